// Tests of schemas: a schema that does not match its type is a type error. tsc expects each error below.
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  exactValue,
  type Fields,
  fields,
  type KindSchemas,
  kinds,
  oneOf,
  optional,
  type Schema,
} from './schema-parts';

interface Lamp {
  readonly kind: 'lamp';
  readonly colour?: 'red' | 'green';
}

interface Bell {
  readonly kind: 'bell';
}

const kind = exactValue('lamp');
const colour = optional(oneOf(['red', 'green']));
const lampFields = { kind, colour } satisfies Fields<Lamp>;
const lamp: Schema<Lamp> = fields(lampFields, 'a lamp');
const bell: Schema<Bell> = fields({ kind: exactValue('bell') } satisfies Fields<Bell>, 'a bell');

describe('The fields of a type', () => {
  it('are read, each by its schema', () => {
    expect(safeParse(lamp, { kind: 'lamp', colour: 'red' }).output).toEqual({ kind: 'lamp', colour: 'red' });
  });

  it('are those of the schema, neither fewer nor more', () => {
    // @ts-expect-error: the type has a field without a schema
    const fewer = { kind } satisfies Fields<Lamp>;
    // @ts-expect-error: the schema has a field that is not in the type
    const more = { kind, colour, size: kind } satisfies Fields<Lamp>;
    const keys = [fewer, lampFields, more].map((entries) => Object.keys(entries).length);
    expect(keys).toEqual([1, 2, 3]);
  });

  it('are neither narrower nor wider, and left out only where the type says so', () => {
    const wrong = [
      // @ts-expect-error: narrower
      { kind, colour: optional(oneOf(['red'])) } satisfies Fields<Lamp>,
      // @ts-expect-error: wider
      { kind, colour: optional(oneOf(['red', 'green', 'blue'])) } satisfies Fields<Lamp>,
      // @ts-expect-error: required, where the type has it optional
      { kind, colour: oneOf(['red', 'green']) } satisfies Fields<Lamp>,
      // @ts-expect-error: optional, where the type requires it
      { kind: optional(kind), colour } satisfies Fields<Lamp>,
    ];
    const taken = wrong.map((entries) =>
      [{ kind: 'lamp' }, { kind: 'lamp', colour: 'blue' }, {}].map(
        (value) => safeParse(fields(entries, 'a lamp'), value).success,
      ),
    );
    expect(taken).toEqual([
      [true, false, false],
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]);
  });
});

describe('The kinds of a union', () => {
  it('are read, each by its schema', () => {
    const thing = kinds<Lamp | Bell>('a thing', { lamp, bell } satisfies KindSchemas<Lamp | Bell>);
    expect(safeParse(thing, { kind: 'bell' }).output).toEqual({ kind: 'bell' });
  });

  it('are those of the schema', () => {
    // @ts-expect-error: the union has a kind without a schema
    const fewer = { lamp } satisfies KindSchemas<Lamp | Bell>;
    // @ts-expect-error: the schema of another kind
    const crossed = { lamp, bell: lamp } satisfies KindSchemas<Lamp | Bell>;
    expect([fewer, crossed].map((options) => 'bell' in options)).toEqual([false, true]);
  });
});
