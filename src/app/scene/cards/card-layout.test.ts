// Tests of the layout of cards: inside the uncovered area and without overlaps, at five sizes, for one to twelve cards.
import { describe, expect, it } from 'vitest';
import { isInside, meets } from '../../view/box';
import type { PageBox } from '../../view/viewport';
import { type CardBoxes, layOutCards, layOutScaled, layOutTable, overhang } from './card-layout';

/** Tested window sizes, each with the area for cards that bars and controls leave free. CSS pixels */
const sizes: readonly (readonly [string, PageBox])[] = [
  ['1440 × 900', { left: 24, top: 140, width: 1330, height: 650 }],
  ['1280 × 720', { left: 24, top: 130, width: 1170, height: 490 }],
  ['1920 × 1080', { left: 24, top: 140, width: 1810, height: 830 }],
  ['390 × 844', { left: 12, top: 150, width: 366, height: 500 }],
  ['844 × 390', { left: 12, top: 60, width: 770, height: 240 }],
];

const table = { columns: ['a', 'b', 'c', 'd'], rows: ['30', '60', '120'] };

const counts = Array.from({ length: 12 }, (_, n) => n + 1);

function dialBox({ dial: { x, y, radius } }: CardBoxes): PageBox {
  const reach = radius + overhang - 1;
  return { left: x - reach, top: y - reach, width: 2 * reach, height: 2 * reach };
}

describe.each(sizes)('at %s', (_, free) => {
  it.each(counts)('%i cards lie inside the free area and beside each other', (count) => {
    const { cards } = layOutCards(free, [count]);
    expect(cards).toHaveLength(count);
    for (const { box } of cards) expect(isInside(box, free)).toBe(true);
    cards.forEach((a, n) => {
      for (const b of cards.slice(n + 1)) expect(meets(a.box, b.box)).toBe(false);
    });
  });

  it.each(counts)('the dial, its target’s tick and the curve of %i cards lie inside their card', (count) => {
    for (const card of layOutCards(free, [count]).cards) {
      const slack = {
        left: card.box.left - 1,
        top: card.box.top - 1,
        width: card.box.width + 2,
        height: card.box.height + 2,
      };
      expect(isInside(dialBox(card), slack)).toBe(true);
      if (!card.curve) continue;
      expect(isInside(card.curve, slack)).toBe(true);
      expect(meets(card.curve, dialBox(card))).toBe(false);
    }
  });

  it.each(counts)('name and verdict of %i cards have room beside the dial', (count) => {
    for (const { name, verdict, type, box } of layOutCards(free, [count]).cards) {
      expect(name!.y).toBeGreaterThanOrEqual(box.top - 1);
      expect(verdict!.y + 1.3 * type).toBeLessThanOrEqual(box.top + box.height + 1);
      expect(verdict!.width).toBeGreaterThanOrEqual(84);
    }
  });

  it('a table of four columns and three rows has its heads once, and nothing on anything', () => {
    const { cards, heads } = layOutTable(free, table);
    expect(heads.map(({ text }) => text)).toEqual(['a', 'b', 'c', 'd', '30', '60', '120']);
    expect(cards).toHaveLength(12);
    cards.forEach((a, n) => {
      for (const b of cards.slice(n + 1)) expect(meets(a.box, b.box)).toBe(false);
      expect(isInside(a.box, free)).toBe(true);
    });
    // Column by column: the second card is under the first, the fourth beside it.
    expect(cards[1].dial.x).toBeCloseTo(cards[0].dial.x, 6);
    expect(cards[3].dial.y).toBeCloseTo(cards[0].dial.y, 6);
    for (const { dial } of cards) expect(dial.radius).toBeLessThanOrEqual(150);
  });
});

describe('as large as dials can be', () => {
  // d = min(w - 254, h - 20) with the texts beside it, min(w - 20, (h - 104) / 1.26) with them under it; at most 560 px.
  // For 3 in 1332 × 640: 3 columns of (1332 - 2 · 32) / 3 = 422 px, d = min(402, 425) = 402.
  it.each([
    { free: [1332, 640], diameters: { 3: 402, 4: 289, 5: 220, 9: 168 } },
    { free: [1812, 820], diameters: { 3: 560, 4: 408, 5: 328, 9: 234 } },
    { free: [2458, 1000], diameters: { 3: 560, 4: 560, 5: 466, 9: 302 } },
  ])('%o', ({ free: [width, height], diameters }) => {
    for (const [count, diameter] of Object.entries(diameters)) {
      const { cards } = layOutCards({ left: 24, top: 140, width, height }, [Number(count)]);
      expect(Math.abs(2 * cards[0].dial.radius - diameter), `${count} cards`).toBeLessThanOrEqual(2);
    }
  });

  // On a phone d = min(w - 154, h - 20) with texts beside it, and the formula above with texts under it. Gaps between
  // cards are 12 px and 10 px.
  it.each([
    [3, 151],
    [4, 124],
  ])('%i cards on a phone of 390 × 844: %i px', (count, diameter) => {
    const { cards } = layOutCards({ left: 12, top: 150, width: 366, height: 530 }, [count]);
    expect(Math.abs(2 * cards[0].dial.radius - diameter)).toBeLessThanOrEqual(2);
  });

  // d = min(0.52 of a column, row - 36). The heads of the rows take 72 px: 0.52 · (1332 - 72) / 4, 1000 / 3 - 36.
  it.each([
    [1332, 640, 163],
    [2458, 1000, 297],
  ])('a table of four columns and three rows in %i × %i: %i px', (width, height, diameter) => {
    const { cards } = layOutTable({ left: 24, top: 140, width, height }, table);
    for (const { dial } of cards) expect(Math.abs(2 * dial.radius - diameter)).toBeLessThanOrEqual(2);
  });

  it('stand in several columns in a window of 2560 × 1440, whatever their number, with the last row in the middle', () => {
    for (const count of counts.slice(1)) {
      const { cards } = layOutCards({ left: 24, top: 140, width: 2458, height: 1000 }, [count]);
      const columns = new Set(cards.map(({ box }) => box.left));
      expect(columns.size).toBeGreaterThan(1);
      const last = cards.filter(({ box }) => box.top === cards[count - 1].box.top);
      const middle = (last[0].box.left + last[last.length - 1].box.left + cards[0].box.width) / 2;
      expect(middle).toBeCloseTo(24 + 2458 / 2, -1);
    }
  });
});

