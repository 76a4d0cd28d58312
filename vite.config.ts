// Vite and Vitest: a page that runs from any folder, built over a Phaser cut to what the scenes use.
import { realpathSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { viteSingleFile } from 'vite-plugin-singlefile';
import { defineConfig } from 'vitest/config';
import { laws } from './src/tools/lower/plugin.ts';
import { notes } from './src/tools/notes/plugin.ts';
import { fewChunks } from './src/tools/publish/chunks.ts';
import { cutPhaser, unusedOfPlanck } from './src/tools/publish/cut-libraries.ts';
import { fontLicence, offline, policies } from './src/tools/publish/hosting.ts';
import { oneFile } from './src/tools/publish/one-file.ts';
import { own, packageAliases } from './src/tools/publish/package.ts';
import { scenePages } from './src/tools/publish/scene-pages.ts';
import { firstPaint, weighStart } from './src/tools/publish/start.ts';
import { styleSheets } from './src/tools/publish/style-sheets.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The texts of all licences, beside the page. */
const licences = 'licences.txt';

/** What the page loads late and tests have from the start. */
const fromTheStart = ['./src/laws/language/own-law.ts'];

/** The address that the page will have: of this build, or the published one; null where it is not known. */
const published = process.env.SLEW_ADDRESS ?? own.homepage ?? null;

/** `vite preview` without compression: on one machine compressing takes longer than sending. */
const uncompressedPreview = (): Plugin => ({
  name: 'uncompressed-preview',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
});

/** What is built beside the page: pages of scenes, and what a visited page needs without a network. */
const forHosts = () => [
  fewChunks(),
  scenePages(published),
  fontLicence(licences, {
    'Atkinson Hyperlegible Next': at('node_modules/@fontsource-variable/atkinson-hyperlegible-next/LICENSE'),
    'Atkinson Hyperlegible Mono': at('node_modules/@fontsource-variable/atkinson-hyperlegible-mono/LICENSE'),
  }),
  firstPaint(),
  policies(),
  weighStart(),
  VitePWA(offline),
];

/** The page in one file, with nothing beside it. */
const asOneFile = () => [oneFile(at(`dist/${licences}`)), viteSingleFile({ removeViteModuleLoader: true })];

// `--mode single` builds dist/slew.html instead: one file that opens without a server.
export default defineConfig(({ command, mode }) => ({
  base: './',
  plugins: [
    laws(),
    styleSheets(),
    // One file has nothing beside it.
    notes({ asPages: mode !== 'single', address: published }),
    cutPhaser(),
    unusedOfPlanck(),
    uncompressedPreview(),
    ...(command === 'build' ? (mode === 'single' ? asOneFile() : forHosts()) : []),
  ],
  worker: { plugins: () => [unusedOfPlanck()] },
  // The examples are pages of their own, with a configuration of their own.
  optimizeDeps: { entries: ['index.html'] },
  // node_modules may be a link; the type's file is read from where it leads.
  server: { fs: { allow: ['.', realpathSync(at('node_modules'))] } },
  build: {
    target: 'es2023',
    // The texts of all licences that the built page's libraries ask to go along.
    license: { fileName: licences },
    // kB before compression. The whole page is one file of about 1,100, most of it Phaser, and needs all of it to start.
    chunkSizeWarningLimit: 1400,
  },
  // The tests share no state, so they share their modules: one process that loads each file once. With a thread a
  // processor and nothing torn down between files, the suite takes half the time.
  test: {
    include: ['src/**/*.test.ts', 'examples/*.test.ts'],
    isolate: false,
    setupFiles: fromTheStart,
    alias: packageAliases,
    environment: 'node',
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // Tests simulate minutes; a machine that does other work beside, such as the browser tests, takes ten times as long as a quiet one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
}));
