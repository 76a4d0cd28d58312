// Closest approaches: where each chaser last passed its target, with the miss distance.
import type Phaser from 'phaser';
import { colourOf } from '../../view/body-colours';
import { boxAbout } from '../labels/box';
import { importance } from '../labels/label-board';
import type { Frame, Layer } from '../layer';

/** How many of a body's closest approaches are shown, the last ones. */
const mostApproaches = 3;

/** How many bodies have theirs shown, the first ones. */
const mostBodies = 6;

/** Simulated time in which a marker fades. s */
const fadeTime = 12;

/** Least opacity of a figure: a fainter one cannot be read. */
const leastAlpha = 0.75;

/** Half the width of a marker's diamond. CSS pixels */
const half = 5;

export class ApproachLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
  }

  draw({ session, view, viewport, labels }: Frame): void {
    this.#graphics.clear();
    if (!view.shown.vectors || view.faces.of(session.scenario)?.unexplained) return;
    const { simulation } = session;
    for (const [n, entity] of session.entities.slice(0, mostBodies).entries()) {
      const approaches = (simulation.measures.of(entity)?.approach.approaches ?? []).slice(-mostApproaches);
      const colour = colourOf(session, entity);
      for (const { place, range, time } of approaches) {
        const alpha = 1 - (simulation.time - time) / fadeTime;
        if (alpha <= 0) continue;
        const at = viewport.toPage(place);
        this.#drawMarker(at.x, at.y, colour, alpha);
        labels.addObstacle(boxAbout(at, half));
        // Only the last one has its figure: they heap up where a target is passed again and again.
        if (place !== approaches.at(-1)?.place) continue;
        labels.place({
          id: `approach ${n}`,
          text: `passed at ${range.toFixed(2)} m`,
          at: boxAbout(at, half),
          sides: ['right', 'left', 'above', 'below'],
          priority: importance.approach,
          colour,
          alpha: Math.max(leastAlpha, alpha),
        });
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
