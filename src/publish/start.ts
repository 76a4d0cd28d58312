// Vite plugins: what the page needs to start comes as one file, and is weighed. What is loaded later is left to the bundler.
import { gzipSync } from 'node:zlib';
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

/** Most that the scripts of the start may weigh, gzipped all in. bytes */
const budget = 300_000;

/**
 * Weighs the scripts that the page asks for, its own, what is preloaded, and all that these import at once, and fails the build
 * above the budget.
 */
export function weighStart(): Plugin {
  let tell: (words: string) => void = () => {};
  return {
    name: 'weigh-start',
    apply: 'build',
    enforce: 'post',
    configResolved: ({ logger }) => {
      tell = (words) => logger.info(words);
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') this.error('the build lacks its page');
        const asked = new Set(String(page.source).match(/(?<=["./])assets\/[^"]+\.js(?=")/g));
        for (const name of asked) {
          const file = bundle[name];
          if (file?.type === 'chunk') for (const more of file.imports) asked.add(more);
        }
        const weights = [...asked].map((name) => {
          const file = bundle[name];
          if (file?.type !== 'chunk') this.error(`the page asks for ${name}, which is not built`);
          return [name, gzipSync(file.code).length] as const;
        });
        const whole = weights.reduce((sum, [, weight]) => sum + weight, 0);
        const sum = `scripts of the start: ${kilo(whole)} of ${kilo(budget)} kB gzipped`;
        if (whole === 0) this.error('the page asks for no script');
        if (whole > budget)
          this.error(
            `${sum}: load something later, see CONTRIBUTING.md\n${weights.map(([name, weight]) => `${kilo(weight)} ${name}`).join('\n')}`,
          );
        tell(`\n${sum}`);
      },
    },
  };
}

const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
