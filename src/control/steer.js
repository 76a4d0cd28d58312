// One step of a turn, from what a body measures to what its motor gives: wrap, law, limits and anti-windup in their order, and the inertia that its torque needs.
// MIT License, Copyright (c) 2026 Slew contributors.
import { wrapAngle } from './angle';
import { clamp } from './clamp';
/**
 * The angular acceleration applied by a motor, from the one commanded. rad/s².
 * The motor's limit always holds; the turn rate limit holds after the step, unless the body already turns
 * faster, when the motor brakes it as hard as it can. Plant: semi-implicit Euler, ω ← ω + α Δt.
 */
export function saturate(commanded, angularVelocity, timeStep, limits) {
  const { angularAcceleration, turnRate } = limits;
  const lowest = (-turnRate - angularVelocity) / timeStep;
  const highest = (turnRate - angularVelocity) / timeStep;
  return clamp(clamp(commanded, lowest, highest), -angularAcceleration, angularAcceleration);
}
/** Steers a body for one step. Call once a step, before the engine's; apply `angularAcceleration`. */
export function steer(controller, steering) {
  const { desired, desiredRate = 0, angle, angularVelocity, timeStep, limits, wrap = 'angle' } = steering;
  const error = wrap === 'angle' ? wrapAngle(desired - angle) : desired - angle;
  const terms = controller.update({
    error,
    angularVelocity,
    targetAngularVelocity: desiredRate,
    timeStep,
    disturbance: steering.disturbance ?? 0,
    limits,
    onlyWay: wrap === 'none',
  });
  const angularAcceleration = saturate(terms.output, angularVelocity, timeStep, limits);
  controller.limited?.(angularAcceleration);
  return { ...terms, error, angularAcceleration };
}
/**
 * Moment of inertia about the centre of mass. kg m². Parallel axis theorem: I_centre = I_origin - m |c|².
 * Box2D before version 3 and planck give the inertia about the origin; Rapier and Matter give it about the centre.
 */
export function inertiaAboutCentre({ inertia, mass, centre: { x, y } }) {
  return inertia - mass * (x * x + y * y);
}
