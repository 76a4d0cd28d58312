// The one place where a turn is limited: after the controller, before the torque.
// MIT License, Copyright (c) 2026 Slew contributors.
import { clamp } from './clamp';
import type { TurnLimits } from './turn-controller';

/**
 * The angular acceleration applied by a motor, from the one commanded. rad/s².
 * The motor's limit always holds; the turn rate limit holds after the step, unless the body already turns
 * faster, when the motor brakes it as hard as it can. Plant: semi-implicit Euler, ω ← ω + α Δt.
 */
export function saturate(
  commanded: number,
  angularVelocity: number,
  timeStep: number,
  limits: Readonly<TurnLimits>,
): number {
  const { angularAcceleration, turnRate } = limits;
  const lowest = (-turnRate - angularVelocity) / timeStep;
  const highest = (turnRate - angularVelocity) / timeStep;
  return clamp(clamp(commanded, lowest, highest), -angularAcceleration, angularAcceleration);
}
