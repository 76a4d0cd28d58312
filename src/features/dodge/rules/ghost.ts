// Ghost of a run: the pose of the player at every step. The poses come from simulating the recorded run again.
import { between, type Pose } from '../../../world/simulation/pose';

/** A recorded run that is drawn pale during a game (as a ghost), for comparison with the player. */
export interface GhostRun {
  readonly name: string;
  /** Pose of the recorded player at each step, from the start until a missile hit the player. */
  readonly poses: readonly Pose[];
  /** Number of recorded poses of the player per second of simulation time. */
  readonly rate: number;
}

/**
 * Returns the recorded player's pose at a time, and whether the recorded run has ended.
 * @param time simulation time, s
 */
export function ghostAt({ poses, rate }: GhostRun, time: number): { pose: Pose; ended: boolean } {
  const at = Math.max(0, time * rate);
  const last = poses.length - 1;
  const n = Math.min(Math.floor(at), last);
  const share = n === last ? 0 : at - n;
  return { pose: between(poses[n], poses[Math.min(n + 1, last)], share), ended: at >= last };
}
