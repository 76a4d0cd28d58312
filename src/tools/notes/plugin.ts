// The Vite plugin that sets the notes: plain pages in notes/ of the build and of the development server, and one piece for the dialog.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type InlineConfig, type Plugin, runnerImport } from 'vite';
import { styleSheet } from '../../app/view/style-sheet.ts';
import { laws } from '../lower/plugin.ts';

const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The generated text, and what sets it. The latter is loaded when it is needed, for it flies turns and chases. */
const text = at('docs/notes.md');
const source = at('src/tools/notes/pages/pages.ts');
type Typesetter = typeof import('./pages/pages.ts');

/** How it is loaded: with a planck of its own each time, for planck is handed its sines while it is read. */
const alone: InlineConfig = {
  configFile: false,
  plugins: [laws()],
  environments: { inline: { resolve: { noExternal: ['planck'] } } },
};

/** Style sheets of the pages, in their order: tokens, the text as in the dialog, and what a page has round it. */
const sheets = [
  'src/app/ui/tokens.css',
  'src/app/ui/notes/text.css',
  'src/app/ui/notes/figures.css',
  'src/tools/notes/pages/pages.css',
  'src/app/ui/notes/finder.css',
].map(at);

/** The type's file, as the tokens name it. */
const typePath = /@fontsource-variable\/[\w/.-]+\.woff2/;

const markdown = () => readFileSync(text, 'utf8');

/** The style sheet of the pages. @param type address of the type's file, seen from the sheet */
const sheet = (type: string) =>
  sheets
    .map((path) => styleSheet(readFileSync(path, 'utf8')))
    .join('\n')
    .replace(typePath, type);

/** The script of the pages, in one file. */
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
 * `import { article, contents, pages } from 'virtual:notes'`
 * @param address of the published page, for a build that has no pages of its own; null where it is not known
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
      this.addWatchFile(text);
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
          const [type] = typePath.exec(readFileSync(sheets[0], 'utf8'))!;
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
      const [path] = typePath.exec(readFileSync(sheets[0], 'utf8'))!;
      const type = Object.keys(bundle).find((name) => name.includes(basename(path, '.woff2')));
      if (!type) this.error('the notes find no file of the type in the build');
      this.emitFile({ type: 'asset', fileName: 'notes/notes.css', source: sheet(`../../${type}`) });
      this.emitFile({ type: 'asset', fileName: 'notes/page.js', source: await script() });
      for (const { name, text } of (await load()).notesFiles(markdown()))
        this.emitFile({ type: 'asset', fileName: `notes/${name}`, source: text });
    },
  };
}
