// Values of rows as text, and what a person types as a value.

/** Most decimals that a value keeps which is on no step of its row, as 4π is. */
const mostDecimals = 2;

/** Decimals that a step needs. */
function decimalsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

/** A value with the decimals of its step; with more where it is on no step. A true minus sign. */
export function figure(value: number, step: number): string {
  const decimals = decimalsOf(step);
  const even = Math.abs(value - Number(value.toFixed(decimals))) < 1e-9;
  if (even) return signed(value.toFixed(decimals));
  const more = Math.max(decimals, mostDecimals);
  const kept = Math.abs(value) < 10 ** -more ? value.toPrecision(1) : value.toFixed(more);
  return signed(kept);
}

/** Minus signs as in print; zero without one. */
function signed(digits: string): string {
  return Number(digits) === 0 ? digits.replace('-', '') : digits.replaceAll('-', '−');
}

/** The number that a person typed, with a point or a comma; NaN for what is none. */
export function typed(text: string): number {
  const plain = text.trim().replaceAll('−', '-').replace(',', '.');
  return plain === '' ? Number.NaN : Number(plain);
}
