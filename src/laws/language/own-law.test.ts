// Tests of the controller of a written law: its settings, its memory, and how it stops.
import { describe, expect, it } from 'vitest';
import { type ControllerSpec, controllerOf, reconfigure } from '../control/controllers';
import type { Memory } from '../control/turn-controller';
import { knownLaws } from './known-laws.fixture';
import { laws } from './laws';
import { OwnLaw, ownSpec, watchLaw } from './own-law';
import './own-law';

const changeLaw = (law: OwnLaw, from: ControllerSpec, to: ControllerSpec) =>
  reconfigure(law, from, to, 'angle', laws);

const limits = { angularAcceleration: 4 * Math.PI, turnRate: Infinity };
const sampleOf = (error: number) => ({
  error,
  angularVelocity: 0.5,
  targetAngularVelocity: 0.1,
  timeStep: 1 / 60,
  limits,
});
const answer = (law: OwnLaw, error: number) => law.update(sampleOf(error)).output;
const twice = 'const k = gain(2, 0, 10);\nfunction turn({ error }) { return k * error; }';
const summing =
  'let sum = 0;\nlet past = [];\nfunction turn({ error }) { sum += error; past.push(error); return sum + past[0]; }';
const stopping = 'let sum = 1;\nfunction turn({ error }) { sum += error; return 1 / (error - 1); }';

describe('a written law', () => {
  it('answers as forward-pd with the same gains, to the last bit', () => {
    const own = new OwnLaw({ source: knownLaws.pd });
    const pd = controllerOf({ kind: 'forward-pd' });
    for (let n = -50; n <= 50; n++) expect(answer(own, n / 17)).toBe(pd.update(sampleOf(n / 17)).output);
  });

  it('reports its output as the proportional term', () => {
    expect(new OwnLaw({ source: twice }).update(sampleOf(0.25))).toEqual({ p: 0.5, i: 0, d: 0, output: 0.5 });
  });

  it('takes gains, 0 too, and keeps those that a change leaves out', () => {
    const law = new OwnLaw({ source: twice, k: 0 });
    expect(answer(law, 1)).toBe(0);
    law.retune({});
    expect(answer(law, 1)).toBe(0);
    law.retune({ k: 3 });
    expect(answer(law, 1)).toBe(3);
    expect(() => law.retune({ k: 1, m: 2 })).toThrow('m: no such setting, takes k');
    expect(() => law.retune({ k: 1e6 })).toThrow('k: must be a number from -10000 to 10000, got 1000000');
    expect(answer(law, 1)).toBe(3);
  });

  it('is refused if its text is no law, with the place', () => {
    expect(() => new OwnLaw({ source: 'function turn({ error }) { return eror; }' })).toThrow(
      'source: line 1, column 35: eror is not known here. Did you mean error?',
    );
    expect(() => new OwnLaw({})).toThrow('source: must be the text of a law, got nothing');
    expect(() => new OwnLaw({ source: 3 })).toThrow(RangeError);
  });

  it('shares its text with other bodies, and no memory', () => {
    const [one, other] = [new OwnLaw({ source: summing }), new OwnLaw({ source: summing })];
    answer(one, 1);
    expect(answer(other, 5)).toBe(10);
  });

  it('has its own gains in limited, also after another law', () => {
    const source =
      'const k = gain(2);\nlet given = 0;\nfunction turn({ error }) { return error + given; }\nfunction limited(a) { given = k * a; }';
    const [one, other] = [new OwnLaw({ source, k: 3 }), new OwnLaw({ source, k: 4 })];
    answer(one, 0);
    answer(other, 0);
    one.limited(1);
    expect(answer(one, 0)).toBe(3);
  });

  it('keeps its memory if its text stays, and resets with another text', () => {
    const spec = { kind: 'own', source: summing };
    const law = new OwnLaw({ source: summing });
    answer(law, 1);
    expect(changeLaw(law, spec, { ...spec })).toBe(law);
    expect(changeLaw(law, spec, { ...spec, source: `${summing} ` })).not.toBe(law);
    expect(() => changeLaw(law, spec, { kind: 'own', source: '' })).toThrow('source: line 1, column 1');
  });

  it('takes over gains that two written laws declare alike, but not gains whose number the text changes', () => {
    const after = (source: string) => ownSpec(source, { kind: 'own', source: twice, k: 7 });
    expect(after(`${twice} `)).toEqual({ kind: 'own', source: `${twice} `, k: 7 });
    const thrice = twice.replace('gain(2', 'gain(3');
    expect(after(thrice)).toEqual({ kind: 'own', source: thrice });
    expect(ownSpec(twice, { kind: 'own', source: '', k: 7 })).toEqual({ kind: 'own', source: twice });
    expect(ownSpec(twice, { kind: 'pid', k: 7 })).toEqual({ kind: 'own', source: twice });
  });

  it('gives equal results when watched, and records its input and the values of its lines', () => {
    const [law, other] = [new OwnLaw({ source: summing }), new OwnLaw({ source: summing })];
    const watched = watchLaw(law)!;
    expect([...watched.told]).toEqual(Array(5).fill(Number.NaN));
    for (const error of [0.25, 0.5]) expect(answer(law, error)).toBe(answer(other, error));
    expect([...watched.told]).toEqual([0.5, 0.5, 0.1, 1 / 60, 0]);
    // sum += error; past.push(error); return sum + past[0], all on its third line: the last of them.
    expect(watched.lines[3]).toBe(0.75 + 0.25);
    expect(watchLaw(law)).toBe(watched);
    expect(law.memory).toEqual(other.memory);
    expect(watchLaw(null)).toBeNull();
  });
});

