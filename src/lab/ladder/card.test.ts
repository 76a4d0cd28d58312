// Tests of the texts of a score card for given figures.
import { describe, expect, it } from 'vitest';
import { figuresText, type LawReport, lawVerdict, positionOnScale, standingOf, textOf } from './card';
import { challenges } from './challenges';
import { degree } from './quantities';
import { type LawScore, lawScoreRows } from './score';

const row = (id: string) => lawScoreRows.find((each) => each.id === id)!;

/** Measured values of a law, each in the middle of its scale on the score card. */
const middling: LawScore = {
  quick: [4.7],
  clean: [0.007],
  wind: [0.2 * degree],
  calm: [0.045],
  patience: [2.5],
  weak: [1.5],
  trust: [1.4, 0.25],
};

const results = (...reached: number[]) =>
  challenges.map(({ id }, n) => ({ id, reached: reached.includes(n + 1), goals: [], stopped: null }));

describe('the place of figures in their row', () => {
  it('is 0 at the worse end, 1 at the better one, and between by differences or by ratios', () => {
    expect([2, 1.5, 1].map((ratio) => positionOnScale(row('weak'), [ratio]))).toEqual([0, 0.5, 1]);
    // From 0.1 to 0.0005 is a ratio of 200. The middle is a factor of √200 from either end.
    expect(positionOnScale(row('clean'), [0.1 / Math.sqrt(200)])).toBeCloseTo(0.5, 12);
  });

  it('stays at the ends for values beyond, missing and infinite ones', () => {
    expect([9, 0.2, Infinity].map((ratio) => positionOnScale(row('weak'), [ratio]))).toEqual([0, 1, 0]);
    expect(positionOnScale(row('clean'), [0])).toBe(1);
    expect(positionOnScale(row('clean'), null)).toBe(0);
  });
});

describe('figures', () => {
  it('are written in the units of a reader', () => {
    const shown = lawScoreRows.map((each) => figuresText(each, middling[each.id]));
    expect(shown).toEqual(['4.70 s', '0.7 %', '0.20°', '4.5 %', '42 ms', '1.50 ×', '¼ to 1.4 ×']);
    expect(figuresText(row('clean'), [0.0996])).toBe('10 %');
    expect(figuresText(row('wind'), [12.34 * degree])).toBe('12.3°');
    expect(figuresText(row('quick'), null)).toBe('never');
  });
});

describe('the verdict', () => {
  it('praises strengths, the best first, and names the two largest costs, the worst first', () => {
    const quickAndBrittle = { ...middling, quick: [3.5], clean: [0.0001], calm: [0.9], patience: [1] };
    expect(lawVerdict(lawScoreRows, quickAndBrittle)).toBe(
      'Clean and quick, but a shaky compass keeps 90 % of the motor at work and 33 ms of delay make it swing.',
    );
  });

  it('says so without a strength, and without a cost', () => {
    expect(lawVerdict(lawScoreRows, { ...middling, wind: [3 * degree] })).toBe(
      'Good at nothing yet, but wind holds it 3.00° off.',
    );
    expect(lawVerdict(lawScoreRows, { ...middling, weak: [1.1] })).toBe(
      'Good with a weak motor, and nothing here pays for it.',
    );
  });

  it('says once that a law does not come to rest', () => {
    const none = { ...middling, quick: null, patience: null, weak: null, trust: null };
    expect(lawVerdict(lawScoreRows, none)).toBe('Good at nothing yet, but it does not come to rest.');
  });
});

describe('the standing', () => {
  it('counts reached challenges and names the others', () => {
    expect(standingOf(challenges, results(1, 2, 4, 7, 8))).toBe(
      '5 of 8 by one law. Wind, noise and a moving target are still to come.',
    );
    expect(standingOf(challenges, results(1, 2, 3, 4, 6, 7, 8))).toBe(
      '7 of 8 by one law. Noise is still to come.',
    );
    expect(standingOf(challenges, results(1, 2, 3, 4, 5, 6, 7, 8))).toBe(
      '8 of 8 by one law. There is nothing more to ask.',
    );
  });
});

describe('the text to pass on', () => {
  const card: LawReport = {
    title: 'my own law “Third try”',
    results: results(1, 2, 7),
    rows: lawScoreRows,
    score: middling,
  };

  it('names the law, its reached challenges and three figures', () => {
    expect(textOf(card)).toBe(
      `Slew, my own law “Third try”: 3 of 8
●●○○○○●○
six turns in 4.70 s, at best 3.37 s
0.7 % past
stands 42 ms of delay`,
    );
  });

  it('has a star for a law that reached all, and no line for missing figures', () => {
    const all = results(1, 2, 3, 4, 5, 6, 7, 8);
    expect(textOf({ ...card, results: all, score: { ...middling, patience: null } })).toBe(
      `Slew, my own law “Third try”: 8 of 8 ★
●●●●●●●●
six turns in 4.70 s, at best 3.37 s
0.7 % past`,
    );
  });
});
