// The Vite plugin that gives the page the syntax tree of every law, translated from the control library's source files, with all functions that a law calls.

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ESTree, Plugin } from 'vite';
import type { LawTree, Routine, Statement, Variable } from '../../laws/export/tree.ts';
import type { GuidanceName } from '../../world/entities/guidance/guidance.ts';
import { type Node, SourceFile, type TopLevelDeclaration } from './source.ts';
import {
  FunctionScope,
  type Inline,
  lowerAll,
  outputFields,
  parametersOf,
  takeApart,
  typeOf,
} from './statements.ts';

/** File and class in which a law of the library is written. */
export interface LawLocation {
  /** Path of the law's file in src/laws/control, without extension. */
  readonly file: string;
  readonly class: string;
  /**
   * Name of the function that returns the gains of this law, such as `forwardPd`. The law passes the function to a
   * class shared by laws. Undefined if none
   */
  readonly rules?: string;
  // Its file needs neither the wrap of angles nor the motor's limits.
  /** True for a guidance law, which computes where to point, not how to turn. */
  readonly aims?: true;
}

/** Names of methods that are left out of an exported law. */
const left: ReadonlySet<string> = new Set(['constructor', 'retune', 'memory']);

type ClassNode = ESTree.Class;
type Method = ESTree.MethodDefinition;

/**
 * Translates a law to a syntax tree.
 * @param control folder of the law's file
 * @param place file and class of the law
 * @param read called with the path of each file that is read
 */
export function lowerLaw(
  control: string,
  place: LawLocation,
  read: (path: string) => void = () => {},
): LawTree {
  const sources = new Map<string, SourceFile>();
  const open = (path: string) => {
    if (!sources.has(path)) {
      read(path);
      sources.set(path, new SourceFile(path));
    }
    return sources.get(path)!;
  };
  const constants = new Map<string, Variable>();
  const routines = new Map<string, Routine>();

  const find = (source: SourceFile, name: string, node: Node): TopLevelDeclaration => {
    const from = source.imports.get(name);
    const declared = from
      ? open(resolve(control, `${from.replace(/\.ts$/, '')}.ts`)).declared.get(name)
      : source.declared.get(name);
    return declared ?? source.refuse(node, 'no such name');
  };
  const reach: FunctionScope['reach'] = (source, name, node) => {
    if (constants.has(name) || routines.has(name)) return;
    const { source: home, node: what, about } = find(source, name, node);
    const scope = new FunctionScope(home, reach);
    if (what.type === 'FunctionDeclaration') {
      routines.set(name, { name, about, parameters: [], returns: 'number', body: [] });
      routines.set(
        name,
        routine(name, about, what, scope, () => null),
      );
    } else {
      constants.set(name, { name, about, type: 'number', value: scope.expression(what) });
    }
  };

  const home = open(resolve(control, `${place.file}.ts`));
  const classes: { node: ClassNode; source: SourceFile }[] = [];
  for (let name: string | null = place.class; name; ) {
    const { node, source } = find(home, name, home.declared.get(place.class)!.node);
    if (node.type !== 'ClassDeclaration') return source.refuse(node, 'no class');
    classes.push({ node, source });
    name = node.superClass?.type === 'Identifier' ? node.superClass.name : null;
  }
  const methodOf = (name: string, above = -1) => {
    for (const { node, source } of classes.slice(above + 1)) {
      const method = node.body.body.find((one) => one.type === 'MethodDefinition' && keyOf(one) === name);
      if (method?.type === 'MethodDefinition') return { method, source };
    }
    return null;
  };
  const inline: Inline = (call, scope) => inlined(call, scope, place, home, methodOf, inline);

  const names = classes.flatMap(({ node }) =>
    node.body.body.filter((one) => one.type === 'MethodDefinition').map(keyOf),
  );
  const methods = [...new Set(['update', 'limited', 'reset', ...names])].filter((one) => !left.has(one));
  const own: Routine[] = methods.flatMap((name) => {
    const found = methodOf(name);
    if (!found) return [];
    const { method, source } = found;
    const about = source.aboutBefore(method.start);
    return [routine(name.replace(/^_/, ''), about, method.value, new FunctionScope(source, reach), inline)];
  });
  for (const name of place.aims ? [] : ['wrapAngle', 'saturate']) {
    const file = name === 'wrapAngle' ? 'angle' : 'steer';
    const source = open(resolve(control, `${file}.ts`));
    reach(source, name, source.declared.get(name)!.node);
  }
  const law: LawTree = {
    name: place.class,
    constants: [...constants.values()],
    state: classes.flatMap(({ node, source }) => stateOf(node, new FunctionScope(source, reach))),
    routines: [...own, ...routines.values()],
  };
  return law;
}

