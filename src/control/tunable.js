// Settings a user may change, as rows of data: they drive the panel, the validation and the tests alike.
// MIT License, Copyright (c) 2026 Slew contributors.
/**
 * The least that a number must be above an end that is excluded. Products and quarters of such numbers stay far from the
 * subnormal ones, below 2.2e-308, which turn into 0 under way.
 */
const leastAbove = 1e-6;
/** Why a value is refused ("must be a number above 0"), or null when it is accepted. */
export function refusal({ accepts }, value) {
  const { above, from = above + leastAbove, to, odd, whole } = accepts;
  const kind = odd ? 'an odd whole number' : whole ? 'a whole number' : 'a number';
  const range = above === undefined ? `from ${from} to ${to}` : `above ${above}`;
  const fits = typeof value === 'number' && (!whole || Number.isInteger(value)) && (!odd || value % 2 === 1);
  if (!fits || !Number.isFinite(value) || value <= above) return `must be ${kind} ${range}`;
  if (value >= from && value <= to) return null;
  if (above === undefined) return `must be ${kind} ${range}`;
  return value < from ? `must be at least ${from}` : `must be at most ${to}`;
}
/** The settings given out last for some rows. */
const last = new Map();
/**
 * The number of every row, as given or its default. The same numbers as the last time are the same object: a crowd shares it.
 * Throws RangeError naming the setting when a value is no number or out of range.
 */
export function settingsOf(rows, given) {
  const settings = {};
  for (const row of rows) {
    const value = given[row.key] === undefined ? row.initial : given[row.key];
    const reason = refusal(row, value);
    if (reason !== null || typeof value !== 'number') {
      throw new RangeError(`${row.key}: ${reason}, got ${shown(value)}`);
    }
    settings[row.key] = value;
  }
  const same = last.get(rows);
  if (same && rows.every(({ key }) => same[key] === settings[key])) return same;
  last.set(rows, Object.freeze(settings));
  return settings;
}
/**
 * The number of every row, as given or as it was. Throws RangeError naming the setting when a value is no number or out of
 * range, or has no row.
 */
export function retuned(rows, was, given) {
  refuseUnknown(rows, given);
  return settingsOf(rows, { ...was, ...given });
}
/**
 * The word of a choice, as given or its default.
 * Throws RangeError naming the setting when it is none of the choice's words.
 */
export function wordOf(choice, given) {
  const value = given[choice.key];
  if (value === undefined) return choice.options[0].value;
  const option = choice.options.find((one) => one.value === value);
  if (option) return option.value;
  const words = choice.options.map((one) => one.value).join(', ');
  throw new RangeError(`${choice.key}: must be one of ${words}, got ${shown(value)}`);
}
/** Throws RangeError naming the first setting that has no row. */
export function refuseUnknown(rows, given) {
  for (const key of Object.keys(given)) {
    if (rows.some((row) => row.key === key)) continue;
    const known = rows.map((row) => row.key).join(', ') || 'nothing';
    throw new RangeError(`${key}: no such setting, takes ${known}`);
  }
}
/** A refused value as its message shows it: text in quotes, to tell "5" from 5. */
export function shown(value) {
  return typeof value === 'string' || typeof value === 'object' ? JSON.stringify(value) : String(value);
}
