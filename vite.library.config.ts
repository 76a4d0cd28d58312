// Builds the package to take home: slew/control and slew/planck as ES modules with types, ready for npm pack.
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { usersPlanck } from './vite.doors.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The doors of the package by their names in it. */
const doors = { control: 'control/index', planck: 'library/planck' };

/** A line for every file: who copies one alone keeps the notice. */
const licence = `// Slew, MIT License, ${/^Copyright .*$/m.exec(readFileSync(at('LICENSE'), 'utf8'))?.[0]}.`;

/** Declarations with the file endings that Node’s way to resolve asks for. */
function writeTypes(outDir: string): void {
  const tsc = at('node_modules/typescript/bin/tsc');
  const types = resolve(outDir, 'types');
  execFileSync(process.execPath, [tsc, '-p', at('tsconfig.library.json'), '--outDir', types], {
    stdio: 'inherit',
  });
  for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = resolve(types, name);
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2'));
  }
}

/** What npm pack needs beside the code. */
function writePackage(outDir: string): void {
  const { name, version, description, license } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
  const manifest = {
    name,
    version,
    description,
    license,
    type: 'module',
    sideEffects: false,
    exports: Object.fromEntries(
      Object.entries(doors).map(([door, source]) => [
        `./${door}`,
        { types: `./types/${source}.d.ts`, default: `./${door}.js` },
      ]),
    ),
    // Only slew/planck needs it. Older than the page's: npm gives 1.4.2 to whoever has a Node below 24, and it does.
    peerDependencies: { planck: '^1.4.2' },
    peerDependenciesMeta: { planck: { optional: true } },
  };
  writeFileSync(resolve(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(at('LICENSE'), resolve(outDir, 'LICENSE'));
  copyFileSync(at('docs/library.md'), resolve(outDir, 'README.md'));
}

function packageFiles(): Plugin {
  let outDir = '';
  return {
    name: 'package-files',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeTypes(outDir);
      writePackage(outDir);
    },
  };
}

export default defineConfig({
  publicDir: false,
  build: {
    outDir: 'dist-library',
    emptyOutDir: true,
    target: 'es2023',
    // To be read by who takes it home.
    minify: false,
    lib: {
      entry: Object.fromEntries(
        Object.entries(doors).map(([door, source]) => [door, at(`src/${source}.ts`)]),
      ),
      formats: ['es'],
    },
    rolldownOptions: { external: ['planck'], output: { chunkFileNames: 'laws.js', banner: licence } },
  },
  plugins: [usersPlanck(), packageFiles()],
});
