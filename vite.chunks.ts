// What the page needs to start comes as one file; what is loaded later is left to the bundler.
import type { Plugin, Rolldown } from 'vite';

/** Whether a module is imported at the start: by the entry, or by one that is. */
function atStart(id: string, context: Rolldown.ChunkingContext): boolean {
  const seen = new Set<string>();
  const waiting = [id];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    const module = context.getModuleInfo(next);
    if (module?.isEntry) return true;
    waiting.push(...(module?.importers ?? []));
  }
  return false;
}

/** Puts the modules of the start into one chunk: it compresses better, and takes one request. */
export function oneStart(): Plugin {
  return {
    name: 'one-start',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [{ name: (id, context) => (atStart(id, context) ? 'start' : null) }] },
          },
        },
      },
    }),
  };
}
