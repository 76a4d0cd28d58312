// What runs without a page: all games, and the scenes that the page does not show yet. The page takes from rules.ts only what it shows.
import type { Game } from '../files/game';
import type { Scenario } from '../simulation/scenario';
import { allScenarios, games } from './rules';
import { spaceGame } from './space/rules/game';
import { spaceScenes } from './space/scenario';

/** Every game. */
export const headlessGames: readonly Game[] = [...games, spaceGame];

/** Every scene that has an id. */
export const headlessScenarios: readonly { readonly id: string; readonly scenario: Scenario }[] = [
  ...allScenarios,
  ...spaceScenes,
];
