// Targets: the large reticle on the target that a person drags or on the current waypoint, smaller ones on moving targets.

import type Phaser from 'phaser';
import { distance, type Point } from '../../entities/command';
import type { MovingTarget } from '../../simulation/targets/moving-target';
import { palette } from '../../view/palette';
import { holdsHeight, reticlePlace } from '../../view/reticle';
import { prefersReducedMotion } from '../draw/reduced-motion';
import { arcPoints, strokeArrow, strokePolyline, strokePolylineDashed } from '../draw/strokes';
import { boxAbout } from '../labels/box';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { reachedLately } from './reached';
import { curveOf } from './target-curve';

/** Widths of the large reticle and of the others (CSS pixels), and of their picture as a factor of that. */
const reticleWidth = { main: 44, other: 30, picture: 64 / 44 };

/** The pulse of a target reached: how long it lasts (s), and the ring's first and last radius (CSS pixels). */
const pulse = { lasts: 0.6, from: 15, to: 38 };

/** Length of a velocity's arrow, as the time the target takes to travel it. s */
const arrowTime = 0.8;

/** Distance from which on two targets are two. m */
const leastApart = 0.5;

/** Lowest speed that is drawn as an arrow. m/s */
const leastSpeed = 0.1;

export class TargetLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #reticle: Phaser.GameObjects.Image;
  readonly #others: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    this.#reticle = scene.add.image(0, 0, 'target');
    parent.add([this.#graphics, this.#reticle]);
  }

  draw(frame: Frame): void {
    const { session, view } = frame;
    const { targets } = session.simulation;
    this.#graphics.clear();
    if (view.faces.of(session.scenario)?.plainPath) {
      for (const image of [this.#reticle, ...this.#others]) image.setVisible(false);
      return;
    }
    // In Path the large reticle is on a waypoint, and every moving target has a small one.
    const [dragged] = session.commands.mode === 'path' ? [] : targets;
    const shown = dragged ? drawnAt(dragged, frame.lag) : reticlePlace(session, view);
    const marks = view.faces.of(session.scenario)?.marksTarget?.(session) ?? true;
    const place = marks ? shown : null;
    this.#drawMain(place, frame);
    const others = targets.filter((target) => target !== dragged);
    this.#drawOthers(
      [...others.map((target) => drawnAt(target, frame.lag)), ...(marks ? ownPlaces(frame, place) : [])],
      frame,
    );
    for (const target of others) this.#drawMotion(target, reticleWidth.other, frame);
    if (dragged) this.#drawMotion(dragged, reticleWidth.main, frame);
    const reached = reachedLately(session, view, session.simulation.time - frame.lag);
    if (reached) this.#pulse(frame.viewport.toPage(reached.place), reached.age);
  }

  /** A ring that grows from a target that was reached; it only fades under reduced motion. */
  #pulse(centre: Point, age: number): void {
    if (age > pulse.lasts) return;
    const share = age / pulse.lasts;
    const grown = prefersReducedMotion() ? 0.5 : 1 - (1 - share) ** 2;
    this.#graphics.lineStyle(3 - 2 * share, palette.target, 0.9 * (1 - share));
    strokePolyline(this.#graphics, arcPoints(centre, pulse.from + (pulse.to - pulse.from) * grown));
  }

  #drawMain(place: Point | null, { session, view, viewport, hand, labels }: Frame): void {
    this.#reticle.setVisible(place !== null);
    if (!place) return;
    const { x, y } = viewport.toPage(place);
    const width = reticleWidth.main * reticleWidth.picture;
    this.#reticle.setPosition(x, y).setDisplaySize(width, width);
    const at = boxAbout({ x, y }, reticleWidth.main / 2);
    labels.addObstacle(at);
    if (hand.hasDragged || view.tool !== 'point' || view.faces.of(session.scenario)?.ownHands) return;
    labels.place({
      id: 'hint',
      text: 'drag me',
      at,
      sides: ['above right', 'above left', 'below right', 'below left', 'right', 'left'],
      priority: importance.hint,
      colour: palette.target,
    });
  }

  #drawOthers(places: readonly Point[], { viewport, labels }: Frame): void {
    while (this.#others.length < places.length) {
      const image = this.#scene.add.image(0, 0, 'target').setAlpha(0.85);
      this.#parent.addAt(image, 1);
      this.#others.push(image);
    }
    this.#others.forEach((image, n) => {
      const place = places[n];
      image.setVisible(place !== undefined);
      if (!place) return;
      const { x, y } = viewport.toPage(place);
      const width = reticleWidth.other * reticleWidth.picture;
      image.setPosition(x, y).setDisplaySize(width, width);
      labels.addObstacle(boxAbout({ x, y }, reticleWidth.other / 2));
    });
  }

  /** The curve that the target moves on, and its velocity as an arrow. */
  #drawMotion(target: MovingTarget, width: number, { view, viewport, lag, labels }: Frame): void {
    if (!view.shown.vectors) return;
    const graphics = this.#graphics;
    const page = (place: Point) => viewport.toPage(place);
    graphics.lineStyle(1.25, palette.target, 0.3);
    strokePolylineDashed(graphics, curveOf(target, viewport.zoom).map(page));
    const { velocity } = target;
    const speed = Math.hypot(velocity.x, velocity.y);
    if (speed < leastSpeed) return;
    const { x, y } = page(drawnAt(target, lag));
    const along = { x: velocity.x / speed, y: velocity.y / speed };
    const from = { x: x + (along.x * width) / 2, y: y + (along.y * width) / 2 };
    const length = speed * arrowTime * viewport.zoom;
    graphics.lineStyle(2, palette.target, 0.9);
    const to = { x: from.x + along.x * length, y: from.y + along.y * length };
    strokeArrow(graphics, from, to);
    labels.addSoftObstacle([from, to]);
  }
}

/** Where a target is drawn: the picture is a little behind the last step. */
function drawnAt({ position, velocity }: MovingTarget, lag: number): Point {
  return { x: position.x - velocity.x * lag, y: position.y - velocity.y * lag };
}

/** Targets that stand still and belong to some bodies only, but for heights, which gauges show, where the large reticle is not. */
function ownPlaces({ session }: Frame, main: Point | null): Point[] {
  const places: Point[] = [];
  for (const entity of session.entities) {
    const { command, target } = entity;
    if (command.kind !== 'seek' || 'chased' in command || !target || holdsHeight(entity)) continue;
    const known = main ? [main, ...places] : places;
    if (known.every((place) => distance(place, target) > leastApart)) places.push(target);
  }
  return places;
}
