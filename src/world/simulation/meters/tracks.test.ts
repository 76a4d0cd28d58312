// Tests of tracks: thirty places a second for the last twenty seconds, each with the motor's saturation and the current
// waypoint.
import { expect, it } from 'vitest';
import type { Scenario } from '../scenario';
import { Simulation } from '../simulation';

const scenario: Scenario = {
  version: 1,
  name: 'Straight on',
  entities: [
    { kind: 'missile', command: { kind: 'turn-towards', target: [0, 50] } },
    { kind: 'character', position: [0, 10], command: { kind: 'seek', target: [900, 10] } },
  ],
};

function stepped(seconds: number): Simulation {
  const simulation = new Simulation(scenario);
  for (let n = 0; n < seconds * 60; n++) simulation.step();
  return simulation;
}

it('has a place every second step at 60 Hz, oldest first', () => {
  const { measures, entities } = stepped(1);
  const times: number[] = [];
  measures.tracks.visit(entities[1], 0, 1, (_x, _y, _heat, _cursor, time) => times.push(time));
  expect(times).toHaveLength(30);
  expect(times[0]).toBe(0);
  expect(times[1]).toBeCloseTo(1 / 30);
});

it('begins at the given time, and visits a given number of places', () => {
  const { measures, entities } = stepped(2);
  const times: number[] = [];
  measures.tracks.visit(entities[1], 1, 5, (_x, _y, _heat, _cursor, time) => times.push(time));
  // Thirty places a second from 1 s on, and every fifth of them.
  expect(times).toHaveLength(6);
  expect(times[0]).toBeCloseTo(1);
});

it('marks a motor that is too weak, and a missing path', () => {
  const { measures, entities } = stepped(0.1);
  const seen: number[][] = [];
  measures.tracks.visit(entities[0], 0, 1, (_x, _y, heat, cursor) => seen.push([heat, cursor]));
  // A turn of 90° begins at the motor's limit.
  expect(seen[0]).toEqual([1, -1]);
});

it('keeps twenty seconds', () => {
  const { measures, entities } = stepped(30);
  let oldest = Infinity;
  measures.tracks.visit(entities[1], 0, 1, (_x, _y, _heat, _cursor, time) => {
    oldest = Math.min(oldest, time);
  });
  expect(oldest).toBeCloseTo(10, 1);
});

it('forgets a body that has left', () => {
  const simulation = stepped(1);
  const [, gone] = simulation.entities;
  simulation.remove(gone);
  let places = 0;
  simulation.measures.tracks.visit(gone, 0, 1, () => {
    places += 1;
  });
  expect(places).toBe(0);
});
