// The quickest turn: lower bounds on its time from bang-bang control, the law that turns so, and the law that turns in one step.
// MIT License, Copyright (c) 2026 Slew contributors.
import { wrapAngle } from './angle';
import { clamp } from './clamp';
import {
  refuseLimits,
  refuseMissing,
  refuseSettings,
  refuseUnless,
  refuseUnlessNumber,
  refuseUnlessNumbers,
} from './refuse';
import {
  type EmptySettings,
  sharedOutput,
  type TurnController,
  type TurnLimits,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

/**
 * Returns the shortest time to turn by an angle from rest to rest. Source: Athans & Falb, "Optimal Control",
 * ch. 7.
 * @param angle rad, any sign
 * @returns s
 * @throws RangeError if the angle is not a number, or a limit is out of range
 */
export function turnTimeBound(angle: number, limits: Readonly<TurnLimits>): number {
  refuseUnlessNumber('angle', angle);
  refuseLimits(limits);
  const { angularAcceleration, turnRate } = limits;
  // T* = 2 √(θ/α) while the turn rate is not reached (θ ≤ Ω²/α), otherwise θ/Ω + Ω/α. Bang-bang control of the double
  // integrator: Athans & Falb, "Optimal Control", ch. 7.
  const size = Math.abs(angle);
  return size <= (turnRate * turnRate) / angularAcceleration
    ? 2 * Math.sqrt(size / angularAcceleration)
    : size / turnRate + turnRate / angularAcceleration;
}

/**
 * Returns the shortest possible settling time of a turn from rest to rest. After this time, the error stays
 * within the settling band.
 * @param angle rad, any sign
 * @param band largest error, as a fraction of the angle. 0 to 1; 0.02 when left out
 * @returns s
 * @throws RangeError with the name of a value that is not a number, or out of its range
 */
export function turnSettlingBound(angle: number, limits: Readonly<TurnLimits>, band = 0.02): number {
  // Near the end it brakes at full torque, so the remaining angle is α t²/2. It is inside from T* - √(2 band θ / α) on
  // (0.9 T* for the 2 % band), or earlier on the plateau when the band is wider than the braking part.
  refuseUnlessNumber('band', band, 0, 1);
  const total = turnTimeBound(angle, limits);
  const { angularAcceleration, turnRate } = limits;
  const rest = band * Math.abs(angle);
  const braking = (turnRate * turnRate) / (2 * angularAcceleration);
  if (rest <= braking) return total - Math.sqrt((2 * rest) / angularAcceleration);
  return total - turnRate / angularAcceleration - (rest - braking) / turnRate;
}

/**
 * Returns the angular acceleration for a turn in a given time, from rest to rest: 4 θ/T². Source: Athans &
 * Falb, "Optimal Control", ch. 7.
 * @param angle angle θ of the turn. rad, any sign but not 0
 * @param seconds time T for the turn. s, above 0
 * @returns rad/s²
 * @throws RangeError unless both are finite, the angle is not 0 and the time is above 0
 */
export function motorForTurnTime(angle: number, seconds: number): number {
  // α = 4 θ/T²: T* = 2 √(θ/α) solved for α. "Turn 90° in half a second" takes 8π rad/s².
  refuseUnless(Number.isFinite(angle) && angle !== 0, 'angle', 'a number other than 0', angle);
  refuseUnless(Number.isFinite(seconds) && seconds > 0, 'seconds', 'a number above 0', seconds);
  return (4 * Math.abs(angle)) / (seconds * seconds);
}

/** The start of a turn: angular velocities of body and target, and limits of the motor. */
export interface TurnStart {
  /** Angular velocity of the body. rad/s. */
  readonly angularVelocity: number;
  /** Constant angular velocity of the target. rad/s; 0 when left out. */
  readonly targetAngularVelocity?: number;
  readonly limits: Readonly<TurnLimits>;
}

/**
 * Checks the velocities and limits at the start of a turn. Returns them, with 0 for a missing target
 * velocity. Throws RangeError for an invalid number or limit.
 */
function startOf(start: TurnStart): Required<TurnStart> {
  refuseMissing('start', start);
  const { angularVelocity, targetAngularVelocity = 0, limits } = start;
  refuseUnlessNumbers({ angularVelocity, targetAngularVelocity });
  refuseLimits(limits);
  return { angularVelocity, targetAngularVelocity, limits };
}

/**
 * Returns the shortest time in which a body reaches the heading and the angular velocity of a target. Source:
 * Athans & Falb, "Optimal Control", ch. 7.
 * @param distance angle from the body to the target at the start. rad, signed; may exceed a full turn
 * @param start velocities at the start of the turn, and limits of the motor
 * @returns s; Infinity if the target turns faster than the body can
 * @throws RangeError with the name of an invalid number or limit
 */
export function restTimeBound(distance: number, start: TurnStart): number {
  // In continuous time. Athans & Falb, "Optimal Control", ch. 7. Full torque towards the end as long as full braking
  // would stop short of it (d > v|v|/2α), then full braking. With the relative angular velocity v, the peak is √(α d +
  // v²/2) and the time (2 peak - v)/α. If the turn rate cuts the peak off to V, there is a plateau:
  // (2V - v)/α + (d - (2V² - v²)/2α)/V. Braking that stops past the end is the mirror image. Above the turn rate the
  // motor brakes first.
  refuseUnlessNumbers({ distance });
  const { angularVelocity, targetAngularVelocity, limits } = startOf(start);
  return restTime(distance, angularVelocity - targetAngularVelocity, targetAngularVelocity, limits);
}

/**
 * Returns the shortest time in which a body reaches the heading and the angular velocity of a target.
 * @param distance angle from the body to the target at the start. rad, signed
 * @param velocity angular velocity of the body at the start, relative to the target. rad/s
 * @returns s; Infinity if the target turns faster than the body can
 */
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
  if (side * velocity > fastest) {
    const braking =
      brakingDistance(side * velocity, angularAcceleration) - brakingDistance(fastest, angularAcceleration);
    const coasting = side * distance - braking - (fastest * fastest) / (2 * angularAcceleration);
    return (
      (side * velocity - fastest) / angularAcceleration + (fastest / angularAcceleration + coasting / fastest)
    );
  }
  const peak = Math.sqrt(Math.max(0, side * angularAcceleration * distance + (velocity * velocity) / 2));
  if (peak <= fastest) return (2 * peak - side * velocity) / angularAcceleration;
  const plateau =
    side * distance - (2 * (fastest * fastest) - velocity * velocity) / (2 * angularAcceleration);
  return (2 * fastest - side * velocity) / angularAcceleration + plateau / fastest;
}

