/** How far the target's tick and the trace of the nose reach beyond the dial. CSS pixels */
export const overhang = 9;
/** Largest radius of a dial. CSS pixels */
const largest = 280;
/** Distances between cards, between a dial and what stands beside it, and height of a line over its type. CSS pixels */
const space = { across: 32, down: 28, beside: 20, line: 1.3 };
/** The same on a small free area. CSS pixels */
const tight = { across: 12, down: 6, beside: 8, line: 1.3 };
/** A free area below this in either direction is small. CSS pixels */
const smallBelow = { width: 700, height: 360 };
/** Sizes of type. CSS pixels */
const type = { usual: 15, small: 13 };
/** Texts: the least width beside a dial, in a table and on a small page, lines of a name and of a verdict in it, the width from which each takes one line, and that for a verdict's first words. CSS pixels */
const texts = { least: 225, tableLeast: 150, smallLeast: 84, lines: 2, oneLineFrom: 185, leadFrom: 80 };
/** Curves: the smallest worth drawing, the largest on a small page, and the width that one may have under any dial (CSS pixels); on a large page the least height of one under a dial, and the largest of any, over the dial's diameter. */
const curves = { least: 18, tallest: 150, wide: 420, share: 0.26, mostShare: 0.6 };
/** What a card has above and below its dial on a large page, a line each for name and verdict, beside its curve. CSS pixels */
const aroundDial = 104;
/** Smallest radius of a dial, on pages too small for cards. CSS pixels */
const leastRadius = 8;
/** What a dial on a small page counts for in radius: with a curve, and per CSS pixel of a curve as wide as high; and with a verdict's first words only, on any. */
const worths = { curve: 1.15, brief: 0.75, size: 0.02 };
const spacing = ({ small }) => (small ? tight : space);
const typeOf = ({ small }) => (small ? type.small : type.usual);
const lineOf = (cell) => Math.ceil(typeOf(cell) * spacing(cell).line);
/** Least distance of a dial from the edges of its card. CSS pixels */
const roundDial = ({ small }) => (small ? overhang : 10);
/** Height of a name, and of a verdict, in a width. */
const nameHeight = (cell, width) => lineOf(cell) * (width < texts.oneLineFrom ? texts.lines : 1);
const verdictHeight = (cell, width) =>
  lineOf(cell) * (cell.parts === 0 ? 0 : width < oneLineFrom(cell) ? texts.lines : 1);
/** The width from which a verdict takes one line: its first words alone take less. CSS pixels */
const oneLineFrom = ({ parts }) => (parts === texts.lines ? texts.oneLineFrom : texts.leadFrom);
/** Least distance of a verdict from what is over it and under it; none where there is no verdict. CSS pixels */
const verdictGap = ({ parts }) => (parts > 0 ? 8 : 0);
/** Largest height of a curve beside or under a dial. CSS pixels */
const tallestCurve = ({ small }, radius) =>
  small ? curves.tallest : Math.max(curves.least, 2 * curves.mostShare * radius);
