// Turning circles: why a missile orbits a target that it cannot turn to as fast as it flies.

import type Phaser from 'phaser';
import { reachableSpeed } from '../../entities/guidance/turning-circle';
import type { Entity } from '../../simulation/entity-kinds';
import type { Pose } from '../../simulation/pose';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { arcPoints, strokeWayDashed } from '../draw/strokes';
import { TextPool } from '../draw/text-pool';
import type { Frame, Layer } from '../layer';

/** It must fly faster than the target can be reached by this factor, or a missile that eases its throttle would flicker. */
const tooFast = 1.05;

/** So many missiles have their circles drawn, the first ones. */
const mostDrawn = 4;

export class TurningLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #words: TextPool;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
    this.#words = new TextPool(scene, parent, { family: 'plain', fontSize: 11 });
  }

  draw({ session, view, viewport, poses }: Frame): void {
    this.#graphics.clear();
    this.#words.clear();
    if (!view.shown.vectors || view.faces.of(session.scenario)?.unexplained) return;
    const orbiting = session.entities.filter(orbits);
    for (const missile of orbiting.slice(0, mostDrawn)) {
      const pose = poses.get(missile);
      if (!pose) continue;
      const radius = missile.body.getLinearVelocity().length() / missile.sustainedTurnRate;
      this.#graphics.lineStyle(1.25, colourOf(session, missile), 0.6);
      for (const side of [-1, 1]) {
        const centre = viewport.toPage(abeam(pose, side * radius));
        strokeWayDashed(this.#graphics, arcPoints(centre, radius * viewport.zoom));
      }
      const side = Math.sign(missile.body.getLocalPoint(missile.target!).y) || 1;
      const { x, y } = viewport.toPage(abeam(pose, side * radius));
      this.#words.write(
        'inside the turning circle:\nit cannot get there at this speed',
        x,
        y + radius * viewport.zoom + 4,
        { colour: palette.label, alpha: 0.85, origin: [0.5, 0] },
      );
    }
  }
}

/** Whether it has missed a target that is inside one of its turning circles, farther in than counts as there. */
function orbits(missile: Entity): boolean {
  const { target, command, body } = missile;
  if (!target || !missile.missed || command.kind === 'turn-towards') return false;
  const { x, y } = body.getLocalPoint(target);
  const reachable = reachableSpeed(x, y, missile.seekDistance, missile.sustainedTurnRate);
  return body.getLinearVelocity().length() > tooFast * reachable;
}

/** A place abeam of a body. @param aside m, positive to the right of its heading */
function abeam({ x, y, angle }: Pose, aside: number): { x: number; y: number } {
  return { x: x - aside * Math.sin(angle), y: y + aside * Math.cos(angle) };
}
