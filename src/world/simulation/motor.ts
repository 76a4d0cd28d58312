// The motors of all bodies, full or cut: the turn limits of a cut motor.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Entity } from './entity-kinds';
import type { MotorSpec } from './moment-spec';
import { limitEntity } from './settings';
import type { Simulation } from './simulation';

/** Default strength of a weakened motor: its largest angular acceleration as a fraction of the full one. */
export const reducedShare = 1 / 4;

/** Returns the limits of a body's rotation: its largest angular acceleration and turn rate. */
export function turnLimitsOf({
  limits: { angularAcceleration, turnRate },
}: Pick<Entity, 'limits'>): TurnLimits {
  return { angularAcceleration, turnRate };
}

/**
 * Returns the turn limits of weakened (cut) motors.
 * @param full turn limits of the scene's first body at full motor strength
 * @param spec new limits; 'cut': a quarter of the angular acceleration, the same turn rate
 */
export function cutLimits(full: TurnLimits, spec: MotorSpec = 'cut'): TurnLimits {
  if (spec !== 'cut') return { ...spec, turnRate: spec.turnRate ?? Infinity };
  return { ...full, angularAcceleration: full.angularAcceleration * reducedShare };
}

/**
 * Returns the limits of a body with a weakened motor: the lower angular acceleration and the lower turn rate of `full`
 * and `cut`.
 */
export function cutBy(full: TurnLimits, cut: TurnLimits): TurnLimits {
  return {
    angularAcceleration: Math.min(full.angularAcceleration, cut.angularAcceleration),
    turnRate: Math.min(full.turnRate, cut.turnRate),
  };
}

/** Cuts (weakens) the motors of a new simulation, and stores their full limits in it. */
export function cutMotors(simulation: Simulation, spec: MotorSpec): void {
  const full = simulation.entities.map(turnLimitsOf);
  const cut = cutLimits(full[0], spec);
  simulation.fullLimits.push(...full);
  simulation.entities.forEach((entity, n) => {
    limitEntity(entity, cutBy(full[n], cut));
  });
}
