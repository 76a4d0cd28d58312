// Tests of the notes: docs/notes.md is up to date, every number is computed, and every test they name exists.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allScenarios as scenarios } from '../../features/scenes';
import { turn90 } from '../../lab/scenarios/lab/turn-90';
import { controllerKinds } from '../../laws/control/controllers';
import { motorForTurnTime } from '../../laws/control/time-optimal';
import { expectNothingToAdd, expectStored } from '../../laws/exact/stored.fixture';
import { guidanceKinds } from '../../world/entities/guidance/guidance';
import errataSource from './errata.source.md?raw';
import { notesFigures, recipe, withFigures } from './figures';
import { type AdvicePart, stolkTurn } from './gain-figures';
import notesSource from './notes.source.md?raw';
import { turn, usualAngle, usualRate } from './turns';
import { wholeText } from './whole-text';

const source = wholeText(notesSource, errataSource);

/** Documents to test: name, source text, path, and whether the file existed before the tests (`wasThere`). */
const documents = [
  { name: 'notes', text: notesSource },
  { name: 'errata', text: errataSource },
].map((each) => {
  const file = `../../../docs/${each.name}.md`;
  return { ...each, file, wasThere: existsSync(new URL(file, import.meta.url)) };
});
const figures = notesFigures();
const src = new URL('../../', import.meta.url);
const tests = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.test.ts'))
  .map((path) => readFileSync(new URL(path.replaceAll('\\', '/'), src), 'utf8'))
  .join('\n');

const lawSections = new Set([...source.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading));

/** Returns one message for each kind of law that has no section in the notes. The message names the section to add. */
const sectionsMissing = (kinds: Readonly<Record<string, { readonly label: string }>>) =>
  Object.values(kinds)
    .filter(({ label }) => !lawSections.has(label))
    .map(({ label }) => `src/tools/notes/notes.source.md lacks a section: add “### ${label}”`);

