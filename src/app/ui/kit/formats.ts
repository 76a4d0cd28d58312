// Numbers as text, and typed text as numbers.
import type { Tunable } from '../../../laws/control/tunable';
import { toDegrees } from '../../../laws/exact/figures';
import { sliderRangeOf } from './slider-range';

/** Largest number of digits in a number with decimals, so that it fits into an input field. */
const mostDigits = 4;

/** Smallest number of decimals for a value that is not a multiple of its slider's step. */
const offStepDecimals = 2;

/** Replaces the hyphen of a negative number by a minus sign (−). Zero gets no sign. */
function signed(digits: string): string {
  return Number(digits) === 0 ? digits.replace('-', '') : digits.replaceAll('-', '−');
}

/**
 * Returns the largest number of decimals with which a number fits into an input field. 0 or more
 * @param slack small number that offsets rounding errors when the digits before the decimal point are counted
 */
function roomFor(value: number, slack = 0): number {
  const before = Math.floor(Math.log10(Math.max(1, Math.abs(value))) + slack) + 1;
  return Math.max(0, mostDigits - before);
}

/** Formats a value with about as many decimals as its slider's step has. */
export function formatAtStep(value: number, step: number): string {
  const usual = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
  const isOnStep = Math.abs(value - Number(value.toFixed(usual))) < 1e-9;
  const wanted = isOnStep ? usual : Math.max(usual, offStepDecimals);
  if (!isOnStep && Math.abs(value) < 10 ** -wanted) return signed(value.toPrecision(1));
  return signed(value.toFixed(Math.min(wanted, roomFor(value, 1e-9))));
}

/**
 * Formats a value with a number of decimals; large values get fewer. Empty for a missing value.
 * @param short whether trailing zeros are left out
 */
export function formatFixed(value: number | null | undefined, decimals: number, short = false): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const text = value.toFixed(Math.min(roomFor(value), decimals));
  return signed(short ? String(Number(text)) : text);
}

/** Formats a difference with its sign, such as "+0.12". Empty if a value is missing. */
export function formatDifference(value: number | null, before: number | null, decimals: number): string {
  if (value === null || before === null) return '';
  const rounded = Number(value.toFixed(decimals)) - Number(before.toFixed(decimals));
  const text = formatFixed(rounded, decimals);
  return rounded > 0 && Number(text) !== 0 ? `+${text}` : text;
}

/** Formats a number with three significant digits, without an exponent. */
export function formatThreeDigits(value: number): string {
  if (value === 0) return '0';
  const decimals = Math.max(0, 2 - Math.floor(Math.log10(Math.abs(value))));
  return String(Number(value.toFixed(Math.min(8, decimals)))).replace('-', '−');
}

/** Formats a setting of a law with its unit. Angles are converted from radians to degrees. */
export function formatSetting(row: Tunable, value: number): string {
  const { factor, unit } = sliderRangeOf(row);
  const text = formatThreeDigits(factor * value);
  return unit === '°' ? `${text}°` : `${text} ${unit}`.trim();
}

/** Puts a no-break space between each number and its unit, so that both stay on one line. */
export function unbroken(text: string): string {
  return text.replace(/(\d) (?=(?:%|°|ms|s|m|m\/s|rad|rad\/s|Hz|kg|N)(?![\p{L}/]))/gu, '$1\u00a0');
}

/** Formats a whole number with a thin space between groups of three digits. */
export function formatCount(count: number): string {
  return count.toLocaleString('en').replaceAll(',', '\u202f');
}

/** Parses a typed number, with a decimal point or comma. Returns NaN for any other text. */
export function parseTyped(text: string): number {
  const plain = text.trim().replaceAll('−', '-').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}

/** Units for the motion of bodies. */
interface MotionUnits {
  /** Unit of the control error, such as °. */
  readonly error: string;
  /** Unit of the control error as a word, such as degrees. */
  readonly long: string;
  /** Multiplier that converts a control error from SI units (rad or m) to the shown unit (° or m). */
  readonly factor: number;
  /** Unit of the velocity or turn rate. */
  readonly rate: string;
  /** Unit of the linear or angular acceleration by the motor. */
  readonly motor: string;
}

export const errorUnits = {
  /** Units for bodies that control their heading. */
  heading: { error: '°', long: 'degrees', factor: toDegrees(1), rate: 'rad/s', motor: 'rad/s²' },
  /** Units for bodies that control their position. */
  place: { error: 'm', long: 'metres', factor: 1, rate: 'm/s', motor: 'm/s²' },
} as const satisfies Record<'heading' | 'place', MotionUnits>;
