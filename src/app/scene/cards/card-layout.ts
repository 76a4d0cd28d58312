// Layout of cards: the number of columns with the largest dials, or a table with headings; enlarged for larger texts.
// Independent of Phaser.
import type { Point } from '../../../world/entities/command';
import type { TableSpec } from '../../../world/simulation/scenario';
import type { PageBox } from '../../view/box';
import { cellIn, cellsIn, layOutGrid, type Size, type Way } from '../../view/grid';
import { smallField } from '../../view/steps';

/** Places of the dial, the curve and the texts of one card. CSS pixels */
export interface CardBoxes {
  readonly box: PageBox;
  readonly dial: Point & { readonly radius: number };
  /** Place of the body's name; null in a table, whose column and row headings name the bodies. */
  readonly name: TextSpot | null;
  /** Place of the verdict (result of the turn in words); null if there is no room for it. */
  readonly verdict: TextSpot | null;
  /** Whether the verdict (result of the turn in words) is shortened to its first words. */
  readonly brief: boolean;
  /** Whether the body's name and the verdict (result of the turn) fit into the card. */
  readonly fits: boolean;
  /** Place of the turn's error curve on the card; null if the card has no room for a curve. */
  readonly curve: PageBox | null;
  /** Whether the page is small, so that names are shortened. */
  readonly small: boolean;
  /** Text size of the card's name and verdict (the result in words). CSS pixels */
  readonly type: number;
}

/** Place of a text on a card, and the width at which the text wraps. CSS pixels */
export interface TextSpot extends Point {
  readonly width: number;
  /** Whether `x` is the left edge or the middle of the text. */
  readonly align: 'left' | 'centre';
  /** Height of the space for a text aligned at the bottom, CSS pixels. 0 for a text aligned at the top */
  readonly height: number;
}

/** Heading of a column, row or page of cards. Positions in CSS pixels */
export interface Head extends TextSpot {
  readonly text: string;
  /** Whether the text is a note below a column's heading. */
  readonly isNote: boolean;
}

export interface CardLayout {
  readonly cards: readonly CardBoxes[];
  readonly heads: readonly Head[];
}

/** Distance by which drawings extend beyond the rim of a dial (circle on a card). CSS pixels */
export const overhang = 9;

/** Largest radius of a dial (the circle on a card). CSS pixels */
const largest = 280;

/** Spacing of cards on a large page. All gaps in CSS pixels */
const space = {
  /** Horizontal gap between two cards. CSS pixels */
  across: 32,
  /** Vertical gap between two cards. CSS pixels */
  down: 28,
  /** Whether the sizes of cards are rounded down to whole pixels. */
  isWhole: true,
  /** Gap between a dial and the texts beside it. CSS pixels */
  beside: 20,
  /** Line height of texts on cards, as a multiple of the text size. */
  line: 1.3,
};

/** Spacing of cards (panels of bodies) on a small page. */
const tight = {
  /** Horizontal gap between two cards on a small page. CSS pixels */
  across: 12,
  /** Vertical gap between two cards on a small page. CSS pixels */
  down: 10,
  /** Whether the sizes of cards are rounded down to whole pixels. */
  isWhole: true,
  /** Gap between a dial and the texts beside it, on a small page. CSS pixels */
  beside: 12,
  /** Line height of texts on cards, as a multiple of the text size. */
  line: 1.3,
};

/** Text sizes on cards. CSS pixels */
const type = {
  /** Text size of a card on a large page. CSS pixels */
  usual: 15,
  /** Text size of a card on a small page. CSS pixels */
  small: 13,
};

/** Widths that the texts of a card need. CSS pixels */
const texts = {
  /** Smallest width of the texts beside a dial on a large page. CSS pixels */
  least: 225,
  /** Smallest width of the texts beside a dial in a table of cards. CSS pixels */
  tableLeast: 100,
  /** Smallest width of the texts beside a dial on a small page, if the card is not narrow. CSS pixels */
  smallBeside: 133,
  /** Width below which a card on a small page counts as narrow. CSS pixels */
  narrowBelow: 250,
  /** Smallest width of texts on a narrow card. CSS pixels */
  smallLeast: 84,
  /** Number of lines for a name or verdict (result in words) longer than one line. */
  lines: 2,
  /** Smallest width at which a body's name takes one line. CSS pixels */
  oneLineFrom: 185,
  /** On a small page, a line of at least this width can hold a verdict (the result in words). CSS pixels */
  smallLineFrom: 165,
  /** Smallest width in which the first words of a verdict (result in words) fit without a line break. CSS pixels */
  leadFrom: 80,
};

