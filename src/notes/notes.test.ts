// The notes: docs/notes.md is up to date, every figure is computed, and every test they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { controllerKinds, createController } from '../control/controllers';
import { motorForTurnTime } from '../control/time-optimal';
import { guidanceKinds } from '../entities/guidance/guidance';
import { allScenarios as scenarios } from '../games/rules';
import { notesFigures, recipe, withFigures } from './figures';
import { type Change, stolkTurn } from './gain-figures';
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
    const errata = [...source.matchAll(/^### (\d+)\. .*?(?=^##|(?![\s\S]))/gms)];
    expect(errata.map(([, number]) => Number(number))).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
    for (const [text, number] of errata) {
      const named = [...text.slice(text.indexOf('Tests:')).matchAll(/`(.+?)`/g)].map(([, name]) => name);
      expect(named[0]).toMatch(new RegExp(`^erratum ${number}: `));
      expect(named.filter((name) => !tests.includes(`('${name}'`))).toEqual([]);
    }
  });
});

describe('the lag of a motor', () => {
  const metres = (name: string) => Number.parseFloat(figures[`lag ${name}`]);

  it('costs more with a weaker motor, and a point without lag hits', () => {
    const misses = ['point', '8π', '4π', '2π', '1π', '0.5π'].map((name) => metres(`${name} miss`));
    expect(misses[0]).toBeLessThan(0.05);
    expect(misses).toEqual(misses.toSorted((a, b) => a - b));
  });

  it('makes the weakest miss by more than the circle’s diameter', () => {
    expect(metres('0.5π miss')).toBeGreaterThan(2 * metres('radius'));
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

describe('Stolk’s advice on this plant', () => {
  const overshoot = (change: Change) => stolkTurn('overshoots', change).overshoot;
  const settling = (change: Change) => stolkTurn('slow', change).settlingTime!;
  const jitter = (change: Change) => stolkTurn('jitters', change).shareAtLimit;
  const explodes = (change: Change) => stolkTurn('explodes', change).settlingTime === null;

  it('overshoot goes down with more D, hardly changes with P alone, and goes up with less P and more I', () => {
    expect(overshoot('D double')).toBeLessThan(0.8 * overshoot('as'));
    expect(Math.abs(overshoot('P half') / overshoot('as') - 1)).toBeLessThan(0.1);
    expect(Math.abs(overshoot('P double') / overshoot('as') - 1)).toBeLessThan(0.1);
    expect(overshoot('P half I double')).toBeGreaterThan(1.2 * overshoot('as'));
  });

  it('a slow turn is quicker with more P or less D: its time is about D/P', () => {
    // P e + D e' = 0 once it creeps: e falls by e^(-P t/D), so twice P or half D is about half the time.
    for (const change of ['P double', 'D half'] as const)
      expect(settling(change) / settling('as')).toBeLessThan(0.6);
    for (const change of ['P half', 'D double', 'P half I double'] as const)
      expect(settling(change) / settling('as')).toBeGreaterThan(1.7);
  });

  it('what explodes without a limit and jitters with one is cured by half of D, and by no P', () => {
    // P Δt² + 2 D Δt at 60 Hz: 40/3600 + 260/60 = 4.34 is above 4, with half of D 2.18 below; P = 0 leaves 4.33.
    expect([explodes('as'), explodes('P half'), explodes('P half I double'), explodes('D half')]).toEqual([
      true,
      true,
      true,
      false,
    ]);
    expect(jitter('as')).toBeGreaterThan(0.5);
    expect(jitter('P half I double')).toBeGreaterThan(0.5);
    expect(jitter('D half')).toBeLessThan(0.01);
  });
});
