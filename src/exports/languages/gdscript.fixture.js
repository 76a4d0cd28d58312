// Runs GDScript: parsed by Godot's grammar for tree-sitter, and run from the syntax tree by Godot's rules for the forms that files
// use; all others are refused.
import { createRequire } from 'node:module';
/** Godot's grammar for tree-sitter; null where the packages, which are optional, are not installed. */
export function gdscriptParser() {
  const load = createRequire(import.meta.url);
  try {
    const parser = new (load('tree-sitter'))();
    parser.setLanguage(load('tree-sitter-gdscript'));
    return (text) => {
      const root = parser.parse(text).rootNode;
      return root.hasError ? null : plain(root);
    };
  } catch {
    return null;
  }
}
const plain = ({ type, text, isNamed, children }) =>
  tightened({
    type,
    text,
    named: isNamed,
    parts: children.filter((one) => one.type !== 'comment').map(plain),
  });
/** A dot binds tighter than an operator before it; this grammar reads `a - b.c()` as `(a - b).c()`. */
function tightened(one) {
  const [first, ...rest] = one.parts;
  if (one.type !== 'attribute' || !/^(binary|unary)_operator$/.test(first.type)) return one;
  const last = first.parts.at(-1);
  const inner = tightened({ ...one, parts: [last, ...rest] });
  return { ...first, text: one.text, parts: [...first.parts.slice(0, -1), inner] };
}
/** The part of this type. */
function part(one, type) {
  const found = one.parts.find((each) => each.type === type);
  if (!found) throw refused(one);
  return found;
}
/** What a form is refused with that files do not use. */
const refused = ({ type, text }) => new Error(`a file may not use ${type}: ${text}`);
/** Variables, each with its type. */
class Variables {
  _all = new Map();
  has = (name) => this._all.has(name);
  get = (name) => this._all.get(name)?.value;
  declare(name, type, value) {
    if (this.has(name)) throw new Error(`${name} is declared twice`);
    this._all.set(name, { type, value: as(type, value) });
  }
  set(name, value) {
    const found = this._all.get(name);
    found.value = as(found.type, value);
  }
}
/** A value as its type takes it: a whole number becomes a float, and never the other way round. */
function as(type, value) {
  if (type === 'float' && typeof value === 'bigint') return Number(value);
  const kinds = { float: 'number', int: 'bigint', bool: 'boolean' };
  if (type in kinds ? typeof value !== kinds[type] : type.startsWith('Array') && !Array.isArray(value))
    throw new Error(`${String(value)} is no ${type}`);
  return value;
}
/** The type that := gives. */
const inferred = (value) => ({ number: 'float', bigint: 'int', boolean: 'bool' })[typeof value] ?? '';
/** Functions of Godot. */
const globals = {
  absf: Math.abs,
  minf: Math.min,
  maxf: Math.max,
  sqrt: Math.sqrt,
  floorf: Math.floor,
  // Halves go away from 0.
  roundf: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  signf: Math.sign,
  clampf: (x, low, high) => (x < low ? low : x > high ? high : x),
};
/** A call of a list's method. */
function inList(list, name, values) {
  if (name === 'size') return BigInt(list.length);
  if (name === 'append') return void list.push(as('float', values[0]));
  if (name === 'clear') return void list.splice(0);
  if (name === 'pop_front') return list.shift();
  throw new Error(`no function ${name} of a list`);
}
/** What an operator with two sides gives. */
export function binary(op, left, right) {
  const isWhole = typeof left === 'bigint' && typeof right === 'bigint';
  const [a, b] = isWhole ? [left, right] : [Number(left), Number(right)];
  // One kind of number on both sides, which the type of a pair does not tell.
  const [x, y] = [a, b];
  const results = {
    '+': () => x + y,
    '-': () => x - y,
    '*': () => x * y,
    '/': () => x / y,
    '%': () => x % y,
    '<': () => x < y,
    '<=': () => x <= y,
    '>': () => x > y,
    '>=': () => x >= y,
    '==': () => x === y,
    '!=': () => x !== y,
  };
  return results[op]();
}
/** A value that must be true or false. */
function truth(value) {
  if (typeof value === 'boolean') return value;
  throw new Error(`${String(value)} is not true or false`);
}
class Return {
  value;
  constructor(value) {
    this.value = value;
  }
}
/** A class of the file, or the file itself, which is one. */
class Class {
  outer;
  engine;
  classes = new Map();
  constants = new Variables();
  _fields = [];
  _functions = new Map();
  constructor(body, outer, engine) {
    this.outer = outer;
    this.engine = engine;
    for (const one of body) {
      if (one.type === 'class_definition')
        this.classes.set(part(one, 'name').text, new Class(part(one, 'class_body').parts, this, {}));
      else if (one.type === 'const_statement') this._declare(one, this.constants, this._place(null));
      else if (one.type === 'variable_statement') this._fields.push(one);
      else if (one.type === 'function_definition') this._functions.set(part(one, 'name').text, one);
      else if (one.type !== 'extends_statement') throw refused(one);
    }
  }
  /** A new object. */
  make() {
    const fields = new Variables();
    for (const one of this._fields) this._declare(one, fields, this._place(fields));
    return { fields, call: (method, ...values) => this.call(method, fields, values) };
  }
  hasFunction = (name) => this._functions.has(name);
  call(name, self, values) {
    const found = this._functions.get(name);
    if (!found) throw new Error(`no function ${name}`);
    const isStatic = found.parts[0].type === 'static_keyword';
    if (!isStatic && !self) throw new Error(`${name} needs an object`);
    const place = this._place(isStatic ? null : self);
    const parameters = part(found, 'parameters').parts.filter((one) => one.named);
    if (parameters.length !== values.length) throw new Error(`${name} takes ${parameters.length}`);
    for (const [n, one] of parameters.entries())
      place.locals.declare(one.parts[0].text, part(one, 'type').text, values[n]);
    const result = this._run(part(found, 'body').parts, place);
    const type = part(found, 'type').text;
    return type === 'void' ? undefined : as(type, result?.value);
  }
  _place(self) {
    return { home: this, self, locals: new Variables() };
  }
  _declare(one, into, place) {
    const value = evaluate(one.parts.at(-1), place);
    const type = one.parts.find((each) => each.type === 'type')?.text ?? inferred(value);
    into.declare(part(one, 'name').text, type, value);
  }
  _run(body, place) {
    for (const one of body) {
      const result = this._statement(one, place);
      if (result) return result;
    }
    return null;
  }
  _statement(one, place) {
    const body = one.parts.find((each) => each.type === 'body')?.parts ?? [];
    switch (one.type) {
      case 'variable_statement':
        this._declare(one, place.locals, place);
        return null;
      case 'return_statement':
        return new Return(one.parts[1] && evaluate(one.parts[1], place));
      case 'if_statement': {
        const otherwise = one.parts.find((each) => each.type === 'else_clause');
        if (truth(evaluate(one.parts[1], place))) return this._run(body, place);
        return otherwise ? this._run(part(otherwise, 'body').parts, place) : null;
      }
      case 'for_statement': {
        const [from, to, by] = evaluateAll(part(part(one, 'call'), 'arguments'), place);
        for (let n = from; n < to; n += by) {
          if (!place.locals.has(one.parts[1].text)) place.locals.declare(one.parts[1].text, 'int', n);
          place.locals.set(one.parts[1].text, n);
          const result = this._run(body, place);
          if (result) return result;
        }
        return null;
      }
      case 'expression_statement':
        perform(one.parts[0], place);
        return null;
      default:
        throw refused(one);
    }
  }
}
/** An assignment, or a call whose value is not used. */
function perform(one, place) {
  if (one.type !== 'assignment' && one.type !== 'augmented_assignment') return void evaluate(one, place);
  const [target, { text: op }, right] = one.parts;
  const value = evaluate(right, place);
  const owner = [place.locals, place.self].find((each) => each?.has(target.text));
  const next = op === '=' ? value : binary(op[0], evaluate(target, place), value);
  if (owner) owner.set(target.text, next);
  else if (target.text in place.home.engine) place.home.engine[target.text] = next;
  else throw refused(target);
}
function evaluate(one, place) {
  const of = (n) => evaluate(one.parts[n], place);
  switch (one.type) {
    case 'float':
      return Number(one.text);
    case 'integer':
      return BigInt(one.text);
    case 'true':
    case 'false':
      return one.type === 'true';
    case 'array':
      return one.parts.filter((each) => each.named).map((each) => evaluate(each, place));
    case 'identifier':
      return named(one.text, place);
    case 'parenthesized_expression':
      return of(1);
    case 'unary_operator':
      return one.parts[0].text === '-' ? -of(1) : !truth(of(1));
    case 'binary_operator': {
      const op = one.parts[1].text;
      if (op === 'and') return truth(of(0)) && truth(of(2));
      return op === 'or' ? truth(of(0)) || truth(of(2)) : binary(op, of(0), of(2));
    }
    case 'conditional_expression':
      return truth(of(2)) ? of(0) : of(4);
    case 'subscript': {
      const [index] = evaluateAll(part(one, 'subscript_arguments'), place);
      const list = of(0);
      if (typeof index !== 'bigint' || index < 0n || index >= list.length) throw refused(one);
      return list[Number(index)];
    }
    case 'call':
      return called(one.parts[0].text, evaluateAll(part(one, 'arguments'), place), place);
    case 'attribute':
      return one.parts
        .slice(1)
        .reduce((object, each) => (each.named ? member(object, each, place) : object), of(0));
    default:
      throw refused(one);
  }
}
const evaluateAll = (list, place) =>
  list.parts.filter((each) => each.named).map((each) => evaluate(each, place));
