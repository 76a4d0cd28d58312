// Parses the text of a law into a syntax tree. The tree runs here and is printed in every target language.
//
// The parser is written for this small language. Acorn parses all of JavaScript, and makes the late chunk 41 kB gzipped
// instead of 20. For an error such as “43 error” it only says that a token is unexpected.
import type { Tunable } from '../control/tunable';
import { instead, spanOf, TokenCursor } from './cursor';
import { Expressions } from './expressions';
import { numberOf } from './kinds';
import { memoryConflictIn } from './memory-order';
import { mostSimilarName, nameRefusal, refusalOf, sampleFields } from './names';
import { NameScope, type Role } from './scope';
import { alwaysReturns, Statements } from './statements';
import {
  type Expression,
  holds,
  type LawTree,
  type Parameter,
  type Routine,
  type Type,
  type Variable,
} from './tree';
import { LawError, type LawToken, lineFrom, type TextSpan, tokensOf } from './words';

/** Largest length of a law's text. Characters */
export const longestText = 4000;

/** Largest number of gains, and of lists, that a law may declare. */
const most = { gains: 8, lists: 8 };

/** Range of a gain's value in a scenario file. */
const accepts = { from: -10_000, to: 10_000 };

/** Smallest difference between the ends of a gain's slider. */
const leastRange = 1e-6;

/** A law parsed from its text. */
export interface LawText {
  readonly text: string;
  /** Name of the law, from the first comment of the text; empty if there is no comment. */
  readonly name: string;
  /** Gains that the text declares with gain(…), as settings. */
  readonly gains: readonly Tunable[];
  readonly law: LawTree;
}

/** Parses the text of a law. Throws LawError at the first mistake. */
export function parseLaw(text: string): LawText {
  if (text.length > longestText)
    throw new LawError(
      text,
      { at: longestText, length: text.length - longestText },
      `a law has at most ${longestText} characters, this one ${text.length}`,
    );
  const { signs, title } = tokensOf(text);
  const { gains, law } = new LawReader(new TokenCursor(text, signs)).read();
  return { text, name: lineFrom(title), gains, law };
}

/** Pattern of a gain's comment: a label, and a unit if it ends with one. */
const gainComment = /^(.*?)(?:(?:^|,\s*)(1\/s²|1\/s³|1\/s|rad\/s²|rad\/s|rad|Hz|s))?$/;

/** Keywords that begin a declaration. */
const declarationWords = ['function', 'const', 'let'];

class LawReader {
  private readonly _cursor: TokenCursor;
  private readonly _scope: NameScope;
  private readonly _expressions: Expressions;
  private readonly _statements: Statements;
  private readonly _gains: Tunable[] = [];
  private readonly _constants: Variable[] = [];
  private readonly _state: Variable[] = [];
  private readonly _routines: Routine[] = [];

  constructor(cursor: TokenCursor) {
    this._cursor = cursor;
    this._scope = new NameScope(cursor);
    this._expressions = new Expressions(cursor, this._scope);
    this._statements = new Statements(cursor, this._scope, this._expressions);
  }

  read(): { gains: readonly Tunable[]; law: LawTree } {
    const cursor = this._cursor;
    while (cursor.here.is !== 'end') this._declaration();
    if (!this._scope.functions.has('turn'))
      cursor.fail(
        cursor.here,
        'there is no function turn yet: write function turn({ error }) { return 40 * error; }',
      );
    this._checkCalls();
    this._checkOrder();
    const named = (name: string) => this._routines.filter((one) => one.name === name);
    const others = this._routines.filter(({ name }) => name !== 'update' && name !== 'limited');
    const routines = [...named('update'), ...named('limited'), this._reset(), ...others];
    return {
      gains: this._gains,
      law: { name: 'Own', constants: this._constants, state: this._state, routines },
    };
  }

