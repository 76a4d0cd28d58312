// Layout of equal cells on one page, or on several pages that scroll sideways. Cards and spheres use it.
import type { PageBox } from './box';

/** Gaps between the cells of a grid. CSS pixels */
export interface Gaps {
  readonly across: number;
  readonly down: number;
  /** Whether cell sizes are rounded down to whole pixels. */
  readonly isWhole?: boolean;
}

/** Width and height of a rectangle. CSS pixels */
export type Size = Pick<PageBox, 'width' | 'height'>;

/** A way to arrange the content of a grid cell, such as a text beside or below a dial. */
export interface Way<Place> {
  /** Score of this arrangement. layOutGrid chooses the highest score. */
  readonly worth: number;
  placeIn(cell: PageBox): Place;
}

/**
 * Lays out a grid of equal cells. Of all pairs of column number and cell arrangement, chooses the pair with the highest
 * `worth`.
 * @param counts number of cells on each page; all pages have the same area and cell size
 * @param arrangementsIn returns the possible arrangements of the content inside a cell of a given size. Of two pairs
 * with the same `worth`, the one with fewer columns is chosen, then the earlier arrangement
 * @returns the place of each cell's content, page by page
 */
export function layOutGrid<Place>(
  area: PageBox,
  counts: readonly number[],
  gaps: Gaps,
  arrangementsIn: (cell: Size) => readonly Way<Place>[],
): Place[] {
  const most = Math.max(...counts);
  const grids = Array.from({ length: most }, (_, n) => {
    const cell = cellIn(area, n + 1, Math.ceil(most / (n + 1)), gaps);
    return arrangementsIn(cell).map((way) => ({ way, columns: n + 1, cell }));
  }).flat();
  const { way, columns, cell } = grids.reduce((a, b) => (b.way.worth > a.way.worth ? b : a));
  return counts.flatMap((count) => cellsIn(area, columns, count, cell, gaps).map((box) => way.placeIn(box)));
}

/** Returns the size of one cell in a grid that fills an area. CSS pixels */
export function cellIn(
  { width, height }: Size,
  columns: number,
  rows: number,
  { across, down, isWhole }: Gaps,
): Size {
  const sideOf = (side: number) => (isWhole ? Math.floor(side) : side);
  return {
    width: sideOf((width - (columns - 1) * across) / columns),
    height: sideOf((height - (rows - 1) * down) / rows),
  };
}

/** Returns the box of each grid cell, row by row. The last row is centred. */
export function cellsIn(
  { left, top }: PageBox,
  columns: number,
  count: number,
  { width, height }: Size,
  { across, down }: Gaps,
): PageBox[] {
  return Array.from({ length: count }, (_, n) => {
    const row = Math.floor(n / columns);
    const inRow = Math.min(columns, count - row * columns);
    const aside = ((columns - inRow) * (width + across)) / 2;
    return {
      left: left + aside + (n % columns) * (width + across),
      top: top + row * (height + down),
      width,
      height,
    };
  });
}

/**
 * Divides cells among the fewest pages. Returns the number of cells on each page.
 * @param haveRoom whether a number of cells fits on one page
 */
export function cellsPerPage(
  count: number,
  haveRoom: (count: number, isOnePage: boolean) => boolean,
): number[] {
  if (haveRoom(count, true)) return [count];
  let pages = 2;
  while (pages < count && !haveRoom(Math.ceil(count / pages), false)) pages += 1;
  const most = Math.ceil(count / pages);
  return Array.from({ length: Math.ceil(count / most) }, (_, n) => Math.min(most, count - n * most));
}

/** Height of the page indicator (dots) below a scrolling strip. CSS pixels */
const footHeight = 20;

/** Returns an area without the part at its bottom where the page indicator (dots) is drawn. */
export function overFoot({ height, ...area }: PageBox): PageBox {
  return { ...area, height: height - footHeight };
}

/** A strip of cells, divided into pages that scroll sideways. */
export interface PagedStrip {
  /** The visible area, which shows one page of cells at a time. CSS pixels */
  readonly box: PageBox;
  /** One list for each page, with the indices of the page's cells. */
  readonly pages: readonly (readonly number[])[];
}

/**
 * Returns the horizontal position of one page of a strip, relative to the strip's visible box. CSS pixels, positive to
 * the right; 0 for the page in view.
 * @param scrolled distance by which the strip is scrolled, CSS pixels
 */
export function offsetOf({ box, pages }: PagedStrip, page: number, scrolled: number): number {
  return page * box.width - Math.min(scrolled, (pages.length - 1) * box.width);
}
