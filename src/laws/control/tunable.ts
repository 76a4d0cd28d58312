// Settings a user may change, as data. The panel, the validation and the tests are made from them.
// MIT License, Copyright (c) 2026 Slew contributors.
import { quoted, refuseMissing } from './refuse';

/** Fields that every description of a setting has. */
interface Setting {
  /** Name of the setting in scenario files. */
  readonly key: string;
  /** Name of the setting on the page. The page's error messages use it if there is no `symbol`. */
  readonly label: string;
  /** One or two sentences about the effect of changing the setting. */
  readonly help: string;
}

/** Description of one number that a user may change. */
export interface Tunable extends Setting {
  /** Letter of the setting in formulas; undefined if it has none. */
  readonly symbol?: string;
  /** Unit as shown on the page; empty for a number without unit. */
  readonly unit: string;
  /** Lowest value on the slider. */
  readonly min: number;
  /** Highest value on the slider. */
  readonly max: number;
  /** Step of the slider. */
  readonly step: number;
  /**
   * Value up to which the slider's scale is nearly linear; above, it is nearly logarithmic. Ten times `step`
   * when left out.
   */
  readonly knee?: number;
  /** Default value of the setting. */
  readonly initial: number;
  /**
   * Range of accepted values. `above` is excluded; `from` and `to` are included. `whole` and `odd` allow only
   * such numbers.
   */
  readonly accepts: {
    readonly above?: number;
    readonly from?: number;
    readonly to: number;
    readonly odd?: true;
    readonly whole?: true;
  };
}

/** Descriptions of numeric settings with the keys `Key`. */
export type Rows<Key extends string> = readonly (Tunable & { readonly key: Key })[];

/** Description of a setting that is on or off. */
export interface Switch extends Setting {
  /** Default value of the setting. */
  readonly initial: boolean;
}

/** Description of a setting that is one of a few strings. */
export interface Choice<Word extends string = string> extends Setting {
  /** Allowed values of the setting. The first one is the default. */
  readonly options: readonly {
    /** Allowed value, as written in scenario files. */
    readonly value: Word;
    /** Name of the value on the page. */
    readonly label: string;
  }[];
}

/** Description of a setting that is a free text. */
export interface TextSetting extends Setting {
  /** Allowed values in words, for the documentation of scenario files. Example: "a text, see below" */
  readonly takes: string;
  /** Returns an error message with the reason why a text is refused; null if the text is accepted. */
  refusal(text: unknown): string | null;
}

// Products and quarters of accepted numbers then stay far from the subnormal ones, below 2.2e-308, which may become 0
// in a calculation.
/** Smallest difference between a setting's value and an excluded lower limit, such as 0. */
const leastAbove = 1e-6;

/** Settings as a file gives them, not yet validated. */
type RawSettings = Readonly<Record<string, unknown>>;

/** Returns the error message for a refused value, such as "must be a number above 0"; null for an accepted value. */
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

/** Cache of the most recent result of `settingsOf` for each list of settings. */
const last = new Map<object, Readonly<Record<string, number>>>();

/**
 * Returns the values of numeric settings. A setting that is not given has its default. Throws RangeError with the key
 * of a setting whose value is refused.
 * @param rows descriptions of the settings
 */
export function settingsOf<Key extends string>(
  rows: Rows<Key>,
  given: RawSettings,
): Readonly<Record<Key, number>> {
  // Equal results are the same object, so that a crowd shares it.
  const settings = {} as Record<Key, number>;
  for (const row of rows) {
    const value = given[row.key] === undefined ? row.initial : given[row.key];
    const reason = refusal(row, value);
    if (reason !== null || typeof value !== 'number') {
      throw new RangeError(`${row.key}: ${reason}, got ${quoted(value)}`);
    }
    settings[row.key] = value;
  }
  const same = last.get(rows);
  if (same && rows.every(({ key }) => same[key] === settings[key])) return same as typeof settings;
  last.set(rows, Object.freeze(settings));
  return settings;
}

/**
 * Returns the values of numeric settings. A setting that is not in `given` keeps the value in `was` (former
 * settings or null), or else gets its default.
 * @param rows descriptions of the settings
 * @throws RangeError with the key of a setting that is invalid or unknown
 */
export function withSettings<Key extends string>(
  rows: Rows<Key>,
  was: Readonly<Record<Key, number>> | null,
  given: RawSettings,
): Readonly<Record<Key, number>> {
  refuseUnknown(rows, given);
  return settingsOf(rows, { ...was, ...given });
}

/**
 * Returns the value of a string option: the given one, or the default. Throws RangeError with the key of the
 * option if the given value is not allowed.
 */
export function wordOf<Word extends string>(choice: Choice<Word>, given: RawSettings): Word {
  const value = given[choice.key];
  if (value === undefined) return choice.options[0].value;
  const option = choice.options.find((one) => one.value === value);
  if (option) return option.value;
  const words = choice.options.map((one) => one.value).join(', ');
  throw new RangeError(`${choice.key}: must be one of ${words}, got ${quoted(value)}`);
}

/** Throws RangeError with the first key of `given` that is not the key of a setting in `rows`. */
export function refuseUnknown(rows: readonly { readonly key: string }[], given: object): void {
  refuseMissing('settings', given);
  for (const key of Object.keys(given)) {
    if (rows.some((row) => row.key === key)) continue;
    const known = rows.map((row) => row.key).join(', ') || 'nothing';
    throw new RangeError(`${key}: no such setting, takes ${known}`);
  }
}
