// Tests that a missile reaches a target at rest under any limits, and never circles it forever.
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { World } from '../planck/planck';
import { distance, type Point } from './command';
import { Missile } from './missile';
import type { MotionLimits } from './motion-limits';

// A missile that has not reached its target by then is circling; even the farthest target takes only 14 s.
/** Time limit of a simulated chase. s */
const longest = 150;

/**
 * Simulates a missile's flight to a place, and returns its smallest distance from that place. m. The flight ends when
 * the distance is below `seekDistance`, or after the time limit.
 */
function missDistance(
  angle: number,
  limits: Partial<MotionLimits>,
  seekDistance: number,
  target: Point,
): number {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const missile = new Missile(world, { position: { x: 0, y: 0 }, angle, limits, seekDistance });
  missile.give({ kind: 'seek', target });
  let least = Infinity;
  for (let step = 0; step < longest * 60 && least > seekDistance; step++) {
    missile.update(1 / 60);
    world.step(1 / 60);
    least = Math.min(least, distance(missile.body.getPosition(), target));
  }
  return least;
}

it('arrives where it used to circle just outside its seek distance', () => {
  const limits = {
    angularAcceleration: 11.62178191356361,
    turnRate: 0.7191361873177812,
    speed: 22.21264887601137,
  };
  const reach = 3.466484156786464;
  const target = { x: -55.83510403521359, y: 14.52262856066227 };
  expect(missDistance(1.3322539998684078, limits, reach, target)).toBeLessThanOrEqual(reach);
});

it('arrives from any heading, at any target, under any limits of the sliders', () => {
  const number = (min: number, max: number) => fc.double({ min, max, noNaN: true });
  const limits = fc.record({
    angularAcceleration: number(5, 25),
    turnRate: number(0.5, 10),
    speed: number(5, 30),
  });
  fc.assert(
    fc.property(
      number(-Math.PI, Math.PI),
      limits,
      number(1, 15),
      number(-70, 70),
      number(-70, 70),
      (angle, limits, reach, x, y) => missDistance(angle, limits, reach, { x, y }) <= reach,
    ),
    { numRuns: 150, seed: 2013 },
  );
});
