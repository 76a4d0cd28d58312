// Tests that the same input gives the same run, for all frame lengths of the page.
import { expect, it } from 'vitest';
import { Session } from '../../app/session/session';
import { stateHash } from '../../world/simulation/history/state-hash';
import { dodgeOf } from './rules/dodge';
import { dodgeGame } from './rules/game';
import { dodgeScenario } from './scenario';

/** `between`: number of simulation steps between two moves of the player. `whole`: number of steps of the whole run. */
const between = 12;
const whole = 600;

/**
 * Plays a game of Dodge with fixed moves of the player. Returns the results of the game.
 * @param pass advances the session to a simulation step
 */
function run(pass: (session: Session, tick: number) => void) {
  const session = new Session({ ...dodgeScenario, seed: 5 }, 'dodge', [dodgeGame]);
  const game = dodgeOf(session.simulation)!;
  for (let tick = 0; tick < whole; tick += between) {
    const at = { x: 15 * Math.sin(tick / 60), y: 15 * Math.cos(tick / 90) };
    session.edit(({ commands }) => commands.moveTarget(at));
    pass(session, tick + between);
  }
  const { score, seconds, recent } = game;
  return { hash: stateHash(session.simulation), score, seconds, recent, timeline: game.replay().timeline };
}

/**
 * Advances a session in frames of equal length, up to a simulation step.
 * @param tick number of the step
 * @param length duration of a frame, s
 */
function frames(session: Session, tick: number, length: number): void {
  for (let n = 0; n < 10_000 && session.simulation.tick < tick; n++) session.advance(length);
}

const byHand = run((session, tick) => session.step(tick - session.simulation.tick));

it.each<[string, (session: Session, tick: number) => void]>([
  ['frames of 144 Hz', (session, tick) => frames(session, tick, 1 / 144)],
  ['frames of 10 Hz', (session, tick) => frames(session, tick, 0.1)],
  [
    'a pause of a minute at every move',
    (session, tick) => {
      frames(session, tick - 5, 1 / 60);
      session.playback.paused = true;
      for (let n = 0; n < 600; n++) session.advance(0.1);
      session.playback.paused = false;
      frames(session, tick, 1 / 60);
    },
  ],
  [
    'a tempo that changes',
    (session, tick) => {
      session.playback.tempo = 0.12;
      frames(session, tick - 5, 1 / 60);
      session.playback.tempo = 1;
      frames(session, tick, 1 / 60);
    },
  ],
])('is the same run by %s as step by step', (_, pass) => {
  expect(run(pass)).toEqual(byHand);
});
