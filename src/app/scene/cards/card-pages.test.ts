// Tests of the pages of cards: all cards on one if they fit, else nearly equal parts, or the rows of a table.
import { describe, expect, it } from 'vitest';
import { overFoot } from '../../view/grid';
import { layOutCards } from './card-layout';
import { cardPagesOf } from './card-pages';

const phone = { left: 12, top: 150, width: 366, height: 440 };
const smallPhone = { left: 12, top: 150, width: 296, height: 250 };
const across = { left: 12, top: 60, width: 770, height: 230 };
const wide = { left: 24, top: 140, width: 1332, height: 640 };

const table = { columns: ['a', 'b', 'c', 'd'], rows: ['30 Hz', '60 Hz', '120 Hz'] };

describe('cards', () => {
  it('are on one page if their dials have room', () => {
    for (const count of [1, 5, 12]) expect(cardPagesOf(wide, count, null)).toHaveLength(1);
    expect(cardPagesOf(phone, 9, null)).toHaveLength(1);
  });

  it.each([
    ['a small phone', smallPhone],
    ['a phone across', across],
  ])('that would be too small come in nearly equal parts on %s, each once', (_, free) => {
    const pages = cardPagesOf(free, 9, null);
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.flatMap(({ cards }) => cards.map(({ index }) => index))).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    const sizes = pages.map(({ cards }) => cards.length);
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    for (const { cards } of pages)
      expect(2 * layOutCards(overFoot(free), [cards.length]).cards[0].dial.radius).toBeGreaterThanOrEqual(60);
  });
});

describe('a table of four laws and three rates', () => {
  it('is whole on a large page', () => {
    expect(cardPagesOf(wide, 12, table)).toHaveLength(1);
  });

  it('shows a rate at a time on a phone, with the law’s other rates', () => {
    const [first, second] = cardPagesOf(phone, 12, table);
    expect(first.label).toBe('30 Hz');
    expect(first.cards.map(({ index, name }) => [index, name])).toEqual([
      [0, 'a'],
      [3, 'b'],
      [6, 'c'],
      [9, 'd'],
    ]);
    expect(second.cards[1].others).toEqual([
      { index: 3, label: '30' },
      { index: 5, label: '120' },
    ]);
  });

  it('shows one law at a time if four dials have no room', () => {
    const pages = cardPagesOf(smallPhone, 12, table);
    expect(pages.map(({ label }) => label)).toEqual(table.columns);
    expect(pages[1].cards.map(({ index, name }) => [index, name])).toEqual([
      [3, '30 Hz'],
      [4, '60 Hz'],
      [5, '120 Hz'],
    ]);
  });
});
