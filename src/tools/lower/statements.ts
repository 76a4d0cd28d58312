// Translates the functions of a law from TypeScript to syntax trees: meanings of names, expressions and statements.
import type { Expression, MathName, Parameter, Statement, Type } from '../../laws/export/tree.ts';
import type { Node, SourceFile } from './source.ts';

/** Meaning of a name in a law's source: an expression, or an object such as the law's input. */
type Meaning = Expression | ObjectMeaning;

interface ObjectMeaning {
  readonly is: 'sample' | 'limits' | 'settings';
}

/** Math functions that the source of a law may use. */
const mathNames: readonly MathName[] = ['abs', 'min', 'max', 'sqrt', 'floor', 'round', 'sign'];

const isObject = (meaning: Meaning): meaning is ObjectMeaning =>
  /^(sample|limits|settings)$/.test(meaning.is);

/** Fields of a law's input, in parameter order of `update`. Units: rad, rad/s, rad/s, s and rad/s² */
const sampleFields = ['error', 'angularVelocity', 'targetAngularVelocity', 'timeStep', 'disturbance'];

/**
 * Translates a field access, such as `sample.error`, to its meaning
 * @param object meaning of the object before the dot
 * @param field name after the dot
 * @returns null if a law cannot read this field
 */
export function translatedField(object: Meaning, field: string): Meaning | null {
  if (object.is === 'settings' || object.is === 'limits') return { is: 'own', name: field };
  if (object.is !== 'sample') return null;
  if (field === 'limits') return { is: 'limits' };
  if (field === 'onlyWay') return { is: 'own', name: field };
  return sampleFields.includes(field) ? { is: 'name', name: field } : null;
}

/**
 * Translates the expressions of one TypeScript function to `Expression`. Stores the meaning of each name in the
 * function.
 */
export class FunctionScope {
  readonly meanings = new Map<string, Meaning>();
  readonly source: SourceFile;
  /** Called for each function or constant that the translated code uses, so that the caller can translate it, too. */
  readonly reach: (source: SourceFile, name: string, node: Node) => void;

  constructor(source: SourceFile, reach: FunctionScope['reach']) {
    this.source = source;
    this.reach = reach;
  }

  /**
   * Translates a source node to an expression. Throws SyntaxError for a whole object, such as the law's input: only its
   * fields can be translated.
   */
  expression(node: Node): Expression {
    const meaning = this.meaning(node);
    if (isObject(meaning)) return this.source.refuse(node, 'an object is no value');
    return meaning;
  }

  meaning(node: Node): Meaning {
    switch (node.type) {
      case 'Literal':
        return this.#literal(node);
      case 'Identifier':
        return this.#named(node, node.name);
      case 'ParenthesizedExpression':
        return this.meaning(node.expression);
      case 'MemberExpression':
        return this.#member(node);
      case 'UnaryExpression':
        if (node.operator !== '-' && node.operator !== '!') return this.source.refuse(node);
        return { is: 'unary', op: node.operator, of: this.expression(node.argument) };
      case 'LogicalExpression':
      case 'BinaryExpression':
        return this.#binary(node);
      case 'ConditionalExpression': {
        const test = this.expression(node.test);
        return {
          is: 'choice',
          test,
          yes: this.expression(node.consequent),
          no: this.expression(node.alternate),
        };
      }
      case 'CallExpression':
        return this.#call(node);
      default:
        return this.source.refuse(node);
    }
  }

  /**
   * Translates the arguments of a call. Replaces the object `sample` (law's input) by its five numbers. Omits an
   * argument that is the motor's limits.
   */
  values(nodes: readonly Node[]): Expression[] {
    return nodes.flatMap((node) => {
      const meaning = this.meaning(node);
      if (meaning.is === 'sample') return sampleFields.map((name): Expression => ({ is: 'name', name }));
      return meaning.is === 'limits' ? [] : [this.expression(node)];
    });
  }

