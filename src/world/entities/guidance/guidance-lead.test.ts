import { describe, expect, it } from 'vitest';
import { createGuidance } from './guidance';
import { plain } from './guidance-engagement.fixture';
import { timeToMeet } from './guidance-lead';

describe('timeToMeet', () => {
  // In all rows s = 10 m/s.
  it.each([
    ['a still target 40 m off', { x: 40, y: 0 }, { x: 0, y: 0 }, 4],
    // The target goes 6 t across and 8 t along: t = 40/8.
    ['one that crosses at 6 m/s', { x: 40, y: 0 }, { x: 0, y: 6 }, 5],
    ['one that comes on at 6 m/s', { x: 40, y: 0 }, { x: -6, y: 0 }, 2.5],
    ['one that runs at 6 m/s', { x: 40, y: 0 }, { x: 6, y: 0 }, 10],
    ['one as fast that comes on', { x: 100, y: 0 }, { x: -10, y: 0 }, 5],
    // |100 - 20 t| = 10 t at 100/30 s, and at 10 s after the target has passed.
    ['the first of two meetings with a faster one', { x: 100, y: 0 }, { x: -20, y: 0 }, 10 / 3],
    // 56.25 t² - 750 t + 2500 = 0 is 56.25 (t - 50/7.5)².
    ['the only meeting with a faster one', { x: 40, y: -30 }, { x: 0, y: 12.5 }, 50 / 7.5],
  ])('finds %s', (_, offset, velocity, time) => {
    expect(timeToMeet(offset, velocity, { speed: 10 })).toBeCloseTo(time, 6);
  });

  it.each([
    ['runs away as fast', { x: 40, y: 0 }, { x: 10, y: 0 }],
    ['runs away faster', { x: 40, y: 0 }, { x: 20, y: 0 }],
    ['as fast crosses', { x: 40, y: 0 }, { x: 0, y: 10 }],
    ['crosses faster', { x: 40, y: 0 }, { x: 0, y: 20 }],
    // The body gains 0.01 m/s on the target: 4000 s.
    ['is met after more than ten minutes', { x: 40, y: 0 }, { x: 9.99, y: 0 }],
  ])('finds none when the target %s', (_, offset, velocity) => {
    expect(timeToMeet(offset, velocity, { speed: 10 })).toBeNull();
  });

  it('keeps its digits for a target that runs nearly as fast', () => {
    // The body gains 0.1 m/s over 40 m.
    expect(timeToMeet({ x: 40, y: 0 }, { x: 9.9, y: 0 }, { speed: 10 })).toBeCloseTo(400, 6);
  });
});

describe('lead', () => {
  const crossing = { ...plain, targetVelocity: { x: 0, y: 6 } };
  const course = Math.atan2(3, 4);
  const aimOf = (change: object) => createGuidance({ kind: 'lead' }).aim({ ...crossing, ...change });

  it('points at the place of meeting', () => {
    const aim = aimOf({});
    expect(aim.aimPoint.x).toBeCloseTo(40, 9);
    expect(aim.aimPoint.y).toBeCloseTo(30, 9);
    expect(aim.heading).toBeCloseTo(course, 12);
    expect(aim.fallback).toBe(false);
  });

  it('has no rate on the collision course', () => {
    expect(aimOf({ velocity: { x: 8, y: 6 } }).headingRate).toBeCloseTo(0, 12);
  });

  it('turns with the line of sight of a turret that a target crosses', () => {
    // At the closest point sin(lead) = v/s is constant, so ψ' = λ' = 40·6/40² = 0.15 rad/s.
    const aim = aimOf({ velocity: { x: 0, y: 0 } });
    expect(aim.headingRate).toBeCloseTo(0.15, 12);
    expect(aim.lineOfSightRate).toBeCloseTo(0.15, 12);
  });

  it.each([
    ['a body off its course', { x: 10, y: 0 }],
    ['a body that slides', { x: -3, y: 7 }],
  ])('tells the rate at which its heading changes, for %s', (_, velocity) => {
    const dt = 1e-4;
    const at = (time: number) =>
      aimOf({
        velocity,
        position: { x: velocity.x * time, y: velocity.y * time },
        target: { x: 40, y: 6 * time },
      });
    expect(at(0).headingRate).toBeCloseTo((at(dt).heading - at(-dt).heading) / (2 * dt), 6);
  });

  it('points at a target out of reach, and reports a fallback', () => {
    // λ' = (40·20 - 0)/40² = 0.5.
    const aim = aimOf({ velocity: { x: 0, y: 0 }, targetVelocity: { x: 0, y: 20 } });
    expect(aim).toEqual({
      heading: 0,
      headingRate: 0.5,
      aimPoint: { x: 40, y: 0 },
      lineOfSightRate: 0.5,
      fallback: true,
    });
  });

  it('points at the target when its speed is 0', () => {
    expect(aimOf({ speed: 0 }).fallback).toBe(true);
  });

  it('gives no rate if the intercept point moves without bound', () => {
    // A double root: the body does not close on the point, and t' = A·V/0.
    const aim = aimOf({ target: { x: 40, y: -30 }, targetVelocity: { x: 0, y: 12.5 } });
    expect(aim.headingRate).toBe(0);
    expect(aim.fallback).toBe(false);
  });
});
