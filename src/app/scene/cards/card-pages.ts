// Pages of cards: one if all dials are large enough to read, otherwise several that scroll. Independent of Phaser.

import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { cellsPerPage, overFoot } from '../../view/grid';
import { type CardLayout, type CardOptions, type Head, isSmall, layOutCards } from './card-layout';

/** Smallest diameter of a dial whose hull is as long as hulls elsewhere on the page. CSS pixels */
const leastDial = 60;

/** A card on a page. */
export interface PagedCard {
  /** Index of the card's body among the entities. */
  readonly index: number;
  /** Name on this page; that of the body when left out. */
  readonly name?: string;
  /** Bodies on other pages that the card is compared with, and labels that distinguish them. */
  readonly others: readonly { readonly index: number; readonly label: string }[];
}

/** The cards of one page. */
export interface CardPage {
  /** Common name of the cards on a table's page; empty for other pages. */
  readonly label: string;
  readonly cards: readonly PagedCard[];
}

/**
 * Returns the pages for some cards in the free area: one page if all have room.
 * @param table heads of a table of cards, column by column
 */
export function cardPagesOf(free: PageBox, count: number, table: TableSpec | null): readonly CardPage[] {
  if (table && isSmall(free)) return tablePages(underHead(overFoot(free)), table);
  const counts = table
    ? [count]
    : cellsPerPage(count, (some, isOnePage) => hasRoom(isOnePage ? free : overFoot(free), some));
  return counts.map((some, page) => {
    const from = page * counts[0];
    return { label: '', cards: Array.from({ length: some }, (_, n) => ({ index: from + n, others: [] })) };
  });
}

/** Width that a card leaves free at its right for the verdicts on other pages. CSS pixels */
export const othersWidth = 96;

/** Height of the head of a page. CSS pixels at the usual text size */
const headHeight = 24;

/** Returns an area without the head of a page. */
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

/**
 * Whether the dials of a number of cards would be large enough.
 * @param aside width that each card leaves free at its right. CSS pixels
 */
function hasRoom(free: PageBox, count: number, aside = 0): boolean {
  return 2 * layOutCards(free, [count], { aside }).cards[0].dial.radius >= leastDial;
}

/** Returns a page for each row of the table, or for each column if rows have no room. */
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
