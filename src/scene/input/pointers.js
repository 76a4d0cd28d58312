// Passes the pointer events of the picture on, in CSS pixels.
import Phaser from 'phaser';

/** Values of PointerEvent.button. */
const buttons = { middle: 1, right: 2 };
/** Listens to mouse, fingers and wheel on a game's canvas. @param user what they act on now @param hand is told where the mouse points */
export function listenToPointers({ canvas, events }, user, viewport, hand) {
  const touch = (event) => {
    const box = canvas.getBoundingClientRect();
    return {
      id: 'pointerId' in event ? event.pointerId : 0,
      x: ((event.clientX - box.left) * viewport.width) / box.width,
      y: ((event.clientY - box.top) * viewport.height) / box.height,
      finger: 'pointerType' in event && event.pointerType !== 'mouse',
      timeMs: event.timeStamp,
    };
  };
  canvas.addEventListener('pointerdown', (event) => {
    if (event.button === buttons.right) return;
    if (event.shiftKey && user().choose?.(touch(event))) return;
    // What begins on the picture ends there, wherever the pointer is by then.
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
