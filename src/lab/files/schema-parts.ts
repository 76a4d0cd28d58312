// Building blocks of the check of a scenario file: numbers, lists and objects, each with its error sentence.
import * as v from 'valibot';
import { type Choice, refusal, type TextSetting, type Tunable } from '../../laws/control/tunable';
import { mostWaypoints } from '../../world/simulation/command-spec';
import { mostRecorded } from '../../world/simulation/meters/telemetry';
import { hasRow, type Setting, settingGroups } from '../../world/simulation/settings';
import { withoutUndefined } from '../../world/simulation/without-undefined';

/** An error in a scenario: a message, and the keys and indexes that lead to the refused field. */
export interface Refusal {
  readonly path: readonly (string | number)[];
  /** Error message, which says what value the field must have. */
  readonly message: string;
}

/** Limits for the values in a file, so that no file can stall the page. */
export const most = {
  entities: 5000,
  waypoints: mostWaypoints.each,
  timeline: 100000,
  seconds: 3600,
  metres: 100000,
  radians: 10000,
  obstacles: 500,
  targets: 20,
  /** Largest outer radius of the ring in which a swarm starts. m */
  ring: 1000,
  guns: 50,
  stepPattern: 2000,
  /** Largest time step of a body that is simulated with its own time steps. Multiple of the scenario's time step */
  stepLength: 240,
  /** Largest angular momentum of a spin, a sudden rotation that a scenario file plans. N m s */
  spin: 1e6,
  /** Smallest width and height that a file may give an obstacle. m */
  leastSize: 0.1,
  seed: 2147483647,
  /** Largest number of bodies for which a scenario may have cards (panels, one per body). */
  cards: mostRecorded,
  /** Largest number of column labels, and of row labels, in a table of cards. */
  heads: 8,
};

/** A valibot schema whose result has exactly the type T. */
export interface Schema<in out T> extends v.GenericSchema<unknown, T> {}

type KeyOf<T> = T extends unknown ? keyof T : never;
type ValueOf<T, Key> = T extends unknown ? (Key extends keyof T ? T[Key] : undefined) : never;

/** Schemas for the fields of an object type, by field name. For a union type, they cover the fields of all members. */
export type Fields<T> = { readonly [Key in KeyOf<T>]: Schema<ValueOf<T, Key>> };

type MemberOf<T, Kind> = T extends { readonly kind: infer Own } ? (Kind extends Own ? T : never) : never;

/** Schemas for the members of a union type. The key is the member's value of `kind`. */
export type KindSchemas<T extends { readonly kind: string }> = {
  readonly [Kind in T['kind']]: Schema<MemberOf<T, Kind>>;
};

const must =
  (what: string) =>
  ({ input }: { readonly input: unknown }) =>
    `must be ${what}, got ${show(input)}`;

/** JSON schema, which tells other programs which values are accepted. */
type Form = Readonly<Record<string, unknown>>;

/** Returns a schema with an added JSON schema, which describes the same values for other programs. */
export const formed = <T>(schema: Schema<T>, form: Form): Schema<T> => v.pipe(schema, v.metadata(form));

/** Returns the JSON schema of a number in a range. */
function numberForm({ above, from, to, odd, whole: isWhole }: Tunable['accepts']): Form {
  return {
    type: isWhole || odd ? 'integer' : 'number',
    ...(above === undefined ? { minimum: from } : { exclusiveMinimum: above }),
    ...(to < Infinity && { maximum: to }),
    ...(odd && { not: { multipleOf: 2 } }),
  };
}

/** Returns the schema of a number that a setting accepts. @param row description of the setting */
export const numberThat = (row: Pick<Tunable, 'accepts'>): Schema<number> =>
  formed(
    v.custom<number>(
      (value) => refusal(row, value) === null,
      ({ input }) => `${refusal(row, input)}, got ${show(input)}`,
    ),
    numberForm(row.accepts),
  );

/** Returns the schema of a number in a range, ends included. */
export const numberWithin = (from: number, to: number) => numberThat({ accepts: { from, to } });

/** Returns the schema of a whole number in a range, ends included. */
export const whole = (
  from: number,
  to: number,
  what = `a whole number from ${from} to ${to}`,
): Schema<number> =>
  formed(
    v.custom<number>(
      (value) => typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to,
      must(what),
    ),
    { ...numberForm({ from, to, whole: true }), description: what },
  );

export const indexOf = (what: string) => whole(0, Infinity, `the index of ${what}`);

/** Matches line breaks and control characters. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Matches invisible format characters and unpaired UTF-16 surrogates. */
const hidden = /[\p{Cf}\p{Cs}]/gu;

