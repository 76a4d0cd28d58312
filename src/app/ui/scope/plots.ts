// The plots of the Measure drawer as data: recorded quantity, unit and axis. Also decides which plots are shown.
import type { Channel } from '../../../world/simulation/meters/telemetry';
import { errorUnits, formatFixed } from '../kit/formats';
import type { Capture, ControlledVariable } from './capture';

export type PlotId = 'error' | 'motor' | 'velocity' | 'terms';

export interface Plot {
  readonly id: PlotId;
  readonly label: string;
  readonly help: string;
  /** Quantity of the plotted values, which decides their unit. */
  readonly quantity: 'error' | 'rate' | 'motor';
  readonly decimals: number;
  /** Quantity drawn for each body. 'terms': the terms P, I and D of one controller. */
  readonly channel: Channel | 'terms';
  /** Recorded limit, drawn as dashed lines. Left out for plots without limits. */
  readonly limit?: Channel;
  /** Further quantities shown at the cursor, each with its column heading (`label`). */
  readonly read?: readonly { readonly channel: Channel; readonly label: string }[];
  /** Returns the vertical axis in the unit of the plot. @param factor converts recorded values to that unit */
  scale(capture: Capture, factor: number): AxisScale;
}

/** The terms P, I and D of a turn controller: the recorded quantity, name and explanation of each. */
export const termPlots = [
  { channel: 'p', label: 'P', help: 'Proportional: the answer to the error of now' },
  { channel: 'i', label: 'I', help: 'Integral: the answer to what the error has added up to' },
  { channel: 'd', label: 'D', help: 'Derivative: the answer to how fast the error changes' },
] as const;

/** All plots of the Measure drawer. The first two are always shown on a wide page. */
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

/** Returns the note beside a plot's title, with the unit. Example: "rad/s², limit ±2". */
export function unitOf({ quantity, channel, limit }: Plot, capture: Capture): string {
  const unit = errorUnits[capture.controlledVariable];
  if (quantity === 'error') return unit.long;
  if (channel === 'terms') return `of ${capture.focus.name}, ${unit[quantity]}`;
  return limit ? withLimit(unit[quantity], capture, limit) : unit[quantity];
}

/**
 * Returns the columns that a plot adds to the table of values at the cursor.
 * @param held quantity that the bodies control
 * @returns recorded quantity (`channel`) and title (`label`) of each column
 */
export function readings({ label, quantity, channel, read = [] }: Plot, held: ControlledVariable) {
  const own = { channel, label: `${label.toLowerCase()}, ${errorUnits[held][quantity]}` };
  return own.channel === 'terms' ? read : [{ ...own, channel: own.channel }, ...read];
}

export const alwaysShownCount = 2;

/**
 * The person's choice of plots. `single` is the only plot on a narrow page. `further` is the additional plot on a wide
 * page; null if there is none.
 */
interface PlotChoice {
  readonly single: PlotId;
  readonly further: PlotId | null;
}

export const firstPlotChoice: PlotChoice = { single: 'error', further: null };

/** Returns the plots to draw, in order. @param isNarrow whether the page has room for one plot only */
export function shownPlots({ single, further }: PlotChoice, isNarrow: boolean): readonly Plot[] {
  return plots.filter(({ id }, n) => (isNarrow ? id === single : n < alwaysShownCount || id === further));
}

export function choosePlot(choice: PlotChoice, id: PlotId, isNarrow: boolean): PlotChoice {
  if (isNarrow) return { ...choice, single: id };
  return { ...choice, further: choice.further === id ? null : id };
}

/**
 * Returns all recorded values of a quantity, as several lists.
 * @returns one list for each body in the present run, then a single list for all bodies in the earlier run
 */
function all(tracks: Capture['tracks'], channel: Channel) {
  const kept = tracks.flatMap((track) => (track.strong && track.kept ? track.kept.column(channel) : []));
  return [...tracks.map((track) => track.column(channel)), kept];
}

/**
 * Appends the limit at the last step to the text of a unit: "rad/s², limit ±2". Returns the unit alone if no limit is
 * recorded.
 * @param channel the recorded limit, such as that of the acceleration
 */
