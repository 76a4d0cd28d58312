// Where the cards are on the page: as many columns as make the dials largest in the free area. Free of Phaser.
import type { Point } from '../../entities/command';
import type { PageBox } from '../../view/picture-boxes';

/** One card. CSS pixels */
export interface Card {
  readonly box: PageBox;
  readonly dial: Point & { readonly radius: number };
  /** Left edge and top of the name, and the width at which it breaks; null where heads name the cards. */
  readonly name: TextSpot | null;
  readonly verdict: TextSpot;
  /** The small curve; null where there is no room for it. */
  readonly curve: PageBox | null;
  /** Size of name and verdict. */
  readonly type: number;
}

/** Where a text is. CSS pixels */
export interface TextSpot extends Point {
  readonly width: number;
  /** The side of the text that `x` is. */
  readonly align: 'left' | 'centre';
}

/** The head of a column or of a row. CSS pixels */
export interface Head extends TextSpot {
  readonly text: string;
}

/** All cards and heads. */
export interface CardLayout {
  readonly cards: readonly Card[];
  readonly heads: readonly Head[];
}

/** Heads of a table of cards. */
export interface Heads {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** How far the target's tick and the trace of the nose reach beyond the dial. CSS pixels */
export const overhang = 9;

/** Largest radius of a dial; with more bodies than a few, and in a table. CSS pixels */
const most = { three: 165, few: 130, fewUpTo: 6, many: 90, table: 42 };

/** Distances between cards, between a dial and what stands beside it, and height of a line over its type. CSS pixels */
const space = { across: 32, down: 14, beside: 20, line: 1.3 };

/** The same on a small free area. CSS pixels */
const tight = { across: 12, down: 6, beside: 8, line: 1.3 };

/** A free area below this in either direction is small. CSS pixels */
const smallBelow = { width: 700, height: 360 };

/** Sizes of type. CSS pixels */
const type = { usual: 15, small: 13, head: 15 };

/** Texts: the least width beside a dial, lines of a name and of a verdict in it, and the width from which each takes one line. CSS pixels */
const texts = { least: 150, smallLeast: 84, lines: 2, oneLineFrom: 185 };

/** Curves: the smallest worth drawing, and the largest. CSS pixels */
const curves = { least: 18, tallest: 150, widest: 420 };

/** Smallest radius of a dial, on pages too small for cards. CSS pixels */
const leastRadius = 8;

/** What a dial counts for in radius: with a curve, with narrow texts though the page is large, and per CSS pixel of a curve as wide as high. */
const worths = { curve: 1.15, narrow: 0.85, size: 0.02 };

/** Width and height of a cell, and what is in it. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Largest radius. */
  readonly most: number;
  readonly named: boolean;
}

/** How the parts of a card stand: beside the dial, or under it. */
interface Style {
  radius(cell: Cell): number;
  parts(box: PageBox, radius: number, cell: Cell): Omit<Card, 'box' | 'type'>;
}

const spacing = ({ small }: Cell) => (small ? tight : space);
const typeOf = ({ small }: Cell) => (small ? type.small : type.usual);
const lineOf = (cell: Cell) => Math.ceil(typeOf(cell) * spacing(cell).line);

/** Height of a text of so many characters' worth of lines, in a width. */
function textHeight(cell: Cell, width: number): number {
  return lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);
}

/** Dial at the left; name, curve and verdict in a column at its right. */
const beside: Style = {
  radius(cell) {
    const least = cell.small ? texts.smallLeast : texts.least;
    const room = cell.width - spacing(cell).beside - least - overhang;
    return Math.min(cell.most, cell.height / 2 - overhang, room / 2);
  },
  parts(box, radius, cell) {
    const gap = spacing(cell).beside;
    const top = box.top + (box.height - 2 * radius) / 2;
    const dial = { x: box.left + radius + overhang, y: top + radius, radius };
    const x = dial.x + radius + gap;
    const width = box.left + box.width - x;
    const line = textHeight(cell, width);
    // The text column is as high as the card on a small page, and as the dial on a large one.
    const [from, high] = cell.small ? [box.top, box.height] : [top, 2 * radius];
    const above = cell.named ? line + 4 : 0;
    const room = high - above - line - 8;
    const curve = {
      left: x,
      top: from + above + 2,
      width: Math.min(width, curves.widest),
      height: Math.min(room, curves.tallest),
    };
    const fits = room >= curves.least;
    return {
      dial,
      name: cell.named ? { x, y: from, width, align: 'left' } : null,
      curve: fits ? curve : null,
      verdict: { x, y: fits ? curve.top + curve.height + 6 : from + above, width, align: 'left' },
    };
  },
};

