// Types of the values of a law: whole numbers, true or false, and other numbers.
import { type Expression, type Routine, statementsOf, type Type } from './tree';

/** Types of variables and fields, by name. A name without an entry has the type 'number'. */
export type KindsByName = ReadonlyMap<string, Type>;

/**
 * Returns the types of a function's local variables and of the fields in `fields`, by name. Parameters are
 * not included.
 */
export function kindsIn(
  { body }: Routine,
  fields: readonly { readonly name: string; readonly type: Type }[],
): KindsByName {
  const names = statementsOf(body).flatMap((one): [string, Type][] => {
    if (one.is === 'for') return [[one.name, 'count']];
    return one.is === 'let' ? [[one.name, one.type]] : [];
  });
  return new Map([...fields.map(({ name, type }): [string, Type] => [name, type]), ...names]);
}

export function isCount(one: Expression, kinds: KindsByName): boolean {
  if (one.is === 'length') return true;
  if (one.is === 'name' || one.is === 'own') return kinds.get(one.name) === 'count';
  return (
    one.is === 'binary' && /^[-+*%]$/.test(one.op) && (isCount(one.left, kinds) || isCount(one.right, kinds))
  );
}

export function isTruth(one: Expression, kinds: KindsByName): boolean {
  if (one.is === 'truth') return true;
  if (one.is === 'name' || one.is === 'own') return kinds.get(one.name) === 'boolean';
  if (one.is === 'choice') return isTruth(one.yes, kinds);
  return one.is === 'unary'
    ? one.op === '!'
    : one.is === 'binary' && /^(?:[<>=!]=?|==|&&|\|\|)$/.test(one.op);
}
