import { limitEntity } from './settings';
/** A cut motor has this share of the full angular acceleration until it is set otherwise. */
export const reducedShare = 1 / 4;
/** What a body's motor may do. */
export function turnLimitsOf({ limits: { angularAcceleration, turnRate } }) {
  return { angularAcceleration, turnRate };
}
/** The limits of a cut motor. @param full those of the first body */
export function cutLimits(full, spec = 'cut') {
  if (spec !== 'cut') return { ...spec, turnRate: spec.turnRate ?? Infinity };
  return { ...full, angularAcceleration: full.angularAcceleration * reducedShare };
}
/** What a cut leaves of a body's limits: the lower of both. */
export function cutBy(full, cut) {
  return {
    angularAcceleration: Math.min(full.angularAcceleration, cut.angularAcceleration),
    turnRate: Math.min(full.turnRate, cut.turnRate),
  };
}
/** Cuts the motors of a simulation that has just been made, and keeps what they could do. */
export function cutMotors(simulation, spec) {
  const full = simulation.entities.map(turnLimitsOf);
  const cut = cutLimits(full[0], spec);
  simulation.fullLimits.push(...full);
  simulation.entities.forEach((entity, n) => {
    limitEntity(entity, cutBy(full[n], cut));
  });
}
