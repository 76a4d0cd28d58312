// Makes plain in which order a law works out its values, where that tells: C++ takes the sides of an operator and the numbers that a
// function is given in any order, and Godot reads memory only once both sides are there.
import { isTruth, type Kinds, kindsIn } from '../kinds';
import { type Expression, type Law, mapped, type Routine, type Statement, statementsOf } from '../tree';
import { actingIn } from './acting';
import { unreadIn } from './unread';

/** The law with a variable for each value that something after it may change before it is used. */
export function ordered(law: Law): Law {
  const acting = actingIn(law);
  const names = namesIn(law);
  return {
    ...law,
    routines: law.routines.map((one) => ({
      ...one,
      body: new Order(law, acting, kindsIn(one, law.state), names).statements(one.body),
    })),
  };
}

/** All names of a law. */
function namesIn({ constants, state, routines }: Law): ReadonlySet<string> {
  const inside = ({ parameters, body }: Routine) => [
    ...parameters.map(({ name }) => name),
    ...statementsOf(body).flatMap((one) => (one.is === 'let' || one.is === 'for' ? [one.name] : [])),
  ];
  return new Set([
    ...[...constants, ...state, ...routines].map(({ name }) => name),
    ...routines.flatMap(inside),
  ]);
}

/** An expression, and what has to be done before it. */
interface Ordered {
  readonly before: Statement[];
  readonly value: Expression;
}

/** Orders one function. */
class Order {
  private readonly _acting: ReadonlySet<string>;
  private readonly _kinds: Kinds;
  private readonly _memory: ReadonlySet<string>;
  private readonly _names: Set<string>;
  private readonly _law: Law;

  constructor(law: Law, acting: ReadonlySet<string>, kinds: Kinds, names: ReadonlySet<string>) {
    this._law = law;
    this._acting = acting;
    this._kinds = kinds;
    this._memory = new Set(law.state.map(({ name }) => name));
    this._names = new Set(names);
  }

  statements(body: readonly Statement[]): Statement[] {
    return body.flatMap((one) => this._statement(one));
  }

  private _statement(one: Statement): Statement[] {
    switch (one.is) {
      case 'let':
        return this._with(one.value, (value) => ({ ...one, value }));
      case 'set':
        return this._set(one);
      case 'push':
        return this._push(one);
      case 'do':
        return this._with(one.of, (of) => ({ ...one, of }));
      case 'return':
        return one.value ? this._with(one.value, (value) => ({ ...one, value })) : [one];
      case 'if':
        return this._with(one.test, (test) => ({
          ...one,
          test,
          yes: this.statements(one.yes),
          no: this.statements(one.no),
        }));
      case 'for':
        return [{ ...one, body: this.statements(one.body) }];
      default:
        return [one];
    }
  }

  private _with(expression: Expression, made: (value: Expression) => Statement): Statement[] {
    const { before, value } = this._value(expression);
    return [...before, made(value)];
  }

  /** `sum += f()` takes sum as it was before f. */
  private _set(one: Extract<Statement, { is: 'set' }>): Statement[] {
    if (one.op === '=' || one.target.is !== 'own' || !this._acts(one.value))
      return this._with(one.value, (value) => ({ ...one, value }));
    const sum: Expression = { is: 'binary', op: one.op[0], left: one.target, right: one.value };
    return this._with(sum, (value) => ({ ...one, op: '=', value }));
  }

  /** What is pushed may clear the list, which then is another one in JavaScript and Lua. */
  private _push(one: Extract<Statement, { is: 'push' }>): Statement[] {
    const { before, value } = this._value(one.value);
    if (!this._acts(value)) return [...before, { ...one, value }];
    const [kept, name] = this._kept(value);
    return [...before, kept, { ...one, value: name }];
  }

  private _acts(one: Expression): boolean {
    return some(one, (part) => part.is === 'call' && this._acting.has(part.name));
  }

