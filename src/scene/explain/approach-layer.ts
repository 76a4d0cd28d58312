// Closest approaches: where each chaser last passed its target, with the miss distance.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { TextPool } from '../draw/text-pool';
import type { Frame, Layer } from '../layer';

/** How many of a body's closest approaches are shown, the last ones. */
const mostApproaches = 3;

/** How many bodies have theirs shown, the first ones. */
const mostBodies = 6;

/** Simulated time in which a marker fades. s */
const fadeTime = 12;

/** Half the width of a marker's diamond. CSS pixels */
const half = 5;

export class ApproachLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #figures: TextPool;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
    this.#figures = new TextPool(scene, parent, { family: 'monospace', fontSize: 11 });
  }

  draw({ session, view, viewport }: Frame): void {
    this.#graphics.clear();
    this.#figures.clear();
    if (!view.shown.vectors || view.faces.of(session.scenario)?.unexplained) return;
    const { simulation } = session;
    for (const entity of session.entities.slice(0, mostBodies)) {
      const approaches = simulation.measures.of(entity)?.approach.approaches ?? [];
      const colour = colourOf(session, entity);
      for (const { place, range, time } of approaches.slice(-mostApproaches)) {
        const alpha = 1 - (simulation.time - time) / fadeTime;
        if (alpha <= 0) continue;
        const { x, y } = viewport.toPage(place);
        this.#drawMarker(x, y, colour, alpha);
        const look = { colour, alpha, origin: [0, 0.5] as const };
        this.#figures.write(`${range.toFixed(2)} m`, x + half + 4, y, look);
      }
    }
  }

  #drawMarker(x: number, y: number, colour: number, alpha: number): void {
    const graphics = this.#graphics;
    graphics.lineStyle(1.5, colour, alpha);
    graphics.lineBetween(x - half, y, x, y - half);
    graphics.lineBetween(x, y - half, x + half, y);
    graphics.lineBetween(x + half, y, x, y + half);
    graphics.lineBetween(x, y + half, x - half, y);
  }
}