  private _reset(): Routine {
    const body = this._state.map(({ name, type, value }) => {
      const target = { is: 'own', name } as const;
      return type === 'list'
        ? ({ is: 'clear', list: target } as const)
        : ({ is: 'set', target, op: '=', value } as const);
    });
    return { name: 'reset', about: '', parameters: [], returns: 'void', body };
  }

  private _declaration(): void {
    const cursor = this._cursor;
    const sign = cursor.here;
    if (cursor.may(';')) return;
    if (cursor.may('function')) this._function();
    else if (cursor.is('const')) this._constant(cursor.take());
    else if (cursor.is('let')) this._memory(cursor.take());
    else this._misplaced(sign);
  }

  private _misplaced(sign: LawToken): never {
    const cursor = this._cursor;
    if (sign.text === 'var') cursor.fail(sign, refusalOf('var')!, { fix: instead(sign, 'let') });
    const why = sign.is === 'name' ? refusalOf(sign.text) : null;
    const near = why === null && sign.is === 'name' ? mostSimilarName(sign.text, declarationWords) : null;
    if (near !== null)
      cursor.fail(sign, `${sign.text} is not known here. Did you mean ${near}?`, {
        fix: instead(sign, near),
      });
    return cursor.fail(
      sign,
      why ?? 'outside of functions a law has const, let and function only: this belongs into turn',
    );
  }

  /**
   * Parses the name of a constant, gain or memory variable of the law, and returns its token. Throws LawError
   * if the name is not allowed or already used.
   */
  private _newName(what: string): LawToken {
    const sign = this._cursor.name(what, true);
    if (sign.text === 'turn' || sign.text === 'limited')
      this._cursor.fail(sign, `${sign.text} is a function: write function ${sign.text}(…) { … }`);
    this._scope.assertNew(sign);
    return sign;
  }

  private _declare(
    sign: LawToken,
    word: LawToken | null,
    role: Role,
    t: Type,
    e: Expression,
    whole?: Expression,
  ): void {
    this._scope.declare(sign, {
      is: 'value',
      e,
      t,
      ...(whole && { whole }),
      role,
      declared: { at: sign.at, length: sign.length },
      ...(word && { word: { at: word.at, length: word.length } }),
    });
  }

  private _constant(word: LawToken): void {
    const cursor = this._cursor;
    this._refuseArrow();
    const sign = this._newName('a constant');
    const { text: name } = sign;
    cursor.must('=', `after ${name}`);
    if (cursor.is('gain') && cursor.is('(', 1)) this._gain(sign, word);
    else this._value(sign, word);
  }

  private _value(sign: LawToken, word: LawToken): void {
    const cursor = this._cursor;
    const { text: name } = sign;
    if (cursor.is('['))
      cursor.fail(cursor.here, `a list changes: write let ${name} = []`, { fix: instead(word, 'let') });
    const value = this._expressions.read();
    cursor.endOfStatement(word);
    const e = numberOf(cursor, value);
    this._refuseChanging(value, e, 'a constant is made of numbers, gains and other constants');
    // A value that depends on gains changes with them, so it is computed wherever it is used.
    const isPlain = !holds(e, ({ is }) => is === 'own' || is === 'call');
    if (isPlain) this._constants.push({ name, about: '', type: 'number', value: e });
    else
      this._routines.push({
        name,
        about: '',
        parameters: [],
        returns: 'number',
        body: [{ is: 'return', value: e, place: spanOf(word, value) }],
      });
    const meant: Expression = isPlain ? { is: 'name', name } : { is: 'call', name, of: [] };
    this._declare(sign, word, 'const', 'number', meant, e.is === 'number' ? value.whole : undefined);
  }

