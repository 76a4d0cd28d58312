// Parses the expressions of a law into a syntax tree.
import { after, insertBefore, instead, spanOf, type TokenCursor } from './cursor';
import { numberOf, numeral, type TypedExpression, truthOf, wholeOf } from './kinds';
import {
  givenArity,
  givenFields,
  limitFields,
  mathArity,
  mathRefusal,
  mostSimilarName,
  refusalOf,
} from './names';
import type { NameScope } from './scope';
import type { Expression, MathName } from './tree';
import type { LawToken, TextSpan } from './words';

/** Precedence of the operators: higher binds more strongly. */
const strengths: Readonly<Record<string, number>> = {
  '||': 1,
  '&&': 2,
  '===': 3,
  '!==': 3,
  '==': 3,
  '!=': 3,
  '<': 4,
  '<=': 4,
  '>': 4,
  '>=': 4,
  '+': 5,
  '-': 5,
  '*': 6,
  '/': 6,
  '%': 6,
};

/** Pattern of JavaScript operators that laws must not use, such as & and ??. */
const others = /^(?:[&|^~]|<<|>>>?|\?\?)$/;

/** A call, in a law's text, of a function that the law declares. */
export interface Call extends TextSpan {
  /** Name of the function that contains the call. */
  readonly from: string;
  readonly to: string;
  /** Whether the result of the call is used. False for a call that is a statement. */
  isWanted: boolean;
}

export class Expressions {
  /** Calls of the law's own functions, found in the law's text. */
  readonly calls: Call[] = [];
  /** Name of the function whose body is being parsed; empty outside of functions. */
  routine = '';
  private readonly _cursor: TokenCursor;
  private readonly _scope: NameScope;

  constructor(cursor: TokenCursor, scope: NameScope) {
    this._cursor = cursor;
    this._scope = scope;
  }

  read(): TypedExpression {
    return this._cursor.deeper(() => this._choice());
  }

  number(): Expression {
    return numberOf(this._cursor, this.read());
  }

  private _choice(): TypedExpression {
    const cursor = this._cursor;
    const test = this._binary(0);
    if (!cursor.may('?')) return test;
    const condition = truthOf(cursor, test, 'the test before ?');
    const yes = this.read();
    cursor.must(':', 'after the first value of ? :');
    const no = this.read();
    const place = spanOf(test, no);
    if (yes.t === 'boolean' && no.t === 'boolean')
      return { e: { is: 'choice', test: condition, yes: yes.e, no: no.e, place }, t: 'boolean', ...place };
    const [a, b] = [numberOf(cursor, yes), numberOf(cursor, no)];
    return { e: { is: 'choice', test: condition, yes: a, no: b, place }, t: 'number', ...place };
  }

  private _binary(least: number): TypedExpression {
    let left = this._unary();
    for (;;) {
      const op = this._cursor.here;
      if (op.is !== 'mark') return left;
      if (others.test(op.text)) this._cursor.fail(op, `a law has no ${op.text}: write && or ||`);
      const strength = strengths[op.text] ?? 0;
      if (strength <= least) return left;
      this._cursor.take();
      left = this._joined(left, op, this._binary(strength));
    }
  }

  private _joined(left: TypedExpression, sign: LawToken, right: TypedExpression): TypedExpression {
    const op = sign.text;
    const place = spanOf(left, right);
    if (op === '&&' || op === '||') {
      const [a, b] = [left, right].map((one) => truthOf(this._cursor, one, op));
      return { e: { is: 'binary', op, left: a, right: b, place }, t: 'boolean', ...place };
    }
    return strengths[op] < strengths['+']
      ? this._compared(left, sign, right, place)
      : this._reckoned(left, sign, right, place);
  }

