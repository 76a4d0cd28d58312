// Contents of a page's heap by constructor, for a comparison of two moments.
import type { Page } from '@playwright/test';

/** Number and size of the objects of one kind in a heap. */
interface Share {
  readonly count: number;
  /** Total size of the objects themselves, bytes. Objects that they refer to do not count. */
  readonly size: number;
}

/**
 * Number and size of a heap's objects, by kind. The kind is the constructor's name, or V8's name for other contents.
 */
type HeapContents = ReadonlyMap<string, Share>;

/**
 * A heap snapshot in the format of DevTools. `nodes` has one row of numbers for each object; names are indices in
 * `strings`.
 */
interface Snapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: string[]; readonly node_types: [string[], ...unknown[]] };
  };
  readonly nodes: number[];
  readonly strings: string[];
}

/** Collects garbage in a page and returns the contents of its heap. */
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

/** Kinds of heap contents that V8 itself creates while the program runs, such as compiled code. */
const ofEngine = ['code', 'object shape', 'native'];

/** Returns the total size of a heap's contents, bytes. Contents that V8 itself creates do not count. */
export function ownSize(contents: HeapContents): number {
  const own = [...contents].filter(([kind]) => !ofEngine.includes(kind));
  return own.reduce((sum, [, { size }]) => sum + size, 0);
}

/** Returns the kinds of heap contents that have grown most, one text for each. @param lines largest number of texts */
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
