// What Dodge shows of its missiles: fuel, the line from nose to aim, and the name of the first of each kind.
import type Phaser from 'phaser';
import type { Point } from '../../../entities/command';
import { centreOf, loadHull } from '../../../scene/bodies/hull-art';
import { arcPoints, strokePolyline } from '../../../scene/draw/strokes';
import { importance } from '../../../scene/labels/label-board';
import type { Frame, Layer } from '../../../scene/layer';
import type { Entity } from '../../../simulation/entity-kinds';
import { palette } from '../../../view/palette';
import { hulls, looks, type MissileLook } from '../looks';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { pair, missile as usual } from '../rules/flight';
import { type MissileName, missileKinds } from '../rules/waves';

/** The arc around a missile for its fuel: radius of the usual missile of the game (m), width (CSS pixels), and opacity. */
const fuelArc = { radius: 2.9, width: 2, opacity: 0.55 };

/** The dotted line from a nose to where the missile aims: dots a metre, opacity, radius (CSS pixels), and its largest length (m). */
const aimLine = { every: 1.6, opacity: 0.4, radius: 1.3, longest: 40, nose: 2.6 };

/** The seam of a pair: half its length, the radius of the ring that counts (m), and width (CSS pixels). */
const seam = { half: 2.4, ring: 3.4, width: 2.5 };

/** How long the first missile of a kind is named. s */
const namedFor = 4;

export class ArmsLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #graphics: Phaser.GameObjects.Graphics;
  #game: Dodge | null = null;
  /** The first missile of each kind, and when it was first seen: simulated time, s. */
  readonly #first = new Map<MissileName, { entity: Entity; at: number }>();

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw(frame: Frame): void {
    this.#graphics.clear();
    const game = dodgeOf(frame.session.simulation);
    if (!game) return;
    if (game !== this.#game) {
      this.#first.clear();
      for (const art of Object.values(hulls)) loadHull(this.#scene, art);
    }
    this.#game = game;
    for (const missile of game.missiles) this.#drawMissile(missile, game, frame);
  }

  #drawMissile(missile: Entity, game: Dodge, frame: Frame): void {
    const { poses, viewport } = frame;
    const fuel = game.fuelOf(missile) ?? 0;
    const name = game.nameOf(missile);
    const pose = poses.get(missile);
    if (!pose || !name || fuel <= 0) return;
    const { colour } = looks[name];
    const centre = centreOf(missile, pose);
    this.#graphics.lineStyle(fuelArc.width, colour, fuelArc.opacity);
    const radius = (fuelArc.radius * missile.build.size * viewport.zoom) / usual.size;
    strokePolyline(
      this.#graphics,
      arcPoints(viewport.toPage(centre), radius, -Math.PI / 2, 2 * Math.PI * fuel),
    );
    this.#drawSeam(missile, game, centre, pose.angle, frame);
    if (name !== 'dart' && game.state !== 'over') this.#drawAim(missile, name, centre, game, frame);
    if (game.state !== 'over') this.#name(missile, name, centre, frame);
  }

  /** The seam of a pair along its hull, and a ring that counts down to its split. */
  #drawSeam(missile: Entity, game: Dodge, centre: Point, heading: number, { viewport }: Frame): void {
    const left = game.splitsIn(missile);
    if (left === null) return;
    const [cos, sin] = [Math.cos(heading) * seam.half, Math.sin(heading) * seam.half];
    const ends = [-1, 1].map((side) =>
      viewport.toPage({ x: centre.x + side * cos, y: centre.y + side * sin }),
    );
    this.#graphics.lineStyle(seam.width, palette.night, 1);
    strokePolyline(this.#graphics, ends);
    this.#graphics.lineStyle(seam.width, palette.label, 0.9);
    const ring = arcPoints(
      viewport.toPage(centre),
      seam.ring * viewport.zoom,
      -Math.PI / 2,
      (2 * Math.PI * left) / pair.after,
    );
    if (left > 0) strokePolyline(this.#graphics, ring);
  }

  /** Dots from the nose to where the law leads it: the player, or where the player will be. */
  #drawAim(
    missile: Entity,
    name: MissileName,
    from: Point,
    { player }: Dodge,
    { poses, viewport }: Frame,
  ): void {
    const pose = poses.get(player);
    const own = poses.get(missile);
    if (!pose || !own) return;
    const goal = centreOf(player, pose);
    const leads = missileKinds[name].guidance.kind !== 'pursuit';
    const velocity = player.body.getLinearVelocity();
    const range = Math.hypot(goal.x - from.x, goal.y - from.y);
    const lead = leads ? range / Math.max(5, missile.limits.speed) : 0;
    const to = { x: goal.x + velocity.x * lead, y: goal.y + velocity.y * lead };
    const nose = { x: Math.cos(own.angle), y: Math.sin(own.angle) };
    // That of a navigator bends: it leaves along the nose and turns late.
    const bend = name === 'navigator' ? 0.5 : 0;
    const length = Math.hypot(to.x - from.x, to.y - from.y);
    const middle = { x: from.x + nose.x * length * bend, y: from.y + nose.y * length * bend };
    this.#graphics.fillStyle(looks[name].colour, aimLine.opacity);
    const most = Math.min(length, aimLine.longest);
    for (let along = aimLine.nose; along < most; along += aimLine.every) {
      const share = along / length;
      const at = bend > 0 ? bent(from, middle, to, share) : between(from, to, share);
      const { x, y } = viewport.toPage(at);
      this.#graphics.fillCircle(x, y, aimLine.radius);
    }
  }

  #name(
    missile: Entity,
    name: MissileName,
    centre: Point,
    { session, viewport, hulls: boxes, labels }: Frame,
  ): void {
    const { time } = session.simulation;
    const first = this.#first.get(name) ?? { entity: missile, at: time };
    this.#first.set(name, first);
    const look: MissileLook = looks[name];
    if (first.entity !== missile || time - first.at > namedFor) return;
    labels.place({
      id: `name ${name}`,
      text: look.called ?? name,
      at: boxes.get(missile) ?? viewport.toPage(centre),
      sides: ['right', 'left', 'above', 'below'],
      priority: importance.name,
      colour: looks[name].colour,
      size: 15,
      weight: 600,
    });
  }
}

function between(a: Point, b: Point, share: number): Point {
  return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share };
}

/** A place of the quadratic Bézier curve from a by b to c. */
function bent(a: Point, b: Point, c: Point, share: number): Point {
  return between(between(a, b, share), between(b, c, share), share);
}