it('shortens verdicts without room to their first words, and keeps all names', () => {
  // The free part of a phone of 390 × 844 with text twice as large, at the usual font size.
  const free = { left: 12, top: 212, width: 366, height: 316 };
  const { cards } = layOutCards(free, [9]);
  for (const { name, verdict, type, brief, fits, dial } of cards) {
    expect(fits).toBe(true);
    expect(brief).toBe(true);
    // Two lines of a name, each 1.3 times the font size.
    expect(verdict!.y).toBeGreaterThanOrEqual(name!.y + 2 * 1.3 * type);
    expect(dial.radius).toBeGreaterThanOrEqual(14);
  }
});

it('nine and ten cards on a phone stand in two columns', () => {
  for (const count of [9, 10]) {
    const { cards } = layOutCards(sizes[3][1], [count]);
    expect(cards.filter(({ box }) => box.top === cards[0].box.top)).toHaveLength(2);
  }
});

it.each(sizes.slice(0, 3))('at %s each of nine cards has its curve', (_, free) => {
  expect(layOutCards(free, [9]).cards.every(({ curve }) => curve !== null)).toBe(true);
});

describe('the verdicts of a table of four columns and three rows', () => {
  const on = (free: PageBox) => layOutTable(free, table).cards[0];

  it('are complete beside their dials on a phone in landscape', () => {
    const { verdict, brief, dial } = on({ left: 12, top: 60, width: 770, height: 240 });
    expect(brief).toBe(false);
    expect(verdict!.align).toBe('left');
    // Two lines of 17 px about the dial's middle.
    expect(verdict!.y).toBe(dial.y - 17);
  });

  it('keep their first words over half a sheet, where the dials can still be read', () => {
    const { brief, dial } = on({ left: 12, top: 84, width: 366, height: 366 });
    expect(brief).toBe(true);
    expect(dial.radius).toBeGreaterThanOrEqual(15);
  });

  it('are shortened beside the drawer of a phone in landscape', () => {
    const { verdict, dial } = on({ left: 12, top: 78, width: 424, height: 218 });
    expect(verdict).toBeNull();
    expect(dial.radius).toBeGreaterThanOrEqual(15);
  });
});

describe('texts twice as large', () => {
  it('make cards as on a page of half the size, magnified', () => {
    const half = { left: 12, top: 65, width: 585, height: 245 };
    const whole = { left: 24, top: 130, width: 1170, height: 490 };
    const { cards, scale } = layOutScaled(whole, 2, (free) => layOutCards(free, [3]));
    expect(scale).toBe(2);
    layOutCards(half, [3]).cards.forEach(({ dial, type, box }, n) => {
      expect(cards[n].dial.radius).toBe(2 * dial.radius);
      expect(cards[n].type).toBe(2 * type);
      expect(cards[n].box.left).toBe(2 * box.left);
    });
  });

  it.each(sizes)('at %s lie inside the free area, and dials stay', (_, free) => {
    for (const count of counts) {
      const { cards, scale } = layOutScaled(free, 2, (area) => layOutCards(area, [count]));
      expect(scale).toBeGreaterThanOrEqual(1);
      for (const card of cards) {
        const { left, top, width, height } = free;
        const slack = { left: left - 1, top: top - 1, width: width + 2, height: height + 2 };
        expect(isInside(card.box, slack)).toBe(true);
        expect(card.dial.radius).toBeGreaterThanOrEqual(14);
      }
    }
  });

  it('grow less if dials would become specks', () => {
    const phone = sizes[3][1];
    const { scale } = layOutScaled(phone, 2, (free) => layOutCards(free, [9]));
    expect(scale).toBeGreaterThan(1);
    expect(scale).toBeLessThan(2);
  });
});
