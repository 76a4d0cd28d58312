// What the parts of the interface share: session, view, viewport, drawers, scenarios, and messages to the person.
import type { BuiltIn } from '../scenarios';
import type { Listeners } from '../session/listeners';
import type { Session } from '../session/session';
import type { Entity } from '../simulation/entity-kinds';
import { focusedEntity, type ViewState } from '../view/view-state';
import type { Viewport } from '../view/viewport';
import type { SingleKeys } from './actions/single-keys';
import type { DrawerState } from './drawers/state';
import type { SoundSwitch } from './sound/sound';

/** Everything that a part of the interface may use. */
export interface App {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly drawers: DrawerState;
  readonly sound: SoundSwitch;
  /** Whether shortcuts of a single character are on. */
  readonly singleKeys: SingleKeys;
  /** Told of every step test that begins. */
  readonly stepTests: Listeners;
  /** The built-in scenarios, in the order of the picker. */
  readonly scenarios: readonly BuiltIn[];
  /** Shows a sentence to the person; errors stay until they are closed. */
  notify(message: string, kind: 'info' | 'error'): void;
  /** Says a sentence to whoever listens instead of looking; it is not shown. */
  say(sentence: string): void;
}

/** The body in focus. */
export function inFocus({ session, view }: App): Entity {
  return focusedEntity(session, view);
}

/** Does something that may be refused; a refusal is shown to the person. True when it was done. */
export function attempt(app: App, action: () => void): boolean {
  try {
    action();
    return true;
  } catch (error) {
    app.notify(error instanceof Error ? error.message : String(error), 'error');
    return false;
  }
}
