// Tests of guidance in other programs: it steers a missile of such a program, refuses wrong values, and does nothing
// during a pause.
import { describe, expect, it } from 'vitest';
import { guidanceKinds } from '../entities/guidance/guidance';
import { plain } from '../entities/guidance/guidance-engagement.fixture';
import * as entry from './guidance';

const { augmentedNavigation, createGuidance, lead, proportionalNavigation, pursuit } = entry;

/**
 * Simulates a point that chases a target under a guidance law, and returns their smallest distance. m. The target
 * starts 40 m ahead and moves sideways at 5 m/s. The point flies at 10 m/s and turns at most 3 rad/s.
 */
function missOf(guidance: entry.Guidance): number {
  const timeStep = 1 / 60;
  let [heading, x, y, nearest] = [0, 0, 0, Infinity];
  for (let n = 0; n < 600; n++) {
    const target = { x: 40, y: 5 * n * timeStep };
    const velocity = { x: 10 * Math.cos(heading), y: 10 * Math.sin(heading) };
    const aim = guidance.aim({
      ...{ position: { x, y }, velocity, heading, speed: 10, timeStep },
      ...{ target, targetVelocity: { x: 0, y: 5 } },
    });
    const turn = Math.atan2(Math.sin(aim.heading - heading), Math.cos(aim.heading - heading));
    heading += Math.max(-3 * timeStep, Math.min(3 * timeStep, turn));
    x += velocity.x * timeStep;
    y += velocity.y * timeStep;
    nearest = Math.min(nearest, Math.hypot(target.x - x, target.y - y));
  }
  return nearest;
}

const laws = { pursuit, lead, proportionalNavigation, augmentedNavigation };

describe.each(Object.entries(laws))('%s', (name, make) => {
  it('brings a missile to a target that crosses', () => {
    expect(missOf(make())).toBeLessThan(1);
  });

  it('is the guidance of its kind', () => {
    const kind = { pursuit: 'pursuit', lead: 'lead' }[name] ?? name.replace(/N.*/, '-navigation');
    const [own, other] = [make(), createGuidance({ kind: kind as keyof typeof guidanceKinds })];
    const crossing = { ...plain, targetVelocity: { x: 1, y: 5 } };
    for (const engagement of [plain, crossing]) expect(own.aim(engagement)).toEqual(other.aim(engagement));
  });

  it('continues from its memory without a difference', () => {
    const [one, other] = [make(), make()];
    one.aim(plain);
    other.memory = one.memory;
    const crossing = { ...plain, targetVelocity: { x: 1, y: 5 } };
    expect(other.aim(crossing)).toEqual(one.aim(crossing));
  });

  it('keeps its memory and its aim at a time step of 0', () => {
    const [paused, alone] = [make(), make()];
    for (const y of [0, 1, 3]) {
      const engagement = { ...plain, targetVelocity: { x: 0, y } };
      const aim = paused.aim(engagement);
      expect(aim).toEqual(alone.aim(engagement));
      expect(paused.aim({ ...engagement, timeStep: 0 }).heading).toBeCloseTo(aim.heading, 12);
      expect(paused.memory).toEqual(alone.memory);
    }
  });

  it('gives numbers without speeds, on the target, and far from it', () => {
    const none = { x: 0, y: 0 };
    const still = { velocity: none, targetVelocity: none, speed: 0 };
    const far = { target: { x: 1e15, y: 1e15 } };
    for (const change of [still, { target: plain.position }, { ...still, target: plain.position }, far]) {
      const { heading, headingRate, aimPoint } = make().aim({ ...plain, ...change });
      for (const value of [heading, headingRate, aimPoint.x, aimPoint.y])
        expect(Number.isFinite(value)).toBe(true);
    }
  });

  it('keeps its memory when another is refused', () => {
    const guidance = make();
    guidance.aim(plain);
    const { memory } = guidance;
    for (const wrong of [[Number.NaN], [1, 2, 3, 4, 5], null]) {
      expect(() => Object.assign(guidance, { memory: wrong })).toThrow(RangeError);
      expect(guidance.memory).toEqual(memory);
    }
  });

  const none = Number.NaN;
  it.each<[string, Partial<entry.Engagement>]>([
    ['heading', { heading: none }],
    ['speed', { speed: Infinity }],
    ['reach', { reach: none }],
    ['timeStep', { timeStep: none }],
    ['timeStep', { timeStep: -1 }],
    ['timeStep', { timeStep: 1e-300 }],
    ['speed', { speed: -1 }],
    ['reach', { reach: -1 }],
    ['targetVelocity.x', { targetVelocity: { x: 1e200, y: 0 } }],
    ['target.x', { target: undefined as unknown as entry.Engagement['target'] }],
    ['position.x', { position: { x: none, y: 0 } }],
    ['velocity.y', { velocity: { x: 0, y: none } }],
    ['target.y', { target: { x: 0, y: Infinity } }],
    ['targetVelocity.x', { targetVelocity: { x: none, y: 0 } }],
  ])('refuses %s by its name and keeps its memory', (field, change) => {
    const guidance = make();
    guidance.aim(plain);
    const { memory } = guidance;
    expect(() => guidance.aim({ ...plain, ...change })).toThrow(`${field}: must be`);
    expect(guidance.memory).toEqual(memory);
  });
});

it('has a function for every kind', () => {
  expect(Object.keys(laws)).toHaveLength(Object.keys(guidanceKinds).length);
});

it('refuses a navigation constant that is out of its range', () => {
  expect(() => proportionalNavigation({ navigationConstant: 0.5 })).toThrow('navigationConstant: must be');
});

it('says when a bolt and a target meet: 40 m off, 10 m/s after 6 m/s across, at 5 s', () => {
  expect(entry.timeToMeet({ x: 40, y: 0 }, { x: 0, y: 6 }, { speed: 10 })).toBeCloseTo(5, 12);
});