  private _compared(
    left: TypedExpression,
    sign: LawToken,
    right: TypedExpression,
    place: TextSpan,
  ): TypedExpression {
    const cursor = this._cursor;
    if (sign.text === '==' || sign.text === '!=')
      cursor.fail(sign, `write ${sign.text}= to compare`, { fix: instead(sign, `${sign.text}=`) });
    const op = sign.text.replace('===', '==').replace('!==', '!=');
    const isEquality = op === '==' || op === '!=';
    if (isEquality && left.t === 'boolean' && right.t === 'boolean')
      return { e: { is: 'binary', op, left: left.e, right: right.e, place }, t: 'boolean', ...place };
    if (left.t === 'boolean' && left.e.is === 'binary')
      cursor.fail(sign, 'two comparisons are joined by &&: a < b && b < c');
    const [a, b] = this._alike(left, right);
    return { e: { is: 'binary', op, left: a, right: b, place }, t: 'boolean', ...place };
  }

  private _reckoned(
    left: TypedExpression,
    sign: LawToken,
    right: TypedExpression,
    place: TextSpan,
  ): TypedExpression {
    const op = sign.text;
    const areWhole = left.whole !== undefined && right.whole !== undefined;
    if (op === '%' && !areWhole)
      this._cursor.fail(
        sign,
        '% takes whole numbers, and a variable is none; of others it differs from language to language: for angles take wrapAngle(x), else x - d * Math.floor(x / d)',
      );
    const counts = areWhole && op !== '/' && (op === '%' || left.t === 'count' || right.t === 'count');
    const [a, b] = counts
      ? [left.whole, right.whole]
      : [numberOf(this._cursor, left), numberOf(this._cursor, right)];
    const e: Expression = { is: 'binary', op, left: a, right: b, place };
    return { e, t: counts ? 'count' : 'number', ...(counts && { whole: e }), ...place };
  }

  /**
   * Converts two numbers to one type: integers if one is a `count` (integer), and the other is a `count` or
   * an integer constant. Otherwise real numbers.
   */
  private _alike(left: TypedExpression, right: TypedExpression): [Expression, Expression] {
    const counts = left.t === 'count' || right.t === 'count';
    if (counts && left.whole && right.whole) return [left.whole, right.whole];
    return [numberOf(this._cursor, left), numberOf(this._cursor, right)];
  }

  /**
   * Parses an operand with the signs `-`, `+` or `!` before it.
   * @param isSigned whether another such sign already precedes them
   */
  private _unary(isSigned = false): TypedExpression {
    const cursor = this._cursor;
    const { here: sign } = cursor;
    if (cursor.is('-') || cursor.is('+')) return this._signed(cursor.take());
    if (cursor.may('!')) {
      const of = cursor.deeper(() => this._unary(true));
      const place = spanOf(sign, of);
      return { e: { is: 'unary', op: '!', of: truthOf(cursor, of, '!'), place }, t: 'boolean', ...place };
    }
    if (cursor.is('++') || cursor.is('--')) cursor.fail(sign, `${sign.text} stands in a line of its own`);
    return this._power(isSigned);
  }

  private _signed(sign: LawToken): TypedExpression {
    const cursor = this._cursor;
    const of = cursor.deeper(() => this._unary(true));
    const place = spanOf(sign, of);
    const e = numberOf(cursor, of);
    if (sign.text === '+') return { ...of, e, t: 'number', ...place };
    if (e.is === 'number' && e.value > 0) return numeral(-e.value, place);
    return { e: { is: 'unary', op: '-', of: e, place }, t: 'number', ...place };
  }

  /**
   * Parses an operand, or a power such as `x ** 2`. A power is compiled as products, because JavaScript
   * engines compute powers differently in the last bit.
   * @param isSigned whether a sign `-`, `+` or `!` precedes the operand
   */
  private _power(isSigned: boolean): TypedExpression {
    const cursor = this._cursor;
    const base = this._postfix();
    if (!cursor.is('**')) return base;
    if (isSigned) cursor.fail(cursor.here, 'write brackets: (-x) ** 2 or -(x ** 2)');
    cursor.take();
    const exponent = cursor.is('-') || cursor.is('+') ? cursor.here : this._postfix();
    const times = timesOf(exponent);
    if (times === null)
      return cursor.fail(exponent, 'only ** 2, ** 3 and ** 4 are there: others differ from engine to engine');
    if (cursor.is('**')) cursor.fail(cursor.here, 'write brackets: (x ** 2) ** 2');
    const place = spanOf(base, exponent);
    return { e: powerOf(numberOf(cursor, base), times, place), t: 'number', ...place };
  }

