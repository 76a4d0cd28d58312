import { describe, expect, it } from 'vitest';
import type { Point } from '../../entities/command';
import { createMotion, type TargetMotion } from './motions';

const anchor = { x: 100, y: -50 };
const timeStep = 1 / 60;

/**
 * Steps a target's motion for some seconds, and returns the last state. Calls `look` at the start and after each step,
 * with offset (position relative to the anchor, m) and velocity (m/s).
 */
function watch(spec: TargetMotion, seconds: number, look: (offset: Point, velocity: Point) => void) {
  const motion = createMotion(spec);
  let now = motion.start(anchor);
  const offset = () => ({ x: now.position.x - anchor.x, y: now.position.y - anchor.y });
  look(offset(), now.velocity);
  for (let step = 0; step < seconds * 60; step++) {
    now = motion.step(now, anchor, timeStep, []);
    look(offset(), now.velocity);
  }
  return { offset: offset(), velocity: now.velocity };
}

/**
 * Runs a motion for ten minutes and returns its two largest errors, in m/s. `apart`: between the stated velocity and
 * the change of position per time. `off`: between the actual and the set speed.
 */
function consistency(spec: TargetMotion, speed: number) {
  let last: Point | null = null;
  let [apart, off] = [0, 0];
  watch(spec, 600, (offset, velocity) => {
    if (last) {
      const moved = { x: (offset.x - last.x) / timeStep, y: (offset.y - last.y) / timeStep };
      apart = Math.max(apart, Math.hypot(moved.x - velocity.x, moved.y - velocity.y));
      off = Math.max(off, Math.abs(Math.hypot(moved.x, moved.y) - speed));
    }
    last = offset;
  });
  return { apart, off };
}

describe('still', () => {
  it('stands at its anchor', () => {
    watch({ kind: 'still' }, 1, (offset, velocity) => {
      expect(offset).toEqual({ x: 0, y: 0 });
      expect(velocity).toEqual({ x: 0, y: 0 });
    });
  });
});

describe('circle', () => {
  const spec: TargetMotion = { kind: 'circle', speed: 5, radius: 10 };

  it('starts to the right of its anchor and runs clockwise', () => {
    const motion = createMotion(spec);
    expect(motion.start(anchor)).toEqual({ position: { x: 110, y: -50 }, velocity: { x: -0, y: 5 } });
    // 5 m/s at a radius of 10 m are 0.5 rad/s: after 2 s the angle is 1 rad.
    const { offset, velocity } = watch(spec, 2, () => {});
    expect(offset.x).toBeCloseTo(10 * Math.cos(1), 9);
    expect(offset.y).toBeCloseTo(10 * Math.sin(1), 9);
    expect(velocity.x).toBeCloseTo(-5 * Math.sin(1), 9);
    expect(velocity.y).toBeCloseTo(5 * Math.cos(1), 9);
  });

  it('keeps to its radius and its speed for ten minutes', () => {
    let off = 0;
    watch(spec, 600, (offset, velocity) => {
      off = Math.max(off, Math.abs(Math.hypot(offset.x, offset.y) - 10));
      off = Math.max(off, Math.abs(Math.hypot(velocity.x, velocity.y) - 5));
    });
    expect(off).toBeLessThan(1e-9);
  });

  it('moves by its velocity to within half a step of turning', () => {
    // v²/r Δt/2 = 2.5/120. The chord is shorter than the arc by a share of (v Δt/r)²/24.
    const { apart, off } = consistency(spec, 5);
    expect(apart).toBeLessThan(2.5 / 120 + 1e-6);
    expect(off).toBeLessThan((5 * (0.5 / 60) ** 2) / 24 + 1e-9);
  });
});

