// What the names in a function of a law mean while it is lowered.
import type { Expression, MathName } from '../tree.ts';
import { mathNames } from '../tree.ts';
import type { Node, Source } from './source.ts';

/** What a name stands for: an expression, or an object that is taken apart. */
export type Meaning = Expression | Taken;

/** An object that is only taken apart. */
interface Taken {
  readonly is: 'sample' | 'limits' | 'settings';
}

const isObject = (meaning: Meaning): meaning is Taken => /^(sample|limits|settings)$/.test(meaning.is);

/** Fields of a sample that are parameters of an exported law's update, in their order. rad, rad/s, s, rad/s² */
export const sampleFields = ['error', 'angularVelocity', 'targetAngularVelocity', 'timeStep', 'disturbance'];

/** A field of an object that is taken apart. An exported law takes the short way round, so none is the only way. */
export function fieldOf(object: Meaning, field: string): Meaning | null {
  if (object.is === 'settings' || object.is === 'limits') return { is: 'own', name: field };
  if (object.is !== 'sample') return null;
  if (field === 'limits') return { is: 'limits' };
  if (field === 'onlyWay') return { is: 'truth', value: false };
  return sampleFields.includes(field) ? { is: 'name', name: field } : null;
}

/** Names in a function, and a way to what it calls. */
export class Scope {
  readonly meanings = new Map<string, Meaning>();
  readonly source: Source;
  /** Asks for a function or a constant of a file; the name it is printed with. */
  readonly reach: (source: Source, name: string, node: Node) => void;

  constructor(source: Source, reach: Scope['reach']) {
    this.source = source;
    this.reach = reach;
  }

  /** An expression; refuses an object that only stands to be taken apart. */
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

  /** Arguments of a call; a sample goes as its fields, limits are the law's own. */
  values(nodes: readonly Node[]): Expression[] {
    return nodes.flatMap((node) => {
      const meaning = this.meaning(node);
      if (meaning.is === 'sample') return sampleFields.map((name) => ({ is: 'name' as const, name }));
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
    return fieldOf(this.meaning(object), field) ?? this.source.refuse(node);
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
      this.reach(this.source, callee.name, callee);
      return { is: 'call', name: callee.name, of: this.values(node.arguments) };
    }
    if (callee.type !== 'MemberExpression' || callee.computed) return this.source.refuse(node);
    const name = 'name' in callee.property ? callee.property.name : '';
    if (callee.object.type === 'ThisExpression')
      return { is: 'call', name: name.replace(/^_/, ''), of: this.values(node.arguments) };
    const isMath = callee.object.type === 'Identifier' && callee.object.name === 'Math';
    if (isMath && mathNames.includes(name as MathName))
      return { is: 'math', name: name as MathName, of: this.values(node.arguments) };
    return this.source.refuse(node);
  }
}