  #literal(node: Extract<Node, { type: 'Literal' }>): Expression {
    if (typeof node.value === 'number') return { is: 'number', value: node.value };
    if (typeof node.value === 'boolean') return { is: 'truth', value: node.value };
    if (typeof node.value === 'string') return { is: 'word', value: node.value };
    return this.source.refuse(node, 'a law may use numbers, booleans and words');
  }

  #named(node: Node, name: string): Meaning {
    const known = this.meanings.get(name);
    if (known) return known;
    if (name === 'Infinity') return { is: 'constant', name: 'infinity' };
    this.reach(this.source, name, node);
    return { is: 'name', name };
  }

  #member(node: Extract<Node, { type: 'MemberExpression' }>): Meaning {
    const { object, property } = node;
    if (node.computed) return { is: 'at', list: this.expression(object), index: this.expression(property) };
    if (property.type !== 'Identifier') {
      if (property.type !== 'PrivateIdentifier') return this.source.refuse(node);
    }
    const field = property.name;
    if (object.type === 'ThisExpression') {
      const name = field.replace(/^_/, '');
      return name === 'settings' || name === 'gains' ? { is: 'settings' } : { is: 'own', name };
    }
    if (object.type === 'Identifier' && object.name === 'Math' && field === 'PI')
      return { is: 'constant', name: 'pi' };
    if (field === 'length') return { is: 'length', list: this.expression(object) };
    return translatedField(this.meaning(object), field) ?? this.source.refuse(node);
  }

  #binary(node: Extract<Node, { type: 'BinaryExpression' | 'LogicalExpression' }>): Expression {
    if (node.operator === '??') return this.source.refuse(node);
    const left = this.expression(node.left);
    const right = this.expression(node.right);
    if (node.operator === '**') {
      const plain = left.is === 'name' || left.is === 'own';
      if (!plain || right.is !== 'number' || right.value !== 2)
        return this.source.refuse(node, 'only a name is squared');
      return { is: 'binary', op: '*', left, right: left };
    }
    return { is: 'binary', op: node.operator.replace('===', '==').replace('!==', '!='), left, right };
  }

  #call(node: Extract<Node, { type: 'CallExpression' }>): Expression {
    const { callee } = node;
    if (callee.type === 'Identifier') {
      // Every language has these; the library's versions are equal in every engine.
      if (callee.name === 'atan2') return { is: 'math', name: 'atan2', of: this.values(node.arguments) };
      if (callee.name === 'hypot') return { is: 'call', name: 'hypot', of: this.values(node.arguments) };
      this.reach(this.source, callee.name, callee);
      return { is: 'call', name: callee.name, of: this.values(node.arguments) };
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return this.source.refuse(node);
    const name = 'name' in callee.property ? callee.property.name : '';
    if (callee.object.type === 'ThisExpression')
      return { is: 'call', name: name.replace(/^_/, ''), of: this.values(node.arguments) };
    const isMath = callee.object.type === 'Identifier' && callee.object.name === 'Math';
    const math = isMath ? mathNames.find((each) => each === name) : undefined;
    if (math) return { is: 'math', name: math, of: this.values(node.arguments) };
    return this.source.refuse(node);
  }
}

/**
 * Returns the code that replaces a call: statements, and an expression for each field of the result. Null if the call
 * stays.
 */
export type Inline = (
  call: Node,
  scope: FunctionScope,
) => { body: Statement[]; fields: Map<string, Expression> } | null;

export function lowerAll(nodes: readonly Node[], scope: FunctionScope, inline: Inline): Statement[] {
  return nodes.flatMap((node) => lower(node, scope, inline));
}

const block = (node: Node, scope: FunctionScope, inline: Inline) =>
  lowerAll(node.type === 'BlockStatement' ? node.body : [node], scope, inline);

function lower(node: Node, scope: FunctionScope, inline: Inline): Statement[] {
  switch (node.type) {
    case 'VariableDeclaration':
      return node.declarations.flatMap((one) => {
        if (!one.init) return scope.source.refuse(node, 'a variable needs a value');
        return declare(one.id, one.init, node.kind !== 'const', scope, inline);
      });
    case 'ExpressionStatement':
      return effect(node.expression, scope);
    case 'IfStatement': {
      const test = scope.expression(node.test);
      const otherwise = node.alternate ? block(node.alternate, scope, inline) : [];
      return [{ is: 'if', test, yes: block(node.consequent, scope, inline), no: otherwise }];
    }
    case 'ReturnStatement':
      return [{ is: 'return', value: node.argument ? returned(node.argument, scope) : null }];
    case 'ForStatement':
      return [loop(node, scope, inline)];
    default:
      return scope.source.refuse(node);
  }
}

/** Translates a returned value to an expression. If the value is an object, translates its field `output`. */
function returned(node: Node, scope: FunctionScope): Expression {
  if (outputIn(node).type !== 'ObjectExpression') return scope.expression(node);
  return outputFields(node, scope).get('output') ?? scope.source.refuse(node, 'an object without output');
}

/** Returns the argument of a call `sharedOutput({ ... })`, and any other node unchanged */
function outputIn(node: Node): Node {
  const isShared =
    node.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'sharedOutput';
  return isShared ? node.arguments[0] : node;
}

export function outputFields(node: Node, scope: FunctionScope): Map<string, Expression> {
  const object = outputIn(node);
  if (object.type !== 'ObjectExpression') return scope.source.refuse(node);
  return new Map(
    object.properties.map((one) => {
      if (one.type !== 'Property' || one.key.type !== 'Identifier') return scope.source.refuse(one);
      return [one.key.name, scope.expression(one.value)];
    }),
  );
}

function declare(id: Node, init: Node, varies: boolean, scope: FunctionScope, inline: Inline): Statement[] {
  if (id.type === 'ObjectPattern') {
    const inlined = inline(init, scope);
    if (inlined) {
      takeApart(id, scope, (field) => inlined.fields.get(field) ?? null);
      return inlined.body;
    }
    const of = scope.meaning(init);
    takeApart(id, scope, (field) => translatedField(of, field));
    return [];
  }
  if (id.type !== 'Identifier') return scope.source.refuse(id);
  const annotation = id.typeAnnotation ? scope.source.textOf(id.typeAnnotation) : '';
  const value = scope.expression(init);
  const name = { is: 'name', name: id.name } as const;
  scope.meanings.set(id.name, name);
  return [{ is: 'let', name: id.name, type: typeOf(annotation, value), value, varies }];
}

