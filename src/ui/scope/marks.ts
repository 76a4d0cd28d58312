// Draws figures at the edge of a plot where its lines leave it: what a kick asks for is far beyond the motor's limit.
import uPlot from 'uplot';
import { beyondText, type Mark, placeMarks, timesBeyond } from './beyond';
import { pageColour } from './colours';

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
