// What the tests here start from: the motor of control.md's figures, a body at rest, 60 Hz.
import type { TurnLimits, TurnSample } from './turn-controller';

/** The motor of the 2013 demo, by which everything was measured. */
export const motor: TurnLimits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };

/** A sample of a body at rest and on target, but for what is said. */
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

/** Degrees in radians. */
export function degrees(angle: number): number {
  return (angle * Math.PI) / 180;
}
