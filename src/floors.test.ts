// Holds the floors of src/ and what examples/ may take of it: imports only go down, siblings never meet, and no files import each other in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/** From the top; folders on one line stand on one floor. A file directly in src/ is on the floor main. */
const floors = [
  ['main', 'cli', 'notes', 'publish'],
  ['games'],
  ['ui', 'scene'],
  ['view', 'scenarios', 'exports', 'tuning', 'ladder'],
  ['session'],
  ['files'],
  ['answers'],
  ['simulation'],
  ['published-2013', 'library'],
  ['entities'],
  ['own'],
  ['control'],
  ['exact'],
];

/** From this floor down nothing asks the page, a clock or chance. */
const headlessFrom = floors.findIndex((names) => names.includes('scenarios'));

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .sort();
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);
const sources = files.filter((file) => !isTest(file));

const floorNameOf = (file: string) => (file.includes('/') ? file.split('/')[0] : 'main');
const floorOf = (file: string) => floors.findIndex((names) => names.includes(floorNameOf(file)));
const folderOf = (file: string) => dirname(file);

/** The game of a file in games/, and its part there; null for any other file. */
function partOf(file: string): { game: string; part: string } | null {
  const [, game, part] = /^games\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  return game ? { game, part } : null;
}

const isUi = (file: string) => floorNameOf(file) === 'ui' || partOf(file)?.part === 'ui';
const isScene = (file: string) => floorNameOf(file) === 'scene' || partOf(file)?.part === 'scene';
/** Floors and parts of games that run without a page. */
const isHeadless = (file: string) =>
  floorNameOf(file) !== 'view' && (floorOf(file) >= headlessFrom || isRules(file));
const isRules = (file: string) => {
  const part = partOf(file)?.part;
  const headless = ['rules', 'spec.ts', 'scenario.ts'];
  return headless.includes(part ?? '') || file === 'games/rules.ts' || shared.includes(file);
};

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
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((file) => files.includes(file)) ?? stem;
}

const imports = new Map(files.map((file) => [file, importsIn(codeOf(file))]));
/** The files of src/ that a file imports, types too. */
const arrows = new Map(
  files.map((file) => [
    file,
    imports
      .get(file)!
      .filter((path) => path.startsWith('.'))
      .map((path) => fileOf(file, path))
      .filter((to) => files.includes(to)),
  ]),
);

/** What every game may use. It runs without a page. */
const shared = ['games/day.ts', 'games/text-hash.ts'];
/** What all games add to files and runs, and to the score card. */
const headlessLists = ['games/rules.ts', 'games/headless.ts', 'games/score-rows.ts'];
/** The type of a game's page. */
const gamePage = 'games/game-page.ts';

/** Why a file may not import another one; null when it may. */
function reasonAgainst(from: string, to: string): string | null {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  const [part, other] = [partOf(from), partOf(to)];
  if (floorNameOf(from) === floorNameOf(to)) {
    if (part && other && part.game !== other.game) return 'one game never imports another';
    if (part && to.startsWith('games/') && !other && ![...shared, gamePage].includes(to))
      return 'a game knows nothing of the list of games';
    if (isRules(from) && !isRules(to) && other) return 'rules know no picture and no page';
    if (part?.part === 'ui' && other?.part === 'scene') return 'a page’s part never imports a scene’s';
    if (part?.part === 'scene' && other?.part === 'ui') return 'a scene’s part never imports a page’s';
    return null;
  }
  if (upper === lower) return `${floorNameOf(from)} and ${floorNameOf(to)} are siblings`;
  if (upper > lower) return `${floorNameOf(from)} stands below ${floorNameOf(to)}; imports only go down`;
  const name = floorNameOf(from);
  if (
    floorNameOf(to) === 'games' &&
    name !== 'main' &&
    !headlessLists.includes(to) &&
    !isRules(to) &&
    !isTest(to)
  )
    return `${name} knows only the rules of games`;
  if (isRules(from) && from !== 'games/rules.ts' && lower < floorIndex('session'))
    return 'rules see the session and what is below';
  if (part?.part === 'ui' && floorNameOf(to) === 'scene') return 'a page’s part never imports the scene';
  if (part?.part === 'scene' && floorNameOf(to) === 'ui') return 'a scene’s part never imports the page';
  return null;
}

