// The free place on the page for a box, nearest to the middle of an area.
import { clamp } from '../../../laws/control/clamp';
import type { PageBox } from './box';

/** Side of the squares in which the area is looked at. CSS pixels */
const square = 10;

/**
 * The place for a box in an area that meets none of the blocks and is nearest to the area's middle, to one square; null
 * where there is none.
 */
export function freeSpot(
  area: PageBox,
  blocks: readonly PageBox[],
  size: Pick<PageBox, 'width' | 'height'>,
): PageBox | null {
  const columns = Math.floor(area.width / square);
  const rows = Math.floor(area.height / square);
  const wide = Math.ceil(size.width / square);
  const high = Math.ceil(size.height / square);
  if (wide > columns || high > rows) return null;
  const sums = blockedSums(area, blocks, columns, rows);
  const sum = (column: number, row: number) => sums[row * (columns + 1) + column];
  let best: { readonly column: number; readonly row: number; readonly distance: number } | null = null;
  for (let row = 0; row + high <= rows; row++)
    for (let column = 0; column + wide <= columns; column++) {
      const [right, below] = [column + wide, row + high];
      if (sum(right, below) - sum(column, below) - sum(right, row) + sum(column, row) > 0) continue;
      const distance = Math.hypot(column + right - columns, row + below - rows);
      if (!best || distance < best.distance) best = { column, row, distance };
    }
  return (
    best && {
      left: area.left + best.column * square,
      top: area.top + best.row * square,
      width: wide * square,
      height: high * square,
    }
  );
}

/** How many squares left of and above each corner of the grid are blocked (a summed-area table: Crow, SIGGRAPH 1984). */
function blockedSums(area: PageBox, blocks: readonly PageBox[], columns: number, rows: number): Int32Array {
  const width = columns + 1;
  const sums = new Int32Array(width * (rows + 1));
  for (const { left, top, width: across, height } of blocks) {
    const first = clamp(Math.floor((left - area.left) / square), 0, columns);
    const last = clamp(Math.ceil((left + across - area.left) / square), 0, columns);
    const from = clamp(Math.floor((top - area.top) / square), 0, rows);
    const to = clamp(Math.ceil((top + height - area.top) / square), 0, rows);
    for (let row = from; row < to; row++)
      sums.fill(1, (row + 1) * width + first + 1, (row + 1) * width + last + 1);
  }
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) {
      const at = row * width + column;
      sums[at] += sums[at - 1] + sums[at - width] - sums[at - width - 1];
    }
  return sums;
}
