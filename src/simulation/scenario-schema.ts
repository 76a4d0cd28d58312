// What a scenario file may say, field by field, and the sentence that refuses anything else.
import { z } from 'zod';
import { controllerKinds } from '../control/controllers';
import { type Choice, refusal, type Tunable } from '../control/tunable';
import { entityKinds, isPublished } from '../entities/entity-kinds';
import { limitTunables, seekDistanceTunable } from '../entities/motion-limits';
import { pid2013Tunables } from '../published-2013/pid-2013';
import { stepRateTunable } from './step-rate';
import { windTunable } from './wind';

/** The largest things a file may hold, so that no file can stall the page. */
const most = {
  entities: 2000,
  waypoints: 5000,
  timeline: 100000,
  seconds: 3600,
  metres: 100000,
  radians: 10000,
};

type Issue = { readonly code?: string; readonly input?: unknown };

const must = (what: string) => ({ error: ({ input }: Issue) => `must be ${what}, got ${show(input)}` });

const numberThat = (row: Pick<Tunable, 'accepts'>) =>
  z.custom<number>((value) => refusal(row, value) === null, {
    error: ({ input }) => `${refusal(row, input)}, got ${show(input)}`,
  });

const within = (from: number, to: number) => numberThat({ accepts: { from, to } });

const text = (shortest: number, longest: number) =>
  z.custom<string>(
    (value) => typeof value === 'string' && value.length >= shortest && value.length <= longest,
    must(`text of ${shortest > 0 ? `${shortest} to` : 'at most'} ${longest} characters`),
  );

const oneOf = (words: readonly string[]) =>
  z.custom<string>((value) => words.includes(value as string), {
    error: ({ input }) => `must be one of ${words.join(', ')}, got ${show(input)}`,
  });

/** An object of exactly these fields. */
const fields = <Shape extends z.ZodRawShape>(shape: Shape, what: string) =>
  z.strictObject(shape, {
    error: ({ code, input }: Issue) =>
      code === 'unrecognized_keys'
        ? `is not a field here; there are ${Object.keys(shape).join(', ')}`
        : `must be ${what}, got ${show(input)}`,
  });

/** The message of a union told apart by `kind`, at the object or at its kind. */
const kindOf = (what: string, kinds: readonly string[]) => ({
  error: ({ code, input }: Issue) =>
    code === 'invalid_union'
      ? `must be one of ${kinds.join(', ')}, got ${show((input as { kind?: unknown }).kind)}`
      : `must be ${what}, got ${show(input)}`,
});

/**
 * A list. Its length is looked at first, and the first item that is refused ends it: a file of millions of wrong
 * items costs no more than one.
 */
const list = <T extends z.ZodType>(item: T, what: string, fewest: number, longest: number) =>
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

const coordinate = within(-most.metres, most.metres);
const place = z.tuple([coordinate, coordinate], must('[x, y] in metres'));

const command = z.discriminatedUnion(
  'kind',
  [
    fields({ kind: z.literal('idle') }, 'a command'),
    fields({ kind: z.literal('turn-towards'), target: place }, 'a command'),
    fields({ kind: z.literal('seek'), target: place }, 'a command'),
    fields(
      {
        kind: z.literal('follow-path'),
        waypoints: list(place, 'waypoints', 1, most.waypoints),
        loop: z.boolean(must('true or false')).optional(),
      },
      'a command',
    ),
  ],
  kindOf('a command', ['idle', 'turn-towards', 'seek', 'follow-path']),
);

const optionalNumbers = (rows: readonly Tunable[]) =>
  Object.fromEntries(rows.map((row) => [row.key, numberThat(row).optional()]));

const settings = (kind: string, tunables: readonly Tunable[], choices: readonly Choice[]) =>
  fields(
    {
      kind: z.literal(kind),
      ...optionalNumbers(tunables),
      ...Object.fromEntries(
        choices.map(({ key, options }) => [key, oneOf(options.map(({ value }) => value)).optional()]),
      ),
    },
    'a controller',
  );

