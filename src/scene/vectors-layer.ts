// What the controller sees: heading, line of sight and the arc of the heading error with its value.
import type Phaser from 'phaser';
import type { Point } from '../entities/command';
import type { Pose } from '../simulation/simulation';
import { strokeDashes } from './dashes';
import { dial, hasDial } from './dial';
import { centreOf } from './hull-art';
import type { Frame, Layer } from './layer';
import { css, palette } from './palette';
import type { Viewport } from './viewport';

/** Lengths from the centre of mass. m. */
interface Reach {
  readonly heading: number;
  readonly arc: number;
  /** Where the error's value stands; none beside a dial, whose ticks tell it. */
  readonly label: number | null;
  /** How far the line of sight is drawn at most. */
  readonly sight: number;
}

const reach: Reach = { heading: 11, arc: 8.5, label: 11.2, sight: Infinity };
const reachInDial: Reach = { heading: dial.ring, arc: dial.arc, label: null, sight: dial.ring };

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

  draw({ session, view, viewport, poses }: Frame): void {
    this.#graphics.clear();
    for (const label of this.#labels) label.setVisible(false);
    // In a game of Dodge there is no time to read them.
    if (!view.shown.vectors || session.scenario.dodge) return;
    const { simulation } = session;
    // Enemies are there to be aimed at; nobody asks how they steer.
    const explained = [...poses]
      .filter(([entity]) => !simulation.specOf(entity).hostile)
      .slice(0, mostExplained);
    for (const [n, [entity, pose]] of explained.entries()) {
      // The error is of the last update; since then the body has been drawn turning on.
      const turned = pose.angle - session.simulation.before[n].angle;
      const error = entity.turn.error === null ? null : entity.turn.error - turned;
      const dialled = hasDial(session, entity);
      const centre = dialled ? { ...centreOf(entity, pose), angle: pose.angle } : pose;
      const lengths = dialled ? reachInDial : reach;
      this.#explain(centre, error, entity.target, { lengths, value: this.#labels[n], viewport });
    }
  }

  #explain(
    pose: Pose,
    error: number | null,
    target: Point | null,
    { lengths, value, viewport }: { lengths: Reach; value: Phaser.GameObjects.Text; viewport: Viewport },
  ): void {
    const { heading, arc, label, sight } = lengths;
    const graphics = this.#graphics;
    const from = viewport.toPage(pose);
    const at = (angle: number, length: number) => ({
      x: from.x + length * viewport.zoom * Math.cos(angle),
      y: from.y + length * viewport.zoom * Math.sin(angle),
    });
    const nose = at(pose.angle, heading);
    const hull = at(pose.angle, 4.2);
    graphics.lineStyle(1.25, palette.heading, 0.85);
    graphics.lineBetween(hull.x, hull.y, nose.x, nose.y);
    if (error === null || !target) return;
    const [dx, dy] = [target.x - pose.x, target.y - pose.y];
    const end = Math.hypot(dx, dy) > sight ? at(Math.atan2(dy, dx), sight) : viewport.toPage(target);
    graphics.lineStyle(1.25, palette.target, 0.55);
    strokeDashes(graphics, from, end, 3, 4);
    if (Math.abs(error) < leastArc) return;
    this.#strokeArc(from, pose.angle, error, arc * viewport.zoom);
    if (label === null) return;
    const place = at(pose.angle + error / 2, label);
    value
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