const curves = {
  /** Smallest height of the curve on a card. CSS pixels */
  least: 18,
  /** Largest height of the curve on a card on a small page. CSS pixels */
  tallest: 150,
  /** Largest width of a card's curve, unless the dial is wider. CSS pixels */
  wide: 420,
  /** Height reserved for the curve on a tall card, as a fraction of the dial's diameter. */
  share: 0.26,
  /** Largest height of a card's curve, as a fraction of the dial's diameter. */
  mostShare: 0.6,
};

/** Total height of the texts above and below a card's dial, if each text takes one line. CSS pixels */
const aroundDial = 104;

/** Smallest radius of a dial (circle on a card). CSS pixels */
const leastRadius = 8;

/** Factor (below 1) for the score of a card layout with shortened texts. */
const briefWorth = 0.75;

/** One cell of a grid of cards: its size, and options for the card in it. */
interface Cell {
  readonly width: number;
  readonly height: number;
  readonly small: boolean;
  /** Largest allowed radius of the dial. CSS pixels */
  readonly most: number;
  readonly named: boolean;
  /** Width that a wide card keeps free at its right edge. CSS pixels */
  readonly aside: number;
  /** Shown part of the verdict (result in words): 2 all, 1 first words, 0 none. */
  readonly parts: 2 | 1 | 0;
}

/** Layout functions of one kind of card (panel of one body). Wide cards have one `Style`, tall cards another. */
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

/** Returns the smallest distance between a dial and the edges of its card. CSS pixels */
const roundDial = ({ small }: Cell) => (small ? overhang : 10);

/** Returns the height of a body's name on a card. @param width largest width of a line, CSS pixels */
const nameHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);

/** Returns the height that a card on a small page reserves for the body's name. CSS pixels */
const nameRoom = (cell: Cell, width: number) => (cell.small ? nameHeight(cell, width) : 0);

const verdictHeight = (cell: Cell, width: number) =>
  lineOf(cell) * (cell.parts === 0 ? 0 : width < oneLineFrom(cell) ? texts.lines : 1);

function oneLineFrom({ parts, small }: Cell): number {
  if (parts < 2) return texts.leadFrom;
  return small ? texts.smallLineFrom : texts.oneLineFrom;
}

/** Returns the gap above a card's verdict (result in words), CSS pixels. 0 without a verdict */
const verdictGap = ({ parts }: Cell) => (parts > 0 ? 8 : 0);

/** Returns the largest height of the curve on a card. CSS pixels @param radius radius of the dial, CSS pixels */
const tallestCurve = ({ small }: Cell, radius: number) =>
  small ? curves.tallest : Math.max(curves.least, 2 * curves.mostShare * radius);

function leastBeside({ small, named, width, aside }: Cell): number {
  if (!small) return aside + (named ? texts.least : texts.tableLeast);
  return aside + (width < texts.narrowBelow ? texts.smallLeast : texts.smallBeside);
}

/** Arrangement of a wide card: dial left; name, curve and result right. */
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
      name: cell.named ? { x, y: from, width, align: 'left', height: nameRoom(cell, width) } : null,
      curve: fits ? curve : null,
      verdict: { x, y: fits ? curve.top + curve.height + 6 : alone, width, align: 'left', height: 0 },
    };
  },
};

/** Arrangement of a tall card (panel of one body). From top to bottom: name, dial, curve, result. */
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
    const spot = { x: middle, width: box.width, align: 'centre', height: 0 } as const;
    return {
      dial,
      name: cell.named ? { ...spot, y: top, height: nameRoom(cell, box.width) } : null,
      curve: fits ? { left: middle - width / 2, top: under, width, height: room - 4 } : null,
      verdict: cell.parts === 0 ? null : { ...spot, y: under + (fits ? room + 4 : 0) },
    };
  },
};

const styles = [beside, upright];

export interface CardOptions {
  /** Largest radius of a dial. CSS pixels */
  readonly most?: number;
  /** Free width at the right edge of a wide card. CSS pixels; 0 if left out */
  readonly aside?: number;
}

/** Penalty for a card layout in which texts do not fit. */
const misfit = 1e6;

