// Draws the state of missiles: fuel, where they aim, and the name of the first missile of each kind.
import type Phaser from 'phaser';
import { centreOf, type DrawnBody } from '../../../app/scene/bodies/drawn-body';
import { loadHull } from '../../../app/scene/bodies/hull-art';
import { arcPoints, strokePolyline } from '../../../app/scene/draw/strokes';
import { importance } from '../../../app/scene/labels/label-board';
import type { Frame, LayerMaker } from '../../../app/scene/layer';
import { palette } from '../../../app/view/palette';
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { hulls, looks, type MissileLook } from '../appearance';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { pairNumbers, missile as usual } from '../rules/flight';
import { type MissileName, missileKinds } from '../rules/waves';

type Graphics = Phaser.GameObjects.Graphics;
type Body = Readonly<DrawnBody>;

/** Arc around a missile that shows its fuel: radius (m), line width (CSS pixels), and opacity. */
const fuelArc = { radius: 2.9, width: 2, opacity: 0.55 };

/** Dotted line that shows where a missile aims. */
const aimLine = {
  /** Distance between two dots. m */
  every: 1.6,
  opacity: 0.4,
  /** Radius of each dot. CSS pixels */
  radius: 1.3,
  /** Largest distance of the aim line's dots from the missile's middle. m */
  farthest: 40,
  /** Distance of the aim line's first dot from the missile's middle. m */
  nearest: 2.6,
};

/**
 * Lines on a pair (a missile that splits in two): half length of the line along the hull (m), radius of the countdown
 * ring (m), line width (CSS pixels).
 */
const seam = { half: 2.4, ring: 3.4, width: 2.5 };

/** Time for which the name of a missile kind is shown beside its first missile. s */
const namedFor = 4;

export const armsLayer: LayerMaker = (surface) => {
  const graphics = surface.graphics();
  const names = new FirstOfKind();
  let last: Dodge | null = null;
  return (frame) => {
    const game = dodgeOf(frame.session.simulation);
    if (!game) return;
    if (game !== last) {
      names.forget();
      for (const art of Object.values(hulls)) loadHull(surface.scene, art);
    }
    last = game;
    for (const missile of game.missiles) drawMissile(graphics, names, missile, game, frame);
  };
};

function drawMissile(
  graphics: Graphics,
  names: FirstOfKind,
  missile: Entity,
  game: Dodge,
  frame: Frame,
): void {
  const name = game.nameOf(missile);
  const body = frame.bodies.get(missile);
  const fuel = game.fuelOf(missile) ?? 0;
  if (!body || !name || fuel <= 0) return;
  drawFuel(graphics, body, looks[name].colour, fuel, frame);
  drawSeam(graphics, body, game.splitsIn(missile), frame);
  if (game.state === 'over') return;
  if (name !== 'dart') drawAim(graphics, body, name, game, frame);
  names.write(body, name, frame);
}

/** Writes the name of each kind of missile beside the first missile of this kind. */
class FirstOfKind {
  /** First missile of each kind, and the simulation time at which it was first seen (s). */
  readonly #first = new Map<MissileName, { readonly entity: Entity; readonly at: number }>();

  forget(): void {
    this.#first.clear();
  }

  write({ entity, box, centre }: Body, name: MissileName, { session, labels }: Frame): void {
    const { time } = session.simulation;
    const first = this.#first.get(name) ?? { entity, at: time };
    this.#first.set(name, first);
    if (first.entity !== entity || time - first.at > namedFor) return;
    const look: MissileLook = looks[name];
    labels.place({
      id: `name ${name}`,
      text: look.called ?? name,
      at: box ?? centre,
      sides: ['right', 'left', 'above', 'below'],
      priority: importance.name,
      colour: look.colour,
      size: 15,
      weight: 600,
    });
  }
}

function drawFuel(
  graphics: Graphics,
  { entity, centre }: Body,
  colour: number,
  fuel: number,
  { viewport }: Frame,
): void {
  const radius = (fuelArc.radius * entity.build.size * viewport.zoom) / usual.size;
  graphics.lineStyle(fuelArc.width, colour, fuelArc.opacity);
  strokePolyline(graphics, arcPoints(centre, radius, -Math.PI / 2, 2 * Math.PI * fuel));
}

function drawSeam(
  graphics: Graphics,
  { centre, heading }: Body,
  left: number | null,
  { viewport: { zoom } }: Frame,
): void {
  if (left === null) return;
  const [cos, sin] = [Math.cos(heading) * seam.half * zoom, Math.sin(heading) * seam.half * zoom];
  graphics.lineStyle(seam.width, palette.night, 1);
  graphics.lineBetween(centre.x - cos, centre.y - sin, centre.x + cos, centre.y + sin);
  graphics.lineStyle(seam.width, looks.pair, 0.9);
  if (left <= 0) return;
  const sweep = (2 * Math.PI * left) / pairNumbers.after;
  strokePolyline(graphics, arcPoints(centre, seam.ring * zoom, -Math.PI / 2, sweep));
}

/** Draws dots from a missile's nose to its aim: the present or future place of the player. */
function drawAim(
  graphics: Graphics,
  own: Body,
  name: MissileName,
  { player }: Dodge,
  { bodies, viewport }: Frame,
): void {
  const prey = bodies.get(player);
  if (!prey) return;
  const from = centreOf(own.entity, own);
  const goal = centreOf(player, prey);
  const leads = missileKinds[name].guidance.kind !== 'pursuit';
  const velocity = player.body.getLinearVelocity();
  const range = Math.hypot(goal.x - from.x, goal.y - from.y);
  const lead = leads ? range / Math.max(5, own.entity.limits.speed) : 0;
  const to = { x: goal.x + velocity.x * lead, y: goal.y + velocity.y * lead };
  // The line of a navigator is curved: it leaves along the nose and turns late.
  const bend = name === 'navigator' ? 0.5 : 0;
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const ahead = length * bend;
  const middle = { x: from.x + Math.cos(own.angle) * ahead, y: from.y + Math.sin(own.angle) * ahead };
  graphics.fillStyle(looks[name].colour, aimLine.opacity);
  const most = Math.min(length, aimLine.farthest);
  for (let along = aimLine.nearest; along < most; along += aimLine.every) {
    const share = along / length;
    const { x, y } = viewport.toPage(bend > 0 ? bent(from, middle, to, share) : between(from, to, share));
    graphics.fillCircle(x, y, aimLine.radius);
  }
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/**
 * Returns a point of the quadratic Bézier curve from a to c with control point b.
 * @param share position along the curve, 0 to 1
 */
function bent(a: Point, b: Point, c: Point, share: number): Point {
  return between(between(a, b, share), between(b, c, share), share);
}
