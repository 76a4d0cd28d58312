// A flight that a law is judged by: one body in the real simulation that turns once, from rest, and its record.
import type { ControllerSpec } from '../../laws/control/controllers';
import type { TurnRecord } from '../../laws/control/step-response';
import type { LawStop } from '../../laws/control/turn-controller';
import { cos, sin } from '../../laws/exact/exact';
import { inertiaAboutCentre } from '../../world/entities/hull';
import { defaultLimits } from '../../world/entities/motion-limits';
import type { EntitySpec, Scenario } from '../../world/simulation/scenario';
import { Simulation, type SystemMaker } from '../../world/simulation/simulation';

/** A turn, and what it is made under. What is left out is calm, at once, exact and free. */
export interface Flight {
  /** Angle from where the body rests to where its target stands. rad; 0 to hold still */
  readonly turn: number;
  /** How long it is recorded. s */
  readonly seconds: number;
  /** Strength of the motor as a share of the usual one. The law gets the limit. */
  readonly motor?: number;
  /** A steady torque that nothing measures, as a share of the motor's. The law is not told. */
  readonly wind?: number;
  /** Standard deviation of the noise on the measured heading. rad */
  readonly noise?: number;
  /** Delay of heading and angular velocity. Steps */
  readonly delay?: number;
  /** Inertia of the body beside the one that its torque is computed from. */
  readonly inertia?: number;
  /** Until when its heading is held. s */
  readonly held?: number;
  /** How fast its target runs round it. rad/s */
  readonly circling?: number;
  /** Seed of the noise. A whole number; 1 when left out */
  readonly seed?: number;
}

/** The record of a flight, a value a step. */
export interface Flown extends TurnRecord {
  readonly flight: Flight;
  /** Why the law stopped on the way; null where it did not. */
  readonly stopped: LawStop | null;
}

/** Steps a second. Hz; the usual, so that a law that is judged flies in scenes as it was judged */
export const stepRate = 60;

/** Distance of a target that stands. m. So far that the little a body moves as it turns changes no direction. */
const targetDistance = 1000;

/** Distance of a target that runs round the body. m; at 1.5 rad/s it runs 45 m/s, of 50 that a target can. */
const circleRadius = 30;

/** The motor of a flight. rad/s² */
export const motorOf = ({ motor = 1 }: Flight): number => motor * defaultLimits.angularAcceleration;

/** Makes the flight. The same law flies it the same each time. */
export function fly(law: ControllerSpec, flight: Flight): Flown {
  const simulation = new Simulation(scenarioOf(law, flight), windOf(flight));
  const [body] = simulation.entities;
  const { turn } = body;
  const errors: number[] = [];
  const applied: number[] = [];
  const steps = Math.round(flight.seconds * stepRate);
  for (let tick = 0; ; tick++) {
    simulation.step();
    // A step tells the error that it began with: that at the end of the one before.
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

function scenarioOf(law: ControllerSpec, flight: Flight): Scenario {
  const { turn, noise, delay, inertia, held, circling, seed } = flight;
  const body: EntitySpec = {
    kind: 'missile',
    controller: law,
    limits: { angularAcceleration: motorOf(flight) },
    ...((noise || delay) && { sensor: { noise, delay } }),
    ...(inertia && { density: inertia, torqueByInertia: false }),
    ...(held && { heldUntil: held }),
  };
  const shell = { version: 1, name: 'Judged', stepRate, seed } as const;
  if (!circling) {
    const target = [targetDistance * cos(turn), targetDistance * sin(turn)] as const;
    return { ...shell, entities: [{ ...body, command: { kind: 'turn-towards', target } }] };
  }
  // The target starts at a heading of 0, so the body looks away from it.
  const motion = { kind: 'circle', radius: circleRadius, speed: circling * circleRadius } as const;
  const command = { kind: 'turn-towards', quarry: { target: 0 } } as const;
  return {
    ...shell,
    entities: [{ ...body, angle: -turn, command }],
    targets: [{ position: [0, 0], motion }],
  };
}

/** Torque of a wind that the law does not know. In scenes laws know the weather and can counter it. */
function windOf({ wind }: Flight): SystemMaker[] {
  if (!wind) return [];
  return [
    ({ entities: [{ body }] }) => {
      const torque = wind * defaultLimits.angularAcceleration * inertiaAboutCentre(body);
      return { before: () => body.applyTorque(torque, true) };
    },
  ];
}
