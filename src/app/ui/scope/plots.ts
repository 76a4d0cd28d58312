// The plots of the Measure drawer as rows: channels, unit and axis; and which of them are shown.
import type { Channel } from '../../../world/simulation/meters/telemetry';
import { errorUnits, formatFixed } from '../kit/formats';
import type { Capture, ControlledVariable } from './capture';

export type PlotId = 'error' | 'motor' | 'velocity' | 'terms';

export interface Plot {
  readonly id: PlotId;
  readonly label: string;
  readonly help: string;
  /** Quantity of the values, which decides their unit. */
  readonly quantity: 'error' | 'rate' | 'motor';
  readonly decimals: number;
  /** Channel that is drawn, one curve for each body; 'terms' for the controller's terms of the body in focus. */
  readonly channel: Channel | 'terms';
  /** Channel of a limit that is drawn dashed on both sides of zero. */
  readonly limit?: Channel;
  /** Further channels to read at the cursor, with heads for their columns. */
  readonly read?: readonly { readonly channel: Channel; readonly label: string }[];
  /** Returns the axis, in the plot's unit. @param factor from a recorded value to that unit */
  scale(capture: Capture, factor: number): AxisScale;
}

/** The terms of a turn controller, as rows of their plot. */
export const termPlots = [
  { channel: 'p', label: 'P', help: 'Proportional: the answer to the error of now' },
  { channel: 'i', label: 'I', help: 'Integral: the answer to what the error has added up to' },
  { channel: 'd', label: 'D', help: 'Derivative: the answer to how fast the error changes' },
] as const;

/** All plots. The first ones are always shown on a wide page. */
export const plots: readonly Plot[] = [
  {
    id: 'error',
    label: 'Error',
    help: 'Where each body should point, or be, minus where it is: what its controller works on.',
    quantity: 'error',
    decimals: 1,
    channel: 'error',
    scale: ({ tracks, controlledVariable }, factor) => {
      const most = largest(all(tracks, 'error')) * factor;
      return controlledVariable === 'heading' ? angleScale(most) : valueScale(most);
    },
  },
  {
    id: 'motor',
    label: 'Motor',
    help: 'The acceleration that each body’s motor gave. It glows where the motor gave all it has.',
    quantity: 'motor',
    decimals: 2,
    channel: 'applied',
    limit: 'alphaLimit',
    read: [{ channel: 'commanded', label: 'asked for' }],
    scale: ({ tracks }) => {
      const limit = largest(all(tracks, 'alphaLimit'));
      const most = largest(all(tracks, 'applied'));
      // For a motor far below its limit, an axis up to the limit would show a flat line.
      return most > limit / 2 ? limitScale(limit) : valueScale(most);
    },
  },
  {
    id: 'velocity',
    label: 'Velocity',
    help: 'How fast each body turns, or comes nearer; dashed, the limit where there is one.',
    quantity: 'rate',
    decimals: 2,
    channel: 'omega',
    limit: 'omegaLimit',
    scale: ({ tracks }) => valueScale(largest([...all(tracks, 'omega'), ...all(tracks, 'omegaLimit')])),
  },
  {
    id: 'terms',
    label: 'Terms',
    help: 'What each part of the controller of the body in focus adds to the acceleration it asks for. Short kicks may leave the plot.',
    quantity: 'motor',
    decimals: 2,
    channel: 'terms',
    read: termPlots,
    scale: ({ focus }) => valueScale(largestButKicks(termPlots.map(({ channel }) => focus.column(channel)))),
  },
];

export function factorOf({ quantity }: Plot, held: ControlledVariable): number {
  return quantity === 'error' ? errorUnits[held].factor : 1;
}

/** Returns the note beside a plot's label: its unit, and the limit or the body's name, like "rad/s², limit ±2". */
export function unitOf({ quantity, channel, limit }: Plot, capture: Capture): string {
  const unit = errorUnits[capture.controlledVariable];
  if (quantity === 'error') return unit.long;
  if (channel === 'terms') return `of ${capture.focus.name}, ${unit[quantity]}`;
  return limit ? withLimit(unit[quantity], capture, limit) : unit[quantity];
}

/** Returns the channels to read at the cursor, with heads for their columns. */
export function readings({ label, quantity, channel, read = [] }: Plot, held: ControlledVariable) {
  const own = { channel, label: `${label.toLowerCase()}, ${errorUnits[held][quantity]}` };
  return own.channel === 'terms' ? read : [{ ...own, channel: own.channel }, ...read];
}

export const alwaysShownCount = 2;

/** A person's choice: the only plot of a narrow page, and the additional plot of a wide page. */
interface PlotChoice {
  readonly single: PlotId;
  readonly further: PlotId | null;
}

