// The usual motor and input in the tests of this folder: the motor of the 2013 demo, a body at rest, 60 Hz.
import type { TurnLimits, TurnSample } from './turn-controller';

/** Limits of the motor of the 2013 demo. */
export const motor: TurnLimits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };

/**
 * Returns a controller input with default values: heading error 0, no rotation. The fields in `change`
 * replace defaults.
 */
export function sampleOf(change: Partial<TurnSample>): TurnSample {
  return {
    error: 0,
    angularVelocity: 0,
    targetAngularVelocity: 0,
    timeStep: 1 / 60,
    limits: motor,
    ...change,
  };
}
