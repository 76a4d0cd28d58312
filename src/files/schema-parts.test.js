// A schema that does not satisfy the type it reads is a type error: tsc expects each of those below.
import { safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { exactly, fields, kinds, oneOf, optional } from './schema-parts';

const kind = exactly('lamp');
const colour = optional(oneOf(['red', 'green']));
const lampFields = { kind, colour };
const lamp = fields(lampFields, 'a lamp');
const bell = fields({ kind: exactly('bell') }, 'a bell');
describe('The fields of a type', () => {
  it('are read, each by its schema', () => {
    expect(safeParse(lamp, { kind: 'lamp', colour: 'red' }).output).toEqual({ kind: 'lamp', colour: 'red' });
  });
  it('are those of the schema, neither fewer nor more', () => {
    // @ts-expect-error: the type has a field without a schema
    const fewer = { kind };
    // @ts-expect-error: the schema has a field that is not in the type
    const more = { kind, colour, size: kind };
    const keys = [fewer, lampFields, more].map((entries) => Object.keys(entries).length);
    expect(keys).toEqual([1, 2, 3]);
  });
  it('are neither narrower nor wider, and left out only where the type says so', () => {
    const wrong = [
      // @ts-expect-error: narrower
      { kind, colour: optional(oneOf(['red'])) },
      // @ts-expect-error: wider
      { kind, colour: optional(oneOf(['red', 'green', 'blue'])) },
      // @ts-expect-error: required, where the type has it optional
      { kind, colour: oneOf(['red', 'green']) },
      // @ts-expect-error: optional, where the type requires it
      { kind: optional(kind), colour },
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
    const thing = kinds('a thing', { lamp, bell });
    expect(safeParse(thing, { kind: 'bell' }).output).toEqual({ kind: 'bell' });
  });
  it('are those of the schema', () => {
    // @ts-expect-error: the union has a kind without a schema
    const fewer = { lamp };
    // @ts-expect-error: the schema of another kind
    const crossed = { lamp, bell: lamp };
    expect([fewer, crossed].map((options) => 'bell' in options)).toEqual([false, true]);
  });
});
