// What the turn controller gets: heading, line of sight, and the heading error as an arc with its value.
import type Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import { centreOf } from '../bodies/hull-art';
import { strokeDashes } from '../draw/dashes';
import { arcPoints, strokePolyline } from '../draw/strokes';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { dial, dialScale, hasDial } from './dial';

/** Lengths from the centre of mass, for a body of size 1. m */
interface Reach {
  readonly heading: number;
  readonly arc: number;
  /** Where the error's value is; null with a dial, whose ticks tell it. */
  readonly label: number | null;
  /** Largest length of the line of sight. */
  readonly lineOfSight: number;
}

const reach: Reach = { heading: 11, arc: 8.5, label: 11.2, lineOfSight: Infinity };
const reachInDial: Reach = { heading: dial.ring, arc: dial.arc, label: null, lineOfSight: dial.ring };

/** Where the line of the heading leaves the hull, ahead of the centre of mass of a body of size 1. m */
const nose = 4.2;

/** Smallest error that is drawn as an arc, and the smallest one with its value. rad */
const least = { arc: 0.03, value: (5 * Math.PI) / 180 };

/** How many bodies are explained, the first ones, so that the picture stays readable. */
const mostExplained = 12;

export class VectorsLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, view, viewport, poses, labels }: Frame): void {
    this.#graphics.clear();
    // Some games leave no time to read them.
    if (!view.shown.vectors || view.faces.of(session.scenario)?.unexplained) return;
    const { simulation } = session;
    // Enemies are only aimed at; their own turns are not explained.
    const explained = [...poses]
      .filter(([entity]) => !simulation.specOf(entity).hostile)
      .slice(0, mostExplained);
    for (const [n, [entity, pose]] of explained.entries()) {
      // The error is from before the last step; the body is drawn part of a step later.
      const turned = pose.angle - simulation.before[session.entities.indexOf(entity)].angle;
      const error = entity.turn.error === null ? null : entity.turn.error - turned;
      const dialled = hasDial(session, entity);
      const centre = dialled ? { ...centreOf(entity, pose), angle: pose.angle } : pose;
      const lengths = scaled(dialled ? reachInDial : reach, dialScale(entity));
      const value = this.#explain(centre, error, entity, { lengths, viewport });
      if (!value) continue;
      labels.ask({
        id: `error ${n}`,
        text: `${Math.round(Math.abs((value.error * 180) / Math.PI))}°`,
        at: value,
        sides: ['centre', 'right', 'left', 'above', 'below'],
        gap: 4,
        priority: importance.error,
        patience: 0.2,
        colour: colourOf(session, entity),
      });
    }
  }

  /** Draws the lines of one body. Returns its error and where to write it; null when it is not written. */
  #explain(
    pose: Pose,
    error: number | null,
    { target, build }: Entity,
    { lengths, viewport }: { lengths: Reach; viewport: Viewport },
  ): (Point & { readonly error: number }) | null {
    const { heading, arc, label, lineOfSight } = lengths;
    const graphics = this.#graphics;
    const from = viewport.toPage(pose);
    const at = (angle: number, length: number) => ({
      x: from.x + length * viewport.zoom * Math.cos(angle),
      y: from.y + length * viewport.zoom * Math.sin(angle),
    });
    const hull = at(pose.angle, nose * build.size);
    const tip = at(pose.angle, heading);
    graphics.lineStyle(1.25, palette.heading, 0.85);
    graphics.lineBetween(hull.x, hull.y, tip.x, tip.y);
    if (error === null || !target) return null;
    const [dx, dy] = [target.x - pose.x, target.y - pose.y];
    const end =
      Math.hypot(dx, dy) > lineOfSight ? at(Math.atan2(dy, dx), lineOfSight) : viewport.toPage(target);
    graphics.lineStyle(1.25, palette.target, 0.55);
    strokeDashes(graphics, from, end, 3, 4);
    if (Math.abs(error) < least.arc) return null;
    graphics.lineStyle(2, palette.error, 0.9);
    strokePolyline(graphics, arcPoints(from, arc * viewport.zoom, pose.angle, error));
    return label === null || Math.abs(error) < least.value
      ? null
      : { ...at(pose.angle + error / 2, label), error };
  }
}

/** The lengths multiplied by a factor. */
function scaled({ heading, arc, label, lineOfSight }: Reach, factor: number): Reach {
  return {
    heading: heading * factor,
    arc: arc * factor,
    label: label && label * factor,
    lineOfSight: lineOfSight * factor,
  };
}