describe('figure eight', () => {
  const spec: TargetMotion = { kind: 'figure-eight', speed: 5, radius: 10 };

  it('starts on its anchor, half right and half down', () => {
    const { position, velocity } = createMotion(spec).start(anchor);
    expect(position).toEqual(anchor);
    expect(velocity.x).toBeCloseTo(5 * Math.SQRT1_2, 12);
    expect(velocity.y).toBeCloseTo(5 * Math.SQRT1_2, 12);
  });

  it('keeps to Gerono’s lemniscate for ten minutes, and goes from end to end of it', () => {
    let [left, right, off] = [0, 0, 0];
    watch(spec, 600, ({ x, y }, velocity) => {
      // x⁴ = r² (x² - y²)
      off = Math.max(off, Math.abs(x ** 4 - 100 * (x * x - y * y)));
      off = Math.max(off, Math.abs(Math.hypot(velocity.x, velocity.y) - 5));
      left = Math.min(left, x);
      right = Math.max(right, x);
    });
    expect(off).toBeLessThan(1e-7);
    expect([left, right]).toEqual([expect.closeTo(-10, 2), expect.closeTo(10, 2)]);
  });

  // p' = r (cos u, cos 2u), p'' = -r (sin u, 2 sin 2u). The curvature is |sin u| (1 + 2 cos² u) r² / |p'|³, at most
  // 4.79/r, at cos² u = 0.385.
  const sharpest = 4.79;

  it.each([
    { speed: 5, radius: 10 },
    { speed: 15, radius: 5 },
  ])('moves at $speed m/s to 1 %, and by its velocity to half a step of turning', ({ speed, radius }) => {
    const { apart, off } = consistency({ kind: 'figure-eight', speed, radius }, speed);
    const turned = (sharpest * speed * timeStep) / radius;
    // A chord is shorter than its arc by a share of turned²/24. 0.1 % remain for the steps.
    expect(off).toBeLessThan(speed * (turned ** 2 / 24 + 0.001));
    expect(off).toBeLessThan(0.01 * speed);
    expect(apart).toBeLessThan(speed * (turned / 2 + 0.001));
  });

  it('keeps its speed even if a step is a large part of the curve', () => {
    // By quadrature ∫|dp/du| over a lap is 6.0972 r. At 30 m/s and 2 m a lap takes 0.40648 s.
    let laps = 0;
    let last = 0;
    watch({ kind: 'figure-eight', speed: 30, radius: 2 }, 600, ({ x }) => {
      if (last < 0 && x >= 0) laps++;
      last = x;
    });
    expect(Math.abs(laps - 600 / 0.40648)).toBeLessThan(0.01 * (600 / 0.40648));
  });
});

describe('zigzag', () => {
  const spec: TargetMotion = { kind: 'zigzag', speed: 8, radius: 30, period: 2, heading: 0 };

  it('runs in legs at 45°, half a leg first', () => {
    // A leg is 16 m. The first corner comes after 1 s, 4√2 m along and 4√2 m aside. 2 s later the target is 4√2 m to
    // the other side.
    const half = 4 * Math.SQRT2;
    const corner = watch(spec, 1, () => {}).offset;
    expect([corner.x, corner.y]).toEqual([expect.closeTo(half, 9), expect.closeTo(half, 9)]);
    const next = watch(spec, 3, () => {}).offset;
    expect([next.x, next.y]).toEqual([expect.closeTo(3 * half, 9), expect.closeTo(-half, 9)]);
  });

  it('runs along its heading', () => {
    // A quarter turn clockwise: forward is down, sideways is left.
    const { offset } = watch({ ...spec, heading: Math.PI / 2 }, 1, () => {});
    const half = 4 * Math.SQRT2;
    expect([offset.x, offset.y]).toEqual([expect.closeTo(-half, 9), expect.closeTo(half, 9)]);
  });

  it.each([2, 60])('keeps its speed and stays within its radius for ten minutes, legs of %i s', (period) => {
    let [furthest, off] = [0, 0];
    let back = false;
    watch({ ...spec, period }, 600, ({ x, y }, velocity) => {
      furthest = Math.max(furthest, Math.hypot(x, y));
      back ||= x < -20;
      off = Math.max(off, Math.abs(Math.hypot(velocity.x, velocity.y) - 8));
    });
    expect(off).toBeLessThan(1e-9);
    expect(furthest).toBeLessThanOrEqual(30 + 1e-9);
    expect(back).toBe(true);
  });

  it('moves by its velocity in every step without a corner', () => {
    let last: Point | null = null;
    let [steps, exact, fastest] = [0, 0, 0];
    watch(spec, 60, (offset, velocity) => {
      if (last) {
        steps++;
        const [x, y] = [(offset.x - last.x) / timeStep, (offset.y - last.y) / timeStep];
        if (Math.hypot(x - velocity.x, y - velocity.y) < 1e-6) exact++;
        fastest = Math.max(fastest, Math.hypot(x, y));
      }
      last = offset;
    });
    // A corner every 2 s, and a reversal every 2 √2 √(30² - 32)/8 = 10.4 s: at most 31 + 7 of 3600 steps.
    expect(steps - exact).toBeLessThanOrEqual(38);
    expect(steps).toBe(3600);
    // Round a corner the target covers less distance, never more.
    expect(fastest).toBeCloseTo(8, 6);
  });
});
