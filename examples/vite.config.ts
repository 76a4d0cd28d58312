// Serves and builds the examples. The package's doors are those of this repository; in a project of yours npm finds them.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { doors, usersPlanck } from '../vite.doors.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = ['.', 'canvas-planck', 'phaser-matter', 'phaser-planck', 'rapier'];

export default defineConfig({
  root: at('.'),
  base: './',
  publicDir: false,
  cacheDir: at('../node_modules/.vite-examples'),
  resolve: { alias: doors },
  plugins: [usersPlanck()],
  build: {
    outDir: at('../dist-examples'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: pages.map((page) => at(`${page}/index.html`)) },
  },
});
