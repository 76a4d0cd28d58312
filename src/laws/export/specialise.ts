// Specialises a law for one scene: its string options choose branches, and constant or unused code is removed.
import {
  type Expression,
  expressionsOf,
  type LawTree,
  mapped,
  mappedAll,
  type Routine,
  type Statement,
  statementsOf,
} from './tree';

const truth = (value: boolean): Expression => ({ is: 'truth', value });

/** Returns the sign of an infinite expression: 1 for infinity, -1 for minus infinity. 0 for any other expression. */
function infinite(one: Expression): number {
  if (one.is === 'constant' && one.name === 'infinity') return 1;
  return one.is === 'unary' && one.op === '-' ? -infinite(one.of) : 0;
}

function infinity(sign: number): Expression {
  const plus: Expression = { is: 'constant', name: 'infinity' };
  return sign > 0 ? plus : { is: 'unary', op: '-', of: plus };
}

/** Returns a simpler expression of the same value. Its subexpressions must have been simplified before. */
function fold(one: Expression): Expression {
  if (one.is === 'unary' && one.op === '!' && one.of.is === 'truth') return truth(!one.of.value);
  if (one.is === 'choice' && one.test.is === 'truth') return one.test.value ? one.yes : one.no;
  if (one.is === 'math' && (one.name === 'min' || one.name === 'max')) return endless(one, one.of);
  return one.is === 'binary' ? foldedBinary(one) : one;
}

/**
 * Simplifies min(x, infinity) and max(x, -infinity) to x. Returns any other expression unchanged, also
 * max(x, infinity).
 */
function endless(one: Extract<Expression, { is: 'math' }>, [a, b]: readonly Expression[]): Expression {
  const never = one.name === 'min' ? 1 : -1;
  if (infinite(a) === never) return b;
  return infinite(b) === never ? a : one;
}

function foldedLogic(one: Extract<Expression, { is: 'binary' }>): Expression {
  const { op, left, right } = one;
  if (left.is === 'word' && right.is === 'word') return truth((left.value === right.value) === (op === '=='));
  if (op === '==' || op === '!=') return one;
  if (left.is === 'truth') return left.value === (op === '&&') ? right : left;
  return right.is === 'truth' && right.value === (op === '&&') ? left : one;
}

function foldedBinary(one: Extract<Expression, { is: 'binary' }>): Expression {
  const { op, left, right } = one;
  if (/^(==|!=|&&|\|\|)$/.test(op)) return foldedLogic(one);
  if (op === '>' && left.is === 'number' && right.is === 'number') return truth(left.value > right.value);
  const [a, b] = [infinite(left), infinite(right)];
  if (a === b) return one;
  if (/^[<>]=?$/.test(op)) return truth(op.startsWith('<') ? a < b : a > b);
  const isSum = (op === '+' || op === '-') && a * b === 0;
  if (isSum) return infinity(a || (op === '+' ? b : -b));
  // The divisor is a length of time, which is above 0.
  return op === '/' && b === 0 ? infinity(a) : one;
}

/**
 * Removes branches that never run, variables that are never read, and statements after a return. Returns the
 * remaining statements.
 */
function simplified(body: readonly Statement[]): Statement[] {
  const kept: Statement[] = [];
  for (const one of withoutDeadBranches(body)) {
    kept.push(one);
    if (one.is === 'return') break;
  }
  return withoutNames(kept);
}

function withoutDeadBranches(body: readonly Statement[]): Statement[] {
  return body.flatMap((one): Statement[] => {
    if (one.is === 'for') return [{ ...one, body: simplified(one.body) }];
    if (one.is !== 'if') return [one];
    if (one.test.is === 'truth') return withoutDeadBranches(one.test.value ? one.yes : one.no);
    const [yes, no] = [simplified(one.yes), simplified(one.no)];
    return yes.length + no.length === 0 ? [] : [{ ...one, yes, no }];
  });
}

/**
 * Replaces variables by their values if the values are simple, and removes variables that are never read.
 * Returns the changed statements.
 */
function withoutNames(body: readonly Statement[]): Statement[] {
  const [first, ...rest] = body;
  if (!first) return [];
  if (first.is !== 'let') return [first, ...withoutNames(rest)];
  const { name, value, varies } = first;
  const [next] = rest;
  if (next?.is === 'return' && next.value?.is === 'name' && next.value.name === name)
    return [{ is: 'return', value }];
  const plain = /^(number|truth|constant)$/.test(value.is) || infinite(value) !== 0 || isStill(value, rest);
  if (!varies && plain) {
    return withoutNames(mappedAll(rest, (one) => (one.is === 'name' && one.name === name ? value : one)));
  }
  const after = withoutNames(rest);
  const isRead = varies || expressionsOf(after).some((one) => one.is === 'name' && one.name === name);
  return isRead ? [first, ...after] : after;
}