/**
 * Returns text as one printable line, cut with an ellipsis if it is too long.
 * @param longest the largest number of characters of the line
 */
export function shownLine(text: string, longest: number): string {
  const line = text.replace(breaks, ' ').replace(hidden, '').trim();
  if (line.length <= longest) return line;
  return `${line
    .slice(0, longest - 1)
    .replace(hidden, '')
    .trim()}…`;
}

/**
 * Returns the schema of a text with `shortest` to `longest` characters. The accepted value becomes one printable line,
 * cut to `shown` characters.
 * @param shown largest number of characters in the line; a cut line ends with an ellipsis. Default: `longest`
 */
export const lineOfText = (shortest: number, longest: number, shown = longest): Schema<string> => {
  const refused = must(`text of ${shortest > 0 ? `${shortest} to` : 'at most'} ${longest} characters`);
  const line = v.pipe(
    v.custom<string>(
      (value) => typeof value === 'string' && value.length >= shortest && value.length <= longest,
      refused,
    ),
    v.transform((value) => shownLine(value, shown)),
    v.check((value) => value.length >= shortest, refused),
  );
  return formed(line, { type: 'string', minLength: shortest, maxLength: longest });
};

/** Returns the schema of text that a setting accepts. @param row description of the setting */
const textThat = (row: TextSetting): Schema<string> =>
  formed(
    v.custom<string>(
      (value) => row.refusal(value) === null,
      ({ input }) => row.refusal(input) ?? '',
    ),
    { type: 'string', description: row.takes },
  );

export const oneOf = <const Word extends string>(words: readonly Word[]): Schema<Word> =>
  v.picklist(words, must(`one of ${words.join(', ')}`));

export const flag: Schema<boolean> = v.boolean(must('true or false'));

/** Returns a schema that accepts only the given value. */
export const exactValue = <Value extends string | number>(value: Value): Schema<Value> =>
  v.literal(value, must(String(value)));

/** Returns the schema of a value that may be left out. */
export const optional = <T>(schema: Schema<T>): Schema<T | undefined> => v.optional(schema);

const object = (what: string) =>
  v.custom<unknown>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    must(what),
  );

/** Returns the schema of an object with these fields and no others. @param what the accepted object in words */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries, what: string) =>
  v.pipe(
    object(what),
    v.strictObject(entries, ({ expected, path }) =>
      expected === 'never'
        ? `is not a field here; there are ${Object.keys(entries).join(', ')}`
        : missing(entries[String(path?.[0].key)]),
    ),
    v.transform(withoutUndefined),
    v.metadata({ description: what }),
  );

/**
 * Returns a schema that checks each value by one of several schemas.
 * @param choose returns the schema for a value
 * @param options all schemas that `choose` can return
 */
export const chosen = <T>(
  choose: (value: unknown) => v.GenericSchema<unknown, T>,
  options: readonly v.GenericSchema<unknown, T>[],
): Schema<T> => formed(v.lazy(choose), { options });

/** Returns the error message for a missing field. */
function missing(field: v.GenericSchema): string {
  return v.safeParse(field, undefined).issues?.[0].message ?? '';
}

/** Returns a schema with an additional check across fields. */
export const checked = <T>(schema: Schema<T>, check: (value: T) => Refusal | null): Schema<T> =>
  v.pipe(
    schema,
    v.rawCheck<T>(({ dataset, addIssue }) => {
      const found = dataset.typed ? check(dataset.value) : null;
      if (found) addIssue({ message: found.message, path: valibotPath(found.path) });
    }),
  );

/** Returns the path of a field in valibot's format. */
export function valibotPath(path: Refusal['path']): [v.IssuePathItem, ...v.IssuePathItem[]] | undefined {
  const [first, ...rest] = path.map(
    (key): v.IssuePathItem => ({ type: 'unknown', origin: 'value', input: undefined, key, value: undefined }),
  );
  return first && [first, ...rest];
}

/** Returns the schema of an object whose field `kind` decides which other fields it has. */
export const kinds = <T>(
  what: string,
  options: Readonly<Record<string, v.GenericSchema<unknown, T>>>,
): Schema<T> => {
  const schemas = new Map<unknown, v.GenericSchema<unknown, T>>(Object.entries(options));
  const unknownKind = must(`one of ${Object.keys(options).join(', ')}`);
  return v.pipe(
    checked(object(what), (value) => {
      const input = kindIn(value);
      return schemas.has(input) ? null : { path: ['kind'], message: unknownKind({ input }) };
    }),
    v.lazy((value) => schemas.get(kindIn(value)) ?? v.never()),
    v.metadata({ description: what, options: Object.values(options) }),
  );
};

function kindIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
}

