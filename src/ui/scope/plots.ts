// The plots of the scope, as rows: channels, unit, and range of the axis.
import { type Channel, recordedSeconds } from '../../simulation/meters/telemetry';
import type { Capture, Holds } from './capture';
import { figure, units } from './figure';
import { angleScale, largest, largestButKicks, limitScale, type Scale, valueScale } from './range';

export { recordedSeconds };

export type PlotId = 'error' | 'motor' | 'velocity' | 'terms';

/** A value that is read at the cursor. */
export interface ReadChannel {
  /** Head of its column. */
  heading(holds: Holds): string;
  readonly channel: Channel;
}

/** A plot. */
export interface Plot {
  readonly id: PlotId;
  readonly label: string;
  readonly help: string;
  /** Said beside the label: the unit, and the limit where there is one. */
  unit(capture: Capture): string;
  /** Factor from a recorded value to the plot's unit. */
  factor(holds: Holds): number;
  readonly decimals: number;
  /** One curve a body; 'terms' for the controller's terms of the body in focus. */
  readonly channel: Channel | 'terms';
  /** Drawn dashed on both sides of zero. */
  readonly limit?: Channel;
  readonly read: readonly ReadChannel[];
  /** The axis, in the plot's unit. */
  scale(capture: Capture): Scale;
}

/** The terms of a turn controller, as rows of their plot. */
export const terms = [
  { channel: 'p', label: 'P', help: 'Proportional: the answer to the error of now' },
  { channel: 'i', label: 'I', help: 'Integral: the answer to what the error has added up to' },
  { channel: 'd', label: 'D', help: 'Derivative: the answer to how fast the error changes' },
] as const;

const same = () => 1;

/** The plots that are always there on a wide page stand first. */
export const plots: readonly Plot[] = [
  {
    id: 'error',
    label: 'Error',
    unit: ({ holds }) => units[holds].long,
    help: 'Where each body should point, or be, minus where it is: what its controller works on.',
    factor: (holds) => units[holds].factor,
    decimals: 1,
    channel: 'error',
    read: [{ heading: (holds) => `error, ${units[holds].error}`, channel: 'error' }],
    scale: ({ tracks, holds }) => {
      const most = largest(all(tracks, 'error')) * units[holds].factor;
      return holds === 'heading' ? angleScale(most) : valueScale(most);
    },
  },
  {
    id: 'motor',
    label: 'Motor',
    unit: (capture) => withLimit(units[capture.holds].motor, capture, 'alphaLimit'),
    help: 'The acceleration that each body’s motor gave. It glows where the motor gave all it has.',
    factor: same,
    decimals: 2,
    channel: 'applied',
    limit: 'alphaLimit',
    read: [
      { heading: (holds) => `motor, ${units[holds].motor}`, channel: 'applied' },
      { heading: () => 'asked for', channel: 'commanded' },
    ],
    scale: ({ tracks }) => {
      const limit = largest(all(tracks, 'alphaLimit'));
      const most = largest(all(tracks, 'applied'));
      // A motor that is far from its limit would be a flat line.
      return most > limit / 2 ? limitScale(limit) : valueScale(most);
    },
  },
  {
    id: 'velocity',
    label: 'Velocity',
    unit: (capture) => withLimit(units[capture.holds].rate, capture, 'omegaLimit'),
    help: 'How fast each body turns, or comes nearer; dashed, the limit where there is one.',
    factor: same,
    decimals: 2,
    channel: 'omega',
    limit: 'omegaLimit',
    read: [{ heading: (holds) => `velocity, ${units[holds].rate}`, channel: 'omega' }],
    scale: ({ tracks }) => valueScale(largest([...all(tracks, 'omega'), ...all(tracks, 'omegaLimit')])),
  },
  {
    id: 'terms',
    label: 'Terms',
    unit: ({ focus, holds }) => `of ${focus.name}, ${units[holds].motor}`,
    help: 'What each part of the controller of the body in focus adds to the acceleration it asks for. Short kicks may leave the plot.',
    factor: same,
    decimals: 2,
    channel: 'terms',
    read: terms.map(({ label, channel }) => ({ heading: () => label, channel })),
    scale: ({ focus }) => valueScale(largestButKicks(terms.map(({ channel }) => focus.column(channel)))),
  },
];

/** How many plots are always shown on a wide page. */
export const standing = 2;

/** A channel of all bodies, and of the kept ones that are drawn. */
function all(tracks: Capture['tracks'], channel: Channel) {
  const kept = tracks.flatMap((track) => (track.strong && track.kept ? track.kept.column(channel) : []));
  return [...tracks.map((track) => track.column(channel)), kept];
}

/** The unit, and the limit now: "rad/s², limit ±2". Bodies with several limits have the smallest and the largest. */
function withLimit(unit: string, { tracks }: Capture, channel: Channel): string {
  const limits = tracks.flatMap((track) => track.column(channel).at(-1) ?? []);
  if (limits.length === 0) return unit;
  const [least, most] = [Math.min(...limits), Math.max(...limits)].map((limit) => figure(limit, 2, true));
  return least === most ? `${unit}, limit ±${most}` : `${unit}, limits ±${least} to ±${most}`;
}
