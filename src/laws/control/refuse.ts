// Refusals of values that no step can be taken with. Each is a RangeError that names the value.
// MIT License, Copyright (c) 2026 Slew contributors.
import { quoted } from './tunable';
import type { TurnLimits } from './turn-controller';

/** Throws RangeError naming a value, unless it fits. @param wanted requirement in words: 'above 0' */
export function refuseUnless(fits: boolean, name: string, wanted: string, got: unknown): void {
  if (!fits) throw new RangeError(`${name}: must be ${wanted}, got ${quoted(got)}`);
}

/** Largest size of a measured number. No product of such numbers, gains, limits and steps overflows. */
const largest = 1e15;

/** Returns whether a value is a number, and small enough to reckon with. */
export function isUsable(value: unknown): boolean {
  return typeof value === 'number' && Math.abs(value) <= largest;
}

/** Throws RangeError unless a value is a number from -1e15 to 1e15. */
export function refuseUnlessNumber(name: string, value: unknown): void {
  refuseUnless(isUsable(value), name, 'a number from -1e15 to 1e15', value);
}

/** Throws RangeError for an impossible length of a step. s */
export function refuseTimeStep(value: unknown): void {
  const fits = value === 0 || (isUsable(value) && Number(value) >= 1e-9 && Number(value) <= 1e9);
  refuseUnless(fits, 'timeStep', '0, or from 1e-9 to 1e9', value);
}

/** Throws RangeError for the first limit of a motor that is missing or impossible. */
export function refuseLimits(limits: Readonly<TurnLimits> | undefined): void {
  for (const name of ['angularAcceleration', 'turnRate'] as const) {
    const value: unknown = limits?.[name];
    const fits = (isUsable(value) && Number(value) >= 1 / largest) || value === Infinity;
    refuseUnless(fits, `limits.${name}`, 'above 0: from 1e-15 to 1e15, or Infinity', value);
  }
}
