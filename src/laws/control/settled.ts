// Whether a turn is over.
// MIT License, Copyright (c) 2026 Slew contributors.

/** A number in the plane, or the components of a vector in space. */
type Amount = number | { readonly x: number; readonly y: number; readonly z: number };

/** Remaining error of a turn, and the velocities of body and target. */
export interface TurnLeft {
  /** Error as `steer` or `steerAttitude` returns it. rad */
  readonly error: Amount;
  /** Angular velocity of the body. rad/s */
  readonly angularVelocity: Amount;
  /** Angular velocity of the target. rad/s; 0 when left out */
  readonly desiredRate?: Amount;
}

/** Largest error and largest rate that count as settled. */
export interface SettledWithin {
  /** rad */
  readonly angle: number;
  /** rad/s */
  readonly rate: number;
}

/** Returns whether a body points at its target and turns no faster than `within.rate` relative to the target. */
export function isSettled(
  { error, angularVelocity, desiredRate = 0 }: TurnLeft,
  { angle, rate }: SettledWithin,
): boolean {
  const still = desiredRate === 0 ? zero : componentsOf(desiredRate);
  const relative = componentsOf(angularVelocity).map((one, n) => one - (still[n] ?? 0));
  return lengthOf(componentsOf(error)) <= angle && lengthOf(relative) <= rate;
}

const zero: readonly number[] = [];

const lengthOf = (components: readonly number[]): number =>
  Math.sqrt(components.reduce((sum, one) => sum + one * one, 0));

const componentsOf = (amount: Amount): readonly number[] =>
  typeof amount === 'number' ? [amount] : [amount.x, amount.y, amount.z];
