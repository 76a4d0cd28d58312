// Tests of the place of the number that tells a ship's largest deviation.
import { expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { rotate } from '../../../laws/control/attitude/quaternion';
import { add } from '../../../laws/control/attitude/vector';
import { pagePointOf, pixelsPerMetre } from '../camera';
import { spaceGame } from '../rules/game';
import { pods } from '../rules/solid';
import { spaceOf } from '../rules/space-rules';
import { spaceOrder } from '../scenario';
import { figurePlace } from './figure-place';

it.each([85, 95, 130, 260])('is in the sphere and covers no cargo, with a radius of %i px', (radius) => {
  const session = new Session(spaceOrder, 'space-order', [spaceGame]);
  session.step(330);
  const circle = { x: 400, y: 300, radius };
  for (const sphere of spaceOf(session.simulation)!.spheres) {
    const { at } = figurePlace(sphere.meter.farthest!, sphere, circle)!;
    expect(Math.hypot(at.x - circle.x, at.y - circle.y)).toBeLessThan(radius - 9);
    const { motion, solid } = sphere.ship.body;
    for (const pod of pods) {
      const place = add(motion.place, rotate(add(pod.at, solid.centre, -1), motion.attitude));
      const { x, y } = pagePointOf(place, circle);
      // Half the side of a pod, and half the height of a number.
      expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(0.24 * pixelsPerMetre(circle) + 8);
    }
  }
});

it('is none without a deviation', () => {
  const session = new Session(spaceOrder, 'space-order', [spaceGame]);
  const [sphere] = spaceOf(session.simulation)!.spheres;
  const { attitude } = sphere.ship.body.motion;
  expect(figurePlace({ attitude, nearest: null }, sphere, { x: 0, y: 0, radius: 100 })).toBeNull();
});
