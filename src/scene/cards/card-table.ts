// A table of cards: columns and rows with their heads, each once. Free of Phaser.
import type { PageBox } from '../../view/picture-boxes';
import {
  beside,
  type CardLayout,
  type Cell,
  cardIn,
  cellOf,
  cellsOf,
  type Head,
  type Heads,
  isSmall,
  space,
  styles,
  texts,
  upright,
  worthOf,
} from './card-layout';

/** Largest radius of a dial. CSS pixels */
const mostRadius = 42;

/** Heads: size of their type, the width of a column from which they take one line, and the room of a row's head at its left. CSS pixels */
const head = { type: 15, oneLineFrom: 132, aside: { small: 60, usual: 72 } };

/** Smallest radius at which a dial in a table can be read: below it, verdicts give way. CSS pixels */
const readable = 12;

/** Lays out a table of cards, column by column. */
export function layOutTable(free: PageBox, heads: Heads): CardLayout {
  const small = isSmall(free);
  const columns = heads.columns.length;
  const rows = heads.rows.length;
  const line = Math.ceil(head.type * space.line);
  // On a narrow page a row's head stands above its row, else at its left.
  const aside = small && free.width < free.height ? 0 : head.aside[small ? 'small' : 'usual'];
  const above = aside === 0 ? line : 0;
  // A column's head may take two lines where columns are narrow.
  const top = free.width < columns * head.oneLineFrom ? 2 * line + 4 : line;
  const left = free.left + aside;
  const inner = { left, top: free.top + top, width: free.width - aside, height: free.height - top };
  const room = { ...cellOf(inner, columns, rows, small, above), most: mostRadius, named: false };
  const { cell, ...style } = fitInTable(room);
  const boxes = cellsOf(inner, columns, columns * rows, cell, above);
  const byColumn = heads.columns.flatMap((_, column) =>
    heads.rows.map((_, row) => boxes[row * columns + column]),
  );
  const made = byColumn.map((box) => cardIn(box, { ...style, radius: Math.floor(style.radius), cell }));
  const columnHeads = heads.columns.map((text, column): Head => {
    const { dial, box } = made[column * rows];
    const start = style.style === beside ? dial.x - dial.radius : dial.x;
    return {
      text,
      x: start,
      y: free.top,
      width: box.width,
      align: style.style === beside ? 'left' : 'centre',
    };
  });
  const rowHeads = heads.rows.map((text, row): Head => {
    const { dial, box } = made[row];
    const y = aside === 0 ? box.top - above : dial.y - line / 2;
    return { text, x: free.left, y, width: aside || free.width, align: 'left' };
  });
  return { cards: made, heads: [...columnHeads, ...rowHeads] };
}

/** How cells of a table stand: with the largest dials, of nearly equal ones with curves; where those cannot be read, the verdicts give way by and by. */
function fitInTable(room: Omit<Cell, 'parts'>) {
  const ways = ([2, 1, 0] as const).map((parts) => {
    const cell: Cell = { ...room, parts };
    // Beside its dial a verdict takes no height.
    const those = parts === 2 ? styles : [upright];
    return those
      .map((style) => ({ cell, style, radius: style.radius(cell) }))
      .reduce((a, b) => (worthOf(b.style, b.radius, b.cell) > worthOf(a.style, a.radius, a.cell) ? b : a));
  });
  const [whole, ...less] = ways;
  const fits = whole.style === beside || room.width >= texts.leadFrom;
  return (fits ? ways : less).find(({ radius }) => radius >= readable) ?? ways.at(-1)!;
}