const controller = z.discriminatedUnion(
  'kind',
  [
    settings('pid-2013', pid2013Tunables, []),
    ...Object.entries(controllerKinds).map(([kind, { tunables, choices }]) =>
      settings(kind, tunables, choices),
    ),
  ],
  kindOf('a controller', ['pid-2013', ...Object.keys(controllerKinds)]),
);

const noLoop = (kind: string) => `must be false for ${kind}: the 2013 rules know no loop`;

const entity = fields(
  {
    kind: oneOf(Object.keys(entityKinds)),
    label: text(1, 60).optional(),
    position: place.optional(),
    angle: within(-most.radians, most.radians).optional(),
    controller: controller.optional(),
    limits: fields(optionalNumbers(limitTunables), 'an object of limits').optional(),
    seekDistance: numberThat(seekDistanceTunable).optional(),
    command: command.optional(),
    resetOnRetarget: z.boolean(must('true or false')).optional(),
    wrap: z.boolean(must('true or false')).optional(),
    heldUntil: within(0, most.seconds).optional(),
  },
  'an entity',
).superRefine(({ kind, controller, limits, command, resetOnRetarget, wrap }, context) => {
  const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
  const name = controller?.kind;
  if (!isPublished(kind)) {
    if (name === 'pid-2013')
      refuse(['controller', 'kind'], `must not be pid-2013 for ${kind}: only 2013 kinds take it`);
    return;
  }
  if (name && name !== 'pid-2013')
    refuse(['controller', 'kind'], `must be pid-2013 for ${kind}, got ${show(name)}`);
  if (resetOnRetarget)
    refuse(['resetOnRetarget'], `must be false for ${kind}: the 2013 rules never reset on a moved target`);
  if (wrap === false) refuse(['wrap'], `must be true for ${kind}: the 2013 rules wrap`);
  if (limits?.turnRate !== undefined) {
    refuse(['limits', 'turnRate'], `must be left out for ${kind}: the 2013 rules know no turn rate limit`);
  }
  if (command?.kind === 'follow-path' && command.loop) refuse(['command', 'loop'], noLoop(kind));
});

const timelineEntry = fields(
  {
    at: within(0, most.seconds),
    entity: z.custom<number>(
      (value) => Number.isInteger(value) && (value as number) >= 0,
      must('the index of an entity'),
    ),
    target: place.optional(),
    command: command.optional(),
  },
  'a timeline entry',
).superRefine(({ target, command }, context) => {
  if ((target === undefined) === (command === undefined)) {
    context.addIssue({ code: 'custom', message: 'must have either a target or a command' });
  }
});

/** A whole scenario file. */
export const scenarioSchema = fields(
  {
    version: z.literal(1, must('1')),
    name: text(1, 200),
    description: text(0, 2000).optional(),
    stepRate: numberThat(stepRateTunable).optional(),
    seconds: numberThat({ accepts: { above: 0, to: most.seconds } }).optional(),
    windTorque: numberThat(windTunable).optional(),
    entities: list(entity, 'entities', 1, most.entities),
    timeline: list(timelineEntry, 'timeline entries', 0, most.timeline).optional(),
  },
  'an object',
).superRefine(({ entities, timeline }, context) => {
  timeline?.forEach(({ entity, command }, n) => {
    const refuse = (path: string[], message: string) =>
      context.addIssue({ code: 'custom', path: ['timeline', n, ...path], message });
    const kind = entities[entity]?.kind;
    if (!kind)
      refuse(['entity'], `must be the index of an entity, 0 to ${entities.length - 1}, got ${entity}`);
    else if (isPublished(kind) && command?.kind === 'follow-path' && command.loop)
      refuse(['command', 'loop'], noLoop(kind));
  });
});

/** A value as a message shows it, short. */
export function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) return 'an object';
  const words = typeof value === 'string' ? JSON.stringify(value) : String(value);
  return words.length > 60 ? `${words.slice(0, 57)}…` : words;
}
