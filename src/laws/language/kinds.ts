// Kinds of values: number, whole number, true or false, list. C++, C#, and GDScript need them told apart.
import type { Cursor } from './cursor';
import type { Expression, Type } from './tree';
import type { Place } from './words';

/** An expression with its kind and its place. */
export interface Typed extends Place {
  readonly e: Expression;
  /** `sample` is all that turn is given, `limits` both limits. */
  readonly t: Type | 'sample' | 'limits';
  /** Whether the number is known to be whole. */
  readonly whole?: Expression;
}

/** Largest number that counts as a whole one: larger ones may leave an int of C++ or C#. */
const largestWhole = 1_000_000;

export const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= largestWhole;

/** A written number. */
export function numeral(value: number, place: Place): Typed {
  const e: Expression = { is: 'number', value, place };
  return { e, t: 'number', ...(isWhole(value) && { whole: e }), at: place.at, length: place.length };
}

const wanted: Readonly<Record<Exclude<Typed['t'], 'number' | 'count'>, string>> = {
  boolean: 'this is true or false, and a number is needed: write … ? 1 : 0',
  list: 'this is a list, and a number is needed: write list[0] or list.length',
  limits: 'these are both limits: take one out, such as limits.angularAcceleration',
  sample: 'this is all that turn is given: take out what you need, such as input.error',
  void: 'this function returns nothing: end it with return and a number',
};

/** A value that has to be a number. */
export function numberOf(cursor: Cursor, { e, t, at, length }: Typed): Expression {
  if (t === 'number') return e;
  if (t === 'count') return { is: 'real', of: e, place: { at, length } };
  return cursor.fail({ at, length }, wanted[t]);
}

/** A value that has to be true or false. @param who wants it: 'if' */
export function truthOf(cursor: Cursor, one: Typed, who: string): Expression {
  if (one.t === 'boolean') return one.e;
  return cursor.fail(one, `${who} wants true or false: compare, such as ${cursor.shown(one)} > 0`);
}

/** A value that has to be a whole number. @param why in the sentence: 'a place in a list is counted' */
export function wholeOf(cursor: Cursor, one: Typed, why: string): Expression {
  return one.whole ?? cursor.fail(one, `${why}, with whole numbers and lengths of lists`);
}
