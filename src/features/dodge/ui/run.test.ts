// What a link asks to beat is flown before it is believed, and flies along as a ghost.
import { expect, it } from 'vitest';
import { Session } from '../../../app/session/session';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import { ghostAt } from '../rules/ghost';
import { dodge } from '../scenario';
import { Challenge, challengeOf, linkTo, namedBy } from './run';
import { decodeRun, encodeRun } from './runs';

const seed = 20261121;

/** A run whose target goes round, once in eight seconds, and the player's pose after every step. */
function play() {
  const session = new Session({ ...dodge, seed }, 'dodge', [dodgeGame]);
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

/** A challenge whose run has been flown. */
function flown(score: number, run: string | null): Challenge {
  const challenge = new Challenge(seed, { score, run });
  for (let n = 0; n < 1000 && !challenge.known; n++) challenge.fly();
  return challenge;
}

it('is proven by a run that earns the score again, to the last step', () => {
  const challenge = flown(game.score, letters);
  expect(challenge.proven).toBe(true);
  expect(challenge.ghost()).toEqual({ name: String(game.score), poses, rate: 60 });
});

it('is only said by a run that earns another score', () => {
  const challenge = flown(game.score + 1, letters);
  expect(challenge.known).toBe(true);
  expect(challenge.proven).toBe(false);
  expect(challenge.ghost()?.name).toBe(`says ${game.score + 1}`);
});

it('is only said, and has no ghost, without a run and with one that is damaged', () => {
  for (const run of [null, 'Ag', letters.slice(0, -3), '%%%']) {
    const challenge = flown(475, run);
    expect([challenge.known, challenge.proven, challenge.ghost()]).toEqual([true, false, null]);
  }
});

it('is flown once, however often one plays against it', () => {
  const hash = `#dodge=${seed}&beat=${game.score}&run=${letters}`;
  expect(challengeOf(hash, seed)).toBe(challengeOf(hash, seed));
  expect(challengeOf(hash, seed + 1)).toBeNull();
});

it('gives a replay as it was recorded', () => {
  const { seconds: _, ...recorded } = game.replay();
  const { seconds: __, ...read } = decodeRun(seed, letters)!;
  expect(read).toEqual(recorded);
});

it('has no letters for a run with commands that a track does not hold', () => {
  const idle = { at: 1, entity: 0, command: { kind: 'idle' } } as const;
  expect(encodeRun({ ...dodge, timeline: [idle] })).toBeNull();
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

it('has the run in its link while that is below 2000 characters', () => {
  const plain = 'https://slew.example/#dodge=20261121&beat=475';
  const link = (letters: number) => linkTo('https://slew.example/', 20261121, 475, 'x'.repeat(letters));
  const room = 2000 - plain.length - '&run='.length;
  expect(link(room - 1)).toBe(`${plain}&run=${'x'.repeat(room - 1)}`);
  expect(link(room)).toBe(plain);
});

it.each([
  ['#dodge=20261121&beat=475', { score: 475, run: null }],
  ['#dodge=20261121&beat=475&run=AB-_9', { score: 475, run: 'AB-_9' }],
  ['#dodge=20261121&beat=475&run=', { score: 475, run: null }],
  ['#dodge=20261122&beat=475', null],
  ['#dodge=20261121', null],
  ['#dodge', null],
])('reads %s', (hash, named) => {
  expect(namedBy(hash, 20261121)).toEqual(named);
});
