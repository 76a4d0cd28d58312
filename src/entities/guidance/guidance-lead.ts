// Lead: points at the intercept point, where both meet if they keep their speeds and the target its course.
import type { Point } from '../command';
import { type Aim, aimAtTarget, cross, type Engagement, type Law, type LineOfSight } from './guidance-law';

/** Longest time to intercept. s. A later one counts as none: ten minutes lead far outside any scene. */
const longestFlight = 600;

/**
 * Least closing speed on the intercept point for its rate to be used, as a fraction of the speed. Below it (a target
 * faster than the body, just within reach) the point moves along the target's course without bound.
 */
const slowestGain = 0.01;

/**
 * When |p + v t| = s t: the smallest t above 0. s; null when they never meet, or later than ten minutes.
 * (v² - s²) t² + 2 (p·v) t + p² = 0 has it at t = p² / (√D - p·v), D = (p·v)² - (v² - s²) p², for slower,
 * equally fast and faster targets alike. Shneydor, “Missile Guidance and Pursuit”, ch. 4 (parallel navigation).
 * @param offset p, from the body to the target. m
 * @param velocity v, the target's. m/s
 * @param speed s, the body's. m/s
 */
export function timeToMeet(offset: Point, velocity: Point, speed: number): number | null {
  const a = velocity.x ** 2 + velocity.y ** 2 - speed ** 2;
  const h = offset.x * velocity.x + offset.y * velocity.y;
  const c = offset.x ** 2 + offset.y ** 2;
  const discriminant = h * h - a * c;
  if (discriminant < 0) return null;
  const root = Math.sqrt(discriminant);
  // √D - p·v cancels when the target recedes; there the same root is written the other way.
  const time = h > 0 ? (root + h) / -a : c / (root - h);
  return time > 0 && time <= longestFlight ? time : null;
}

/**
 * ψ = direction of A = p + v t. ψ' = (A × A')/|A|² by differentiating, not by differences, so that a jump of the
 * target gives no spike: A' = V + v t', and t' = A·V / (|A| (s - v·A/|A|)) from |A| = s t, V the relative velocity.
 * It assumes a constant target velocity, as the law itself does; on the collision course ψ' = 0.
 */
export class Lead implements Law {
  aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight): Aim {
    const { velocity, speed, target, targetVelocity } = engagement;
    const time = speed > 0 ? timeToMeet(lineOfSight, targetVelocity, speed) : null;
    if (time === null) return aimAtTarget(engagement, lineOfSight, true);
    const way = { x: lineOfSight.x + targetVelocity.x * time, y: lineOfSight.y + targetVelocity.y * time };
    const length = Math.hypot(way.x, way.y);
    // The intercept point is the body's own place only for a target that comes straight at a body that hardly moves.
    if (length <= Number.EPSILON * lineOfSight.range) return aimAtTarget(engagement, lineOfSight, true);
    const relative = { x: targetVelocity.x - velocity.x, y: targetVelocity.y - velocity.y };
    const along = { x: way.x / length, y: way.y / length };
    return {
      heading: Math.atan2(way.y, way.x),
      headingRate: rateOf(along, length, relative, targetVelocity, speed),
      aimPoint: { x: target.x + targetVelocity.x * time, y: target.y + targetVelocity.y * time },
      lineOfSightRate: lineOfSight.rate,
      fallback: false,
    };
  }

  /** Lead keeps no state. */
  reset(): void {}
}

/** ψ'. rad/s; 0 where the closing speed on the intercept point is too low. */
function rateOf(along: Point, length: number, relative: Point, velocity: Point, speed: number): number {
  const gain = speed - (velocity.x * along.x + velocity.y * along.y);
  if (gain <= slowestGain * speed) return 0;
  const timeRate = (along.x * relative.x + along.y * relative.y) / gain;
  const moving = { x: relative.x + velocity.x * timeRate, y: relative.y + velocity.y * timeRate };
  return cross(along, moving) / length;
}
