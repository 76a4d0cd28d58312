// Types of values: number, whole number, true or false, list. C++, C# and GDScript have to tell them apart.
import type { TokenCursor } from './cursor';
import type { Expression, Type } from './tree';
import type { TextSpan } from './words';

/** An expression of a law with its type and its position in the text. */
export interface TypedExpression extends TextSpan {
  readonly e: Expression;
  /**
   * Type of the expression's value. 'sample': the input object of the law's function `turn`. 'limits': the
   * motor's limits in that object.
   */
  readonly t: Type | 'sample' | 'limits';
  /** The expression as an integer, to be used as a list index. Undefined if its value may be a fraction. */
  readonly whole?: Expression;
}

/** Largest whole number that exported code stores as an integer, so that it fits into an int of C++ or C#. */
const largestWhole = 1_000_000;

export const isWhole = (value: number): boolean => Number.isInteger(value) && Math.abs(value) <= largestWhole;

/**
 * Returns the expression for a literal number in a law's text.
 * @param place position of the number in the text
 */
export function numeral(value: number, place: TextSpan): TypedExpression {
  const e: Expression = { is: 'number', value, place };
  return { e, t: 'number', ...(isWhole(value) && { whole: e }), at: place.at, length: place.length };
}

const wanted: Readonly<Record<Exclude<TypedExpression['t'], 'number' | 'count'>, string>> = {
  boolean: 'this is true or false, and a number is needed: write … ? 1 : 0',
  list: 'this is a list, and a number is needed: write list[0] or list.length',
  limits: 'limits holds two numbers: write limits.angularAcceleration or limits.turnRate',
  sample: 'this is all that turn is given: take out what you need, such as input.error',
  void: 'this function returns nothing: end it with return and a number',
};

/** Returns an expression as a real number. A whole number is converted. Throws LawError for any other type. */
export function numberOf(cursor: TokenCursor, { e, t, at, length }: TypedExpression): Expression {
  if (t === 'number') return e;
  if (t === 'count') return { is: 'real', of: e, place: { at, length } };
  return cursor.fail({ at, length }, wanted[t]);
}

/**
 * Returns the expression if its type is boolean. Throws LawError for any other type.
 * @param who start of the error message, such as 'if' or 'the test before ?'
 */
export function truthOf(cursor: TokenCursor, one: TypedExpression, who: string): Expression {
  if (one.t === 'boolean') return one.e;
  return cursor.fail(one, `${who} wants true or false: compare, such as ${cursor.shown(one)} > 0`);
}

/**
 * Returns an expression of the same value with integer type; nothing is rounded. Throws LawError if the value
 * may be a fraction or no number.
 * @param why first words of the error message
 */
export function wholeOf(cursor: TokenCursor, one: TypedExpression, why: string): Expression {
  return one.whole ?? cursor.fail(one, `${why}, with whole numbers and lengths of lists`);
}
