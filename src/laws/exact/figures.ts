// How figures are written for a reader, and angles in degrees.

/** The angle in degrees. @param angle rad */
export function toDegrees(angle: number): number {
  return (angle * 180) / Math.PI;
}

/** The angle in radians. @param angleDeg degrees */
export function toRadians(angleDeg: number): number {
  return (angleDeg * Math.PI) / 180;
}

/**
 * A number with so many decimals, rounded to the nearest, and up where two are as near: 2.55 is "2.6", though its binary form is
 * a little less.
 */
export function fixed(value: number, decimals: number): string {
  return (value + Math.sign(value) * 1e-9).toFixed(decimals);
}

/** "27 %", and with a tenth below one per cent: "0.3 %". @param share 1 for 100 % */
export function percentText(share: number): string {
  const percent = 100 * share;
  return `${fixed(percent, Math.abs(percent) < 0.95 ? 1 : 0)} %`;
}

/** "−15°", "2.5°"; zero has no sign. @param angle rad */
export function angleText(angle: number, decimals = 0): string {
  const size = fixed(Math.abs(toDegrees(angle)), decimals);
  return `${angle < 0 && Number(size) > 0 ? '−' : ''}${size}°`;
}

/** "1.25 s". @param time s */
export function secondsText(time: number, decimals = 2): string {
  return `${fixed(time, decimals)} s`;
}

/** The number with at most so many decimals, and never -0, which a file cannot hold. */
export function rounded(value: number, decimals = 1): number {
  return Number(value.toFixed(decimals)) + 0;
}

/** The number with the digits that a reader needs: whole from 10, tenths from 1, else hundredths. */
export function readable(value: number): number {
  const size = Math.abs(value);
  return rounded(value, size >= 10 ? 0 : size >= 1 ? 1 : 2);
}

/** The nearest multiple of a fraction of the unit, and never -0, which a file cannot hold. @param perUnit steps in a unit */
export function toStep(value: number, perUnit: number): number {
  return Math.round(value * perUnit) / perUnit + 0;
}

/** The text with a capital letter at its start. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
