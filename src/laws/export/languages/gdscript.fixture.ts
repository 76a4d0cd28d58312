// An interpreter of GDScript for tests. Godot's grammar for tree-sitter parses it, and it runs by Godot's rules for the forms that files
// use; all others are refused.
import { createRequire } from 'node:module';
import { Language, Parser, type Node as ParserNode } from 'web-tree-sitter';

/** A node of GDScript's syntax tree. */
interface Node {
  readonly type: string;
  readonly text: string;
  readonly parts: readonly Node[];
  readonly named: boolean;
}

/** A function that returns the syntax tree of a GDScript text; null for a text with a syntax error. */
type Parse = (text: string) => Node | null;

/** Loads Godot's grammar for tree-sitter, and returns a function that parses with it. */
export async function gdscriptParser(): Promise<Parse> {
  await Parser.init();
  const { resolve } = createRequire(import.meta.url);
  const grammar = resolve('@cursorless/tree-sitter-wasms/out/tree-sitter-gdscript.wasm');
  const parser = new Parser().setLanguage(await Language.load(grammar));
  return (text) => {
    const tree = parser.parse(text);
    if (!tree) throw new Error('nothing was parsed');
    const { rootNode } = tree;
    const found = rootNode.hasError ? null : plain(rootNode);
    tree.delete();
    return found;
  };
}

const plain = ({ type, text, isNamed, children }: ParserNode): Node =>
  tightened({
    type,
    text,
    named: isNamed,
    parts: children.flatMap((one) => (one === null || one.type === 'comment' ? [] : [plain(one)])),
  });

/**
 * Corrects the precedence in a syntax node, because the grammar reads `a - b.c()` as `(a - b).c()`. Returns
 * the corrected node.
 */
function tightened(one: Node): Node {
  const [first, ...rest] = one.parts;
  if (!/^(attribute|subscript)$/.test(one.type) || !/^(binary|unary)_operator$/.test(first.type)) return one;
  const last = first.parts.at(-1)!;
  const inner = tightened({ ...one, parts: [last, ...rest] });
  return { ...first, text: one.text, parts: [...first.parts.slice(0, -1), inner] };
}

/** Returns a node's first child of the given type. Throws an error if the node has no such child. */
function part(one: Node, type: string): Node {
  const found = one.parts.find((each) => each.type === type);
  if (!found) throw refused(one);
  return found;
}

/** Returns an error for syntax that exported files do not use. */
const refused = ({ type, text }: Node) => new Error(`a file may not use ${type}: ${text}`);

// Whole numbers are bigint here, so that 3 / 8 is 0 as in Godot.

/**
 * A value in the interpreted program. An object is an instance of a class in the file, or a stand-in for an
 * object of the engine.
 */
type Value = number | bigint | boolean | Value[] | object | undefined;
type Named = Record<string, Value>;

/** Variables of one scope of the interpreted program, each with its type. */
class Variables {
  private readonly _all = new Map<string, { type: string; value: Value; by: object | null }>();
  has = (name: string) => this._all.has(name);
  get = (name: string) => this._all.get(name)?.value;
  /**
   * Declares a variable. Throws an error if the name is already declared, unless the same declaration runs
   * again, as in a loop.
   * @param by syntax node of the declaration. If null, a second declaration of the name is always an error
   */
  declare(name: string, type: string, value: Value, by: object | null = null): void {
    const known = this._all.get(name);
    if (known && (by === null || known.by !== by)) throw new Error(`${name} is declared twice`);
    this._all.set(name, { type, value: as(type, value), by });
  }
  set(name: string, value: Value): void {
    const found = this._all.get(name)!;
    found.value = as(found.type, value);
  }
}

/**
 * Converts a whole number to a float if the type is 'float'. Returns other values unchanged. Throws an error if the
 * value does not have the type.
 */
function as(type: string, value: Value): Value {
  if (type === 'float' && typeof value === 'bigint') return Number(value);
  const kinds: Readonly<Record<string, string>> = { float: 'number', int: 'bigint', bool: 'boolean' };
  if (type in kinds ? typeof value !== kinds[type] : type.startsWith('Array') && !Array.isArray(value))
    throw new Error(`${String(value)} is no ${type}`);
  return value;
}

/**
 * Returns the type of a variable that is declared with `:=` and this value; empty if the type is not a number
 * or boolean.
 */
const inferred = (value: Value): string =>
  ({ number: 'float', bigint: 'int', boolean: 'bool' })[typeof value as string] ?? '';

/** Global functions of Godot that exported files use. */
const globals: Readonly<Record<string, (...values: number[]) => number>> = {
  float: (x) => x,
  absf: Math.abs,
  minf: Math.min,
  maxf: Math.max,
  sqrt: Math.sqrt,
  sin: Math.sin,
  cos: Math.cos,
  tan: Math.tan,
  atan2: Math.atan2,
  floorf: Math.floor,
  // Halves are rounded away from 0.
  roundf: (x) => Math.sign(x) * Math.floor(Math.abs(x) + 0.5),
  signf: Math.sign,
  clampf: (x, low, high) => (x < low ? low : x > high ? high : x),
};

