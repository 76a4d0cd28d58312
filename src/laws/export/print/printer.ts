// Prints the syntax tree of a law in a language: expressions with the fewest brackets, and functions.

import { isCount, isTruth, type KindsByName, kindsIn } from '../kinds';
import { type Expression, expressionsOf, type Routine, type Statement, statementsOf } from '../tree';
import { type ExpressionForms, indented, type PrintableLaw, type TargetLanguage } from './language';

/** Precedence of the operators, the same in all target languages. */
const strengths: Readonly<Record<string, number>> = {
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 6,
  '<=': 6,
  '>': 6,
  '>=': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
};
const sums = 7;
/** Precedence of `not` in languages such as GDScript, in which `not` binds less tightly than a comparison. */
const loose = 4;
const unary = 9;
const whole = 10;

const isComparison = (op: string) => /^[<>=!]=?$|^==$/.test(op);

/** Converts the expressions of a law's function to code of the exported language. */
export class ExpressionPrinter {
  readonly #words: ExpressionForms;
  readonly #methods: ReadonlySet<string>;
  readonly #kinds: KindsByName;

  /**
   * Makes a printer for the expressions of one function.
   * @param words syntax of the target language: functions that return code for numbers, names, calls etc.
   * @param methods method names of the law's class
   * @param kinds types of variables and fields, by name
   */
  constructor(words: ExpressionForms, methods: ReadonlySet<string>, kinds: KindsByName) {
    this.#words = words;
    this.#methods = methods;
    this.#kinds = kinds;
  }

  /** Returns code for an expression. @param count whether the code must give a whole number */
  text(one: Expression, count = false): string {
    return this.#print(one, count)[0];
  }

  /**
   * Returns code for an operand of + or -, in brackets if needed.
   * @param count whether the code must give a whole number
   */
  operand(one: Expression, count: boolean): string {
    return this.#within(one, sums + 1, count);
  }

  isCount(one: Expression): boolean {
    return isCount(one, this.#kinds);
  }

  /**
   * Returns code for an expression, in brackets if its precedence is below `strength`.
   * @param count whether the code must give a whole number
   */
  #within(one: Expression, strength: number, count = false): string {
    const [text, own] = this.#print(one, count);
    return own < strength ? `(${text})` : text;
  }

  #print(one: Expression, count: boolean): [string, number] {
    const words = this.#words;
    switch (one.is) {
      case 'number':
        return [words.number(one.value, count), one.value < 0 ? unary : whole];
      case 'constant':
        return [one.name === 'pi' ? words.pi : words.infinity, whole];
      case 'truth':
        return [String(one.value), whole];
      case 'name':
        return [words.name(one.name), whole];
      case 'own':
        return [words.own(one.name), whole];
      case 'unary':
        return this.#unary(one);
      case 'binary':
        return this.#binary(one, count);
      case 'choice':
        return this.#choice(one);
      case 'math':
        return [`${words.math(one.name)}(${one.of.map((part) => this.text(part)).join(', ')})`, whole];
      case 'call':
        return [this.#call(one.name, one.of), whole];
      case 'at':
        return [`${this.#within(one.list, whole)}[${this.#index(one.index)}]${words.nonNull ?? ''}`, whole];
      case 'length':
        return [words.length(this.#within(one.list, whole)), whole];
      case 'real':
        return words.real ? [words.real(this.text(one.of, true)), whole] : this.#print(one.of, true);
      case 'word':
        throw new Error(`the word ${one.value} is still in the law`);
    }
  }

  #call(name: string, of: readonly Expression[]): string {
    const { builtIn = {}, call } = this.#words;
    const callee = builtIn[name] ?? call(name, this.#methods.has(name));
    return `${callee}(${of.map((part) => this.text(part)).join(', ')})`;
  }

  #unary({ op, of }: Extract<Expression, { is: 'unary' }>): [string, number] {
    if (op === '-') return [`-${this.#within(of, unary + 1)}`, unary];
    return [
      `${this.#words.signs['!'] ?? '!'}${this.#within(of, unary)}`,
      this.#words.looseNot ? loose : unary,
    ];
  }

  #binary({ op, left, right }: Extract<Expression, { is: 'binary' }>, count: boolean): [string, number] {
    const strength = strengths[op];
    const counts = count || this.isCount(left) || this.isCount(right);
    const { signs, remainder } = this.#words;
    if (op === '%' && remainder) return [remainder(this.text(left, counts), this.text(right, counts)), whole];
    // The right side of an equal operator keeps its brackets: the order of sums is part of the result. Comparisons of
    // comparisons have an order in each language, and && within || a warning of C++.
    const within = (one: Expression, least: number) => {
      const isUnclear = op === '||' && one.is === 'binary' && one.op === '&&';
      return this.#within(one, isUnclear ? whole : isComparison(op) ? sums : least, counts);
    };
    return [[within(left, strength), within(right, strength + 1)].join(` ${signs[op] ?? op} `), strength];
  }

