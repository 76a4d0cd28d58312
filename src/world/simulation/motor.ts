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
 * @param full the turn limits of the scene's first body at full motor strength
 * @param spec the new limits. 'cut' means a quarter of the angular acceleration and the same turn rate; an object gives
 * the limits, in rad/s² and rad/s
 */
export function cutLimits(full: TurnLimits, spec: MotorSpec = 'cut'): TurnLimits {
  if (spec !== 'cut') return { ...spec, turnRate: spec.turnRate ?? Infinity };
  return { ...full, angularAcceleration: full.angularAcceleration * reducedShare };
}

/**
 * Returns the limits of a weakened motor. Each limit is the smaller of the two given values.
 * @param full limits of the motor at full strength
 * @param cut upper bounds of the limits of a weakened motor
 */
export function cutBy(full: TurnLimits, cut: TurnLimits): TurnLimits {
  return {
    angularAcceleration: Math.min(full.angularAcceleration, cut.angularAcceleration),
    turnRate: Math.min(full.turnRate, cut.turnRate),
  };
}

/** Weakens all motors, and saves the full limits in `simulation.fullLimits`. */
export function cutMotors(simulation: Simulation, spec: MotorSpec): void {
  const full = simulation.entities.map(turnLimitsOf);
  const cut = cutLimits(full[0], spec);
  simulation.fullLimits.push(...full);
  simulation.entities.forEach((entity, n) => {
    limitEntity(entity, cutBy(full[n], cut));
  });
}
