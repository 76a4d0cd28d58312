// Every built-in scenario is valid, runs for a minute and stays finite, and can be saved at its end.

import { describe, expect, it } from 'vitest';
import { simulationOf } from '../files/game';
import { readScenario } from '../files/read-scenario';
import { Session } from '../session/session';
import { games, allScenarios as scenarios } from './rules';

describe.each(scenarios)('$id', ({ id, scenario }) => {
  it('is valid, has a text for the picker, and an id that an address shows as it is', () => {
    expect(readScenario(scenario, games)).toEqual(scenario);
    expect(scenario.description).toMatch(/^\p{Lu}.*[.?!]$/u);
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('asks a question and has a quiet line that names no key', () => {
    expect(scenario.question).toMatch(/[.?]$/);
    expect(scenario.hint).toMatch(/^\p{Lu}.*\.$/u);
    expect(scenario.hint).not.toMatch(/\b(?:[Kk]ey|[B-Z])\b/);
  });

  it('runs for a minute and stays finite and near the origin', () => {
    const simulation = simulationOf(scenario, games);
    let farthest = 0;
    while (simulation.time < 60 - 1e-9) {
      simulation.step();
      for (const { body, turn } of simulation.entities) {
        const { x, y } = body.getPosition();
        const state = [x, y, body.getAngle(), body.getAngularVelocity(), turn.applied];
        if (!state.every(Number.isFinite)) expect.fail(`not finite at ${simulation.time} s: ${state}`);
        farthest = Math.max(farthest, Math.hypot(x, y));
      }
    }
    expect(farthest).toBeLessThan(150);
  });

  it('can be saved after a while with the reduced turn limit and any line-up, and read again', () => {
    const session = new Session(scenario, id, games);
    for (let n = 0; n < 3; n++) {
      session.step(90);
      session.edit(({ reducedLimit }) => reducedLimit.toggle());
      session.edit(({ lineUp }) => lineUp.next());
      const saved = session.toScenario();
      expect(readScenario(JSON.parse(JSON.stringify(saved)), games)).toEqual(saved);
    }
  });
});

describe('the list', () => {
  it('names every scenario once', () => {
    const ids = scenarios.map(({ id }) => id);
    const names = scenarios.map(({ scenario }) => scenario.name);
    expect(new Set([...ids, ...names]).size).toBe(2 * scenarios.length);
  });
});
