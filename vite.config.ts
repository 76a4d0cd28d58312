// Configuration of Vite and Vitest. The built page runs from any folder, with only the parts of Phaser that scenes use.
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

/** File with the texts of all licences, beside the page. */
const licences = 'licences.txt';

/** Modules that the page loads later, but that tests load at the start. */
const fromTheStart = ['./src/laws/language/own-law.ts'];

/** Address of the page: that of this build (`SLEW_ADDRESS`), or else the published one; null if neither is known. */
const published = process.env.SLEW_ADDRESS ?? own.homepage ?? null;

/** Returns a plugin for `vite preview` without compression. On one machine, compressing takes longer than sending. */
const uncompressedPreview = (): Plugin => ({
  name: 'uncompressed-preview',
  configurePreviewServer({ middlewares }) {
    middlewares.use((request, _response, next) => {
      delete request.headers['accept-encoding'];
      next();
    });
  },
});

/** Returns the plugins of a build for hosts: with pages of scenes, licences, security policies and offline use. */
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

/** Returns the plugins of a build that makes one file, without any other files. */
const asOneFile = () => [oneFile(at(`dist/${licences}`)), viteSingleFile({ removeViteModuleLoader: true })];

// `--mode single` builds dist/slew.html instead. This single file opens without a server.
export default defineConfig(({ command, mode }) => ({
  base: './',
  plugins: [
    laws(),
    styleSheets(),
    // A build of one file has no separate pages of notes.
    notes({ asPages: mode !== 'single', address: published }),
    cutPhaser(),
    unusedOfPlanck(),
    uncompressedPreview(),
    ...(command === 'build' ? (mode === 'single' ? asOneFile() : forHosts()) : []),
  ],
  worker: { plugins: () => [unusedOfPlanck()] },
  // The examples are separate pages, with a separate configuration.
  optimizeDeps: { entries: ['index.html'] },
  // node_modules may be a symbolic link. Font files are then read from its target.
  server: { fs: { allow: ['.', realpathSync(at('node_modules'))] } },
  build: {
    target: 'es2023',
    // Most licences of the libraries require that their text is delivered with the page.
    license: { fileName: licences },
    // kB before compression. The main file has about 1,100 kB, most of it Phaser. The page needs all of it to start.
    chunkSizeWarningLimit: 1400,
  },
  // The tests share no state, so they can share modules, and each thread loads a file only once. With one thread for each
  // processor and without isolation, the suite takes half the time.
  test: {
    include: ['src/**/*.test.ts', 'examples/*.test.ts'],
    isolate: false,
    setupFiles: fromTheStart,
    alias: packageAliases,
    environment: 'node',
    pool: 'threads',
    maxWorkers: availableParallelism(),
    // Tests simulate minutes. A machine that also runs the browser tests can take ten times as long as an idle one.
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
}));
