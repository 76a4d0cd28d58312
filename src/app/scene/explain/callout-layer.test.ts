// Tests of callout lines: which are shown, and how long their text stays unchanged.
import { describe, expect, it } from 'vitest';
import { CalloutLines } from './callout-layer';

const seen = (...numbers: number[]) =>
  numbers.map((number) => ({ number, text: `line ${number}`, place: null }));
const all = { most: 9, still: false };
const numbersOf = (lines: readonly { readonly number: number }[]) => lines.map(({ number }) => number);

describe('the lines about a body', () => {
  it('are those of the remarks', () => {
    expect(new CalloutLines().update(seen(1, 5), 0, all)).toEqual([
      { number: 1, words: 'line 1' },
      { number: 5, words: 'line 5' },
    ]);
  });

  it('keep their words for 0.6 s, except while nothing moves', () => {
    const lines = new CalloutLines();
    const words = (text: string, clock: number, still: boolean) =>
      lines.update([{ number: 6, text, place: null }], clock, { most: 9, still })[0].words;
    expect(words('13.3 m/s', 1, false)).toBe('13.3 m/s');
    expect(words('13.1 m/s', 1.5, false)).toBe('13.3 m/s');
    expect(words('12.9 m/s', 1.7, false)).toBe('12.9 m/s');
    expect(words('12.8 m/s', 1.8, true)).toBe('12.8 m/s');
  });

  it('are those that appeared last where there is room for few, in the order in which they appeared', () => {
    const lines = new CalloutLines();
    lines.update(seen(5), 0, all);
    lines.update(seen(2, 5), 1, all);
    expect(numbersOf(lines.update(seen(2, 5, 6), 2, { most: 2, still: false }))).toEqual([2, 6]);
  });

  it('count as new when they come back', () => {
    const lines = new CalloutLines();
    lines.update(seen(5, 6), 0, all);
    lines.update(seen(6), 1, all);
    expect(numbersOf(lines.update(seen(5, 6), 2, { most: 1, still: false }))).toEqual([5]);
  });

  it('are one for all places of one remark', () => {
    const twice = [...seen(4), ...seen(4)];
    expect(new CalloutLines().update(twice, 0, all)).toEqual([{ number: 4, words: 'line 4' }]);
  });
});
