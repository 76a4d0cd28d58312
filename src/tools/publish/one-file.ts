// Vite plugin for the page as one file, slew.html: pictures are inlined, and the file loads no other file.
import { readFileSync } from 'node:fs';
import type { Plugin, UserConfig } from 'vite';

/**
 * Returns the Vite plugin that builds the whole page as one file, dist/slew.html.
 * @param licences path of the file with the licences, made by npm run build:page. Its text is put at the page's end
 */
export function oneFile(licences: string): Plugin {
  return {
    name: 'one-file',
    enforce: 'pre',
    config: (): UserConfig => ({
      publicDir: false,
      build: { emptyOutDir: false, assetsInlineLimit: Number.MAX_SAFE_INTEGER, license: false },
    }),
    // Phaser reads pictures from data URIs only in base64.
    load(id) {
      const [path, query] = id.split('?');
      if (query !== 'no-inline' || !path.endsWith('.svg')) return null;
      return `export default 'data:image/svg+xml;base64,${readFileSync(path).toString('base64')}'`;
    },
    // A worker's file would be beside the page, from where a page opened from a file may not load it.
    transform(code) {
      const [found, path] = /new Worker\(new URL\('(.+?)', import\.meta\.url\), \{.*?\}\)/.exec(code) ?? [];
      if (!found) return null;
      return `import InlineWorker from '${path}?worker&inline';\n${code.replace(found, 'new InlineWorker()')}`;
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html
          .replaceAll(/^\s*<(?:meta property="og:|meta name="twitter:|link rel="apple).*\n/gm, '')
          .replace(
            './favicon.svg',
            `data:image/svg+xml;base64,${readFileSync('public/favicon.svg').toString('base64')}`,
          ),
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') throw new Error('the build lacks its page');
        page.fileName = 'slew.html';
        const texts = readFileSync(licences, 'utf8').replaceAll('--', '\u2013');
        page.source = `${page.source}<!--\n${texts}\n-->\n`;
      },
    },
  };
}
