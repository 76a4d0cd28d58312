// A source file of the control library, parsed: what it declares, what it imports, and its docstrings.
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

const nameOf = (node) => (node.type === 'Identifier' ? node.name : '');
export class Source {
  /** Names imported, with the path of their file. */
  imports = new Map();
  declared = new Map();
  #path;
  #text;
  #comments;
  constructor(path) {
    this.#path = path;
    this.#text = readFileSync(path, 'utf8');
    const { program, comments, errors } = parseSync(path, this.#text);
    if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
    this.#comments = comments;
    for (const node of program.body) this.#declare(node, node.start);
  }
  /** Refuses a piece of the program, with its place. */
  refuse(node, why = `a law may not use ${node.type}`) {
    const line = this.#text.slice(0, node.start).split('\n').length;
    throw new SyntaxError(`${this.#path}:${line}: ${why}: ${this.textOf(node).slice(0, 80)}`);
  }
  textOf(node) {
    return this.#text.slice(node.start, node.end);
  }
  /** First sentence of the docstring before a place; empty when there is none. */
  aboutBefore(start) {
    const comment = this.#comments.find(
      ({ type, end }) => type === 'Block' && end <= start && /^\s*$/.test(this.#text.slice(end, start)),
    );
    const text = comment?.value.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(/\s+/g, ' ') ?? '';
    const sentence = /^(.*?[.:])(?=\s+[\p{Lu}@\d]|\s*$)/u.exec(text.trim())?.[1] ?? '';
    // A formula after a colon is in the body too.
    return sentence.length > 90 ? sentence.replace(/:.*$/, '.') : sentence.replace(/:$/, '.');
  }
  #declare(node, start) {
    if (node.type === 'ImportDeclaration') {
      for (const { local } of node.specifiers) this.imports.set(local.name, node.source.value);
    } else if (node.type === 'ExportNamedDeclaration') {
      if (node.declaration) this.#declare(node.declaration, start);
    } else if (node.type === 'VariableDeclaration') {
      for (const one of node.declarations) this.#keep(nameOf(one.id), one.init ?? one.id, start);
    } else if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') {
      this.#keep(node.id?.name ?? '', node, start);
    }
  }
  #keep(name, node, start) {
    this.declared.set(name, { source: this, node, about: this.aboutBefore(start) });
  }
}
