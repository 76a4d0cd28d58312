// Passes the pointer events of the picture on, in CSS pixels.
import Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import type { ViewState } from '../../view/view-state';
import type { Viewport } from '../../view/viewport';
import type { Gestures } from './gestures';
import type { Hand, Touch } from './hand';

/** Values of PointerEvent.button. */
const buttons = { middle: 1, right: 2 };

/** A hand: it takes the pointers and turns them into changes. */
export interface PointerHand {
  /** Whether it takes the pointers now. */
  readonly takes: boolean;
  press(touch: Touch, pan: boolean): void;
  move(touch: Touch): void;
  release(touch: Touch): void;
  cancel(): void;
  wheel?(page: Point, amount: number): void;
  /** A press with Shift held: whether it was taken. */
  choose?(touch: Touch): boolean;
  /** A right click. */
  menu?(touch: Touch): void;
  cursorAt(page: Point): string;
  /** Called once a frame. @param nowMs real time */
  wait?(nowMs: number): void;
}

/** Makes a hand. Its gestures are those of a run, which move the view too. */
export type HandMaker = (parts: {
  readonly session: Session;
  readonly view: ViewState;
  readonly viewport: Viewport;
  readonly gestures: Gestures;
}) => PointerHand;

/** Listens to mouse, fingers and wheel on a game's canvas. @param user gives the hand that takes them @param hand is told where the mouse points */
export function listenToPointers(
  { canvas, events }: Phaser.Game,
  user: () => PointerHand,
  viewport: Viewport,
  hand: Hand,
): void {
  const touch = (event: MouseEvent): Touch => {
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
    if (event.shiftKey && user().choose?.(touch(event))) return;
    // A press on the picture is released there, wherever the pointer is then.
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
  // A press on the picture takes the keyboard from no field, selects no text, magnifies nothing and opens no menu.
  for (const own of ['mousedown', 'touchstart', 'contextmenu'])
    canvas.addEventListener(own, (event) => event.preventDefault(), { passive: false });
  events.on(Phaser.Core.Events.BLUR, () => user().cancel());
}
