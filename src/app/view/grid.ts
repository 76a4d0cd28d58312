// Lays out equal cells on the page, all at once or in pages that scroll sideways. Cards and spheres stand in such grids.
import type { PageBox } from './box';

/** Room between cells. CSS pixels */
export interface Gaps {
  readonly across: number;
  readonly down: number;
  /** Whether sides of cells are whole numbers. */
  readonly isWhole?: boolean;
}

/** CSS pixels */
export type Size = Pick<PageBox, 'width' | 'height'>;

/** One way to fill the cells of a grid. */
export interface Way<Place> {
  /** How good it is: most often the diameter of what stands in a cell. */
  readonly worth: number;
  placeIn(cell: PageBox): Place;
}

/**
 * Lays out cells with the best way and the best number of columns.
 * @param counts cells of each page; all pages lie on the same area, and their cells have the same size
 * @param waysIn the ways to fill a cell of some size, the preferred one first
 * @returns places of all cells, page by page
 */
export function layOutGrid<Place>(
  area: PageBox,
  counts: readonly number[],
  gaps: Gaps,
  waysIn: (cell: Size) => readonly Way<Place>[],
): Place[] {
  const most = Math.max(...counts);
  const grids = Array.from({ length: most }, (_, n) => {
    const cell = cellIn(area, n + 1, Math.ceil(most / (n + 1)), gaps);
    return waysIn(cell).map((way) => ({ way, columns: n + 1, cell }));
  }).flat();
  const { way, columns, cell } = grids.reduce((a, b) => (b.way.worth > a.way.worth ? b : a));
  return counts.flatMap((count) => cellsIn(area, columns, count, cell, gaps).map((box) => way.placeIn(box)));
}

/** Size of a cell. */
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

/** The boxes of cells, row by row; the last row is in the middle. */
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

/** Cells of each page: on one page where all have room, else on as few as have room, in nearly equal parts. */
export function countsOf(count: number, haveRoom: (count: number, isOnePage: boolean) => boolean): number[] {
  if (haveRoom(count, true)) return [count];
  let pages = 2;
  while (pages < count && !haveRoom(Math.ceil(count / pages), false)) pages += 1;
  const most = Math.ceil(count / pages);
  return Array.from({ length: Math.ceil(count / most) }, (_, n) => Math.min(most, count - n * most));
}

/** Height that the mark of a strip's place takes below its pages. CSS pixels */
const footHeight = 20;

/** An area without the foot of a strip. */
export function overFoot({ height, ...area }: PageBox): PageBox {
  return { ...area, height: height - footHeight };
}

/** Pages side by side that scroll. */
export interface Strip {
  /** The part of the page that shows one of them. CSS pixels */
  readonly box: PageBox;
  /** What stands on each page, by indices. */
  readonly pages: readonly (readonly number[])[];
}

/** How far right of the strip's box a page lies now. CSS pixels @param scrolled how far the strip was scrolled */
export function offsetOf({ box, pages }: Strip, page: number, scrolled: number): number {
  return page * box.width - Math.min(scrolled, (pages.length - 1) * box.width);
}
