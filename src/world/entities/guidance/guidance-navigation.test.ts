import { describe, expect, it } from 'vitest';
import { toRadians } from '../../../laws/exact/figures';
import { createGuidance } from './guidance';
import { plain } from './guidance-engagement.fixture';
import type { Engagement } from './guidance-law';

const create = (navigationConstant = 4) =>
  createGuidance({ kind: 'proportional-navigation', navigationConstant });

/**
 * Input of a guidance law: a target 10 m ahead of a body crosses its course at 5 m/s. The direction to the target turns
 * at 5/10 = 0.5 rad/s.
 */
const crossing = { ...plain, target: { x: 10, y: 0 }, targetVelocity: { x: 0, y: 5 } };

/** Returns the input of a guidance law for a body that flies at an angle. The target rests 40 m away on the x axis. */
const flying = (angle: number, speed = 10): Engagement => ({
  ...plain,
  velocity: { x: speed * Math.cos(angle), y: speed * Math.sin(angle) },
});

describe('proportional navigation', () => {
  it('starts at the direction of flight, whatever the nose does', () => {
    const aim = create().aim({ ...flying(toRadians(30)), heading: 1 });
    expect(aim.heading).toBeCloseTo(toRadians(30), 12);
    expect(aim.fallback).toBe(false);
  });

  it('starts at the nose when it hardly flies', () => {
    expect(create().aim({ ...flying(toRadians(30), 0.4), heading: 0.2 }).heading).toBeCloseTo(0.2, 12);
  });

  it.each([3, 4, 5])('turns N = %i times as fast as the line of sight', (constant) => {
    const guidance = create(constant);
    const first = guidance.aim(crossing);
    expect(first.heading).toBe(0);
    expect(first.lineOfSightRate).toBeCloseTo(0.5, 12);
    expect(first.headingRate).toBeCloseTo(constant * 0.5, 12);
    for (let step = 1; step <= 6; step++)
      expect(guidance.aim(crossing).heading).toBeCloseTo((step * constant * 0.5) / 60, 12);
  });

  it('makes for a place at the target’s range', () => {
    const { aimPoint } = create().aim(flying(toRadians(60) - 1e-9));
    expect(aimPoint.x).toBeCloseTo(20, 6);
    expect(aimPoint.y).toBeCloseTo(20 * Math.sqrt(3), 6);
  });

  it('keeps a lag that stays, and never runs further ahead of the flight than 30°', () => {
    const guidance = create();
    // 2 rad/s for 15 steps are 0.5 rad, which is less than 30° = 0.524 rad. The body does not turn.
    for (let step = 0; step < 15; step++) guidance.aim(crossing);
    expect(guidance.aim(crossing).heading).toBeCloseTo(0.5, 12);
    for (let step = 0; step < 60; step++) guidance.aim(crossing);
    expect(guidance.aim(crossing).heading).toBeCloseTo(toRadians(30), 12);
  });

  it('points at a target further off its flight than 60°, and reports a fallback', () => {
    for (const angle of [toRadians(61), toRadians(-61), Math.PI]) {
      const aim = create().aim(flying(angle));
      expect(aim).toMatchObject({ heading: 0, aimPoint: { x: 40, y: 0 }, fallback: true });
      expect(aim.headingRate).toBe(aim.lineOfSightRate);
    }
    expect(create().aim(flying(toRadians(59))).fallback).toBe(false);
  });

  it('is given up only beyond 75°, and then taken up again from the flight within 60°', () => {
    const guidance = create();
    const fallbackAt = (angle: number) => guidance.aim(flying(toRadians(angle))).fallback;
    expect([59, 74, 76, 74, 61].map(fallbackAt)).toEqual([false, false, true, true, true]);
    expect(guidance.aim(flying(toRadians(59))).heading).toBeCloseTo(toRadians(59), 12);
  });

  it('points at a target that gets further away', () => {
    const aim = create().aim({ ...plain, targetVelocity: { x: 10.1, y: 0 } });
    expect(aim.fallback).toBe(true);
    expect(create().aim({ ...plain, targetVelocity: { x: 9.9, y: 0 } }).fallback).toBe(false);
  });

  it('goes the short way round when headings wrap', () => {
    const guidance = create();
    // The body flies along -x. The target is 10 m ahead and crosses to -y, clockwise. Headings rise past π.
    const west = {
      ...plain,
      velocity: { x: -10, y: 0 },
      target: { x: -10, y: 0 },
      targetVelocity: { x: 0, y: -5 },
    };
    guidance.aim(west);
    expect(guidance.aim(west).heading).toBeCloseTo(-Math.PI + 2 / 60, 12);
  });
});
