// The test whether a turn is over.
// MIT License, Copyright (c) 2026 Slew contributors.
import { refuseMissing, refuseUnless, refuseUnlessNumber } from './refuse';

/** An angle or an angular velocity: a number in two dimensions, a vector in three. */
type Amount = number | { readonly x: number; readonly y: number; readonly z: number };

/** Remaining error of a turn, and the angular velocities of body and target. */
export interface TurnLeft {
  /** Angle still to turn. rad. Use `error` from the result of `steer` or `steerAttitude`. */
  readonly error: Amount;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: Amount;
  /** Angular velocity of the target. rad/s; 0 when left out */
  readonly desiredRate?: Amount;
}

/** Largest error and largest angular velocity at which a turn counts as settled. */
export interface SettledWithin {
  /** Largest error at which a turn counts as settled. rad, 0 or more */
  readonly angle: number;
  /** Largest angular velocity relative to the target at which a turn counts as settled. rad/s, 0 or more */
  readonly rate: number;
}

/**
 * Returns whether a turn has settled. The error must be at most `within.angle`, and the speed relative to the
 * target at most `within.rate`.
 * @throws RangeError with the name of a value that is missing or not a number
 */
export function isSettled(left: TurnLeft, within: SettledWithin): boolean {
  refuseMissing('left', left);
  refuseMissing('within', within);
  for (const name of ['angle', 'rate'] as const)
    refuseUnless(within[name] >= 0, `within.${name}`, '0 or more', within[name]);
  const { desiredRate = 0 } = left;
  const still = desiredRate === 0 ? zero : componentsOf('desiredRate', desiredRate);
  const relative = componentsOf('angularVelocity', left.angularVelocity).map(
    (one, n) => one - (still[n] ?? 0),
  );
  return lengthOf(componentsOf('error', left.error)) <= within.angle && lengthOf(relative) <= within.rate;
}

const zero: readonly number[] = [];

const lengthOf = (components: readonly number[]): number =>
  Math.sqrt(components.reduce((sum, one) => sum + one * one, 0));

/**
 * Returns the components of a vector as a list. A number gives a list of one. Throws RangeError with `name` if a
 * component is not a number.
 */
const componentsOf = (name: string, amount: Amount | null | undefined): readonly number[] => {
  const components = typeof amount === 'object' && amount ? [amount.x, amount.y, amount.z] : [amount];
  return components.map((one) => {
    refuseUnlessNumber(name, one);
    return Number(one);
  });
};
