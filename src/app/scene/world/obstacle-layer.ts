// Crates and walls, at their true positions and sizes.
import type Phaser from 'phaser';
import type { Point } from '../../../world/entities/command';
import type { Obstacle } from '../../../world/simulation/obstacle';
import { boxOf } from '../../view/box';
import { palette } from '../../view/palette';
import type { Viewport } from '../../view/viewport';
import type { Strips } from '../draw/strips';
import { fillFan, type LitStroke, strokeLit } from '../draw/strokes';
import { layerOf } from '../layer';

/** Lines drawn over each other for a wall's glowing edge. */
const edge: readonly LitStroke[] = [
  { width: 12, colour: palette.wallEdge, alpha: 0.06 },
  { width: 6, colour: palette.wallEdge, alpha: 0.12 },
  { width: 1.5, colour: palette.wallEdge, alpha: 0.9 },
];

export const obstacleLayer = layerOf(
  (surface) => ({ walls: surface.graphics(), crates: surface.strips('crate') }),
  ({ walls, crates }, { session, viewport, lag, labels }) => {
    for (const obstacle of session.simulation.obstacles) {
      // An inactive one is out of the world for a while.
      if (!obstacle.body.isActive()) continue;
      labels.addObstacle(boxOf(pageCornersOf(obstacle, viewport)));
      if (obstacle.kind === 'crate') drawCrate(crates, obstacle, viewport, lag);
      else drawWall(walls, obstacle, viewport, lag);
    }
  },
);

/** Draws a wall. @param lag simulated time by which the picture is behind the last simulation step, s */
function drawWall(
  graphics: Phaser.GameObjects.Graphics,
  wall: Obstacle,
  viewport: Viewport,
  lag: number,
): void {
  const { x, y } = wall.body.getLinearVelocity();
  const behind = viewport.toPage({ x: -x * lag, y: -y * lag });
  const origin = viewport.toPage({ x: 0, y: 0 });
  const corners = pageCornersOf(wall, viewport).map(({ x, y }) => ({
    x: x + behind.x - origin.x,
    y: y + behind.y - origin.y,
  }));
  graphics.fillStyle(palette.wall, 1);
  fillFan(graphics, corners[0], corners.slice(1));
  strokeLit(graphics, corners, edge, true);
}

/** Returns the four corners of a wall or crate on the page, in order around its outline. CSS pixels */
export function pageCornersOf({ body, size }: Pick<Obstacle, 'body' | 'size'>, viewport: Viewport): Point[] {
  const [halfX, halfY] = [size[0] / 2, size[1] / 2];
  return [
    { x: -halfX, y: -halfY },
    { x: halfX, y: -halfY },
    { x: halfX, y: halfY },
    { x: -halfX, y: halfY },
  ].map((corner) => viewport.toPage(body.getWorldPoint(corner)));
}

/** Draws a crate. @param lag simulated time by which the picture is behind the last simulation step, s */
function drawCrate(strips: Strips, { body, size }: Obstacle, viewport: Viewport, lag: number): void {
  const at = body.getPosition();
  const velocity = body.getLinearVelocity();
  const { x, y } = viewport.toPage({ x: at.x - velocity.x * lag, y: at.y - velocity.y * lag });
  const angle = body.getAngle() - body.getAngularVelocity() * lag + viewport.turn;
  strips.image(x, y, size[0] * viewport.zoom, size[1] * viewport.zoom, { angle });
}
