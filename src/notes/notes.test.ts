// The notes: docs/notes.md is up to date, every figure is computed, and every test they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { controllerKinds, createController } from '../control/controllers';
import { motorForTurnTime } from '../control/turn-bound';
import { guidanceKinds } from '../entities/guidance/guidance';
import { allScenarios as scenarios } from '../games/rules';
import { notesFigures, recipe, withFigures } from './figures';
import { chase, type FirstApproach, lagTrials } from './lag';
import source from './notes.source.md?raw';
import { quarter, turn, usualRate } from './turns';

const file = '../../docs/notes.md';
/** Looked at before anything here can make it. */
const wasThere = existsSync(new URL(file, import.meta.url));
const figures = notesFigures();
const src = new URL('../', import.meta.url);
const tests = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), src), 'utf8'))
  .join('\n');

describe('the notes', () => {
  it('docs/notes.md is their source with the figures of today: if not, run npm run notes', async () => {
    const notice = '<!-- Made from src/notes/notes.source.md by npm run notes. Change it there. -->\n\n';
    await expect(notice + withFigures(source, figures)).toMatchFileSnapshot(file);
  });

  it.skipIf(process.env.npm_lifecycle_event === 'notes')('docs/notes.md is there before it is made', () => {
    expect(wasThere).toBe(true);
  });

  it('use every figure that is computed', () => {
    expect(Object.keys(figures).filter((name) => !source.includes(`{{${name}}}`))).toEqual([]);
  });

  it('refuse a figure that nothing computes', () => {
    expect(() => withFigures('{{no such}}', figures)).toThrow('no such');
  });

  it('have no figure without a value', () => {
    expect(Object.entries(figures).filter(([, text]) => /NaN|Infinity|null|undefined|^$/.test(text))).toEqual(
      [],
    );
  });

  it('have no two equal headings, so that the contents lead to each', () => {
    const headings = [...source.matchAll(/^#+ (.*)$/gm)].map(([, heading]) => heading);
    expect(headings).toHaveLength(new Set(headings).size);
  });

  it('describe every controller', () => {
    for (const { label } of Object.values(controllerKinds)) expect(source).toContain(`\n### ${label}\n`);
  });

  it('describe every guidance law', () => {
    for (const { label } of Object.values(guidanceKinds)) expect(source).toContain(`\n### ${label}\n`);
  });

  it('name scenarios that exist, by their names', () => {
    const names = scenarios.map(({ scenario }) => scenario.name);
    const named = [...source.matchAll(/scenarios?\s“(.+?)”/gs)].map(([, name]) => name.replace('\n', ' '));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have all 25 errata, and name tests that exist', () => {
    const errata = [...source.matchAll(/^### (\d+)\. .*?(?=^##)/gms)];
    expect(errata.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    for (const [text, number] of errata) {
      const named = [...text.slice(text.indexOf('Tests:')).matchAll(/`(.+?)`/g)].map(([, name]) => name);
      expect(named[0]).toMatch(new RegExp(`^erratum ${number}: `));
      expect(named.filter((name) => !tests.includes(`('${name}'`))).toEqual([]);
    }
  });
});

describe('the lag of a motor', () => {
  const { byMotor, point } = lagTrials();
  const miss = (passes: readonly FirstApproach[]) =>
    passes.reduce((sum, { range }) => sum + range, 0) / passes.length;

  it('costs more with a weaker motor, and a point without lag hits', () => {
    const misses = [point, ...byMotor].map(miss);
    expect(misses[0]).toBeLessThan(0.05);
    expect(misses).toEqual(misses.toSorted((a, b) => a - b));
  });

  it('makes the weakest miss by more than the circle’s diameter', () => {
    expect(miss(byMotor.at(-1)!)).toBeGreaterThan(2 * chase.target.radius);
  });
});

describe('a reset at a new enemy', () => {
  const time = (name: string) => Number.parseFloat(figures[`retarget ${name}`]);

  it('helps both controllers, the textbook one most', () => {
    const gain = (law: string) => time(`${law} keeps`) / time(`${law} resets`);
    expect(gain('leaky')).toBeGreaterThan(1);
    expect(gain('pid')).toBeGreaterThan(1.3);
  });
});

describe('the recipe of the guide', () => {
  it.each([0.25, 0.5, 1, 2])(
    'for %d s settles within 1.1 of that time and a sample and overshoots by less than 2 %%',
    (time) => {
      const limits = { angularAcceleration: motorForTurnTime(quarter, time), turnRate: Infinity };
      const gains = { kp: recipe.kp / time ** 2, ki: 0, kd: recipe.kd / time };
      const { settlingTime, overshoot } = turn(createController({ kind: 'pid', ...gains }), { limits });
      expect((settlingTime! - 1 / usualRate) / time).toBeLessThan(1.1);
      expect(overshoot).toBeLessThan(0.02);
    },
  );
});
