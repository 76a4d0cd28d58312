// Tests of every built-in scenario: it is valid, runs for a minute with finite numbers, reaches its stored state, and
// can be saved then.

import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { simulationOf } from '../lab/files/field';
import { readScenario } from '../lab/files/read-scenario';
import { expectStored } from '../laws/exact/stored.fixture';
import { stateHash } from '../world/simulation/history/state-hash';
import { lighter, storedSeconds } from './lighter.fixture';
import { gameFields } from './rules';
import { allScenarios as scenarios } from './scenes';

/** First lines of the file hashes.txt: comments that explain the stored hashes. */
const hashesHead = `# The state of every built-in scenario after a minute, of one with many bodies after five seconds: its id, the tick, the
# fingerprint that simulate --hash prints, and that of the page where the scene shows something by itself. Written by
# \`npm run hashes\` from a run in Node: only a run can give them. The browser tests hold Chromium, Firefox and WebKit to them.
`;

/** Hashes of the states after a minute, by scenario. */
const hashes = new Map<string, string>();

describe.each(scenarios)('$id', ({ id, scenario }) => {
  it('is valid, has a text for the picker, and an id that needs no escaping in an address', () => {
    expect(readScenario(scenario, gameFields)).toEqual(scenario);
    expect(scenario.description).toMatch(/^\p{Lu}.*[.?!]$/u);
    expect(id).toMatch(/^[a-z0-9-]+$/);
  });

  it('asks a question and has a quiet line that names no key', () => {
    expect(scenario.question).toMatch(/[.?]$/);
    expect(scenario.hint).toMatch(/^\p{Lu}.*\.$/u);
    // P, I and D are the terms of laws.
    expect(scenario.hint).not.toMatch(/\b(?:[Kk]ey|[B-CE-HJ-OQ-Z])\b/);
  });

  it('runs for a minute, or as long as a scene of many bodies is run, and stays finite and near the origin', () => {
    const simulation = simulationOf(scenario, gameFields);
    // Computed once, not at each step: it creates all bodies of a swarm.
    const seconds = storedSeconds(scenario);
    let farthest = 0;
    while (simulation.time < seconds - 1e-9) {
      simulation.step();
      for (const { body, turn } of simulation.entities) {
        const { x, y } = body.getPosition();
        const state = [x, y, body.getAngle(), body.getAngularVelocity(), turn.applied];
        if (!state.every(Number.isFinite)) expect.fail(`not finite at ${simulation.time} s: ${state}`);
        farthest = Math.max(farthest, Math.hypot(x, y));
      }
    }
    expect(farthest).toBeLessThan(150);
    hashes.set(id, stateHash(simulation));
  });

  it('can be saved after a while with the reduced turn limit and any line-up, and read again', () => {
    const session = new Session(lighter(scenario), id, gameFields);
    for (let n = 0; n < 3; n++) {
      session.step(90);
      session.edit(({ reducedLimit }) => reducedLimit.toggle());
      session.edit(({ lineUp }) => lineUp.next());
      const saved = session.toScenario();
      expect(readScenario(JSON.parse(JSON.stringify(saved)), gameFields)).toEqual(saved);
    }
  });
});

/**
 * Returns the state hash of a scene after a minute of its demonstration, which toggles the setting of the main control.
 * Empty for a scene without a demonstration.
 */
function shownBy({ id, scenario }: (typeof scenarios)[number]): string[] {
  const session = new Session(scenario, id, gameFields);
  if (!session.demonstration.running) return [];
  session.step(60 * session.simulation.stepRate);
  return stateHash(session.simulation).split(' ').slice(1);
}

it('each state after a minute is the stored one, to the last bit', async () => {
  const rows = scenarios.map((each) => [each.id, hashes.get(each.id), ...shownBy(each)].join(' '));
  const command = 'npm run hashes if runs were meant to change, or for a new scenario';
  await expectStored(`${hashesHead}${rows.join('\n')}\n`, 'hashes.txt', command);
});

describe('the list', () => {
  it('names every scenario once', () => {
    const ids = scenarios.map(({ id }) => id);
    const names = scenarios.map(({ scenario }) => scenario.name);
    expect(new Set([...ids, ...names]).size).toBe(2 * scenarios.length);
  });
});
