// The syntax tree of a law, with few kinds of node: all of them can be run by the machine and printed in every target language.
import type { TextSpan } from './words';

/** Type of a value in a law. `count` is a whole number, `list` an array of numbers, `void` no value. */
export type Type = 'number' | 'count' | 'boolean' | 'list' | 'void';

/** Position of a syntax tree node in the law's text. Undefined for a built-in law, which has no text. */
interface SourceSpan {
  readonly place?: TextSpan | undefined;
}

export type Expression = SourceSpan &
  (
    | { is: 'number'; value: number }
    | { is: 'constant'; name: 'pi' | 'infinity' }
    | { is: 'truth'; value: boolean }
    /** Value of a string option, such as 'clamping'. */
    | { is: 'word'; value: string }
    /** A local variable, a parameter, or a constant of the law. */
    | { is: 'name'; name: string }
    /** A field of the law's class: a gain, a limit of the motor, or memory. */
    | { is: 'own'; name: string }
    | { is: 'unary'; op: '-' | '!'; of: Expression }
    /** An operation with two operands. `op` is one of + - * / % < <= > >= == != && ||. */
    | { is: 'binary'; op: string; left: Expression; right: Expression }
    | { is: 'choice'; test: Expression; yes: Expression; no: Expression }
    | { is: 'math'; name: MathName; of: Expression[] }
    /**
     * A call of a function: one that the law declares, or a built-in one (clamp, wrapAngle, hypot, tan, square, cube).
     */
    | { is: 'call'; name: string; of: Expression[] }
    | { is: 'at'; list: Expression; index: Expression }
    | { is: 'length'; list: Expression }
    /** A whole number converted to a real number, so that 1 / n is not 0 in C++. */
    | { is: 'real'; of: Expression }
  );

export type MathName = 'abs' | 'min' | 'max' | 'sqrt' | 'floor' | 'round' | 'sign' | 'sin' | 'cos' | 'atan2';

export type Statement = SourceSpan &
  (
    | { is: 'let'; name: string; type: Type; value: Expression; varies: boolean }
    | { is: 'set'; target: Expression; op: '=' | '+=' | '-='; value: Expression }
    | { is: 'clear'; list: Expression }
    | { is: 'push'; list: Expression; value: Expression }
    | { is: 'shift'; list: Expression }
    /** A call as a statement, whose result is not used. */
    | { is: 'do'; of: Expression }
    | { is: 'if'; test: Expression; yes: Statement[]; no: Statement[] }
    | { is: 'return'; value: Expression | null }
    /**
     * A loop whose counter starts at `from` and grows by `by`. It runs while the counter is less than
     * `below`.
     */
    | { is: 'for'; name: string; from: Expression; below: Expression; by: number; body: Statement[] }
  );

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

/** A function of a law, in the syntax tree. */
export interface Routine {
  readonly name: string;
  /** Comment for the function in exported code; empty if there is none. */
  readonly about: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type;
  readonly body: readonly Statement[];
}

/** A constant or a memory variable of a law, with its initial value. */
export interface Variable {
  readonly name: string;
  readonly about: string;
  readonly type: Type;
  /** Initial value of the variable. Unused for a list variable, which starts empty. */
  readonly value: Expression;
}

/** The syntax tree of a law and of all functions that it calls. */
export interface LawTree {
  /** Name of the law's class in exported code. */
  readonly name: string;
  readonly constants: readonly Variable[];
  readonly state: readonly Variable[];
  /** Functions of the law, in this order: update, limited (if the law has it), reset, then the others. */
  readonly routines: readonly Routine[];
}

/** Returns all statements of a function's body, including nested ones. */
export function statementsOf(body: readonly Statement[]): Statement[] {
  return body.flatMap((one) => {
    if (one.is === 'if') return [one, ...statementsOf(one.yes), ...statementsOf(one.no)];
    return one.is === 'for' ? [one, ...statementsOf(one.body)] : [one];
  });
}

/** Returns the expressions that an expression directly contains. */
export function partsOf(one: Expression): readonly Expression[] {
  switch (one.is) {
    case 'unary':
    case 'real':
      return [one.of];
    case 'binary':
      return [one.left, one.right];
    case 'choice':
      return [one.test, one.yes, one.no];
    case 'math':
    case 'call':
      return one.of;
    case 'at':
      return [one.list, one.index];
    case 'length':
      return [one.list];
    default:
      return [];
  }
}

/** Returns whether an expression, or any expression in it, meets a condition. */
export function holds(one: Expression, isSuch: (part: Expression) => boolean): boolean {
  return isSuch(one) || partsOf(one).some((part) => holds(part, isSuch));
}
