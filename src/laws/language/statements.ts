// Parses the statements of a law's functions into a syntax tree.
import { after, insertBefore, instead, spanOf, type TokenCursor } from './cursor';
import type { Expressions } from './expressions';
import { isWhole, numberOf, type TypedExpression, truthOf, wholeOf } from './kinds';
import { givenFields, limitFields, mostSimilarName } from './names';
import type { Meaning, NameScope } from './scope';
import type { Expression, Statement, Type } from './tree';
import type { LawToken } from './words';

const countsUp = 'a loop counts up: for (let n = 0; n < 10; n++)';
const onlyLimits = 'only what turn is given, and its limits, are taken apart';

/** Keywords that begin a statement. */
const statementWords = ['return', 'const', 'let', 'if', 'else', 'for'];

/** Type of a function's result, from its return statements so far; null before the first one. */
export type Returns = 'number' | 'void' | null;

export class Statements {
  /** Result type of the function that is being parsed; null before its first return statement. */
  returns: Returns = null;
  private readonly _cursor: TokenCursor;
  private readonly _scope: NameScope;
  private readonly _expressions: Expressions;

  constructor(cursor: TokenCursor, scope: NameScope, expressions: Expressions) {
    this._cursor = cursor;
    this._scope = scope;
    this._expressions = expressions;
  }

  /** Parses the statements of a block, after its {. Statements after a return are left out. */
  block(): Statement[] {
    const cursor = this._cursor;
    const open = cursor.last;
    const body: Statement[] = [];
    let isOver = false;
    this._scope.open();
    while (!cursor.is('}')) {
      if (cursor.here.is === 'end')
        cursor.fail(open, 'this { is never closed: } is missing', { fix: after(cursor.last, '\n}') });
      const statements = cursor.deeper(() => this._statement());
      if (!isOver) body.push(...statements);
      isOver ||= alwaysReturns(statements);
    }
    cursor.take();
    this._scope.close();
    return body;
  }

  /**
   * Parses a destructuring pattern in a law's text, such as `{ error, limits: { turnRate } }`. Declares the
   * names in it.
   * @param object destructured object: 'sample' for the input of the function `turn`, 'limits' for its field
   * `limits`
   */
  pattern(object: 'sample' | 'limits'): void {
    const cursor = this._cursor;
    const fields: readonly string[] = object === 'sample' ? givenFields : limitFields;
    let last = cursor.take();
    while (!cursor.is('}')) {
      this._patternField(object, fields);
      last = cursor.last;
      if (!cursor.may(',')) break;
    }
    cursor.must('}', 'after the names');
    if (object === 'sample' && this._scope.inTurn)
      this._scope.pattern ??= { last, isEmpty: last.text === '{' };
  }

  private _patternField(of: 'sample' | 'limits', fields: readonly string[]): void {
    const cursor = this._cursor;
    const field = cursor.here;
    if (field.is !== 'name' || !fields.includes(field.text)) this._noField(of, field, fields);
    cursor.take();
    const isLimits = field.text === 'limits';
    const hasName = cursor.may(':');
    if (hasName && isLimits && cursor.is('{')) this.pattern('limits');
    else this._patternName(of, field, hasName ? cursor.name('your own') : field);
  }

  private _patternName(of: 'sample' | 'limits', field: LawToken, name: LawToken): void {
    const cursor = this._cursor;
    this._scope.assertNew(name);
    if (cursor.is('=')) cursor.fail(cursor.here, 'all of them are always given: leave = away');
    const declared = { at: name.at, length: name.length };
    const e: Expression = { is: of === 'limits' ? 'own' : 'name', name: field.text };
    this._scope.declare(
      name,
      field.text === 'limits'
        ? { is: 'limits', declared }
        : { is: 'value', e, t: 'number', role: 'given', declared },
    );
  }

  private _noField(of: 'sample' | 'limits', field: LawToken, fields: readonly string[]): never {
    const cursor = this._cursor;
    const who = of === 'sample' ? 'turn is given' : 'limits has';
    if (field.is !== 'name')
      cursor.fail(
        field.is === 'end' ? cursor.last : field,
        `here are names of what ${who}: ${fields.join(', ')}`,
      );
    const near = mostSimilarName(field.text, fields);
    if (near === null) return cursor.fail(field, `${who} no ${field.text}: there are ${fields.join(', ')}`);
    return cursor.fail(field, `${who} no ${field.text}. Did you mean ${near}?`, {
      fix: instead(field, near),
    });
  }