/**
 * Calls a method of a list in the interpreted program and returns its result. Throws an error for an unknown method.
 */
function inList(list: Value[], name: string, values: readonly Value[]): Value {
  if (name === 'size') return BigInt(list.length);
  if (name === 'append') return void list.push(as('float', values[0]));
  if (name === 'clear') return void list.splice(0);
  if (name === 'pop_front') return list.shift();
  throw new Error(`no function ${name} of a list`);
}

/** A stand-in for a value of the engine Godot, such as a vector. */
export interface EngineValue {
  /** Returns the result of an operator. This value is the left operand. */
  operate(op: string, right: Value): Value;
  /** Components of the value, by index; undefined if it has none. */
  readonly parts?: number[];
}

const isOfEngine = (value: Value): value is EngineValue =>
  typeof value === 'object' && typeof (value as EngineValue).operate === 'function';

/** Returns the result of an operator with two operands. */
export function binary(op: string, left: Value, right: Value): Value {
  if (isOfEngine(left)) return left.operate(op, right);
  // An object or undefined.
  if (left === undefined || typeof left === 'object') return (left === right) === (op === '==');
  const isWhole = typeof left === 'bigint' && typeof right === 'bigint';
  const [a, b] = isWhole ? [left, right] : [Number(left), Number(right)];
  // Both sides have one kind of number, which the type of a pair cannot state.
  const [x, y] = [a, b] as [number, number];
  const results: Readonly<Record<string, () => Value>> = {
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

/** Returns a value as a boolean. Throws an error if the value is not a boolean. */
function truth(value: Value): boolean {
  if (typeof value === 'boolean') return value;
  throw new Error(`${String(value)} is not true or false`);
}

/** An instance of a class in the GDScript file that this test interpreter runs. */
export interface Instance {
  readonly fields: Variables;
  call(method: string, ...values: Value[]): Value;
}

class Return {
  readonly value: Value;
  constructor(value: Value) {
    this.value = value;
  }
}

/**
 * Context of a statement in the interpreted program: its class, its instance and its local variables. The instance is
 * null in a static function.
 */
interface Place {
  readonly home: Class;
  readonly self: Variables | null;
  readonly locals: Variables;
}

/** A class of the interpreted GDScript file. The whole file is a class, too. */
class Class {
  readonly outer: Class | null;
  readonly engine: Named;
  readonly classes = new Map<string, Class>();
  readonly constants = new Variables();
  private readonly _fields: Node[] = [];
  private readonly _functions = new Map<string, Node>();

  constructor(body: readonly Node[], outer: Class | null, engine: Named) {
    this.outer = outer;
    this.engine = engine;
    for (const one of body) {
      if (one.type === 'class_definition')
        this.classes.set(part(one, 'name').text, new Class(part(one, 'body').parts, this, {}));
      else if (one.type === 'const_statement') this._declare(one, this.constants, this._place(null));
      else if (one.type === 'variable_statement') this._fields.push(one);
      else if (one.type === 'function_definition') this._functions.set(part(one, 'name').text, one);
      else if (one.type !== 'extends_statement') throw refused(one);
    }
  }

  make(): Instance {
    const fields = new Variables();
    for (const one of this._fields) this._declare(one, fields, this._place(fields));
    return { fields, call: (method, ...values) => this.call(method, fields, values) };
  }

  hasFunction = (name: string) => this._functions.has(name);

  call(name: string, self: Variables | null, values: readonly Value[]): Value {
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

  private _place(self: Variables | null): Place {
    return { home: this, self, locals: new Variables() };
  }

  private _declare(one: Node, into: Variables, place: Place): void {
    const value = evaluate(one.parts.at(-1)!, place);
    const type = one.parts.find((each) => each.type === 'type')?.text ?? inferred(value);
    into.declare(part(one, 'name').text, type, value, one);
  }

  private _run(body: readonly Node[], place: Place): Return | null {
    for (const one of body) {
      const result = this._statement(one, place);
      if (result) return result;
    }
    return null;
  }

  private _while(test: Node, body: readonly Node[], place: Place): Return | null {
    while (truth(evaluate(test, place))) {
      const result = this._run(body, place);
      if (result) return result;
    }
    return null;
  }

  private _statement(one: Node, place: Place): Return | null {
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
        const [from, to, by] = rangeOf(one, place);
        for (let n = from; n < to; n += by) {
          if (!place.locals.has(one.parts[1].text)) place.locals.declare(one.parts[1].text, 'int', n);
          place.locals.set(one.parts[1].text, n);
          const result = this._run(body, place);
          if (result) return result;
        }
        return null;
      }
      case 'while_statement':
        return this._while(one.parts[1], body, place);
      case 'expression_statement':
        perform(one.parts[0], place);
        return null;
      default:
        throw refused(one);
    }
  }
}

function perform(one: Node, place: Place): void {
  if (one.type !== 'assignment' && one.type !== 'augmented_assignment') return void evaluate(one, place);
  const [target, { text: op }, right] = one.parts;
  const value = evaluate(right, place);
  if (target.type === 'subscript' && op === '=') {
    const { list, index } = itemOf(target, place);
    list[index] = value;
    return;
  }
  if (target.type === 'attribute' && op === '=') {
    const object = evaluate({ ...target, parts: target.parts.slice(0, -2) }, place);
    const { text } = target.parts.at(-1)!;
    if (!isInstance(object) || !object.fields.has(text)) throw refused(target);
    object.fields.set(text, value);
    return;
  }
  const owner = [place.locals, place.self].find((each) => each?.has(target.text));
  const next = op === '=' ? value : binary(op[0], evaluate(target, place), value);
  if (owner) owner.set(target.text, next);
  else if (target.text in place.home.engine) place.home.engine[target.text] = next;
  else throw refused(target);
}

function evaluate(one: Node, place: Place): Value {
  const of = (n: number) => evaluate(one.parts[n], place);
  switch (one.type) {
    case 'float':
      return Number(one.text);
    case 'integer':
      return BigInt(one.text);
    case 'true':
    case 'false':
      return one.type === 'true';
    case 'null':
      return undefined;
    case 'array':
      return one.parts.filter((each) => each.named).map((each) => evaluate(each, place));
    case 'identifier':
      return named(one.text, place);
    case 'parenthesized_expression':
      return of(1);
    case 'unary_operator':
      return one.parts[0].text === '-' ? -(of(1) as number) : !truth(of(1));
    case 'binary_operator': {
      const op = one.parts[1].text;
      if (op === 'and') return truth(of(0)) && truth(of(2));
      return op === 'or' ? truth(of(0)) || truth(of(2)) : binary(op, of(0), of(2));
    }
    case 'conditional_expression':
      return truth(of(2)) ? of(0) : of(4);
    case 'subscript': {
      const { list, index } = itemOf(one, place);
      return list[index];
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

/** Returns start, end and step of a loop over a range. */
function rangeOf(one: Node, place: Place): bigint[] {
  const given = evaluateAll(part(part(one, 'call'), 'arguments'), place) as bigint[];
  return given.length === 1 ? [0n, given[0], 1n] : given;
}

/** Returns the list and the index of an index expression. For a vector, the list is its components. */
function itemOf(one: Node, place: Place): { list: Value[]; index: number } {
  const [of, , at] = one.parts;
  const index = evaluate(at, place);
  const value = evaluate(of, place);
  const list = isOfEngine(value) ? value.parts : (value as Value[]);
  if (!list || typeof index !== 'bigint' || index < 0n || index >= list.length) throw refused(one);
  return { list, index: Number(index) };
}

const evaluateAll = (list: Node, place: Place): Value[] =>
  list.parts.filter((each) => each.named).map((each) => evaluate(each, place));

function named(name: string, { home, self, locals }: Place): Value {
  for (const owner of [locals, self, home.constants]) if (owner?.has(name)) return owner.get(name);
  if (name in home.engine) return home.engine[name];
  const constants: Named = { PI: Math.PI, INF: Infinity };
  const found = constants[name] ?? (home.outer ?? home).classes.get(name);
  if (found === undefined) throw new Error(`no name ${name}`);
  return found;
}

function called(name: string, values: readonly Value[], { home, self }: Place): Value {
  if (home.hasFunction(name)) return home.call(name, self, values);
  const made = home.engine[name];
  if (typeof made === 'function') return made(...values);
  const found = globals[name];
  if (!found) throw new Error(`no function ${name}`);
  return found(...values.map((value) => as('float', value) as number));
}

/** Returns the value of a member expression such as `a.b` or `a.b()`: a field, or the result of a method. */
function member(object: Value, one: Node, place: Place): Value {
  if (one.type === 'identifier')
    return isInstance(object) ? object.fields.get(one.text) : (object as Named)[one.text];
  const name = one.parts[0].text;
  const values = evaluateAll(part(one, 'arguments'), place);
  if (object instanceof Class) return name === 'new' ? object.make() : object.call(name, null, values);
  if (Array.isArray(object)) return inList(object, name, values);
  if (isInstance(object)) return object.call(name, ...values);
  return (object as Record<string, (...of: Value[]) => Value>)[name](...values);
}

const isInstance = (object: Value): object is Instance =>
  typeof object === 'object' && 'fields' in object && object.fields instanceof Variables;

/**
 * Returns an instance of the script in a GDScript file.
 * @param engine stand-ins for properties and functions of the script's Godot node, by name
 */
export const scriptOf = (file: Node, engine: Named): Instance => new Class(file.parts, null, engine).make();