describe('a law that stops', () => {
  const stopped = () => {
    const law = new OwnLaw({ source: stopping });
    answer(law, 0);
    answer(law, 1);
    return law;
  };

  it('reports place and reason, and gives no torque until its reset', () => {
    const law = stopped();
    expect(law.stopped).toMatchObject({
      line: 2,
      column: 42,
      sentence: 'turn returns infinity: no motor can be told that',
    });
    expect(answer(law, 0)).toBe(0);
    law.reset();
    expect(law.stopped).toBeNull();
    expect(answer(law, 0)).toBe(-1);
  });

  it('also stops by a fault in limited', () => {
    const law = new OwnLaw({
      source:
        'let past = [];\nfunction turn({ error }) { return error; }\nfunction limited(a) { past.push(past[0]); }',
    });
    expect(answer(law, 2)).toBe(2);
    law.limited(1);
    expect([answer(law, 2), law.stopped?.line]).toEqual([0, 3]);
  });
});

describe('a memory in a file', () => {
  /** Makes a law from its text, runs it for some steps, and returns it. @param errors error in each step. rad */
  const told = (source: string, errors: readonly number[]) => {
    const law = new OwnLaw({ source });
    for (const error of errors) answer(law, error);
    return law;
  };

  it.each(Object.entries(knownLaws))('lets %s go on to the last bit', (_, source) => {
    const law = told(source, [0.3, -0.7, 1.1, 0.2, 0.9]);
    const again = new OwnLaw({ source });
    const saved: Memory = JSON.parse(JSON.stringify(law.memory));
    if (saved.length > 0) again.memory = saved;
    for (const error of [0.4, -0.1, 0.25]) expect(answer(again, error)).toBe(answer(law, error));
  });

  it('is empty after a reset', () => {
    const law = told(summing, [1, 2]);
    expect(law.memory).toEqual([0, 3, 2, 1, 2]);
    law.reset();
    expect(law.memory).toEqual([]);
  });

  it('holds why the law has stopped', () => {
    const law = told(stopping, [0, 1]);
    const again = new OwnLaw({ source: stopping });
    again.memory = law.memory;
    expect(again.stopped).toEqual(law.stopped);
    expect(again.memory).toEqual(law.memory);
  });

  it.each([
    ['too few numbers', [0]],
    ['too many', [0, 3, 0, 9]],
    ['a list longer than said', [0, 3, 2, 1]],
    ['a list of no length', [0, 3, -1]],
    ['half a length', [0, 3, 0.5]],
    ['null', [0, null, 0]],
    ['a fault of no name', [2, 99, 0, 0, 0]],
    ['a fault behind the end', [2, 0, 1e6, 0, 0]],
    ['a fault of many figures', [5, 0, 0, 0, 0, 0, 0, 0]],
    ['a list that is too long', [0, 3, 1001, ...Array.from({ length: 1001 }, () => 1)]],
  ])('with %s is refused, and nothing changes', (_, memory) => {
    const law = told(summing, [1, 2]);
    expect(() => {
      law.memory = memory;
    }).toThrow(RangeError);
    expect(law.memory).toEqual([0, 3, 2, 1, 2]);
  });

  it('limits infinity to the range of a file', () => {
    const law = told(
      'let best = Infinity;\nfunction turn({ error }) { best = 1 / (error - 1); return 0; }',
      [1],
    );
    expect(law.memory).toEqual([]);
    answer(law, 2);
    expect(law.memory).toEqual([0, 1]);
    const below = told('let best = 0;\nfunction turn({ error }) { best = -1 / (error - 1); return 0; }', [1]);
    expect(below.memory).toEqual([0, -1e12]);
  });
});
