// The motor of all bodies, full or cut: what a cut leaves of the turn limits of each.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Entity } from './entity-kinds';
import type { MotorSpec } from './moment-spec';
import { limitEntity } from './settings';
import type { Simulation } from './simulation';

/** A cut motor has this share of the full angular acceleration until it is set otherwise. */
export const reducedShare = 1 / 4;

/** What a body's motor may do. */
export function turnLimitsOf({
  limits: { angularAcceleration, turnRate },
}: Pick<Entity, 'limits'>): TurnLimits {
  return { angularAcceleration, turnRate };
}

/** The limits of a cut motor. @param full those of the first body */
export function cutLimits(full: TurnLimits, spec: MotorSpec = 'cut'): TurnLimits {
  if (spec !== 'cut') return { ...spec, turnRate: spec.turnRate ?? Infinity };
  return { ...full, angularAcceleration: full.angularAcceleration * reducedShare };
}

/** What a cut leaves of a body's limits: the lower of both. */
export function cutBy(full: TurnLimits, cut: TurnLimits): TurnLimits {
  return {
    angularAcceleration: Math.min(full.angularAcceleration, cut.angularAcceleration),
    turnRate: Math.min(full.turnRate, cut.turnRate),
  };
}

/** Cuts the motors of a simulation that has just been made, and keeps what they could do. */
export function cutMotors(simulation: Simulation, spec: MotorSpec): void {
  const full = simulation.entities.map(turnLimitsOf);
  const cut = cutLimits(full[0], spec);
  simulation.fullLimits.push(...full);
  simulation.entities.forEach((entity, n) => {
    limitEntity(entity, cutBy(full[n], cut));
  });
}
