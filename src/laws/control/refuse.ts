// Refusals of values that no step can be taken with. Each is a RangeError that names the value.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { TurnLimits } from './turn-controller';

/** Returns a refused value as text for its message. Strings get quotes, to tell "5" from 5. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** Throws RangeError naming a value, unless it fits. @param wanted requirement in words: 'above 0' */
export function refuseUnless(fits: boolean, name: string, wanted: string, got: unknown): void {
  if (!fits) throw new RangeError(`${name}: must be ${wanted}, got ${quoted(got)}`);
}

/** Throws RangeError naming an object that is missing, or that is no object. */
export function refuseMissing(name: string, value: unknown): void {
  refuseUnless(Object(value) === value, name, 'an object', value);
}

/** Throws RangeError naming the first setting that a law without settings gets. */
export function refuseSettings(given: Readonly<Record<string, unknown>>): void {
  refuseMissing('settings', given);
  const [key] = Object.keys(given);
  if (key !== undefined) throw new RangeError(`${key}: no such setting, takes nothing`);
}

/** Throws RangeError naming a word that is neither of two. */
export function refuseUnlessEither(name: string, word: unknown, one: string, other: string): void {
  refuseUnless(word === one || word === other, name, `${one} or ${other}`, word);
}

/** Throws RangeError naming a value that is no law of turning. */
export function refuseUnlessLaw(name: string, law: { readonly update: unknown } | null | undefined): void {
  refuseUnless(typeof law?.update === 'function', name, 'a law', law);
}

/** Throws RangeError unless a word is 'angle' or 'none'. */
export function refuseUnlessWrap(wrap: unknown): void {
  refuseUnlessEither('wrap', wrap, 'angle', 'none');
}

/** Largest size of a measured number. No product of such numbers, gains, limits and steps overflows. */
const largest = 1e15;

/**
 * Throws RangeError naming a value, unless it is a number from `least` to `most`.
 * @param or another number that is accepted
 */
export function refuseUnlessNumber(
  name: string,
  value: unknown,
  least = -largest,
  most = largest,
  or?: number,
): void {
  if (typeof value === 'number' && ((value >= least && value <= most) || value === or)) return;
  const range = `a number from ${least.toExponential()} to ${most.toExponential()}`;
  refuseUnless(false, name, or === undefined ? range : `${range}, or ${or}`, value);
}

/** Throws RangeError for the first value that is not a number from -1e15 to 1e15. */
export function refuseUnlessNumbers(values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) refuseUnlessNumber(name, value);
}

/** Throws RangeError for an impossible length of a step. s; 0 is possible, in a paused game */
export function refuseTimeStep(value: unknown): void {
  refuseUnlessNumber('timeStep', value, 1e-9, 1e9, 0);
}

/** Throws RangeError for the first limit of a motor that is missing or impossible. */
export function refuseLimits(limits: Readonly<TurnLimits> | null | undefined): void {
  for (const name of ['angularAcceleration', 'turnRate'] as const)
    refuseUnlessNumber(`limits.${name}`, limits?.[name], 1 / largest, largest, Infinity);
}