describe('the notes', () => {
  it.each(documents)(
    'docs/$name.md is its source with the figures of today: if not, run npm run notes',
    async ({ name, text, file }) => {
      const notice = `<!-- Made from src/tools/notes/${name}.source.md by npm run notes. Change it there. -->\n\n`;
      await expectStored(notice + withFigures(text, figures), file, 'npm run notes');
    },
  );

  it.skipIf(process.env.npm_lifecycle_event === 'notes').each(documents)(
    'docs/$name.md is there before it is made',
    ({ wasThere }) => expect(wasThere).toBe(true),
  );

  it('use every figure that is computed', () => {
    const unused = Object.keys(figures).filter((name) => !source.includes(`{{${name}}}`));
    const names = unused.map((name) => `{{${name}}}`).join(' ');
    expectNothingToAdd(unused.length > 0 ? [`src/tools/notes/notes.source.md lacks ${names}`] : []);
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
    expectNothingToAdd(sectionsMissing(controllerKinds));
  });

  it('describe every guidance law', () => {
    expectNothingToAdd(sectionsMissing(guidanceKinds));
  });

  it('name scenarios that exist, by their names', () => {
    const names = scenarios.map(({ scenario }) => scenario.name);
    const named = [...source.matchAll(/scenarios?\s“(.+?)”/gs)].map(([, name]) => name.replace('\n', ' '));
    expect(named.length).toBeGreaterThan(5);
    expect(named.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('have all 49 errata, and name tests that exist', () => {
    const errata = [...source.matchAll(/^### (\d+)\. .*?(?=^##|(?![\s\S]))/gms)];
    expect(errata.map(([, number]) => Number(number))).toEqual(Array.from({ length: 49 }, (_, n) => n + 1));
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
      const limits = { angularAcceleration: motorForTurnTime(usualAngle, time), turnRate: Infinity };
      const gains = { kp: recipe.kp / time ** 2, ki: 0, kd: recipe.kd / time };
      const { settlingTime, overshoot } = turn({ kind: 'pid', ...gains }, { limits });
      expect((settlingTime! - 1 / usualRate) / time).toBeLessThan(1.1);
      expect(overshoot).toBeLessThan(0.02);
    },
  );
});

describe('Stolk’s advice on this plant', () => {
  const overshoot = (part: AdvicePart) => stolkTurn('overshoots', part).overshoot;
  const settling = (part: AdvicePart) => stolkTurn('slow', part).settlingTime!;
  const jitter = (part: AdvicePart) => stolkTurn('jitters', part).shareAtLimit;
  const explodes = (part: AdvicePart) => stolkTurn('explodes', part).settlingTime === null;

  it('is quoted line by line', () => {
    for (const line of [
      'When system explodes due to excessive force, lower all coefficients.',
      'When overshoot is large, increase D, lower I.',
      'When convergence is slow, increase P and I, decrease D.',
      'When observed value jitters a lot, decrease P and increase I.',
    ])
      expect(source.includes(`| “${line}” |`), line).toBe(true);
  });

  it('ends an explosion, by the part of it that lowers D', () => {
    // P Δt² + 2 D Δt at 60 Hz: 40/3600 + 260/60 = 4.34 is above 4, and 2.18 with half of D is below it. With P = 0 it
    // is 4.33.
    expect((['none', 'P', 'I', 'D', 'all'] as const).map(explodes)).toEqual([true, true, true, false, false]);
  });

  it('makes an overshoot smaller, by more D and by less I, and most by both', () => {
    for (const part of ['D', 'I'] as const) expect(overshoot(part)).toBeLessThan(0.9 * overshoot('none'));
    expect(overshoot('all')).toBeLessThan(Math.min(overshoot('D'), overshoot('I')));
  });

  it('makes a slow turn quicker by P and D, for its time is about D/P, and not by I', () => {
    // P e + D e' = 0 while it creeps: e falls by e^(-P t/D). Twice P or half of D takes about half the time, and both a
    // quarter.
    for (const part of ['P', 'D'] as const) expect(settling(part) / settling('none')).toBeLessThan(0.6);
    expect(settling('all') / settling('none')).toBeLessThan(0.4);
    expect(settling('I') / settling('none')).toBeGreaterThan(0.95);
  });

  it('does nothing about jitter, whose cause is D', () => {
    // D is unchanged, so P Δt² + 2 D Δt stays above 4.
    for (const part of ['none', 'P', 'I', 'all'] as const) expect(jitter(part)).toBeGreaterThan(0.5);
    expect(Number.parseFloat(figures['stolk jitters less D'])).toBeLessThan(1);
  });
});

// The formula is written here a second time as a check.
/**
 * Simulates a turn by 90° under the controller of the program published in 2013. Returns settling time (s) and
 * overshoot.
 * @param rate true steps per second. Hz
 * @param believed time step that the controller assumes. s
 * @param excess factor of the torque, applied after the motor's limit
 */
function turn2013(rate: number, believed: number, excess = 1) {
  const errors: number[] = [];
  let [angle, omega, overshoot, outside] = [0, 0, 0, 0];
  for (let n = 1; n <= 10 * rate; n++) {
    errors.push(usualAngle - angle);
    const last = errors.slice(-7);
    let alpha = 0;
    if (last.length > 2) {
      const sum = last.reduce((all, e, k) => all + e * (k % 2 === 1 ? 4 : 2), 0) - last[0];
      const simpson = sum - (last.length % 2 === 1 ? 1 : 3) * last.at(-1)!;
      alpha =
        last.at(-1)! + (0.05 * simpson) / (3 * believed) + (5 * (last.at(-1)! - last.at(-2)!)) / believed;
    }
    omega += (excess * Math.min(4 * Math.PI, Math.max(-4 * Math.PI, alpha))) / rate;
    angle += omega / rate;
    overshoot = Math.max(overshoot, angle / usualAngle - 1);
    if (Math.abs(usualAngle - angle) > 0.02 * usualAngle) outside = n;
  }
  return { settling: (outside + 1) / rate, overshoot };
}

describe('the 2013 controller in the notes', () => {
  const percent = (share: number) => `${(100 * share).toFixed(0)} %`;

  it.each([30, 60, 120])(
    'turns at %d Hz as its formula does, with its own step and with the real one',
    (rate) => {
      for (const [name, believed] of [
        ['2013', 0.01],
        ['2013 set', 1 / rate],
      ] as const)
        expect(figures[`${name} ${rate}`]).toMatch(
          new RegExp(` ${percent(turn2013(rate, believed).overshoot)}$`),
        );
    },
  );

  it('differs in “Turn 90°” from the last row of the laws by the torque, larger by I about the origin over I about the centre', () => {
    for (const [name, excess] of [
      ['exact', 1],
      ['scene', 55.708 / 44.438],
    ] as const) {
      const { settling, overshoot } = turn2013(60, 0.01, excess);
      expect(figures[`2013 ${name} settling`]).toBe(`${settling.toFixed(2)} s`);
      expect(figures[`2013 ${name} overshoot`]).toBe(percent(overshoot));
    }
    expect(figures['2013 60']).toContain(figures['2013 exact overshoot']);
    expect(figures['2013 scene settling']).not.toBe(figures['2013 exact settling']);
    expect(turn90.description).toContain(`${percent(55.708 / 44.438 - 1)} harder`);
  });
});

describe('errata 26 to 30', () => {
  const degrees = (angle: number) => `${((180 / Math.PI) * angle).toFixed(1)}°`;

  it('leave an error of a/(P + I) under a push', () => {
    expect(figures['forget stolk']).toBe(degrees(1 / 12));
    expect(figures['forget stolk P']).toBe(degrees(1 / 10));
    expect(figures['forget 2013']).toBe(degrees(1 / 31));
    expect(figures['forget pid']).toBe('0.0°');
  });

  it('let the missile swing as wide as Stolk’s formula says, divided by its inertia', () => {
    let [x, v, average, last, widest] = [1, 0, 1, 1, 0];
    for (let n = 1; n <= 120 * 60; n++) {
      average += (x - average) / 60;
      v -= (10 * x + 2 * average + 60 * (x - last)) / 44.438 / 60;
      last = x;
      x += v / 60;
      if (n > 90 * 60) widest = Math.max(widest, Math.abs(x));
    }
    expect(figures['inertia swing']).toBe(widest.toFixed(1));
    // Routh: D (D + P)/(I - D) = 1 × 11/1.
    expect(figures['inertia bound']).toBe('11 kg m²');
  });

  it('have the kick, the rate and the sums of their formulas', () => {
    expect(figures['reset kick']).toBe(`${((Math.PI / 2) * 60).toFixed(0)} rad/s²`);
    // √(225² - 180²)/225 = 135/225.
    expect(figures['sine rate']).toBe('60 %');
    for (const rate of [30, 60, 240]) {
      let [x, v, sum, over] = [1, 0, 0, 0];
      for (let n = 0; n < 30 * rate; n++) {
        sum += x;
        v -= (20 * x + 6 * v + sum) / rate;
        x += v / rate;
        over = Math.max(over, -x);
      }
      expect(over > 1e3 ? 'diverges' : `${(100 * over).toFixed(0)} %`).toBe(figures[`sum ${rate}`]);
    }
  });
});

describe('the sources', () => {
  const readme = readFileSync(new URL('../../../README.md', import.meta.url), 'utf8');
  const linesOn = (text: string, name: string) =>
    text
      .slice(text.lastIndexOf('\n## Sources'))
      .split('\n- ')
      .filter((line) => line.includes(name));

  it('date Wucher’s article 2014 and his code 2013', () => {
    const [long] = linesOn(source.slice(0, source.indexOf('\n## Errata')), 'PID Control of Physics Bodies');
    expect(long).toMatch(/29 October 2014/);
    expect(long).toMatch(/code of 2013/);
    const [short] = linesOn(readme, 'PID Control of Physics Bodies');
    expect(short).toMatch(/Bodies”, 2014.*2013/);
    expect(/2013\s+video|article of 2013/.exec(`${source}${readme}`)).toBeNull();
  });

  it('erratum 31: name Georgia Tech wherever they give the source of SPD', () => {
    const given = [...source.matchAll(/Tan.*?Turk.*?“Stable Proportional-Derivative Controllers”/g)];
    expect(given).toHaveLength(2);
    for (const [line] of given) expect(line).toContain('Georgia Institute of Technology');
  });

  it('erratum 43: call a torque a torque, and say that Wucher corrected it', () => {
    const [, erratum] = /### 43\. (.*?)### 44\. /s.exec(source)!;
    expect(erratum).toMatch(/Wucher corrected it\s+himself on 10 December 2014/);
    expect(/rotational force|counter force/.exec(source.replace(erratum, ''))).toBeNull();
  });

  it('leave the warning of a velocity that is set to DigitalOpus', () => {
    const [, erratum] = /### 7\. (.*?)### 8\./s.exec(source)!;
    expect(erratum).toMatch(/Wucher warns of setting position and angle/);
    expect(erratum).toMatch(/DigitalOpus’s warning/);
  });

  it('say that Stolk moves his camera by his PID, and did not only wish to', () => {
    const [, camera] = /## The camera\n(.*?)\n## /s.exec(source)!;
    expect(camera).toContain('Stolk moves his camera');
    expect(camera).not.toMatch(/wish/);
  });
});
