// Guns: shells as bright lines, flashes of shots and hits, the range, and brackets around the enemy aimed at.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Gun } from '../../../world/simulation/guns/gun';
import { gunsOf } from '../../../world/simulation/guns/gunnery';
import { colourOf } from '../../view/bodies';
import { boxAbout } from '../../view/box';
import { palette } from '../../view/palette';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { arcPoints, strokePolyline } from '../draw/strokes';
import type { Frame, LayerMaker } from '../layer';

type Graphics = Phaser.GameObjects.Graphics;

/** Time in which a shell flies the length of its tracer (the bright line behind the shell). s */
const tracerTime = 0.06;

/** Widths of the glow and the bright middle of the line behind a shell. CSS pixels */
const tracerWidth = { glow: 8, core: 2.5 };

/** Sizes of the four corner brackets around the enemy at which a gun aims. */
const bracket = {
  /** Half the side of the marked square around a gun's target. m, for a target of size 1 */
  half: 5,
  /** Length of each line of a corner bracket, as a fraction of half the side of the bracketed square. */
  arm: 0.35,
};

/** Sizes of the flashes of light where a shot is fired or a shell hits. */
const flashSize = {
  /** Largest radius of the flash of a shot. m */
  shot: 1.1,
  /** Largest radius of the flash of a hit. m */
  hit: 2.2,
  /** Largest distance of a ray's end from the hit. m */
  reach: 4,
  /** Number of rays in the flash of a hit. */
  rays: 8,
};

export const shellLayer: LayerMaker = (surface) => {
  const graphics = surface.graphics();
  const flashes = new Flashes();
  return (frame) => {
    const { session, viewport, bodies } = frame;
    const guns = gunsOf(session.simulation);
    for (const gun of guns) {
      const turret = bodies.get(gun.turret);
      if (!turret) continue;
      const colour = colourOf(session, gun.turret);
      graphics.lineStyle(1, colour, 0.25);
      strokePolyline(graphics, arcPoints(viewport.toPage(turret), gun.spec.range * viewport.zoom));
      if (gun.enemy) mark(graphics, gun.enemy, colour, frame);
      trace(graphics, gun, frame);
    }
    const { time } = session.simulation;
    for (const flash of flashes.visibleAt(guns, time)) drawFlash(graphics, flash, time - flash.at, frame);
  };
};

/** Draws the flash of a shot as a disc of light, and that of a hit as a bright point with rays. @param age s */
function drawFlash(
  graphics: Graphics,
  { kind, place }: Flash,
  age: number,
  { viewport, labels }: Frame,
): void {
  const share = age / flashLasts[kind];
  const { x, y } = viewport.toPage(place);
  const radius = flashSize[kind] * viewport.zoom;
  if (labels.isStill) labels.addObstacle(boxAbout({ x, y }, radius));
  if (kind === 'shot') graphics.fillStyle(palette.shell, 0.35 * (1 - share)).fillCircle(x, y, radius);
  graphics.fillStyle(palette.shell, 0.9 * (1 - share)).fillCircle(x, y, radius * 0.5 * (1 - share));
  if (kind !== 'hit') return;
  const grown = prefersReducedMotion() ? 0.6 : Math.sqrt(share);
  const reach = flashSize.reach * viewport.zoom * grown;
  graphics.lineStyle(2, palette.shell, 0.8 * (1 - share));
  for (let n = 0; n < flashSize.rays; n++) {
    const angle = (2 * Math.PI * n) / flashSize.rays;
    const [dx, dy] = [reach * Math.cos(angle), reach * Math.sin(angle)];
    graphics.lineBetween(x + 0.6 * dx, y + 0.6 * dy, x + dx, y + dy);
  }
}

function trace(graphics: Graphics, { shells }: Gun, { viewport, lag }: Frame): void {
  for (const { body, left } of shells) {
    // The picture is behind the last step, in which the shell may have hit.
    if (left <= 0) continue;
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    const at = (before: number) =>
      viewport.toPage({ x: x - velocity.x * before, y: y - velocity.y * before });
    const [head, middle, tail] = [at(lag), at(lag + tracerTime / 2), at(lag + tracerTime)];
    graphics.lineStyle(tracerWidth.glow, palette.shell, 0.25).lineBetween(tail.x, tail.y, head.x, head.y);
    graphics.lineStyle(tracerWidth.core, palette.shell, 1).lineBetween(middle.x, middle.y, head.x, head.y);
  }
}

/** Draws corner brackets around the enemy at which a gun aims. */
function mark(graphics: Graphics, enemy: Entity, colour: number, { bodies, labels }: Frame): void {
  const body = bodies.get(enemy);
  if (!body) return;
  const { x, y } = body.centre;
  const half = Math.max(12, bracket.half * body.scale);
  if (labels.isStill) labels.addObstacle(boxAbout({ x, y }, half));
  const arm = half * bracket.arm;
  graphics.lineStyle(1.5, colour, 0.9);
  for (const [right, down] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]) {
    const corner = { x: x + right * half, y: y + down * half };
    strokePolyline(graphics, [
      { x: corner.x - right * arm, y: corner.y },
      corner,
      { x: corner.x, y: corner.y - down * arm },
    ]);
  }
}

/** Durations of the flashes of guns. s */
const flashLasts = {
  /** Duration of the flash of a shot. s */
  shot: 0.12,
  /** Duration of the flash of a hit. s */
  hit: 0.45,
} as const;

/** A short flash of light where a shot was fired or a shell hit. */
interface Flash {
  readonly kind: keyof typeof flashLasts;
  readonly place: Point;
  /** Simulated time at which the flash of a shot or hit started. s */
  readonly at: number;
}

interface GunState {
  shots: number;
  hits: number;
  /** Position of each flying shell. m */
  shells: Map<unknown, Point>;
}

class Flashes {
  #seen = new WeakMap<Gun, GunState>();
  #live: Flash[] = [];

  /** Returns the flashes that are visible at a time: of shots and of hits. @param time simulated time, s */
  visibleAt(guns: readonly Gun[], time: number): readonly Flash[] {
    for (const gun of guns) this.#compare(gun, time);
    this.#live = this.#live.filter(({ kind, at }) => at <= time && time - at < flashLasts[kind]);
    return this.#live;
  }

  #compare(gun: Gun, at: number): void {
    const { shots, hits } = gun.score;
    const shells = new Map(gun.shells.map(({ body }) => [body as unknown, { ...body.getPosition() }]));
    const before = this.#seen.get(gun);
    this.#seen.set(gun, { shots, hits, shells });
    if (!before) return;
    if (shots > before.shots) {
      const [place] = [...shells].filter(([body]) => !before.shells.has(body)).map(([, where]) => where);
      if (place) this.#live.push({ kind: 'shot', place, at });
    }
    if (hits > before.hits)
      for (const [body, place] of before.shells)
        if (!shells.has(body)) this.#live.push({ kind: 'hit', place, at });
  }
}
