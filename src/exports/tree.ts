// The tree that a law is lowered to: what its TypeScript says, in the few forms that every language can print; and ways through it.

/** `count` is a whole number, `list` an array of numbers. */
export type Type = 'number' | 'count' | 'boolean' | 'list' | 'void';

export type Expression =
  | { is: 'number'; value: number }
  | { is: 'constant'; name: 'pi' | 'infinity' }
  | { is: 'truth'; value: boolean }
  /** A word of a choice; specialising takes it away. */
  | { is: 'word'; value: string }
  /** A local, a parameter, or a constant of the file. */
  | { is: 'name'; name: string }
  /** A field of the law: a setting, a limit of the motor, or state. */
  | { is: 'own'; name: string }
  | { is: 'unary'; op: '-' | '!'; of: Expression }
  | { is: 'binary'; op: string; left: Expression; right: Expression }
  | { is: 'choice'; test: Expression; yes: Expression; no: Expression }
  | { is: 'math'; name: MathName; of: Expression[] }
  | { is: 'call'; name: string; of: Expression[] }
  | { is: 'at'; list: Expression; index: Expression }
  | { is: 'length'; list: Expression };

export const mathNames = ['abs', 'min', 'max', 'sqrt', 'floor', 'round', 'sign'] as const;
export type MathName = (typeof mathNames)[number];

export type Statement =
  | { is: 'let'; name: string; type: Type; value: Expression; varies: boolean }
  | { is: 'set'; target: Expression; op: '=' | '+=' | '-='; value: Expression }
  | { is: 'clear'; list: Expression }
  | { is: 'push'; list: Expression; value: Expression }
  | { is: 'shift'; list: Expression }
  | { is: 'if'; test: Expression; yes: Statement[]; no: Statement[] }
  | { is: 'return'; value: Expression | null }
  /** Counts up by a fixed step from `from` while below `below`. */
  | { is: 'for'; name: string; from: Expression; below: Expression; by: number; body: Statement[] };

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

/** A function, or a method when it uses a field. */
export interface Routine {
  readonly name: string;
  /** First sentence of its docstring; empty when it has none. */
  readonly about: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type;
  readonly body: readonly Statement[];
}

/** A variable with its beginning: a constant of a file, or a law's state. */
export interface Variable {
  readonly name: string;
  readonly about: string;
  readonly type: Type;
  readonly value: Expression;
}

export interface Law {
  /** Name of its class: 'WindowedPid'. */
  readonly name: string;
  readonly constants: readonly Variable[];
  readonly state: readonly Variable[];
  /** Begins with update, limited and reset. */
  readonly routines: readonly Routine[];
}

/** A copy of an expression, its parts first, each put through `change`. */
export function mapped(one: Expression, change: (part: Expression) => Expression): Expression {
  const to = (part: Expression) => mapped(part, change);
  switch (one.is) {
    case 'unary':
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

/** A copy of statements with every expression put through `change`, from its parts up. */
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

/** Every expression of some statements; the target of an assignment is none. */
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

/** Every statement, those inside others too. */
export function statementsOf(body: readonly Statement[]): Statement[] {
  return body.flatMap((one) => {
    if (one.is === 'if') return [one, ...statementsOf(one.yes), ...statementsOf(one.no)];
    return one.is === 'for' ? [one, ...statementsOf(one.body)] : [one];
  });
}
