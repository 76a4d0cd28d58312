// Numbers a user may change, as rows of data: they drive the panel, the validation and the tests alike.

/** One number a user may change. */
export interface Tunable {
  /** Its name in scenario files. */
  readonly key: string;
  /** Plain words for the panel. */
  readonly label: string;
  /** Unit as shown; empty when it has none. */
  readonly unit: string;
  /** Lowest value on the slider. */
  readonly min: number;
  /** Highest value on the slider. */
  readonly max: number;
  /** Step of the slider. */
  readonly step: number;
  /** Value when nothing is said. */
  readonly initial: number;
  /** One sentence: what changing it does. */
  readonly help: string;
  /** What a file may say: `above` excludes its end, `from` and `to` include theirs, `odd` asks for odd whole numbers. */
  readonly accepts: {
    readonly above?: number;
    readonly from?: number;
    readonly to: number;
    readonly odd?: true;
  };
}

/** Why a value is refused ("must be a number above 0"), or null when it is taken. */
export function refusal(row: Pick<Tunable, 'accepts'>, value: unknown): string | null {
  const { above, from, to, odd } = row.accepts;
  const kind = odd ? 'an odd whole number' : 'a number';
  if (typeof value !== 'number' || !Number.isFinite(value)) return `must be ${kind} ${range(row)}`;
  if (above !== undefined && value <= above) return `must be ${kind} above ${above}`;
  if (from !== undefined && value < from) return `must be ${kind} ${range(row)}`;
  if (value > to) return above === undefined ? `must be ${kind} ${range(row)}` : `must be at most ${to}`;
  if (odd && value % 2 !== 1) return `must be ${kind} ${range(row)}`;
  return null;
}

function range({ accepts: { above, from, to } }: Pick<Tunable, 'accepts'>): string {
  return above !== undefined ? `above ${above}` : `from ${from} to ${to}`;
}

/** A setting that is one of a few words. */
export interface Choice {
  /** Its name in scenario files. */
  readonly key: string;
  /** Plain words for the panel. */
  readonly label: string;
  /** Its values: the word in files, and plain words for the panel. The first is the default. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** One sentence: what changing it does. */
  readonly help: string;
}

/**
 * The settings a constructor works with: every row's value, given or its default.
 * Throws RangeError naming the setting when a value is no number or out of range.
 */
export function settingsOf<Key extends string>(
  rows: readonly (Tunable & { readonly key: Key })[],
  given: Readonly<Partial<Record<Key, number>>>,
): Record<Key, number> {
  const settings = {} as Record<Key, number>;
  for (const row of rows) {
    const value = given[row.key] ?? row.initial;
    const reason = refusal(row, value);
    if (reason) throw new RangeError(`${row.key}: ${reason}, got ${value}`);
    settings[row.key] = value;
  }
  return settings;
}
