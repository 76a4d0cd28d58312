// A flight for judging a law: one body in the real simulation that turns once, from rest, and its record.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { TurnRecord } from '../../laws/control/step-response';
import type { LawStop } from '../../laws/control/turn-controller';
import { cos, sin } from '../../laws/exact/exact';
import { createBody, inertiaAboutCentre } from '../../world/entities/hull';
import { missileShape } from '../../world/entities/missile';
import { defaultLimits } from '../../world/entities/motion-limits';
import { World } from '../../world/planck/planck';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import { withoutUndefined } from '../../world/simulation/without-undefined';

/**
 * A turn of a body to a target, and its conditions. By default, the air is calm, and the sensor is exact and has no
 * delay.
 */
export interface JudgedTurn {
  /** Angle from the heading at the start to the target. rad; 0 to keep the heading */
  readonly turn: number;
  /** Time for which the turn is recorded. s */
  readonly seconds: number;
  /** Largest angular acceleration, as a multiple of the motor's default. Default 1 */
  readonly motor?: number;
  /** Steady torque from outside, as a fraction of the usual motor's largest torque. Default 0 */
  readonly wind?: number;
  /** Standard deviation of the noise on the measured heading. rad; default 0 */
  readonly noise?: number;
  /** Delay of the measured heading and angular velocity. Steps; default 0 */
  readonly delay?: number;
  /** Moment of inertia, as a multiple of the one that the law assumes. Default 1 */
  readonly inertia?: number;
  /** Time until which the body is clamped and cannot turn. s */
  readonly held?: number;
  /** Angular velocity of a target that circles around the body. rad/s */
  readonly circling?: number;
  /** Seed of the noise. A whole number; default 1 */
  readonly seed?: number;
}

/** Record of a simulated flight, with one value per step. */
export interface FlightRecord extends TurnRecord {
  readonly flight: JudgedTurn;
  /** Fault that stopped the law during the flight; null if the law ran to the end. */
  readonly stopped: LawStop | null;
}

/** Simulation steps per second in the flights that test a control law. Hz */
export const stepRate = 60;

/** Distance from the body to a target at rest. m */
export const targetDistance = 1000;

/** Distance from the body to a target that circles it. m */
export const circleRadius = 30;

/** Returns the largest angular acceleration of the motor in a flight. rad/s² */
export const motorOf = ({ motor = 1 }: JudgedTurn): number => motor * defaultLimits.angularAcceleration;

/** Converts a torque on a missile to N m. @param share the torque as a fraction of the usual motor's largest torque */
export function torqueOf(share: number): number {
  const inertia = inertiaAboutCentre(createBody(new World(), missileShape, { x: 0, y: 0 }, 0));
  return share * defaultLimits.angularAcceleration * inertia;
}

/** Simulates a flight and returns its record. The same law and flight always give the same record. */
export function fly(law: ControllerSpec, flight: JudgedTurn): FlightRecord {
  const simulation = new Simulation(scenarioOf(law, flight));
  const [body] = simulation.entities;
  const { turn } = body;
  const errors: number[] = [];
  const applied: number[] = [];
  const steps = Math.round(flight.seconds * stepRate);
  for (let tick = 0; ; tick++) {
    simulation.step();
    // A step reports the error at its start, which is that at the end of the step before.
    if (tick > 0) errors.push(turn.error!);
    if (tick === steps) break;
    applied.push(turn.applied);
  }
  const { stopped } = body;
  return {
    flight,
    stopped,
    step: flight.turn,
    timeStep: 1 / stepRate,
    errors,
    applied,
    limit: motorOf(flight),
  };
}

function scenarioOf(law: ControllerSpec, flight: JudgedTurn): Scenario {
  const { turn, wind, noise, delay, inertia = 1, held, circling, seed } = flight;
  const body: EntitySpec = {
    kind: 'missile',
    controller: law,
    limits: { angularAcceleration: motorOf(flight) },
    ...((noise || delay) && { sensor: withoutUndefined({ noise, delay }) }),
    ...(inertia !== 1 && { density: inertia, torqueByInertia: false }),
    // In scenes laws know the weather and can counter it.
    ...(wind && { knowsWind: false }),
    ...(held && { heldUntil: held }),
  };
  const windTorque = wind && torqueOf(wind * inertia);
  const shell = {
    version: 1,
    name: 'Judged',
    stepRate,
    ...withoutUndefined({ seed, windTorque }),
  } as const;
  if (!circling) {
    const target = [targetDistance * cos(turn), targetDistance * sin(turn)] as const;
    return { ...shell, entities: [{ ...body, command: { kind: 'turn-towards', target } }] };
  }
  // The target starts at a heading of 0, so the body faces away from it.
  const motion = { kind: 'circle', radius: circleRadius, speed: circling * circleRadius } as const;
  const command = { kind: 'turn-towards', quarry: { target: 0 } } as const;
  return {
    ...shell,
    entities: [{ ...body, angle: -turn, command }],
    targets: [{ position: [0, 0], motion }],
  };
}