function named(name, { home, self, locals }) {
  for (const owner of [locals, self, home.constants]) if (owner?.has(name)) return owner.get(name);
  if (name in home.engine) return home.engine[name];
  const constants = { PI: Math.PI, INF: Infinity };
  const found = constants[name] ?? (home.outer ?? home).classes.get(name);
  if (found === undefined) throw new Error(`no name ${name}`);
  return found;
}
function called(name, values, { home, self }) {
  if (home.hasFunction(name)) return home.call(name, self, values);
  const found = globals[name];
  if (!found) throw new Error(`no function ${name}`);
  return found(...values.map((value) => as('float', value)));
}
/** A field or a call after a dot. */
function member(object, one, place) {
  if (one.type === 'identifier') return object[one.text];
  const name = one.parts[0].text;
  const values = evaluateAll(part(one, 'arguments'), place);
  if (object instanceof Class) return name === 'new' ? object.make() : object.call(name, null, values);
  if (Array.isArray(object)) return inList(object, name, values);
  if (isInstance(object)) return object.call(name, ...values);
  return object[name](...values);
}
const isInstance = (object) =>
  typeof object === 'object' && 'fields' in object && object.fields instanceof Variables;
/** The file of a node's script. @param engine what the node has from its engine, by name */
export const scriptOf = (file, engine) => new Class(file.parts, null, engine).make();
