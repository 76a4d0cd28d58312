// Tests of pairs in Dodge: one missile becomes two, away from the player and from walls.
import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import type { Scenario } from '../../../world/simulation/scenario';
import { MissileFlight } from './flight';
import { waveOf } from './waves';

const scenario: Scenario = {
  version: 1,
  name: 'test',
  bodiesCollide: true,
  entities: [{ kind: 'character', size: 0.6, command: { kind: 'seek', target: [0, 0] } }],
};

/**
 * Returns a missile that can split into two (a pair). It flies along +x, 40 m from the player, and its motor has burned
 * for some seconds.
 */
function paired(seconds: number) {
  const simulation = simulationOf(scenario, []);
  const flight = new MissileFlight(simulation, {
    place: { x: 40, y: 0 },
    angle: 0,
    wave: waveOf(6),
    name: 'seeker',
    pair: true,
  });
  for (let n = 0; n < Math.round(seconds * 60); n++) flight.burn(simulation, 1 / 60);
  flight.entity.body.setLinearVelocity({ x: 10, y: 0 });
  return { simulation, flight };
}

describe('a pair', () => {
  it('counts down 1.6 s from its launch, and stays one until then', () => {
    const { simulation, flight } = paired(1);
    expect(flight.splitsIn).toBeCloseTo(0.6, 9);
    expect(flight.split(simulation, 40)).toBeNull();
  });

  it('then becomes two, half a radian to either side, at the same speed, with 5 s of fuel', () => {
    const { simulation, flight } = paired(1.7);
    const two = flight.split(simulation, 40)!;
    expect(two.map(({ entity }) => entity.body.getAngle())).toEqual([-0.5, 0.5]);
    for (const { entity, splitsIn } of two) {
      expect(entity.body.getLinearVelocity().length()).toBeCloseTo(10, 9);
      expect(splitsIn).toBeNull();
    }
    for (let n = 0; n < 299; n++) two[0].burn(simulation, 1 / 60);
    expect(two[0].burntOut).toBe(false);
    two[0].burn(simulation, 1 / 60);
    two[0].burn(simulation, 1 / 60);
    expect(two[0].burntOut).toBe(true);
  });

  it('stays one within 9 m of the player', () => {
    const { simulation, flight } = paired(1.7);
    expect(flight.split(simulation, 8.9)).toBeNull();
  });

  it('is the first and the third of the sixth wave', () => {
    expect(waveOf(6).pairs).toEqual([0, 2]);
  });
});