function withLimit(unit: string, { tracks }: Capture, channel: Channel): string {
  const limits = tracks.flatMap((track) => track.column(channel).at(-1) ?? []);
  if (limits.length === 0) return unit;
  const [least, most] = [Math.min(...limits), Math.max(...limits)].map((limit) =>
    formatFixed(limit, 2, true),
  );
  return least === most ? `${unit}, limit ±${most}` : `${unit}, limits ±${least} to ±${most}`;
}

/**
 * The vertical axis of a plot, in the unit of the plot. It goes from -reach to reach, with ticks at -tick, 0 and tick.
 */
export interface AxisScale {
  readonly reach: number;
  readonly tick: number;
}

/** Possible values of `reach` (the end of the axis) for angles. Degrees */
const angleReaches = [2, 5, 10, 20, 30, 50, 100, 150, 200, 400];

/** Vertical axis for plots that show only very small angles. Degrees */
const smallAngles = {
  /** The axis for very small angles is used only if the largest angle in the plot is at least this. Degrees */
  leastPeak: 0.01,
  reach: 0.05,
  tick: 0.02,
};

/** Angles at which a vertical axis may have its upper tick. Degrees */
const angleTicks = [1, 2, 5, 10, 15, 30, 45, 90, 180, 360];

const reaches = [1, 1.5, 2, 3, 4, 6, 8, 10];

/** Smallest value at the upper end of a plot's vertical axis, in the unit of the plot. */
const leastReach = 0.01;

/** Highest position of an axis's upper tick: 0 at the zero line, 1 at the end. */
const highestTick = 0.95;

/** Position of a limit on a plot's axis: 0 is the zero line, 1 the upper end of the axis. */
const limitPlace = 0.74;

/** Factor by which a value may exceed a round number and still be rounded to it. */
const tolerance = 1 + 1e-6;

/** Returns the vertical axis of a plot that shows angles. @param most the largest angle to show, degrees */
export function angleScale(most: number): AxisScale {
  const { leastPeak, reach: smallReach, tick } = smallAngles;
  if (most >= leastPeak && most <= smallReach) return { reach: smallReach, tick };
  const turns = 360 * Math.ceil(most / 360 / tolerance);
  const reach = angleReaches.find((each) => each * tolerance >= most) ?? turns;
  return { reach, tick: angleTicks.findLast((each) => each <= highestTick * reach)! };
}

export function valueScale(most: number): AxisScale {
  const reach = roundUp(Math.max(most, leastReach));
  const decade = 10 ** Math.floor(Math.log10(highestTick * reach));
  return { reach, tick: decade * [1, 2, 5].findLast((each) => each * decade <= highestTick * reach)! };
}

/**
 * Returns the vertical axis of a plot whose curves stay within a limit. The axis has its ticks at the limit.
 * @param limit in the unit of the plot
 */
export function limitScale(limit: number): AxisScale {
  return { reach: limit / limitPlace, tick: limit };
}

/** Rounds a positive value up to 1, 1.5, 2, 3, 4, 6 or 8 times a power of ten, for the end of an axis. */
export function roundUp(value: number): number {
  const decade = 10 ** Math.floor(Math.log10(value));
  return decade * (reaches.find((each) => each * tolerance >= value / decade) ?? 10);
}

/** Share of a curve's values that must lie within the plot. Short peaks may lie outside. */
const shareSeen = 0.95;

/**
 * Returns the largest absolute value in some curves, without short peaks: the highest 5 % of the values of each curve
 * are ignored. 0 if there are no values.
 */
export function largestButKicks(columns: readonly (readonly (number | null)[])[]): number {
  const sizes = columns.map((column) => {
    const values = Float64Array.from(column, (value) => Math.abs(value ?? 0)).sort();
    return values[Math.floor((values.length - 1) * shareSeen)] ?? 0;
  });
  return Math.max(0, ...sizes);
}

/** Returns the largest absolute value in some curves; 0 if there are no values. */
export function largest(columns: readonly (readonly (number | null)[])[]): number {
  let most = 0;
  for (const column of columns) for (const value of column) most = Math.max(most, Math.abs(value ?? 0));
  return most;
}
