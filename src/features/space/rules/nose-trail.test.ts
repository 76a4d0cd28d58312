// Tests of the trail of a nose: a place every sixtieth of a second for the last seconds, marked hot where the motor was
// saturated.
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { lengthOf } from '../../../laws/control/attitude/vector';
import type { EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { spaceFlip, spaceTurn } from '../scenario';
import { spaceGame } from './game';
import { NoseTrail, trailSeconds } from './nose-trail';
import { spaceOf } from './space-rules';

const ahead = { x: 1, y: 0, z: 0 };

/** Returns the places of a trail since a time. */
function placesOf(trail: NoseTrail, since = -Infinity) {
  const places: { time: number; x: number; y: number; z: number; isHot: boolean; isJoined: boolean }[] = [];
  trail.visit(since, (time, x, y, z, isHot, isJoined) => {
    places.push({ time, x, y, z, isHot, isJoined });
  });
  return places;
}

const stepped = (scenario: Scenario, steps: number) => {
  const simulation = simulationOf(scenario, [spaceGame]);
  for (let n = 0; n < steps; n++) simulation.step();
  return spaceOf(simulation)!.spheres;
};

it('has a place a step at 60 Hz, oldest first, each joined to the one before', () => {
  const trail = new NoseTrail();
  for (let n = 1; n <= 5; n++) trail.record(n / 60, ahead, n === 3);
  const places = placesOf(trail);
  expect(places.map(({ time }) => Math.round(60 * time))).toEqual([1, 2, 3, 4, 5]);
  expect(places.map(({ isHot }) => isHot)).toEqual([false, false, true, false, false]);
  expect(places.map(({ isJoined }) => isJoined)).toEqual([false, true, true, true, true]);
});

it('leaves out steps that are closer in time', () => {
  const trail = new NoseTrail();
  for (let n = 0; n <= 24; n++) trail.record(n / 240, ahead, false);
  expect(placesOf(trail)).toHaveLength(7);
});

it('drops places older than its length', () => {
  const trail = new NoseTrail();
  for (let n = 0; n < 1000; n++) trail.record(n / 60, { x: n, y: 0, z: 0 }, false);
  const [first, ...others] = placesOf(trail);
  expect(others.at(-1)?.x).toBe(999);
  expect((999 - first.x) / 60).toBeCloseTo(trailSeconds, 9);
});

it('visits the places since a time', () => {
  const trail = new NoseTrail();
  for (let n = 0; n < 10; n++) trail.record(n, ahead, false);
  expect(placesOf(trail, 7).map(({ time }) => time)).toEqual([7, 8, 9]);
});

describe('in a run', () => {
  it('is where the nose points, hot at the beginning of a turn at the motor’s limit and not at its end', () => {
    const [{ trail }] = stepped(spaceTurn, 200);
    const places = placesOf(trail);
    for (const place of places) expect(lengthOf(place)).toBeCloseTo(1, 9);
    expect(places.slice(0, 6).map(({ isHot }) => isHot)).toEqual([true, true, true, true, true, true]);
    expect(places.at(-1)?.isHot).toBe(false);
  });

  it('is never hot if no motor turns the ship', () => {
    const [letGo] = stepped(spaceFlip, 200);
    expect(placesOf(letGo.trail)).toHaveLength(199);
    expect(placesOf(letGo.trail).some(({ isHot }) => isHot)).toBe(false);
    const set: EntitySpec = { ...spaceTurn.entities[0], drive: 'angle' };
    const entities = spaceTurn.entities.map(() => set);
    const [one] = stepped({ ...spaceTurn, entities }, 200);
    expect(placesOf(one.trail).some(({ isHot }) => isHot)).toBe(false);
  });

  it('restarts when a turn begins at rest', () => {
    // The second order comes after 4 s.
    const [{ trail }] = stepped(spaceTurn, 300);
    const begins = placesOf(trail).filter(({ isJoined }) => !isJoined);
    expect(begins.map(({ time }) => Math.round(60 * time))).toEqual([241]);
  });
});
