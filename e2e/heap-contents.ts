// Contents of a page's heap by constructor, to compare two moments.
import type { Page } from '@playwright/test';

/** Objects of one kind: their number and size. */
interface Share {
  readonly count: number;
  /** Bytes, without what it refers to */
  readonly size: number;
}

/** The heap by kind: objects by their constructors, all else by what V8 calls it. */
type HeapContents = ReadonlyMap<string, Share>;

/** A heap snapshot as DevTools writes it: `nodes` has a row of fields for each object, with names by their index. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}

/** Collects garbage and looks through the heap of a page. */
export async function heapContents(page: Page): Promise<HeapContents> {
  const session = await page.context().newCDPSession(page);
  const chunks: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
  await session.send('HeapProfiler.enable');
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  await session.detach();
  const { snapshot, nodes, strings }: Snapshot = JSON.parse(chunks.join(''));
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
  const contents = new Map<string, Share>();
  for (let at = 0; at < nodes.length; at += fields.length) {
    const kind = types[0][nodes[at + type]];
    const key = kind === 'object' ? `object ${strings[nodes[at + name]]}` : kind;
    const { count, size: sum } = contents.get(key) ?? { count: 0, size: 0 };
    contents.set(key, { count: count + 1, size: sum + nodes[at + size] });
  }
  return contents;
}

/** Kinds of objects that V8 makes itself while the program runs: code, and shapes of objects. */
const ofEngine = ['code', 'object shape', 'native'];

/** Bytes of what the program holds itself. */
export function ownSize(contents: HeapContents): number {
  const own = [...contents].filter(([kind]) => !ofEngine.includes(kind));
  return own.reduce((sum, [, { size }]) => sum + size, 0);
}

/** Returns the largest growths, one per line. @param lines largest number of lines */
export function growth(before: HeapContents, after: HeapContents, lines = 12): string[] {
  const grown = [...after].map(([kind, { count, size }]) => {
    const was = before.get(kind) ?? { count: 0, size: 0 };
    return { kind, more: size - was.size, text: `${was.count} to ${count}` };
  });
  return grown
    .filter(({ more }) => more > 0)
    .toSorted((a, b) => b.more - a.more)
    .slice(0, lines)
    .map(({ kind, more, text }) => `  ${kind}: ${text}, ${(more / 1000).toFixed(1)} kB more`);
}
