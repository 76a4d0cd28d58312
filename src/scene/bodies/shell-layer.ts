// Guns: shells in flight as tracers, the gun's range, and the enemy it has chosen.

import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Gun } from '../../simulation/guns/gun';
import { gunsOf } from '../../simulation/guns/gunnery';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { arcPoints, strokePolyline } from '../draw/strokes';
import type { Frame, Layer } from '../layer';
import { centreOf } from './hull-art';

/** Length of a tracer, as the time the shell takes to travel it. s: at 40 m/s it is 2.4 m long */
const tracerTime = 0.06;

/** Widths of a tracer's glow and of its bright core. CSS pixels */
const tracerWidth = { glow: 5, core: 2 };

/** The brackets around a chosen enemy: half the side of their square (m), and an arm's length as a fraction of that. */
const bracket = { half: 5, arm: 0.35 };

export class ShellLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    for (const gun of gunsOf(frame.session.simulation)) {
      const pose = frame.poses.get(gun.turret);
      if (!pose) continue;
      const colour = colourOf(frame.session, gun.turret);
      this.#graphics.lineStyle(1, colour, 0.25);
      strokePolyline(
        this.#graphics,
        arcPoints(frame.viewport.toPage(pose), gun.spec.range * frame.viewport.zoom),
      );
      if (gun.enemy) this.#mark(gun.enemy, colour, frame);
      this.#trace(gun, frame);
    }
  }

  #trace({ shells }: Gun, { viewport, lag }: Frame): void {
    for (const { body, left } of shells) {
      // The picture is behind the last step, in which the shell may have hit.
      if (left <= 0) continue;
      const { x, y } = body.getPosition();
      const velocity = body.getLinearVelocity();
      const at = (before: number) =>
        viewport.toPage({ x: x - velocity.x * before, y: y - velocity.y * before });
      const [head, middle, tail] = [at(lag), at(lag + tracerTime / 2), at(lag + tracerTime)];
      this.#graphics.lineStyle(tracerWidth.glow, palette.shell, 0.25);
      this.#graphics.lineBetween(tail.x, tail.y, head.x, head.y);
      this.#graphics.lineStyle(tracerWidth.core, palette.shell, 1);
      this.#graphics.lineBetween(middle.x, middle.y, head.x, head.y);
    }
  }

  /** Draws the corners of a square around an enemy. */
  #mark(enemy: Entity, colour: number, { poses, viewport }: Frame): void {
    const pose = poses.get(enemy);
    if (!pose) return;
    const { x, y } = viewport.toPage(centreOf(enemy, pose));
    const half = Math.max(12, bracket.half * enemy.build.size * viewport.zoom);
    const arm = half * bracket.arm;
    this.#graphics.lineStyle(1.5, colour, 0.9);
    for (const [right, down] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ]) {
      const corner = { x: x + right * half, y: y + down * half };
      strokePolyline(this.#graphics, [
        { x: corner.x - right * arm, y: corner.y },
        corner,
        { x: corner.x, y: corner.y - down * arm },
      ]);
    }
  }
}
