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

/** A turn of a body to a target, and its conditions. By default the air is calm, and the sensor exact and without delay. */
export interface JudgedTurn {
  /** Angle from the body's heading at rest to its target. rad; 0 to hold still */
  readonly turn: number;
  /** Length of the record. s */
  readonly seconds: number;
  /** Strength of the motor as a share of the usual one. The law gets the limit. */
  readonly motor?: number;
  /** A steady torque that nothing measures, as a share of the motor's. The law does not know it. */
  readonly wind?: number;
  /** Standard deviation of the noise on the measured heading. rad */
  readonly noise?: number;
  /** Delay of heading and angular velocity. Steps */
  readonly delay?: number;
  /** Inertia of the body, relative to the one that its torque is computed from. */
  readonly inertia?: number;
  /** Time until which the body's heading is held. s */
  readonly held?: number;
  /** Angular velocity of a target that circles around the body. rad/s */
  readonly circling?: number;
  /** Seed of the noise. A whole number; 1 when left out */
  readonly seed?: number;
}

/** Record of a flight, one value per step. */
export interface FlightRecord extends TurnRecord {
  readonly flight: JudgedTurn;
  /** Fault that stopped the law during the flight; null without one. */
  readonly stopped: LawStop | null;
}

/** Steps per second. Hz. The usual rate, so a law is judged as it later flies in scenes. */
export const stepRate = 60;

/** Distance of a target at rest. m. So far that the small movement of a turning body changes no direction. */
export const targetDistance = 1000;

/** Distance of a target that circles the body. m; at 1.5 rad/s it moves at 45 m/s, and 50 is the limit of a target. */
export const circleRadius = 30;

/** Returns the motor's limit in a flight. rad/s² */
export const motorOf = ({ motor = 1 }: JudgedTurn): number => motor * defaultLimits.angularAcceleration;

/** Returns the torque on a missile that a share of its usual motor gives. N m */
export function torqueOf(share: number): number {
  const inertia = inertiaAboutCentre(createBody(new World(), missileShape, { x: 0, y: 0 }, 0));
  return share * defaultLimits.angularAcceleration * inertia;
}

/** Simulates the flight. The same law flies it the same way each time. */
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
