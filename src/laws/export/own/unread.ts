// Removes from a law what nothing reads, which strict compilers refuse: variables, memory, parameters, functions. Calls that change
// memory are kept, even if their result is not read.
import { withoutParameter } from '../specialise';
import {
  type Expression,
  expressionsOf,
  type LawTree,
  mapped,
  type Routine,
  type Statement,
  statementsOf,
} from '../tree';
import { actingIn, callsIn } from './acting';

/**
 * Removes variables that are never read, unused parameters, and functions that are never called. Returns the
 * changed law.
 */
export function withoutUnread(law: LawTree): LawTree {
  let now = law;
  for (let before = ''; ; ) {
    const text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
    now = reached(withoutUnreadParameters(withoutUnreadVariables(now)));
  }
}

/** Returns the expressions that the statements evaluate. The target of an assignment is left out. */
function valuesIn(body: readonly Statement[]): Expression[] {
  return statementsOf(body).flatMap((one) => {
    if (one.is === 'if') return [one.test];
    if (one.is === 'for') return [one.from, one.below];
    if (one.is === 'do') return [one.of];
    return 'value' in one && one.value ? [one.value] : [];
  });
}

/**
 * Returns the names of the variables that are read in the given expressions.
 * @param sort 'name' for local variables, 'own' for fields of the law's class
 */
function readIn(values: readonly Expression[], sort: 'name' | 'own'): Set<string> {
  const found = new Set<string>();
  for (const value of values)
    mapped(value, (part) => {
      if (part.is === sort) found.add(part.name);
      return part;
    });
  return found;
}

/**
 * Returns the side effects of an expression, as statements: the calls in it that change the law's memory.
 * @param acting names of the functions that change the memory
 */
function effectsOf(one: Expression, acting: ReadonlySet<string>): Statement[] {
  const of = (part: Expression) => effectsOf(part, acting);
  switch (one.is) {
    case 'call':
      return acting.has(one.name) ? [{ is: 'do', of: one }] : one.of.flatMap(of);
    case 'math':
      return one.of.flatMap(of);
    case 'unary':
    case 'real':
      return of(one.of);
    case 'at':
      return of(one.index);
    case 'choice':
      return branch(one.test, of(one.yes), of(one.no), acting);
    case 'binary':
      if (one.op === '&&') return branch(one.left, of(one.right), [], acting);
      if (one.op === '||') return branch(one.left, [], of(one.right), acting);
      return [...of(one.left), ...of(one.right)];
    default:
      return [];
  }
}

/**
 * Returns an `if` statement without empty branches. If both are empty, returns statements for the side
 * effects of the condition.
 * @param acting the names of all functions that change the law's memory
 */
function branch(
  test: Expression,
  yes: Statement[],
  no: Statement[],
  acting: ReadonlySet<string>,
): Statement[] {
  if (yes.length + no.length === 0) return effectsOf(test, acting);
  if (yes.length > 0) return [{ is: 'if', test, yes, no }];
  return [{ is: 'if', test: { is: 'unary', op: '!', of: test }, yes: no, no: [] }];
}

/** Returns the variable or list that a statement changes; null if it changes none. Nested statements do not count. */
function changedBy(one: Statement): Expression | null {
  switch (one.is) {
    case 'let':
      return { is: 'name', name: one.name };
    case 'set':
      return one.target;
    case 'push':
    case 'shift':
    case 'clear':
      return one.list;
    default:
      return null;
  }
}

/**
 * Removes statements that only change variables or lists that are never read.
 * @param isRead returns whether a variable or list is read
 * @param acting names of the functions that change the law's memory; calls of these functions stay
 * @returns the remaining statements
 */
function reading(
  body: readonly Statement[],
  isRead: (changed: Expression) => boolean,
  acting: ReadonlySet<string>,
): Statement[] {
  const inside = (part: readonly Statement[]) => reading(part, isRead, acting);
  return body.flatMap((one): Statement[] => {
    const changed = changedBy(one);
    if (changed && !isRead(changed)) return valuesIn([one]).flatMap((value) => effectsOf(value, acting));
    if (one.is === 'do') return effectsOf(one.of, acting);
    if (one.is === 'if') return branch(one.test, inside(one.yes), inside(one.no), acting);
    if (one.is !== 'for') return [one];
    const body = inside(one.body);
    return body.length > 0 ? [{ ...one, body }] : [];
  });
}

function withoutUnreadVariables(law: LawTree): LawTree {
  const acting = actingIn(law);
  const memory = readIn(
    law.routines.flatMap(({ body }) => valuesIn(body)),
    'own',
  );
  const state = law.state.filter(({ name }) => memory.has(name));
  const routines = law.routines.map((one) => {
    const locals = readIn(valuesIn(one.body), 'name');
    const isRead = (changed: Expression) =>
      (changed.is === 'name' && locals.has(changed.name)) ||
      (changed.is === 'own' && memory.has(changed.name));
    return { ...one, body: reading(one.body, isRead, acting) };
  });
  const values = [
    ...routines.flatMap(({ body }) => valuesIn(body)),
    ...[...state, ...law.constants].map(({ value }) => value),
  ];
  const names = readIn(values, 'name');
  return { ...law, state, routines, constants: law.constants.filter(({ name }) => names.has(name)) };
}

/** Returns the indexes of the parameters that a function does not read. */
export function unreadIn({ parameters, body }: Routine): number[] {
  const names = readIn(valuesIn(body), 'name');
  return parameters.flatMap(({ name }, index) => (names.has(name) ? [] : [index]));
}

/**
 * Removes one unread parameter from its function, and the argument for it from every call.
 * @returns the changed law; the same law if there is nothing to remove
 */
function withoutUnreadParameters(law: LawTree): LawTree {
  const acting = actingIn(law);
  for (const routine of law.routines) {
    const calls = law.routines
      .flatMap(({ body }) => expressionsOf(body))
      .flatMap((part) => (part.is === 'call' && part.name === routine.name ? [part] : []));
    const unread = unreadIn(routine).find((index) =>
      calls.every(({ of }) => effectsOf(of[index], acting).length === 0),
    );
    if (unread !== undefined) return withoutParameter(law, routine, unread, null);
  }
  return law;
}

/** Returns the law without functions that are never called. */
function reached(law: LawTree): LawTree {
  const kept = new Set(['update', 'limited', 'reset']);
  for (const name of kept)
    for (const called of callsIn(law.routines.find((one) => one.name === name)?.body ?? [])) kept.add(called);
  return { ...law, routines: law.routines.filter(({ name, body }) => kept.has(name) && body.length > 0) };
}