  private _postfix(): TypedExpression {
    const cursor = this._cursor;
    let one = this._atom();
    for (;;) {
      if (cursor.is('.')) one = this._field(one);
      else if (cursor.is('[')) one = this._item(one);
      else {
        this._refusePostfix(cursor.here);
        return one;
      }
    }
  }

  private _refusePostfix(sign: LawToken): void {
    const cursor = this._cursor;
    if (cursor.is('?.'))
      cursor.fail(sign, 'write . here: all of it is always there', { fix: instead(sign, '.') });
    if (cursor.is('('))
      cursor.fail(sign, 'this is no function: is * missing before ( ?', { fix: insertBefore(sign, ' * ') });
    if ((cursor.is('++') || cursor.is('--')) && !sign.newLine)
      cursor.fail(sign, `${sign.text} stands in a line of its own`);
  }

  private _item(list: TypedExpression): TypedExpression {
    const cursor = this._cursor;
    if (list.t !== 'list') cursor.fail(list, 'only a list has places: let past = []; above turn');
    cursor.take();
    const index = wholeOf(cursor, this.read(), 'a place in a list is counted');
    const place = spanOf(list, cursor.must(']', 'after the place'));
    return { e: { is: 'at', list: list.e, index, place }, t: 'number', ...place };
  }

  private _field(of: TypedExpression): TypedExpression {
    const cursor = this._cursor;
    cursor.take();
    const field = cursor.here;
    const place = spanOf(of, field);
    const { text } = field;
    if (field.is !== 'name')
      cursor.fail(field.is === 'end' ? cursor.last : field, 'a name is missing after .');
    if (of.t === 'list') {
      if (text !== 'length') cursor.fail(field, this._listRefusal(text));
      cursor.take();
      const e: Expression = { is: 'length', list: of.e, place };
      return { e, t: 'count', whole: e, ...place };
    }
    const fields: readonly string[] = of.t === 'sample' ? givenFields : of.t === 'limits' ? limitFields : [];
    if (fields.length === 0) cursor.fail(field, 'a number has no fields');
    if (!fields.includes(text)) this._noField(field, fields);
    cursor.take();
    if (text === 'limits') return { e: { is: 'number', value: 0 }, t: 'limits', ...place };
    return { e: { is: of.t === 'limits' ? 'own' : 'name', name: text, place }, t: 'number', ...place };
  }

  private _listRefusal(field: string): string {
    if (field === 'at') return 'write list[0], or list[list.length - 1] for the last';
    if (field === 'push' || field === 'shift') return `${field} stands in a line of its own`;
    return `a list has length, push and shift, and no ${field}`;
  }

  private _noField(field: LawToken, fields: readonly string[]): never {
    const near = mostSimilarName(field.text, fields);
    if (near === null)
      return this._cursor.fail(field, `there is no ${field.text} here: there are ${fields.join(', ')}`);
    return this._cursor.fail(field, `there is no ${field.text} here. Did you mean ${near}?`, {
      fix: instead(field, near),
    });
  }

  private _atom(): TypedExpression {
    const cursor = this._cursor;
    const sign = cursor.here;
    if (sign.is === 'number') return numeral(sign.value, cursor.take());
    if (cursor.may('(')) {
      const inner = this.read();
      return { ...inner, ...spanOf(sign, cursor.must(')', 'to close (')) };
    }
    return sign.is === 'name' ? this._named(sign) : this._missing(sign);
  }

