// Tests of the machine of laws: results, memory, faults that stop a law, and the trace of its lines.
import { afterEach, describe, expect, it } from 'vitest';
import { LawFault, stoppedBy } from './faults';
import { knownLaws } from './known-laws.fixture';
import { machine } from './machine';
import { readLaw } from './program';
import { compared, lived, nearlyLaw, randomLaw } from './random-law.fixture';
import { shareWork } from './work';

/** Random numbers from a seed: Park & Miller, "Random number generators: good ones are hard to find", 1988. */
class Chance {
  private _seed = 7;

  next(): number {
    this._seed = (this._seed * 48_271) % 2_147_483_647;
    return this._seed / 2_147_483_647;
  }
}

/**
 * Prepares a law to control one body. Returns functions that run the law, such as `turn`, which returns the command for
 * an error (rad).
 */
function bodyOf(text: string, settings: readonly number[] = []) {
  const { machine: made } = readLaw(text);
  const memory = made.begin();
  return {
    memory,
    reset: () => made.reset(memory),
    turn: (error: number, disturbance = 0) =>
      made.update(
        memory,
        Float64Array.of(...settings, 12, 6),
        Float64Array.of(error, 0, 0, 0.5, disturbance),
      ),
    limited: (applied: number) => made.limited?.(memory, Float64Array.of(...settings, 12, 6), applied),
  };
}

/** Runs one step of a law with an error of 0.5 rad. Returns position and sentence of the runtime fault, or 'none'. */
function faultOf(text: string): string {
  try {
    bodyOf(text).turn(0.5);
  } catch (error) {
    if (!(error instanceof LawFault)) throw error;
    const { line, column, sentence } = stoppedBy(error, text);
    return `${line}:${column} ${sentence}`;
  }
  return 'none';
}

const turn = (body: string) => `function turn({ error }) {\n  ${body}\n}`;

describe('a law', () => {
  it('answers with its gains and the motor’s limits', () => {
    const law =
      'const k = gain(2);\nfunction turn({ error, limits }) { return k * error + limits.angularAcceleration; }';
    expect(bodyOf(law, [3]).turn(0.5)).toBe(13.5);
  });

  it('keeps the variables above turn, and resets them', () => {
    const body = bodyOf(
      `let sum = 1;\nlet past = [];\n${turn('sum += error;\n  past.push(error);\n  return sum + past.length;')}`,
    );
    expect([body.turn(1), body.turn(2)]).toEqual([3, 6]);
    body.reset();
    expect(body.turn(1)).toBe(3);
  });

  it('gets the applied output', () => {
    const body = bodyOf(
      `let given = 0;\n${turn('return given;')}\nfunction limited(applied) { given = 2 * applied; }`,
    );
    body.turn(0);
    body.limited(4);
    expect(body.turn(0)).toBe(8);
  });

  it('computes a value before later parts change it', () => {
    const law = `let sum = 1;\n${turn('const before = sum;\n  const by = add(error);\n  return before + by + sum;')}\nfunction add(by) { sum += by; return by; }`;
    expect(bodyOf(law).turn(10)).toBe(1 + 10 + 11);
  });

  it('separates equal names of two blocks, and renamed arguments of turn', () => {
    const law = `const n2 = 100;
function turn({ error: e }) {
  let sum = 0;
  { const n = 1; sum += n; }
  { const n = 2; sum += n + n2; }
  const error = 1000;
  return sum + e + error;
}`;
    expect(bodyOf(law).turn(0.5)).toBe(1 + 102 + 0.5 + 1000);
  });

  it('counts by a constant that is a whole number', () => {
    const law = `const most = 4;\n${turn('let sum = 0;\n  for (let n = 1; n <= most; n++) sum += n;\n  return sum;')}`;
    expect(bodyOf(law).turn(0)).toBe(10);
  });

  it('answers nothing that stands behind a return', () => {
    expect(bodyOf(turn('return 1;\n  return 2;')).turn(0)).toBe(1);
  });
});

