// The games as the page knows them. Adding one is a line here, and one in rules.ts.

import type { Feature } from '../app/feature/feature';
import type { GamePage } from '../app/feature/game-page';
import type { GamePresentation } from '../app/view/game-presentation';
import { dodgePresentation } from './dodge/presentation';
import { editor } from './editor';
import { parPresentation } from './par/presentation';
import { spacePresentation } from './space/presentation';
import { code, workshop } from './workshop';

/** Every game. */
export const games: readonly GamePresentation<GamePage>[] = [
  dodgePresentation,
  parPresentation,
  spacePresentation,
];

/** Every feature that is no game. */
export const features: readonly Feature[] = [
  editor,
  code,
  workshop(async () => (await import('./judging')).judging),
];
