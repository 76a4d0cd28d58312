// A parsed source file of the control library: its declarations, imports, and docstrings.
import { readFileSync } from 'node:fs';
import { type ESTree, parseSync } from 'vite';

/** A node of the parser's syntax tree. */
export type Node = ESTree.Node;

/** A top-level declaration of a source file, with the first sentence of its docstring. */
export interface TopLevelDeclaration {
  readonly source: SourceFile;
  readonly node: Node;
  readonly about: string;
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

export class SourceFile {
  /** Paths of the imported files, by the imported name. */
  readonly imports = new Map<string, string>();
  readonly declared = new Map<string, TopLevelDeclaration>();
  readonly #path: string;
  readonly #text: string;
  readonly #comments: readonly { type: string; value: string; end: number }[];

  constructor(path: string) {
    this.#path = path;
    this.#text = readFileSync(path, 'utf8');
    const { program, comments, errors } = parseSync(path, this.#text);
    if (errors.length > 0) throw new SyntaxError(`${path}: ${errors[0].message}`);
    this.#comments = comments;
    for (const node of program.body) this.#declare(node, node.start);
  }

  /**
   * Throws SyntaxError for code that cannot be translated. The message contains file and line.
   * @param why reason for the message
   */
  refuse(node: Node, why = `a law may not use ${node.type}`): never {
    const line = this.#text.slice(0, node.start).split('\n').length;
    throw new SyntaxError(`${this.#path}:${line}: ${why}: ${this.textOf(node).slice(0, 80)}`);
  }

  textOf(node: Node): string {
    return this.#text.slice(node.start, node.end);
  }

  /** Returns the first sentence of the docstring before an offset in the file; empty if there is none. */
  aboutBefore(start: number): string {
    const comment = this.#comments.find(
      ({ type, end }) => type === 'Block' && end <= start && /^\s*$/.test(this.#text.slice(end, start)),
    );
    const text = comment?.value.replaceAll(/^\s*\*+ ?/gm, '').replaceAll(/\s+/g, ' ') ?? '';
    const sentence = /^(.*?[.:])(?=\s+[\p{Lu}@\d]|\s*$)/u.exec(text.trim())?.[1] ?? '';
    // A formula after a colon is also in the body.
    return sentence.length > 90 ? sentence.replace(/:.*$/, '.') : sentence.replace(/:$/, '.');
  }

  #declare(node: Node, start: number): void {
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

  #keep(name: string, node: Node, start: number): void {
    this.declared.set(name, { source: this, node, about: this.aboutBefore(start) });
  }
}
