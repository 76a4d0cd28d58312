// Prints the tree of a law in a language: its expressions, with no more brackets than they need, and its routines.
import { statementsOf } from '../tree';
import { indented } from './language';

/** How tight each operator binds, the same in all languages here. */
const strengths = {
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
const unary = 9;
const whole = 10;
/** Prints expressions of one routine. */
export class ExpressionPrinter {
  #words;
  #methods;
  #counts;
  /** @param methods names of routines that use fields @param counts names and fields that are whole numbers */
  constructor(words, methods, counts) {
    this.#words = words;
    this.#methods = methods;
    this.#counts = counts;
  }
  /** @param count whether it is a whole number, by where it stands */
  text(one, count = false) {
    return this.#print(one, count)[0];
  }
  isCount(one) {
    if (one.is === 'length') return true;
    if (one.is === 'name' || one.is === 'own') return this.#counts.has(one.name);
    return (
      one.is === 'binary' && /^[-+*%]$/.test(one.op) && (this.isCount(one.left) || this.isCount(one.right))
    );
  }
  /** In brackets when it binds looser than its place needs. */
  #within(one, strength, count = false) {
    const [text, own] = this.#print(one, count);
    return own < strength ? `(${text})` : text;
  }
  #print(one, count) {
    const words = this.#words;
    switch (one.is) {
      case 'number':
        return [words.number(one.value, count), whole];
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
      case 'word':
        throw new Error(`the word ${one.value} is still in the law`);
    }
  }
  #call(name, of) {
    const { builtIn = {}, call } = this.#words;
    const callee = builtIn[name] ?? call(name, this.#methods.has(name));
    return `${callee}(${of.map((part) => this.text(part)).join(', ')})`;
  }
  #unary({ op, of }) {
    if (op === '-') return [`-${this.#within(of, unary + 1)}`, unary];
    const strength = this.#words.looseNot ? 4 : unary;
    return [`${this.#words.signs['!'] ?? '!'}${this.#within(of, strength)}`, strength];
  }
  #binary({ op, left, right }, count) {
    const strength = strengths[op];
    const counts = count || this.isCount(left) || this.isCount(right);
    const sign = this.#words.signs[op] ?? op;
    // The right side of an equal operator keeps its brackets: the order of sums is part of the result.
    const texts = [this.#within(left, strength, counts), this.#within(right, strength + 1, counts)];
    return [texts.join(` ${sign} `), strength];
  }
  #choice(one) {
    const parts = [one.test, one.yes, one.no].map((part) => this.#within(part, 3));
    return [this.#words.choice(parts[0], parts[1], parts[2]), 1];
  }
  #index(index) {
    const more = this.#words.firstIndex ?? 0;
    if (more === 0) return this.text(index, true);
    const one = { is: 'number', value: more };
    if (index.is === 'number') return String(index.value + more);
    if (index.is !== 'binary' || index.right.is !== 'number' || !/^[-+]$/.test(index.op))
      return this.text({ is: 'binary', op: '+', left: index, right: one }, true);
    const offset = (index.op === '+' ? index.right.value : -index.right.value) + more;
    if (offset === 0) return this.text(index.left, true);
    const right = { is: 'number', value: Math.abs(offset) };
    return this.text({ is: 'binary', op: offset > 0 ? '+' : '-', left: index.left, right }, true);
  }
}
/** Routines that need no words in a compact file. */
const plainByName = ['wrapAngle', 'saturate', 'reset'];
/** The lines of a routine, with what it is for. @param compact with as few lines as can be read */
export function printRoutine(routine, language, law, compact) {
  const { forms } = language;
  const printer = new ExpressionPrinter(language.words, law.methods, countsOf(routine, law));
  const body = routine.body.flatMap((one) => printStatement(one, language, printer));
  const isPlain = compact && (body.length === 1 || plainByName.includes(routine.name));
  const about = routine.about && !isPlain ? [language.about(routine.about)] : [];
  const open = language.open(routine, law.methods.has(routine.name));
  if (compact && body.length === 1) return [[open, body[0], forms.close ?? ''].join(' ').trimEnd()];
  return [...about, open, ...indented(body, forms.indent), ...(forms.close === null ? [] : [forms.close])];
}
/** Names in a routine, and fields, that are whole numbers. */
function countsOf(routine, { settings }) {
  const names = statementsOf(routine.body).flatMap((one) =>
    one.is === 'for' || (one.is === 'let' && one.type === 'count') ? [one.name] : [],
  );
  return new Set([...names, ...settings.filter(({ type }) => type === 'count').map(({ name }) => name)]);
}
function printStatement(one, language, printer) {
  const { forms, words } = language;
  const block = (body) =>
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
        forms.set(printer.text(one.target), one.op, printer.text(one.value, printer.isCount(one.target))),
      ];
    case 'clear':
      return [forms.clear(printer.text(one.list))];
    case 'push':
      return [forms.push(printer.text(one.list), printer.text(one.value))];
    case 'shift':
      return [forms.shift(printer.text(one.list))];
    case 'return':
      return [forms.return(one.value && printer.text(one.value))];
    case 'if': {
      const then = one.yes.flatMap((each) => printStatement(each, language, printer));
      if (forms.ifShort && then.length === 1 && one.no.length === 0)
        return [forms.ifShort(printer.text(one.test), then[0])];
      return [
        forms.if(printer.text(one.test)),
        ...indented(then, forms.indent),
        ...(one.no.length > 0 ? [forms.else, ...block(one.no)] : []),
        ...close,
      ];
    }
    case 'for': {
      const [from, below] = [printer.text(one.from, true), printer.text(one.below, true)];
      return [forms.for(words.name(one.name), from, below, String(one.by)), ...block(one.body), ...close];
    }
  }
}
