// Exhaust leaves a body aft, as long as its thrust is strong.
import { expect, it } from 'vitest';
import { poseOf } from '../../simulation/pose';
import { Simulation } from '../../simulation/simulation';
import { exhaustLength, plumesOf } from './exhaust';

const simulation = new Simulation({
  version: 1,
  name: 'Two',
  entities: [
    { kind: 'missile', command: { kind: 'seek', target: [50, 0] } },
    { kind: 'character', position: [0, 10], command: { kind: 'seek', target: [0, 60] } },
    { kind: 'missile', position: [0, 20] },
  ],
});
simulation.step();
const [missile, character, idle] = simulation.entities.map((entity) => plumesOf(entity, poseOf(entity)));

it('is at full length behind a missile at full thrust', () => {
  expect(missile).toHaveLength(1);
  expect(missile[0].x).toBeLessThan(-3);
  expect(Math.cos(missile[0].angle)).toBeCloseTo(-1);
  expect(missile[0].length).toBeCloseTo(exhaustLength.full, 1);
});

it('blows against the thrust of a character that is pushed aside, beside its pilot flame aft', () => {
  const [aft, aside] = character;
  expect(aft.length).toBeCloseTo(exhaustLength.pilot, 0);
  expect(Math.cos(aft.angle)).toBeCloseTo(-1);
  // Pushed down the page, it blows up the page.
  expect(Math.sin(aside.angle)).toBeCloseTo(-1);
  expect(aside.length).toBeCloseTo(exhaustLength.full, 1);
});

it('is not there without thrust and without a way to go', () => {
  expect(idle).toEqual([]);
});
