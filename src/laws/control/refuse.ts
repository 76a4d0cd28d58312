// Checks that throw RangeError for values with which no step can be taken. The message names the value.
// MIT License, Copyright (c) 2026 Slew contributors.
import type { TurnLimits } from './turn-controller';

/** Returns a refused value as text for an error message. Strings get quotes, to tell "5" from 5. */
export function quoted(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/**
 * Throws RangeError with the name of a value and the value, unless `fits` is true. @param wanted requirement in words,
 * such as 'above 0'
 */
export function refuseUnless(fits: boolean, name: string, wanted: string, got: unknown): void {
  if (!fits) throw new RangeError(`${name}: must be ${wanted}, got ${quoted(got)}`);
}

/** Throws RangeError with the name of an argument that is not an object. */
export function refuseMissing(name: string, value: unknown): void {
  refuseUnless(Object(value) === value, name, 'an object', value);
}

/** For laws without settings: throws RangeError if any setting is given. The message names the first one. */
export function refuseSettings(given: Readonly<Record<string, unknown>>): void {
  refuseMissing('settings', given);
  const [key] = Object.keys(given);
  if (key !== undefined) throw new RangeError(`${key}: no such setting, takes nothing`);
}

/** Throws RangeError unless a string option has one of two values. The message names the option. */
export function refuseUnlessEither(name: string, word: unknown, one: string, other: string): void {
  refuseUnless(word === one || word === other, name, `${one} or ${other}`, word);
}

/** Throws RangeError with the name of an argument that is not a control law: it has no `update`. */
export function refuseUnlessLaw(name: string, law: { readonly update: unknown } | null | undefined): void {
  refuseUnless(typeof law?.update === 'function', name, 'a law', law);
}

/** Throws RangeError unless `wrap` is 'angle' or 'none'. */
export function refuseUnlessWrap(wrap: unknown): void {
  refuseUnlessEither('wrap', wrap, 'angle', 'none');
}

/** Largest accepted magnitude of a measured number, so that products never overflow. */
const largest = 1e15;

/** Returns whether a value is a number from -1e15 to 1e15. */
export function isMeasured(value: unknown): boolean {
  return typeof value === 'number' && value >= -largest && value <= largest;
}

/**
 * Throws RangeError with the name of a value, unless it is a number from `least` to `most`.
 * @param also one number outside this range that is accepted too, such as Infinity
 */
export function refuseUnlessNumber(
  name: string,
  value: unknown,
  least = -largest,
  most = largest,
  also?: number,
): void {
  if (typeof value === 'number' && ((value >= least && value <= most) || value === also)) return;
  const range = `a number from ${least.toExponential()} to ${most.toExponential()}`;
  refuseUnless(false, name, also === undefined ? range : `${range}, or ${also}`, value);
}

/**
 * Throws RangeError with the name of the first value that is not a number from -1e15 to 1e15. @param values the values,
 * by their names
 */
export function refuseUnlessNumbers(values: Readonly<Record<string, unknown>>): void {
  for (const name in values) refuseUnlessNumber(name, values[name]);
}

/** Throws RangeError unless a step's length is 0 (a paused game) or from 1e-9 s to 1e9 s. */
export function refuseTimeStep(value: unknown): void {
  refuseUnlessNumber('timeStep', value, 1e-9, 1e9, 0);
}

/** Throws RangeError with the name of the first limit of a motor that is missing or impossible. */
export function refuseLimits(limits: Readonly<TurnLimits> | null | undefined): void {
  for (const name of ['angularAcceleration', 'turnRate'] as const)
    refuseUnlessNumber(`limits.${name}`, limits?.[name], 1 / largest, largest, Infinity);
}
