// All built-in scenes, including those of games.
import { type BuiltIn, inOrder, scenarios } from '../lab/scenarios';
import { dodgeScenario } from './dodge/scenario';
import { parScenario } from './par/scenario';
import { spaceScenes } from './space/scenario';

const [first, ...others] = scenarios;

/** All built-in scenes, in the order of the gallery. */
export const allScenarios: readonly BuiltIn[] = inOrder([
  first,
  { id: 'dodge', group: 'fly', scenario: dodgeScenario },
  { id: 'par', group: 'fly', scenario: parScenario },
  ...others,
  ...spaceScenes,
]);
