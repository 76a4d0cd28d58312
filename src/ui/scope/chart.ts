// One plot on the page: a uPlot chart of a capture, with a heading and the values at the pointer.
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import './chart.css';
import { recordedSeconds } from '../../simulation/meters/telemetry';
import { element } from '../element';
import type { Capture } from './capture';
import { pageColour } from './colours';
import { pointerGroup, readByKeys } from './cursor';
import { type Line, linesOf } from './lines';
import { drawMarks } from './marks';
import type { Plot } from './plots';
import { createReadout } from './readout';

/** One plot. The captures it draws must have the shape of the first one. */
export interface Chart {
  readonly figure: HTMLElement;
  draw(capture: Capture): void;
  destroy(): void;
}

/** Room for the axes' labels. CSS pixels */
const axisRoom = { left: 42, bottom: 19 };

/** Possible distances between the time axis's labels (s), and the width of a label (CSS pixels). */
const timeSteps = [1, 2, 5];
const labelRoom = 42;

/** Makes a plot. @param pointed called with the index in the capture at the pointer; null when it is elsewhere */
export function createChart(
  plot: Plot,
  first: Capture,
  pointed: (capture: Capture, index: number | null) => void,
): Chart {
  const lines = linesOf(plot, first);
  const readout = createReadout(plot, lines);
  const of = plot.channel === null ? `: ${first.focus.name}` : '';
  const heading = element(
    'h3',
    { title: plot.help },
    element('span', { class: 'long' }, plot.label + of),
    element('span', { class: 'short' }, plot.short),
    element('span', { class: 'unit' }, plot.unit),
  );
  const place = element('div', {
    class: 'scope-chart',
    tabindex: 0,
    role: 'group',
    'aria-label': `${plot.label}${of}: arrow keys read the values, Escape leaves`,
  });
  const figure = element('figure', { class: 'scope-plot', 'data-plot': plot.id });
  figure.append(element('figcaption', {}, heading, readout.box), place);

  let shown = first;
  let reach = plot.reach(first);
  const data = lines.map((): (number | null)[] => []);
  const chart = new uPlot(
    optionsOf(lines, () => reach, read),
    [[], ...data],
    place,
  );
  readByKeys(place, chart);
  function read({ cursor }: uPlot): void {
    const index = (cursor.left ?? -1) < 0 ? null : (cursor.idx ?? null);
    readout.show(shown, index ?? shown.times.length - 1, index !== null);
    pointed(shown, index);
  }
  const draw = (capture: Capture) => {
    shown = capture;
    reach = plot.reach(capture);
    lines.forEach((line, n) => {
      fill(data[n], line, capture);
    });
    chart.setData([capture.ages, ...data]);
    read(chart);
  };
  const observer = new ResizeObserver(() => {
    const { clientWidth: width, clientHeight: height } = place;
    if (width > 0 && height > 0) chart.setSize({ width, height });
  });
  observer.observe(place);
  const destroy = () => {
    observer.disconnect();
    chart.destroy();
    figure.remove();
  };
  return { figure, draw, destroy };
}

function fill(into: (number | null)[], { channel, trackOf, factor }: Line, capture: Capture): void {
  const column = trackOf(capture).columns[channel];
  into.length = column.length;
  for (let n = 0; n < column.length; n++) {
    const value = column[n];
    into[n] = value === null ? null : value * factor;
  }
}

function optionsOf(lines: readonly Line[], reach: () => number, read: (chart: uPlot) => void): uPlot.Options {
  const font = `11px ${pageColour('--mono')}`;
  const quiet = { stroke: pageColour('--scope-figures'), font, ticks: { show: false }, gap: 5 };
  const grid = { stroke: pageColour('--edge'), width: 1 };
  return {
    width: 300,
    height: 100,
    legend: { show: false },
    padding: [6, 12, 0, 0],
    cursor: {
      y: false,
      drag: { x: false, y: false, setScale: false },
      points: { size: 6, width: 1 },
      sync: { key: pointerGroup, scales: ['x', null] },
    },
    scales: {
      x: { time: false, range: () => [-recordedSeconds, 0] },
      y: { range: () => [-reach(), reach()] },
    },
    axes: [
      {
        ...quiet,
        grid: { show: false },
        size: axisRoom.bottom,
        splits: ({ bbox }) => secondsFrom(bbox.width / uPlot.pxRatio),
        values: (_, splits) => splits.map((second) => `${second} s`),
      },
      {
        ...quiet,
        grid,
        size: axisRoom.left,
        splits: () => [-1, -0.5, 0, 0.5, 1].map((share) => share * reach()),
        values: (_, splits) => splits.map((split) => String(Number(split.toPrecision(3)))),
      },
    ],
    series: [
      {},
      ...lines.map(({ colour, width, opacity, dash, name }) => ({
        stroke: colour,
        width,
        alpha: opacity,
        dash,
        points: { show: false },
        // Rounding to whole pixels would turn slopes into stairs.
        pxAlign: 0,
        // Only lines in the readout have a dot at the pointer.
        class: name === undefined ? 'unread' : undefined,
      })),
    ],
    hooks: {
      setCursor: [read],
      draw: [
        (chart) =>
          drawMarks(
            chart,
            lines.map(({ colour }) => colour),
            reach(),
          ),
      ],
    },
  };
}

/** Positions of the time axis's labels, for a plot of this width. s */
function secondsFrom(width: number): number[] {
  const step =
    timeSteps.find((seconds) => (width / recordedSeconds) * seconds >= labelRoom) ?? recordedSeconds;
  return Array.from({ length: recordedSeconds / step + 1 }, (_, n) => n * step - recordedSeconds);
}
