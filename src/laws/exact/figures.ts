// Numbers as text for a reader, and angles in degrees.

/** Returns an angle in degrees. @param angle rad */
export function toDegrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** Returns an angle in radians. @param angleDeg degrees */
export function toRadians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180;
}

/**
 * Returns a number as text with a fixed number of decimals. Ties round away from zero: 2.55 gives "2.6", although its
 * binary value is slightly below 2.55.
 */
export function fixed(value: number, decimals: number): string {
  return (value + Math.sign(value) * 1e-9).toFixed(decimals);
}

/**
 * Returns a fraction as text in per cent: "27 %", and below one per cent "0.3 %".
 * @param share the fraction: 1 for 100 %
 */
export function percentText(share: number): string {
  const percent = 100 * share;
  return `${fixed(percent, Math.abs(percent) < 0.95 ? 1 : 0)} %`;
}

/** Returns an angle as text in degrees: "−15°", "2.5°". Zero has no sign. @param angle rad */
export function angleText(angle: number, decimals = 0): string {
  const size = fixed(Math.abs(toDegrees(angle)), decimals);
  return `${angle < 0 && Number(size) > 0 ? '−' : ''}${size}°`;
}

/** Returns a time as text with its unit: "1.25 s". @param time s */
export function secondsText(time: number, decimals = 2): string {
  return `${fixed(time, decimals)} s`;
}

/** Returns a number rounded to a number of decimals. Never returns -0. */
export function rounded(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** Returns a number rounded for display: to a whole number from 10 on, to tenths from 1 on, otherwise to hundredths. */
export function readable(value: number): number {
  const size = Math.abs(value);
  return rounded(value, size >= 10 ? 0 : size >= 1 ? 1 : 2);
}

/** Returns a number rounded to the nearest multiple of 1/perUnit. Never returns -0. @param perUnit steps in a unit */
export function toStep(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit + 0;
}

/** Returns a text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
