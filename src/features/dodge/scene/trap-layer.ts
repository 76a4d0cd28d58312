// Draws traps, which are missiles about to hit a wall: a dotted line to the wall, the face that
// will be hit, and closing brackets.
import type Phaser from 'phaser';
import { arcPoints, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import type { Frame, LayerMaker } from '../../../app/scene/layer';
import { palette } from '../../../app/view/palette';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { looks } from '../appearance';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { type Trap, TrapWatch, trapping } from '../rules/trap';

type Graphics = Phaser.GameObjects.Graphics;

/** Dotted line from a missile to the wall that it will hit: size and distance of the dots. CSS pixels */
const line = { dot: 3.4, every: 9 };

/** Highlighted part of a wall where a missile is about to hit it: half its length (m), and line width (CSS pixels) */
const face = { half: 3, width: 4 };

/**
 * Four arcs that close in on the place where a missile will hit a wall: first and last radius (CSS pixels), arc angle
 * (rad), line width (CSS pixels).
 */
const brackets = { from: 46, to: 20, angle: 0.55, width: 3 };

/** Longer prediction time for missile paths, used until the player first leads a missile into a wall or crate. s */
const aheadBeforeLure = 2;

/** Game time (from the first launch) up to which missile paths are predicted only 1.2 s ahead. s */
const shortUntil = 6;

/** Largest number of times that traps (missiles about to hit a wall) are explained on one device. */
const mostTold = 3;

/** Counter of how often traps (missiles about to hit a wall) were explained on this device. */
export interface TrapHints {
  count(): number;
  add(): void;
}

export const trapLayer =
  (told: TrapHints): LayerMaker =>
  (surface) => {
    const graphics = surface.graphics();
    const teller = new TrapTeller(told);
    let game: Dodge | null = null;
    let watch: TrapWatch | null = null;
    return (frame) => {
      const { simulation } = frame.session;
      const now = dodgeOf(simulation);
      if (now !== game) watch = now && new TrapWatch(now, simulation.obstacles);
      game = now;
      if (!now || !watch) return;
      for (const trap of watch.update(simulation.time, aheadIn(now))) {
        drawTrap(graphics, trap, now, frame);
        const words = teller.wordsFor(trap);
        if (words !== null) write(trap, words, frame);
      }
    };
  };

function aheadIn({ seconds, tally }: Dodge): number {
  return seconds >= shortUntil && tally.of('lured').count === 0 ? aheadBeforeLure : trapping.most;
}

export class TrapTeller {
  /**
   * Missiles that were ever in a trap (about to hit a wall). Value: whether an explanation is shown beside the missile.
   */
  readonly #seen = new WeakMap<Entity, boolean>();
  readonly #told: TrapHints;

  constructor(told: TrapHints) {
    this.#told = told;
  }

  wordsFor({ missile, in: left }: Pick<Trap, 'missile' | 'in'>): string | null {
    if (left > trapping.most) return 'lead it there';
    const isTold = this.#seen.get(missile) ?? this.#told.count() < mostTold;
    if (isTold && !this.#seen.has(missile)) this.#told.add();
    this.#seen.set(missile, isTold);
    return isTold ? 'trap: hold it here' : null;
  }
}

function drawTrap(
  graphics: Graphics,
  { missile, wall, at, in: left }: Trap,
  game: Dodge,
  { viewport }: Frame,
): void {
  const { colour } = looks[game.nameOf(missile) ?? 'seeker'];
  const { x, y } = missile.body.getPosition();
  const [from, to] = [viewport.toPage({ x, y }), viewport.toPage(at)];
  const way = Math.hypot(to.x - from.x, to.y - from.y);
  graphics.fillStyle(palette.label, 0.95);
  for (let along = 3 * line.every; along < way; along += line.every)
    graphics.fillCircle(
      from.x + ((to.x - from.x) * along) / way,
      from.y + ((to.y - from.y) * along) / way,
      line.dot / 2,
    );
  const [a, b] = faceOf(wall, at).map((place) => viewport.toPage(place));
  graphics.lineStyle(face.width + 4, colour).lineBetween(a.x, a.y, b.x, b.y);
  graphics.lineStyle(face.width, palette.label).lineBetween(a.x, a.y, b.x, b.y);
  const share = Math.min(1, left / trapping.most);
  const radius = brackets.to + (brackets.from - brackets.to) * share;
  graphics.lineStyle(brackets.width, colour);
  for (let n = 0; n < 4; n++)
    strokePolyline(
      graphics,
      arcPoints(to, radius, (n * Math.PI) / 2 + Math.PI / 4 - brackets.angle / 2, brackets.angle),
    );
}

/**
 * Returns the two ends of a line along the surface of a wall. m. The line marks the place of a missile's impact.
 * @param at place of the impact, m
 */
function faceOf({ body, size }: Trap['wall'], at: Point): [Point, Point] {
  const local = body.getLocalPoint(at);
  const [width, height] = [size[0] / 2, size[1] / 2];
  // The nearest side relative to the wall's size, so that a corner belongs to one side only.
  const isAcross = Math.abs(local.x) / width > Math.abs(local.y) / height;
  const ends = [-1, 1].map((side) => {
    const [length, middle] = isAcross ? [height, local.y] : [width, local.x];
    const along = Math.min(length, Math.max(-length, middle + side * face.half));
    return isAcross
      ? { x: Math.sign(local.x) * width, y: along }
      : { x: along, y: Math.sign(local.y) * height };
  });
  const [a, b] = ends.map((end) => {
    const { x, y } = body.getWorldPoint(end);
    return { x, y };
  });
  return [a, b];
}

function write({ missile, at }: Trap, words: string, { viewport, labels }: Frame): void {
  const { x, y } = viewport.toPage(at);
  labels.place({
    id: `trap ${missile.kind}`,
    text: words,
    at: {
      left: x - brackets.from,
      top: y - brackets.from,
      width: 2 * brackets.from,
      height: 2 * brackets.from,
    },
    sides: ['right', 'left', 'above', 'below'],
    priority: importance.answer,
    colour: palette.label,
    size: 18,
    weight: 650,
  });
}