/** Returns the angle that a body covers while it brakes to rest: v|v|/2α. rad, signed. */
function brakingDistance(velocity: number, acceleration: number): number {
  return (velocity * Math.abs(velocity)) / (2 * acceleration);
}

/**
 * Finds the quickest turn to a heading, for a body at rest or already turning.
 * @param error heading error, desired - actual. rad
 * @param start velocities at the start of the turn, and limits of the motor
 * @returns signed angle `distance` of the turn (rad, may exceed a full turn) and its duration `time` (s)
 * @throws RangeError with the name of a value that is not a number, or of an impossible limit
 */
export function quickestWay(error: number, start: TurnStart): { distance: number; time: number } {
  // In continuous time. The time grows on both sides of the place where full braking would stop. So only the nearest
  // image of the heading on each side of that place can be the quickest.
  refuseUnlessNumbers({ error });
  const { angularVelocity, targetAngularVelocity, limits } = startOf(start);
  const velocity = angularVelocity - targetAngularVelocity;
  const distance = distanceToGo(error, velocity, targetAngularVelocity, 0, limits);
  return { distance, time: restTimeBound(distance, start) };
}

/**
 * Returns the signed angle of the quickest turn to the target. rad; may exceed a full turn.
 * @param velocity angular velocity of the body relative to the target, ω - ω_desired. rad/s
 * @param timeStep length of a simulation step. s; 0 in continuous time
 */
