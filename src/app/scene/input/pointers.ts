// Passes pointer events on the picture to a handler, in CSS pixels.
import Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Gestures } from './gestures';
import type { Hand, PressedPointer } from './hand';

/** Values of PointerEvent.button for the middle and right mouse button. */
const buttons = { middle: 1, right: 2 };

/** A handler of pointer events on the picture. Features can add their own. */
export interface PointerHand {
  /** Whether this handler receives the pointer events now. */
  readonly takes: boolean;
  press(touch: PressedPointer, pan: boolean): void;
  move(touch: PressedPointer): void;
  release(touch: PressedPointer): void;
  cancel(): void;
  wheel?(page: Point, amount: number): void;
  /** Handles a right click on the picture. */
  menu?(touch: PressedPointer): void;
  cursorAt(page: Point): string;
  /** Called once a frame, so that the handler can detect a long press. @param nowMs real time, ms */
  wait?(nowMs: number): void;
}

/** Function with which a feature, such as a game, creates its pointer handler. */
export type HandMaker = (parts: {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly gestures: Gestures;
}) => PointerHand;

/**
 * Passes mouse, touch and wheel events on the canvas to a handler.
 * @param user returns the handler that receives the present event
 * @param hand state of the pointer; its field `pointed` receives the mouse position
 */
export function listenToPointers(
  { canvas, events }: Phaser.Game,
  user: () => PointerHand,
  viewport: Viewport,
  hand: Hand,
): void {
  const touch = (event: MouseEvent): PressedPointer => {
    const box = canvas.getBoundingClientRect();
    return {
      id: event instanceof PointerEvent ? event.pointerId : 0,
      x: ((event.clientX - box.left) * viewport.width) / box.width,
      y: ((event.clientY - box.top) * viewport.height) / box.height,
      finger: event instanceof PointerEvent && event.pointerType !== 'mouse',
      timeMs: event.timeStamp,
      alt: event.altKey,
      // Cmd where there is one.
      ctrl: event.ctrlKey || event.metaKey,
      shift: event.shiftKey,
    };
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button === buttons.right) {
      user().menu?.(touch(event));
      return;
    }
    // Captured, so that the picture gets the release wherever the pointer is then.
    canvas.setPointerCapture(event.pointerId);
    user().press(touch(event), event.button === buttons.middle);
  });
  canvas.addEventListener('pointermove', (event) => {
    const at = touch(event);
    hand.pointed = at.finger ? null : at;
    user().move(at);
    canvas.style.cursor = user().cursorAt(at);
  });
  canvas.addEventListener('pointerup', (event) => user().release(touch(event)));
  canvas.addEventListener('pointercancel', () => user().cancel());
  canvas.addEventListener('pointerleave', () => {
    hand.pointed = null;
  });
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      user().wheel?.(touch(event), event.deltaY);
    },
    { passive: false },
  );
  // A press on the picture must not take the focus from a field, select text, magnify or open a menu.
  for (const own of ['mousedown', 'touchstart', 'contextmenu'])
    canvas.addEventListener(own, (event) => event.preventDefault(), { passive: false });
  events.on(Phaser.Core.Events.BLUR, () => user().cancel());
}
