/** The motor of the 2013 demo. */
export const motor = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
/** A sample of a body at rest on its target, with changes. */
export function sampleOf(change) {
  return {
    error: 0,
    angularVelocity: 0,
    targetAngularVelocity: 0,
    timeStep: 1 / 60,
    limits: motor,
    ...change,
  };
}
/** Degrees in radians. */
export function degrees(angle) {
  return (angle * Math.PI) / 180;
}
