// What the controller sees: heading, line of sight and the arc of the heading error with its value.
import type Phaser from 'phaser';
import type { Entity } from '../entities/moving-entity';
import type { Pose } from '../simulation/simulation';
import { strokeDashes } from './dashes';
import type { Frame, Layer } from './layer';
import { css, palette } from './palette';

/** Lengths from the centre of mass. m. */
const reach = { heading: 11, arc: 8.5, label: 11.2 };

/** Smaller errors get no arc. rad. */
const leastArc = 0.03;

/** With more bodies than this only the first ones are explained: the picture must stay readable. */
const mostExplained = 12;

export class VectorsLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #labels: readonly Phaser.GameObjects.Text[];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    const style = { fontFamily: 'ui-monospace, monospace', fontSize: '12px', color: css(palette.error) };
    this.#labels = Array.from({ length: mostExplained }, () => {
      return scene.add.text(0, 0, '', { ...style, resolution: window.devicePixelRatio }).setOrigin(0.5);
    });
    parent.add([this.#graphics, ...this.#labels]);
  }

  draw({ view, viewport, poses }: Frame): void {
    this.#graphics.clear();
    for (const label of this.#labels) label.setVisible(false);
    if (!view.shown.vectors) return;
    const explained = [...poses].slice(0, mostExplained);
    for (const [n, [entity, pose]] of explained.entries()) this.#explain(entity, pose, n, viewport);
  }

  #explain(entity: Entity, pose: Pose, index: number, viewport: Frame['viewport']): void {
    const graphics = this.#graphics;
    const from = viewport.toPage(pose);
    const at = (angle: number, length: number) => ({
      x: from.x + length * viewport.zoom * Math.cos(angle),
      y: from.y + length * viewport.zoom * Math.sin(angle),
    });
    const nose = at(pose.angle, reach.heading);
    const hull = at(pose.angle, 4.2);
    graphics.lineStyle(1.25, palette.heading, 0.85);
    graphics.lineBetween(hull.x, hull.y, nose.x, nose.y);
    const { error } = entity.turn;
    if (error === null || !entity.target) return;
    graphics.lineStyle(1.25, palette.target, 0.55);
    strokeDashes(graphics, from, viewport.toPage(entity.target), 3, 4);
    if (Math.abs(error) < leastArc) return;
    this.#strokeArc(from, pose.angle, error, reach.arc * viewport.zoom);
    const place = at(pose.angle + error / 2, reach.label);
    this.#labels[index]
      .setPosition(Math.round(place.x), Math.round(place.y))
      .setText(`${((error * 180) / Math.PI).toFixed(1)}°`)
      .setVisible(true);
  }

  /** An arc of as many chords as its size needs; Phaser's own always has a hundred. */
  #strokeArc(centre: { x: number; y: number }, start: number, sweep: number, radius: number): void {
    const graphics = this.#graphics;
    const chords = Math.max(4, Math.ceil((Math.abs(sweep) * radius) / 6));
    graphics.lineStyle(2, palette.error, 0.9);
    graphics.beginPath();
    for (let n = 0; n <= chords; n++) {
      const angle = start + (sweep * n) / chords;
      const x = centre.x + radius * Math.cos(angle);
      const y = centre.y + radius * Math.sin(angle);
      if (n === 0) graphics.moveTo(x, y);
      else graphics.lineTo(x, y);
    }
    graphics.strokePath();
  }
}