describe('a fault', () => {
  afterEach(() => shareWork(1));

  it.each([
    [turn('const zero = error - 0.5;\n  return zero / zero;'), '3:10 0 divided by 0 is no number'],
    [turn('return Math.sqrt(-error);'), '2:10 the square root of a number below 0 is no number'],
    [turn('return 0 * (1 / (error - 0.5));'), '2:10 0 times infinity is no number'],
    [turn('const big = 1 / (error - 0.5);\n  return big - big;'), '3:10 infinity less infinity is no number'],
    [turn('return Math.sin(1 / (error - 0.5));'), '2:10 the sine, cosine or tangent of infinity'],
    [turn('return Math.tan(Infinity);'), '2:10 the sine, cosine or tangent of infinity'],
    [turn('return wrapAngle(1 / (error - 0.5));'), '2:10 infinity is no angle'],
    [turn('const k = 3;\n  return k % 0;'), '3:10 what is left when a number is divided by 0'],
    [turn('if (error > 0) return 1 / (error - 0.5);\n  return 0;'), '2:18 turn returns infinity'],
    [`let past = [];\n${turn('return past[0];')}`, '3:10 past[0] is not there: the list has 0'],
    [
      `let past = [];\n${turn('past.push(error);\n  past.push(1);\n  return past[past.length - 4];')}`,
      '5:10 past[-2] is not there: the list has 2, from past[0] to past[1]',
    ],
    [
      `let past = [];\n${turn('for (let n = 0; n < 1001; n++) past.push(n);\n  return 0;')}`,
      '3:34 lists hold at most 1 000 numbers',
    ],
    [
      turn('for (let n = 0; n < 1000000; n++) {}\n  return 0;'),
      '2:3 this takes too long: a step may do 20 000 pieces',
    ],
  ])('%s', (law, said) => {
    expect(faultOf(law)).toContain(said);
  });

  it('comes of functions that call each other twice, twice, and twice again', () => {
    const doubled = Array.from(
      { length: 40 },
      (_, n) => `function f${n + 1}(x) { return f${n}(x) + f${n}(x); }`,
    );
    const law = `function f0(x) { return x; }\n${doubled.join('\n')}\n${turn('return f40(error);')}`;
    expect(faultOf(law)).toContain('this takes too long');
  });

  it('leaves the numbers of the memory unchanged', () => {
    const body = bodyOf(`let sum = 5;\n${turn('sum += 1;\n  return 1 / error;')}`);
    expect(body.turn(1)).toBe(1);
    expect(() => body.turn(0)).toThrow(LawFault);
    expect(body.memory.numbers[0]).toBe(6);
  });

  it('comes sooner if more than a hundred bodies share the work of a step', () => {
    const rounds = (count: number) => turn(`for (let n = 0; n < ${count}; n++) {}\n  return 0;`);
    // A round is a comparison, a jump, a sum and a jump back.
    shareWork(100);
    expect([faultOf(rounds(5000)), faultOf(rounds(5001))]).toEqual([
      'none',
      expect.stringContaining('20 000'),
    ]);
    shareWork(1000);
    expect([faultOf(rounds(500)), faultOf(rounds(501))]).toEqual(['none', expect.stringContaining('2 000')]);
  });
});

describe('the lines of a law', () => {
  it('are recorded by a tracing machine, with equal results and faults', () => {
    // A round is five pieces of work: with one more for the line the law would stop.
    const text = `let sum = 0;
function turn({ error }) {
  const twice = 2 * error;
  if (error < 0) {
    sum = twice;
  }
  for (let n = 0; n < 3990; n++) sum += 1;
  return sum + half(twice);
}
function half(x) {
  return x / 2;
}`;
    const traced = machine(readLaw(text), true);
    const told = Float64Array.of(0.25, 0, 0, 1, 0);
    expect(traced.update(traced.begin(), Float64Array.of(12, 6), told)).toBe(bodyOf(text).turn(0.25));
    const lines = [...traced.traced].flatMap((value, line) => (Number.isNaN(value) ? [] : [[line, value]]));
    expect(lines).toEqual([
      [3, 0.5],
      [7, 3990],
      [8, 3990.25],
      [11, 0.25],
    ]);
    expect(readLaw(text).machine.traced).toHaveLength(0);
  });
});

describe('as JavaScript', () => {
  const chance = new Chance();

  it.each(Object.entries(knownLaws))('%s answers to the last bit as the engine lets it', (_, text) => {
    expect(compared(text, 1000, chance)).toBe('same');
  });

  it('so do random laws, most of which never stop', () => {
    const outcomes = Array.from({ length: 400 }, () => compared(randomLaw(chance), 20, chance));
    expect(outcomes.filter((one) => one !== 'same' && one !== 'stops')).toEqual([]);
    expect(outcomes.filter((one) => one === 'same').length).toBeGreaterThan(300);
  });

  it('a text that is nearly a law is refused, or runs', () => {
    const outcomes = Array.from({ length: 2000 }, () => lived(nearlyLaw(chance), 20, chance));
    for (const each of ['refused', 'ran', 'stopped'] as const)
      expect(outcomes.filter((one) => one === each).length).toBeGreaterThan(10);
  });
});