/**
 * Amount subtracted once from the score of a card layout if texts are shortened. CSS pixels (the score is a dial's
 * radius)
 */
const briefLoss = 1e-3;

/**
 * Lays out cards with the largest possible dials. Arrangements in which all texts fit are preferred.
 * @param free part of the browser's page that nothing covers
 * @param counts number of cards in each group. Each group gets the whole area `free`; people scroll from group to
 * group.
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

/** Whether an area is as small as on a phone. */
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

/** Whether a body's name and verdict (result in words) fit in a card, one below the other. */
function textsFit({ name, verdict }: Pick<CardBoxes, 'name' | 'verdict'>, box: PageBox, cell: Cell): boolean {
  const end = box.top + box.height;
  const from = verdict?.y ?? end;
  const nameFits = !name || (name.y >= box.top && name.y + nameHeight(cell, name.width) <= from);
  return nameFits && (!verdict || from + verdictHeight(cell, verdict.width) <= end);
}

/** Sizes of the row and column headings of a table whose cells are cards. CSS pixels */
const head = {
  /** Text size of the row and column headings of a table whose cells are cards. CSS pixels */
  type: 15,
  /** Width at the left of the table for the row headings. CSS pixels */
  aside: 72,
  /** Vertical distance between a column's heading and the note below it. CSS pixels */
  apart: 2,
};

/** Size limits of the dials in a table of cards, and gaps between the table's cells. */
const inTable = {
  /** Largest diameter of a dial, as a fraction of the width of a table column. */
  share: 0.52,
  /** Height that each row of a table of cards needs besides the dial. CSS pixels */
  around: 36,
  /**
   * Gaps between the cells of the table, CSS pixels. `isWhole`: whether cell sizes are rounded down to whole pixels.
   */
  gaps: { across: 16, down: 0, isWhole: true },
};

/** Smallest legible radius of a dial in a table of cards. CSS pixels */
const readable = 12;

/**
 * Lays out cards (panels with a body's dial) in a table. Returns the cards column by column.
 * @param most largest radius of a dial, CSS pixels
 */
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
    const align = isBeside ? 'left' : 'centre';
    return { text, x, y: free.top, width: box.width, align, height: 0, isNote: false };
  };
  const columnHeads = heads.columns.map(headOf);
  const noteHeads = notes
    .map(headOf)
    .map((note) => ({ ...note, y: note.y + line + head.apart, isNote: true }));
  const rowHeads = heads.rows.map((text, row): Head => {
    const y = made[row].dial.y - line / 2;
    return { text, x: free.left, y, width: head.aside, align: 'left', height: 0, isNote: false };
  });
  return { cards: made, heads: [...columnHeads, ...noteHeads, ...rowHeads] };
}

/** Chooses the arrangement inside each cell of a table of cards: as much text as legible dials allow. */
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

/**
 * A layout may be enlarged only if all its dials (circles on cards) have at least this radius. CSS pixels before
 * enlargement
 */
const leastMagnified = 14;

/** Shares of the wanted increase in text size, tried in this order. */
const shares = [1, 0.8, 0.6, 0.4, 0.2];

/** A layout of cards, with the factor by which it is enlarged. */
export interface ScaledLayout extends CardLayout {
  readonly scale: number;
}

/**
 * Lays out cards with enlarged texts. Reduces the enlargement until the dials (circles on cards) are large enough.
 * @param free part of the page that nothing covers
 * @param textScale wanted text size, as a multiple of the usual size
 * @param layOut function that lays out cards in an area; `most` is the largest radius of a dial
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

/**
 * Whether an enlarged layout has large enough dials and as much text as the usual layout.
 * @param usual the layout at the usual text size
 */
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

/** Returns a card moved to the right. @param right distance, CSS pixels */
export const movedCard = (card: CardBoxes, right: number): CardBoxes => transformed(card, 1, right);

/** Returns a heading of the cards, moved to the right. @param right distance, CSS pixels */
export const movedHead = (head: Head, right: number): Head => ({ ...head, x: head.x + right });

/**
 * Returns a card enlarged by a factor and then moved to the right.
 * @param by the factor
 * @param right distance, CSS pixels
 */
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

function transformedSpot({ x, y, width, align, height }: TextSpot, by: number, right: number): TextSpot {
  return { x: x * by + right, y: y * by, width: width * by, align, height: height * by };
}
