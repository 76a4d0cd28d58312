// Passes Phaser's pointer events on, in CSS pixels.
import Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Viewport } from '../../view/viewport';
import type { Touch } from './grips';

/** What pointers act on. */
export interface PointerUser {
  press(touch: Touch, pan: boolean): void;
  move(touch: Touch): void;
  release(touch: Touch): void;
  cancel(): void;
  wheel?(page: Point, amount: number): void;
  cursorAt(page: Point): string;
}

/** Listens to mouse, fingers and wheel on a scene's canvas. @param user what they act on now */
export function listenToPointers(
  { game, input }: Phaser.Scene,
  user: () => PointerUser,
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
    user().press(touch(pointer), pointer.middleButtonDown());
  });
  input.on('pointermove', (pointer: Phaser.Input.Pointer) => {
    user().move(touch(pointer));
    game.canvas.style.cursor = user().cursorAt(touch(pointer));
  });
  input.on('pointerup', (pointer: Phaser.Input.Pointer) => user().release(touch(pointer)));
  input.on('pointerupoutside', (pointer: Phaser.Input.Pointer) => user().release(touch(pointer)));
  input.on('wheel', (pointer: Phaser.Input.Pointer, _over: unknown, _dx: number, dy: number) => {
    pointer.event.preventDefault();
    user().wheel?.(touch(pointer), dy);
  });
  game.events.on(Phaser.Core.Events.BLUR, () => user().cancel());
}
