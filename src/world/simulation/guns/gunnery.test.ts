// Tests of guns: what they aim at, and how many shells they may have in flight.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../scenario';
import { Simulation } from '../simulation';
import { gunsOf } from './gunnery';

const simulationOf = (entities: readonly EntitySpec[]) =>
  new Simulation({ version: 1, name: 'Test', entities });

/**
 * Steps a simulation up to a time (s). Returns the number of bodies in its physics world. Entities, the fixed axles of
 * turrets, and shells count.
 */
function run(simulation: Simulation, seconds: number): number {
  while (simulation.time < seconds) simulation.step();
  return simulation.world.getBodyCount();
}

describe('Gunnery', () => {
  it('aims no gun at its own turret, hostile or not', () => {
    const simulation = simulationOf([{ kind: 'turret', gun: {}, hostile: true }]);
    simulation.step();
    expect(gunsOf(simulation)[0].enemy).toBeNull();
    expect(simulation.entities[0].command.kind).toBe('idle');
  });

  it('aims the guns of two hostile turrets at each other', () => {
    const simulation = simulationOf([
      { kind: 'turret', gun: {}, hostile: true },
      { kind: 'turret', gun: {}, hostile: true, position: [20, 0] },
    ]);
    simulation.step();
    const [one, other] = gunsOf(simulation);
    expect([one.enemy, other.enemy]).toEqual([other.turret, one.turret]);
  });

  it('has no more than 500 shells in flight, however slow they are and however far they fly', () => {
    // 50 guns with 20 shots a second each and 1,000 s of flight. Guns that point at the enemy by now have fired at
    // least 20 shots.
    const gun = { shellSpeed: 1, reload: 0.05, range: 1000, tolerance: 4 };
    const turrets = Array.from({ length: 50 }, (_, n): EntitySpec => {
      return { kind: 'turret', position: [0, 30 * n], gun };
    });
    const simulation = simulationOf([...turrets, { kind: 'missile', hostile: true, position: [30, 0] }]);
    // 50 turrets with their axles, and the missile.
    expect(run(simulation, 4)).toBeLessThanOrEqual(101 + 500);
    for (const { shells } of gunsOf(simulation)) expect(shells.length).toBeLessThanOrEqual(10);
    expect(Math.max(...gunsOf(simulation).map(({ shells }) => shells.length))).toBe(10);
  });
});
