// Tests of the guidance laws in flight: a point mass at 10 m/s and at most 3 rad/s, and a target 40 m off that crosses
// at 5 m/s.
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
    // On the collision course the line of sight does not turn. N = 4 turns four times as fast as it, and reaches that
    // course to a few degrees.
    const { course } = flight('proportional-navigation');
    expect(Math.abs(course - meeting)).toBeLessThan(0.2);
  });

  it('lead hits the target without turning once it is on the collision course', () => {
    const { miss, effort, course } = flight('lead', meeting);
    expect(miss).toBeLessThan(0.01);
    expect(course).toBeCloseTo(meeting, 6);
    expect(effort).toBeLessThan(1e-6);
    // The body first points straight at the target. It turns by 30° in 0.17 s, then no more. In the last 0.5 m it keeps
    // its heading.
    const turned = flight('lead');
    expect(turned.miss).toBeLessThan(0.1);
    expect(turned.lateEffort).toBeLessThan(0.01);
  });

  it('pursuit ends in a tail chase', () => {
    // At half the speed R = 40 tan²(θ/2)/sin θ, with θ measured from the target's course. Near the end it is 10 θ: 0.05
    // rad at 0.5 m.
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
