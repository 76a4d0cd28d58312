// The games headless: what files and runs need of them. Adding one is a line here.
import type { Field } from '../lab/files/field';
import { type BuiltIn, inOrder, scenarios } from '../lab/scenarios';
import { dodgeGame } from './dodge/rules/game';
import { dodge } from './dodge/scenario';
import { parGame } from './par/rules/game';
import { par } from './par/scenario';
import { spaceGame, spaceScenes } from './space/rules/slot';

/** Every game. */
export const games: readonly Field[] = [dodgeGame, parGame, spaceGame];

const [first, ...others] = scenarios;

/** All built-in scenarios, in the order of the gallery: the games stand after the first scene. */
export const allScenarios: readonly BuiltIn[] = inOrder([
  first,
  { id: 'dodge', group: 'fly', scenario: dodge },
  { id: 'par', group: 'fly', scenario: par },
  ...others,
  ...spaceScenes,
]);
