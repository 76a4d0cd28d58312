// Pages of cards: one if all dials are large enough to read, otherwise several that scroll. Independent of Phaser.

import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { cellsPerPage, overFoot } from '../../view/grid';
import {
  type CardLayout,
  type CardOptions,
  type Head,
  isSmall,
  layOutCards,
  layOutTable,
} from './card-layout';

/** Diameter of a dial below which the cards take several pages. CSS pixels */
const leastDial = 60;

/** A body whose result appears on another body's card, for comparison. */
interface ComparedBody {
  /** Index of the compared body among all bodies of the scene. */
  readonly index: number;
  readonly label: string;
}

/** A card on one of several pages that scroll sideways. */
export interface PagedCard {
  /** Index of the card's body among all bodies of the scene. */
  readonly index: number;
  /** Name shown on the card; if left out, the name of the card's body. */
  readonly name?: string;
  readonly others: readonly ComparedBody[];
}

/** Cards that are shown at the same time. Scrolling sideways shows the next page. */
export interface CardPage {
  /** Heading above all cards of this page. Empty if the page has no heading. */
  readonly label: string;
  readonly cards: readonly PagedCard[];
}

/**
 * Divides cards (panels, one per body) into pages. All cards are on one page if they fit.
 * @param free area in which the cards may be drawn
 * @param count number of cards
 * @param table labels of the rows and columns if the cards form a table; null if not
 */
export function cardPagesOf(free: PageBox, count: number, table: TableSpec | null): readonly CardPage[] {
  if (table && (isSmall(free) || !isTableReadable(free, table)))
    return tablePages(underHead(overFoot(free)), table);
  const counts = table
    ? [count]
    : cellsPerPage(count, (some, isOnePage) => hasRoom(isOnePage ? free : overFoot(free), some));
  return counts.map((some, page) => {
    const from = page * counts[0];
    return { label: '', cards: Array.from({ length: some }, (_, n) => ({ index: from + n, others: [] })) };
  });
}

function isTableReadable(free: PageBox, table: TableSpec): boolean {
  return 2 * layOutTable(free, table).cards[0].dial.radius >= leastDial;
}

/** Width of the area for other bodies' results at the right of a card. CSS pixels */
export const othersWidth = 96;

/** Height of the heading of a page of cards, CSS pixels at the usual text size. */
const headHeight = 24;

/** Returns the area below the heading of a page of cards. */
export function underHead({ left, top, width, height }: PageBox): PageBox {
  return { left, top: top + headHeight, width, height: height - headHeight };
}

/**
 * Lays out several pages of cards. Each page has a heading above its cards.
 * @param free part of the screen for the cards
 * @param pages at least one page
 */
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
      height: 0,
      isNote: false,
    }),
  );
  return { cards, heads };
}

/**
 * Whether a number of cards fit on one page with dials that are large enough to read.
 * @param free the uncovered area
 * @param count number of cards
 * @param aside width that each card leaves free at its right, CSS pixels
 */
function hasRoom(free: PageBox, count: number, aside = 0): boolean {
  return 2 * layOutCards(free, [count], { aside }).cards[0].dial.radius >= leastDial;
}

function tablePages(free: PageBox, { rows, columns }: TableSpec): readonly CardPage[] {
  const hasOthers = hasRoom(free, columns.length, othersWidth);
  const at = (row: number, column: number) => column * rows.length + row;
  const othersOf = (row: number, column: number) =>
    rows.flatMap((label, other) =>
      other === row ? [] : { index: at(other, column), label: label.split(' ', 1)[0] },
    );
  if (hasRoom(free, columns.length) || columns.length <= rows.length)
    return rows.map((label, row) => ({
      label,
      cards: columns.map((name, column) => ({
        index: at(row, column),
        name,
        others: hasOthers ? othersOf(row, column) : [],
      })),
    }));
  const counts = cellsPerPage(rows.length, (some) => hasRoom(free, some));
  return columns.flatMap((label, column) =>
    counts.map((some, page) => ({
      label,
      cards: Array.from({ length: some }, (_, n) => {
        const row = page * counts[0] + n;
        return { index: at(row, column), name: rows[row], others: [] };
      }),
    })),
  );
}