/** Returns whether an expression is a variable or field that these statements never change. */
function isStill(value: Expression, body: readonly Statement[]): boolean {
  if (value.is !== 'name' && value.is !== 'own') return false;
  return !statementsOf(body).some(
    (one) => one.is === 'set' && one.target.is === value.is && one.target.name === value.name,
  );
}

/**
 * Removes a last `return;` from a function's statements, because it has no effect. Returns the remaining
 * statements.
 */
function withoutLastReturn(body: readonly Statement[]): Statement[] {
  const last = body.at(-1);
  if (last?.is === 'return' && last.value === null) return withoutLastReturn(body.slice(0, -1));
  if (last?.is !== 'if') return [...body];
  const yes = withoutLastReturn(last.yes);
  const no = withoutLastReturn(last.no);
  const rest = body.slice(0, -1);
  return yes.length + no.length === 0 ? withoutLastReturn(rest) : [...rest, { ...last, yes, no }];
}

/** Names of functions that an exported law must keep, because code outside the law's class calls them. */
export const entryRoutines = ['update', 'limited', 'rate', 'reset', 'saturate', 'wrapAngle'];

/**
 * Fields of a law with known values: strings (`words`), booleans (`truths`), Infinity (`infinite`) and 0
 * (`zero`).
 */
interface ConstantFields {
  readonly words: Readonly<Record<string, string>>;
  readonly truths: Readonly<Record<string, boolean>>;
  readonly infinite: readonly string[];
  readonly zero: readonly string[];
}

export function specialised(law: LawTree, known: ConstantFields): LawTree {
  const put = (one: Expression): Expression => {
    if (one.is !== 'own') return one;
    if (known.infinite.includes(one.name)) return { is: 'constant', name: 'infinity' };
    if (known.zero.includes(one.name)) return { is: 'number', value: 0 };
    if (Object.hasOwn(known.truths, one.name)) return truth(known.truths[one.name]);
    const word = known.words[one.name];
    return word === undefined ? one : { is: 'word', value: word };
  };
  let now: LawTree = {
    ...law,
    routines: law.routines.map((one) => ({ ...one, body: mappedAll(one.body, put) })),
  };
  for (let before = ''; ; ) {
    now = reachable(withoutState(withoutParameters(simplifiedAll(inline(now)))));
    const text = JSON.stringify(now);
    if (text === before) return now;
    before = text;
  }
}

function simplifiedAll(law: LawTree): LawTree {
  const routines = law.routines.map((one) => {
    const body = simplified(mappedAll(one.body, fold));
    return { ...one, body: one.returns === 'void' ? withoutLastReturn(body) : body };
  });
  return { ...law, routines };
}

const callsOf = (law: LawTree, name: string) =>
  law.routines.flatMap((one) =>
    expressionsOf(one.body).flatMap((part) =>
      part.is === 'call' && part.name === name ? [{ part, from: one }] : [],
    ),
  );

// A call is replaced if it is the only one, or if the result is simpler.
/**
 * Replaces calls of short functions by the expressions that the functions return. Returns the changed law.
 */
function inline(law: LawTree): LawTree {
  const short = new Map(
    law.routines.flatMap((one) => {
      const [only, ...rest] = one.body;
      const isShort = only?.is === 'return' && only.value && rest.length === 0;
      return isShort && !entryRoutines.includes(one.name) ? [[one.name, { one, value: only.value! }]] : [];
    }),
  );
  const change = (part: Expression): Expression => {
    const found = part.is === 'call' ? short.get(part.name) : undefined;
    if (part.is !== 'call' || !found) return part;
    const { one, value } = found;
    const put = mapped(value, (inner) => {
      const index = inner.is === 'name' ? one.parameters.findIndex(({ name }) => name === inner.name) : -1;
      return fold(index < 0 ? inner : part.of[index]);
    });
    const endsIn = (of: Expression) => JSON.stringify(of).includes('"infinity"');
    const isSimpler = part.of.some(endsIn) && !endsIn(put);
    const twice = one.parameters.some(
      ({ name }, index) => !/^(name|own|number|word)$/.test(part.of[index].is) && timesRead(value, name) > 1,
    );
    return isSimpler || (callsOf(law, one.name).length === 1 && !twice) ? put : part;
  };
  return { ...law, routines: law.routines.map((one) => ({ ...one, body: mappedAll(one.body, change) })) };
}

function timesRead(value: Expression, name: string): number {
  return expressionsOf([{ is: 'return', value }]).filter((one) => one.is === 'name' && one.name === name)
    .length;
}

