// Tests of the layers of src/ and of the imports of examples/: imports only go down, siblings never import each other,
// and no files import each other in a circle.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { describe, expect, it } from 'vitest';

/**
 * Layers of src/ from top to bottom: the folders of src/ (“districts”), each with its subfolders (“rooms”). Files
 * import only from lower rooms, and rooms in one inner list never import each other. '' stands for the files directly
 * in a district.
 */
const tower: readonly (readonly [district: string, rooms: readonly (readonly string[])[]])[] = [
  ['', [['']]],
  ['tools', [['cli', 'notes', 'publish'], ['lower']]],
  ['features', [[''], ['dodge', 'par', 'space', 'editor', 'workshop', 'hello']]],
  ['app', [['feature', 'clip'], ['ui', 'scene'], ['view'], ['session']]],
  ['lab', [['ladder', 'tuning', 'files', 'scenarios'], ['answers']]],
  ['world', [['package', 'simulation'], ['published-2013'], ['entities'], ['planck']]],
  ['laws', [['export'], ['language'], ['control'], ['exact']]],
];

/**
 * Layers inside the folder of a feature, from top to bottom: its subfolders (“parts”). The files directly in the
 * feature's folder are above them.
 */
const parts = [['law'], ['ui', 'scene', 'score-card', 'tuning'], ['code'], ['rules', 'state']];

const floors = tower.flatMap(([district, rooms]) =>
  rooms.map((names) => names.map((name) => `${district}/${name}`)),
);

const root = new URL('./', import.meta.url);
const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .sort();
const isTest = (file: string) => /\.(test|fixture)\.tsx?$/.test(file);
const sources = files.filter((file) => !isTest(file));

const districtOf = (file: string) => (file.includes('/') ? file.split('/')[0] : '');
/** Returns the district and the room of a file, that is, its first two folders under src/: 'app/scene'. */
function roomOf(file: string): string {
  const [district, room] = file.split('/');
  if (!file.includes('/')) return '/';
  return file.split('/').length > 2 ? `${district}/${room}` : `${district}/`;
}
const floorOf = (file: string) => floors.findIndex((names) => names.includes(roomOf(file)));
const floorIndex = (room: string) => floors.findIndex((names) => names.includes(room));
const folderOf = (file: string) => dirname(file);

/**
 * Returns the feature to which a file belongs, and its part: the subfolder, or the file's name if it is in none. Null
 * for a file outside of features/.
 */
function partOf(file: string): { feature: string; part: string } | null {
  const [, feature, part] = /^features\/([^/]+)\/([^/]+)/.exec(file) ?? [];
  return feature ? { feature, part } : null;
}
const partFloor = (part: string) => parts.findIndex((names) => names.includes(part));

const isScene = (file: string) => roomOf(file) === 'app/scene' || partOf(file)?.part === 'scene';
const isUi = (file: string) =>
  roomOf(file) === 'app/ui' || roomOf(file) === 'features/workshop' || partOf(file)?.part === 'ui';
/** Returns whether a file lists the rules or the scenes of all features. Such files work without a page. */
const isListOfAll = (file: string) => ['features/rules.ts', 'features/scenes.ts'].includes(file);
const isRules = (file: string) =>
  ['rules', 'spec.ts', 'scenario.ts'].includes(partOf(file)?.part ?? '') || isListOfAll(file);
/** Returns whether a file must work without a page, for example on the command line. */
const isHeadless = (file: string) => floorOf(file) >= floorIndex('app/session') || isRules(file);

/** Returns the code of a file without its comments. */
function codeOf(file: string): string {
  const text = readFileSync(new URL(file, root), 'utf8');
  return text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$/gm, '');
}

