// Builds the package: slew/control and slew/planck as ES modules with types, ready for npm pack.
import { defineConfig } from 'vite';
import { entryPoints, licence, packagePlugins } from './src/publish/package.ts';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist-library',
    emptyOutDir: true,
    target: 'es2023',
    // To be read by those who use it.
    minify: false,
    lib: { entry: entryPoints, formats: ['es'] },
    rolldownOptions: { external: ['planck'], output: { chunkFileNames: 'laws.js', banner: licence } },
  },
  plugins: packagePlugins(),
});