  /** Parses the body of an if, else or for, with or without { }. */
  private _body(): Statement[] {
    const cursor = this._cursor;
    if (cursor.may('{')) return this.block();
    const { here } = cursor;
    if (/^(?:const|let|function)$/.test(here.text)) cursor.fail(here, `${here.text} stands between { and }`);
    this._scope.open();
    const body = cursor.deeper(() => this._statement());
    this._scope.close();
    return body;
  }

  private _statement(): Statement[] {
    const cursor = this._cursor;
    const sign = cursor.here;
    if (cursor.may(';')) return [];
    if (cursor.may('{')) return this.block();
    if (sign.is === 'name') {
      switch (sign.text) {
        case 'const':
        case 'let':
          return this._local(cursor.take());
        case 'if':
          return [this._if(cursor.take())];
        case 'for':
          return [this._for(cursor.take())];
        case 'return':
          return [this._return(cursor.take())];
        case 'else':
          return cursor.fail(sign, 'this else has no if before it');
        case 'function':
          return cursor.fail(sign, 'a function stands beside turn, not in another function');
      }
      this._assertNoMisspelledWord(sign);
    }
    return [this._effect()];
  }

  /** Throws LawError if a statement begins with an unknown name that resembles a keyword, such as `retrun`. */
  private _assertNoMisspelledWord(sign: LawToken): void {
    const cursor = this._cursor;
    const next = cursor.ahead(1);
    const isBeforeValue = next.is === 'name' || next.is === 'number' || /^[-(]$/.test(next.text);
    if (!isBeforeValue || this._scope.isKnown(sign.text)) return;
    const near = mostSimilarName(sign.text, statementWords);
    if (near !== null)
      cursor.fail(sign, `${sign.text} is not known here. Did you mean ${near}?`, {
        fix: instead(sign, near),
      });
  }

  private _if(word: LawToken): Statement {
    const cursor = this._cursor;
    cursor.must('(', 'after if');
    if (cursor.here.is === 'name' && cursor.is('=', 1)) {
      const equals = cursor.ahead(1);
      cursor.fail(equals, '= sets a value; to compare, write ===', { fix: instead(equals, '===') });
    }
    const test = truthOf(cursor, this._expressions.read(), 'if');
    const place = spanOf(word, cursor.must(')', 'after the condition of if'));
    const yes = this._body();
    const no = cursor.may('else') ? this._body() : [];
    return { is: 'if', test, yes, no, place };
  }

  private _local(word: LawToken): Statement[] {
    const cursor = this._cursor;
    if (cursor.is('{')) return this._takenApart();
    if (cursor.is('[')) cursor.fail(cursor.here, 'lists are not taken apart here: write list[0]');
    const sign = cursor.name('a variable');
    this._scope.assertNew(sign);
    if (!cursor.may('='))
      cursor.fail(sign, `${sign.text} needs a value: write ${word.text} ${sign.text} = 0`, {
        fix: after(sign, ' = 0'),
      });
    if (cursor.is('['))
      cursor.fail(cursor.here, 'a list is kept from step to step: declare it above turn, let past = [];');
    if (cursor.is('gain') && cursor.is('(', 1))
      cursor.fail(cursor.here, `gains stand above the functions: const ${sign.text} = gain(…);`);
    const value = this._expressions.read();
    cursor.endOfStatement(word);
    return [this._declared(word, sign, value)];
  }

  private _declared(word: LawToken, sign: LawToken, value: TypedExpression): Statement {
    const cursor = this._cursor;
    const varies = word.text === 'let';
    if (value.t === 'list') cursor.fail(value, 'a list has one name: use that');
    const counts = varies ? this._staysWhole(sign.text, value) : value.t === 'count';
    const type: Type = value.t === 'boolean' ? 'boolean' : counts && value.whole ? 'count' : 'number';
    const e = type === 'number' ? numberOf(cursor, value) : (value.whole ?? value.e);
    const name = this._scope.unique(sign.text);
    const whole = !varies && value.e.is === 'number' ? value.whole : undefined;
    this._scope.declare(sign, {
      is: 'value',
      e: { is: 'name', name },
      t: type,
      ...(whole && { whole }),
      role: varies ? 'variable' : 'const',
      declared: { at: sign.at, length: sign.length },
      word: { at: word.at, length: word.length },
    });
    return { is: 'let', name, type, value: e, varies, place: spanOf(word, value) };
  }

  /**
   * Returns whether a variable can be an integer: it starts with a whole number and changes later, but only
   * by setting, adding or subtracting whole numbers.
   */
  private _staysWhole(name: string, first: TypedExpression): boolean {
    if (first.e.is !== 'number' || !first.whole) return false;
    const { signs, index } = this._cursor;
    let isSet = false;
    for (let n = index; signs[n].is !== 'end' && signs[n].text !== 'function'; n++) {
      const [one, op, by, end] = signs.slice(n, n + 4);
      if (one.is !== 'name' || one.text !== name || !/^(?:[-+*/%]|\*\*)?=$/.test(op.text)) continue;
      isSet = true;
      const ends = end && (end.newLine || end.text === ';' || end.text === '}');
      if (!/^[-+]?=$/.test(op.text) || by.is !== 'number' || !isWhole(by.value) || !ends) return false;
    }
    return isSet || this._steps(name);
  }

  /** Returns whether the rest of the current function changes a variable by ++ or --. */
  private _steps(name: string): boolean {
    const { signs, index } = this._cursor;
    const steps = (sign?: LawToken) => sign?.text === '++' || sign?.text === '--';
    for (let n = index; signs[n].is !== 'end' && signs[n].text !== 'function'; n++)
      if (signs[n].text === name && (steps(signs[n - 1]) || steps(signs[n + 1]))) return true;
    return false;
  }

  /** Parses `const { turnRate } = limits;` and declares its names. Returns no statements. */
  private _takenApart(): Statement[] {
    const cursor = this._cursor;
    const open = cursor.here;
    const { signs, index } = cursor;
    let close = index;
    while (signs[close].text !== '}' && signs[close].is !== 'end') close += 1;
    const from = signs[Math.min(close + 2, signs.length - 1)];
    const meaning = this._scope.meaning(from.text);
    const isField = signs[Math.min(close + 4, signs.length - 1)].text === 'limits';
    if (meaning?.is !== 'limits' && meaning?.is !== 'sample') return cursor.fail(open, onlyLimits);
    const of = meaning.is === 'limits' || isField ? 'limits' : 'sample';
    this.pattern(of);
    cursor.must('=', 'after }');
    const value = this._expressions.read();
    if (value.t !== of) cursor.fail(value, onlyLimits);
    cursor.endOfStatement();
    return [];
  }

  private _return(word: LawToken): Statement {
    const cursor = this._cursor;
    const { here } = cursor;
    const isOver = cursor.is(';') || cursor.is('}');
    if (isOver || here.newLine) return this._returnNothing(word, isOver);
    if (cursor.is('{')) cursor.fail(here, 'return a number, the angular acceleration in rad/s²');
    const value = this._expressions.read();
    cursor.endOfStatement();
    const e = numberOf(cursor, value);
    if (this.returns === 'void')
      cursor.fail(value, 'this function returns nothing elsewhere, and here a number');
    this.returns = 'number';
    return { is: 'return', value: e, place: spanOf(word, value) };
  }

  private _returnNothing(word: LawToken, isOver: boolean): Statement {
    const cursor = this._cursor;
    if (!isOver && cursor.here.is !== 'end') cursor.fail(word, 'return and its value stand on one line');
    if (this._scope.inTurn)
      cursor.fail(word, 'turn returns an angular acceleration: return a number, 0 for no torque', {
        fix: after(word, ' 0'),
      });
    if (this.returns === 'number')
      cursor.fail(word, 'this function returns a value elsewhere, and here none');
    cursor.may(';');
    this.returns = 'void';
    return { is: 'return', value: null, place: { at: word.at, length: word.length } };
  }

  /** Parses a loop: `for (let n = 0; n < 10; n++)` and its body. */
  private _for(word: LawToken): Statement {
    const cursor = this._cursor;
    cursor.must('(', 'after for');
    if (!cursor.may('let')) this._noLoop(cursor.here);
    const sign = cursor.name('a counter');
    if (cursor.is('of') || cursor.is('in'))
      cursor.fail(cursor.here, 'a law counts: write for (let n = 0; n < list.length; n++)');
    this._scope.assertNew(sign);
    cursor.must('=', `after ${sign.text}`);
    const from = wholeOf(cursor, this._expressions.read(), countsUp);
    cursor.must(';', 'after the first value');
    const name = this._scope.unique(sign.text);
    this._scope.open();
    const declared = { at: sign.at, length: sign.length };
    this._scope.declare(sign, {
      is: 'value',
      e: { is: 'name', name },
      t: 'count',
      role: 'counter',
      declared,
    });
    const below = this._below(sign.text);
    const by = this._stepOf(sign.text);
    const place = spanOf(word, cursor.must(')', 'after the loop'));
    const body = this._body();
    this._scope.close();
    return { is: 'for', name, from, below, by, body, place };
  }

  /**
   * Parses the condition of a loop, such as `n < 10` or `n <= 9`. Returns the first whole number that does not meet the
   * condition: 10 in both examples.
   */
  private _below(counter: string): Expression {
    const cursor = this._cursor;
    if (!cursor.is(counter) || !(cursor.is('<', 1) || cursor.is('<=', 1))) this._noLoop(cursor.here);
    cursor.take();
    const isIncluded = cursor.take().text === '<=';
    const limit = wholeOf(cursor, this._expressions.read(), countsUp);
    cursor.must(';', 'after the condition');
    if (!isIncluded) return limit;
    if (limit.is === 'number') return { ...limit, value: limit.value + 1 };
    return { is: 'binary', op: '+', left: limit, right: { is: 'number', value: 1 }, place: limit.place };
  }

  private _stepOf(counter: string): number {
    const cursor = this._cursor;
    if (cursor.may('++')) {
      cursor.must(counter, 'after ++');
      return 1;
    }
    if (!cursor.may(counter)) this._noLoop(cursor.here);
    if (cursor.may('++')) return 1;
    if (!cursor.may('+=')) this._noLoop(cursor.here);
    const step = cursor.take();
    if (step.is !== 'number' || !isWhole(step.value) || step.value < 1) this._noLoop(step);
    return step.value;
  }

  private _noLoop(sign: LawToken): never {
    return this._cursor.fail(sign.is === 'end' ? this._cursor.last : sign, countsUp);
  }

  /** Parses an assignment, a change of a list, or a call whose result is not used. */
  private _effect(): Statement {
    const cursor = this._cursor;
    const sign = cursor.here;
    if (cursor.is('++') || cursor.is('--')) {
      const op = cursor.take();
      return this._stepped(cursor.name('what changes'), op);
    }
    if (sign.is === 'name' && /^(?:\+\+|--|(?:[-+*/%&|^]|\*\*|&&|\|\||\?\?)?=)$/.test(cursor.ahead(1).text))
      return this._assignment(cursor.name('what is set'));
    const change = this._listChange(sign);
    if (change) return change;
    const value = this._expressions.read();
    if (cursor.here.is === 'mark' && /^[-+*/]?=$/.test(cursor.here.text)) this._notSettable(value);
    return this._call(value);
  }

  private _notSettable({ e, ...place }: TypedExpression): never {
    if (e.is === 'at') this._cursor.fail(place, 'a list is changed by push and shift only');
    if (e.is === 'length')
      this._cursor.fail(place, 'the length of a list is set to 0 only, which empties it: past.length = 0');
    return this._cursor.fail(place, 'only a variable can be set');
  }

  private _call(value: TypedExpression): Statement {
    const cursor = this._cursor;
    cursor.endOfStatement();
    const { e } = value;
    if (e.is !== 'call' || !this._scope.functions.has(e.name))
      cursor.fail(value, 'this does nothing: is return missing before it, or = ?', {
        fix: insertBefore(value, 'return '),
      });
    const call = this._expressions.calls.findLast(({ at }) => at === e.place?.at);
    if (call) call.isWanted = false;
    return { is: 'do', of: e, place: e.place };
  }

  /**
   * Parses `past.push(x)`, `past.shift()` or `past.length = 0`. Returns null, without parsing, for another
   * statement.
   */
  private _listChange(sign: LawToken): Statement | null {
    const cursor = this._cursor;
    const meaning = sign.is === 'name' && cursor.is('.', 1) ? this._scope.meaning(sign.text) : undefined;
    if (meaning?.is !== 'value' || meaning.t !== 'list') return null;
    const what = cursor.ahead(2);
    const isChange = what.text === 'push' || what.text === 'shift';
    if (!isChange && !(what.text === 'length' && cursor.is('=', 3))) return null;
    cursor.take();
    cursor.take();
    cursor.take();
    const list = meaning.e;
    const change = isChange ? this._pushOrShift(what, list) : this._cleared(list);
    const place = spanOf(sign, cursor.last);
    cursor.endOfStatement();
    return { ...change, place };
  }

  private _cleared(list: Expression): Statement {
    const cursor = this._cursor;
    cursor.take();
    const zero = cursor.here;
    if (zero.is !== 'number' || zero.value !== 0)
      cursor.fail(zero.is === 'end' ? cursor.last : zero, 'a list is only emptied: past.length = 0');
    cursor.take();
    return { is: 'clear', list };
  }

  private _pushOrShift(what: LawToken, list: Expression): Statement {
    const cursor = this._cursor;
    cursor.must('(', `after ${what.text}`);
    if (what.text === 'shift') {
      cursor.must(')', 'after (: shift takes nothing');
      return { is: 'shift', list };
    }
    const value = this._expressions.number();
    if (cursor.is(',')) cursor.fail(cursor.here, 'push takes one number');
    cursor.must(')', 'after what is pushed');
    return { is: 'push', list, value };
  }

  private _assignment(sign: LawToken): Statement {
    const cursor = this._cursor;
    const op = cursor.take();
    if (op.text === '++' || op.text === '--') return this._stepped(sign, op);
    const target = this._target(sign);
    if (!/^[-+*/]?=$/.test(op.text))
      cursor.fail(op, `write ${sign.text} = ${sign.text} ${op.text.slice(0, -1)} …`);
    if (cursor.is('[')) cursor.fail(cursor.here, 'a list is emptied with .length = 0');
    const value = this._expressions.read();
    cursor.endOfStatement();
    return { ...this._set(target, op, value, sign), place: spanOf(sign, value) };
  }

  private _set(
    target: { e: Expression; t: Type },
    { text: op, ...at }: LawToken,
    value: TypedExpression,
    sign: LawToken,
  ): Statement {
    const cursor = this._cursor;
    if (target.t === 'boolean') {
      if (op !== '=') cursor.fail(at, `${sign.text} is true or false: only = sets it`);
      return { is: 'set', target: target.e, op: '=', value: truthOf(cursor, value, sign.text) };
    }
    const counts = target.t === 'count' && value.whole;
    const e = counts ? value.whole : numberOf(cursor, value);
    if (op === '*=' || op === '/=') {
      const place = spanOf(sign, value);
      const product: Expression = { is: 'binary', op: op[0], left: target.e, right: e, place };
      return { is: 'set', target: target.e, op: '=', value: product };
    }
    return { is: 'set', target: target.e, op: op as '=' | '+=' | '-=', value: e };
  }

  private _stepped(sign: LawToken, op: LawToken): Statement {
    const cursor = this._cursor;
    const { e, t } = this._target(sign);
    if (t === 'boolean') cursor.fail(op, `${sign.text} is true or false: only = sets it`);
    cursor.endOfStatement();
    const one: Expression = { is: 'number', value: 1 };
    return { is: 'set', target: e, op: op.text === '++' ? '+=' : '-=', value: one, place: spanOf(sign, op) };
  }

  /** Returns the variable that an assignment changes. Throws LawError for a name that cannot be assigned to. */
  private _target(sign: LawToken): Extract<Meaning, { is: 'value' }> {
    const cursor = this._cursor;
    const meaning = this._scope.meaning(sign.text);
    if (!meaning) {
      if (this._scope.functions.has(sign.text)) cursor.fail(sign, `${sign.text} is a function`);
      return this._scope.unknown(sign);
    }
    if (meaning.is !== 'value') return cursor.fail(sign, 'what turn is given stays as it is');
    if (meaning.t === 'list')
      cursor.fail(
        sign,
        `${sign.text} is a list: write ${sign.text}.push(…), ${sign.text}.shift() or ${sign.text}.length = 0`,
      );
    if (meaning.role !== 'variable' && meaning.role !== 'memory') this._unsettable(sign, meaning);
    return meaning;
  }

  private _unsettable(sign: LawToken, { role, declared, word }: Extract<Meaning, { is: 'value' }>): never {
    const { text } = sign;
    const cursor = this._cursor;
    if (role === 'const')
      cursor.fail(
        sign,
        `${text} is const, from line ${cursor.lineAt(declared)}: write let there to change it`,
        { ...(word && { fix: instead(word, 'let') }) },
      );
    if (role === 'gain') cursor.fail(sign, `${text} is a gain, set by its slider: a law does not change it`);
    if (role === 'counter') cursor.fail(sign, `the loop counts ${text} itself`);
    return cursor.fail(
      sign,
      `${text} is ${role === 'given' ? 'what turn is given' : 'what this function takes'}: it stays as it is`,
    );
  }
}

/** Returns whether every path through the statements ends in a return. */
export function alwaysReturns(body: readonly Statement[]): boolean {
  return body.some(
    (one) =>
      one.is === 'return' ||
      (one.is === 'if' && one.no.length > 0 && alwaysReturns(one.yes) && alwaysReturns(one.no)),
  );
}
