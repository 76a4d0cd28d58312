// The parts that the check of a scenario file is made of: numbers, lists and objects, each with the sentence that refuses it.
import * as v from 'valibot';
import { refusal } from '../control/tunable';
import { mostWaypoints } from '../simulation/command-spec';
import { mostRecorded } from '../simulation/meters/telemetry';
import { hasRow, settingGroups } from '../simulation/settings';
/** The largest things a file may hold, so that no file can stall the page. */
export const most = {
  entities: 5000,
  waypoints: mostWaypoints.each,
  timeline: 100000,
  seconds: 3600,
  metres: 100000,
  radians: 10000,
  obstacles: 500,
  targets: 20,
  /** Outer radius of the ring on which a swarm begins. m */
  ring: 1000,
  guns: 50,
  stepPattern: 2000,
  /** Steps of the simulation that one step of a body's own world may last. */
  stepLength: 240,
  /** N m s. */
  spin: 1e6,
  /** m. */
  leastSize: 0.1,
  seed: 2147483647,
  /** Bodies shown on cards: as many as are measured. */
  cards: mostRecorded,
  /** Heads of a table's columns, and of its rows. */
  heads: 8,
};
/** The sentence of a refusal. */
const must =
  (what) =>
  ({ input }) =>
    `must be ${what}, got ${show(input)}`;
/** A number of a row of data. */
export const numberThat = (row) =>
  v.custom(
    (value) => refusal(row, value) === null,
    ({ input }) => `${refusal(row, input)}, got ${show(input)}`,
  );
/** A number in a range, ends included. */
export const within = (from, to) => numberThat({ accepts: { from, to } });
/** A whole number in a range, ends included. */
export const whole = (from, to, what = `a whole number from ${from} to ${to}`) =>
  v.custom(
    (value) => typeof value === 'number' && Number.isInteger(value) && value >= from && value <= to,
    must(what),
  );
/** The index of something in a list. */
export const indexOf = (what) => whole(0, Infinity, `the index of ${what}`);
export const text = (shortest, longest) =>
  v.custom(
    (value) => typeof value === 'string' && value.length >= shortest && value.length <= longest,
    must(`text of ${shortest > 0 ? `${shortest} to` : 'at most'} ${longest} characters`),
  );
export const oneOf = (words) => v.picklist(words, must(`one of ${words.join(', ')}`));
export const flag = v.boolean(must('true or false'));
/** One value and no other. */
export const exactly = (value) => v.literal(value, must(String(value)));
/** A value that may be left out. */
export const optional = (schema) => v.optional(schema);
const object = (what) =>
  v.custom((value) => typeof value === 'object' && value !== null && !Array.isArray(value), must(what));
/** An object of exactly these fields. */
export const fields = (entries, what) =>
  v.pipe(
    object(what),
    v.strictObject(entries, ({ expected, path }) =>
      expected === 'never'
        ? `is not a field here; there are ${Object.keys(entries).join(', ')}`
        : missing(entries[String(path?.[0].key)]),
    ),
  );
/** The sentence for a missing field: what its schema says of undefined. */
function missing(field) {
  return v.safeParse(field, undefined).issues?.[0].message ?? '';
}
/** A schema with a check of fields against each other. */
export const checked = (schema, check) =>
  v.pipe(
    schema,
    v.rawCheck(({ dataset, addIssue }) => {
      const found = dataset.typed ? check(dataset.value) : null;
      if (found) addIssue({ message: found.message, path: pathOf(found.path) });
    }),
  );
/** A path as valibot writes it. */
export function pathOf(path) {
  const [first, ...rest] = path.map((key) => ({
    type: 'unknown',
    origin: 'value',
    input: undefined,
    key,
    value: undefined,
  }));
  return first && [first, ...rest];
}
/** An object told apart by its `kind`. */
export const kinds = (what, options) => {
  const schemas = new Map(Object.entries(options));
  const unknownKind = must(`one of ${Object.keys(options).join(', ')}`);
  return v.pipe(
    checked(object(what), (value) => {
      const input = kindIn(value);
      return schemas.has(input) ? null : { path: ['kind'], message: unknownKind({ input }) };
    }),
    v.lazy((value) => schemas.get(kindIn(value)) ?? v.never()),
  );
};
function kindIn(value) {
  return typeof value === 'object' && value !== null && 'kind' in value ? value.kind : undefined;
}
/**
 * A list. Its length is looked at first, and the first item that is refused ends it: a file of millions of wrong
 * items costs no more than one.
 */
export const list = (item, what, fewest, longest) =>
  v.pipe(
    v.custom(Array.isArray, must(`a list of ${what}`)),
    v.check(
      ({ length }) => length >= fewest && length <= longest,
      must(`a list of ${fewest} to ${longest} ${what}`),
    ),
    v.array(item),
  );
/** Two values of a type. */
export const pair = (item, what) =>
  v.pipe(
    v.custom((value) => Array.isArray(value) && value.length === 2, must(what)),
    v.tuple([item, item]),
  );
/** [x, y] in metres. */
export const place = pair(within(-most.metres, most.metres), '[x, y] in metres');
/** An object of these pairs. The cast is for Object.fromEntries, whose type forgets the keys. */
const keyed = (pairs) => Object.fromEntries(pairs);
/** A value for each name. */
export const byName = (names, make) => keyed(names.map((name) => [name, make(name)]));
/** An optional number for each row. */
export const optionalNumbers = (rows) => keyed(rows.map((row) => [row.key, optional(numberThat(row))]));
/** An object of one `kind`, with an optional number for each tunable and an optional word for each choice. */
export const settings = (kind, what, tunables, choices = []) => {
  const words = choices.map(({ key, options }) => [key, optional(oneOf(options.map(({ value }) => value)))]);
  const entries = {
    kind: exactly(kind),
    ...optionalNumbers(tunables),
    ...keyed(words),
  };
  return v.pipe(
    fields(entries, what),
    v.transform((given) => ({ ...withoutGaps(given), kind })),
  );
};
/** The entries of an object that are not undefined. */
function withoutGaps(given) {
  const entries = Object.entries(given).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value]],
  );
  return Object.fromEntries(entries);
}
/** A value as a message shows it, short. */
export function show(value) {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
/** An optional field for each setting; those of a group are fields of one object. The cast is for the keys. */
export function settingFields(settings, specs = {}) {
  const names = [...new Set(settings.map(({ path: [name] }) => name))];
  const entries = names.map((name) => {
    const group = settings.filter(({ path }) => path[0] === name);
    return [name, v.optional(fieldOf(name, group, specs))];
  });
  return Object.fromEntries(entries);
}
function fieldOf(name, group, specs) {
  const [first] = group;
  if (first.path.length === 1) return hasRow(first) ? schemaOf(first) : specs[name];
  const members = group.filter(hasRow).map((setting) => [setting.path[1], v.optional(schemaOf(setting))]);
  return fields(Object.fromEntries(members), `an object of ${settingGroups[name]}`);
}
/** The values of a setting with a row. */
function schemaOf(setting) {
  switch (setting.type) {
    case 'number':
      return numberThat(setting.row);
    case 'switch':
      return flag;
    case 'choice':
      return oneOf(setting.row.options.map(({ value }) => value));
  }
}
