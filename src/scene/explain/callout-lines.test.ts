// Which lines have words, and how long the words stay unchanged.
import { describe, expect, it } from 'vitest';
import { CalloutLines } from './callout-lines';

const seen = (...numbers: number[]) =>
  numbers.map((number) => ({ number, text: `line ${number}`, place: null }));
const all = { most: Infinity, still: false };

describe('the lines beside a body', () => {
  it('are those of the remarks, in their order', () => {
    const { lines, bare } = new CalloutLines().update(seen(1, 5), 0, all);
    expect(lines).toEqual([
      { number: 1, words: 'line 1' },
      { number: 5, words: 'line 5' },
    ]);
    expect(bare).toEqual([]);
  });

  it('keep their words for 0.6 s, except while nothing moves', () => {
    const lines = new CalloutLines();
    const words = (text: string, clock: number, still: boolean) =>
      lines.update([{ number: 6, text, place: null }], clock, { most: Infinity, still }).lines[0].words;
    expect(words('13.3 m/s', 1, false)).toBe('13.3 m/s');
    expect(words('13.1 m/s', 1.5, false)).toBe('13.3 m/s');
    expect(words('12.9 m/s', 1.7, false)).toBe('12.9 m/s');
    expect(words('12.8 m/s', 1.8, true)).toBe('12.8 m/s');
  });

  it('have words for those that appeared last, where there is room for few', () => {
    const lines = new CalloutLines();
    lines.update(seen(5), 0, all);
    lines.update(seen(2, 5), 1, all);
    const { lines: worded, bare } = lines.update(seen(2, 5, 6), 2, { most: 2, still: false });
    expect(worded.map(({ number }) => number)).toEqual([2, 6]);
    expect(bare).toEqual([5]);
  });

  it('count as new when they come back', () => {
    const lines = new CalloutLines();
    lines.update(seen(5, 6), 0, all);
    lines.update(seen(6), 1, all);
    const { bare } = lines.update(seen(5, 6), 2, { most: 1, still: false });
    expect(bare).toEqual([6]);
  });
});
