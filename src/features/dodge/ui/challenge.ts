// A challenge: the run that a link asks to beat, with seed, score and recorded run. The page simulates the run before
// it believes the score.
import { formatCount } from '../../../app/ui/kit/formats';
import { simulationOf } from '../../../lab/files/field';
import type { SharedRun } from '../../../lab/files/shared-run';
import { textHash } from '../../../laws/exact/text-hash';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import { dodgeOf } from '../rules/dodge';
import { dodgeGame } from '../rules/game';
import type { GhostRun } from '../rules/ghost';
import { dodgeScenario } from '../scenario';
import { decodeRun } from './runs';

/** Longest words with a run. Characters: the page's address before them stays below 100, so every messenger accepts the link. */
const longestWords = 1900;

/** Number of steps simulated at a time. The page draws in between. */
const portion = 120;

/** Longest run that is simulated. s; a longer run stays unproven. */
const longest = 600;

/** A run to beat. Its inputs are an encoded run, null in a link without one. Its result is the score. */
export type ScoreToBeat = SharedRun<string | null, number>;

/** A challenge whose run was simulated on this device. */
export interface FlownChallenge {
  /** Whether the simulated run earns the score of the link. */
  readonly isProven: boolean;
  /** Ghost of the run; null if the link has no run. */
  readonly ghost: GhostRun | null;
}

/**
 * Returns the words of a link to the game of a seed, with the score to beat, and the run if there is room.
 * @param run encoded; null for a link without run
 */
export function challengeWords(seed: number, score: number, run: string | null): string {
  const plain = `dodge=${seed}&beat=${score}`;
  const whole = `${plain}&run=${run}`;
  return run !== null && whole.length < longestWords ? whole : plain;
}

/** Returns the challenge in an address for a seed; null without one. */
export function challengeIn(hash: string, seed: number): ScoreToBeat | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})(?:&run=([\w-]*))?(?:&|$)/.exec(hash);
  if (!found || Number(found[1]) !== seed) return null;
  const [, , score, letters] = found;
  return {
    id: textHash(found[0]),
    scene: { ...dodgeScenario, seed },
    inputs: letters || null,
    result: Number(score),
  };
}

/** Simulates a challenge up to its hit, in portions between which the page draws. */
export async function flyChallenge({
  scene: { seed = 1 },
  inputs,
  result,
}: ScoreToBeat): Promise<FlownChallenge> {
  const replay = inputs === null ? null : decodeRun(seed, inputs);
  if (!replay) return { isProven: false, ghost: null };
  const simulation = simulationOf(replay, [dodgeGame]);
  const game = dodgeOf(simulation)!;
  const poses: Pose[] = [poseOf(game.player)];
  while (game.state !== 'over' && simulation.time < longest) {
    if (simulation.tick % portion === 0) await new Promise((resolve) => setTimeout(resolve));
    simulation.step();
    poses.push(game.killer?.player ?? poseOf(game.player));
  }
  const isProven = game.state === 'over' && game.score === result;
  const name = `${isProven ? '' : 'says '}${formatCount(result)}`;
  return { isProven, ghost: { name, poses, rate: simulation.stepRate } };
}
