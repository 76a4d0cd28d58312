// The pages on which cards stand: one where every dial is large enough to be read, else several that scroll. Free of Phaser.

import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { countsOf, overFoot } from '../../view/grid';
import { type CardLayout, type CardOptions, type Head, isSmall, layOutCards } from './card-layout';

/** Smallest diameter at which a hull on a dial can be as long as any on the page is. CSS pixels */
const leastDial = 60;

/** A card of a page. */
export interface PagedCard {
  /** Of its body, in the order of the entities. */
  readonly index: number;
  /** The name on this page; the name of its body when left out. */
  readonly name?: string;
  /** Bodies on other pages that it is compared with, and what tells them apart. */
  readonly others: readonly { readonly index: number; readonly label: string }[];
}

/** Cards that stand on the page at once. */
export interface CardPage {
  /** Common name of the cards on a page of a table; empty for other pages. */
  readonly label: string;
  readonly cards: readonly PagedCard[];
}

/** The pages of some cards in the free area: one where all have room. @param table heads of a table of them, column by column */
export function cardPagesOf(free: PageBox, count: number, table: TableSpec | null): readonly CardPage[] {
  if (table && isSmall(free)) return tablePages(underHead(overFoot(free)), table);
  const counts = table
    ? [count]
    : countsOf(count, (some, isOnePage) => hasRoom(isOnePage ? free : overFoot(free), some));
  return counts.map((some, page) => {
    const from = page * counts[0];
    return { label: '', cards: Array.from({ length: some }, (_, n) => ({ index: from + n, others: [] })) };
  });
}

/** Width that a card keeps free at its right for the verdicts of its body on other pages. CSS pixels */
export const othersWidth = 96;

/** Height of the head of a page. CSS pixels at the usual text size */
const headHeight = 24;

/** An area without the head of a page. */
export function underHead({ left, top, width, height }: PageBox): PageBox {
  return { left, top: top + headHeight, width, height: height - headHeight };
}

/** Lays out the cards of a table in pages, each under its head. @param pages not empty */
export function layOutTablePages(
  free: PageBox,
  pages: readonly CardPage[],
  options: CardOptions,
): CardLayout {
  const counts = pages.map(({ cards }) => cards.length);
  const { cards } = layOutCards(underHead(free), counts, options);
  const heads = pages.map(
    ({ label }): Head => ({
      text: label,
      x: free.left + free.width / 2,
      y: free.top,
      width: free.width,
      align: 'centre',
      isNote: false,
    }),
  );
  return { cards, heads };
}

/** Whether so many cards have dials that are large enough. @param aside width that each keeps free at its right. CSS pixels */
function hasRoom(free: PageBox, count: number, aside = 0): boolean {
  return 2 * layOutCards(free, [count], { aside }).cards[0].dial.radius >= leastDial;
}

/** A row of the table a page; where that has no room, a column. */
function tablePages(free: PageBox, { rows, columns }: TableSpec): readonly CardPage[] {
  const hasOthers = hasRoom(free, columns.length, othersWidth);
  const at = (row: number, column: number) => column * rows.length + row;
  const othersOf = (row: number, column: number) =>
    rows.flatMap((label, other) => (other === row ? [] : { index: at(other, column), label }));
  if (hasRoom(free, columns.length) || columns.length <= rows.length)
    return rows.map((label, row) => ({
      label,
      cards: columns.map((name, column) => ({
        index: at(row, column),
        name,
        others: hasOthers ? othersOf(row, column) : [],
      })),
    }));
  return columns.map((label, column) => ({
    label,
    cards: rows.map((name, row) => ({ index: at(row, column), name, others: [] })),
  }));
}
