// Values of rows as text, and what a person types as a value.

/** Most decimals that a value keeps which is on no step of its row, as 4π is. */
const mostDecimals = 2;

/** Digits of a value with decimals, at most: more are wider than a field. */
const mostDigits = 4;

/** Decimals that a step needs. */
function decimalsOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
}

/** A value with the decimals of its step; with more where it is on no step, with fewer where it is large. A true minus sign. */
export function figure(value: number, step: number): string {
  const usual = decimalsOf(step);
  const even = Math.abs(value - Number(value.toFixed(usual))) < 1e-9;
  const wanted = even ? usual : Math.max(usual, mostDecimals);
  if (!even && Math.abs(value) < 10 ** -wanted) return signed(value.toPrecision(1));
  const digitsBefore = Math.max(1, Math.floor(Math.log10(Math.abs(value) || 1) + 1e-9) + 1);
  return signed(value.toFixed(Math.min(wanted, Math.max(0, mostDigits - digitsBefore))));
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
