// Tests of the score to beat in a link: its run is simulated before the page accepts it, and shows as a ghost.
import { expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { SharedFlights } from '../../../lab/files/shared-run';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { ghostAt } from '../rules/ghost';
import { dodgeScenario } from '../scenario';
import { challengeIn, challengeWords, flyChallenge, type ScoreToBeat } from './challenge';
import { DodgeRun } from './run';
import { decodeRun, encodeRun } from './runs';

const seed = 20261121;

/**
 * Plays a run in which the player's target goes around an ellipse in eight seconds. Returns the player's pose after
 * every step.
 */
function play() {
  const session = new Session({ ...dodgeScenario, seed }, 'dodge', [dodgeGame]);
  const game = dodgeOf(session.simulation)!;
  const poses: Pose[] = [poseOf(game.player)];
  for (let n = 0; n < 7200 && game.state !== 'over'; n++) {
    if (n % 20 === 0)
      session.edit(({ commands }) =>
        commands.moveTarget({ x: 20 * Math.sin(n / 76), y: 12 * Math.cos(n / 76) }),
      );
    session.step();
    poses.push(poseOf(game.player));
  }
  return { game, poses: [...poses.slice(0, -1), game.killer!.player] };
}

const { game, poses } = play();
const letters = encodeRun(game.replay())!;

/** Returns a challenge whose run has been simulated. */
const flown = (score: number, run: string | null) =>
  flyChallenge(challengeIn(`#dodge=${seed}&beat=${score}${run === null ? '' : `&run=${run}`}`, seed)!);

it('is proven by a run that earns the score again, to the last step', async () => {
  const { isProven, ghost } = await flown(game.score, letters);
  expect(isProven).toBe(true);
  expect(ghost).toEqual({ name: String(game.score), poses, rate: 60 });
});

it('is only said by a run that earns another score', async () => {
  const { isProven, ghost } = await flown(game.score + 1, letters);
  expect(isProven).toBe(false);
  expect(ghost?.name).toBe(`says ${game.score + 1}`);
});

it('is only said, and has no ghost, without a run and with one that is damaged', async () => {
  const none = { isProven: false, ghost: null };
  for (const run of [null, 'Ag', letters.slice(0, -3)]) expect(await flown(475, run)).toEqual(none);
  const scene = { ...dodgeScenario, seed };
  expect(await flyChallenge({ id: 'a', scene, inputs: '%%%', result: 475 })).toEqual(none);
});

it('is flown once, however often one plays against it, and flies along with each game', async () => {
  let count = 0;
  const flights = new SharedFlights((challenge: ScoreToBeat) => {
    count++;
    return flyChallenge(challenge);
  });
  const hash = `#dodge=${seed}&beat=${game.score}&run=${letters}`;
  const runs = [1, 2].map(() => {
    const session = new Session({ ...dodgeScenario, seed }, 'dodge', [dodgeGame]);
    return new DodgeRun(session, dodgeOf(session.simulation)!, hash, flights);
  });
  await flights.fly(runs[0].challenge!);
  await null;
  expect(count).toBe(1);
  expect(runs.map((run) => run.game.display.ghost?.name)).toEqual([String(game.score), String(game.score)]);
  expect(runs.map((run) => run.isOnlyClaimed)).toEqual([false, false]);
});

it('returns a replay unchanged', () => {
  const { seconds: _, ...recorded } = game.replay();
  const { seconds: __, ...read } = decodeRun(seed, letters)!;
  expect(read).toEqual(recorded);
});

it('has no letters for a run with commands that a track does not hold', () => {
  const idle = { at: 1, entity: 0, command: { kind: 'idle' } } as const;
  expect(encodeRun({ ...dodgeScenario, timeline: [idle] })).toBeNull();
});

it('puts a ghost between its steps, and at its end after the hit', () => {
  const ghost = {
    name: '475',
    rate: 2,
    poses: [
      { x: 0, y: 0, angle: 0 },
      { x: 4, y: -2, angle: 1 },
    ],
  };
  expect(ghostAt(ghost, 0.125)).toEqual({ pose: { x: 1, y: -0.5, angle: 0.25 }, ended: false });
  expect(ghostAt(ghost, 9)).toEqual({ pose: { x: 4, y: -2, angle: 1 }, ended: true });
});

it('has the run in its link while its words are below 1900 characters', () => {
  const plain = 'dodge=20261121&beat=475';
  const words = (letters: number) => challengeWords(20261121, 475, 'x'.repeat(letters));
  const room = 1900 - plain.length - '&run='.length;
  expect(words(room - 1)).toBe(`${plain}&run=${'x'.repeat(room - 1)}`);
  expect(words(room)).toBe(plain);
});

it.each([
  ['#dodge=20261121&beat=475', { result: 475, inputs: null }],
  ['#dodge=20261121&beat=475&run=AB-_9', { result: 475, inputs: 'AB-_9' }],
  ['#dodge=20261121&beat=475&run=', { result: 475, inputs: null }],
])('reads %s', (hash, named) => {
  expect(challengeIn(hash, 20261121)).toMatchObject({ ...named, scene: { seed: 20261121 } });
});

it.each(['#dodge=20261122&beat=475', '#dodge=20261121', '#dodge'])('reads no challenge in %s', (hash) => {
  expect(challengeIn(hash, 20261121)).toBeNull();
});
