// Reads figures from the record of a turn, and formats them.
import { settlingBand } from '../../../laws/control/step-response';
import { angleText, capital, fixed } from '../../../laws/exact/figures';
import type { Channel } from '../../../world/simulation/meters/telemetry';
import { isSettled, settledAfter } from '../../../world/simulation/meters/turn-meter';
import type { Phrase } from '../answer';
import type { Turn, Turning } from './turn';

/** The last values of a channel. @param seconds how far back. s */
export function lately(
  { simulation }: Turn,
  { entity }: Turning,
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

/** Root of the mean square. */
export const rms = (values: readonly number[]): number =>
  Math.sqrt(mean(values.map((value) => value * value)));

/** Largest magnitude. */
export const greatest = (values: readonly number[]): number =>
  values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);

/** Settling time of a body; null while it has not settled. s */
export function settledIn({ turn }: Turning): number | null {
  return turn && isSettled(turn) ? turn.response.settlingTime : null;
}

/**
 * Settling time by the errors since the start alone, also of a body that a person has put back; null while it has not settled. s
 */
export function settledByRecord(turn: Turn, body: Turning): number | null {
  const errors = lately(turn, body, 'error', turn.seconds);
  const { stepRate } = turn.simulation;
  const outside = errors.findLastIndex((error) => Math.abs(error) > settlingBand * Math.abs(errors[0]));
  const since = (errors.length - 1 - outside) / stepRate;
  return since >= settledAfter ? (outside + 1) / stepRate : null;
}

/** How far a body went past its mark. rad or m */
export const pastOf = ({ turn }: Turning): number =>
  turn ? turn.response.overshoot * Math.abs(turn.step) : 0;

/** Whether a figure is known of every body. */
export const isKnown = <T>(values: readonly (T | null)[]): values is readonly T[] =>
  values.length > 0 && values.every((value) => value !== null);

/** Places of the values that are the least, as they are shown; empty where all are. */
export function leastOf(shown: readonly (string | null)[]): number[] {
  const values = shown.map((text) => (text === null ? Infinity : Number.parseFloat(text)));
  const least = Math.min(...values);
  const places = values.flatMap((value, n) => (value === least && value < Infinity ? [n] : []));
  return places.length === shown.length ? [] : places;
}

/** A length or an angle with its unit. @param value rad or m */
export function shownOf(unit: Turning['unit'], value: number, decimals: number): string {
  return unit === 'm' ? `${fixed(value, decimals)} m` : angleText(value, decimals);
}

/** The names of bodies in their colours: "a", "a and b", "a, b and c". @param isFirst whether they begin a sentence */
export function names(bodies: readonly Pick<Turning, 'entity' | 'name'>[], isFirst = false): Phrase[] {
  return bodies.flatMap(({ entity, name }, n): Phrase[] => [
    n === 0 ? '' : n === bodies.length - 1 ? ' and ' : ', ',
    { words: isFirst && n === 0 ? capital(name) : name, of: entity },
  ]);
}

/** Parts of a sentence with something between them. */
export function joined(parts: readonly (readonly Phrase[])[], between = ', '): Phrase[] {
  return parts.flatMap((part, n) => (n === 0 ? part : [between, ...part]));
}

/** Figures by the names of bodies. */
export function figuresOf(
  bodies: readonly Turning[],
  about: string,
  figureOf: (body: Turning, n: number) => number | null,
): Record<string, number> {
  return Object.fromEntries(
    bodies.flatMap((body, n) => {
      const value = figureOf(body, n);
      return value === null ? [] : [[`${body.name}: ${about}`, value]];
    }),
  );
}
