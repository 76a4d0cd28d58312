// One step of a turn, from a body's measurements to its motor's output: wrap, law, limits and anti-windup, in this order. Also the inertia that its torque needs.
// MIT License, Copyright (c) 2026 Slew contributors.
import { type Wrap, wrapAngle } from './angle';
import { clamp } from './clamp';
import {
  refuseLimits,
  refuseMissing,
  refuseTimeStep,
  refuseUnless,
  refuseUnlessLaw,
  refuseUnlessNumbers,
  refuseUnlessWrap,
} from './refuse';
import type { TurnController, TurnLimits, TurnOutput } from './turn-controller';

/**
 * Returns a commanded angular acceleration, limited to what the motor can apply. rad/s²
 * @param commanded rad/s²
 * @param angularVelocity of the body before the step. rad/s
 * @param timeStep length of the step. s, above 0
 * @param limits of the motor. rad/s², rad/s
 */
export function saturate(
  commanded: number,
  angularVelocity: number,
  timeStep: number,
  limits: Readonly<TurnLimits>,
): number {
  // The motor's limit always holds. The turn rate limit holds after the step; a body that already turns faster is
  // braked as hard as possible. Plant: semi-implicit Euler, ω ← ω + α Δt.
  const { angularAcceleration, turnRate } = limits;
  const lowest = (-turnRate - angularVelocity) / timeStep;
  const highest = (turnRate - angularVelocity) / timeStep;
  return clamp(clamp(commanded, lowest, highest), -angularAcceleration, angularAcceleration);
}

/** Input of `steer`: the state of a body at one step, and the heading to turn to. */
export interface Steering {
  /** Heading to turn to. rad */
  readonly desired: number;
  /** Angular velocity of the desired heading. rad/s; 0 when left out */
  readonly desiredRate?: number;
  /** Heading of the body. rad; full turns may be added or left out */
  readonly angle: number;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: number;
  /** Length of this step. s. At 0, as in a paused game, there is no torque and the law keeps its memory. */
  readonly timeStep: number;
  /** Limits of the motor. rad/s², rad/s. Each is above 0 and may be Infinity. */
  readonly limits: Readonly<TurnLimits>;
  /**
   * Known angular acceleration that something other than the motor gives the body in this step, such as wind. rad/s²; 0
   * when left out
   */
  readonly disturbance?: number;
  /**
   * Further limits of the angular acceleration: smallest and largest. rad/s². Example: [0, 9] for a rotor
   * that only lifts.
   */
  readonly range?: readonly [least: number, largest: number];
  /**
   * Whether the error wraps to (-π, π]. 'angle' (default): yes, for a heading. 'none': no, for a height or
   * the like. The controller needs the same `wrap`.
   */
  readonly wrap?: Wrap;
}

/** Result of a step: the angular acceleration to apply, and the error and terms of the law for plots. */
export interface SteerOutput extends TurnOutput {
  /** Error that the law received. rad; with `wrap: 'none'`, in the unit of the controlled value */
  error: number;
  /**
   * Angular acceleration to apply in this step, after limits. rad/s². The torque is this value times the moment of
   * inertia about the centre of mass.
   */
  angularAcceleration: number;
}

/**
 * Returns the angular acceleration that turns a body to a heading. Call `steer` once before each engine step.
 * @param controller law of this body. `steer` calls two methods of the law: `update`, then `limited`, which
 * receives the applied angular acceleration
 * @throws RangeError with the name of the first invalid value, such as a number above 1e15 or a negative time
 * step. The law then keeps its state
 */
export function steer(controller: TurnController<never>, steering: Steering): SteerOutput {
  refuseUnlessLaw('controller', controller);
  refuseMissing('steering', steering);
  const { desired, desiredRate = 0, angle, angularVelocity, disturbance = 0 } = steering;
  const { timeStep, limits, wrap = 'angle', range } = steering;
  refuseUnlessNumbers({ desired, desiredRate, angle, angularVelocity, disturbance });
  refuseTimeStep(timeStep);
  refuseLimits(limits);
  refuseUnlessWrap(wrap);
  refuseUnless(isRange(range), 'range', '[least, largest]', range);
  const error = wrap === 'angle' ? wrapAngle(desired - angle) : desired - angle;
  if (timeStep === 0) return { p: 0, i: 0, d: 0, output: 0, error, angularAcceleration: 0 };
  const terms = controller.update({
    error,
    angularVelocity,
    targetAngularVelocity: desiredRate,
    timeStep,
    disturbance,
    limits,
    onlyWay: wrap === 'none',
  });
  const given = saturate(terms.output, angularVelocity, timeStep, limits);
  const angularAcceleration = range ? clamp(given, range[0], range[1]) : given;
  controller.limited?.(angularAcceleration);
  return { ...terms, error, angularAcceleration };
}

/** Returns whether a value is a valid `range` of a motor: undefined, or a pair [smallest, largest]. */
const isRange = (range: unknown): boolean =>
  range === undefined ||
  (Array.isArray(range) && range.every((value) => typeof value === 'number') && range[0] <= range[1]);

/** Mass properties of a body in the plane, as an engine gives them. */
export interface MassData {
  /** Moment of inertia about the origin of the body. kg m² */
  readonly inertia: number;
  /** Mass of the body. kg */
  readonly mass: number;
  /** Position of the centre of mass, from the origin of the body. m */
  readonly centre: { readonly x: number; readonly y: number };
}

/**
 * Returns the moment of inertia about the centre of mass, I - m |c|². kg m². Planck and Box2D before version
 * 3 give it about the body's origin.
 * @throws RangeError with the name of a value that is not a number
 */
export function inertiaAboutCentre(massData: MassData): number {
  refuseMissing('massData', massData);
  const { inertia, mass, centre } = massData;
  refuseMissing('centre', centre);
  const { x, y } = centre;
  refuseUnlessNumbers({ inertia, mass, 'centre.x': x, 'centre.y': y });
  // Parallel axis theorem: I_centre = I_origin - m |c|².
  return inertia - mass * (x * x + y * y);
}
