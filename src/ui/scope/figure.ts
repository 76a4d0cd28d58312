// Figures as the scope writes them: few digits, a true minus sign, nothing for a missing value.

/** Units by what a body holds: of its error, its rate and its motor, with the factor from the error's value in SI. */
export const units = {
  heading: { error: '°', long: 'degrees', factor: 180 / Math.PI, rate: 'rad/s', motor: 'rad/s²' },
  place: { error: 'm', long: 'metres', factor: 1, rate: 'm/s', motor: 'm/s²' },
} as const;

/** Largest number of digits of a value. */
const mostDigits = 4;

/**
 * A value as text; large ones have fewer decimals, so that the width stays the same. Empty for a missing value.
 * @param short whether zeros at the end are left out
 */
export function figure(value: number | null | undefined, decimals: number, short = false): string {
  if (value === null || value === undefined || !Number.isFinite(value)) return '';
  const before = Math.floor(Math.log10(Math.max(1, Math.abs(value)))) + 1;
  const text = Math.abs(value).toFixed(Math.max(0, Math.min(mostDigits - before, decimals)));
  const shown = short ? String(Number(text)) : text;
  return value < 0 && Number(text) !== 0 ? `−${shown}` : shown;
}

/** A difference with its sign: "+0.12", "−0.12"; "0.00" for none that can be seen. Empty for a missing one. */
export function difference(value: number | null, before: number | null, decimals: number): string {
  if (value === null || before === null) return '';
  const rounded = Number(value.toFixed(decimals)) - Number(before.toFixed(decimals));
  const text = figure(rounded, decimals);
  return rounded > 0 && Number(text) !== 0 ? `+${text}` : text;
}
