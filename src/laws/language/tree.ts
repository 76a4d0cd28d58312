// The tree of a law: what its text says, in the few forms that run here and that every language of Code can print.
import type { Place } from './words';

/** `count` is a whole number, `list` an array of numbers, `void` nothing. */
export type Type = 'number' | 'count' | 'boolean' | 'list' | 'void';

/** Place of a node in the law's text. Laws of the library have no text. */
interface Placed {
  readonly place?: Place;
}

export type Expression = Placed &
  (
    | { is: 'number'; value: number }
    | { is: 'constant'; name: 'pi' | 'infinity' }
    | { is: 'truth'; value: boolean }
    /** A word of a choice, in laws of the library until they are specialised. A law that is written here has none. */
    | { is: 'word'; value: string }
    /** A local, a parameter, or a constant of the law. */
    | { is: 'name'; name: string }
    /** A field of the law: a gain, a limit of the motor, or memory. */
    | { is: 'own'; name: string }
    | { is: 'unary'; op: '-' | '!'; of: Expression }
    /** `op` is one of + - * / % < <= > >= == != && ||. */
    | { is: 'binary'; op: string; left: Expression; right: Expression }
    | { is: 'choice'; test: Expression; yes: Expression; no: Expression }
    | { is: 'math'; name: MathName; of: Expression[] }
    /** A function of the law, or one that every law has: clamp, wrapAngle, hypot, tan, square, cube. */
    | { is: 'call'; name: string; of: Expression[] }
    | { is: 'at'; list: Expression; index: Expression }
    | { is: 'length'; list: Expression }
    /** A whole number as any number: without it 1 / n is 0 in C++. */
    | { is: 'real'; of: Expression }
  );

export type MathName = 'abs' | 'min' | 'max' | 'sqrt' | 'floor' | 'round' | 'sign' | 'sin' | 'cos' | 'atan2';

export type Statement = Placed &
  (
    | { is: 'let'; name: string; type: Type; value: Expression; varies: boolean }
    | { is: 'set'; target: Expression; op: '=' | '+=' | '-='; value: Expression }
    | { is: 'clear'; list: Expression }
    | { is: 'push'; list: Expression; value: Expression }
    | { is: 'shift'; list: Expression }
    /** A call for what it does. */
    | { is: 'do'; of: Expression }
    | { is: 'if'; test: Expression; yes: Statement[]; no: Statement[] }
    | { is: 'return'; value: Expression | null }
    /** Counts up by a fixed step from `from` while below `below`, which is worked out before each round. */
    | { is: 'for'; name: string; from: Expression; below: Expression; by: number; body: Statement[] }
  );

export interface Parameter {
  readonly name: string;
  readonly type: Type;
}

/** A function of a law. */
export interface Routine {
  readonly name: string;
  /** First sentence of its docstring; empty when it has none. */
  readonly about: string;
  readonly parameters: readonly Parameter[];
  readonly returns: Type;
  readonly body: readonly Statement[];
}

/** A variable with its beginning: a constant, or memory. */
export interface Variable {
  readonly name: string;
  readonly about: string;
  readonly type: Type;
  /** Of a list, which begins empty, a 0 that means nothing. */
  readonly value: Expression;
}

/** A law with all that it calls. */
export interface Law {
  /** Name of its class when it is printed. */
  readonly name: string;
  readonly constants: readonly Variable[];
  readonly state: readonly Variable[];
  /** Begins with update, then limited where there is one, then reset. */
  readonly routines: readonly Routine[];
}

/** Every statement of a body, nested ones included. */
export function statementsOf(body: readonly Statement[]): Statement[] {
  return body.flatMap((one) => {
    if (one.is === 'if') return [one, ...statementsOf(one.yes), ...statementsOf(one.no)];
    return one.is === 'for' ? [one, ...statementsOf(one.body)] : [one];
  });
}

/** The parts of an expression, itself not among them. */
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

/** Whether an expression, or a part of it however deep, is such a one. */
export function holds(one: Expression, isSuch: (part: Expression) => boolean): boolean {
  return isSuch(one) || partsOf(one).some((part) => holds(part, isSuch));
}
