// Vite and Vitest: a page that runs from any folder, built over a Phaser cut to what the scenes use.
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { laws } from './src/exports/lower/plugin.ts';
import { doors } from './vite.doors.ts';
import { cutPhaser } from './vite.phaser.ts';
import { unusedOfPlanck } from './vite.planck.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [laws(), cutPhaser(), unusedOfPlanck()],
  worker: { plugins: () => [unusedOfPlanck()] },
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
});
