// Guns: shells in flight as tracers, how far a gun reaches, and the enemy it has chosen.

import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Gun } from '../../simulation/guns/gun';
import { gunsOf } from '../../simulation/guns/gunnery';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { arcPoints, strokeWay } from '../draw/strokes';
import type { Frame, Layer } from '../layer';
import { centreOf } from './hull-art';

/** A tracer is the way of so many seconds behind a shell. s; 40 m/s make it 2.4 m long */
const tracerTime = 0.06;

/** Width of a tracer and of its bright core. CSS pixels. */
const tracerWidth = { glow: 5, core: 2 };

/** The brackets about a chosen enemy: half their square, m, and the length of an arm, as a share of it. */
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
      strokeWay(this.#graphics, arcPoints(frame.viewport.toPage(pose), gun.spec.range * frame.viewport.zoom));
      if (gun.enemy) this.#mark(gun.enemy, colour, frame);
      this.#trace(gun, frame);
    }
  }

  #trace({ shells }: Gun, { viewport, lag }: Frame): void {
    for (const { body, left } of shells) {
      // A shell may be fired and hit before the picture gets there.
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

  /** Four corners of a square about it. */
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
      strokeWay(this.#graphics, [
        { x: corner.x - right * arm, y: corner.y },
        corner,
        { x: corner.x, y: corner.y - down * arm },
      ]);
    }
  }
}
