// Reads numbers from the record of a turn, and writes them as text.
import { settlingBand } from '../../../laws/control/step-response';
import { angleText, capital, fixed } from '../../../laws/exact/figures';
import type { Channel } from '../../../world/simulation/meters/telemetry';
import { hasSettled, settledAfter } from '../../../world/simulation/meters/turn-meter';
import type { Phrase } from '../answer';
import type { ObservedTurn, TurningBody } from './turn';

/**
 * Returns the recorded values of one quantity of a body in the last seconds, one value per step.
 * @param channel name of the quantity
 * @param seconds length of the time span, which ends now
 */
export function lately(
  { simulation }: ObservedTurn,
  { entity }: TurningBody,
  channel: Channel,
  seconds: number,
): number[] {
  const { stepRate, measures } = simulation;
  const values = measures.telemetry
    .column(entity, channel)
    .slice(-Math.max(1, Math.round(seconds * stepRate)));
  return values.map((value) => value ?? 0);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Returns the root mean square of the values. */
export const rms = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

/** Returns the largest absolute value. */
export const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Returns the settling time of a body in its turn, s; null if it has not settled. */
export function settledIn({ turn }: TurningBody): number | null {
  return turn && hasSettled(turn) ? turn.response.settlingTime : null;
}

// A measurement reads the whole record of a turn, so it waits until all bodies are at rest.
/** Returns whether all bodies have settled in their turns. False for an empty list. */
export const allSettled = (bodies: readonly TurningBody[]): boolean =>
  bodies.length > 0 &&
  bodies.every(({ isAtRest }) => isAtRest) &&
  bodies.every((body) => settledIn(body) !== null);

/** Returns a body's settling time from the recorded errors, s; null if not settled */
export function settledByRecord(turn: ObservedTurn, body: TurningBody): number | null {
  const errors = lately(turn, body, 'error', turn.seconds);
  const { stepRate } = turn.simulation;
  const outside = errors.findLastIndex((error) => Math.abs(error) > settlingBand * Math.abs(errors[0]));
  const since = (errors.length - 1 - outside) / stepRate;
  return since >= settledAfter ? (outside + 1) / stepRate : null;
}

/** Returns how far a body overshot its target. rad or m */
export const pastOf = ({ turn }: TurningBody): number =>
  turn ? turn.response.overshoot * Math.abs(turn.step) : 0;

/** Returns whether none of the values is null. False for an empty list. */
export const isKnown = <T>(values: readonly (T | null)[]): values is readonly T[] =>
  values.length > 0 && values.every((value) => value !== null);

/**
 * Returns the indexes of the smallest values in a list. Empty if all values are equal or missing.
 * @param shown values as rounded text; null for a missing value
 */
export function leastOf(shown: readonly (string | null)[]): number[] {
  const values = shown.map((text) => (text === null ? Infinity : Number.parseFloat(text)));
  const least = Math.min(...values);
  const places = values.flatMap((value, n) => (value === least && value < Infinity ? [n] : []));
  return places.length === shown.length ? [] : places;
}

/** Returns a length or an angle with its unit. @param value rad or m */
export function withUnit(unit: TurningBody['unit'], value: number, decimals: number): string {
  return unit === 'm' ? `${fixed(value, decimals)} m` : angleText(value, decimals);
}

/**
 * Returns the names of bodies in their colours: "a", "a and b", "a, b and c".
 * @param isFirst whether they start a sentence
 */
export function names(bodies: readonly Pick<TurningBody, 'entity' | 'name'>[], isFirst = false): Phrase[] {
  return bodies.flatMap(({ entity, name }, n): Phrase[] => [
    n === 0 ? '' : n === bodies.length - 1 ? ' and ' : ', ',
    { words: isFirst && n === 0 ? capital(name) : name, of: entity },
  ]);
}

export function joined(parts: readonly (readonly Phrase[])[], between = ', '): Phrase[] {
  return parts.flatMap((part, n) => (n === 0 ? part : [between, ...part]));
}

/**
 * Returns one measured number per body, with keys such as "PID: settled". Bodies without a number are left out.
 * @param about measured quantity, such as "settled"
 * @param figureOf returns the number for a body; null if there is none
 */
export function figuresOf(
  bodies: readonly TurningBody[],
  about: string,
  figureOf: (body: TurningBody, n: number) => number | null,
): Record<string, number> {
  return Object.fromEntries(
    bodies.flatMap((body, n) => {
      const value = figureOf(body, n);
      return value === null ? [] : [[`${body.name}: ${about}`, value]];
    }),
  );
}
