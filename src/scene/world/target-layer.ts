// Targets: one reticle on what a person drags or the waypoint made for, smaller ones on what moves by itself.

import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { MovingTarget } from '../../simulation/targets/moving-target';
import { css, palette } from '../../view/palette';
import { reticlePlace } from '../../view/reticle';
import { strokeArrow, strokeWayDashed } from '../draw/strokes';
import type { Frame, Layer } from '../layer';
import { wayOf } from './target-way';

/** Room the hint takes beside the reticle. CSS pixels. */
const hintWidth = 110;

/** Width of the reticle, and of those that nobody drags. CSS pixels. */
const reticleWidth = { main: 56, other: 36 };

/** A velocity is drawn as the way of so many seconds, from the reticle's edge on. s */
const arrowTime = 0.8;

/** Slower targets have no arrow. m/s */
const leastSpeed = 0.1;

export class TargetLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #reticle: Phaser.GameObjects.Image;
  readonly #others: Phaser.GameObjects.Image[] = [];
  readonly #hint: Phaser.GameObjects.Text;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    this.#reticle = scene.add.image(0, 0, 'target');
    this.#hint = scene.add.text(0, 0, '', {
      fontFamily: 'system-ui, sans-serif',
      fontSize: '12px',
      color: css(palette.target),
      resolution: window.devicePixelRatio,
    });
    parent.add([this.#graphics, this.#reticle, this.#hint]);
  }

  draw(frame: Frame): void {
    const { session, view } = frame;
    const { targets } = session.simulation;
    this.#graphics.clear();
    // In Path the reticle is on a waypoint, and a target that moves is one among the others.
    const [dragged] = session.commands.mode === 'path' ? [] : targets;
    const place = dragged ? seenAt(dragged, frame.lag) : reticlePlace(session, view);
    this.#drawMain(place, frame);
    this.#drawOthers(
      targets.filter((target) => target !== dragged),
      frame,
    );
    if (dragged) this.#drawMotion(dragged, reticleWidth.main, frame);
  }

  #drawMain(place: Point | null, { session, view, viewport, hand, clock }: Frame): void {
    this.#reticle.setVisible(place !== null);
    this.#hint.setVisible(place !== null && !hand.hasDragged && view.tool === 'point');
    if (!place) return;
    const { x, y } = viewport.toPage(place);
    const width = reticleWidth.main * (1 + 0.04 * Math.sin(clock * 4));
    this.#reticle.setPosition(x, y).setDisplaySize(width, width);
    const left = x > viewport.freeRight - hintWidth;
    this.#hint
      .setText(view.faces.of(session.scenario)?.hint ?? 'drag me')
      .setOrigin(left ? 1 : 0, 0)
      .setPosition(Math.round(x + (left ? -30 : 30)), Math.round(y - 24));
  }

  #drawOthers(targets: readonly MovingTarget[], frame: Frame): void {
    while (this.#others.length < targets.length) {
      const image = this.#scene.add.image(0, 0, 'target').setAlpha(0.85);
      this.#parent.addAt(image, 1);
      this.#others.push(image);
    }
    this.#others.forEach((image, n) => {
      const target = targets[n];
      image.setVisible(target !== undefined);
      if (!target) return;
      const { x, y } = frame.viewport.toPage(seenAt(target, frame.lag));
      image.setPosition(x, y).setDisplaySize(reticleWidth.other, reticleWidth.other);
      this.#drawMotion(target, reticleWidth.other, frame);
    });
  }

  /** The curve it runs on, and its velocity as an arrow. */
  #drawMotion(target: MovingTarget, width: number, { view, viewport, lag }: Frame): void {
    if (!view.shown.vectors) return;
    const graphics = this.#graphics;
    const page = (place: Point) => viewport.toPage(place);
    graphics.lineStyle(1.25, palette.target, 0.3);
    strokeWayDashed(graphics, wayOf(target, viewport.zoom).map(page));
    const { velocity } = target;
    const speed = Math.hypot(velocity.x, velocity.y);
    if (speed < leastSpeed) return;
    const { x, y } = page(seenAt(target, lag));
    const along = { x: velocity.x / speed, y: velocity.y / speed };
    const from = { x: x + (along.x * width) / 2, y: y + (along.y * width) / 2 };
    const length = speed * arrowTime * viewport.zoom;
    graphics.lineStyle(2, palette.target, 0.9);
    strokeArrow(graphics, from, { x: from.x + along.x * length, y: from.y + along.y * length });
  }
}

/** Where a target is in the picture, which is a little behind the last step. */
function seenAt({ position, velocity }: MovingTarget, lag: number): Point {
  return { x: position.x - velocity.x * lag, y: position.y - velocity.y * lag };
}
