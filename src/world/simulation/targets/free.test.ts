import { describe, expect, it } from 'vitest';
import type { Point } from '../../entities/command';
import type { MotionState } from './motion';
import { createMotion, type TargetMotion } from './motions';

const home = { x: 0, y: 0 };
const timeStep = 1 / 60;

/**
 * Simulates a target's motion. Checks in every step that speed and acceleration stay within their limits.
 * @param given returns the target's anchor and the positions of its pursuers for a step
 */
function run(
  spec: TargetMotion & { speed: number; acceleration: number },
  seconds: number,
  given: (now: MotionState, time: number) => { anchor?: Point; pursuers?: readonly Point[] },
  look: (now: MotionState, time: number) => void = () => {},
): MotionState {
  const motion = createMotion(spec);
  let now = motion.start(home);
  let [hardest, fastest, apart] = [0, 0, 0];
  for (let step = 1; step <= seconds * 60; step++) {
    const { anchor = home, pursuers = [] } = given(now, step * timeStep);
    const last = now;
    now = motion.step(now, anchor, timeStep, pursuers);
    const { position, velocity } = now;
    const [dx, dy] = [velocity.x - last.velocity.x, velocity.y - last.velocity.y];
    hardest = Math.max(hardest, Math.hypot(dx, dy) / timeStep);
    fastest = Math.max(fastest, Math.hypot(velocity.x, velocity.y));
    apart = Math.max(
      apart,
      Math.abs(position.x - last.position.x - velocity.x * timeStep),
      Math.abs(position.y - last.position.y - velocity.y * timeStep),
    );
    look(now, step * timeStep);
  }
  expect(hardest).toBeLessThanOrEqual(spec.acceleration * (1 + 1e-9));
  expect(fastest).toBeLessThanOrEqual(spec.speed * (1 + 1e-9));
  expect(apart).toBeLessThan(1e-12);
  return now;
}

const speedOf = ({ velocity }: MotionState) => Math.hypot(velocity.x, velocity.y);
const rangeOf = ({ position }: MotionState, to: Point = home) =>
  Math.hypot(position.x - to.x, position.y - to.y);

describe('pointer', () => {
  const spec = { kind: 'pointer', speed: 10, acceleration: 20 } as const;
  const place = { x: 30, y: 40 };

  it('goes to its place in the time its limits allow, never past it, and stops there', () => {
    // 50 m: 0.5 s and 2.5 m to speed up, the same to brake, 4.5 s between. That is 5.5 s, and a step or two for
    // sampling.
    let arrived = Infinity;
    const end = run(
      spec,
      7,
      () => ({ anchor: place }),
      (now, time) => {
        expect(rangeOf(now)).toBeLessThanOrEqual(50 + 1e-9);
        // The remaining distance suffices for braking: v ≤ √(2 a d).
        expect(speedOf(now) ** 2).toBeLessThanOrEqual(2 * 20 * rangeOf(now, place) + 1e-9);
        if (rangeOf(now, place) < 0.05) arrived = Math.min(arrived, time);
      },
    );
    expect(arrived).toBeGreaterThan(5.5 - 0.1);
    expect(arrived).toBeLessThan(5.5 + 0.1);
    expect(rangeOf(end, place)).toBeLessThan(1e-9);
    expect(speedOf(end)).toBeLessThan(1e-9);
  });

  it('stays where it starts when its anchor is there', () => {
    const end = run(spec, 1, () => ({}));
    expect(end).toEqual({ position: home, velocity: home });
  });

  it('turns back within its limits when its place jumps behind it, and stops there too', () => {
    const end = run(spec, 10, (_, time) => ({ anchor: time < 2 ? place : { x: -5, y: 3 } }));
    expect(rangeOf(end, { x: -5, y: 3 })).toBeLessThan(1e-9);
    expect(speedOf(end)).toBeLessThan(1e-9);
  });
});

