// The tree that a law is lowered to: what its TypeScript says, in the few forms that every language can print.

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

/** A law with all that it calls. */
export interface Law {
  /** Name of its class: 'WindowedPid'. */
  readonly name: string;
  readonly constants: readonly Variable[];
  readonly state: readonly Variable[];
  /** Begins with update, limited and reset. */
  readonly routines: readonly Routine[];
}