/** Returns the schema of a list with a limited number of items. */
export const list = <T>(
  item: Schema<T>,
  what: string,
  fewest: number,
  longest: number,
): Schema<readonly T[]> =>
  v.pipe(
    v.custom<unknown[]>(Array.isArray, must(`a list of ${what}`)),
    v.check(
      ({ length }) => length >= fewest && length <= longest,
      must(`a list of ${fewest} to ${longest} ${what}`),
    ),
    v.array(item),
    v.metadata({ description: what, minItems: fewest, maxItems: longest }),
  );

/** Returns the schema of a list with an exact number of items. */
export const listOf = <T>(count: number, item: Schema<T>, what: string): Schema<readonly T[]> =>
  v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length === count, must(what)),
    v.array(item),
    v.metadata({ description: what, minItems: count, maxItems: count }),
  );

export const pairOf = <T>(item: Schema<T>, what: string): Schema<readonly [T, T]> =>
  v.pipe(
    v.custom<unknown[]>((value) => Array.isArray(value) && value.length === 2, must(what)),
    v.tuple([item, item]),
    v.metadata({ description: what, maxItems: 2 }),
  );

/** Schema of a place: [x, y] in metres. */
export const place = pairOf(numberWithin(-most.metres, most.metres), '[x, y] in metres');

/** Makes an object from pairs of a key and a value. */
const keyed = <Key extends string, Value>(pairs: readonly (readonly [Key, Value])[]) =>
  Object.fromEntries(pairs) as Record<Key, Value>;

/** Makes an object with a value for each name. */
export const byName = <Key extends string, Value>(names: readonly Key[], make: (name: Key) => Value) =>
  keyed(names.map((name) => [name, make(name)]));

/**
 * Returns schemas of optional numbers, one for each setting, by the setting's key.
 * @param rows descriptions of the settings
 */
export const optionalNumbers = <Key extends string>(rows: readonly (Tunable & { readonly key: Key })[]) =>
  keyed(rows.map((row) => [row.key, optional(numberThat(row))]));

type Settings<Kind extends string> = {
  readonly kind: Kind;
  readonly [setting: string]: number | string;
};

/**
 * Returns the schema of an object that holds settings, such as those of a controller.
 * @param kind required value of the object's `kind`
 * @param what the accepted object in words
 * @param tunables optional numeric settings
 * @param choices optional settings with a fixed set of values
 * @param texts required text settings
 */
export const settings = <Kind extends string>(
  kind: Kind,
  what: string,
  tunables: readonly Tunable[],
  choices: readonly Choice[] = [],
  texts: readonly TextSetting[] = [],
): Schema<Settings<Kind>> => {
  const words = choices.map(
    ({ key, options }) => [key, optional(oneOf(options.map(({ value }) => value)))] as const,
  );
  const entries: Record<string, v.GenericSchema<unknown, number | string | undefined>> = {
    kind: exactValue(kind),
    ...keyed(texts.map((row) => [row.key, textThat(row)] as const)),
    ...optionalNumbers(tunables),
    ...keyed(words),
  };
  return v.pipe(
    fields(entries, what),
    v.transform((given) => ({ ...given, kind })),
  );
};

/** Returns a value as short text for an error message. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}

type Specs = Readonly<Record<string, v.GenericSchema>>;

/**
 * Returns schemas for the settings in a scenario file; all are optional. Settings of one group, such as motion limits,
 * form one field with an object as its value.
 */
export function settingFields<Spec>(settings: readonly Setting<never>[], specs: Specs = {}): Fields<Spec> {
  const names = [...new Set(settings.map(({ path: [name] }) => name))];
  const entries = names.map((name) => {
    const group = settings.filter(({ path }) => path[0] === name);
    return [name, v.optional(fieldOf(name, group, specs))];
  });
  return Object.fromEntries(entries) as Fields<Spec>;
}

function fieldOf(name: string, group: readonly Setting<never>[], specs: Specs): v.GenericSchema {
  const [first] = group;
  if (first.path.length === 1) return hasRow(first) ? schemaOf(first) : specs[name];
  const members = group.filter(hasRow).map((setting) => [setting.path[1], v.optional(schemaOf(setting))]);
  return fields(Object.fromEntries(members), `an object of ${settingGroups[name]}`);
}

/** Returns the schema of the values of one setting: a number, a switch or a choice. */
function schemaOf(setting: Extract<Setting<never>, { readonly row: unknown }>): v.GenericSchema {
  switch (setting.type) {
    case 'number':
      return numberThat(setting.row);
    case 'switch':
      return flag;
    case 'choice':
      return oneOf(setting.row.options.map(({ value }) => value));
  }
}
