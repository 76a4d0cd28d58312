// Marks at the edge of a plot where its lines leave it: they tell how far the lines go.
import uPlot from 'uplot';
import { pageColour } from './colours';

/** The farthest point of a line during one time outside the plot. */
export interface Beyond {
  /** Index in the capture. */
  readonly index: number;
  readonly value: number;
}

/**
 * The farthest points of the times that a line spends outside its plot, on each side.
 * @param ages when the values were recorded, relative to the last step. s
 * @param reach how far the plot goes to either side of zero
 * @param together longest time between two times outside on one side that count as one. s
 */
export function timesBeyond(
  values: readonly (number | null)[],
  ages: readonly number[],
  reach: number,
  together: number,
): readonly Beyond[] {
  const above: Beyond[] = [];
  const below: Beyond[] = [];
  const last = { above: Number.NEGATIVE_INFINITY, below: Number.NEGATIVE_INFINITY };
  for (let index = 0; index < values.length; index++) {
    const value = values[index];
    if (value === null || Math.abs(value) <= reach) continue;
    const side = value > 0 ? 'above' : 'below';
    const found = value > 0 ? above : below;
    const before = found.length - 1;
    if (ages[index] - last[side] > together) found.push({ index, value });
    else if (Math.abs(value) > Math.abs(found[before].value)) found[before] = { index, value };
    last[side] = ages[index];
  }
  return [...above, ...below];
}

/** A mark at the edge of a plot. */
export interface Mark extends Beyond {
  readonly colour: string;
  readonly text: string;
  /** Where the line leaves the plot. CSS pixels from the plot's left */
  readonly x: number;
  /** Width of the text. CSS pixels */
  readonly width: number;
}

/** A mark, and its place. */
export interface PlacedMark extends Mark {
  /** Its left end. CSS pixels from the plot's left */
  readonly left: number;
  /** Number of rows from the edge. */
  readonly row: number;
}

/** Largest number of rows at each edge. More would hide the lines. */
const mostRows = 3;

/** Gap between a mark and its line, and between marks. CSS pixels */
const gap = 3;

/** Places each mark beside its line, the largest first. Marks without room are left out. */
export function placeMarks(marks: readonly Mark[]): readonly PlacedMark[] {
  const placed: PlacedMark[] = [];
  for (const mark of marks.toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))) {
    const before = mark.x - gap - mark.width;
    const left = before >= 0 ? before : mark.x + gap;
    const taken = placed
      .filter(({ value }) => Math.sign(value) === Math.sign(mark.value))
      .filter((other) => left < other.left + other.width + gap && other.left < left + mark.width + gap)
      .map(({ row }) => row);
    const row = Array.from({ length: mostRows }, (_, n) => n).find((n) => !taken.includes(n));
    if (row !== undefined) placed.push({ ...mark, left, row });
  }
  return placed;
}

/** A value beyond the edge in whole units, with an arrow towards it. */
export function beyondText(value: number): string {
  const size = Math.abs(value).toFixed(0);
  return value < 0 ? `−${size} ↓` : `${size} ↑`;
}

/** Font size of the marks, and height of a row. CSS pixels */
const type = { size: 10, row: 11 };

/** Width of the dark rim around the letters, which are drawn over lines. CSS pixels */
const rim = 3;

/** Largest distance of two times outside that count as one. CSS pixels */
const together = 40;

/**
 * Draws the marks; called by uPlot's hook `draw`.
 * @param colours of the lines
 * @param reach how far the plot goes to either side of zero
 */
export function drawMarks(chart: uPlot, colours: readonly string[], reach: number): void {
  const { ctx, bbox, data } = chart;
  const [ages, ...columns] = data;
  const scale = uPlot.pxRatio;
  const { min = 0, max = 0 } = chart.scales.x;
  const nearby = (together / (bbox.width / scale)) * ((max ?? 0) - (min ?? 0));
  ctx.save();
  ctx.font = `${type.size * scale}px ${pageColour('--mono')}`;
  const marks = columns.flatMap((values, n) =>
    timesBeyond(values as (number | null)[], ages as number[], reach, nearby).map(
      ({ index, value }): Mark => {
        const text = beyondText(value);
        const width = ctx.measureText(text).width / scale;
        return { index, value, text, width, colour: colours[n], x: chart.valToPos(ages[index], 'x') };
      },
    ),
  );
  ctx.strokeStyle = pageColour('--ground');
  ctx.lineWidth = rim * scale;
  ctx.lineJoin = 'round';
  ctx.textAlign = 'left';
  ctx.textBaseline = 'top';
  for (const { value, text, colour, left, row } of placeMarks(marks)) {
    const down = value > 0 ? 1 + row * type.row : bbox.height / scale - (row + 1) * type.row;
    const x = bbox.left + left * scale;
    const y = bbox.top + down * scale;
    ctx.strokeText(text, x, y);
    ctx.fillStyle = colour;
    ctx.fillText(text, x, y);
  }
  ctx.restore();
}