export const firstPlotChoice: PlotChoice = { single: 'error', further: null };

/** Returns the plots to draw, in order. @param isNarrow whether there is room for only one */
export function shownPlots({ single, further }: PlotChoice, isNarrow: boolean): readonly Plot[] {
  return plots.filter(({ id }, n) => (isNarrow ? id === single : n < alwaysShownCount || id === further));
}

/**
 * Chooses a plot. On a narrow page it replaces the present one; on a wide page it is added, or removed if chosen again.
 */
export function choosePlot(choice: PlotChoice, id: PlotId, isNarrow: boolean): PlotChoice {
  if (isNarrow) return { ...choice, single: id };
  return { ...choice, further: choice.further === id ? null : id };
}

/** Returns a channel of all bodies, and of the comparison run if drawn. */
function all(tracks: Capture['tracks'], channel: Channel) {
  const kept = tracks.flatMap((track) => (track.strong && track.kept ? track.kept.column(channel) : []));
  return [...tracks.map((track) => track.column(channel)), kept];
}

/** Returns a text with the unit and the present limit, or the smallest and largest limit. */
function withLimit(unit: string, { tracks }: Capture, channel: Channel): string {
  const limits = tracks.flatMap((track) => track.column(channel).at(-1) ?? []);
  if (limits.length === 0) return unit;
  const [least, most] = [Math.min(...limits), Math.max(...limits)].map((limit) =>
    formatFixed(limit, 2, true),
  );
  return least === most ? `${unit}, limit ±${most}` : `${unit}, limits ±${least} to ±${most}`;
}

/** An axis from -reach to reach, with ticks at -tick, 0 and tick. In the plot's unit */
export interface AxisScale {
  readonly reach: number;
  readonly tick: number;
}

/** Possible ranges of an axis of angles. Degrees */
const angleReaches = [2, 5, 10, 20, 30, 50, 100, 150, 200, 400];

/** Axis for angles below the smallest range of an axis. Degrees */
const smallAngles = { from: 0.01, reach: 0.05, tick: 0.02 };

/** Possible ticks of an axis of angles. Degrees */
const angleTicks = [1, 2, 5, 10, 15, 30, 45, 90, 180, 360];

/** Possible ranges between 1 and 10. */
const reaches = [1, 1.5, 2, 3, 4, 6, 8, 10];

/** Smallest range of an axis. */
const leastReach = 0.01;

/** Largest share of the range for a tick. The label of a higher one would leave the plot. */
const highestTick = 0.95;

/** Share of the range at which limit lines are drawn, so that curves along them stay visible. */
const limitPlace = 0.74;

/** Factor of tolerance before rounding up: a turn by 90° begins slightly above 90° because of rounding errors. */
const tolerance = 1 + 1e-6;

/** Returns the axis for angles up to a value. Degrees */
export function angleScale(most: number): AxisScale {
  const { from, reach: smallReach, tick } = smallAngles;
  if (most >= from && most <= smallReach) return { reach: smallReach, tick };
  const turns = 360 * Math.ceil(most / 360 / tolerance);
  const reach = angleReaches.find((each) => each * tolerance >= most) ?? turns;
  return { reach, tick: angleTicks.findLast((each) => each <= highestTick * reach)! };
}

/** Returns the axis for values up to a value. */
export function valueScale(most: number): AxisScale {
  const reach = roundUp(Math.max(most, leastReach));
  const decade = 10 ** Math.floor(Math.log10(highestTick * reach));
  return { reach, tick: decade * [1, 2, 5].findLast((each) => each * decade <= highestTick * reach)! };
}

/** Returns the axis of a plot whose curves cannot pass a limit. Its ticks are at the limit. */
export function limitScale(limit: number): AxisScale {
  return { reach: limit / limitPlace, tick: limit };
}

/** Returns the next round number at or above a positive value. */
export function roundUp(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return decade * (reaches.find((each) => each * tolerance >= value / decade) ?? 10);
}

/** Share of a curve's values that its plot shows. The rest, short peaks, may leave it. */
const shareSeen = 0.95;

/** Returns the largest magnitude in some columns without short peaks; 0 without values. */
export function largestButKicks(columns: readonly (readonly (number | null)[])[]): number {
  const sizes = columns.map((column) => {
    const values = Float64Array.from(column, (value) => Math.abs(value ?? 0)).sort();
    return values[Math.floor((values.length - 1) * shareSeen)] ?? 0;
  });
  return Math.max(0, ...sizes);
}

/** Returns the largest magnitude in some columns; 0 without values. */
export function largest(columns: readonly (readonly (number | null)[])[]): number {
  let most = 0;
  for (const column of columns) for (const value of column) most = Math.max(most, Math.abs(value ?? 0));
  return most;
}
