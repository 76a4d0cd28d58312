import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { refusal } from '../../../laws/control/tunable';
import { createGuidance, type GuidanceSpec, guidanceKinds, isGuidanceName } from './guidance';
import { plain } from './guidance-engagement.fixture';

const names = Object.keys(guidanceKinds).filter(isGuidanceName);

describe('guidanceKinds', () => {
  it('holds pursuit, lead and proportional navigation, plain and augmented', () => {
    expect(names).toEqual(['pursuit', 'lead', 'proportional-navigation', 'augmented-navigation']);
  });

  it.each(names)('%s has a unique label, a help text and a source', (name) => {
    const { label, help, source } = guidanceKinds[name];
    expect(names.filter((other) => guidanceKinds[other].label === label)).toEqual([name]);
    expect(help).toMatch(/^[A-Z].*\.$/);
    expect(source).not.toBe('');
  });

  it.each(names)('%s has a unique short label', (name) => {
    const { shortLabel } = guidanceKinds[name];
    expect(shortLabel).toMatch(/^\S{1,8}$/);
    expect(names.filter((other) => guidanceKinds[other].shortLabel === shortLabel)).toEqual([name]);
  });

  it('only proportional navigation, plain and augmented, needs flight', () => {
    expect(names.filter((name) => guidanceKinds[name].needsFlight)).toEqual([
      'proportional-navigation',
      'augmented-navigation',
    ]);
  });

  it('N takes its default and both ends of its slider', () => {
    const [row] = guidanceKinds['proportional-navigation'].tunables;
    expect([row.min, row.initial, row.max]).toEqual([3, 4, 5]);
    for (const value of [1, 3, 4, 5, 10]) expect(refusal(row, value)).toBeNull();
  });
});

describe('createGuidance', () => {
  const create = (spec: unknown) => () => createGuidance(spec as GuidanceSpec);

  it('refuses an unknown kind and names those there are', () => {
    expect(create({ kind: 'magnet' })).toThrow(RangeError);
    expect(create({ kind: 'magnet' })).toThrow(
      'kind: must be one of pursuit, lead, proportional-navigation, augmented-navigation, got "magnet"',
    );
    expect(create({ kind: 'toString' })).toThrow(RangeError);
  });

  it.each([0.9, 10.1, Number.NaN, '4'])('refuses N = %s by name', (navigationConstant) => {
    const spec = { kind: 'proportional-navigation', navigationConstant };
    expect(create(spec)).toThrow(RangeError);
    expect(create(spec)).toThrow('navigationConstant: must be a number from 1 to 10');
  });

  it('refuses a setting the law does not take', () => {
    expect(create({ kind: 'pursuit', navigationConstant: 4 })).toThrow(
      new RangeError('navigationConstant: no such setting, takes nothing'),
    );
  });
});

describe('pursuit', () => {
  it('points at the target and turns with the line of sight', () => {
    // R = (3, 4), V = (2, 1) - (10, 0) = (-8, 1): λ' = (3·1 - 4·(-8)) / 25 = 1.4.
    const aim = createGuidance({ kind: 'pursuit' }).aim({
      ...plain,
      target: { x: 3, y: 4 },
      targetVelocity: { x: 2, y: 1 },
    });
    expect(aim.heading).toBeCloseTo(Math.atan2(4, 3), 12);
    expect(aim.headingRate).toBeCloseTo(1.4, 12);
    expect(aim.lineOfSightRate).toBeCloseTo(1.4, 12);
    expect(aim.aimPoint).toEqual({ x: 3, y: 4 });
    expect(aim.fallback).toBe(false);
  });
});

describe('every law', () => {
  // 0.4 m and 0.6 m: below and above the 0.5 m within which the heading is kept.
  const near = { ...plain, target: { x: 0, y: 0.4 }, targetVelocity: { x: 5, y: 0 } };
  const beside = { ...plain, target: { x: 0.6, y: 0.1 } };

  it.each(names)('%s holds its last heading close in, without a rate', (kind) => {
    const guidance = createGuidance({ kind });
    const before = guidance.aim({ ...plain, target: { x: 30, y: 5 } });
    const held = guidance.aim(near);
    expect(held).toMatchObject({
      heading: before.heading,
      headingRate: 0,
      lineOfSightRate: 0,
      fallback: false,
    });
    // λ' = (0.6·0 - 0.1·(-10)) / (0.6² + 0.1²).
    expect(guidance.aim(beside).lineOfSightRate).toBeCloseTo(1 / 0.37, 9);
  });

  it.each(names)('%s holds the nose when it has been close from the start', (kind) => {
    const guidance = createGuidance({ kind });
    expect(guidance.aim({ ...near, heading: 7 }).heading).toBeCloseTo(7 - 2 * Math.PI, 12);
    expect(guidance.aim({ ...near, heading: 8 }).heading).toBeCloseTo(7 - 2 * Math.PI, 12);
    guidance.reset();
    expect(guidance.aim({ ...near, heading: 1 }).heading).toBe(1);
  });

  it.each(names)('%s gives the same again after a reset', (kind) => {
    const guidance = createGuidance({ kind });
    const flight = () =>
      [0, 1, 2].map((y) => guidance.aim({ ...plain, target: { x: 40, y }, targetVelocity: { x: 0, y: 5 } }));
    const first = flight();
    guidance.reset();
    expect(flight()).toEqual(first);
  });

  it.each(names)('%s gives finite numbers, and headings within a turn, for any finite input', (kind) => {
    const number = (most: number) =>
      fc.oneof(
        fc.double({ min: -most, max: most, noNaN: true }),
        fc.constantFrom(-most, -10, -1, 0, 1, 10, most),
      );
    const point = (most: number) => fc.record({ x: number(most), y: number(most) });
    const engagement = fc.record({
      position: point(1e5),
      velocity: point(100),
      heading: number(1e4),
      speed: fc.oneof(fc.constantFrom(0, 1e-300, 10), fc.double({ min: 0, max: 100, noNaN: true })),
      target: point(1e5),
      targetVelocity: point(100),
      timeStep: fc.constantFrom(1 / 240, 1 / 60, 1 / 30),
    });
    fc.assert(
      fc.property(fc.array(engagement, { minLength: 1, maxLength: 5 }), (engagements) => {
        const guidance = createGuidance({ kind });
        for (const one of engagements) {
          const { heading, headingRate, aimPoint, lineOfSightRate } = guidance.aim(one);
          for (const value of [heading, headingRate, aimPoint.x, aimPoint.y, lineOfSightRate])
            expect(Number.isFinite(value)).toBe(true);
          expect(Math.abs(heading)).toBeLessThanOrEqual(Math.PI);
        }
      }),
      { numRuns: 500 },
    );
  });
});
