// Vite and Vitest: a page that runs from any folder, built over a Phaser cut to what the scenes use.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { laws } from './src/exports/lower/plugin.ts';
import { doors } from './vite.doors.ts';
import { notes } from './vite.notes.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// Phaser's package exports no source modules, so the build reaches them by path.
const phaserFromSource = [
  { find: /^phaser$/, replacement: at('src/scene/phaser-build.ts') },
  { find: /^phaser\/src\//, replacement: at('node_modules/phaser/src/') },
];

// The switches Phaser's own build sets: WebGL only, no sound, no debugger, no 3D camera, no Facebook.
const phaserSwitches = {
  global: 'globalThis',
  'typeof WEBGL_RENDERER': 'true',
  'typeof CANVAS_RENDERER': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof WEBGL_DEBUG': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
};

export default defineConfig(({ command }) => ({
  base: './',
  plugins: [laws(), notes()],
  // Only the build: in development the stock package is one file that Vite prepares once.
  ...(command === 'build' && { resolve: { alias: phaserFromSource }, define: phaserSwitches }),
  // The examples are pages of their own, with a configuration of their own.
  optimizeDeps: { entries: ['index.html'] },
  // node_modules may be a link; the type's file is read from where it leads.
  server: { fs: { allow: ['.', realpathSync(at('node_modules'))] } },
  build: {
    target: 'es2023',
    // kB before compression. The whole page is one file of about 1,100, most of it Phaser, and needs all of it to start.
    chunkSizeWarningLimit: 1400,
  },
  // The tests share no state, so they share their modules: one process that loads each file once. With a thread a
  // processor and nothing torn down between files, the suite takes half the time.
  test: {
    include: ['src/**/*.test.ts', 'examples/*.test.ts'],
    alias: doors,
    environment: 'node',
    pool: 'threads',
    isolate: false,
    // Tests simulate minutes; a machine that does other work beside takes ten times as long as a quiet one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
}));
