// Expressions and statements made simpler where a part of them is known.
import type { Expression, Statement } from '../tree';
import { expressionsOf, mappedAll, statementsOf } from './walk';

const truth = (value: boolean): Expression => ({ is: 'truth', value });

/** 1 for infinity, -1 for its negative, else 0. */
function infinite(one: Expression): number {
  if (one.is === 'constant' && one.name === 'infinity') return 1;
  return one.is === 'unary' && one.op === '-' ? -infinite(one.of) : 0;
}

function infinity(sign: number): Expression {
  const plus: Expression = { is: 'constant', name: 'infinity' };
  return sign > 0 ? plus : { is: 'unary', op: '-', of: plus };
}

/** An expression made simpler; its parts are simple already. */
export function folded(one: Expression): Expression {
  if (one.is === 'unary' && one.op === '!' && one.of.is === 'truth') return truth(!one.of.value);
  if (one.is === 'choice' && one.test.is === 'truth') return one.test.value ? one.yes : one.no;
  if (one.is === 'math' && (one.name === 'min' || one.name === 'max')) return endless(one, one.of);
  return one.is === 'binary' ? foldedBinary(one) : one;
}

/** The smaller of a number and infinity is the number, the larger of it and minus infinity too. */
function endless(one: Extract<Expression, { is: 'math' }>, [a, b]: readonly Expression[]): Expression {
  const never = one.name === 'min' ? 1 : -1;
  if (infinite(a) === never) return b;
  return infinite(b) === never ? a : one;
}

/** `&&` and `||` with a side that is known, and words that are alike or not. */
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
  // Of a length of time, which is above 0.
  return op === '/' && b === 0 ? infinity(a) : one;
}

/** Statements without branches that are never taken, variables that are never read, and what follows a return. */
export function simplified(body: readonly Statement[]): Statement[] {
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

/** Puts what a variable plainly stands for in its place, and drops a variable that is not read. */
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

/** Whether this is a name or a field that the statements do not set. */
function isStill(value: Expression, body: readonly Statement[]): boolean {
  if (value.is !== 'name' && value.is !== 'own') return false;
  return !statementsOf(body).some(
    (one) => one.is === 'set' && one.target.is === value.is && one.target.name === value.name,
  );
}

/** A routine's statements without a return that ends it anyway. */
export function withoutLastReturn(body: readonly Statement[]): Statement[] {
  const last = body.at(-1);
  if (last?.is === 'return' && last.value === null) return withoutLastReturn(body.slice(0, -1));
  if (last?.is !== 'if') return [...body];
  const yes = withoutLastReturn(last.yes);
  const no = withoutLastReturn(last.no);
  const rest = body.slice(0, -1);
  return yes.length + no.length === 0 ? withoutLastReturn(rest) : [...rest, { ...last, yes, no }];
}