  private _missing(sign: LawToken): never {
    const cursor = this._cursor;
    const { last } = cursor;
    const behind = cursor.index > 0 ? ` after ${last.text}` : '';
    if (sign.is === 'end' || sign.newLine || /^[;)}\]]$/.test(sign.text))
      cursor.fail(cursor.index > 0 ? last : sign, `a value is missing${behind}`);
    if (sign.text === '[') cursor.fail(sign, 'a list stands above turn: let past = [];');
    if (sign.text === '{') cursor.fail(sign, 'a law makes no objects: a value is a number, true or false');
    if (sign.text === '=>') cursor.fail(sign, 'write function name(…) { … } in place of =>');
    return cursor.fail(sign, `a value should stand here${behind}, not ${sign.text}`);
  }

  private _named(sign: LawToken): TypedExpression {
    const cursor = this._cursor;
    const { text, at, length } = sign;
    const place = { at, length };
    if (text === 'true' || text === 'false') {
      cursor.take();
      return { e: { is: 'truth', value: text === 'true', place }, t: 'boolean', ...place };
    }
    if (text === 'Infinity') {
      cursor.take();
      return { e: { is: 'constant', name: 'infinity', place }, t: 'number', ...place };
    }
    if (text === 'function') cursor.fail(sign, 'a function stands beside turn, not in a value');
    const meaning = this._scope.meaning(text);
    if (!meaning) return this._unmeant(sign);
    cursor.take();
    if (cursor.is('('))
      cursor.fail(sign, `${text} is no function: is * missing before ( ?`, { fix: after(sign, ' * ') });
    if (meaning.is !== 'value') return { e: { is: 'number', value: 0 }, t: meaning.is, ...place };
    const e: Expression = { ...meaning.e, place };
    const whole = meaning.t === 'count' ? e : meaning.whole;
    return { e, t: meaning.t, ...(whole && { whole }), ...place };
  }

  /**
   * Parses an expression that begins with `Math` or with the name of a called function. Throws LawError for any other
   * name.
   */
  private _unmeant(sign: LawToken): TypedExpression {
    const cursor = this._cursor;
    if (sign.text === 'Math') return this._math(cursor.take());
    if (cursor.is('(', 1)) return this._call(cursor.take());
    if (this._scope.functions.has(sign.text) || Object.hasOwn(givenArity, sign.text))
      cursor.fail(sign, `${sign.text} is a function: call it with ( and )`);
    return this._scope.unknown(sign);
  }

  private _math(sign: LawToken): TypedExpression {
    const cursor = this._cursor;
    cursor.must('.', 'after Math');
    const field = cursor.here;
    const { text } = field;
    const head = spanOf(sign, field);
    if (text === 'PI') {
      cursor.take();
      return { e: { is: 'constant', name: 'pi', place: head }, t: 'number', ...head };
    }
    if (!Object.hasOwn(mathArity, text)) this._noMath(head, field);
    cursor.take();
    if (!cursor.is('(')) cursor.fail(head, `Math.${text} is called with ( and )`);
    const [of, place] = this._arguments(
      head,
      `Math.${text}`,
      mathArity[text],
      text === 'min' || text === 'max',
    );
    return { e: mathOf(text, of, place), t: 'number', ...place };
  }

  private _noMath(head: TextSpan, field: LawToken): never {
    const near = field.is === 'name' ? mostSimilarName(field.text, Object.keys(mathArity)) : null;
    const sentence = mathRefusal(field.text);
    if (near === null || !sentence.includes('is not there')) return this._cursor.fail(head, sentence);
    return this._cursor.fail(head, `Math.${field.text} is not there. Did you mean Math.${near}?`, {
      fix: instead(head, `Math.${near}`),
    });
  }

  /**
   * Parses the arguments of a call. Returns them and the span of the whole call.
   * @param arity required number of arguments @param takesMore whether more arguments are allowed
   */
  private _arguments(
    head: TextSpan,
    name: string,
    arity: number,
    takesMore: boolean,
  ): [Expression[], TextSpan] {
    const cursor = this._cursor;
    cursor.must('(', `after ${name}`);
    const of: Expression[] = [];
    while (!cursor.is(')')) {
      of.push(this.number());
      if (!cursor.may(',')) break;
    }
    const place = spanOf(head, cursor.must(')', `to close ( of ${name}`));
    if (of.length < arity || (of.length > arity && !takesMore)) {
      const numbers = arity === 0 ? 'nothing' : arity === 1 ? 'one number' : `${arity} numbers`;
      cursor.fail(
        place,
        `${name} takes ${numbers}${takesMore ? ' or more' : ''}, got ${of.length || 'none'}`,
      );
    }
    return [of, place];
  }

  private _call(sign: LawToken): TypedExpression {
    const { text: name } = sign;
    const own = this._scope.functions.get(name);
    if (!own && !Object.hasOwn(givenArity, name)) this._noFunction(sign);
    if (name === 'turn')
      this._cursor.fail(
        sign,
        'turn is called once a step, by the body; put what you need into a function of its own',
      );
    const [of, place] = this._arguments(sign, name, own?.parameters ?? givenArity[name], false);
    if (own)
      this.calls.push({ from: this.routine, to: name, isWanted: true, at: sign.at, length: sign.length });
    return { e: { is: 'call', name, of, place }, t: 'number', ...place };
  }

  private _noFunction(sign: LawToken): never {
    const { text } = sign;
    const cursor = this._cursor;
    if (text === 'gain') cursor.fail(sign, 'gains stand above the functions: const kp = gain(43, 0, 100);');
    if (text === 'limited')
      cursor.fail(
        sign,
        'limited is yours to write, and the body calls it after each step: function limited(applied) { gave = applied; }',
      );
    const why = refusalOf(text);
    if (why) cursor.fail(sign, why);
    if (Object.hasOwn(mathArity, text))
      cursor.fail(sign, `write Math.${text}`, { fix: instead(sign, `Math.${text}`) });
    const near = mostSimilarName(text, [...this._scope.functions.keys(), ...Object.keys(givenArity)]);
    if (near === null) return cursor.fail(sign, `there is no function ${text}`);
    return cursor.fail(sign, `there is no function ${text}. Did you mean ${near}?`, {
      fix: instead(sign, near),
    });
  }
}

