// Layout of cards on the page: the number of columns that makes dials largest, or a table with heads; magnified for larger texts. Free of Phaser.
import type { Point } from '../../../world/entities/command';
import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { cellIn, cellsIn, layOutGrid, type Size, type Way } from '../../view/grid';
import { smallField } from '../../view/steps';

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

/** Place of a text. CSS pixels */
export interface TextSpot extends Point {
  readonly width: number;
  /** The side of the text that `x` is. */
  readonly align: 'left' | 'centre';
}

/** The head of a column or of a row. CSS pixels */
export interface Head extends TextSpot {
  readonly text: string;
  /** Whether it says what a column is, below its head. */
  readonly isNote: boolean;
}

/** All cards and heads. */
export interface CardLayout {
  readonly cards: readonly Card[];
  readonly heads: readonly Head[];
}

/** How far the target's tick and the trace of the nose reach beyond the dial. CSS pixels */
export const overhang = 9;

/** Largest radius of a dial. CSS pixels */
const largest = 280;

/** Distances between cards, between a dial and what stands beside it, and height of a line over its type. CSS pixels */
const space = { across: 32, down: 28, isWhole: true, beside: 20, line: 1.3 };

/** The same on a small free area. CSS pixels */
const tight = { across: 12, down: 8, isWhole: true, beside: 8, line: 1.3 };

/** Sizes of type. CSS pixels */
const type = { usual: 15, small: 13 };

/** Texts: the least width beside a dial, in a table, on a small page in a card of some width and in a narrower one, lines of a name and of a verdict in it, the width from which each takes one line, and that for a verdict's first words. CSS pixels */
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

/** Curves: the smallest worth drawing, the largest on a small page, and the width that one may have under any dial (CSS pixels); on a large page the least height of one under a dial, and the largest of any, over the dial's diameter. */
const curves = { least: 18, tallest: 150, wide: 420, share: 0.26, mostShare: 0.6 };

/** What a card has above and below its dial on a large page, a line each for name and verdict, beside its curve. CSS pixels */
const aroundDial = 104;

/** Smallest radius of a dial, on pages too small for cards. CSS pixels */
const leastRadius = 8;

/** What a dial with a verdict's first words only counts for, over one with all of it. */
const briefWorth = 0.75;

/** Width and height of a cell, and what is in it. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Largest radius. */
  readonly most: number;
  readonly named: boolean;
  /** Free room at its right. */
  readonly aside: number;
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

/** Least distance of a dial from the edges of its card. CSS pixels */
const roundDial = ({ small }: Cell) => (small ? overhang : 10);

/** Height of a name, and of a verdict, in a width. */
const nameHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);
const verdictHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (cell.parts === 0 ? 0 : width < oneLineFrom(cell) ? texts.lines : 1);

/** The width from which a verdict takes one line: its first words alone take less. CSS pixels */
function oneLineFrom({ parts, small }: Cell): number {
  if (parts < 2) return texts.leadFrom;
  return small ? texts.smallLineFrom : texts.oneLineFrom;
}

/** Least distance of a verdict from what is over it and under it; none where there is no verdict. CSS pixels */
const verdictGap = ({ parts }: Cell) => (parts > 0 ? 8 : 0);

/** Largest height of a curve beside or under a dial. CSS pixels */
const tallestCurve = ({ small }: Cell, radius: number) =>
  small ? curves.tallest : Math.max(curves.least, 2 * curves.mostShare * radius);

/** Least width of what stands beside a dial. CSS pixels */
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
    // The text column is as high as the card on a small page, and as the dial on a large one.
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
    // On a small page second lines take of the curve.
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

/** How cards are laid out, where that is not as usual. */
export interface CardOptions {
  /** Largest radius of a dial. CSS pixels */
  readonly most?: number;
  /** Width that each card keeps free at its right, where its words are beside its dial. CSS pixels */
  readonly aside?: number;
}

/** Ranks arrangements whose texts have no room below all others. CSS pixels */
const misfit = 1e6;

/** Ranks a whole verdict before its first words where dials are worth the same. CSS pixels */
const briefLoss = 1e-3;

/** Lays out cards in the free area with the largest dials. Arrangements whose texts have room come first. @param counts cells of each page */
export function layOutCards(
  free: PageBox,
  counts: readonly number[],
  { most = largest, aside = 0 }: CardOptions = {},
): CardLayout {
  const small = isSmall(free);
  const waysIn = (size: Size) =>
    ([2, 1] as const).flatMap((parts) =>
      styles.map((style): Way<Card> => {
        const cell: Cell = { ...size, small, most, named: true, aside, parts };
        const radius = Math.floor(style.radius(cell));
        const worth = parts === 2 ? radius : radius * briefWorth - briefLoss;
        // If nothing fits, the board of labels leaves out overlapping texts.
        const { fits } = cardIn({ left: 0, top: 0, ...size }, { style, radius, cell });
        return {
          worth: fits ? worth : worth - misfit,
          placeIn: (box) => cardIn(box, { style, radius, cell }),
        };
      }),
    );
  return { cards: layOutGrid(free, counts, small ? tight : space, waysIn), heads: [] };
}

/** Whether a free area is that of a phone. */
export function isSmall({ width, height }: PageBox): boolean {
  return width < smallField.width || height < smallField.height;
}

function cardIn(
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

/** Heads: size of their type, the room of a row's head at its left, and the distance of a column's from its note. CSS pixels */
const head = { type: 15, aside: 72, apart: 2 };

/** Dials of a table: the part of its column that one takes, what a row keeps free above and below them, and the distances of its cells. CSS pixels */
const inTable = { share: 0.52, around: 36, gaps: { across: 16, down: 0, isWhole: true } };

/** Smallest radius at which a dial in a table can be read: below it, verdicts give way. CSS pixels */
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

/** How cells of a table stand: with the verdict beside the dial; where that leaves dials that cannot be read, under it, and then the verdicts give way by and by. */
function fitInTable(room: Omit<Cell, 'parts'>) {
  const ways = ([2, 1, 0] as const).flatMap((parts) => {
    const cell: Cell = { ...room, parts };
    // Beside its dial a verdict takes no height.
    const those = parts === 2 ? styles : [upright];
    return those.map((style) => ({ cell, style, radius: style.radius(cell) }));
  });
  const isReadable = ({ radius, cell, style }: (typeof ways)[number]) =>
    radius >= readable && (style === beside || cell.parts < 2 || room.width >= texts.leadFrom);
  return ways.find(isReadable) ?? ways[ways.length - 1];
}

/** Smallest radius of a dial whose texts are magnified. CSS pixels of the smaller page */
const leastMagnified = 14;

/** By how much less texts grow where the whole would leave too little of a dial: tried one after the other. */
const shares = [1, 0.8, 0.6, 0.4, 0.2];

/** Cards and heads, and by how much they are magnified. */
export interface ScaledLayout extends CardLayout {
  readonly scale: number;
}

/** Lays out cards whose texts are larger, as much as their dials allow. @param layOut lays them out in a free area, with dials of so large a radius at most @param textScale what a person wants, over the usual size */
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

/** Whether dials are large enough, and every card says what it does at the usual size. */
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

/** A card farther right. CSS pixels */
export const movedCard = (card: Card, right: number): Card => transformed(card, 1, right);

/** A head farther right. CSS pixels */
export const movedHead = (head: Head, right: number): Head => ({ ...head, x: head.x + right });

/** A card magnified, and then moved to the right. CSS pixels */
function transformed(card: Card, by: number, right: number): Card {
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