/**
 * Removes one parameter that is never read, or is the same in every call.
 * @returns the changed law; the same law if there is no such parameter
 */
function withoutParameters(law: LawTree): LawTree {
  for (const routine of law.routines) {
    for (const [index, { name }] of routine.parameters.entries()) {
      const values = callsOf(law, routine.name)
        .filter(({ part, from }) => !(from === routine && isName(part.of[index], name)))
        .map(({ part }) => part.of[index]);
      const same =
        !entryRoutines.includes(routine.name) &&
        values.length > 0 &&
        values.every((one) => isSame(one, values[0]));
      if (same || !isRead(routine, index))
        return withoutParameter(law, routine, index, same ? values[0] : null);
    }
  }
  return law;
}

const isName = (one: Expression, name: string) => one.is === 'name' && one.name === name;
const isSame = (one: Expression, other: Expression) =>
  /^(number|truth|word|constant|own)$/.test(one.is) && JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns whether a function reads one of its parameters. Passing it on unchanged in a recursive call does not count.
 */
function isRead(routine: Routine, index: number): boolean {
  const { name } = routine.parameters[index];
  const parts = expressionsOf(routine.body);
  const passed = parts.filter(
    (one) => one.is === 'call' && one.name === routine.name && isName(one.of[index], name),
  );
  return parts.filter((one) => isName(one, name)).length > passed.length;
}

/**
 * Removes one parameter of a function, and its argument from every call. Returns the changed law.
 * @param index index of the parameter
 * @param value expression that replaces the parameter in the function; null if the function does not read it
 */
export function withoutParameter(
  law: LawTree,
  routine: Routine,
  index: number,
  value: Expression | null,
): LawTree {
  const { name } = routine.parameters[index];
  const drop = (part: Expression): Expression =>
    part.is === 'call' && part.name === routine.name
      ? { ...part, of: part.of.filter((_, at) => at !== index) }
      : part;
  const put = (part: Expression): Expression => (value && isName(part, name) ? value : part);
  const routines = law.routines.map((one) => {
    if (one !== routine) return { ...one, body: mappedAll(one.body, drop) };
    const parameters = one.parameters.filter((_, at) => at !== index);
    return { ...one, parameters, body: mappedAll(mappedAll(one.body, drop), put) };
  });
  // Two passes for one call, because arguments come before the call.
  return { ...law, routines };
}

/** Returns the law without fields that are never read. */
function withoutState(law: LawTree): LawTree {
  const read = new Set(
    law.routines
      .flatMap((one) => expressionsOf(one.body))
      .flatMap((one) => (one.is === 'own' ? [one.name] : [])),
  );
  const isLost = (one: Statement) =>
    (one.is === 'set' && one.target.is === 'own' && !read.has(one.target.name)) ||
    (one.is === 'clear' && one.list.is === 'own' && !read.has(one.list.name));
  const keep = (body: readonly Statement[]): Statement[] =>
    body
      .filter((one) => !isLost(one))
      .map((one) => {
        if (one.is === 'if') return { ...one, yes: keep(one.yes), no: keep(one.no) };
        return one.is === 'for' ? { ...one, body: keep(one.body) } : one;
      });
  const routines = law.routines.map((one) => ({ ...one, body: keep(one.body) }));
  return { ...law, routines, state: law.state.filter(({ name }) => read.has(name)) };
}

/** Returns the law without functions and constants that are never used. */
function reachable(law: LawTree): LawTree {
  const kept = new Set(entryRoutines);
  const names = new Set<string>();
  for (const name of kept) {
    const routine = law.routines.find((one) => one.name === name);
    for (const one of expressionsOf(routine?.body ?? [])) {
      if (one.is === 'call') kept.add(one.name);
      if (one.is === 'name') names.add(one.name);
    }
  }
  return {
    ...law,
    constants: law.constants.filter(({ name }) => names.has(name)),
    routines: law.routines.filter(({ name, body }) => kept.has(name) && body.length > 0),
  };
}

/**
 * Returns the names of the functions that become methods of the law's class, because they use its fields,
 * directly or through calls.
 */
export function methodsOf(law: LawTree): ReadonlySet<string> {
  const methods = new Set(['update', 'limited', 'reset', 'saturate']);
  for (let size = -1; size !== methods.size; ) {
    size = methods.size;
    for (const { name, body } of law.routines) {
      const usesField = expressionsOf(body).some(
        (one) => one.is === 'own' || (one.is === 'call' && methods.has(one.name)),
      );
      const changesField = statementsOf(body).some(
        (one) => one.is === 'clear' || (one.is === 'set' && one.target.is === 'own'),
      );
      if (usesField || changesField) methods.add(name);
    }
  }
  return methods;
}