/** Returns the expression for a call of a Math function, built from functions that every target language has. */
function mathOf(name: string, of: Expression[], place: TextSpan): Expression {
  const math = (function_: MathName, ...parts: Expression[]): Expression => ({
    is: 'math',
    name: function_,
    of: parts,
    place,
  });
  const minus = (one: Expression): Expression => ({ is: 'unary', op: '-', of: one, place });
  const [first] = of;
  switch (name) {
    case 'min':
    case 'max':
      return of.slice(1).reduce((all, one) => math(name, all, one), first);
    // ⌈x⌉ is -⌊-x⌋, to the last bit.
    case 'ceil':
      return minus(math('floor', minus(first)));
    case 'tan':
    case 'hypot':
      return { is: 'call', name, of, place };
    default:
      return math(name as MathName, ...of);
  }
}

/** Returns the exponent of a power if it is 2, 3 or 4; otherwise null. */
function timesOf(exponent: TypedExpression | LawToken): 2 | 3 | 4 | null {
  const value = 'e' in exponent && exponent.e.is === 'number' ? exponent.e.value : null;
  return value === 2 || value === 3 || value === 4 ? value : null;
}

/**
 * Returns an expression that computes a power by multiplication, in this order: `x * x`, `(x * x) * x`, `(x *
 * x) * (x * x)`.
 */
function powerOf(base: Expression, exponent: 2 | 3 | 4, place: TextSpan): Expression {
  const isSimple = base.is === 'name' || base.is === 'own' || base.is === 'number';
  const times = (left: Expression, right: Expression): Expression => ({
    is: 'binary',
    op: '*',
    left,
    right,
    place,
  });
  const call = (name: string, of: Expression): Expression => ({ is: 'call', name, of: [of], place });
  const squared = isSimple ? times(base, base) : call('square', base);
  if (exponent === 2) return squared;
  if (exponent === 3) return isSimple ? times(squared, base) : call('cube', base);
  return call('square', squared);
}
