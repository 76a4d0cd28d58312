// Vite plugin: adds the licences of the page's type to licences.txt, which knows of programs only.
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** @param file that the build writes the licences to @param fonts names of the types, and the files with their licences */
export function fontLicence(file: string, fonts: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'font-licence',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const found = bundle[file];
        if (found?.type !== 'asset') throw new Error(`the build lacks ${file}`);
        const licences = Object.entries(fonts).map(
          ([name, licence]) => `\n## ${name} (OFL-1.1)\n\n${readFileSync(licence, 'utf8')}`,
        );
        found.source = [found.source, ...licences].join('');
      },
    },
  };
}
