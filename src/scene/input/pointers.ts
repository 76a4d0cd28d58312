// Passes Phaser's pointer events to the gestures, in CSS pixels.
import Phaser from 'phaser';
import type { Viewport } from '../../view/viewport';
import type { Gestures } from './gestures';
import type { Touch } from './grips';

/** Listens to mouse, fingers and wheel on a scene's canvas. */
export function listenToPointers(
  { game, input }: Phaser.Scene,
  gestures: Gestures,
  viewport: Viewport,
): void {
  const touch = (pointer: Phaser.Input.Pointer): Touch => ({
    id: pointer.id,
    x: (pointer.x * viewport.width) / game.scale.width,
    y: (pointer.y * viewport.height) / game.scale.height,
    finger: pointer.wasTouch,
    timeMs: pointer.event.timeStamp,
  });
  input.addPointer(2);
  input.on('pointerdown', (pointer: Phaser.Input.Pointer) => {
    if (pointer.rightButtonDown()) return;
    gestures.press(touch(pointer), pointer.middleButtonDown());
  });
  input.on('pointermove', (pointer: Phaser.Input.Pointer) => {
    gestures.move(touch(pointer));
    game.canvas.style.cursor = gestures.cursorAt(touch(pointer));
  });
  input.on('pointerup', (pointer: Phaser.Input.Pointer) => gestures.release(touch(pointer)));
  input.on('pointerupoutside', (pointer: Phaser.Input.Pointer) => gestures.release(touch(pointer)));
  input.on('wheel', (pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number) => {
    pointer.event.preventDefault();
    gestures.wheel(touch(pointer), dy);
  });
  game.events.on(Phaser.Core.Events.BLUR, () => gestures.cancel());
}
