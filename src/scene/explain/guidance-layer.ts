// What guidance decides: the aim point, the angular velocity of the line of sight, and when the law has no solution.
import type Phaser from 'phaser';
import { distance } from '../../entities/command';
import type { Entity } from '../../simulation/entity-kinds';
import { colourOf } from '../../view/body-colours';
import { palette } from '../../view/palette';
import { centreOf } from '../bodies/hull-art';
import { strokeArrow } from '../draw/strokes';
import { TextPool } from '../draw/text-pool';
import type { Frame, Layer } from '../layer';

/** How many bodies have figures beside them, the first ones. */
const mostWritten = 4;

/** Smallest distance from target to aim point at which the aim point is drawn. m */
const leastLead = 0.5;

/** Half the width of an aim point's cross. CSS pixels */
const crossArm = 5;

/** How far above the centre of mass the figures are: half a hull's length (m), but at least this far; and the height of a line (CSS pixels). */
const above = { hull: 4.6, least: 20, line: 15 };

/** Shortest time between two changes of the figures, so that they can be read. s */
const refreshEvery = 0.15;

export class GuidanceLayer implements Layer {
  readonly #graphics: Phaser.GameObjects.Graphics;
  readonly #figures: TextPool;
  /** λ′ as it is written, by body. */
  readonly #rates = new Map<Entity, string>();
  #refreshed = 0;

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#graphics = scene.add.graphics();
    parent.add(this.#graphics);
    this.#figures = new TextPool(scene, parent, { family: 'monospace', fontSize: 11 });
  }

  draw(frame: Frame): void {
    const { session, view, clock } = frame;
    this.#graphics.clear();
    this.#figures.clear();
    if (!view.shown.vectors) return;
    const guided = session.entities.filter(isGuided);
    for (const entity of guided) this.#drawAim(entity, frame);
    if (clock - this.#refreshed > refreshEvery || session.playback.paused) {
      this.#rates.clear();
      this.#refreshed = clock;
    }
    // Some games leave no time to read figures.
    if (view.faces.of(session.scenario)?.unexplained) return;
    for (const entity of guided.slice(0, mostWritten)) this.#write(entity, frame);
  }

  /** The aim point when it is not the target: a cross at the end of a thin arrow. */
  #drawAim(entity: Entity, { session, poses, viewport }: Frame): void {
    const { point } = entity.aim;
    const { target } = entity;
    const pose = poses.get(entity);
    if (!point || !target || !pose || distance(point, target) < leastLead) return;
    const graphics = this.#graphics;
    const colour = colourOf(session, entity);
    const from = viewport.toPage(centreOf(entity, pose));
    const { x, y } = viewport.toPage(point);
    graphics.lineStyle(1, colour, 0.4);
    strokeArrow(graphics, from, { x, y });
    graphics.lineStyle(2, colour, 0.95);
    graphics.lineBetween(x - crossArm, y, x + crossArm, y);
    graphics.lineBetween(x, y - crossArm, x, y + crossArm);
  }

  #write(entity: Entity, { session, poses, viewport }: Frame): void {
    const pose = poses.get(entity);
    if (!pose || !entity.aim.point) return;
    const rate = this.#rates.get(entity) ?? rateOf(entity);
    this.#rates.set(entity, rate);
    const { x, y } = viewport.toPage(centreOf(entity, pose));
    const top = y - Math.max(above.least, above.hull * entity.build.size * viewport.zoom);
    const origin = [0.5, 1] as const;
    this.#figures.write(rate, x, top, { colour: colourOf(session, entity), origin });
    if (!entity.aim.fallback) return;
    const words = 'no course to meet: points at the target';
    this.#figures.write(words, x, top - above.line, { colour: palette.caption, origin });
  }
}

/** Whether a body chases a moving target, or has another guidance law than pursuit. */
function isGuided({ command, guidance }: Entity): boolean {
  return 'chased' in command || (guidance.kind !== 'pursuit' && command.kind !== 'idle');
}

/** The angular velocity of the body's line of sight, as text. */
function rateOf({ aim }: Entity): string {
  return `λ′ ${((aim.lineOfSightRate * 180) / Math.PI).toFixed(1)} °/s`;
}