/** Returns the type of a variable, from its type annotation or its value. */
export function typeOf(annotation: string, value?: Expression): Type {
  if (/\bCount\b/.test(annotation)) return 'count';
  if (/number\[\]/.test(annotation)) return 'list';
  if (/\bboolean\b/.test(annotation)) return 'boolean';
  if (/\bvoid\b/.test(annotation)) return 'void';
  const tells = value?.is === 'truth' || (value?.is === 'binary' && /^([<>=!]=?|==|&&|\|\|)$/.test(value.op));
  return tells ? 'boolean' : 'number';
}

/**
 * Adds the names in a destructuring pattern, such as `{ kp: pull = 0 }`, to `scope`
 * @param meaningOf returns the meaning of a field; null if there is none
 */
export function takeApart(
  pattern: Node,
  scope: FunctionScope,
  meaningOf: (field: string) => Meaning | null,
): void {
  if (pattern.type !== 'ObjectPattern') scope.source.refuse(pattern);
  for (const one of pattern.properties) {
    if (one.type !== 'Property' || one.key.type !== 'Identifier') scope.source.refuse(one);
    const local = one.value.type === 'AssignmentPattern' ? one.value.left : one.value;
    const meaning = meaningOf(one.key.name);
    if (local.type !== 'Identifier' || !meaning) scope.source.refuse(one);
    scope.meanings.set(local.name, meaning);
  }
}

function effect(node: Node, scope: FunctionScope): Statement[] {
  if (node.type === 'AssignmentExpression') {
    const target = scope.expression(node.left);
    if (node.right.type === 'ArrayExpression') return [{ is: 'clear', list: target }];
    const op = node.operator;
    if (op !== '=' && op !== '+=' && op !== '-=') return scope.source.refuse(node);
    return [{ is: 'set', target, op, value: scope.expression(node.right) }];
  }
  if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression') return called(node, scope);
  return scope.source.refuse(node);
}

/**
 * Translates a call statement: a call of a law's method, or of a list's `push` or `shift`.
 * @throws SyntaxError for any other call
 */
function called(node: Extract<Node, { type: 'CallExpression' }>, scope: FunctionScope): Statement[] {
  const { callee } = node;
  if (callee.type !== 'MemberExpression') return scope.source.refuse(node);
  if (callee.object.type === 'ThisExpression') return [{ is: 'do', of: scope.expression(node) }];
  const name = 'name' in callee.property ? callee.property.name : '';
  const list = scope.expression(callee.object);
  if (name === 'push') return [{ is: 'push', list, value: scope.values(node.arguments)[0] }];
  if (name === 'shift') return [{ is: 'shift', list }];
  return scope.source.refuse(node);
}

/** Converts a loop `for (let n: Count = a; n < b; n += c)` to a syntax tree node. */
function loop(
  node: Extract<Node, { type: 'ForStatement' }>,
  scope: FunctionScope,
  inline: Inline,
): Statement {
  const { init, test, update } = node;
  if (init?.type !== 'VariableDeclaration' || test?.type !== 'BinaryExpression')
    return scope.source.refuse(node);
  const [start] = declare(init.declarations[0].id, init.declarations[0].init!, true, scope, inline);
  const by = update?.type === 'AssignmentExpression' ? scope.expression(update.right) : null;
  if (start.is !== 'let' || start.type !== 'count' || test.operator !== '<' || by?.is !== 'number')
    return scope.source.refuse(node, 'a loop counts up by a fixed step');
  const body = block(node.body, scope, inline);
  const below = scope.expression(test.right);
  return { is: 'for', name: start.name, from: start.value, below, by: by.value, body };
}

/**
 * Translates the parameters of a law's function. Replaces the object `sample` (law's input) by its five numbers. Omits
 * a parameter for motor limits.
 */
export function parametersOf(nodes: readonly Node[], scope: FunctionScope): Parameter[] {
  return nodes.flatMap((node) => {
    const text = scope.source.textOf(node);
    if (/TurnSample/.test(text)) {
      if (node.type === 'Identifier') scope.meanings.set(node.name, { is: 'sample' });
      else takeApart(node, scope, (field) => translatedField({ is: 'sample' }, field));
      return sampleFields.map((name) => ({ name, type: 'number' as const }));
    }
    if (node.type !== 'Identifier') return scope.source.refuse(node);
    if (/TurnLimits/.test(text)) {
      scope.meanings.set(node.name, { is: 'limits' });
      return [];
    }
    scope.meanings.set(node.name, { is: 'name', name: node.name });
    const annotation = node.typeAnnotation ? scope.source.textOf(node.typeAnnotation) : '';
    // A word, such as the kind of an error. Specialising removes it.
    return [{ name: node.name, type: typeOf(annotation) }];
  });
}
