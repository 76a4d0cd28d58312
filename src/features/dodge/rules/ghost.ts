// The ghost of a run: where its player was at every step, flown anew without a page. It touches nothing.
import { between, type Pose } from '../../../world/simulation/pose';

/** A run that flies along. */
export interface Ghost {
  readonly name: string;
  /** Where its player was, one a step from the start; the last one is at the hit. */
  readonly poses: readonly Pose[];
  /** Steps a second of its poses. */
  readonly rate: number;
}

/** Where a ghost is, and whether its run has ended. @param time s from the start */
export function ghostAt({ poses, rate }: Ghost, time: number): { pose: Pose; ended: boolean } {
  const at = Math.max(0, time * rate);
  const last = poses.length - 1;
  const n = Math.min(Math.floor(at), last);
  const share = n === last ? 0 : at - n;
  return { pose: between(poses[n], poses[Math.min(n + 1, last)], share), ended: at >= last };
}
