// A camera, a page and bodies with constant velocities, for tests.

import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Place } from '../../../world/simulation/place';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { sessionOf } from '../../session/session.fixture';
import { ViewState } from '../../view/view-state';
import { Viewport } from '../../view/viewport';
import { Camera } from './camera';

/** Widths of the covered parts at the page's edges in these tests. CSS pixels */
export const insets = { left: 0, top: 40, right: 300, bottom: 0 };
export const middle = { x: 350, y: 320 };

/**
 * Creates a camera, and bodies that move straight without a simulation: each from a place (m) with a velocity (m/s).
 */
export function setUpCamera(
  bodies: readonly { at: Place; velocity?: Place }[],
  more: Partial<Scenario> = {},
) {
  const entities: EntitySpec[] = bodies.map(({ at }) => ({
    kind: 'missile',
    position: at,
    // In Path the camera frames only the bodies.
    command: { kind: 'follow-path', waypoints: [at] },
  }));
  const session = sessionOf(entities, more);
  const view = new ViewState();
  const viewport = new Viewport();
  viewport.resize(1000, 600, insets);
  viewport.centreOn({ x: 0, y: 0 }, 10);
  const camera = new Camera(session, view, viewport);
  const poses = new Map<Entity, Pose>();
  session.entities.forEach((entity, n) => {
    const [x, y] = bodies[n].velocity ?? [0, 0];
    entity.body.setLinearVelocity({ x, y });
    poses.set(entity, poseOf(entity));
  });
  /** Runs camera frames for some seconds, and calls `look` after each frame. @param rate frames per second */
  const run = (seconds: number, rate = 60, look: () => void = () => {}) => {
    for (let n = 0; n < Math.round(seconds * rate); n++) {
      for (const [entity, { x, y, angle }] of poses) {
        const velocity = entity.body.getLinearVelocity();
        poses.set(entity, { x: x + velocity.x / rate, y: y + velocity.y / rate, angle });
      }
      camera.update(poses, 1 / rate);
      look();
    }
  };
  const place = (n: number) => poses.get(session.entities[n])!;
  const put = (n: number, x: number, y: number) => poses.set(session.entities[n], { x, y, angle: 0 });
  /** Returns the distance of a body from the middle of the picture. m @param n index of the body */
  const off = (n = 0) => Math.hypot(place(n).x - viewport.centre.x, place(n).y - viewport.centre.y);
  return { session, view, viewport, camera, poses, run, place, put, off };
}
