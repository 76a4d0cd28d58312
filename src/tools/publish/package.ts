// The package: its entry points, by name in this repository for examples and tests, and what its build adds.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A file of the repository. */
export const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The repository's own package.json. */
const own: {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly repository: object;
} = JSON.parse(readFileSync(at('package.json'), 'utf8'));

/** The entry points by their names in the package, with their files in src/. */
const sources = {
  control: 'laws/control/index',
  guidance: 'world/package/guidance',
  planck: 'world/package/planck',
};

/** The entry points with the whole paths of their files. */
export const entryPoints = Object.fromEntries(
  Object.entries(sources).map(([name, source]) => [name, at(`src/${source}.ts`)]),
);

/** The entry points as a program imports them. */
export const packageAliases = Object.fromEntries(
  Object.entries(entryPoints).map(([name, path]) => [`${own.name}/${name}`, path]),
);

/**
 * Takes planck as it is where src/ asks for the planck that computes with Slew's own sine and cosine. That one must be
 * read before anything else imports planck, which the package cannot ask of a program that has planck already.
 */
export function usersPlanck(): Plugin {
  return {
    name: 'users-planck',
    enforce: 'pre',
    resolveId(source, importer) {
      return source.endsWith('/planck/planck') ? this.resolve('planck', importer) : null;
    },
  };
}

/** Makes each update of a law return a new object. Slew's laws share one to save memory. */
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

/** A line for every file: a copy of one alone keeps the notice. */
export const licence = `// Slew, MIT License, ${/^Copyright .*$/m.exec(readFileSync(at('LICENSE'), 'utf8'))?.[0]}.`;

/**
 * Declarations beside the code, with the file endings that Node’s way to resolve asks for, and the sources that their maps lead to:
 * an editor goes to what is documented.
 */
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

/** Declarations of the entry points beside their code, where ways to resolve that know no exports look for them. */
function writeEntryTypes(outDir: string): void {
  for (const [name, source] of Object.entries(sources))
    writeFileSync(resolve(outDir, `${name}.d.ts`), `export * from './${source}.js';\n`);
}

/** Files of the package besides the code. */
function writePackage(outDir: string): void {
  const { name, version, license, engines, repository } = own;
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
  copyFileSync(at('docs/library.md'), resolve(outDir, 'README.md'));
}

/** Writes types, package.json, licence and text beside the code. */
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
