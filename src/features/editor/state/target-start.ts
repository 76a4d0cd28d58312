// Places of moving targets at the start of a scene. A file contains the centre of a circle, but
// the player moves the target itself.
import { rounded } from '../../../laws/exact/figures';
import { type Place, placeOf } from '../../../world/simulation/place';
import { createMotion } from '../../../world/simulation/targets/motions';
import type { TargetMotion, TargetSpec } from '../../../world/simulation/targets/moving-target';

/** Returns the vector from the centre of a target's motion to the target's start. m */
function startOff({ kind, ...settings }: TargetMotion): Place {
  return placeOf(createMotion({ kind, ...settings }).start({ x: 0, y: 0 }).position);
}

/** Returns the place at which a target starts. m */
export function startOfTarget({ position: [x, y], motion }: TargetSpec): Place {
  const [dx, dy] = motion ? startOff(motion) : [0, 0];
  return [rounded(x + dx, 2), rounded(y + dy, 2)];
}

/** Returns a target that starts at another place (m), and moves as before. */
export function startingAt(target: TargetSpec, [x, y]: Place): TargetSpec {
  const [dx, dy] = target.motion ? startOff(target.motion) : [0, 0];
  return { ...target, position: [rounded(x - dx, 2), rounded(y - dy, 2)] };
}

/** Returns a target that has another motion, but starts at the same place. */
export function movingBy(target: TargetSpec, motion: TargetMotion): TargetSpec {
  return startingAt({ ...target, motion }, startOfTarget(target));
}
