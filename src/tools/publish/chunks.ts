// Vite plugin that divides the built page's code into chunks: the start, the rest of the shell, one for each feature, and a few large ones.
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';

/**
 * Names of the output files (chunks) for modules loaded by `import()`. Each row has a pattern of module paths, and a
 * chunk name. The first matching row counts.
 */
const rows: readonly (readonly [path: RegExp, chunk: string])[] = [
  [/\/laws\/language\//, 'language'],
  [/\/notes\//, 'notes'],
  [/\/app\/clip\//, 'clip'],
  [/\/workshop\/code\//, 'code'],
  [/\/features\/(?:judging|judged)/, 'workshop'],
  [/\/features\/(\w+)\//, '$1'],
];

/** Name of the output file (chunk) for modules that several other chunks need. */
const shell = 'shell';

function chunkOf(path: string): string {
  for (const [pattern, chunk] of rows) {
    const match = pattern.exec(path);
    if (match) return chunk.replace('$1', match[1]);
  }
  return shell;
}

/** Limits for chunks (output files). `most`: largest number. `leastBytes`: smallest size after gzip */
const limits = { most: 16, leastBytes: 2000 };

/** Part of the bundler's interface: a function that tells which modules import a given module. */
type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Returns the name of a module's chunk; null for a module that the page does not import. */
export function chunkOfModule(id: string, graph: Graph): string | null {
  const seen = new Set<string>();
  const waiting = [id];
  const chunks = new Set<string>();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = graph.getModuleInfo(next);
    if (module?.isEntry) return 'start';
    if (module && module.dynamicImporters.length > 0) chunks.add(chunkOf(next));
    waiting.push(...(module?.importers ?? []));
  }
  if (chunks.has('language')) return 'language';
  const [only, ...others] = chunks;
  return others.length > 0 ? shell : (only ?? null);
}

// A module that two chunks need goes into the earlier one.
const first = ['start', 'language', shell];

// Large files compress better and need fewer requests.
/** Returns the Vite plugin that puts modules into few large output files (chunks). */
export function fewChunks(): Plugin {
  const groups = [...first, null].map((chunk, n) => ({
    priority: first.length - n,
    name(id: string, graph: Graph) {
      const name = chunkOfModule(id, graph);
      return chunk === null || name === chunk ? name : null;
    },
  }));
  return {
    name: 'few-chunks',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }),
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const light = chunks.filter(({ code }) => gzipSync(code).length < limits.leastBytes);
      if (chunks.length > limits.most || light.length > 0)
        this.error(
          `${chunks.length} chunks, at most ${limits.most}; too light: ${light.map(({ name }) => name).join(', ')}`,
        );
    },
  };
}
