// Tests of the sounds of Par.
import { expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { scenarioOf } from '../rules/course';
import { parGame } from '../rules/game';
import { parOf } from '../rules/par-rules';
import { slalom } from '../rules/slalom';
import { ParCues } from './sound-cues';

/**
 * Simulates a flight of the course Slalom, and returns its sounds. Each entry is the name of a sound and its number
 * `times`.
 */
function heard(flight?: Parameters<typeof scenarioOf>[1]) {
  const simulation = simulationOf(scenarioOf(slalom, flight), [parGame]);
  const rules = parOf(simulation)!;
  const cues = new ParCues();
  const all = cues.next(rules).sounds.map(({ cue, times }) => [cue, times]);
  while (rules.state !== 'over') {
    simulation.step();
    all.push(...cues.next(rules).sounds.map(({ cue, times }) => [cue, times]));
  }
  simulation.step();
  expect(cues.next(rules)).toEqual({ sounds: [], thrust: null });
  return all;
}

const gates = [1, 2, 3, 4, 5].map((times) => ['gate', times]);

it('is a step up at each gate, and two notes for bronze, five for ace', () => {
  expect(heard()).toEqual([...gates, ['medal', 2]]);
  expect(heard(slalom.flights.best)).toEqual([...gates, ['medal', 5]]);
});

it('is the motor in flight, by its share of full speed', () => {
  const simulation = simulationOf(scenarioOf(slalom), [parGame]);
  const rules = parOf(simulation)!;
  const cues = new ParCues();
  expect(cues.next(rules).thrust).toBeNull();
  for (let n = 0; n < 60; n++) simulation.step();
  expect(cues.next(rules).thrust!.share).toBeCloseTo(1, 2);
});

it('is silent about events before the first call', () => {
  const simulation = simulationOf(scenarioOf(slalom), [parGame]);
  while (parOf(simulation)!.splits.length < 3) simulation.step();
  expect(new ParCues().next(parOf(simulation)!).sounds).toEqual([]);
});
