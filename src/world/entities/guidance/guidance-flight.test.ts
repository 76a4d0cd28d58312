// The laws in flight: a point mass of 10 m/s, 3 rad/s at most, and a target that crosses 40 m off at 5 m/s.
import { describe, expect, it } from 'vitest';
import { createGuidance, type GuidanceName } from './guidance';
import { fly } from './guidance-engagement.fixture';

const target = { x: 40, y: 0 };
const crossing = { x: 0, y: 5 };
const flight = (kind: GuidanceName, start?: number) => fly(createGuidance({ kind }), target, crossing, start);
const meeting = Math.asin(0.5);

describe('guidance in flight', () => {
  it.each([-0.9, 0, 0.5])('proportional navigation passes within 1 m, from a course of %s rad', (start) => {
    const { miss, fallbacks } = flight('proportional-navigation', start);
    expect(miss).toBeLessThan(1);
    expect(fallbacks).toBe(0);
  });

  it('proportional navigation ends on the collision course', () => {
    // On it the line of sight stands still; turning four times as fast, N = 4, it has met it to a few degrees.
    const { course } = flight('proportional-navigation');
    expect(Math.abs(course - meeting)).toBeLessThan(0.2);
  });

  it('lead hits the target without turning once it is on the collision course', () => {
    const { miss, effort, course } = flight('lead', meeting);
    expect(miss).toBeLessThan(0.01);
    expect(course).toBeCloseTo(meeting, 6);
    expect(effort).toBeLessThan(1e-6);
    // From a course straight at it: 30° take 0.17 s, and then it turns no more. In the last 0.5 m it holds.
    const turned = flight('lead');
    expect(turned.miss).toBeLessThan(0.1);
    expect(turned.lateEffort).toBeLessThan(0.01);
  });

  it('pursuit ends in a tail chase', () => {
    // At half the speed R = 40 tan²(θ/2)/sin θ, θ off the target's course: 10 θ near the end, 0.05 rad at 0.5 m.
    const { miss, course } = flight('pursuit');
    expect(miss).toBeLessThan(0.5);
    expect(Math.abs(course - Math.PI / 2)).toBeLessThan(0.1);
  });

  it('pursuit turns more than lead and proportional navigation', () => {
    const pursuit = flight('pursuit').effort;
    expect(pursuit).toBeGreaterThan(1.5 * flight('proportional-navigation').effort);
    expect(pursuit).toBeGreaterThan(2 * flight('lead').effort);
  });

  it.each([1.2, 2, 3.1])(
    'proportional navigation turns to a target behind, from a course of %s rad',
    (start) => {
      const { miss, fallbacks } = fly(
        createGuidance({ kind: 'proportional-navigation' }),
        target,
        { x: 0, y: 0 },
        start,
      );
      expect(miss).toBeLessThan(1);
      expect(fallbacks).toBeGreaterThan(0);
    },
  );
});
