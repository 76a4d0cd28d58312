// The path: its legs, its numbered waypoints, and the line that a person is drawing.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import { palette } from '../../view/palette';
import { strokeDashes } from '../draw/dashes';
import { boxAbout } from '../labels/box';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';

/** Width of a waypoint's handle. CSS pixels. */
const handleWidth = 32;

/** Width of its ring. CSS pixels */
const ringWidth = 20;

export class PathLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #handles: Phaser.GameObjects.Image[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, view, viewport, hand, labels }: Frame): void {
    const { waypoints, loop, mode } = session.commands;
    const points = waypoints.map((place) => viewport.toPage(place));
    const graphics = this.#graphics;
    const strength = mode === 'path' ? 1 : 0.35;
    graphics.clear();
    graphics.lineStyle(1.5, palette.path, 0.75 * strength);
    const legs = loop && points.length > 2 ? points.length : points.length - 1;
    for (let n = 0; n < legs; n++) strokeDashes(graphics, points[n], points[(n + 1) % points.length], 7, 5);
    this.#drawDraft(hand.draft.map((place) => viewport.toPage(place)));
    this.#drawHandles(points, strength, view.selectedWaypoint);
    for (const [n, at] of points.entries()) {
      labels.keepOff(boxAbout(at, ringWidth / 2));
      labels.fix({
        id: `waypoint ${n}`,
        text: String(n + 1),
        at,
        priority: importance.waypoint,
        colour: palette.waypoint,
        alpha: strength,
        weight: 600,
      });
    }
  }

  #drawDraft(points: readonly Point[]): void {
    if (points.length < 2) return;
    const graphics = this.#graphics;
    graphics.lineStyle(3, palette.draft, 0.9);
    graphics.beginPath();
    graphics.moveTo(points[0].x, points[0].y);
    for (const { x, y } of points) graphics.lineTo(x, y);
    graphics.strokePath();
  }

  #drawHandles(points: readonly Point[], strength: number, selected: number | null): void {
    while (this.#handles.length < points.length) this.#addHandle();
    this.#handles.forEach((image, n) => {
      const visible = n < points.length;
      image.setVisible(visible);
      if (!visible) return;
      const { x, y } = points[n];
      const colour = n === selected ? palette.selected : palette.waypoint;
      const width = n === selected ? handleWidth * 1.3 : handleWidth;
      image.setPosition(x, y).setDisplaySize(width, width).setTint(colour).setAlpha(strength);
    });
  }

  #addHandle(): void {
    const image = this.#scene.add.image(0, 0, 'handle');
    this.#parent.add(image);
    this.#handles.push(image);
  }
}