describe('evader', () => {
  const spec = { kind: 'evader', speed: 8, acceleration: 10, radius: 30, sight: 15 } as const;

  it('rests while no pursuer is within its sight', () => {
    const end = run(spec, 10, () => ({ pursuers: [{ x: 15.1, y: 0 }] }));
    expect(end).toEqual({ position: home, velocity: home });
    expect(run(spec, 1, () => ({}))).toEqual({ position: home, velocity: home });
  });

  it('runs straight away from the nearest pursuer, as hard as it may', () => {
    // 10 m/s² for half a second gives 5 m/s, away from the pursuer at 5 m, not from the one at 10 m.
    const pursuers = [
      { x: 0, y: -10 },
      { x: 5, y: 0 },
    ];
    const { velocity } = run(spec, 0.5, () => ({ pursuers }));
    expect(velocity.x).toBeCloseTo(-5, 9);
    expect(velocity.y).toBeCloseTo(0, 9);
  });

  it('reaches its speed and keeps it', () => {
    const end = run(spec, 2, ({ position }) => ({ pursuers: [{ x: position.x - 5, y: 0 }] }));
    expect(end.velocity.x).toBeCloseTo(8, 9);
  });

  it.each([
    ['that is as fast', 8],
    ['that is faster', 12],
    ['that sits on it', 1000],
  ])('stays within its radius for ten minutes, with a pursuer %s', (_, pursuit) => {
    let pursuer = { x: -10, y: 3 };
    let furthest = 0;
    run(
      spec,
      600,
      (now) => {
        const range = rangeOf(now, pursuer);
        const share = Math.min(1, (pursuit * timeStep) / Math.max(range, 1e-9));
        pursuer = {
          x: pursuer.x + share * (now.position.x - pursuer.x),
          y: pursuer.y + share * (now.position.y - pursuer.y),
        };
        return { pursuers: [pursuer] };
      },
      (now) => {
        furthest = Math.max(furthest, rangeOf(now));
      },
    );
    expect(furthest).toBeLessThanOrEqual(30 + 1e-9);
    expect(furthest).toBeGreaterThan(10);
  });

  it('does not stop at its bounds under pursuit', () => {
    let pursuer = { x: -10, y: 3 };
    let covered = 0;
    run(
      spec,
      60,
      (now) => {
        const range = rangeOf(now, pursuer);
        const share = (6 * timeStep) / range;
        pursuer = {
          x: pursuer.x + share * (now.position.x - pursuer.x),
          y: pursuer.y + share * (now.position.y - pursuer.y),
        };
        return { pursuers: [pursuer] };
      },
      (now) => {
        covered += speedOf(now) * timeStep;
      },
    );
    // Half of the distance that 8 m/s cover in a minute.
    expect(covered).toBeGreaterThan(240);
  });

  it('comes to rest when the pursuer falls back, and walks home when it is far away', () => {
    const closePursuer = ({ position }: MotionState) => ({ x: position.x - 5, y: position.y });
    let rested = Infinity;
    const end = run(
      spec,
      20,
      (now, time) => {
        // A pursuer at 5 m for 2 s, then one at 20 m. That is outside its sight of 15 m, but within 1.5 times that
        // distance.
        if (time < 2) return { pursuers: [closePursuer(now)] };
        return time < 5 ? { pursuers: [{ x: now.position.x - 20, y: now.position.y }] } : {};
      },
      (now, time) => {
        if (time > 4.9 && time < 5) rested = Math.min(rested, speedOf(now) === 0 ? rangeOf(now) : 0);
      },
    );
    // 3.2 m to speed up, 8 m/s for 1.2 s, 3.2 m to brake: it stops 16 m from its home.
    expect(rested).toBeGreaterThan(15.5);
    expect(rested).toBeLessThan(16.5);
    expect(rangeOf(end)).toBeLessThan(1e-9);
  });

  it('makes its way back when its anchor is moved away, pursuer or not', () => {
    const anchor = { x: 100, y: 0 };
    const end = run(spec, 60, ({ position }) => ({ anchor, pursuers: [{ x: position.x + 5, y: 0 }] }));
    expect(rangeOf(end, anchor)).toBeLessThanOrEqual(30 + 1e-9);
  });
});
