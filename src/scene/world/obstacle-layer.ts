// Crates and walls, at their true places and sizes.
import Phaser from 'phaser';
import type { Point } from '../../entities/command';
import type { Obstacle } from '../../simulation/obstacle';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import { type LitStroke, strokeLit } from '../draw/strokes';
import { boxOf } from '../labels/box';
import type { Frame, Layer } from '../layer';

/** A wall's edge. */
const edge: readonly LitStroke[] = [
  { width: 12, colour: palette.wallEdge, alpha: 0.06 },
  { width: 6, colour: palette.wallEdge, alpha: 0.12 },
  { width: 1.5, colour: palette.wallEdge, alpha: 0.9 },
];

export class ObstacleLayer implements Layer {
  readonly #scene: Phaser.Scene;
  readonly #parent: Phaser.GameObjects.Container;
  readonly #walls: Phaser.GameObjects.Graphics;
  #crates: Phaser.GameObjects.Image[] = [];
  #shown: readonly Obstacle[] = [];

  constructor(scene: Phaser.Scene, parent: Phaser.GameObjects.Container) {
    this.#scene = scene;
    this.#parent = parent;
    this.#walls = scene.add.graphics();
    parent.add(this.#walls);
  }

  draw({ session, viewport, lag, labels }: Frame): void {
    const { obstacles } = session.simulation;
    if (obstacles !== this.#shown) this.#make(obstacles);
    this.#walls.clear();
    let nth = 0;
    for (const obstacle of obstacles) {
      const crate = obstacle.kind === 'crate' ? this.#crates[nth++] : null;
      // One that was taken out of the world for a while is not there.
      crate?.setVisible(obstacle.body.isActive());
      if (!obstacle.body.isActive()) continue;
      labels.addObstacle(boxOf(cornersOf(obstacle, viewport)));
      if (crate) placeCrate(crate, obstacle, viewport, lag);
      else this.#drawWall(obstacle, viewport, lag);
    }
  }

  /** Makes images for the crates. The obstacles change only with the simulation. */
  #make(obstacles: readonly Obstacle[]): void {
    for (const crate of this.#crates) crate.destroy();
    this.#crates = obstacles
      .filter(({ kind }) => kind === 'crate')
      .map(() => this.#scene.add.image(0, 0, 'crate'));
    this.#parent.add(this.#crates);
    this.#shown = obstacles;
  }

  /** @param lag simulated time from the moment drawn to the last step. s */
  #drawWall(wall: Obstacle, viewport: Viewport, lag: number): void {
    const { x, y } = wall.body.getLinearVelocity();
    const behind = viewport.toPage({ x: -x * lag, y: -y * lag });
    const origin = viewport.toPage({ x: 0, y: 0 });
    const corners = cornersOf(wall, viewport).map(
      (corner) => new Phaser.Math.Vector2(corner.x + behind.x - origin.x, corner.y + behind.y - origin.y),
    );
    this.#walls.fillStyle(palette.wall, 1).fillPoints(corners, true, true);
    strokeLit(this.#walls, corners, edge, true);
  }
}

/** The corners of a wall or a crate on the page, in order. */
function cornersOf({ body, size }: Obstacle, viewport: Viewport): Point[] {
  const [halfX, halfY] = [size[0] / 2, size[1] / 2];
  return [
    { x: -halfX, y: -halfY },
    { x: halfX, y: -halfY },
    { x: halfX, y: halfY },
    { x: -halfX, y: halfY },
  ].map((corner) => viewport.toPage(body.getWorldPoint(corner)));
}

/** @param lag simulated time from the moment drawn to the last step. s */
function placeCrate(
  image: Phaser.GameObjects.Image,
  { body, size }: Obstacle,
  viewport: Viewport,
  lag: number,
): void {
  const at = body.getPosition();
  const velocity = body.getLinearVelocity();
  const { x, y } = viewport.toPage({ x: at.x - velocity.x * lag, y: at.y - velocity.y * lag });
  image
    .setPosition(x, y)
    .setRotation(body.getAngle() - body.getAngularVelocity() * lag + viewport.turn)
    .setDisplaySize(size[0] * viewport.zoom, size[1] * viewport.zoom);
}
