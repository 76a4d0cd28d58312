// Functions on the syntax tree of laws. Every language prints this tree, and written laws are parsed into it.
import { type Expression, type Statement, statementsOf } from '../language/tree.ts';

export type {
  Expression,
  LawTree,
  MathName,
  Parameter,
  Routine,
  Statement,
  Type,
  Variable,
} from '../language/tree.ts';
export { statementsOf } from '../language/tree.ts';

/** Returns a copy of an expression. `change` replaces each part of it, the inner parts first. */
export function mapped(one: Expression, change: (part: Expression) => Expression): Expression {
  const to = (part: Expression) => mapped(part, change);
  switch (one.is) {
    case 'unary':
    case 'real':
      return change({ ...one, of: to(one.of) });
    case 'binary':
      return change({ ...one, left: to(one.left), right: to(one.right) });
    case 'choice':
      return change({ ...one, test: to(one.test), yes: to(one.yes), no: to(one.no) });
    case 'math':
    case 'call':
      return change({ ...one, of: one.of.map(to) });
    case 'at':
      return change({ ...one, list: to(one.list), index: to(one.index) });
    case 'length':
      return change({ ...one, list: to(one.list) });
    default:
      return change(one);
  }
}

/** Returns a copy of statements. `change` replaces each expression in them, the inner ones first. */
export function mappedAll(body: readonly Statement[], change: (part: Expression) => Expression): Statement[] {
  const to = (part: Expression) => mapped(part, change);
  const changed = (one: Statement): Statement => {
    switch (one.is) {
      case 'let':
        return { ...one, value: to(one.value) };
      case 'set':
        return { ...one, target: to(one.target), value: to(one.value) };
      case 'push':
        return { ...one, list: to(one.list), value: to(one.value) };
      case 'clear':
      case 'shift':
        return { ...one, list: to(one.list) };
      case 'do':
        return { ...one, of: to(one.of) };
      case 'if':
        return {
          ...one,
          test: to(one.test),
          yes: mappedAll(one.yes, change),
          no: mappedAll(one.no, change),
        };
      case 'return':
        return { ...one, value: one.value && to(one.value) };
      case 'for':
        return { ...one, from: to(one.from), below: to(one.below), body: mappedAll(one.body, change) };
    }
  };
  return body.map(changed);
}

/** Returns every expression in some statements, except the targets of assignments. */
export function expressionsOf(body: readonly Statement[]): Expression[] {
  const found: Expression[] = [];
  const look = (part: Expression) => {
    found.push(part);
    return part;
  };
  for (const one of statementsOf(body)) {
    if (one.is === 'set') mapped(one.value, look);
    else if (one.is === 'if') mapped(one.test, look);
    else if (one.is === 'clear') continue;
    else if (one.is === 'for') {
      mapped(one.from, look);
      mapped(one.below, look);
    } else mappedAll([one], look);
  }
  return found;
}
