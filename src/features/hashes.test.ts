// Tests that every built-in scenario has the same state after a minute, to the last bit. Neither the frame rate nor an
// earlier scene changes it.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { stateHash } from '../world/simulation/history/state-hash';
import { isTimePaused } from '../world/simulation/system';
import { storedHashes } from './hashes.fixture';
import { storedSeconds } from './lighter.fixture';
import { gameFields } from './rules';
import { allScenarios } from './scenes';

const stored = new Map(storedHashes().map(({ id, onPage }) => [id, onPage]));

/**
 * Runs a scene frame by frame, with some pauses, until the time of its stored hash. Takes single steps while the scene
 * waits for a person. Returns the hash of the final state.
 */
function playOn(session: Session, rate: number): string {
  const { simulation } = session;
  const last = Math.round(storedSeconds(session.scenario) * simulation.stepRate);
  for (let frame = 1; simulation.tick < last; frame++) {
    if (frame % 97 === 0) {
      session.playback.paused = true;
      for (let n = 0; n < 5; n++) session.advance(1 / rate);
      session.playback.paused = false;
    }
    const due = last - simulation.tick;
    if (isTimePaused(simulation.systems)) session.step();
    // The last frame ends at exactly that time.
    else session.advance(Math.min(1 / rate, due / simulation.stepRate));
  }
  return stateHash(simulation);
}

/** Runs the scenes one after another in one session, to prove that no scene affects the next one. */
function inTurn(scenarios: typeof allScenarios, rate: number): void {
  const session = new Session(scenarios[0].scenario, scenarios[0].id, gameFields);
  it.each(scenarios)('$id', ({ id, scenario }) => {
    session.load(scenario, id);
    if (!stored.has(id)) expect.fail(`src/features/hashes.txt has no row for ${id}. Run npm run hashes`);
    expect(playOn(session, rate)).toBe(stored.get(id));
  });
}

describe('is the stored one at 24 frames a second, in the order of the picker', () => {
  inTurn(allScenarios, 24);
});

describe('is the stored one at 144 frames a second, in the other order', () => {
  inTurn(allScenarios.toReversed(), 144);
});

describe.each([30, 60, 90])('is the stored one at %d frames a second', (rate) => {
  inTurn(
    allScenarios.filter(({ id }) => id === 'fast-target'),
    rate,
  );
});
