/** Collects garbage and looks through the heap of a page. */
export async function heapContents(page) {
    const session = await page.context().newCDPSession(page);
    const chunks = [];
    session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => chunks.push(chunk));
    await session.send('HeapProfiler.enable');
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
    await session.detach();
    const { snapshot, nodes, strings } = JSON.parse(chunks.join(''));
    const { node_fields: fields, node_types: types } = snapshot.meta;
    const [type, name, size] = ['type', 'name', 'self_size'].map((field) => fields.indexOf(field));
    const contents = new Map();
    for (let at = 0; at < nodes.length; at += fields.length) {
        const kind = types[0][nodes[at + type]];
        const key = kind === 'object' ? `object ${strings[nodes[at + name]]}` : kind;
        const { count, size: sum } = contents.get(key) ?? { count: 0, size: 0 };
        contents.set(key, { count: count + 1, size: sum + nodes[at + size] });
    }
    return contents;
}
/** What V8 makes of the program as it runs: code, and the shapes of objects. The browser's own objects are no part of its heap. */
const ofEngine = ['code', 'object shape', 'native'];
/** Bytes of what the program holds itself. */
export function ownSize(contents) {
    const own = [...contents].filter(([kind]) => !ofEngine.includes(kind));
    return own.reduce((sum, [, { size }]) => sum + size, 0);
}
/** What has grown most, a line each. @param lines how many at most */
export function growth(before, after, lines = 12) {
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
