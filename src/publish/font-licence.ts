// Vite plugin: adds the licence of the page's type to licences.txt, which knows of programs only.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** @param file that the build writes the licences to @param licence of the type, a file */
export function fontLicence(file: string, licence: string): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = bundle[file];
        if (found?.type !== 'asset') throw new Error(`the build lacks ${file}`);
        found.source = `${found.source}\n## Atkinson Hyperlegible Next (OFL-1.1)\n\n${readFileSync(licence, 'utf8')}`;
      },
    },
  };
}
