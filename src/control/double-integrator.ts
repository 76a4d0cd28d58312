// The plant without a physics engine: a free body, stepped as planck steps it.
// MIT License, Copyright (c) 2026 Slew contributors.
import { headingError } from './angle';
import { saturate } from './saturate';
import type { TurnRecord } from './step-response';
import type { TurnController, TurnLimits } from './turn-controller';

/** A turn to simulate. The body starts at heading 0. */
export interface TurnTrial {
  readonly controller: TurnController;
  /** Heading of the target at the start. rad, not 0 if the turn is to be measured. */
  readonly step: number;
  /** Length of a step. s, above 0. */
  readonly timeStep: number;
  /** How long to simulate. s. */
  readonly duration: number;
  readonly limits: Readonly<TurnLimits>;
  /** Angular velocity of the body at the start. rad/s. */
  readonly angularVelocity?: number;
  /** Constant angular velocity of the target. rad/s. */
  readonly targetAngularVelocity?: number;
  /** Constant angular acceleration from outside, such as wind. rad/s². The law is told; the motor's limit does not apply to it. */
  readonly disturbance?: number;
}

/** A simulated turn, ready to be measured. */
export interface TurnTrace extends TurnRecord {
  /** Angular velocity of the body after each sample. rad/s. */
  readonly angularVelocities: readonly number[];
}

/**
 * Simulates θ'' = α under a controller and the limits by semi-implicit Euler, ω += α Δt, then θ += ω Δt: a free planck
 * body with exact inertia turns the same way. Resets the controller first.
 */
export function simulateTurn(trial: TurnTrial): TurnTrace {
  const { controller, step, timeStep, duration, limits, disturbance = 0 } = trial;
  const { targetAngularVelocity = 0 } = trial;
  const errors: number[] = [];
  const angularVelocities: number[] = [];
  const applied: number[] = [];
  let angle = 0;
  let angularVelocity = trial.angularVelocity ?? 0;
  let desired = step;
  controller.reset();
  for (let count = Math.round(duration / timeStep); count > 0; count--) {
    const error = headingError(desired, angle);
    const { output } = controller.update({
      ...{ error, angularVelocity, targetAngularVelocity, timeStep, limits, disturbance },
    });
    const alpha = saturate(output, angularVelocity, timeStep, limits);
    controller.limited?.(alpha);
    angularVelocity += (alpha + disturbance) * timeStep;
    angle += angularVelocity * timeStep;
    desired += targetAngularVelocity * timeStep;
    errors.push(headingError(desired, angle));
    angularVelocities.push(angularVelocity);
    applied.push(alpha);
  }
  return { step, timeStep, errors, applied, limit: limits.angularAcceleration, angularVelocities };
}
