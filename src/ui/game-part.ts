// What a game adds to the page.
import type { Action } from './actions/action';
import type { App } from './app';

/** A game's part of the page. */
export interface GamePart {
  /** Its figures and cards; it shows itself while the game is on. */
  readonly element: HTMLElement;
  /** What covers the top of the picture while it is on. */
  readonly head?: HTMLElement;
  /** Actions with keys of its own. */
  readonly actions?: readonly Action[];
  /** Whether a key belongs to it now, so that it does nothing else. */
  claims?(key: string): boolean;
}

/** Mounts a game's part of the page. */
export type MountGame = (app: App) => GamePart;
