// Serves and builds the examples. The package is taken from this repository; in a project of yours npm finds it.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { packageAliases, usersPlanck } from '../src/tools/publish/package.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const pages = ['.', 'canvas-planck', 'phaser-matter', 'phaser-planck', 'rapier', 'three-rapier'];

export default defineConfig({
  root: at('.'),
  base: './',
  publicDir: false,
  cacheDir: at('../node_modules/.vite-examples'),
  resolve: { alias: packageAliases },
  plugins: [usersPlanck()],
  build: {
    outDir: at('../dist-examples'),
    emptyOutDir: true,
    target: 'es2023',
    chunkSizeWarningLimit: 4000,
    rolldownOptions: { input: pages.map((page) => at(`${page}/index.html`)) },
  },
});
