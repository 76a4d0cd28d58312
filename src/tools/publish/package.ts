// The package: its entry points, by name in this repository for examples and tests, and what its build adds.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** A file of the repository. */
export const at = (path: string) => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** The repository’s package.json: the only place for the package’s name, and for the page’s address once there is one. */
export const own: {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly engines: object;
  readonly repository: { readonly url: string };
  readonly bugs: string;
  /** Address of the published page; left out as long as there is none. */
  readonly homepage?: string;
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

/** Entry points of the package, by the names that a program imports. */
export const packageAliases = Object.fromEntries(
  Object.entries(entryPoints).map(([name, path]) => [`${own.name}/${name}`, path]),
);

// The former must be loaded before anything else imports planck. A package cannot require that of a program.
/** Replaces the planck with Slew's own sine and cosine by the user's planck. */
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
 * Writes declarations beside the code, and the sources to which their maps lead, so that an editor finds
 * what is documented.
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

/** Writes declarations of the entry points beside their code, for tools that ignore `exports`. */
function writeEntryTypes(outDir: string): void {
  for (const [name, source] of Object.entries(sources))
    writeFileSync(resolve(outDir, `${name}.d.ts`), `export * from './${source}.js';\n`);
}

/** Address of the repository. */
const repositoryPage = own.repository.url.replace(/^git\+|\.git$/g, '');

/** Writes a document for the package: its links to files of the repository lead there. */
function writeDocument(from: string, to: string): void {
  const base = new URL(from, `${repositoryPage}/blob/main/`);
  const text = readFileSync(at(from), 'utf8');
  writeFileSync(
    to,
    text.replace(/\]\((?![a-z]+:|#)([^)]*)\)/g, (_, link: string) => `](${new URL(link, base)})`),
  );
}

/** Files of the package besides the code. */
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
