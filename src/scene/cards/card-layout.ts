// Where the cards are on the page: as many columns as make the dials largest in the free area. Free of Phaser.
import type { Point } from '../../entities/command';
import type { PageBox } from '../../view/picture-boxes';

/** One card. CSS pixels */
export interface Card {
  readonly box: PageBox;
  readonly dial: Point & { readonly radius: number };
  /** Left edge and top of the name, and the width at which it breaks; null where heads name the cards. */
  readonly name: TextSpot | null;
  /** Null where there is no room for it. */
  readonly verdict: TextSpot | null;
  /** Whether there is room for the verdict's first words only. */
  readonly brief: boolean;
  /** Whether name and verdict have their room, however many lines they take. */
  readonly fits: boolean;
  /** The small curve; null where there is no room for it. */
  readonly curve: PageBox | null;
  /** Whether it is on a small page, where names are short. */
  readonly small: boolean;
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

/** Largest radius of a dial, and with more bodies than a few. CSS pixels */
const most = { three: 165, few: 130, fewUpTo: 6, many: 90 };

/** Distances between cards, between a dial and what stands beside it, and height of a line over its type. CSS pixels */
export const space = { across: 32, down: 14, beside: 20, line: 1.3 };

/** The same on a small free area. CSS pixels */
const tight = { across: 12, down: 6, beside: 8, line: 1.3 };

/** A free area below this in either direction is small. CSS pixels */
const smallBelow = { width: 700, height: 360 };

/** Sizes of type. CSS pixels */
const type = { usual: 15, small: 13 };

/** Texts: the least width beside a dial, lines of a name and of a verdict in it, the width from which each takes one line, and that for a verdict's first words. CSS pixels */
export const texts = { least: 150, smallLeast: 84, lines: 2, oneLineFrom: 185, leadFrom: 80 };

/** Curves: the smallest worth drawing, and the largest. CSS pixels */
const curves = { least: 18, tallest: 150, widest: 420 };

/** Smallest radius of a dial, on pages too small for cards. CSS pixels */
const leastRadius = 8;

/** What a dial counts for in radius: with a curve, with narrow texts though the page is large, with a verdict's first words only, and per CSS pixel of a curve as wide as high. */
const worths = { curve: 1.15, narrow: 0.85, brief: 0.75, size: 0.02 };

/** Width and height of a cell, and what is in it. */
export interface Cell {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Largest radius. */
  readonly most: number;
  readonly named: boolean;
  /** How much of a verdict is shown: all of it, its first words, nothing. */
  readonly parts: 2 | 1 | 0;
}

/** How the parts of a card stand: beside the dial, or under it. */
interface Style {
  radius(cell: Cell): number;
  parts(box: PageBox, radius: number, cell: Cell): Omit<Card, 'box' | 'type' | 'brief' | 'fits' | 'small'>;
}

const spacing = ({ small }: Cell) => (small ? tight : space);
const typeOf = ({ small }: Cell) => (small ? type.small : type.usual);
const lineOf = (cell: Cell) => Math.ceil(typeOf(cell) * spacing(cell).line);

/** Height of a name, and of a verdict, in a width. */
const nameHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);
const verdictHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (cell.parts === 0 ? 0 : width < oneLineFrom(cell) ? texts.lines : 1);

/** The width from which a verdict takes one line: its first words alone take less. CSS pixels */
const oneLineFrom = ({ parts }: Cell) => (parts === texts.lines ? texts.oneLineFrom : texts.leadFrom);

/** Least distance of a verdict from what is over it and under it; none where there is no verdict. CSS pixels */
const verdictGap = ({ parts }: Cell) => (parts > 0 ? 8 : 0);

/** Dial at the left; name, curve and verdict in a column at its right. */
export const beside: Style = {
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
    const line = verdictHeight(cell, width);
    // The text column is as high as the card on a small page, and as the dial on a large one.
    const [from, high] = cell.small ? [box.top, box.height] : [top, 2 * radius];
    const above = cell.named ? nameHeight(cell, width) + 4 : 0;
    const room = high - above - line - 8;
    const curve = {
      left: x,
      top: from + above + 2,
      width: Math.min(width, curves.widest),
      height: Math.min(room, curves.tallest),
    };
    const fits = (cell.named || !cell.small) && room >= curves.least;
    const alone = cell.named ? from + above : dial.y - line / 2;
    return {
      dial,
      name: cell.named ? { x, y: from, width, align: 'left' } : null,
      curve: fits ? curve : null,
      verdict: { x, y: fits ? curve.top + curve.height + 6 : alone, width, align: 'left' },
    };
  },
};

