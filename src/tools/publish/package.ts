// Builds the npm package: its entry points, aliases for examples and tests in this repository, and what the build adds.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Returns the absolute path of a file of the repository. @param path relative to the repository */
export const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** Contents of the repository’s package.json that the build uses. */
export const own: {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly repository: { readonly url: string };
  readonly bugs: string;
  /** Address of the published page; undefined as long as there is none. */
  readonly homepage?: string;
} = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** Source file of each entry point of the package, relative to src/, without extension. */
const sources = {
  control: 'laws/control/index',
  guidance: 'world/package/guidance',
  planck: 'world/package/planck',
};

/** Absolute path of the source file of each entry point of the package, by the entry point's name. */
export const entryPoints = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, at(`src/${source}.ts`)]),
);

/** Absolute path of the source of each entry point. The key is the name that programs import. */
export const packageAliases = Object.fromEntries(
  Object.entries(entryPoints).map(([name, path]) => [`${own.name}/${name}`, path]),
);

// `planck/planck` must be loaded before anything else imports planck. A package cannot require that of a program.
/** Returns the Vite plugin that loads the npm package `planck` in place of src/world/planck/planck.ts. */
export function usersPlanck(): Plugin {
  return {
    name: 'users-planck',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/planck/planck') ? this.resolve('planck', importer) : null;
    },
  };
}

// In the program all updates reuse one object, to save memory.
/** Returns the Vite plugin that makes the package's controllers return a new object from every call of `update`. */
function ownOutputs(): Plugin {
  return {
    name: 'own-outputs',
    transform(code, id) {
      if (!id.endsWith('/control/turn-controller.ts')) return null;
      const copying = code.replace(/shared\.p = p;[\s\S]*?return shared;/, 'return { p, i, d, output };');
      if (copying === code) this.error('the laws share no output any more');
      return { code: copying, map: null };
    },
  };
}

/** Comment with the licence at the top of every built file, so that a copied file keeps it. */
export const licence = `// Slew, MIT License, ${/^Copyright .*$/m.exec(readFileSync(at('LICENSE'), 'utf8'))?.[0]}.`;

/** Writes the package's type declarations and copies the TypeScript sources. */
function writeTypes(outDir: string): void {
  const tsc = at('node_modules/typescript/bin/tsc');
  execFileSync(process.execPath, [tsc, '-p', at('tsconfig.library.json'), '--outDir', outDir], {
    stdio: 'inherit',
  });
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    const file = resolve(outDir, name);
    if (name.endsWith('.d.ts')) {
      const text = readFileSync(file, 'utf8');
      writeFileSync(file, text.replace(/(from |import\()(['"])(\.[^'"]*)\2/g, '$1$2$3.js$2'));
    }
    if (!name.endsWith('.d.ts.map')) continue;
    const source = resolve(outDir, 'src', name.replace(/\.d\.ts\.map$/, '.ts'));
    mkdirSync(dirname(source), { recursive: true });
    copyFileSync(at(`src/${relative(resolve(outDir, 'src'), source)}`), source);
    const map = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...map, sources: [relative(dirname(file), source)] }));
  }
}

function writeEntryTypes(outDir: string): void {
  for (const [name, source] of Object.entries(sources))
    writeFileSync(resolve(outDir, `${name}.d.ts`), `export * from './${source}.js';\n`);
}

/** Web address of the repository. */
const repositoryPage = own.repository.url.replace(/^git\+|\.git$/g, '');

/** Copies a document into the package. Relative links become web addresses of the repository's files. */
function writeDocument(from: string, to: string): void {
  const base = new URL(from, `${repositoryPage}/blob/main/`);
  const text = readFileSync(at(from), 'utf8');
  writeFileSync(
    to,
    text.replace(/\]\((?![a-z]+:|#)([^)]*)\)/g, (_, link: string) => `](${new URL(link, base)})`),
  );
}

/** Writes the package's package.json, licence and documents. @param outDir folder of the package */
function writePackage(outDir: string): void {
  const { name, version, license, engines, repository, bugs, homepage } = own;
  const manifest = {
    name,
    version,
    description:
      'Feedback laws that turn a body by torque, to a heading or to an attitude in space, and planck bodies that fly by them.',
    keywords: [
      'pid',
      'control',
      'torque',
      'steering',
      'guidance',
      'physics',
      'game',
      'planck',
      'box2d',
      'rapier',
      'attitude',
      'quaternion',
    ],
    license,
    repository,
    bugs,
    homepage: homepage ?? `${repositoryPage}#readme`,
    engines,
    type: 'module',
    sideEffects: false,
    exports: {
      ...Object.fromEntries(
        Object.keys(sources).map((name) => [
          `./${name}`,
          { types: `./${name}.d.ts`, default: `./${name}.js` },
        ]),
      ),
      './package.json': './package.json',
    },
    // Only the bodies need it. Older than the page's: npm gives 1.4.2 on a Node below 24, and that will do.
    peerDependencies: { planck: '^1.4.2' },
    peerDependenciesMeta: { planck: { optional: true } },
  };
  writeFileSync(resolve(outDir, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(at('LICENSE'), resolve(outDir, 'LICENSE'));
  writeDocument('docs/library.md', resolve(outDir, 'README.md'));
  writeDocument('CHANGELOG.md', resolve(outDir, 'CHANGELOG.md'));
}

/** Returns the Vite plugin that adds types, package.json, licence and documents. */
function packageFiles(): Plugin {
  let outDir = '';
  return {
    name: 'package-files',
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      writeTypes(outDir);
      writeEntryTypes(outDir);
      writePackage(outDir);
    },
  };
}

export const packagePlugins = (): Plugin[] => [usersPlanck(), ownOutputs(), packageFiles()];
