// The games and scenes for what runs without a page: all of it is there from the start.
import './space/rules/at-once';

export { allScenarios, games } from './rules';
