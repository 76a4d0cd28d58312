// Figures at the edge of a plot where its lines leave it: how far they go, and where the figures stand.
import uPlot from 'uplot';
import { pageColour } from './colours';

/** A line's farthest point of one time outside the plot. */
export interface Beyond {
  /** Index in the record. */
  readonly index: number;
  readonly value: number;
}

/**
 * The farthest points of the times that a line spends outside its plot, on each side.
 * @param ages when the values were. s
 * @param reach how far the plot goes to either side of zero
 * @param together times outside on one side count as one when they are no more than so far apart. s
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

/** A figure at the edge of a plot. */
export interface Mark extends Beyond {
  readonly colour: string;
  readonly text: string;
  /** Where the line leaves the plot. CSS pixels from the plot's left */
  readonly x: number;
  /** Width of the text. CSS pixels */
  readonly width: number;
}

/** A mark, and where it stands. */
export interface PlacedMark extends Mark {
  /** Its left end. CSS pixels from the plot's left */
  readonly left: number;
  /** Rows away from the edge. */
  readonly row: number;
}

/** Rows of marks at each edge: more would hide the lines. */
const mostRows = 3;

/** Between a mark and its line, and between marks. CSS pixels */
const gap = 3;

/** Gives each mark a place to the left of its line, the largest first; one for which there is no room is left out. */
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

/** A value beyond the edge, in whole units, with an arrow to where it is. */
export function beyondText(value: number): string {
  const size = Math.abs(value).toFixed(0);
  return value < 0 ? `−${size} ↓` : `${size} ↑`;
}

/** Size of the figures, and how far apart their rows are. CSS pixels */
const type = { size: 10, row: 11 };

/** A dark rim around the figures: lines pass below them. CSS pixels */
const rim = 3;

/** Times outside that are nearer than this count as one. CSS pixels */
const together = 40;

/**
 * For the hook that uPlot calls when a plot is drawn.
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
