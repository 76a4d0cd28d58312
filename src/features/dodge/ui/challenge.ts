// A challenge: a link that asks to beat a run, with seed, score and recorded run. The page simulates the run before
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

/** Largest length of the URL parameters of a challenge, including the recorded run. Characters. */
const longestWords = 1900;

/**
 * Number of simulation steps between two pauses while the run of a challenge is simulated. In the pauses, the page can
 * draw.
 */
const portion = 120;

/** Longest recorded run that is simulated. s. The score of a longer run is not confirmed. */
const longest = 600;

/**
 * A challenge from a link: a score to beat, with the encoded run that earned it. The run is null if the link has none.
 */
export type ScoreToBeat = SharedRun<string | null, number>;

export interface FlownChallenge {
  /** Whether the link's run, simulated here, earns the score that the link claims. */
  readonly isProven: boolean;
  /** The simulated run, to be drawn pale during a game (as a ghost). Null if the link has no valid run. */
  readonly ghost: GhostRun | null;
}

/**
 * Returns the URL parameters of a challenge link: the seed of the game, the score to beat, and the recorded run. Leaves
 * the run out if the link would be too long.
 * @param run the encoded run; null for a link without a run
 */
export function challengeWords(seed: number, score: number, run: string | null): string {
  const plain = `dodge=${seed}&beat=${score}`;
  const whole = `${plain}&run=${run}`;
  return run !== null && whole.length < longestWords ? whole : plain;
}

/**
 * Returns the challenge in the page's address if it is for the game with the given seed; otherwise null.
 * @param hash fragment of the address
 */
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

/**
 * Simulates the recorded run of a challenge, to check the claimed score.
 * @returns whether the score is right, and the simulated run
 */
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
