// Lower bounds on the time of a turn, from bang-bang control.
// MIT License, Copyright (c) 2026 Slew contributors.
import { wrapAngle } from './angle';
import type { TurnLimits } from './turn-controller';

/**
 * Shortest time to turn by an angle from rest to rest. s.
 * T* = 2 √(θ/α) while the turn rate is not reached (θ ≤ Ω²/α), else θ/Ω + Ω/α. Bang-bang control of the double
 * integrator: Athans & Falb, "Optimal Control", ch. 7.
 * @param angle rad, any sign
 */
export function turnTimeBound(
  angle: number,
  { angularAcceleration, turnRate }: Readonly<TurnLimits>,
): number {
  const size = Math.abs(angle);
  return size <= (turnRate * turnRate) / angularAcceleration
    ? 2 * Math.sqrt(size / angularAcceleration)
    : size / turnRate + turnRate / angularAcceleration;
}

/**
 * Time from which the time-optimal turn stays within a band around its end. s.
 * Near the end it brakes at full torque, so the rest is α t²/2: it is inside from T* - √(2 band θ / α) on
 * (0.9 T* for the 2 % band), or earlier on the plateau when the band is wider than the braking part.
 * @param angle rad, any sign
 * @param band fraction of the angle, 0 to 1; the 2 % settling band is 0.02
 */
export function turnSettlingBound(angle: number, limits: Readonly<TurnLimits>, band = 0.02): number {
  const { angularAcceleration, turnRate } = limits;
  const rest = band * Math.abs(angle);
  const braking = (turnRate * turnRate) / (2 * angularAcceleration);
  const total = turnTimeBound(angle, limits);
  if (rest <= braking) return total - Math.sqrt((2 * rest) / angularAcceleration);
  return total - turnRate / angularAcceleration - (rest - braking) / turnRate;
}

/**
 * Angular acceleration a motor needs to turn by an angle from rest to rest in a given time: α = 4 θ/T², T* = 2 √(θ/α)
 * solved for α. rad/s². "Turn 90° in half a second" takes 8π rad/s². Throws RangeError unless both are finite,
 * the angle is not 0 and the time above 0.
 * @param angle rad, any sign
 * @param seconds s, above 0
 */
export function motorForTurnTime(angle: number, seconds: number): number {
  if (!Number.isFinite(angle) || angle === 0) {
    throw new RangeError(`angle: must be a number other than 0, got ${angle}`);
  }
  if (!Number.isFinite(seconds) || seconds <= 0) {
    throw new RangeError(`seconds: must be a number above 0, got ${seconds}`);
  }
  return (4 * Math.abs(angle)) / (seconds * seconds);
}

/** The start of a turn: its state and its limits. */
export interface TurnStart {
  /** Angular velocity of the body. rad/s. */
  readonly angularVelocity: number;
  /** Constant angular velocity of the target. rad/s. */
  readonly targetAngularVelocity?: number;
  readonly limits: Readonly<TurnLimits>;
}

/**
 * Shortest time to come to rest relative to the target after a given distance, in continuous time. s.
 * Full torque towards the end as long as full braking would stop short of it (d > v|v|/2α), then full braking,
 * so with v the relative angular velocity the peak is √(α d + v²/2) and the time (2 peak - v)/α; where the turn
 * rate cuts the peak off to V there is a plateau: (2V - v)/α + (d - (2V² - v²)/2α)/V. Braking that stops past the end
 * is the mirror image. Beyond the turn rate the motor brakes first. Athans & Falb, "Optimal Control", ch. 7.
 * Infinity for a target that turns faster than the body can.
 * @param distance rad, signed, full turns count
 */
export function restTimeBound(distance: number, start: TurnStart): number {
  const { angularVelocity, targetAngularVelocity = 0, limits } = start;
  return restTime(distance, angularVelocity - targetAngularVelocity, targetAngularVelocity, limits);
}

/** Shortest time to rest relative to the target. s. @param velocity relative to the target's. rad/s */
function restTime(
  distance: number,
  velocity: number,
  targetAngularVelocity: number,
  limits: Readonly<TurnLimits>,
): number {
  const { angularAcceleration, turnRate } = limits;
  if (Math.abs(targetAngularVelocity) > turnRate) return Infinity;
  const side = distance < brakingDistance(velocity, angularAcceleration) ? -1 : 1;
  const fastest = turnRate - side * targetAngularVelocity;
  return towards(side * distance, side * velocity, angularAcceleration, fastest);
}

/** Time when full braking would stop short of the end: v|v|/2α ≤ d. s. */
function towards(distance: number, velocity: number, acceleration: number, fastest: number): number {
  if (velocity > fastest) {
    const braking = brakingDistance(velocity, acceleration) - brakingDistance(fastest, acceleration);
    return (velocity - fastest) / acceleration + towards(distance - braking, fastest, acceleration, fastest);
  }
  const peak = Math.sqrt(Math.max(0, acceleration * distance + (velocity * velocity) / 2));
  if (peak <= fastest) return (2 * peak - velocity) / acceleration;
  const plateau = distance - (2 * (fastest * fastest) - velocity * velocity) / (2 * acceleration);
  return (2 * fastest - velocity) / acceleration + plateau / fastest;
}

/** Angle covered while braking to rest at full torque: v|v|/2α. rad, signed. */
function brakingDistance(velocity: number, acceleration: number): number {
  return (velocity * Math.abs(velocity)) / (2 * acceleration);
}

/**
 * The quickest way to a heading for a body that may already turn, in continuous time: the distance, full turns
 * included, and its time. The time grows on both sides of the place where full braking would stop, so only the
 * nearest image of the heading on each side of that place can be the quickest.
 * @param error heading error, desired - actual. rad
 */
export function quickestWay(error: number, start: TurnStart): { distance: number; time: number } {
  const { angularVelocity, targetAngularVelocity = 0, limits } = start;
  const velocity = angularVelocity - targetAngularVelocity;
  const distance = quickestDistance(error, velocity, targetAngularVelocity, limits);
  return { distance, time: restTimeBound(distance, start) };
}

/** Distance of the quickest way to a heading. rad, signed. @param velocity relative to the target's. rad/s */
export function quickestDistance(
  error: number,
  velocity: number,
  targetAngularVelocity: number,
  limits: Readonly<TurnLimits>,
): number {
  const stop = brakingDistance(velocity, limits.angularAcceleration);
  const shorter = wrapAngle(error - stop);
  const longer = shorter < 0 ? shorter + 2 * Math.PI : shorter - 2 * Math.PI;
  const shorterTime = restTime(stop + shorter, velocity, targetAngularVelocity, limits);
  const longerTime = restTime(stop + longer, velocity, targetAngularVelocity, limits);
  return longerTime < shorterTime ? stop + longer : stop + shorter;
}