  private _readsMemory(one: Expression): boolean {
    return some(one, (part) => part.is === 'own' && this._memory.has(part.name));
  }

  /** A variable with a value. */
  private _kept(value: Expression, varies = false): [Statement, Expression] {
    let name = 'was';
    for (let n = 2; this._names.has(name); n++) name = `was${n}`;
    this._names.add(name);
    const type = isTruth(value, this._kinds) ? 'boolean' : 'number';
    return [
      { is: 'let', name, type, value, varies },
      { is: 'name', name },
    ];
  }

  private _value(one: Expression): Ordered {
    switch (one.is) {
      case 'unary':
      case 'real': {
        const { before, value } = this._value(one.of);
        return { before, value: { ...one, of: value } };
      }
      case 'binary': {
        if (one.op === '&&' || one.op === '||') return this._either(one);
        const { before, values } = this._values([one.left, one.right]);
        return { before, value: { ...one, left: values[0], right: values[1] } };
      }
      case 'math':
      case 'call': {
        const routine = this._law.routines.find(({ name }) => one.is === 'call' && name === one.name);
        const { before, values } = this._values(one.of, routine && unreadIn(routine));
        return { before, value: { ...one, of: values } };
      }
      case 'choice':
        return this._choice(one);
      default:
        return { before: [], value: one };
    }
  }

  /** Values of one place, the first one first. @param unread those that are worked out for what that does alone */
  private _values(
    all: readonly Expression[],
    unread: readonly number[] = [],
  ): { before: Statement[]; values: Expression[] } {
    const before: Statement[] = [];
    const values = all.map((one, n) => {
      const own = this._value(one);
      before.push(...own.before);
      const later = all.slice(n + 1);
      const isAtRisk =
        (this._readsMemory(one) && later.some((each) => this._acts(each))) ||
        (this._acts(one) &&
          (unread.includes(n) || later.some((each) => this._acts(each) || this._readsMemory(each))));
      if (!isAtRisk) return own.value;
      const [kept, name] = this._kept(own.value);
      before.push(kept);
      return name;
    });
    return { before, values };
  }

  /** && and ||, whose right side is worked out only where it counts. */
  private _either(one: Extract<Expression, { is: 'binary' }>): Ordered {
    const left = this._value(one.left);
    const right = this._value(one.right);
    if (right.before.length === 0)
      return { before: left.before, value: { ...one, left: left.value, right: right.value } };
    const [kept, name] = this._kept(left.value, true);
    const test: Expression = one.op === '&&' ? name : { is: 'unary', op: '!', of: name };
    const set: Statement = { is: 'set', target: name, op: '=', value: right.value };
    const rest: Statement = { is: 'if', test, yes: [...right.before, set], no: [] };
    return { before: [...left.before, kept, rest], value: name };
  }

  private _choice(one: Extract<Expression, { is: 'choice' }>): Ordered {
    const [test, yes, no] = [one.test, one.yes, one.no].map((part) => this._value(part));
    if (yes.before.length + no.before.length === 0)
      return { before: test.before, value: { ...one, test: test.value, yes: yes.value, no: no.value } };
    const begin: Expression = isTruth(one, this._kinds)
      ? { is: 'truth', value: false }
      : { is: 'number', value: 0 };
    const [kept, name] = this._kept(begin, true);
    const set = (value: Expression): Statement => ({ is: 'set', target: name, op: '=', value });
    const chosen: Statement = {
      is: 'if',
      test: test.value,
      yes: [...yes.before, set(yes.value)],
      no: [...no.before, set(no.value)],
    };
    return { before: [...test.before, kept, chosen], value: name };
  }
}

/** Whether an expression, or a part of it, is such a one. */
function some(one: Expression, isSuch: (part: Expression) => boolean): boolean {
  let found = false;
  mapped(one, (part) => {
    found ||= isSuch(part);
    return part;
  });
  return found;
}
