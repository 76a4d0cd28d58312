// Builds the package: @slew-game/slew/control, /guidance and /planck as ES modules with types, ready for npm pack.
import { defineConfig } from 'vite';
import { entryPoints, licence, packagePlugins } from './src/tools/publish/package.ts';

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist-library',
    emptyOutDir: true,
    target: 'es2023',
    // To be read by those who use it.
    minify: false,
    lib: { entry: entryPoints, formats: ['es'] },
    // A file each, so that a program takes only what it uses.
    rolldownOptions: {
      external: ['planck'],
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        banner: licence,
      },
    },
  },
  plugins: packagePlugins(),
});