const floorIndex = (name: string) => floors.findIndex((names) => names.includes(name));

/** Files that import each other in a circle: strongly connected parts of more than one file, by Tarjan. */
function circles(): string[][] {
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const stack: string[] = [];
  const found: string[][] = [];
  const visit = (file: string) => {
    index.set(file, index.size);
    low.set(file, index.get(file)!);
    stack.push(file);
    for (const to of arrows.get(file)!) {
      if (!index.has(to)) {
        visit(to);
        low.set(file, Math.min(low.get(file)!, low.get(to)!));
      } else if (stack.includes(to)) low.set(file, Math.min(low.get(file)!, index.get(to)!));
    }
    if (low.get(file) !== index.get(file)) return;
    const part = stack.splice(stack.indexOf(file));
    if (part.length > 1) found.push(part.sort());
  };
  for (const file of files) if (!index.has(file)) visit(file);
  return found;
}

/** Names that would make a run depend on the page, the time of day or chance. */
const outsideWorld =
  /(?<![\w.#])(?:globalThis\.)?(?:(?:document|window|performance|localStorage)\s*(?:\?\.|[.[])|Math\.random|Date\.now|new Date\b|(?:requestAnimationFrame|setTimeout|setInterval)\s*\()/g;

/** Functions of Math whose last bit an engine may choose (ECMAScript: "implementation-approximated"), and the power. */
const approximated =
  /\bMath\.(?:a?(?:sin|cos|tan)h?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow)\b|\bMath\[|[^*/]\*\*[^*/]/g;

/** Texts in the code: a sentence may speak of a power. */
const quoted = /'[^'\n]*'/g;

/** Below the scene, and what turns a person's gestures into figures of the state. Programs for others are texts. */
const isExact = (file: string) =>
  (floorOf(file) > floorIndex('scene') && floorNameOf(file) !== 'exports') ||
  isRules(file) ||
  /^scene\/input\/shove\.ts|^games\/dodge\/ui\/(?:hands|steer)|^games\/space\/(?:order|camera)/.test(file);

/** Figures that are only shown. */
const onlyShown = ['control/stability.ts', 'ladder/card.ts', 'view/home-view.ts', 'view/viewport.ts'];

/** Imports of planck that a program is left with: types are not. */
const planckValues = /^(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s*['"`]planck['"`]/m;

const isPhaser = (path: string) => /^phaser($|\/)/.test(path);

describe('the floors of src/', () => {
  it('every folder is on a floor', () => {
    const strangers = files.filter((file) => floorOf(file) < 0).map(floorNameOf);
    expect([...new Set(strangers)]).toEqual([]);
  });

  it('every way to import is seen, and no comment', () => {
    const code = `import a from 'a';\nimport {\n  b,\n} from "b";\nexport * from 'c';\nimport 'd'; await import('e');\nconst from = 'f';\n`;
    expect(importsIn(code)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('imports go down, and siblings never meet', () => {
    const wrong = sources.flatMap((from) =>
      arrows.get(from)!.flatMap((to) => {
        const reason = reasonAgainst(from, to);
        return reason ? [`src/${from} imports src/${to}: ${reason}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('tests and fixtures import nothing from above their floor', () => {
    const wrong = files
      .filter((file) => isTest(file) && floorNameOf(file) !== 'main')
      .flatMap((from) =>
        arrows
          .get(from)!
          .filter((to) => floorOf(to) < floorOf(from))
          .map((to) => `src/${from} imports src/${to}`),
      );
    expect(wrong).toEqual([]);
  });

  it('no files import each other in a circle, types included', () => {
    expect(circles().map((part) => part.join(' <-> '))).toEqual([]);
  });

  it('two folders of a floor never import each other both ways', () => {
    const pairs = new Set(
      sources.flatMap((from) =>
        arrows
          .get(from)!
          .filter((to) => floorNameOf(to) === floorNameOf(from) && folderOf(to) !== folderOf(from))
          .filter((to) => dirname(folderOf(from)) === dirname(folderOf(to)))
          .map((to) => `${folderOf(from)} -> ${folderOf(to)}`),
      ),
    );
    const back = (pair: string) => pair.split(' -> ').reverse().join(' -> ');
    expect([...pairs].filter((pair) => pairs.has(back(pair)))).toEqual([]);
  });

  it('Phaser is imported only by scenes', () => {
    const strangers = files.filter((file) => !isScene(file) && imports.get(file)!.some(isPhaser));
    expect(strangers).toEqual([]);
  });

  it('what runs in the page imports nothing of Node', () => {
    const isOfBuild = (file: string) => folderOf(file) === 'exports/lower';
    const inPage = sources.filter(
      (file) => !['cli', 'notes', 'publish'].includes(floorNameOf(file)) && !isOfBuild(file),
    );
    expect(inPage.filter((file) => imports.get(file)!.some((path) => path.startsWith('node:')))).toEqual([]);
  });

  it('what runs without a page asks neither page nor clock nor chance', () => {
    const wrong = sources
      .filter(isHeadless)
      .flatMap((file) => [...codeOf(file).matchAll(outsideWorld)].map(([use]) => `src/${file} uses ${use}`));
    expect(wrong).toEqual([]);
  });

  it('what enters the state is computed the same in every engine', () => {
    const code = 'Math.atan2(y, x) + a ** 2 + Math.sqrt(a) * Math.log10(b) + Math.tanh(c)';
    expect(code.match(approximated)).toEqual(['Math.atan2', ' ** ', 'Math.log10', 'Math.tanh']);
    const wrong = sources
      .filter((file) => isExact(file) && !onlyShown.includes(file))
      .flatMap((file) =>
        [...codeOf(file).replace(quoted, "''").matchAll(approximated)].map(([use]) => `src/${file}: ${use}`),
      );
    expect(wrong).toEqual([]);
  });

  it('planck is taken from src/exact/planck.ts only, by tests too; its types may come from planck', () => {
    const code = (line: string) => planckValues.test(line);
    expect(code("import { type Body, World } from 'planck';")).toBe(true);
    expect(code("import type { Body } from 'planck';")).toBe(false);
    const entryPoints = ['exact/planck.ts', 'exact/planck-end.ts', 'library/package.test.ts'];
    const strangers = files.filter((file) => !entryPoints.includes(file) && planckValues.test(codeOf(file)));
    expect(strangers).toEqual([]);
  });

  it('styles are imported only by the page’s parts', () => {
    const strangers = files.filter((file) => !isUi(file) && file !== 'main.ts');
    expect(strangers.filter((file) => imports.get(file)!.some((path) => path.endsWith('.css')))).toEqual([]);
  });
});

describe('the examples', () => {
  const examples = new URL('../examples/', root);
  const codes = readdirSync(examples, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[\w-]+[\\/][\w-]+\.ts$/.test(path))
    .map((path) => [path, importsIn(readFileSync(new URL(path, examples), 'utf8'))] as const);

  it('take the package by its entry points, engines by their names, and nothing from src/', () => {
    const allowed =
      /^(?:@slew-game\/slew\/(?:control|planck)|planck|phaser|three|@dimforge\/rapier[23]d-compat|\.\/[\w.-]+)$/;
    expect(codes.length).toBeGreaterThan(3);
    expect(
      codes.flatMap(([path, names]) =>
        names.filter((name) => !allowed.test(name)).map((name) => `${path}: ${name}`),
      ),
    ).toEqual([]);
    for (const name of ['@slew-game/slew/control', '@slew-game/slew/planck'])
      expect(codes.some(([, names]) => names.includes(name))).toBe(true);
  });
});

describe('state that can be seen', () => {
  /** Floors whose state a memento walks: every field can be reached from outside. */
  const walked = (file: string) =>
    ['session', 'simulation', 'published-2013', 'entities', 'own', 'control'].includes(floorNameOf(file)) ||
    partOf(file)?.part === 'rules';

  it('there are no # fields and no weak collections where a run keeps its state', () => {
    const hidden = /(?:this|\w)\.#\w+|^\s+(?:readonly )?#\w+|\bnew Weak(?:Map|Set)\b/m;
    expect(sources.filter(walked).filter((file) => hidden.test(codeOf(file)))).toEqual([]);
  });
});
