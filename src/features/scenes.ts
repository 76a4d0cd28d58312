// All built-in scenes, with those of features.
import { type BuiltIn, inOrder, scenarios } from '../lab/scenarios';
import { dodgeScenario } from './dodge/scenario';
import { parScenario } from './par/scenario';
import { spaceScenes } from './space/scenario';

const [first, ...others] = scenarios;

/** In the order of the gallery: the games stand after the first scene. */
export const allScenarios: readonly BuiltIn[] = inOrder([
  first,
  { id: 'dodge', group: 'fly', scenario: dodgeScenario },
  { id: 'par', group: 'fly', scenario: parScenario },
  ...others,
  ...spaceScenes,
]);
