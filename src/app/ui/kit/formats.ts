// Numbers as text, and typed text as numbers.
import type { Tunable } from '../../../laws/control/tunable';
import { toDegrees } from '../../../laws/exact/figures';
import { shownTunable } from './shown-tunable';

/** Digits of a value with decimals, at most: more are wider than a field. */
const mostDigits = 4;

/** Most decimals that a value keeps which is on no step of its row, as 4π is. */
const mostDecimals = 2;

/** Minus signs as in print; zero without one. */
function signed(digits: string): string {
  return Number(digits) === 0 ? digits.replace('-', '') : digits.replaceAll('-', '−');
}

/** Most decimals that leave room for the digits before the point. @param slack for values just below a power of ten */
function roomFor(value: number, slack = 0): number {
  const before = Math.floor(Math.log10(Math.max(1, Math.abs(value))) + slack) + 1;
  return Math.max(0, mostDigits - before);
}

/** A value with the decimals of its step; with more where it is on no step, with fewer where it is large. */
export function formatAtStep(value: number, step: number): string {
  const usual = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const isOnStep = Math.abs(value - Number(value.toFixed(usual))) < 1e-9;
  const wanted = isOnStep ? usual : Math.max(usual, mostDecimals);
  if (!isOnStep && Math.abs(value) < 10 ** -wanted) return signed(value.toPrecision(1));
  return signed(value.toFixed(Math.min(wanted, roomFor(value, 1e-9))));
}

/**
 * A value with a number of decimals; large ones have fewer, so that the width stays the same. Empty for a missing value.
 * @param short whether zeros at the end are left out
 */
export function formatFixed(value: number | null | undefined, decimals: number, short = false): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = value.toFixed(Math.min(roomFor(value), decimals));
  return signed(short ? String(Number(text)) : text);
}

/** A difference with its sign: "+0.12", "−0.12"; "0.00" for none that can be seen. Empty for a missing one. */
export function formatDifference(value: number | null, before: number | null, decimals: number): string {
  if (value === null || before === null) return '';
  const rounded = Number(value.toFixed(decimals)) - Number(before.toFixed(decimals));
  const text = formatFixed(rounded, decimals);
  return rounded > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** A number to three digits, without an exponent. */
export function formatThreeDigits(value: number): string {
  if (value === 0) return '0';
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return String(Number(value.toFixed(Math.min(8, decimals)))).replace('-', '−');
}

/** A setting of a law with its unit, as the drawer shows it: angles in degrees. */
export function formatSetting(row: Tunable, value: number): string {
  const { factor, unit } = shownTunable(row);
  const text = formatThreeDigits(factor * value);
  return unit === '°' ? `${text}°` : `${text} ${unit}`.trim();
}

/** A whole number in groups of three digits. */
export function formatCount(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u202f');
}

/** The number that a person typed, with a point or a comma; NaN for what is none. */
export function parseTyped(text: string): number {
  const plain = text.trim().replaceAll('−', '-').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Units by what a body holds: of its error, its rate and its motor, with the factor from the error's value in SI. */
export const errorUnits = {
  heading: { error: '°', long: 'degrees', factor: toDegrees(1), rate: 'rad/s', motor: 'rad/s²' },
  place: { error: 'm', long: 'metres', factor: 1, rate: 'm/s', motor: 'm/s²' },
} as const;
