// Refuses expressions whose value depends on evaluation order. JavaScript evaluates from left to right. C++ may take any order, and
// Godot reads memory after both operands.
import { type Expression, partsOf, type Routine, type Statement, statementsOf } from './tree';
import type { TextSpan } from './words';

/**
 * A memory conflict in an expression: a call changes a memory variable that the expression also uses. The
 * result would depend on the order of evaluation.
 */
interface MemoryConflict {
  readonly call: TextSpan;
  readonly name: string;
  readonly memory: string;
}

/**
 * Memory variables that a function of a law uses. `used`: read or changed. `changed`: only those that it
 * changes.
 */
interface MemoryUse {
  /** Names of memory variables that the function reads or changes. */
  readonly used: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
}

type Call = Extract<Expression, { is: 'call' }>;

/**
 * Memory that an expression uses. `used`: names of the memory variables that it reads or changes. `calls`:
 * calls in it that change memory.
 */
interface ExpressionUse {
  readonly used: ReadonlySet<string>;
  readonly calls: readonly Call[];
}

const nothing: ReadonlySet<string> = new Set();

/**
 * Returns the first memory conflict of a law: a call changes a memory variable that the same expression also uses. Null
 * if there is none.
 * @param memory names of all memory variables
 * @param routines functions of the law; none may call itself
 */
export function memoryConflictIn(
  memory: ReadonlySet<string>,
  routines: readonly Routine[],
): MemoryConflict | null {
  const law = new MemoryOrder(memory, routines);
  for (const { body } of routines)
    for (const statement of statementsOf(body)) {
      const conflict = law.conflictIn(statement);
      if (conflict) return conflict;
    }
  return null;
}

class MemoryOrder {
  private readonly _memory: ReadonlySet<string>;
  private readonly _routines: ReadonlyMap<string, Routine>;
  private readonly _uses = new Map<string, MemoryUse>();
  private _conflict: MemoryConflict | null = null;

  constructor(memory: ReadonlySet<string>, routines: readonly Routine[]) {
    this._memory = memory;
    this._routines = new Map(routines.map((one) => [one.name, one]));
  }

  conflictIn(statement: Statement): MemoryConflict | null {
    this._conflict = null;
    const values = valuesOf(statement).map((value) => this._use(value));
    const target = targetOf(statement);
    if (target !== null) for (const value of values) this._compare(value.calls, new Set([target]));
    return this._conflict;
  }

  /** Returns the memory variables that a function uses, directly or through calls. */
  private _useOf(name: string): MemoryUse {
    const known = this._uses.get(name);
    if (known) return known;
    const statements = statementsOf(this._routines.get(name)?.body ?? []);
    const values = statements.flatMap(valuesOf).map((value) => this._use(value));
    const own = statements.flatMap((one) => changedBy(one) ?? []).filter((one) => this._memory.has(one));
    const called = values.flatMap(({ calls }) => calls.map((call) => this._useOf(call.name).changed));
    const changed = union([new Set(own), ...called]);
    const use = { used: union([changed, ...values.map(({ used }) => used)]), changed };
    this._uses.set(name, use);
    return use;
  }

  /**
   * Returns the memory variables that an expression uses. Stores a conflict if the result depends on the
   * order of evaluation.
   */
  private _use(one: Expression): ExpressionUse {
    const parts = partsOf(one).map((part) => this._use(part));
    // In all languages && || and ? : evaluate their first operand first.
    const isSequenced = one.is === 'choice' || (one.is === 'binary' && /^(?:&&|\|\|)$/.test(one.op));
    if (!isSequenced)
      for (const part of parts)
        this._compare(part.calls, union(parts.flatMap((other) => (other === part ? [] : [other.used]))));
    const used = parts.map((part) => part.used);
    const calls = parts.flatMap((part) => part.calls);
    if (one.is === 'own' && this._memory.has(one.name)) used.push(new Set([one.name]));
    if (one.is === 'call') {
      used.push(this._useOf(one.name).used);
      if (this._useOf(one.name).changed.size > 0) calls.push(one);
    }
    return { used: union(used), calls };
  }

  private _compare(calls: readonly Call[], used: ReadonlySet<string>): void {
    for (const call of calls)
      for (const memory of this._useOf(call.name).changed)
        if (used.has(memory)) this._conflict ??= { call: call.place!, name: call.name, memory };
  }
}

/** Returns the union of sets. If only one set is not empty, returns that set without a copy. */
function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  const full = sets.filter(({ size }) => size > 0);
  if (full.length <= 1) return full[0] ?? nothing;
  return new Set(full.flatMap((one) => [...one]));
}

/** Returns the expressions of a statement. Leaves out those in nested statements. */
function valuesOf(statement: Statement): Expression[] {
  switch (statement.is) {
    case 'let':
    case 'set':
    case 'push':
      return [statement.value];
    case 'return':
      return statement.value ? [statement.value] : [];
    case 'do':
      return [statement.of];
    case 'if':
      return [statement.test];
    case 'for':
      return [statement.from, statement.below];
    default:
      return [];
  }
}

const nameOf = (one: Expression): string | null => (one.is === 'own' ? one.name : null);

/**
 * Returns the name of the memory variable or list that a statement changes; null if it changes none. Nested statements
 * do not count.
 */
function changedBy(statement: Statement): string | null {
  if (statement.is === 'set') return nameOf(statement.target);
  const isOfList = statement.is === 'push' || statement.is === 'shift' || statement.is === 'clear';
  return isOfList ? nameOf(statement.list) : null;
}

/**
 * Returns the memory variable or list that a statement both reads and changes, such as `sum` in `sum += 1`.
 * Null if there is none.
 */
function targetOf(statement: Statement): string | null {
  if (statement.is === 'push') return nameOf(statement.list);
  return statement.is === 'set' && statement.op !== '=' ? nameOf(statement.target) : null;
}
