// Parses GDScript by Godot's grammar for tree-sitter.
import { createRequire } from 'node:module';

/** A node of a syntax tree, with its signs among its parts. */
export interface Node {
  readonly type: string;
  readonly text: string;
  readonly parts: readonly Node[];
  readonly named: boolean;
}

interface ParserNode extends Omit<Node, 'parts' | 'named'> {
  readonly children: readonly ParserNode[];
  readonly isNamed: boolean;
  readonly hasError: boolean;
}

/** Parses a file; null for one that breaks the grammar. */
export type Parse = (text: string) => Node | null;

/** Godot's grammar for tree-sitter; null where the packages, which are optional, are not installed. */
export function gdscriptParser(): Parse | null {
  const load = createRequire(import.meta.url);
  try {
    const parser = new (load('tree-sitter'))();
    parser.setLanguage(load('tree-sitter-gdscript'));
    return (text) => {
      const root: ParserNode = parser.parse(text).rootNode;
      return root.hasError ? null : plain(root);
    };
  } catch {
    return null;
  }
}

const plain = ({ type, text, isNamed, children }: ParserNode): Node =>
  tightened({
    type,
    text,
    named: isNamed,
    parts: children.filter((one) => one.type !== 'comment').map(plain),
  });

/** A dot binds tighter than an operator before it; this grammar reads `a - b.c()` as `(a - b).c()`. */
function tightened(one: Node): Node {
  const [first, ...rest] = one.parts;
  if (one.type !== 'attribute' || !/^(binary|unary)_operator$/.test(first.type)) return one;
  const last = first.parts.at(-1)!;
  const inner = tightened({ ...one, parts: [last, ...rest] });
  return { ...first, text: one.text, parts: [...first.parts.slice(0, -1), inner] };
}

/** The part of this type. */
export function part(one: Node, type: string): Node {
  const found = one.parts.find((each) => each.type === type);
  if (!found) throw refused(one);
  return found;
}

/** What a form is refused with that files do not use. */
export const refused = ({ type, text }: Node) => new Error(`a file may not use ${type}: ${text}`);
