// The plots of the scope, as rows: channels, unit, and range of the axis.
import type { Channel } from '../../simulation/meters/telemetry';
import type { Capture, Columns } from './capture';
import { largest, largestButKicks, roundUp, roundUpAngle } from './range';

export type PlotId = 'error' | 'acceleration' | 'velocity' | 'terms';

/** A plot. */
export interface Plot {
  readonly id: PlotId;
  /** Its heading. */
  readonly label: string;
  /** Its button's label. */
  readonly short: string;
  readonly unit: string;
  readonly help: string;
  /** Factor from a recorded value to that unit. */
  readonly factor: number;
  readonly decimals: number;
  /** Drawn for each body in its colour; null for the plot of the terms of the body in focus. */
  readonly channel: Channel | null;
  /** Drawn fainter behind it. */
  readonly commanded?: Channel;
  /** Drawn dashed on both sides of zero. */
  readonly limit?: Channel;
  /** How far the axis reaches to either side of zero, in the plot's unit. */
  reach(capture: Capture): number;
}

/** The terms of a turn controller, as rows of their plot. */
export const terms = [
  { channel: 'p', label: 'P', help: 'Proportional: the answer to the error of now' },
  { channel: 'i', label: 'I', help: 'Integral: the answer to what the error has added up to' },
  { channel: 'd', label: 'D', help: 'Derivative: the answer to how fast the error changes' },
] as const;

/** Largest range of the axis for the commanded acceleration, in limits. Higher values leave the plot, so that the applied one stays readable. */
const commandedInLimits = 2.2;

/** Range of the axis beyond a line that is shown whole, as a factor. */
const headroom = 1.15;

/** Smallest range of the axes of angular velocity and acceleration. rad/s, rad/s² */
const leastReach = 1;

export const plots: readonly Plot[] = [
  {
    id: 'error',
    label: 'Heading error',
    short: 'Error',
    unit: 'degrees',
    help: 'Where each body should point minus where it points: what its turn controller works on.',
    factor: 180 / Math.PI,
    decimals: 1,
    channel: 'error',
    reach: ({ drawn }) => roundUpAngle((most(drawn, 'error') * 180) / Math.PI),
  },
  {
    id: 'acceleration',
    label: 'Angular acceleration',
    short: 'Acceleration',
    unit: 'rad/s²',
    help: 'What the motor gave each body; fainter, what the controller asked for (“of” beside the values); dashed, the limit. A figure with an arrow tells how far a line goes beyond the edge.',
    factor: 1,
    decimals: 2,
    channel: 'applied',
    commanded: 'commanded',
    limit: 'alphaLimit',
    reach: ({ drawn }) => {
      const limit = most(drawn, 'alphaLimit');
      return roundUp(
        Math.max(leastReach, headroom * limit, Math.min(most(drawn, 'commanded'), commandedInLimits * limit)),
      );
    },
  },
  {
    id: 'velocity',
    label: 'Angular velocity',
    short: 'Velocity',
    unit: 'rad/s',
    help: 'How fast each body turns; dashed, the turn rate limit where there is one.',
    factor: 1,
    decimals: 2,
    channel: 'omega',
    limit: 'omegaLimit',
    reach: ({ drawn }) =>
      roundUp(headroom * Math.max(leastReach, most(drawn, 'omega'), most(drawn, 'omegaLimit'))),
  },
  {
    id: 'terms',
    label: 'P, I and D',
    short: 'P I D',
    unit: 'rad/s²',
    help: 'What each part of the controller of the body in focus adds to the angular acceleration it asks for. A figure with an arrow tells how far a line goes beyond the edge.',
    factor: 1,
    decimals: 2,
    channel: null,
    reach: ({ focus }) =>
      roundUp(Math.max(leastReach, largestButKicks(terms.map(({ channel }) => focus.columns[channel])))),
  },
];

function most(tracks: readonly { readonly columns: Columns }[], channel: Channel): number {
  return Math.max(0, ...tracks.map(({ columns }) => largest(columns[channel])));
}
