// The doors of the package slew: in this repository by name, for examples and tests; and its planck, which is its user's.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export const doors = {
  'slew/control': at('src/control/index.ts'),
  'slew/planck': at('src/library/planck.ts'),
};

/**
 * Takes planck as it is where src/ asks for the planck that computes with Slew's own sine and cosine. That one must be
 * read before anything else imports planck, which the package cannot ask of a program that has planck already.
 */
export function usersPlanck(): Plugin {
  return {
    name: 'users-planck',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/exact/planck') ? this.resolve('planck', importer) : null;
    },
  };
}
