// The games with a face: what the page mounts. Adding one is a line here.
import type { GameFace } from '../view/game-face';
import { dodgeFace } from './dodge/face';
import type { GamePage } from './game-page';
import { parFace } from './par/face';

/** A game as the page knows it. What it adds is loaded with its first scene, or after the start. */
export interface PlayedGame {
  readonly face: GameFace;
  load(): Promise<GamePage>;
}

/** Every game. */
export const games: readonly PlayedGame[] = [
  { face: dodgeFace, load: () => import('./dodge/page') },
  { face: parFace, load: () => import('./par/page') },
];
