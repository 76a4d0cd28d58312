// The quickest turn: full torque, then full braking, to rest exactly on the target.
// MIT License, Copyright (c) 2026 Slew contributors.
import { clamp } from './clamp';
import { refuseUnknown } from './tunable';
import { quickestDistance } from './turn-bound';
import {
  type ControllerSettings,
  sharedOutput,
  type TurnController,
  type TurnLimits,
  type TurnOutput,
  type TurnSample,
} from './turn-controller';

/**
 * Bang-bang control, with the braking curve solved for the sampled plant so that it neither overshoots nor
 * chatters. k = α_max Δt is what a step can change ω by. Braking from n k + r over n + 1 steps to 0 covers
 * (k n (n + 1)/2 + (n + 1) r) Δt; solved for the largest speed that still stops in |e|:
 * n = ⌊(√(1 + 8|e|/(k Δt)) - 1)/2⌋, r = (|e|/Δt - k n (n + 1)/2)/(n + 1), ω_next = sgn(e) min(Ω, n k + r),
 * α = (ω_next - ω_rel)/Δt. Derived for semi-implicit Euler. α in rad/s², e in rad, ω_rel = ω - ω_desired in rad/s.
 *
 * From rest the short way round is the quickest; a body that already turns may be sooner the other way, and takes it.
 * The choice is made in continuous time: under a constant α, θ - ω Δt/2 of semi-implicit Euler runs exactly on the
 * continuous parabola, so the sampled state (e, ω_rel) is the continuous state (e + ω_rel Δt/2, ω_rel).
 *
 * From rest it is inside the 2 % band by the bound and at rest within two steps of T*; under way, without a turn
 * rate limit, it needs at most one step more than the fewest any torque could do it in (see the test).
 */
export class TimeOptimal implements TurnController {
  update(sample: Readonly<TurnSample>): TurnOutput {
    const { error, angularVelocity, targetAngularVelocity, timeStep, limits, onlyWay = false } = sample;
    const relative = angularVelocity - targetAngularVelocity;
    const toGo = onlyWay ? error : distanceToGo(error, relative, targetAngularVelocity, timeStep, limits);
    const fastest = brakingSpeed(toGo, limits.angularAcceleration, timeStep);
    const { turnRate } = limits;
    const next = clamp(fastest, -turnRate - targetAngularVelocity, turnRate - targetAngularVelocity);
    const p = next / timeStep;
    const d = -relative / timeStep;
    return sharedOutput({ p, i: 0, d, output: p + d });
  }

  /** It has no settings. */
  retune(settings: ControllerSettings): void {
    refuseUnknown([], settings);
  }

  /** It keeps no state. */
  reset(): void {}
}

/** Distance of the quickest way to the target. rad, signed, full turns count. @param relative ω - ω_desired. rad/s */
function distanceToGo(
  error: number,
  relative: number,
  targetAngularVelocity: number,
  timeStep: number,
  limits: Readonly<TurnLimits>,
): number {
  const ahead = (relative * timeStep) / 2;
  return quickestDistance(error + ahead, relative, targetAngularVelocity, limits) - ahead;
}

/** Largest angular velocity from which full braking still ends on the target. rad/s, signed. */
function brakingSpeed(distance: number, acceleration: number, timeStep: number): number {
  const change = acceleration * timeStep;
  const sum = Math.abs(distance) / timeStep;
  const steps = Math.floor((Math.sqrt(1 + (8 * sum) / change) - 1) / 2);
  const rest = (sum - (change * steps * (steps + 1)) / 2) / (steps + 1);
  return Math.sign(distance) * (steps * change + rest);
}
