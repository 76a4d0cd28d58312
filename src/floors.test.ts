// Holds the floors: each folder of src/ is one, and imports only go down. Below the scene: no page, clock or chance.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** From the top. A file directly in src/ is on the floor main. */
const floors = [
  'main',
  'ui',
  'scene',
  'scenarios',
  'simulation',
  'entities',
  'published-2013',
  'control',
] as const;

type Floor = (typeof floors)[number];

/** The Node programs stand beside the floors and see those from here down. */
const underCli: Floor = 'scenarios';
const headless: readonly string[] = floors.slice(floors.indexOf('scenarios'));

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.d.ts'))
  .sort();
const isTest = (file: string) => file.endsWith('.test.ts');
const floorOf = (file: string) => (file.includes('/') ? file.split('/')[0] : 'main');

/** A file's code without its comments, so that prose about `from 'phaser'` is no import. */
function codeOf(file: string): string {
  const text = readFileSync(new URL(file, root), 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
}

/** `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and `import x = require('x')`. */
const specifier =
  /(?:(?:^|;)\s*(?:import|export)\s[^'"`;]*?\bfrom\s*|(?:^|;)\s*import\s*|\b(?:import|require)\s*\(\s*)(['"`])(.*?)\1/gm;

const importsIn = (code: string) => [...code.matchAll(specifier)].map((match) => match[2]);

/** The file of src/ that a relative import means: 'scene/viewport.ts'. */
function fileOf(from: string, path: string): string {
  const stem = join(dirname(from), path).replace(/\.[jt]s$/, '');
  return [`${stem}.ts`, `${stem}/index.ts`].find((file) => files.includes(file)) ?? stem;
}

/** What another floor offers a file: a reason against it, or null. */
function reasonAgainst(from: string, to: string): string | null {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  // Art lies outside src/, and on no floor.
  if (upper === lower || lower === '..') return null;
  if (lower === 'cli') return 'nothing imports the Node programs';
  const top = floors.indexOf(upper === 'cli' ? underCli : (upper as Floor));
  if (floors.indexOf(lower as Floor) < top) return `${upper} stands below ${lower}; imports only go down`;
  if (upper === 'ui' && lower === 'scene' && importsPhaser(to)) return 'the interface never meets Phaser';
  return null;
}

const isPhaser = (path: string) => /^phaser($|\/)/.test(path);
const importsPhaser = (file: string) => files.includes(file) && importsIn(codeOf(file)).some(isPhaser);

/** Names that would make a run depend on the page, the time of day or chance. */
const outsideWorld =
  /(?<![\w.#])(?:globalThis\.)?(?:(?:document|window|performance|localStorage)\s*(?:\?\.|[.[])|Math\.random|Date\.now|new Date\b|(?:requestAnimationFrame|setTimeout|setInterval)\s*\()/g;

describe('the floors of src/', () => {
  it('every folder is a floor, or the Node programs', () => {
    const strangers = files.map(floorOf).filter((name) => name !== 'cli' && !floors.includes(name as Floor));
    expect([...new Set(strangers)].map((name) => `src/${name} is no floor`)).toEqual([]);
  });

  it('every way to import is seen, and no comment', () => {
    const code = `import a from 'a';\nimport {\n  b,\n} from "b";\nexport * from 'c';\nimport 'd'; await import('e');\nconst from = 'f';\n`;
    expect(importsIn(code)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each(files)('%s imports only from below', (file) => {
    const wrong = importsIn(codeOf(file))
      .filter((path) => path.startsWith('.'))
      .map((path) => ({ path, reason: reasonAgainst(file, fileOf(file, path)) }))
      .filter(({ reason }) => reason !== null)
      .map(({ path, reason }) => `src/${file} imports '${path}': ${reason}`);
    expect(wrong).toEqual([]);
  });

  it('Phaser is imported only by the scene and by main.ts', () => {
    const strangers = files.filter((file) => floorOf(file) !== 'scene' && file !== 'main.ts');
    expect(strangers.filter(importsPhaser).map((file) => `src/${file} imports Phaser`)).toEqual([]);
  });

  it('what runs in the page imports nothing of Node', () => {
    const inPage = files.filter((file) => floorOf(file) !== 'cli' && !isTest(file));
    const wrong = inPage.filter((file) => importsIn(codeOf(file)).some((path) => path.startsWith('node:')));
    expect(wrong.map((file) => `src/${file} imports a module of Node`)).toEqual([]);
  });

  it('below the scene nothing asks the page, a clock or chance', () => {
    const wrong = files
      .filter((file) => headless.includes(floorOf(file)) && !isTest(file))
      .flatMap((file) => [...codeOf(file).matchAll(outsideWorld)].map(([use]) => `src/${file} uses ${use}`));
    expect(wrong).toEqual([]);
  });
});
