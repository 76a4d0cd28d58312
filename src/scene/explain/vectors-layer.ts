// What the turn controller gets: the heading error, as a wedge from the heading to the direction wanted, with its value.
import type Phaser from 'phaser';
import { kindOf } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { centreOf } from '../bodies/hull-art';
import { drawWedge } from '../draw/wedge';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';
import { scaleAround } from './dial';

/** Lengths from the centre of mass, for a body of size 1. m */
interface Reach {
  /** Radius of the wedge: 1.1 body lengths; inside the ring with a dial. */
  readonly wedge: number;
  /** Where the error's value is. */
  readonly label: number;
}

const reach: Reach = { wedge: 8.25, label: 10.2 };

/** Smallest error that is drawn, and the smallest one with its value. rad */
const least = { wedge: 0.03, value: (5 * Math.PI) / 180 };

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
      .filter(([entity]) => !simulation.specOf(entity).hostile && kindOf(entity).holds === 'heading')
      .slice(0, mostExplained);
    for (const [n, [entity, pose]] of explained.entries()) {
      // The error is from before the last step; the body is drawn part of a step later.
      const turned = pose.angle - simulation.before.at(session.entities.indexOf(entity)).angle;
      const error = entity.turn.error === null ? null : entity.turn.error - turned;
      if (error === null || Math.abs(error) < least.wedge) continue;
      const { wedge, label } = reach;
      const scale = scaleAround(entity) * viewport.zoom;
      const centre = viewport.toPage(centreOf(entity, pose));
      const colour = colourOf(session, entity);
      const from = pose.angle + viewport.turn;
      drawWedge(this.#graphics, centre, wedge * scale, { from, sweep: error, colour });
      if (Math.abs(error) < least.value) continue;
      const middle = from + error / 2;
      labels.place({
        id: `error ${n}`,
        text: `${Math.round(Math.abs((error * 180) / Math.PI))}°`,
        at: {
          x: centre.x + label * scale * Math.cos(middle),
          y: centre.y + label * scale * Math.sin(middle),
        },
        sides: ['centre', 'right', 'left', 'above', 'below'],
        gap: 4,
        priority: importance.error,
        patience: 0.2,
        colour,
      });
    }
  }
}
