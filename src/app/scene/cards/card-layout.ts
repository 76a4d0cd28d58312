// Layout of cards: the number of columns with the largest dials, or a table with heads; magnified for larger texts.
// Independent of Phaser.
import type { Point } from '../../../world/entities/command';
import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { cellIn, cellsIn, layOutGrid, type Size, type Way } from '../../view/grid';
import { smallField } from '../../view/steps';

/** One card. CSS pixels */
export interface CardBoxes {
  readonly box: PageBox;
  readonly dial: Point & { readonly radius: number };
  /** Left edge and top of the name, and the width at which it breaks; null if heads name the cards. */
  readonly name: TextSpot | null;
  /** Place of the verdict; null if there is no room for it. */
  readonly verdict: TextSpot | null;
  /** Whether there is room only for the verdict's first words. */
  readonly brief: boolean;
  /** Whether name and verdict fit, however many lines they take. */
  readonly fits: boolean;
  /** Place of the small curve; null if there is no room for it. */
  readonly curve: PageBox | null;
  /** Whether the page is small. Names are short then. */
  readonly small: boolean;
  /** Text size of name and verdict. CSS pixels */
  readonly type: number;
}

/** Place of a text. CSS pixels */
export interface TextSpot extends Point {
  readonly width: number;
  /** Side of the text at which `x` is. */
  readonly align: 'left' | 'centre';
}

/** The head of a column or of a row. CSS pixels */
export interface Head extends TextSpot {
  readonly text: string;
  /** Whether the head is a note below a column's head. */
  readonly isNote: boolean;
}

/** All cards and heads. */
export interface CardLayout {
  readonly cards: readonly CardBoxes[];
  readonly heads: readonly Head[];
}

/** Distance of the target's tick and the nose's trace beyond the dial. CSS pixels */
export const overhang = 9;

/** Largest radius of a dial. CSS pixels */
const largest = 280;

/** Distances between cards, distance of texts from a dial, and line height over text size. CSS pixels */
const space = { across: 32, down: 28, isWhole: true, beside: 20, line: 1.3 };

/** The distances on a small free area. CSS pixels */
const tight = { across: 12, down: 8, isWhole: true, beside: 8, line: 1.3 };

/** Sizes of type. CSS pixels */
const type = { usual: 15, small: 13 };

/** Least width beside a dial, number of lines, and widths from which name and verdict take one line. CSS pixels */
const texts = {
  least: 225,
  tableLeast: 100,
  smallBeside: { least: 133, from: 250 },
  smallLeast: 84,
  lines: 2,
  oneLineFrom: 185,
  smallLineFrom: 165,
  leadFrom: 80,
};

/** Heights of curves on small and large pages, and largest width under a dial. CSS pixels; shares of the dial's diameter */
const curves = { least: 18, tallest: 150, wide: 420, share: 0.26, mostShare: 0.6 };

/** Height that a card needs above and below its dial on a large page, with one line of text each. CSS pixels */
const aroundDial = 104;

/** Smallest radius of a dial, on pages too small for cards. CSS pixels */
const leastRadius = 8;

/** Value of a dial with a short verdict, relative to one with the whole verdict. */
const briefWorth = 0.75;

/** Size of a cell, and its contents. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Largest radius of the dial. CSS pixels */
  readonly most: number;
  readonly named: boolean;
  /** Free width at the right of the dial. CSS pixels */
  readonly aside: number;
  /** Shown part of the verdict: 2 all, 1 its first words, 0 nothing. */
  readonly parts: 2 | 1 | 0;
}

/** An arrangement of a card's parts: beside the dial, or under it. */
interface Style {
  radius(cell: Cell): number;
  parts(
    box: PageBox,
    radius: number,
    cell: Cell,
  ): Omit<CardBoxes, 'box' | 'type' | 'brief' | 'fits' | 'small'>;
}

const spacing = ({ small }: Cell) => (small ? tight : space);
const typeOf = ({ small }: Cell) => (small ? type.small : type.usual);
const lineOf = (cell: Cell) => Math.ceil(typeOf(cell) * spacing(cell).line);

/** Returns the least distance of a dial from the edges of its card. CSS pixels */
const roundDial = ({ small }: Cell) => (small ? overhang : 10);

/** Returns the height of the name in a width. CSS pixels */
const nameHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);
const verdictHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (cell.parts === 0 ? 0 : width < oneLineFrom(cell) ? texts.lines : 1);

