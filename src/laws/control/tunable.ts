// Settings a user may change, as rows of data: they drive the panel, the validation and the tests alike.
// MIT License, Copyright (c) 2026 Slew contributors.

/** What every setting has. */
interface Setting {
  /** Its name in scenario files. */
  readonly key: string;
  /** Name on the page, and in refusals where there is no symbol. */
  readonly label: string;
  /** One or two sentences: what changing it does. */
  readonly help: string;
}

/** One number a user may change. */
export interface Tunable extends Setting {
  /** Its letter in formulas, if it is known by one; the label then says in words what it is. */
  readonly symbol?: string;
  /** Unit as shown; empty when it has none. */
  readonly unit: string;
  /** Lowest value on the slider. */
  readonly min: number;
  /** Highest value on the slider. */
  readonly max: number;
  /** Step of the slider. */
  readonly step: number;
  /** Of a slider from 0 with a wide range: below this it is nearly even, above nearly logarithmic. Ten steps when left out. */
  readonly knee?: number;
  /** Default value. */
  readonly initial: number;
  /** What a file may give: `above` excludes its end, and 1e-6 from there; `from` and `to` include theirs; `odd` wants odd whole numbers, `whole` whole ones. */
  readonly accepts: {
    readonly above?: number;
    readonly from?: number;
    readonly to: number;
    readonly odd?: true;
    readonly whole?: true;
  };
}

/** Rows of settings with these keys. */
export type Rows<Key extends string> = readonly (Tunable & { readonly key: Key })[];

/** A setting that is on or off. */
export interface Switch extends Setting {
  /** What it decides, for the reference of files: "Whether …" */
  readonly means: string;
  /** Default value. */
  readonly initial: boolean;
}

/** A setting that is one of a few words. */
export interface Choice<Word extends string = string> extends Setting {
  /** Its values: the word in files and the name in the panel. The first is the default. */
  readonly options: readonly { readonly value: Word; readonly label: string }[];
}

/** A setting that is a text. */
export interface TextSetting extends Setting {
  /** What it takes, in a few words. */
  readonly takes: string;
  /** Why a text is refused; null when it is accepted. */
  refusal(text: unknown): string | null;
}

/**
 * The least that a number must be above an end that is excluded. Products and quarters of such numbers stay far from the
 * subnormal ones, below 2.2e-308, which turn into 0 under way.
 */
const leastAbove = 1e-6;

/** Settings as a file gives them, not yet validated. */
type RawSettings = Readonly<Record<string, unknown>>;

/** Why a value is refused ("must be a number above 0"), or null when it is accepted. */
export function refusal({ accepts }: Pick<Tunable, 'accepts'>, value: unknown): string | null {
  const { above, from = above! + leastAbove, to, odd, whole } = accepts;
  const kind = odd ? 'an odd whole number' : whole ? 'a whole number' : 'a number';
  const range = above === undefined ? `from ${from} to ${to}` : `above ${above}`;
  const fits = typeof value === 'number' && (!whole || Number.isInteger(value)) && (!odd || value % 2 === 1);
  if (!fits || !Number.isFinite(value) || value <= above!) return `must be ${kind} ${range}`;
  if (value >= from && value <= to) return null;
  if (above === undefined) return `must be ${kind} ${range}`;
  return value < from ? `must be at least ${from}` : `must be at most ${to}`;
}

/** The settings given out last for some rows. */
const last = new Map<object, Readonly<Record<string, number>>>();

/**
 * The number of every row, as given or its default. The same numbers as the last time are the same object: a crowd shares it.
 * Throws RangeError naming the setting when a value is no number or out of range.
 */
export function settingsOf<Key extends string>(
  rows: Rows<Key>,
  given: RawSettings,
): Readonly<Record<Key, number>> {
  const settings = {} as Record<Key, number>;
  for (const row of rows) {
    const value = given[row.key] === undefined ? row.initial : given[row.key];
    const reason = refusal(row, value);
    if (reason !== null || typeof value !== 'number') {
      throw new RangeError(`${row.key}: ${reason}, got ${shown(value)}`);
    }
    settings[row.key] = value;
  }
  const same = last.get(rows);
  if (same && rows.every(({ key }) => same[key] === settings[key])) return same as typeof settings;
  last.set(rows, Object.freeze(settings));
  return settings;
}

/**
 * The number of every row, as given or as it was. Throws RangeError naming the setting when a value is no number or out of
 * range, or has no row.
 */
export function retuned<Key extends string>(
  rows: Rows<Key>,
  was: Readonly<Record<Key, number>>,
  given: RawSettings,
): Readonly<Record<Key, number>> {
  refuseUnknown(rows, given);
  return settingsOf(rows, { ...was, ...given });
}

/**
 * The word of a choice, as given or its default.
 * Throws RangeError naming the setting when it is none of the choice's words.
 */
export function wordOf<Word extends string>(choice: Choice<Word>, given: RawSettings): Word {
  const value = given[choice.key];
  if (value === undefined) return choice.options[0].value;
  const option = choice.options.find((one) => one.value === value);
  if (option) return option.value;
  const words = choice.options.map((one) => one.value).join(', ');
  throw new RangeError(`${choice.key}: must be one of ${words}, got ${shown(value)}`);
}

/** Throws RangeError naming the first setting that has no row. */
export function refuseUnknown(rows: readonly { readonly key: string }[], given: RawSettings): void {
  for (const key of Object.keys(given)) {
    if (rows.some((row) => row.key === key)) continue;
    const known = rows.map((row) => row.key).join(', ') || 'nothing';
    throw new RangeError(`${key}: no such setting, takes ${known}`);
  }
}

/** A refused value as its message shows it: text in quotes, to tell "5" from 5. */
export function shown(value: unknown): string {
  return typeof value === 'string' || typeof value === 'object' ? JSON.stringify(value) : String(value);
}
