// The interface of a game's part of the page.
import type { Action } from './actions/action';
import type { App } from './app';
import type { Listen } from './sound/sound';

/** What a game adds to the page. */
export interface GamePart {
  /** Its figures and cards; the part shows and hides it. */
  readonly element: HTMLElement;
  /** The element that covers the top of the picture during the game; in play also one that covers its left. */
  readonly head?: HTMLElement;
  /** Its main control, in the place of the hero; the part shows and hides it. */
  readonly hero?: HTMLElement;
  /** Further actions with keys. */
  readonly actions?: readonly Action[];
  /** What is to be heard of it. */
  readonly listen?: Listen;
  /** What is to be said of it now to whoever listens instead of looking; empty for nothing. */
  said?(): string;
  /** Whether the game uses a key now, so that it triggers no action. */
  claims?(key: string): boolean;
}

/** Mounts a game's part of the page. */
export type MountGame = (app: App) => GamePart;