/** Dial at the left; name, curve and verdict in a column at its right. */
const beside = {
  radius(cell) {
    const least = cell.small ? texts.smallLeast : cell.named ? texts.least : texts.tableLeast;
    const room = cell.width - spacing(cell).beside - least - overhang;
    return Math.min(cell.most, cell.height / 2 - roundDial(cell), room / 2);
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
const upright = {
  radius(cell) {
    const { width, height, named } = cell;
    if (named && width < texts.smallLeast) return -1;
    const under =
      verdictHeight(cell, width) + verdictGap(cell) + (named ? curves.least + nameHeight(cell, width) : 0);
    const widest = Math.min(cell.most, width / 2 - roundDial(cell));
    if (cell.small || !named) return Math.min(widest, (height - under) / 2 - overhang);
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
    const spot = { x: middle, width: box.width, align: 'centre' };
    return {
      dial,
      name: cell.named ? { ...spot, y: top } : null,
      curve: fits ? { left: middle - width / 2, top: under, width, height: room - 4 } : null,
      verdict: cell.parts === 0 ? null : { ...spot, y: under + (fits ? room + 4 : 0) },
    };
  },
};
const styles = [beside, upright];
/** Lays out so many cards in the free area: the arrangement with the largest dials, on a small page of nearly equal ones that with curves. Texts that have no room count first. @param most largest radius of a dial. CSS pixels */
export function layOutCards(free, count, most = largest) {
  const small = isSmall(free);
  const ways = [2, 1].flatMap((parts) =>
    Array.from({ length: count }, (_, n) => ({ parts, columns: n + 1 })),
  );
  const arrangements = ways.flatMap(({ parts, columns }) => {
    const cell = {
      ...cellOf(free, columns, Math.ceil(count / columns), small),
      most,
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
function worthOf(style, radius, cell) {
  if (!cell.small) return radius;
  const { curve } = style.parts({ left: 0, top: 0, ...cell }, Math.max(leastRadius, radius), cell);
  return curve ? worths.curve * radius + worths.size * Math.sqrt(curve.width * curve.height) : radius;
}
function isSmall({ width, height }) {
  return width < smallBelow.width || height < smallBelow.height;
}
/** Size of each cell. @param above room that is kept above each row */
function cellOf(free, columns, rows, small, above = 0) {
  const { across, down } = small ? tight : space;
  return {
    width: Math.floor((free.width - (columns - 1) * across) / columns),
    height: Math.floor((free.height - (rows - 1) * down) / rows) - above,
    small,
  };
}
/** The boxes of cells, row by row; the last row is in the middle. */
function cellsOf(free, columns, count, cell, above = 0) {
  const { across, down } = spacing(cell);
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    const aside = ((columns - inRow) * (cell.width + across)) / 2;
    return {
      left: free.left + aside + (n % columns) * (cell.width + across),
      top: free.top + above + row * (cell.height + above + down),
      width: cell.width,
      height: cell.height,
    };
  });
}
function cardIn(box, { style, radius, cell }) {
  const brief = cell.parts === 1;
  const { small } = cell;
  const parts = style.parts(box, Math.max(leastRadius, radius), cell);
  return { box, type: typeOf(cell), brief, small, fits: textsFit(parts, box, cell), ...parts };
}
/** Whether name and verdict lie one below the other in their card. */
function textsFit({ name, verdict }, box, cell) {
  const end = box.top + box.height;
  const from = verdict?.y ?? end;
  const nameFits = !name || (name.y >= box.top && name.y + nameHeight(cell, name.width) <= from);
  return nameFits && (!verdict || from + verdictHeight(cell, verdict.width) <= end);
}
/** Largest radius of a dial in a table. CSS pixels */
const mostInTable = 150;
/** Heads: size of their type, the width of a column from which they take one line, and the room of a row's head at its left. CSS pixels */
const head = { type: 15, oneLineFrom: 132, aside: { small: 60, usual: 72 } };
/** Smallest radius at which a dial in a table can be read: below it, verdicts give way. CSS pixels */
const readable = 12;
/** Lays out a table of cards, column by column. */
export function layOutTable(free, heads) {
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
  const room = { ...cellOf(inner, columns, rows, small, above), most: mostInTable, named: false };
  const { cell, ...style } = fitInTable(room);
  const boxes = cellsOf(inner, columns, columns * rows, cell, above);
  const byColumn = heads.columns.flatMap((_, column) =>
    heads.rows.map((_, row) => boxes[row * columns + column]),
  );
  const made = byColumn.map((box) => cardIn(box, { ...style, radius: Math.floor(style.radius), cell }));
  const columnHeads = heads.columns.map((text, column) => {
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
  const rowHeads = heads.rows.map((text, row) => {
    const { dial, box } = made[row];
    const y = aside === 0 ? box.top - above : dial.y - line / 2;
    return { text, x: free.left, y, width: aside || free.width, align: 'left' };
  });
  return { cards: made, heads: [...columnHeads, ...rowHeads] };
}
/** How cells of a table stand: with the verdict beside the dial, on a small page with the largest dials, of nearly equal ones with curves; where those cannot be read, the verdicts give way by and by. */
function fitInTable(room) {
  const ways = [2, 1, 0].map((parts) => {
    const cell = { ...room, parts };
    // Beside its dial a verdict takes no height.
    const those = parts === 2 ? styles : [upright];
    const found = those.map((style) => ({ cell, style, radius: style.radius(cell) }));
    // On a large page there is a curve beside the dial.
    if (!room.small) return found.find(({ radius }) => radius >= readable) ?? found[0];
    return found.reduce((a, b) =>
      worthOf(b.style, b.radius, b.cell) > worthOf(a.style, a.radius, a.cell) ? b : a,
    );
  });
  const [whole, ...less] = ways;
  const fits = whole.style === beside || room.width >= texts.leadFrom;
  return (fits ? ways : less).find(({ radius }) => radius >= readable) ?? ways.at(-1);
}
/** Smallest radius of a dial whose texts are magnified. CSS pixels of the smaller page */
const leastMagnified = 14;
/** By how much less texts grow where the whole would leave too little of a dial: tried one after the other. */
const shares = [1, 0.8, 0.6, 0.4, 0.2];
/** Lays out cards whose texts are larger, as much as their dials allow. @param layOut lays them out in a free area, with dials of so large a radius at most @param textScale what a person wants, over the usual size */
export function layOutScaled(free, textScale, layOut) {
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
function isLegible({ cards }, usual) {
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
function magnified({ left, top, width, height }, by) {
  return { left: left * by, top: top * by, width: width * by, height: height * by };
}
function magnifiedLayout({ cards, heads }, by) {
  return {
    cards: cards.map((card) => {
      const { x, y, radius } = card.dial;
      return {
        ...card,
        box: magnified(card.box, by),
        dial: { x: x * by, y: y * by, radius: radius * by },
        name: card.name && magnifiedSpot(card.name, by),
        verdict: card.verdict && magnifiedSpot(card.verdict, by),
        curve: card.curve && magnified(card.curve, by),
        type: card.type * by,
      };
    }),
    heads: heads.map((head) => ({ ...head, ...magnifiedSpot(head, by) })),
  };
}
function magnifiedSpot({ x, y, width, align }, by) {
  return { x: x * by, y: y * by, width: width * by, align };
}
