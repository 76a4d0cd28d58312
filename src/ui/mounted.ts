// What the interface is mounted over, and how the page mounts one.
import type { BuiltIn } from '../scenarios';
import type { Session } from '../session/session';
import type { ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { MountGame } from './game-part';

/** What the interface is mounted over. */
export interface Mounted {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  /** The built-in scenarios, in the order of the picker. */
  readonly scenarios: readonly BuiltIn[];
  /** What games add to the page. */
  readonly games: readonly MountGame[];
}

/**
 * Mounts an interface.
 * @param stage element of the picture @param place element of the interface
 * @returns a function that tells the viewport which part of the page is free; call it after a resize
 */
export type Mount = (stage: HTMLElement, place: HTMLElement, mounted: Mounted) => () => void;
