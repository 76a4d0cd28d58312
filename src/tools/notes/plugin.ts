// The Vite plugin that makes the notes: plain pages in notes/ of the build and of the development server, and one article for the dialog.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { styleSheet } from '../../app/view/style-sheet.ts';
import { laws } from '../lower/plugin.ts';
import { wholeText } from './whole-text.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Paths of the generated markdown files: the notes and the errata. */
const texts = ['docs/notes.md', 'docs/errata.md'].map(at);

// Loaded only when the notes are needed, because it takes long: it simulates turns and chases.
/** Path of the program that makes the pages of the notes. */
const source = at('src/tools/notes/pages/pages.ts');
type Typesetter = typeof import('./pages/pages.ts');

// Each run loads a new copy of planck, because Slew replaces planck's sine and cosine on loading.
/** Vite settings for running the program that makes the pages of the notes. */
const alone: InlineConfig = {
  configFile: false,
  plugins: [laws()],
  environments: { inline: { resolve: { noExternal: ['planck'] } } },
};

/** Paths of the style sheets of the notes' pages, in order. */
const sheets = [
  'src/app/ui/tokens.css',
  'src/app/ui/notes/text.css',
  'src/app/ui/notes/figures.css',
  'src/tools/notes/pages/pages.css',
  'src/app/ui/notes/finder.css',
].map(at);

/** Pattern of the path to the font file in src/app/ui/tokens.css. */
const fontPath = /@fontsource-variable\/[\w/.-]+\.woff2/;

function markdown(): string {
  const [notes, errata] = texts.map((path) => readFileSync(path, 'utf8'));
  return wholeText(notes, errata);
}

/**
 * Returns the style sheet of the notes' pages, which refers to the font file.
 * @param type path of the font file (typeface), relative to the style sheet
 */
const sheet = (type: string) =>
  sheets
    .map((path) => styleSheet(readFileSync(path, 'utf8')))
    .join('\n')
    .replace(fontPath, type);

/** Returns the script of the pages, bundled to one file. */
async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: at('src/app/ui/notes/page.ts'), formats: ['es'], fileName: 'page' },
    },
  });
  const [made] = [built].flat();
  if (!('output' in made)) throw new Error('the script of the notes is watched, not built');
  return made.output[0].code;
}

const id = 'virtual:notes';

/**
 * Returns the Vite plugin that provides the notes as the module `virtual:notes`.
 * @param asPages whether the build also contains the notes as HTML pages in its folder notes/
 * @param address web address of the published page, for links from a build without those pages; null if not known
 */
export function notes({ asPages, address }: { asPages: boolean; address: string | null }): Plugin {
  const elsewhere = address ? `${address.replace(/\/+$/, '')}/notes/` : '';
  const pages = asPages ? './notes/' : elsewhere;
  let typesetter: Promise<Typesetter> | undefined;
  const load = () => {
    typesetter ??= runnerImport<Typesetter>(source, alone).then(({ module }) => module);
    return typesetter;
  };
  return {
    name: 'notes',
    resolveId: (asked) => (asked === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return;
      for (const path of texts) this.addWatchFile(path);
      const { article, contents } = (await load()).wholeNotes(markdown());
      return [
        `export const article = ${JSON.stringify(article)};`,
        `export const contents = ${JSON.stringify(contents)};`,
        `export const pages = ${JSON.stringify(pages)};`,
      ].join('\n');
    },
    configureServer(server) {
      server.watcher.on('change', () => {
        typesetter = undefined;
      });
      server.middlewares.use('/notes', (request, response, next) => {
        const asked = new URL(request.url ?? '/', 'http://page').pathname.slice(1) || 'index.html';
        const send = (kind: string, body: string) => response.setHeader('Content-Type', kind).end(body);
        if (asked === 'notes.css') {
          const [type] = fontPath.exec(readFileSync(sheets[0], 'utf8'))!;
          send('text/css; charset=utf-8', sheet(`../node_modules/${type}`));
          return;
        }
        if (asked === 'page.js') {
          script().then((code) => send('text/javascript; charset=utf-8', code), next);
          return;
        }
        load()
          .then(({ notesFiles }) => {
            const file = notesFiles(markdown()).find(({ name }) => name === asked);
            if (file) send(`text/${/html$/.test(asked) ? 'html' : 'plain'}; charset=utf-8`, file.text);
            else next();
          })
          .catch(next);
      });
    },
    async generateBundle(_, bundle) {
      if (!asPages) return;
      const [path] = fontPath.exec(readFileSync(sheets[0], 'utf8'))!;
      const type = Object.keys(bundle).find((name) => name.includes(basename(path, '.woff2')));
      if (!type) this.error('the notes find no file of the type in the build');
      this.emitFile({ type: 'asset', fileName: 'notes/notes.css', source: sheet(`../../${type}`) });
      this.emitFile({ type: 'asset', fileName: 'notes/page.js', source: await script() });
      for (const { name, text } of (await load()).notesFiles(markdown()))
        this.emitFile({ type: 'asset', fileName: `notes/${name}`, source: text });
    },
  };
}