const keyOf = (node: Node): string => ('key' in node && 'name' in node.key ? String(node.key.name) : '');

type FunctionNode = ESTree.Function;

function routine(name: string, about: string, node: Node, scope: FunctionScope, inline: Inline): Routine {
  const { params, body, returnType } = node as FunctionNode;
  const parameters = parametersOf(params, scope);
  const returns = typeOf(returnType ? scope.source.textOf(returnType) : '');
  return { name, about, parameters, returns, body: lowerAll(body?.body ?? [], scope, inline) };
}

/** Returns the memory of a law: the fields of its class that have initial values. */
function stateOf(node: ClassNode, scope: FunctionScope): Variable[] {
  return node.body.body.flatMap((one) => {
    if (one.type !== 'PropertyDefinition' || !one.value) return [];
    const name = keyOf(one).replace(/^_/, '');
    const about = scope.source.aboutBefore(one.start);
    if (one.value.type === 'ArrayExpression')
      return [{ name, about, type: 'list' as const, value: { is: 'number' as const, value: 0 } }];
    const value = scope.expression(one.value);
    return [{ name, about, type: typeOf('', value), value }];
  });
}

/** Returns the code that replaces a call `super.method()` or `this._law(gains, timeStep)`. Null for any other call. */
function inlined(
  call: Node,
  scope: FunctionScope,
  { rules }: LawLocation,
  home: SourceFile,
  methodOf: (name: string, above?: number) => { method: Method; source: SourceFile } | null,
  inline: Inline,
): ReturnType<Inline> {
  if (call.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return null;
  const { object } = call.callee;
  const inner = new FunctionScope(scope.source, scope.reach);
  if (object.type === 'Super') {
    const { property } = call.callee;
    const above = methodOf('name' in property ? String(property.name) : '', 0)!;
    parametersOf(above.method.value.params, inner);
    return bodyAndFields(above.method.value.body?.body ?? [], inner, inline);
  }
  const rule = rules && object.type === 'ThisExpression' ? home.declared.get(rules)?.node : null;
  if (rule?.type !== 'ArrowFunctionExpression') return null;
  const [set, step] = rule.params;
  const given = { is: 'settings' } as const;
  if (set.type === 'ObjectPattern') takeApart(set, inner, (name) => ({ is: 'own', name }));
  else if (set.type === 'Identifier') inner.meanings.set(set.name, given);
  if (step?.type === 'Identifier') inner.meanings.set(step.name, scope.expression(call.arguments[1]));
  if (rule.body.type === 'BlockStatement') return bodyAndFields(rule.body.body, inner, inline);
  // Gains as set.
  const fields = ['kp', 'kd'].map((name) => [name, { is: 'own', name }] as const);
  return { body: [], fields: new Map(fields) };
}

/**
 * Translates a TypeScript function body to parts of a law's syntax tree. The function must return an object.
 * @returns statements, and an expression for each field of the object; null if the body does not end by returning a
 * value
 */
function bodyAndFields(nodes: readonly Node[], scope: FunctionScope, inline: Inline): ReturnType<Inline> {
  const last = nodes.at(-1);
  if (last?.type !== 'ReturnStatement' || !last.argument) return null;
  const body: Statement[] = lowerAll(nodes.slice(0, -1), scope, inline);
  // Fields that are expressions get a name, so that they are computed once.
  const fields = outputFields(last.argument, scope);
  for (const [name, value] of fields) {
    if (value.is === 'name' || value.is === 'number') continue;
    const local = name === 'kp' ? 'pull' : name === 'kd' ? 'brake' : name;
    body.push({ is: 'let', name: local, type: 'number', value, varies: false });
    fields.set(name, { is: 'name', name: local });
  }
  return { body, fields };
}

const control = fileURLToPath(new URL('../../laws/control', import.meta.url));

/** Returns the name of an identifier node; null for any other node. */
const identifierOf = (node: Node | undefined): string | null =>
  node?.type === 'Identifier' ? node.name : null;

/** Returns the first argument of `super(…)` if it is an identifier. Null if not @param node declaration of the class */
function superArgument(node: Node | undefined): string | null {
  if (node?.type !== 'ClassDeclaration') return null;
  for (const member of node.body.body) {
    if (member.type !== 'MethodDefinition' || member.kind !== 'constructor') continue;
    for (const statement of member.value.body?.body ?? []) {
      const call = statement.type === 'ExpressionStatement' ? statement.expression : null;
      if (call?.type === 'CallExpression' && call.callee.type === 'Super')
        return identifierOf(call.arguments[0]);
    }
  }
  return null;
}

/** Expression in the source code that creates a law's controller, such as `new PdController(forwardPd, settings)`. */
interface Creation {
  readonly name: string;
  /** First argument after `new` if it is an identifier, such as 'forwardPd'; otherwise null */
  readonly first: string | null;
}

/** Finds the expression that creates a law's controller, in one entry of `controllerKinds`. Null if there is none. */
function madeBy(row: Node): Creation | null {
  if (row.type !== 'Property' || row.value.type !== 'CallExpression') return null;
  const [kind] = row.value.arguments;
  const fields = kind?.type === 'ObjectExpression' ? kind.properties : [];
  const create = fields.find((one) => one.type === 'Property' && identifierOf(one.key) === 'create');
  if (create?.type !== 'Property' || create.value.type !== 'ArrowFunctionExpression') return null;
  const { body } = create.value;
  const name = body.type === 'NewExpression' ? identifierOf(body.callee) : null;
  return body.type === 'NewExpression' && name ? { name, first: identifierOf(body.arguments[0]) } : null;
}

// From the function `create` of each law, such as `(settings) => new PdController(forwardPd, settings)`. If several
// laws share a class, the law's own function is the first argument of `new` or of `super`.
/** Returns file and class of each law, by its kind in scenario files. Reads them from controllers.ts. */
export function lawLocations(folder: string): Record<string, LawLocation> {
  const source = new SourceFile(resolve(folder, 'controllers.ts'));
  const declared = source.declared.get('controllerKinds')?.node;
  const rows = declared?.type === 'TSSatisfiesExpression' ? declared.expression : declared;
  if (rows?.type !== 'ObjectExpression')
    throw new SyntaxError(`${folder}/controllers.ts: no controllerKinds`);
  const locations = rows.properties.map((row) => {
    const made = madeBy(row);
    const path = made && source.imports.get(made.name);
    if (row.type !== 'Property' || !made || !path)
      return source.refuse(row, '`create` must return `new` of an imported class');
    const file = path.replace(/^\.\//, '').replace(/\.ts$/, '');
    const { declared } = new SourceFile(resolve(folder, `${file}.ts`));
    const given = made.first === 'settings' ? null : made.first;
    const rules = given ?? superArgument(declared.get(made.name)?.node);
    const kind = row.key.type === 'Literal' ? String(row.key.value) : identifierOf(row.key)!;
    return [kind, { file, class: made.name, ...(rules && { rules }) }] as const;
  });
  return Object.fromEntries(locations);
}

const guidance = fileURLToPath(new URL('../../laws/export/guidance', import.meta.url));

const guides: Readonly<Record<GuidanceName, LawLocation>> = {
  pursuit: { file: 'flat', class: 'Pursuit', aims: true },
  lead: { file: 'flat', class: 'Lead', aims: true },
  'proportional-navigation': { file: 'flat', class: 'Navigation', aims: true },
  'augmented-navigation': { file: 'flat', class: 'Navigation', aims: true },
};

const id = 'virtual:laws';

/**
 * Returns the Vite plugin that provides the module in `import { laws } from 'virtual:laws'`.
 * @param folder path of the folder with the control laws
 */
export function laws(folder = control): Plugin {
  return {
    name: 'laws',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    load(asked) {
      if (asked !== `\0${id}`) return;
      this.addWatchFile(resolve(folder, 'controllers.ts'));
      const treesOf = (of: Readonly<Record<string, LawLocation>>, from: string) =>
        JSON.stringify(
          Object.fromEntries(
            Object.entries(of).map(([kind, place]) => [
              kind,
              lowerLaw(from, place, (path) => this.addWatchFile(path)),
            ]),
          ),
        );
      return `export const laws = ${treesOf(lawLocations(folder), folder)};\nexport const guides = ${treesOf(guides, guidance)};`;
    },
  };
}
