// Tests of written laws in the challenges: each reference fulfils its challenge and not the next one, one law fulfils
// all, and cheats fulfil almost none.
import { describe, expect, it } from 'vitest';
import '../../laws/language/own-law';
import type { ControllerSpec } from '../../laws/control/controllers';
import { challenges } from './challenges';
import { type Flyer, flyerOf, judge } from './judge';
import { all, byHints, cheats, plannedOnce, references } from './references.fixture';

const written = (source: string): ControllerSpec => ({ kind: 'own', source });

/** Cache of `reachedBy`: the numbers of the challenges that a law fulfils, by the text of the law. */
const known = new Map<string, readonly number[]>();

/** Returns the numbers of the challenges that a law fulfils, from 1. */
function reachedBy(source: string): readonly number[] {
  const flyer = flyerOf(written(source));
  const reached =
    known.get(source) ?? challenges.flatMap((challenge, n) => (judge(challenge, flyer).reached ? n + 1 : []));
  known.set(source, reached);
  return reached;
}

const figureOf = (flyer: Flyer, id: string, goal: number) =>
  judge(challenges.find((each) => each.id === id)!, flyer).goals[goal].value!;

describe('the references', () => {
  it('are one a challenge, and none is above the page’s longest text', () => {
    expect(Object.keys(references)).toEqual(challenges.map(({ id }) => id));
    for (const text of [...Object.values(references), all]) expect(text.length).toBeLessThanOrEqual(4000);
  });

  const texts = Object.values(references);
  it.each(challenges.map(({ name }, n) => [name, n] as const))(
    '%s is reached by its own, and not by the one before',
    (_, n) => {
      const before = n === 0 ? 'function turn({ error }) { return 0; }' : texts[n - 1];
      expect(reachedBy(texts[n])).toContain(n + 1);
      expect(reachedBy(before)).not.toContain(n + 1);
    },
  );

  it('by one law all of them are reached, as quick as can be', () => {
    expect(reachedBy(all)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(figureOf(flyerOf(written(all)), 'nearly-perfect', 0)).toBe(1);
  });

  it('the sum alone loses the damper: stopping must be reached again', () => {
    expect(reachedBy(references.wind)).toEqual([1, 3]);
  });
});

describe('the hints', () => {
  it('have a law each', () => {
    expect(Object.keys(byHints)).toEqual(challenges.map(({ id }) => id));
  });

  it.each(challenges.map(({ name, id }, n) => [name, id, n + 1] as const))(
    '%s is reached by what its hint says',
    (_, id, number) => {
      expect(reachedBy(byHints[id])).toContain(number);
    },
  );
});

describe('figures that follow from gains', () => {
  const damped = flyerOf(written(references['stop-there']));

  it('a spring of 43/s² stays off in the wind by 0.4π/43 rad, with a tenth of the motor', () => {
    expect(figureOf(damped, 'wind', 0)).toBeCloseTo((0.4 * Math.PI) / 43, 5);
    expect(figureOf(damped, 'wind', 1)).toBeCloseTo(0.1, 5);
  });

  it('a damper of 11/s on all that it turns stays behind a target of 1.5 rad/s by 11 · 1.5/43 rad', () => {
    expect(figureOf(damped, 'moving-target', 0)).toBeCloseTo((11 * 1.5) / 43, 3);
  });
});

describe('a law that cheats', () => {
  it.each(Object.entries(cheats))('reaches no more than the first challenge: %s', (_, text) => {
    expect(reachedBy(text).filter((number) => number > 1)).toEqual([]);
  });

  it('that plans once and counts is good for turns in calm air only', () => {
    expect(reachedBy(plannedOnce).filter((number) => ![1, 2, 7, 8].includes(number))).toEqual([]);
  });
});

describe('a law that stops on the way', () => {
  const flyer = flyerOf(
    written(`function turn({ error }) {
  if (error < 1) return 0 / (error - error);
  return 8;
}`),
  );

  it('is judged as one without a motor from there on, and said to have stopped', () => {
    const first = judge(challenges[0], flyer);
    expect(first.reached).toBe(false);
    expect(first.stopped).toMatchObject({ line: 2, column: 25 });
  });

  it('no remark on challenges that continue', () => {
    expect(judge(challenges[0], flyerOf(written(all))).stopped).toBeNull();
  });
});

describe('springs with dampers', () => {
  /** Returns a PD law with the given spring `kp` (1/s²) and damper `kd` (1/s). `pdGains` has the formulas. */
  function pd(kp: number, kd: number): ControllerSpec {
    const frequency = Math.sqrt(kp) / 3;
    return { kind: 'forward-pd', frequency, damping: kd / (4.5 * frequency) };
  }
  const range = (from: number, to: number, by: number) =>
    Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, n) => from + n * by);
  const reachedByAny = (id: string, kps: readonly number[], kds: readonly number[]) => {
    const challenge = challenges.find((each) => each.id === id)!;
    return kps.flatMap((kp) => kds.filter((kd) => judge(challenge, flyerOf(pd(kp, kd))).reached));
  };

  it('of 110, none beats Wucher', () => {
    expect(reachedByAny('beat-wucher', range(10, 110, 10), range(4, 40, 4))).toEqual([]);
  });

  it('of 170, none is calm and quick with a shaky compass', () => {
    expect(reachedByAny('compass', range(10, 90, 5), range(2, 20, 2))).toEqual([]);
  });
});