  /**
   * Throws LawError if `turn` or another function is written as a constant, such as `const turn = ({ error })
   * => …`. The message suggests `function turn(…) { … }`.
   */
  private _refuseArrow(): void {
    const cursor = this._cursor;
    const isFunction =
      cursor.is('=', 1) && (cursor.is('(', 2) || cursor.is('=>', 3) || cursor.is('function', 2));
    if (!isFunction) return;
    const { text } = cursor.here;
    if (cursor.is('function', 2)) cursor.fail(cursor.ahead(2), `write function ${text}(…) { … } alone`);
    for (let n = 3; n < 16; n++)
      if (cursor.is('=>', n)) cursor.fail(cursor.ahead(n), `write function ${text}(…) { … } in place of =>`);
  }

  /**
   * Throws LawError if an expression is not constant: it reads memory, or calls a function of the law.
   * @param sentence error message
   */
  private _refuseChanging(place: TextSpan, value: Expression, sentence: string): void {
    const isMemory = (name: string) => this._state.some((one) => one.name === name);
    const changes = (part: Expression): boolean =>
      (part.is === 'own' && isMemory(part.name)) ||
      (part.is === 'call' && this._scope.functions.has(part.name));
    if (holds(value, changes)) this._cursor.fail(place, sentence);
  }

  /** Parses the declaration of a gain: `const kp = gain(43, 0, 100); // on the error, 1/s²`. */
  private _gain(sign: LawToken, word: LawToken): void {
    const cursor = this._cursor;
    const start = cursor.take();
    cursor.must('(', 'after gain');
    const numbers: number[] = [];
    while (!cursor.is(')')) {
      numbers.push(this._plainNumber());
      if (!cursor.may(',')) break;
    }
    const close = cursor.must(')', 'after the numbers of a gain');
    const range = this._rangeOf(numbers, spanOf(start, close));
    cursor.endOfStatement(word);
    if (this._gains.length === most.gains) cursor.fail(sign, `a law has at most ${most.gains} gains`);
    const comment = lineFrom(/^[^\n]*?\/\/([^\n]*)/.exec(cursor.text.slice(close.at + 1))?.[1] ?? '');
    const [, label = '', unit = ''] = gainComment.exec(comment) ?? [];
    const { text: key } = sign;
    this._gains.push({
      key,
      symbol: key,
      label: label || key,
      unit,
      ...range,
      step: stepOf(range.max - range.min),
      accepts,
      help: comment ? `${key} of this law: ${comment}.` : `${key} of this law.`,
    });
    this._declare(sign, word, 'gain', 'number', { is: 'own', name: key });
  }

  private _plainNumber(): number {
    const cursor = this._cursor;
    const isBelow = cursor.may('-');
    const one = cursor.here;
    if (one.is !== 'number')
      cursor.fail(
        one.is === 'end' ? cursor.last : one,
        'a gain is told in plain numbers: gain(value, least, most)',
      );
    cursor.take();
    return isBelow ? -one.value : one.value;
  }

  private _rangeOf(numbers: readonly number[], place: TextSpan): Pick<Tunable, 'initial' | 'min' | 'max'> {
    const cursor = this._cursor;
    const [initial] = numbers;
    const [, min = Math.max(accepts.from, Math.min(0, 2 * initial))] = numbers;
    const [, , max = Math.min(accepts.to, initial > 0 ? 2 * initial : 1)] = numbers;
    const got = `got gain(${numbers.join(', ')})`;
    if (numbers.length === 0)
      cursor.fail(place, 'a gain has a value: gain(43), or with its slider gain(43, 0, 100)');
    if (numbers.length > 3) cursor.fail(place, 'a gain has a value, a least and a most: gain(43, 0, 100)');
    if (!(min < max) || initial < min || initial > max)
      cursor.fail(place, `the value should lie from the least to the most: ${got}`);
    if (min < accepts.from || max > accepts.to)
      cursor.fail(place, `a gain goes from ${accepts.from} to ${accepts.to} at most: ${got}`);
    if (max - min < leastRange)
      cursor.fail(place, `least and most should be ${leastRange} apart or more: ${got}`);
    return { initial, min, max };
  }