/** Name above the dial; curve and verdict under it. */
export const upright: Style = {
  radius(cell) {
    const { width, height, named } = cell;
    if (named && width < texts.smallLeast) return -1;
    const under =
      verdictHeight(cell, width) + verdictGap(cell) + (named ? curves.least + nameHeight(cell, width) : 0);
    return Math.min(cell.most, width / 2 - overhang, (height - under) / 2 - overhang);
  },
  parts(box, radius, cell) {
    const above = cell.named ? nameHeight(cell, box.width) + 4 : 0;
    const used = above + 2 * (radius + overhang) + verdictHeight(cell, box.width) + 1.5 * verdictGap(cell);
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
      verdict: cell.parts === 0 ? null : { ...spot, y: under + (fits ? room + 4 : 0) },
    };
  },
};

export const styles = [beside, upright];

/** Lays out so many cards in the free area: the arrangement with the largest dials, of nearly equal ones that with curves. Texts that have no room count first. */
export function layOutCards(free: PageBox, count: number): CardLayout {
  const small = isSmall(free);
  const ways = ([2, 1] as const).flatMap((parts) =>
    Array.from({ length: count }, (_, n) => ({ parts, columns: n + 1 })),
  );
  const arrangements = ways.flatMap(({ parts, columns }) => {
    const cell = {
      ...cellOf(free, columns, Math.ceil(count / columns), small),
      most: mostFor(count),
      named: true,
      parts,
    };
    return styles.map((style) => {
      const radius = Math.floor(style.radius(cell));
      const worth = worthOf(style, radius, cell) * (parts === 2 ? 1 : worths.brief);
      const { fits } = cardIn({ left: 0, top: 0, ...cell }, { style, radius, cell });
      return { columns, cell, style, radius, worth, fits };
    });
  });
  const fitting = arrangements.filter(({ fits }) => fits);
  // Where nothing fits, the board of labels leaves out what meets.
  const best = (fitting.length > 0 ? fitting : arrangements).reduce((a, b) => (b.worth > a.worth ? b : a));
  const cards = cellsOf(free, best.columns, count, best.cell).map((box) => cardIn(box, best));
  return { cards, heads: [] };
}

/** How good a style is in a cell, as a radius. CSS pixels */
export function worthOf(style: Style, radius: number, cell: Cell): number {
  const { curve, verdict } = style.parts({ left: 0, top: 0, ...cell }, Math.max(leastRadius, radius), cell);
  const worth = !cell.small && (verdict?.width ?? 0) < texts.least ? worths.narrow * radius : radius;
  if (!curve) return worth;
  return worths.curve * worth + worths.size * Math.sqrt(curve.width * curve.height);
}

function mostFor(count: number): number {
  if (count <= 3) return most.three;
  return count <= most.fewUpTo ? most.few : most.many;
}

export function isSmall({ width, height }: PageBox): boolean {
  return width < smallBelow.width || height < smallBelow.height;
}

/** Size of each cell. @param above room that is kept above each row */
export function cellOf(free: PageBox, columns: number, rows: number, small: boolean, above = 0) {
  const { across, down } = small ? tight : space;
  return {
    width: Math.floor((free.width - (columns - 1) * across) / columns),
    height: Math.floor((free.height - (rows - 1) * down) / rows) - above,
    small,
  };
}

export function cellsOf(free: PageBox, columns: number, count: number, cell: Cell, above = 0): PageBox[] {
  const { across, down } = spacing(cell);
  return Array.from({ length: count }, (_, n) => ({
    left: free.left + (n % columns) * (cell.width + across),
    top: free.top + above + Math.floor(n / columns) * (cell.height + above + down),
    width: cell.width,
    height: cell.height,
  }));
}

export function cardIn(
  box: PageBox,
  { style, radius, cell }: { readonly style: Style; readonly radius: number; readonly cell: Cell },
): Card {
  const brief = cell.parts === 1;
  const { small } = cell;
  const parts = style.parts(box, Math.max(leastRadius, radius), cell);
  return { box, type: typeOf(cell), brief, small, fits: textsFit(parts, box, cell), ...parts };
}

/** Whether name and verdict lie one below the other in their card. */
function textsFit({ name, verdict }: Pick<Card, 'name' | 'verdict'>, box: PageBox, cell: Cell): boolean {
  const end = box.top + box.height;
  const from = verdict?.y ?? end;
  const nameFits = !name || (name.y >= box.top && name.y + nameHeight(cell, name.width) <= from);
  return nameFits && (!verdict || from + verdictHeight(cell, verdict.width) <= end);
}