/** Matches `import … from 'x'`, `export … from 'x'`, `import 'x'`, `import('x')` and `import x = require('x')`. */
const specifier =
  /(?:(?:^|;)\s*(?:import|export)\s[^'"`;]*?\bfrom\s*|(?:^|;)\s*import\s*|\b(?:import|require)\s*\(\s*)(['"`])(.*?)\1/gm;

const importsIn = (code: string) => [...code.matchAll(specifier)].map((match) => match[2]);

/** Matches `import … from 'x'` and `export … from 'x'`, except imports and exports of types only. */
const valueSpecifier = /(?:^|;)\s*(?:import|export)\s+(?!type\b)[^'"`;(]*?\bfrom\s*(['"`])(.*?)\1/gm;

const valueImportsIn = (code: string) => [...code.matchAll(valueSpecifier)].map((match) => match[2]);

/** Returns the path, relative to src/, of the file that a relative import names: 'app/scene/viewport.ts'. */
function fileOf(from: string, path: string): string {
  const stem = join(dirname(from), path).replace(/\.[jt]s$/, '');
  return [`${stem}.ts`, `${stem}.tsx`, `${stem}/index.ts`].find((file) => files.includes(file)) ?? stem;
}

const imports = new Map(files.map((file) => [file, importsIn(codeOf(file))]));
/** The files of src/ that each file imports, including types. */
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

/** Names of the features: the folders in src/features/. */
const featureNames = readdirSync(new URL('features/', root), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Files outside of the features that may contain names of features, because they hold data about scenes. */
const dataOfScenes = ['lab/scenarios/tour.ts', 'lab/scenarios/index.ts', 'app/ui/sharing/phrases.ts'];

/**
 * Files that collect the additions of all features to scenario files, runs and the score card. Command-line tools may
 * import them.
 */
const headlessLists = ['features/rules.ts', 'features/scenes.ts', 'features/score-rows.ts'];

/** Returns the reason why a file may not import another file; null if it may. */
function reasonAgainst(from: string, to: string): string | null {
  const [upper, lower] = [floorOf(from), floorOf(to)];
  const [part, other] = [partOf(from), partOf(to)];
  if (part && other && part.feature !== other.feature) return 'one feature never imports another';
  if (part && other) return reasonInside(from, to);
  if (roomOf(from) === roomOf(to)) return null;
  if (upper === lower) return `${roomOf(from)} and ${roomOf(to)} are siblings`;
  if (upper > lower) return `${roomOf(from)} stands below ${roomOf(to)}; imports only go down`;
  if (
    districtOf(from) === 'tools' &&
    districtOf(to) === 'features' &&
    !headlessLists.includes(to) &&
    !isRules(to)
  )
    return 'tools know only the rules of features';
  if (isRules(from) && !isListOfAll(from) && lower < floorIndex('app/session'))
    return 'rules see the session and what is below';
  if (part?.part === 'ui' && roomOf(to) === 'app/scene') return 'a page’s part never imports the scene';
  if (part?.part === 'scene' && roomOf(to) === 'app/ui') return 'a scene’s part never imports the page';
  return null;
}

/** Returns the reason why a file may not import another file of the same feature; null if it may. */
function reasonInside(from: string, to: string): string | null {
  if (isRules(from) && !isRules(to)) return 'rules know no picture and no page';
  const [part, other] = [partOf(from)!.part, partOf(to)!.part];
  const [upper, lower] = [partFloor(part), partFloor(other)];
  if (part === other || upper < 0 || lower < 0) return null;
  if (upper === lower) return `${part} and ${other} are siblings`;
  return upper > lower ? `${part} stands below ${other}` : null;
}

/**
 * Returns whether a test may import a file although the file is in a higher layer. All tests may import the physics
 * engine planck. Tests of features may also import the lists of all features.
 */
const mayTestTake = (from: string, to: string) =>
  (districtOf(from) === 'features' && roomOf(to) === 'features/') || roomOf(to) === 'world/planck';

/**
 * Returns groups of files that import each other in a circle: strongly connected components of more than one file, by
 * Tarjan.
 */
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

/** Matches names that would make a run depend on the page, the time of day or chance. */
const outsideWorld =
  /(?<![\w.#])(?:globalThis\.)?(?:(?:document|window|performance|localStorage)\s*(?:\?\.|[.[])|Math\.random|Date\.now|new Date\b|(?:requestAnimationFrame|setTimeout|setInterval)\s*\()/g;

/**
 * Matches uses of Math functions whose last bit may differ between engines, and of the power operator. ECMAScript calls
 * such functions “implementation-approximated”.
 */
const approximated =
  /\bMath\.(?:a?(?:sin|cos|tan)h?|atan2|cbrt|exp|expm1|hypot|log|log10|log1p|log2|pow)\b|\bMath\[|[^*/]\*\*[^*/]/g;

/** Matches texts in single quotes. */
const quoted = /'[^'\n]*'/g;

/**
 * Returns whether a file may affect the state of a run. The results of such files must be equal in every JavaScript
 * engine.
 */
const isExact = (file: string) =>
  (floorOf(file) > floorIndex('app/scene') && roomOf(file) !== 'laws/export') ||
  isRules(file) ||
  partOf(file)?.part === 'state' ||
  /^app\/scene\/input\/shove\.ts|^features\/dodge\/ui\/(?:hands|steer)|^features\/space\/(?:order|camera)/.test(
    file,
  );

/** Files that compute numbers only for display. They may use inexact functions of Math. */
const onlyShown = [
  'laws/control/stability.ts',
  'lab/ladder/card.ts',
  'app/view/home-view.ts',
  'app/view/viewport.ts',
];

/** Matches imports of the physics engine planck that exist at run time. Imports of its types do not. */
const planckValues = /^(?:import|export)\s+(?!type\b)[^'"`;]*?\bfrom\s*['"`]planck['"`]/m;

const isPhaser = (path: string) => /^phaser($|\/)/.test(path);

describe('the districts of src/', () => {
  it('every folder is a room on a floor', () => {
    const strangers = files.filter((file) => floorOf(file) < 0).map(roomOf);
    expect([...new Set(strangers)]).toEqual([]);
  });

  it('every way to import is seen, and no comment', () => {
    const code = `import a from 'a';\nimport {\n  b,\n} from "b";\nexport * from 'c';\nimport 'd'; await import('e');\nconst from = 'f';\n`;
    expect(importsIn(code)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it('imports go down, and never between siblings', () => {
    const wrong = sources.flatMap((from) =>
      arrows.get(from)!.flatMap((to) => {
        const reason = reasonAgainst(from, to);
        return reason ? [`src/${from} imports src/${to}: ${reason}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('nothing below the features names one, but data of scenes', () => {
    const name = new RegExp(`['"\`](?:${featureNames.join('|')})['"\`]|\\.(?:${featureNames.join('|')})\\b`);
    expect(featureNames).toContain('par');
    expect(["key === 'par'", 'scenario.par', 'part.parts', "'a par'"].map((code) => name.test(code))).toEqual(
      [true, true, false, false],
    );
    const below = sources.filter((file) => floorOf(file) >= floorIndex('app/feature'));
    const wrong = below.filter((file) => !dataOfScenes.includes(file) && name.test(codeOf(file)));
    expect(wrong).toEqual([]);
  });

  it('a manifest of a feature takes only data of it, and the rest by its load', () => {
    const values = (file: string) => valueImportsIn(codeOf(file)).map((path) => fileOf(file, path));
    expect(valueImportsIn("import type { A } from './a';\nimport { b } from './b';\nimport('./c');")).toEqual(
      ['./b'],
    );
    /** Files of features that are part of the page's first chunk. */
    const atStart = new Set(
      featureNames.map((name) => `features/${name}/index.ts`).filter((file) => files.includes(file)),
    );
    for (const file of atStart)
      for (const to of values(file)) if (districtOf(to) === 'features' && files.includes(to)) atStart.add(to);
    const late = ['ui', 'scene', 'code', 'law', 'score-card', 'tuning', 'state'];
    const wrong = [...atStart].filter(
      (file) => file.endsWith('.tsx') || late.includes(partOf(file)?.part ?? ''),
    );
    expect(wrong).toEqual([]);
  });

  it('tests and fixtures import nothing from above their floor', () => {
    const wrong = files
      .filter((file) => isTest(file) && districtOf(file) !== '')
      .flatMap((from) =>
        arrows
          .get(from)!
          .filter((to) => floorOf(to) < floorOf(from) && !mayTestTake(from, to))
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
          .filter((to) => roomOf(to) === roomOf(from) && folderOf(to) !== folderOf(from))
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

  it('code of the page imports nothing of Node', () => {
    const inPage = sources.filter((file) => districtOf(file) !== 'tools');
    expect(inPage.filter((file) => imports.get(file)!.some((path) => path.startsWith('node:')))).toEqual([]);
  });

  it('code that runs without a page uses neither page nor clock nor random numbers', () => {
    const wrong = sources
      .filter(isHeadless)
      .flatMap((file) => [...codeOf(file).matchAll(outsideWorld)].map(([use]) => `src/${file} uses ${use}`));
    expect(wrong).toEqual([]);
  });

  it('state is computed equally in every engine', () => {
    const code = 'Math.atan2(y, x) + a ** 2 + Math.sqrt(a) * Math.log10(b) + Math.tanh(c)';
    expect(code.match(approximated)).toEqual(['Math.atan2', ' ** ', 'Math.log10', 'Math.tanh']);
    const wrong = sources
      .filter((file) => isExact(file) && !onlyShown.includes(file))
      .flatMap((file) =>
        [...codeOf(file).replace(quoted, "''").matchAll(approximated)].map(([use]) => `src/${file}: ${use}`),
      );
    expect(wrong).toEqual([]);
  });

  it('planck is taken from src/world/planck/planck.ts only, by tests too; its types may come from planck', () => {
    const code = (line: string) => planckValues.test(line);
    expect(code("import { type Body, World } from 'planck';")).toBe(true);
    expect(code("import type { Body } from 'planck';")).toBe(false);
    const entryPoints = [
      'world/planck/planck.ts',
      'world/planck/planck-end.ts',
      'world/package/package.test.ts',
    ];
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
  /**
   * Returns whether a file can define objects with the state of a run. To rewind a run, the program walks from object
   * to object and copies their fields. It cannot copy private fields (`#`).
   */
  const walked = (file: string) =>
    [
      'app/session',
      'world/simulation',
      'world/published-2013',
      'world/entities',
      'laws/language',
      'laws/control',
    ].includes(roomOf(file)) || partOf(file)?.part === 'rules';

  it('no # fields and no weak collections hold state of a run', () => {
    const hidden = /(?:this|\w)\.#\w+|^\s+(?:readonly )?#\w+|\bnew Weak(?:Map|Set)\b/m;
    expect(sources.filter(walked).filter((file) => hidden.test(codeOf(file)))).toEqual([]);
  });
});