  private _memory(word: LawToken): void {
    const cursor = this._cursor;
    const sign = this._newName('what is kept');
    const { text: name } = sign;
    cursor.must('=', `after ${name}: it needs a value to begin with, such as 0`);
    const [type, value] = cursor.may('[') ? this._emptyList(sign, word) : this._beginning(word);
    this._state.push({ name, about: '', type, value });
    this._declare(sign, word, 'memory', type, { is: 'own', name });
  }

  /**
   * Parses the end of a declaration such as `let past = []`, after the opening bracket. Returns the list's
   * type and initial value.
   * @param sign name of the list
   * @param word the word `let`
   */
  private _emptyList(sign: LawToken, word: LawToken): [Type, Expression] {
    const cursor = this._cursor;
    cursor.must(']', 'after [: a list begins empty');
    cursor.endOfStatement(word);
    if (this._state.filter(({ type }) => type === 'list').length === most.lists)
      cursor.fail(sign, `a law has at most ${most.lists} lists`);
    return ['list', { is: 'number', value: 0 }];
  }

  private _beginning(word: LawToken): [Type, Expression] {
    const cursor = this._cursor;
    if (cursor.is('gain') && cursor.is('(', 1))
      cursor.fail(word, 'a gain is const: its slider changes it', { fix: instead(word, 'const') });
    const value = this._expressions.read();
    cursor.endOfStatement(word);
    const e = value.t === 'boolean' ? value.e : numberOf(cursor, value);
    if (holds(e, ({ is }) => is === 'own' || is === 'call'))
      cursor.fail(value, 'memory begins with a plain number, or with constants');
    return [value.t === 'boolean' ? 'boolean' : 'number', e];
  }

  private _function(): void {
    const cursor = this._cursor;
    const sign = cursor.here;
    const { text } = sign;
    if (text === 'reset') cursor.fail(sign, 'leave reset away: memory begins again by itself, as written');
    cursor.name('a function', true);
    const known = this._scope.functions.get(text)!;
    if (known.at !== sign.at)
      cursor.fail(sign, `there are two functions ${text}: the other one is on line ${cursor.lineAt(known)}`);
    const other = this._scope.meaning(text);
    if (other)
      cursor.fail(
        sign,
        `${text} is there already, from line ${cursor.lineAt(other.declared)}: choose another name`,
      );
    const isTurn = text === 'turn';
    this._scope.begin(isTurn);
    this._expressions.routine = text;
    this._statements.returns = null;
    const open = cursor.must('(', `after ${text}`);
    const parameters = isTurn ? this._sample(open) : this._parameters();
    cursor.must('{', `after function ${text}(…)`);
    const body = this._statements.block();
    this._scope.end();
    const returns = this._statements.returns ?? 'void';
    this._checkReturns(sign, returns, body);
    if (text === 'limited') this._checkLimited(sign, parameters, returns);
    this._routines.push({ name: isTurn ? 'update' : text, about: '', parameters, returns, body });
  }

  private _checkReturns(sign: LawToken, returns: 'number' | 'void', body: Routine['body']): void {
    const cursor = this._cursor;
    if (sign.text === 'turn' && returns === 'void')
      cursor.fail(
        sign,
        'turn returns nothing yet: end it with return and an angular acceleration, such as return 40 * error;',
      );
    if (returns === 'number' && !alwaysReturns(body))
      cursor.fail(cursor.last, `${sign.text} can come to its end without return: what is it then?`);
  }

  private _checkLimited(sign: LawToken, parameters: readonly Parameter[], returns: Type): void {
    const cursor = this._cursor;
    if (parameters.length !== 1)
      cursor.fail(sign, 'limited takes one number, what the motor gave: function limited(applied) { … }');
    if (returns !== 'void') cursor.fail(sign, 'limited returns nothing: it is told what the motor gave');
  }

