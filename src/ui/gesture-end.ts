// When a gesture ends: the edits of a drag of a slider, a waypoint or a key held down are one step of undo.
import type { Session } from '../session/session';
import { isOfBurst } from './kit/keyboard';

/** What begins or ends a gesture. A click comes after its pointerup: the next press ends what it did. */
const ends = ['pointerdown', 'pointerup', 'pointercancel', 'keydown', 'keyup', 'change'] as const;

/** Listens on the window, before anything that edits. */
export function listenForGestureEnds(session: Session): void {
  for (const end of ends)
    window.addEventListener(
      end,
      (event) => {
        if (!(event instanceof KeyboardEvent && (event.repeat || isOfBurst(event)))) session.settle();
      },
      true,
    );
}