function distanceToGo(
  error: number,
  velocity: number,
  targetAngularVelocity: number,
  timeStep: number,
  limits: Readonly<TurnLimits>,
): number {
  const ahead = (velocity * timeStep) / 2;
  const stop = brakingDistance(velocity, limits.angularAcceleration);
  const shorter = wrapAngle(error + ahead - stop);
  const longer = shorter < 0 ? shorter + 2 * Math.PI : shorter - 2 * Math.PI;
  const shorterTime = restTime(stop + shorter, velocity, targetAngularVelocity, limits);
  const longerTime = restTime(stop + longer, velocity, targetAngularVelocity, limits);
  return (longerTime < shorterTime ? stop + longer : stop + shorter) - ahead;
}

// ω_rel = ω - ω_desired. Semi-implicit Euler. DigitalOpus, "Controlling Objects With Forces and Torques". α in
// rad/s², e in rad, ω in rad/s.
/**
 * Law for a turn in one step: α = (e/Δt + ω_desired - ω)/Δt. It needs a strong motor. Source: DigitalOpus,
 * "Controlling Objects With Forces and Torques".
 */
export class OneStep implements TurnController<EmptySettings> {
  update({ error, angularVelocity, targetAngularVelocity, timeStep }: Readonly<TurnSample>): TurnOutput {
    const p = error / (timeStep * timeStep);
    const d = (targetAngularVelocity - angularVelocity) / timeStep;
    return sharedOutput({ p, i: 0, d, output: p + d });
  }

  /** Throws RangeError for any setting: this law has none. */
  retune(settings: EmptySettings): void {
    refuseSettings(settings);
  }

  /** Does nothing: this law keeps no state. */
  reset(): void {}
}

// It neither overshoots nor chatters when it gets the heading without noise. k = α_max Δt, `change`, is the largest
// change of ω in one step. Braking from n k + r over n + 1 steps to 0 covers (k n (n + 1)/2 + (n + 1) r) Δt; solved for
// the largest speed that still stops in |e|: n = ⌊(√(1 + 8|e|/(k Δt)) - 1)/2⌋, r = (|e|/Δt - k n (n + 1)/2)/(n + 1),
// ω_next = sgn(e) min(Ω, n k + r), α = (ω_next - ω_rel)/Δt. Derived for semi-implicit Euler. α in rad/s², e in rad,
// ω_rel = ω - ω_desired in rad/s.
// From rest the short way round is the quickest. A body that already turns may be sooner the other way, and takes it.
// The choice is made in continuous time: under a constant α, θ - ω Δt/2 of semi-implicit Euler runs exactly on the
// continuous parabola, so the sampled state (e, ω_rel) is the continuous state (e + ω_rel Δt/2, ω_rel).
// From rest it is inside the 2 % band by the bound and at rest within two steps of T*. For a body that already
// turns, without a turn rate limit, it needs at most one step more than the fewest that any torque could do it in
// (see the test).
/**
 * Bang-bang law: full torque, then full braking. Exact for semi-implicit Euler. Source: Athans & Falb,
 * "Optimal Control", ch. 7.
 */
export class TimeOptimal implements TurnController<EmptySettings> {
  update(sample: Readonly<TurnSample>): TurnOutput {
    const { error, angularVelocity, targetAngularVelocity, timeStep, limits, onlyWay = false } = sample;
    const relative = angularVelocity - targetAngularVelocity;
    const toGo = onlyWay ? error : distanceToGo(error, relative, targetAngularVelocity, timeStep, limits);
    const { angularAcceleration, turnRate } = limits;
    const change = angularAcceleration * timeStep;
    const sum = Math.abs(toGo) / timeStep;
    const steps = Math.floor((Math.sqrt(1 + (8 * sum) / change) - 1) / 2);
    // A motor without a limit needs no step of braking.
    const braked = steps === 0 ? 0 : change * steps;
    const rest = (sum - (braked * (steps + 1)) / 2) / (steps + 1);
    const fastest = Math.sign(toGo) * (braked + rest);
    const next = clamp(fastest, -turnRate - targetAngularVelocity, turnRate - targetAngularVelocity);
    const p = next / timeStep;
    const d = -relative / timeStep;
    return sharedOutput({ p, i: 0, d, output: p + d });
  }

  /** Throws RangeError for any setting: this law has none. */
  retune(settings: EmptySettings): void {
    refuseSettings(settings);
  }

  /** Does nothing: this law keeps no state. */
  reset(): void {}
}