  /**
   * Parses the parameter of a law's function `turn`. It is a pattern such as `{ error, limits: { turnRate }
   * }`, or one name.
   */
  private _sample(open: LawToken): Parameter[] {
    const cursor = this._cursor;
    if (cursor.is(')'))
      cursor.fail(
        spanOf(open, cursor.here),
        'turn is given how far it is off: write function turn({ error })',
        {
          fix: instead(spanOf(open, cursor.here), '({ error })'),
        },
      );
    if (cursor.is('{')) this._statements.pattern('sample');
    else this._wholeSample();
    if (cursor.is(','))
      cursor.fail(
        cursor.here,
        'turn takes one thing. What is to be kept from step to step is a variable above it: let sum = 0;',
      );
    cursor.must(')', 'after what turn is given');
    return sampleFields.map((name) => ({ name, type: 'number' }));
  }

  private _wholeSample(): void {
    const cursor = this._cursor;
    const sign = cursor.here;
    if (sign.is === 'name' && nameRefusal(sign.text, true) !== null && nameRefusal(sign.text, false) === null)
      cursor.fail(sign, `turn takes one thing with all in it: write turn({ ${sign.text} }), with { and }`, {
        fix: instead(sign, `{ ${sign.text} }`),
      });
    const name = cursor.name('what turn is given');
    this._scope.assertNew(name);
    this._scope.declare(name, { is: 'sample', declared: { at: name.at, length: name.length } });
  }

  private _parameters(): Parameter[] {
    const cursor = this._cursor;
    const list: Parameter[] = [];
    while (!cursor.is(')')) {
      if (cursor.is('{'))
        cursor.fail(cursor.here, 'only turn takes things apart; other functions take numbers');
      const sign = cursor.name('a number that it takes');
      this._scope.assertNew(sign);
      if (cursor.is('='))
        cursor.fail(cursor.here, 'a function is always given all its numbers: leave = away');
      const name = this._scope.unique(sign.text);
      this._declare(sign, null, 'parameter', 'number', { is: 'name', name });
      list.push({ name, type: 'number' });
      if (!cursor.may(',')) break;
    }
    cursor.must(')', 'after the names');
    return list;
  }

  /**
   * Checks all calls of the law's functions. Throws LawError for recursion, and for the use of the result of a function
   * that returns nothing.
   */
  private _checkCalls(): void {
    const { calls } = this._expressions;
    for (const call of calls) {
      const to = this._routines.find(({ name }) => name === call.to);
      if (call.isWanted && to?.returns === 'void')
        this._cursor.fail(call, `${call.to} returns nothing: end it with return and a number`);
    }
    const next = new Map<string, string[]>();
    for (const { from, to } of calls) next.set(from, [...(next.get(from) ?? []), to]);
    const done = new Set<string>();
    const open = new Set<string>();
    const visit = (name: string): void => {
      if (done.has(name)) return;
      if (open.has(name))
        this._cursor.fail(
          this._scope.functions.get(name)!,
          `${name} calls itself, and would never come to an end: write a loop`,
        );
      open.add(name);
      for (const to of next.get(name) ?? []) visit(to);
      open.delete(name);
      done.add(name);
    };
    for (const name of this._scope.functions.keys()) visit(name);
  }

  private _checkOrder(): void {
    const conflict = memoryConflictIn(new Set(this._state.map(({ name }) => name)), this._routines);
    if (!conflict) return;
    const { call, name, memory } = conflict;
    this._cursor.fail(
      call,
      `${name} changes ${memory}, which is used beside it: write const value = ${name}(…); in a line above`,
    );
  }
}

/** Returns the step of a gain's slider: a round number, about 1/200 of the slider's range. */
function stepOf(range: number): number {
  const raw = range / 200;
  let tens = 1;
  while (tens > raw) tens /= 10;
  while (tens * 10 <= raw) tens *= 10;
  const times = [1, 2, 5].find((each) => each * tens >= raw) ?? 10;
  return Number((times * tens).toPrecision(1));
}
