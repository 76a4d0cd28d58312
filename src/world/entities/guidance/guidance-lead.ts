// Lead: points at the intercept point, where both meet if they keep their speeds and the target its course.

import { wrapAngle } from '../../../laws/control/angle';
import { atan2, hypot } from '../../../laws/exact/exact';
import type { Point } from '../command';
import {
  type Aim,
  aimAtTarget,
  cross,
  type Engagement,
  type FarGuidanceLaw,
  type LineOfSight,
  point,
} from './guidance-law';

/**
 * Longest flight time that the law considers, s. If the flight would last longer, the law assumes that body and target
 * never meet.
 */
const longestFlight = 600;

/** Speed of the body below which the law assumes that body and target never meet. m/s */
const leastSpeed = 1e-9;

// Below it (a target faster than the body, just within reach) the point moves along the target's course without bound.
/** Ratio of closing speed to body speed at or below which the law sets the heading rate to 0. */
const leastClosingRatio = 0.01;

/** Flight data of a missile, or of a shell that a turret fires. For a missile, leave out `reach` and `turning`. */
export interface Sent {
  /** Speed of the missile or shell; `s` in formulas. m/s */
  readonly speed: number;
  /** Distance from a turret's centre to the starting point of shells. m; default 0 */
  readonly reach?: number;
  /** Angular velocity ω of the gun barrel that fires the shell. rad/s; default 0 */
  readonly turning?: number;
}

/**
 * Returns the time until a missile or shell meets a target that keeps its velocity. s; null if they do not meet within
 * ten minutes.
 * @param offset position of the target relative to the missile or turret, m; `p` in formulas. For a turret, the target
 * must be farther away than the shell's starting point.
 * @param velocity velocity of the target, m/s; `v` in formulas
 */
export function timeToMeet(
  offset: Point,
  velocity: Point,
  { speed, reach = 0, turning = 0 }: Sent,
): number | null {
  // The smallest t above 0 of |p + v t|² = (m + s t)² + (ω m t)². With a = v² - s² - (ω m)², h = p·v - m s and c = p² -
  // m², a t² + 2 h t + c = 0 has it at t = c / (√D - h), D = h² - a c. Shneydor, “Missile Guidance and Pursuit”, ch. 4
  // (parallel navigation), which has m = 0.
  const a =
    velocity.x * velocity.x + velocity.y * velocity.y - speed * speed - turning * reach * (turning * reach);
  const h = offset.x * velocity.x + offset.y * velocity.y - reach * speed;
  const c = offset.x * offset.x + offset.y * offset.y - reach * reach;
  if (c < 0) return null;
  const discriminant = h * h - a * c;
  if (discriminant < 0) return null;
  const root = Math.sqrt(discriminant);
  // √D - h cancels when the target recedes; there the same root is written the other way.
  const time = h > 0 ? (root + h) / -a : c / (root - h);
  return time > 0 && time <= longestFlight ? time : null;
}

// Each multiplies the error by about ω · reach / speed.
/** Number of iterations in the computation of a turret's lead. */
const turningRounds = 8;

// ψ = direction of A = p + v t, less the sideways way of a shell by the muzzle's own velocity.
// ψ' = (A × A')/|A|² by differentiating, so that a jump of the target gives no spike: A' = V + v t', and t' = A·V /
// (|A| (s - v·A/|A|)) from |A| = m + s t, V the relative velocity. On the collision course ψ' = 0.
// A barrel that follows ψ turns at ψ': that is the ω of its shell.
/** Lead guidance: points at the place where body and target will meet. */
export class Lead implements FarGuidanceLaw {
  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight, aim: Aim): void {
    const { speed, reach = 0, target, targetVelocity } = engagement;
    let meeting = meetingOf(engagement, lineOfSight, 0);
    let turning = 0;
    for (let round = 0; meeting && reach > 0 && round < turningRounds; round++) {
      turning = meeting.headingRate;
      meeting = meetingOf(engagement, lineOfSight, turning);
    }
    if (!meeting) {
      aimAtTarget(engagement, lineOfSight, true, aim);
      return;
    }
    const { time, direction, headingRate } = meeting;
    const carried = atan2(turning * reach * time, reach + speed * time);
    const x = target.x + targetVelocity.x * time;
    const y = target.y + targetVelocity.y * time;
    point(aim, wrapAngle(direction - carried), headingRate, x, y, lineOfSight.rate, false);
  }

  /** Does nothing, because lead guidance keeps no state. */
  reset(): void {}
}

/** Point and time at which body and target meet. */
interface Meeting {
  /** Time t until body and target meet. s */
  readonly time: number;
  /** Direction from the body to the point where body and target meet. rad */
  readonly direction: number;
  /** Turn rate ψ' of the desired heading. rad/s */
  readonly headingRate: number;
}

/**
 * Returns the first meeting of a missile or shell with its target. Null if they do not meet within ten minutes.
 * @param turning for a shell: angular velocity of the gun barrel that fires it. rad/s; 0 for a missile
 */
function meetingOf(
  { velocity, speed, reach = 0, targetVelocity }: Readonly<Engagement>,
  lineOfSight: LineOfSight,
  turning: number,
): Meeting | null {
  const time = speed > leastSpeed ? timeToMeet(lineOfSight, targetVelocity, { speed, reach, turning }) : null;
  if (time === null) return null;
  const way = { x: lineOfSight.x + targetVelocity.x * time, y: lineOfSight.y + targetVelocity.y * time };
  const length = hypot(way.x, way.y);
  // The intercept point is at the body itself only if the target comes straight at a body that hardly moves.
  if (length <= Number.EPSILON * lineOfSight.range) return null;
  const relative = { x: targetVelocity.x - velocity.x, y: targetVelocity.y - velocity.y };
  const along = { x: way.x / length, y: way.y / length };
  const headingRate = rateOf(along, length, relative, targetVelocity, speed);
  return { time, direction: atan2(way.y, way.x), headingRate };
}

/**
 * Returns the turn rate ψ' of the direction from a body to its meeting point with a target. rad/s; 0 if the closing
 * speed is very small.
 * @param along unit vector from the body to the meeting point
 * @param length distance to the meeting point. m
 * @param relative velocity of the target relative to the body. m/s
 * @param velocity velocity of the target. m/s
 * @param speed speed of the body, or of its shell. m/s
 */
function rateOf(along: Point, length: number, relative: Point, velocity: Point, speed: number): number {
  const gain = speed - (velocity.x * along.x + velocity.y * along.y);
  if (gain <= leastClosingRatio * speed) return 0;
  const timeRate = (along.x * relative.x + along.y * relative.y) / gain;
  const moving = { x: relative.x + velocity.x * timeRate, y: relative.y + velocity.y * timeRate };
  return cross(along, moving) / length;
}
