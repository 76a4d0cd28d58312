// Guns: shells in flight as tracers, flashes of shots and hits, the gun's range, and the enemy it has chosen.

import type Phaser from 'phaser';
import type { Entity } from '../../simulation/entity-kinds';
import type { Gun } from '../../simulation/guns/gun';
import { gunsOf } from '../../simulation/guns/gunnery';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { arcPoints, strokePolyline } from '../draw/strokes';
import type { Frame, Layer } from '../layer';
import { type Flash, Flashes, flashLasts } from './flashes';
import { centreOf } from './hull-art';

/** Length of a tracer, as the time the shell takes to travel it. s: at 40 m/s it is 2.4 m long */
const tracerTime = 0.06;

/** Widths of a tracer's glow and of its bright core. CSS pixels */
const tracerWidth = { glow: 8, core: 2.5 };

/** The brackets around a chosen enemy: half the side of their square (m), and an arm's length as a fraction of that. */
const bracket = { half: 5, arm: 0.35 };

/** Radius of a flash at its end, and of the ring of a hit (m), and the number of its rays. */
const flashSize = { shot: 1.1, hit: 2.2, ring: 4, rays: 8 };

export class ShellLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #flashes = new Flashes();

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    const guns = gunsOf(frame.session.simulation);
    for (const gun of guns) {
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
    const { time } = frame.session.simulation;
    for (const flash of this.#flashes.look(guns, time)) this.#flash(flash, time - flash.at, frame);
  }

  /** A disc of light, with rays and a ring where a shell has hit. */
  #flash({ kind, place }: Flash, age: number, { viewport }: Frame): void {
    const graphics = this.#graphics;
    const share = age / flashLasts[kind];
    const { x, y } = viewport.toPage(place);
    const radius = flashSize[kind] * viewport.zoom;
    graphics.fillStyle(palette.shell, 0.35 * (1 - share)).fillCircle(x, y, radius);
    graphics.fillStyle(palette.shell, 0.9 * (1 - share)).fillCircle(x, y, radius * 0.5 * (1 - share));
    if (kind !== 'hit') return;
    const grown = prefersReducedMotion() ? 0.6 : Math.sqrt(share);
    const ring = flashSize.ring * viewport.zoom * grown;
    graphics.lineStyle(2, palette.shell, 0.8 * (1 - share));
    strokePolyline(graphics, arcPoints({ x, y }, ring));
    for (let n = 0; n < flashSize.rays; n++) {
      const [cos, sin] = [
        Math.cos((2 * Math.PI * n) / flashSize.rays),
        Math.sin((2 * Math.PI * n) / flashSize.rays),
      ];
      graphics.lineBetween(
        x + 0.55 * ring * cos,
        y + 0.55 * ring * sin,
        x + 0.9 * ring * cos,
        y + 0.9 * ring * sin,
      );
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
