// The parts that the check of a scenario file is made of: numbers, lists and objects, each with the sentence that refuses it.
import { z } from 'zod';
import { type Choice, refusal, type Tunable } from '../control/tunable';

/** The largest things a file may hold, so that no file can stall the page. */
export const most = {
  entities: 2000,
  waypoints: 5000,
  timeline: 100000,
  seconds: 3600,
  metres: 100000,
  radians: 10000,
  obstacles: 500,
  targets: 20,
  guns: 50,
  stepPattern: 2000,
  /** Steps of the simulation that one step of a body's own world may last. */
  stepLength: 240,
  /** N m s. */
  spin: 1e6,
  /** m. */
  leastSize: 0.1,
  seed: 2 ** 31 - 1,
};

type Issue = { readonly code?: string; readonly input?: unknown };

/** The sentence of a refusal. */
export const must = (what: string) => ({
  error: ({ input }: Issue) => `must be ${what}, got ${show(input)}`,
});

/** A number of a row of data. */
export const numberThat = (row: Pick<Tunable, 'accepts'>) =>
  z.custom<number>((value) => refusal(row, value) === null, {
    error: ({ input }) => `${refusal(row, input)}, got ${show(input)}`,
  });

/** A number in a range, ends included. */
export const within = (from: number, to: number) => numberThat({ accepts: { from, to } });

export const text = (shortest: number, longest: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && value.length >= shortest && value.length <= longest,
    must(`text of ${shortest > 0 ? `${shortest} to` : 'at most'} ${longest} characters`),
  );

export const oneOf = (words: readonly string[]) =>
  z.custom<string>((value) => words.includes(value as string), {
    error: ({ input }) => `must be one of ${words.join(', ')}, got ${show(input)}`,
  });

/** An object of exactly these fields. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape, what: string) =>
  z.strictObject(shape, {
    error: ({ code, input }: Issue) =>
      code === 'unrecognized_keys'
        ? `is not a field here; there are ${Object.keys(shape).join(', ')}`
        : `must be ${what}, got ${show(input)}`,
  });

/** The message of a union told apart by `kind`, at the object or at its kind. */
export const kindOf = (what: string, kinds: readonly string[]) => ({
  error: ({ code, input }: Issue) =>
    code === 'invalid_union'
      ? `must be one of ${kinds.join(', ')}, got ${show((input as { kind?: unknown }).kind)}`
      : `must be ${what}, got ${show(input)}`,
});

/**
 * A list. Its length is looked at first, and the first item that is refused ends it: a file of millions of wrong
 * items costs no more than one.
 */
export const list = <T extends z.ZodType>(item: T, what: string, fewest: number, longest: number) =>
  z
    .custom<unknown[]>((value) => Array.isArray(value), must(`a list of ${what}`))
    .refine((items) => items.length >= fewest && items.length <= longest, {
      ...must(`a list of ${fewest} to ${longest} ${what}`),
      abort: true,
    })
    .transform((items, context) => {
      const taken: z.output<T>[] = [];
      for (const [n, value] of items.entries()) {
        const { success, data, error } = item.safeParse(value);
        if (success) {
          taken.push(data);
          continue;
        }
        const [issue] = error.issues;
        context.issues.push({ ...issue, path: [n, ...issue.path], input: value } as z.core.$ZodRawIssue);
        return z.NEVER;
      }
      return taken;
    });

export const coordinate = within(-most.metres, most.metres);
/** [x, y] in metres. */
export const place = z.tuple([coordinate, coordinate], must('[x, y] in metres'));

/** Optional numbers, one a row. */
export const optionalNumbers = (rows: readonly Tunable[]) =>
  Object.fromEntries(rows.map((row) => [row.key, numberThat(row).optional()]));

export const flag = z.boolean(must('true or false'));

/** An object told by its `kind`, with settings of its own. */
export const settings = (
  kind: string,
  what: string,
  tunables: readonly Tunable[],
  choices: readonly Choice[] = [],
) =>
  fields(
    {
      kind: z.literal(kind),
      ...optionalNumbers(tunables),
      ...Object.fromEntries(
        choices.map(({ key, options }) => [key, oneOf(options.map(({ value }) => value)).optional()]),
      ),
    },
    what,
  );

/** The index of something in a list. */
export const indexOf = (what: string) =>
  z.custom<number>(
    (value) => Number.isInteger(value) && (value as number) >= 0,
    must(`the index of ${what}`),
  );

/** A value as a message shows it, short. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
