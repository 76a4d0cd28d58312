// Which cards stand on the page at once: all where each hull is large enough to be read, else a part that one chooses. Free of Phaser.

import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/viewport';
import { isSmall, layOutCards } from './card-layout';

/** Smallest diameter at which a hull on a dial can be as long as any on the page is. CSS pixels */
const leastDial = 60;

/** Height that the choice between parts takes at the top of the field. CSS pixels */
const chooserHeight = 52;

/** A free area without the choice between parts. */
export function underChooser({ left, top, width, height }: PageBox): PageBox {
  return { left, top: top + chooserHeight, width, height: height - chooserHeight };
}

/** A card of a part. */
export interface PagedCard {
  /** Of its body, in the order of the entities. */
  readonly index: number;
  /** What it is called on this part; its body's name when left out. */
  readonly name?: string;
  /** Bodies on other parts that it is compared with, and what tells them apart. */
  readonly others: readonly { readonly index: number; readonly label: string }[];
}

/** Cards that stand on the page at once. */
export interface CardPage {
  readonly label: string;
  readonly cards: readonly PagedCard[];
}

/** The parts in which so many cards are shown in the free area: one where all have room. @param table heads of a table of them, column by column */
export function cardPagesOf(free: PageBox, count: number, table: TableSpec | null): readonly CardPage[] {
  const whole = { label: '', cards: cardsFrom(0, count) };
  if (table ? !isSmall(free) : hasRoom(free, count)) return [whole];
  const under = underChooser(free);
  return table ? tablePages(under, table) : chunks(under, count);
}

/** What a card keeps free at its right for what its body does on other parts. CSS pixels */
export const othersWidth = 96;

/** Whether so many cards have dials that are large enough. @param aside what each keeps free at its right. CSS pixels */
function hasRoom(free: PageBox, count: number, aside = 0): boolean {
  return 2 * layOutCards(free, count, undefined, aside).cards[0].dial.radius >= leastDial;
}

function cardsFrom(from: number, count: number): readonly PagedCard[] {
  return Array.from({ length: count }, (_, n) => ({ index: from + n, others: [] }));
}

/** As few parts as have room, nearly equal. */
function chunks(free: PageBox, count: number): readonly CardPage[] {
  let parts = 2;
  while (parts < count && !hasRoom(free, Math.ceil(count / parts))) parts += 1;
  const most = Math.ceil(count / parts);
  return Array.from({ length: Math.ceil(count / most) }, (_, n) => {
    const cards = cardsFrom(n * most, Math.min(most, count - n * most));
    const [first, last] = [cards[0].index + 1, cards[cards.length - 1].index + 1];
    return { label: first === last ? `${first}` : `${first}–${last}`, cards };
  });
}

/** A row of the table at once; where that has no room, a column. */
function tablePages(free: PageBox, { rows, columns }: TableSpec): readonly CardPage[] {
  const hasOthers = hasRoom(free, columns.length, othersWidth);
  const othersOf = (row: number, column: number) =>
    rows.flatMap((label, other) => (other === row ? [] : { index: at(other, column), label }));
  const at = (row: number, column: number) => column * rows.length + row;
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
