// What the interface is mounted over, and how the page mounts one.
import type { BuiltIn } from '../scenarios';
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { App } from './app';
import type { MountGame } from './game-part';

/** What the interface is mounted over. */
export interface Mounted {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  /** The built-in scenarios, in the order of the picker. */
  readonly scenarios: readonly BuiltIn[];
}

/** An interface that is mounted. */
export interface Interface {
  /** Tells the viewport which part of the page is free; call it after a resize. */
  fit(): void;
  /** Adds what a game has on the page. */
  add(game: MountGame): void;
  notify: App['notify'];
}

/**
 * Mounts an interface.
 * @param stage element of the picture @param place element of the interface
 */
export type Mount = (stage: HTMLElement, place: HTMLElement, mounted: Mounted) => Interface;
