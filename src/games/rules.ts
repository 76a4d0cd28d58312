// The games headless: what files and runs need of them. Adding one is a line here.
import type { Game } from '../files/game';
import { type BuiltIn, inOrder, scenarios } from '../scenarios';
import { dodgeGame } from './dodge/rules/game';
import { dodge } from './dodge/scenario';
import { parGame } from './par/rules/game';
import { par } from './par/scenario';
import { spaceGame } from './space/rules/game';
import { spaceFlip, spaceOrder, spaceTurn, spaceWhy } from './space/scenario';

/** Every game. */
export const games: readonly Game[] = [dodgeGame, parGame, spaceGame];

/** Scenes that only run by their ids so far: the gallery shows a scene with its picture. */
export const headlessScenarios: readonly Pick<BuiltIn, 'id' | 'scenario'>[] = [
  { id: 'space-why', scenario: spaceWhy },
  { id: 'space-order', scenario: spaceOrder },
  { id: 'space-flip', scenario: spaceFlip },
  { id: 'space-turn', scenario: spaceTurn },
];

const [first, ...others] = scenarios;

/** All built-in scenarios, in the order of the gallery: the games stand after the first scene. */
export const allScenarios: readonly BuiltIn[] = inOrder([
  first,
  { id: 'dodge', group: 'fly', scenario: dodge },
  { id: 'par', group: 'fly', scenario: par },
  ...others,
]);
