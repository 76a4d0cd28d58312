import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { lawLocations, lowerLaw } from './plugin';

const folder = mkdtempSync(join(tmpdir(), 'slew-lower-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Returns the syntax tree of a law whose function `update` has the given statements. */
function lower(body: string) {
  const update = `  update({ error, timeStep }: Readonly<TurnSample>): TurnOutput {\n${body}\n  }`;
  writeFileSync(join(folder, 'law.ts'), `// A law.\nexport class Law {\n${update}\n}\n`);
  writeFileSync(
    join(folder, 'angle.ts'),
    'export function wrapAngle(angle: number): number { return angle; }',
  );
  writeFileSync(join(folder, 'steer.ts'), 'export function saturate(a: number): number { return a; }');
  return lowerLaw(folder, { file: 'law', class: 'Law' });
}

describe('lowering a law', () => {
  it.each([
    'return { p: error, i: 0, d: 0, output: 2 * error };',
    'return sharedOutput({ p: error, i: 0, d: 0, output: 2 * error });',
  ])('keeps of an output what is commanded: %s', (body) => {
    const { routines } = lower(body);
    expect(routines[0].body).toEqual([
      {
        is: 'return',
        value: {
          is: 'binary',
          op: '*',
          left: { is: 'number', value: 2 },
          right: { is: 'name', name: 'error' },
        },
      },
    ]);
  });

  it.each([
    ['const x = error ?? 1;\nreturn x;', 'law.ts:4: a law may not use LogicalExpression: error ?? 1'],
    ['return Math.tan(error);', 'law.ts:4: a law may not use CallExpression: Math.tan(error)'],
    ['while (error > 0) {}\nreturn 1;', 'law.ts:4: a law may not use WhileStatement: while (error > 0) {}'],
    ['return (error + 1) ** 2;', 'law.ts:4: only a name is squared: (error + 1) ** 2'],
    ['return other;', 'law.ts:4: no such name: other'],
  ])('refuses %j with its place', (body, message) => {
    expect(() => lower(body)).toThrow(message);
  });
});

describe('finding the laws', () => {
  /**
   * Writes source files with a table of control laws, whose only law is `mine`. Returns the file and class that
   * `lawLocations` finds for this law.
   * @param create source text of the law's function `create`
   */
  function kinds(create: string) {
    const classes =
      'export class Base {}\nexport class Mine extends Base { constructor() { super(mineRules); } }';
    writeFileSync(join(folder, 'mine.ts'), `${classes}\n`);
    const row = `mine: kindOf({ label: 'Mine', create: ${create} })`;
    const table = `export const controllerKinds = { ${row} } satisfies Record<string, ControllerKind>;`;
    writeFileSync(join(folder, 'controllers.ts'), `import { Base, Mine } from './mine';\n${table}\n`);
    return lawLocations(folder);
  }

  it.each([
    ['(settings) => new Base(settings)', { file: 'mine', class: 'Base' }],
    ['() => new Base()', { file: 'mine', class: 'Base' }],
    ['(settings, wrap) => new Base(read(settings), wrap)', { file: 'mine', class: 'Base' }],
    ['(settings) => new Base(rules, settings)', { file: 'mine', class: 'Base', rules: 'rules' }],
    ['(settings) => new Mine(settings)', { file: 'mine', class: 'Mine', rules: 'mineRules' }],
  ])('reads file, class and rules from %s', (create, location) => {
    expect(kinds(create)).toEqual({ mine: location });
  });

  it('refuses a row that makes no imported class', () => {
    expect(() => kinds('(settings) => make(settings)')).toThrow(
      'controllers.ts:2: `create` must return `new` of an imported class',
    );
  });
});
