// The lines of a plot: the channel and body of each, and its look.
import type { Channel } from '../../simulation/meters/telemetry';
import { type Capture, shareLimit, type Track } from './capture';
import { pageColour } from './colours';
import { type Plot, terms } from './plots';

/** A line of a plot. */
export interface Line {
  readonly channel: Channel;
  /** The body whose telemetry it draws. */
  trackOf(capture: Capture): Track;
  /** Factor from a recorded value to the plot's unit. */
  readonly factor: number;
  readonly colour: string;
  readonly width: number;
  /** 0 to 1. */
  readonly opacity: number;
  readonly dash?: number[];
  /** Name in the readout; left out for lines that are not in it. */
  readonly name?: string;
  readonly help?: string;
  /** Whether the name stays in the readout where there is little room. */
  readonly nameStays?: boolean;
  /** A channel whose value is after this one's in the readout. */
  readonly commanded?: Channel;
}

const widths = { thin: 1, normal: 1.6 };
const faint = 0.45;
const dash = [5, 4];

/** Colours of the terms; no body has one of them. */
const termColours = { p: '#5cc8ff', i: '#b48cff', d: '#dbe6f7' };

/** The lines of a plot, from the back to the front. */
export function linesOf(plot: Plot, capture: Capture): Line[] {
  const { channel, commanded, limit, factor } = plot;
  if (channel === null) return termLines(factor);
  const perBody = (make: (track: Track, n: number) => Line[]) => capture.drawn.flatMap(make);
  const common = { factor, opacity: 1, width: widths.normal };
  const shared = limit !== undefined && shareLimit(capture, limit);
  const limits = perBody(({ colour }, n) =>
    limit
      ? [factor, -factor].map((signed) => ({
          ...common,
          trackOf: trackAt(n),
          channel: limit,
          factor: signed,
          colour: shared ? pageColour('--warning') : colour,
          width: widths.thin,
          dash,
        }))
      : [],
  );
  const fainter = perBody(({ colour }, n) =>
    commanded
      ? [{ ...common, trackOf: trackAt(n), channel: commanded, colour, width: widths.thin, opacity: faint }]
      : [],
  );
  const main = perBody(({ colour, name }, n) => [
    { ...common, trackOf: trackAt(n), channel, colour, name, commanded },
  ]);
  return [...limits, ...fainter, ...main];
}

function termLines(factor: number): Line[] {
  return terms.map(({ channel, label, help }) => ({
    channel,
    trackOf: ({ focus }) => focus,
    factor,
    colour: termColours[channel],
    width: widths.normal,
    opacity: 1,
    name: label,
    help,
    nameStays: true,
  }));
}

function trackAt(n: number): (capture: Capture) => Track {
  return ({ drawn }) => drawn[n];
}