/** Name above the dial; curve and verdict under it. */
const upright: Style = {
  radius(cell) {
    const { width, height, named } = cell;
    if (named && width < texts.smallLeast) return -1;
    const line = textHeight(cell, width);
    const under = line + 8 + (named ? curves.least + line : 0);
    return Math.min(cell.most, width / 2 - overhang, (height - under) / 2 - overhang);
  },
  parts(box, radius, cell) {
    const line = textHeight(cell, box.width);
    const above = cell.named ? line + 4 : 0;
    const used = above + 2 * (radius + overhang) + line + 12;
    const room = Math.min(box.height - used, curves.tallest);
    const fits = cell.named && room >= curves.least;
    const top = box.top + (box.height - used - (fits ? room : 0)) / 2;
    const middle = box.left + box.width / 2;
    const dial = { x: middle, y: top + above + overhang + radius, radius };
    const under = dial.y + radius + overhang + 4;
    const width = Math.min(box.width, curves.widest);
    const spot = { x: middle, width: box.width, align: 'centre' } as const;
    return {
      dial,
      name: cell.named ? { ...spot, y: top } : null,
      curve: fits ? { left: middle - width / 2, top: under, width, height: room - 4 } : null,
      verdict: { ...spot, y: under + (fits ? room + 4 : 0) },
    };
  },
};

const styles = [beside, upright];

/** Lays out so many cards in the free area: the arrangement with the largest dials, of nearly equal ones that with curves. */
export function layOutCards(free: PageBox, count: number): CardLayout {
  const small = isSmall(free);
  const arrangements = Array.from({ length: count }, (_, n) => n + 1).flatMap((columns) => {
    const cell = {
      ...cellOf(free, columns, Math.ceil(count / columns), small),
      most: mostFor(count),
      named: true,
    };
    return styles.map((style) => {
      const radius = Math.floor(style.radius(cell));
      return { columns, cell, style, radius, worth: worthOf(style, radius, cell) };
    });
  });
  const best = arrangements.reduce((a, b) => (b.worth > a.worth ? b : a));
  const cards = cellsOf(free, best.columns, count, best.cell).map((box) => cardIn(box, best));
  return { cards, heads: [] };
}

/** How good a style is in a cell, as a radius. CSS pixels */
function worthOf(style: Style, radius: number, cell: Cell): number {
  const { curve, verdict } = style.parts({ left: 0, top: 0, ...cell }, Math.max(leastRadius, radius), cell);
  const worth = !cell.small && verdict.width < texts.least ? worths.narrow * radius : radius;
  if (!curve) return worth;
  return worths.curve * worth + worths.size * Math.sqrt(curve.width * curve.height);
}

function mostFor(count: number): number {
  if (count <= 3) return most.three;
  return count <= most.fewUpTo ? most.few : most.many;
}

/** Lays out a table of cards, column by column. */
export function layOutTable(free: PageBox, heads: Heads): CardLayout {
  const small = isSmall(free);
  const columns = heads.columns.length;
  const rows = heads.rows.length;
  const line = Math.ceil(type.head * space.line);
  // On a narrow page a row's head stands above its row, else at its left.
  const aside = small && free.width < free.height ? 0 : 72;
  const above = aside === 0 ? line : 0;
  // A column's head may take two lines on a narrow page.
  const top = aside === 0 ? 2 * line + 4 : line;
  const left = free.left + aside;
  const inner = { left, top: free.top + top, width: free.width - aside, height: free.height - top };
  const cell: Cell = { ...cellOf(inner, columns, rows, small, above), most: most.table, named: false };
  const [style] = styles
    .map((style) => ({ style, radius: style.radius(cell) }))
    .toSorted((a, b) => worthOf(b.style, b.radius, cell) - worthOf(a.style, a.radius, cell));
  const boxes = cellsOf(inner, columns, columns * rows, cell, above);
  const byColumn = heads.columns.flatMap((_, column) =>
    heads.rows.map((_, row) => boxes[row * columns + column]),
  );
  const made = byColumn.map((box) => cardIn(box, { ...style, radius: Math.floor(style.radius), cell }));
  const columnHeads = heads.columns.map((text, column): Head => {
    const { dial, box } = made[column * rows];
    const at = { text, y: free.top, width: box.width };
    if (style.style === upright) return { ...at, x: dial.x, align: 'centre' };
    return { ...at, x: dial.x - dial.radius, align: 'left' };
  });
  const rowHeads = heads.rows.map((text, row): Head => {
    const { dial, box } = made[row];
    const y = aside === 0 ? box.top - above : dial.y - line / 2;
    return { text, x: free.left, y, width: aside || free.width, align: 'left' };
  });
  return { cards: made, heads: [...columnHeads, ...rowHeads] };
}

function isSmall({ width, height }: PageBox): boolean {
  return width < smallBelow.width || height < smallBelow.height;
}

/** Size of each cell. @param above room that is kept above each row */
function cellOf(free: PageBox, columns: number, rows: number, small: boolean, above = 0) {
  const { across, down } = small ? tight : space;
  return {
    width: Math.floor((free.width - (columns - 1) * across) / columns),
    height: Math.floor((free.height - (rows - 1) * down) / rows) - above,
    small,
  };
}

function cellsOf(free: PageBox, columns: number, count: number, cell: Cell, above = 0): PageBox[] {
  const { across, down } = spacing(cell);
  return Array.from({ length: count }, (_, n) => ({
    left: free.left + (n % columns) * (cell.width + across),
    top: free.top + above + Math.floor(n / columns) * (cell.height + above + down),
    width: cell.width,
    height: cell.height,
  }));
}

function cardIn(
  box: PageBox,
  { style, radius, cell }: { readonly style: Style; readonly radius: number; readonly cell: Cell },
): Card {
  return { box, type: typeOf(cell), ...style.parts(box, Math.max(leastRadius, radius), cell) };
}