  #choice(one: Extract<Expression, { is: 'choice' }>): [string, number] {
    const { choice, truthChoice } = this.#words;
    const [test, yes, no] = [one.test, one.yes, one.no].map((part) => this.#within(part, 3));
    if (truthChoice && isTruth(one, this.#kinds)) return [truthChoice(test, yes, no), whole];
    return [choice(test, yes, no), 1];
  }

  #index(index: Expression): string {
    const more = this.#words.firstIndex ?? 0;
    if (more === 0) return this.text(index, true);
    const one: Expression = { is: 'number', value: more };
    if (index.is === 'number') return String(index.value + more);
    if (index.is !== 'binary' || index.right.is !== 'number' || !/^[-+]$/.test(index.op))
      return this.text({ is: 'binary', op: '+', left: index, right: one }, true);
    const offset = (index.op === '+' ? index.right.value : -index.right.value) + more;
    if (offset === 0) return this.text(index.left, true);
    const right: Expression = { is: 'number', value: Math.abs(offset) };
    return this.text({ is: 'binary', op: offset > 0 ? '+' : '-', left: index.left, right }, true);
  }
}

/** Names of functions that need no comment in compact code, because the names explain them. */
const plainByName = ['wrapAngle', 'saturate', 'reset'];

/** Properties of a programming language that the export of a law needs. */
export type RoutinePrinter = Omit<TargetLanguage, 'file'>;

/**
 * Returns the lines of code of a function, with its comment.
 * @param compact whether to use as few lines as is readable
 */
export function printRoutine(
  routine: Routine,
  language: RoutinePrinter,
  law: Pick<PrintableLaw, 'settings' | 'tree' | 'methods'>,
  compact: boolean,
): string[] {
  const { forms } = language;
  const printer = new ExpressionPrinter(
    language.words,
    law.methods,
    kindsIn(routine, [...law.settings, ...law.tree.state]),
  );
  const body = routine.body.flatMap((one) => printStatement(one, language, printer));
  const isPlain = compact && (body.length === 1 || plainByName.includes(routine.name));
  const about = routine.about && !isPlain ? [language.about(routine.about)] : [];
  const open = language.open(routine, law.methods.has(routine.name));
  if (compact && body.length === 1) return [[open, body[0], forms.close ?? ''].join(' ').trimEnd()];
  return [...about, open, ...indented(body, forms.indent), ...(forms.close === null ? [] : [forms.close])];
}

/** Returns whether the value of an expression may change while a loop's body runs. */
function mayChange(value: Expression, body: readonly Statement[]): boolean {
  const inside = statementsOf(body);
  const calls = expressionsOf(body).some(({ is }) => is === 'call');
  return expressionsOf([{ is: 'return', value }]).some((part) => {
    if (part.is === 'length')
      return calls || inside.some(({ is }) => is === 'push' || is === 'shift' || is === 'clear');
    if (part.is !== 'name' && part.is !== 'own') return false;
    const isSet = inside.some(
      (one) => one.is === 'set' && one.target.is === part.is && one.target.name === part.name,
    );
    return isSet || (part.is === 'own' && calls);
  });
}

function printStatement(one: Statement, language: RoutinePrinter, printer: ExpressionPrinter): string[] {
  const { forms, words } = language;
  const block = (body: readonly Statement[]) =>
    indented(
      body.flatMap((each) => printStatement(each, language, printer)),
      forms.indent,
    );
  const close = forms.close === null ? [] : [forms.close];
  switch (one.is) {
    case 'let':
      return [
        forms.declare(
          words.name(one.name),
          one.type,
          printer.text(one.value, one.type === 'count'),
          one.varies,
        ),
      ];
    case 'set':
      return [
        forms.set(
          printer.text(one.target),
          one.op,
          printer.text(one.value, printer.isCount(one.target)),
          printer.operand(one.value, printer.isCount(one.target)),
        ),
      ];
    case 'clear':
      return [forms.clear(printer.text(one.list))];
    case 'push':
      return [forms.push(printer.text(one.list), printer.text(one.value))];
    case 'shift':
      return [forms.shift(printer.text(one.list))];
    case 'do':
      return [`${printer.text(one.of)}${forms.end}`];
    case 'return':
      return [forms.return(one.value && printer.text(one.value))];
    case 'if': {
      const then = one.yes.flatMap((each) => printStatement(each, language, printer));
      // GDScript has no nested if on one line.
      const isShort = then.length === 1 && one.yes[0].is !== 'if' && one.no.length === 0;
      if (forms.ifShort && isShort) return [forms.ifShort(printer.text(one.test), then[0])];
      return [
        forms.if(printer.text(one.test)),
        ...indented(then, forms.indent),
        ...(one.no.length > 0 ? [forms.else, ...block(one.no)] : []),
        ...close,
      ];
    }
    case 'for': {
      const [from, below] = [printer.text(one.from, true), printer.text(one.below, true)];
      if (forms.loop && mayChange(one.below, one.body)) {
        const { head, last } = forms.loop(words.name(one.name), from, below, String(one.by));
        return [...head, ...block(one.body), ...indented([last], forms.indent), ...close];
      }
      return [forms.for(words.name(one.name), from, below, String(one.by)), ...block(one.body), ...close];
    }
  }
}
