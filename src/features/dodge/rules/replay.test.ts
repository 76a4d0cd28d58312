// Tests that equal seeds give the same game, and that a replay equals its run to the last bit.

import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { readScenario } from '../../../lab/files/read-scenario';
import { poseOf } from '../../../world/simulation/pose';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Simulation } from '../../../world/simulation/simulation';
import { dodgeScenario } from '../scenario';
import { dodgeOf } from './dodge';
import { dodgeGame } from './game';
import { Game, type Player, runaway, stander } from './players.fixture';

const games = [dodgeGame];

/** Returns the state of a game as text: all bodies and crates, score, wave, events and announced launches. */
function stateOf(simulation: Simulation): unknown {
  const { entities, obstacles } = simulation;
  const game = dodgeOf(simulation)!;
  const { score, seconds, wave, recent, warnings } = game;
  const bodies = entities.map((entity) => {
    const { x, y } = entity.body.getLinearVelocity();
    return [poseOf(entity), x, y, entity.body.getAngularVelocity(), game.fuelOf(entity)];
  });
  const crates = obstacles.map(({ body }) => [body.getPosition().x, body.getPosition().y, body.getAngle()]);
  return JSON.stringify([bodies, crates, score, seconds, wave, recent, warnings]);
}

/** Returns the states of a run, one for each step. */
function statesOf(step: () => Simulation, steps: number): unknown[] {
  return Array.from({ length: steps }, () => stateOf(step()));
}

const played = (seed: number, player: Player, steps: number) => {
  const game = new Game({ ...dodgeScenario, seed }, player);
  const step = () => {
    game.step();
    return game.simulation;
  };
  return { game, states: statesOf(step, steps) };
};

const watched = (scenario: Scenario, steps: number) => {
  const simulation = simulationOf(scenario, games);
  const step = () => {
    simulation.step();
    return simulation;
  };
  return { simulation, states: statesOf(step, steps) };
};

describe('the same seed', () => {
  it('and the same player give the same states', () => {
    expect(played(5, runaway, 900).states).toEqual(played(5, runaway, 900).states);
  });

  it('is another game than another seed', () => {
    expect(played(5, stander, 900).states).not.toEqual(played(6, stander, 900).states);
  });
});

describe('a replay', () => {
  // More than a run's length, which is at most 30 s.
  const steps = 2000;
  const { game, states } = played(4, runaway, steps);
  const file = readScenario(JSON.parse(JSON.stringify(game.dodge.replay())), games);

  it('gives every state of the run again, also after its end', () => {
    expect(game.dodge.state).toBe('over');
    expect(watched(file, steps).states).toEqual(states);
  });

  it('is the same scenario with its seed, the player autonomous, and an entry for each new target', () => {
    expect(file.seed).toBe(4);
    expect(file.seconds).toBeCloseTo(steps / 60, 9);
    expect(file.entities).toEqual([{ ...dodgeScenario.entities[0], autonomous: true }]);
    expect(file.timeline?.every(({ entity, target }) => entity === 0 && target !== undefined)).toBe(true);
    expect(file.timeline!.length).toBeLessThan(10 * game.dodge.seconds + 1);
  });

  it('is marked as one, and its own replay is the same', () => {
    const { simulation } = watched(file, steps);
    const rules = dodgeOf(simulation)!;
    expect(rules.replayed).toBe(true);
    expect(game.dodge.replayed).toBe(false);
    expect(rules.replay()).toEqual(file);
  });

  it('repeats commands too', () => {
    const turnsAway: Player = ({ player }, simulation) => {
      if (simulation.tick === 120) simulation.give(player, { kind: 'turn-towards', target: { x: 9, y: -9 } });
      if (simulation.tick === 240) simulation.give(player, { kind: 'seek', target: { x: 9, y: 9 } });
      return null;
    };
    const run = played(2, turnsAway, 600);
    expect(watched(run.game.dodge.replay(), 600).states).toEqual(run.states);
  });
});