/** Returns the width from which a verdict takes one line. CSS pixels */
function oneLineFrom({ parts, small }: Cell): number {
  if (parts < 2) return texts.leadFrom;
  return small ? texts.smallLineFrom : texts.oneLineFrom;
}

/** Returns the least distance of a verdict from the parts above and below it; 0 without a verdict. CSS pixels */
const verdictGap = ({ parts }: Cell) => (parts > 0 ? 8 : 0);

/** Returns the largest height of a curve. CSS pixels */
const tallestCurve = ({ small }: Cell, radius: number) =>
  small ? curves.tallest : Math.max(curves.least, 2 * curves.mostShare * radius);

/** Returns the least width of the texts beside a dial. CSS pixels */
function leastBeside({ small, named, width, aside }: Cell): number {
  if (!small) return named ? texts.least : texts.tableLeast;
  const { least, from } = texts.smallBeside;
  return aside + (width < from ? texts.smallLeast : least);
}

/** Dial at the left; name, curve and verdict in a column at its right. */
const beside: Style = {
  radius(cell) {
    const room = cell.width - spacing(cell).beside - leastBeside(cell) - overhang;
    return Math.min(cell.most, cell.height / 2 - roundDial(cell), room / 2);
  },
  parts(box, radius, cell) {
    const gap = spacing(cell).beside;
    const top = box.top + (box.height - 2 * radius) / 2;
    const dial = { x: box.left + radius + overhang, y: top + radius, radius };
    const x = dial.x + radius + gap;
    const width = box.left + box.width - cell.aside - x;
    const line = verdictHeight(cell, width);
    // On a small page the texts may be as high as the card, on a large one as high as the dial.
    const [from, high] = cell.small ? [box.top, box.height] : [top, 2 * radius];
    const above = cell.named ? nameHeight(cell, width) + 4 : 0;
    const room = high - above - line - 8;
    const curve = {
      left: x,
      top: from + above + 2,
      width: Math.min(width, Math.max(curves.wide, 2 * radius)),
      height: Math.min(room, tallestCurve(cell, radius)),
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
const upright: Style = {
  radius(cell) {
    const { width, height, named } = cell;
    if (named && width < texts.smallLeast) return -1;
    const under =
      verdictHeight(cell, width) + verdictGap(cell) + (named ? curves.least + nameHeight(cell, width) : 0);
    const widest = Math.min(cell.most, width / 2 - roundDial(cell));
    if (!named) return Math.min(widest, (height - under) / 2 - overhang);
    // On a small page, second lines take room from the curve.
    if (cell.small)
      return Math.min(
        widest,
        (height - aroundDial) / (1 + curves.share) / 2,
        (height - under - 4 - verdictGap(cell) / 2) / 2 - overhang,
      );
    const more = nameHeight(cell, width) + verdictHeight(cell, width) - 2 * lineOf(cell);
    return Math.min(widest, (height - aroundDial - more) / (1 + curves.share) / 2);
  },
  parts(box, radius, cell) {
    const above = cell.named ? nameHeight(cell, box.width) + 4 : 0;
    const used = above + 2 * (radius + overhang) + verdictHeight(cell, box.width) + 1.5 * verdictGap(cell);
    const room = Math.min(box.height - used, tallestCurve(cell, radius));
    const fits = cell.named && room >= curves.least;
    const top = box.top + (box.height - used - (fits ? room : 0)) / 2;
    const middle = box.left + box.width / 2;
    const dial = { x: middle, y: top + above + overhang + radius, radius };
    const under = dial.y + radius + overhang + 4;
    const width = Math.min(box.width, Math.max(curves.wide, 2 * radius));
    const spot = { x: middle, width: box.width, align: 'centre' } as const;
    return {
      dial,
      name: cell.named ? { ...spot, y: top } : null,
      curve: fits ? { left: middle - width / 2, top: under, width, height: room - 4 } : null,
      verdict: cell.parts === 0 ? null : { ...spot, y: under + (fits ? room + 4 : 0) },
    };
  },
};

const styles = [beside, upright];

/** Options of the layout of cards. */
export interface CardOptions {
  /** Largest radius of a dial. CSS pixels */
  readonly most?: number;
  /** Width that each card leaves free at its right, if its texts are beside the dial. CSS pixels */
  readonly aside?: number;
}

/** Penalty that ranks arrangements with overflowing texts last. CSS pixels */
const misfit = 1e6;

/** Penalty of a short verdict, which decides between equally large dials. CSS pixels */
const briefLoss = 1e-3;

/**
 * Lays out cards in the free area with the largest dials. Arrangements in which all texts fit come first.
 * @param counts number of cards on each page
 */
export function layOutCards(
  free: PageBox,
  counts: readonly number[],
  { most = largest, aside = 0 }: CardOptions = {},
): CardLayout {
  const small = isSmall(free);
  const waysIn = (size: Size) =>
    ([2, 1] as const).flatMap((parts) =>
      styles.map((style): Way<CardBoxes> => {
        const cell: Cell = { ...size, small, most, named: true, aside, parts };
        const radius = Math.floor(style.radius(cell));
        const worth = parts === 2 ? radius : radius * briefWorth - briefLoss;
        // If nothing fits, the label board drops overlapping texts.
        const { fits } = cardIn({ left: 0, top: 0, ...size }, { style, radius, cell });
        return {
          worth: fits ? worth : worth - misfit,
          placeIn: (box) => cardIn(box, { style, radius, cell }),
        };
      }),
    );
  return { cards: layOutGrid(free, counts, small ? tight : space, waysIn), heads: [] };
}

/** Whether a free area is as small as on a phone. */
export function isSmall({ width, height }: PageBox): boolean {
  return width < smallField.width || height < smallField.height;
}

function cardIn(
  box: PageBox,
  { style, radius, cell }: { readonly style: Style; readonly radius: number; readonly cell: Cell },
): CardBoxes {
  const brief = cell.parts === 1;
  const { small } = cell;
  const parts = style.parts(box, Math.max(leastRadius, radius), cell);
  return { box, type: typeOf(cell), brief, small, fits: textsFit(parts, box, cell), ...parts };
}

/** Whether name and verdict fit one below the other in their card. */
function textsFit({ name, verdict }: Pick<CardBoxes, 'name' | 'verdict'>, box: PageBox, cell: Cell): boolean {
  const end = box.top + box.height;
  const from = verdict?.y ?? end;
  const nameFits = !name || (name.y >= box.top && name.y + nameHeight(cell, name.width) <= from);
  return nameFits && (!verdict || from + verdictHeight(cell, verdict.width) <= end);
}

/** Heads: text size, room for a row's head at the left, and distance of a column's head from its note. CSS pixels */
const head = { type: 15, aside: 72, apart: 2 };

/**
 * Dials of a table: largest share of the column's width, room above and below in a row, and distances of cells. CSS
 * pixels
 */
const inTable = { share: 0.52, around: 36, gaps: { across: 16, down: 0, isWhole: true } };

/** Smallest legible radius of a dial in a table. Below it, verdicts are shortened or left out. CSS pixels */
const readable = 12;

/** Lays out a table of cards, column by column. */
export function layOutTable(free: PageBox, heads: TableSpec, most = largest): CardLayout {
  const columns = heads.columns.length;
  const rows = heads.rows.length;
  const line = Math.ceil(head.type * space.line);
  const { notes = [] } = heads;
  const above = notes.length > 0 ? 2 * line + head.apart : line;
  const inner = {
    left: free.left + head.aside,
    top: free.top + above,
    width: free.width - head.aside,
    height: free.height - above,
  };
  const largestHere = Math.min(
    (inTable.share * inner.width) / columns / 2,
    (free.height / rows - inTable.around) / 2,
  );
  const size = cellIn(inner, columns, rows, inTable.gaps);
  const { cell, style, radius } = fitInTable({
    ...size,
    small: isSmall(free),
    most: Math.min(most, largestHere),
    named: false,
    aside: 0,
  });
  const boxes = cellsIn(inner, columns, columns * rows, size, inTable.gaps);
  const made = heads.columns.flatMap((_, column) =>
    heads.rows.map((_, row) =>
      cardIn(boxes[row * columns + column], { style, radius: Math.floor(radius), cell }),
    ),
  );
  const isBeside = style === beside;
  const headOf = (text: string, column: number): Head => {
    const { dial, box } = made[column * rows];
    const x = isBeside ? dial.x - dial.radius : dial.x;
    return { text, x, y: free.top, width: box.width, align: isBeside ? 'left' : 'centre', isNote: false };
  };
  const columnHeads = heads.columns.map(headOf);
  const noteHeads = notes
    .map(headOf)
    .map((note) => ({ ...note, y: note.y + line + head.apart, isNote: true }));
  const rowHeads = heads.rows.map((text, row): Head => {
    const y = made[row].dial.y - line / 2;
    return { text, x: free.left, y, width: head.aside, align: 'left', isNote: false };
  });
  return { cards: made, heads: [...columnHeads, ...noteHeads, ...rowHeads] };
}

/** Arranges the cells of a table. If dials get too small: verdict below, then shortened, then left out. */
function fitInTable(room: Omit<Cell, 'parts'>) {
  const ways = ([2, 1, 0] as const).flatMap((parts) => {
    const cell: Cell = { ...room, parts };
    // A verdict beside its dial takes no height.
    const those = parts === 2 ? styles : [upright];
    return those.map((style) => ({ cell, style, radius: style.radius(cell) }));
  });
  const isReadable = ({ radius, cell, style }: (typeof ways)[number]) =>
    radius >= readable && (style === beside || cell.parts < 2 || room.width >= texts.leadFrom);
  return ways.find(isReadable) ?? ways[ways.length - 1];
}

/** Smallest radius of a dial whose texts are magnified. CSS pixels of the unmagnified page */
const leastMagnified = 14;

/** Shares of the wished magnification, tried in turn if dials get too small. */
const shares = [1, 0.8, 0.6, 0.4, 0.2];

/** Cards and heads, with their magnification. */
export interface ScaledLayout extends CardLayout {
  readonly scale: number;
}

/**
 * Lays out cards with larger texts, as far as their dials allow.
 * @param layOut lays out cards in a free area, with a largest radius of dials @param textScale wished text size over
 * the usual one
 */
export function layOutScaled(
  free: PageBox,
  textScale: number,
  layOut: (free: PageBox, most: number) => CardLayout,
): ScaledLayout {
  const usual = layOut(free, largest);
  if (textScale === 1) return { ...usual, scale: 1 };
  for (const share of shares) {
    const scale = 1 + (textScale - 1) * share;
    const small = layOut(magnified(free, 1 / scale), largest / scale);
    if (isLegible(small, usual)) return { ...magnifiedLayout(small, scale), scale };
  }
  return { ...usual, scale: 1 };
}

/** Whether dials are large enough, and every card shows as much of its verdict as at the usual text size. */
function isLegible({ cards }: CardLayout, usual: CardLayout): boolean {
  return cards.every(({ dial, verdict, brief, fits, box }, n) => {
    const before = usual.cards[n];
    const says = (verdict !== null || before.verdict === null) && (!brief || before.brief);
    return (
      says &&
      (fits || !before.fits) &&
      dial.radius >= leastMagnified &&
      2 * dial.radius <= Math.min(box.width, box.height)
    );
  });
}

function magnified({ left, top, width, height }: PageBox, by: number): PageBox {
  return { left: left * by, top: top * by, width: width * by, height: height * by };
}

function magnifiedLayout({ cards, heads }: CardLayout, by: number): CardLayout {
  return {
    cards: cards.map((card) => ({ ...transformed(card, by, 0), type: card.type * by })),
    heads: heads.map((head) => ({ ...head, ...transformedSpot(head, by, 0) })),
  };
}

/** Returns a card moved to the right. CSS pixels */
export const movedCard = (card: CardBoxes, right: number): CardBoxes => transformed(card, 1, right);

/** Returns a head moved to the right. CSS pixels */
export const movedHead = (head: Head, right: number): Head => ({ ...head, x: head.x + right });

/** Returns a card magnified and then moved to the right. CSS pixels */
function transformed(card: CardBoxes, by: number, right: number): CardBoxes {
  const { x, y, radius } = card.dial;
  const boxOf = (box: PageBox): PageBox => {
    const { left, ...size } = magnified(box, by);
    return { left: left + right, ...size };
  };
  return {
    ...card,
    box: boxOf(card.box),
    dial: { x: x * by + right, y: y * by, radius: radius * by },
    name: card.name && transformedSpot(card.name, by, right),
    verdict: card.verdict && transformedSpot(card.verdict, by, right),
    curve: card.curve && boxOf(card.curve),
  };
}

function transformedSpot({ x, y, width, align }: TextSpot, by: number, right: number): TextSpot {
  return { x: x * by + right, y: y * by, width: width * by, align };
}
