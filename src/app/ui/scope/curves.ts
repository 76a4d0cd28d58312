// The curves of a plot, from back to front: limits, comparison run, thin curves, bold curves.
import { isAtLimit } from '../../../world/simulation/meters/heat';
import type { Capture, Column, Track } from './capture';
import { factorOf, type Plot, termPlots } from './plots';

/** A curve of a plot. Its colour is a CSS variable or a CSS colour. */
export interface Curve {
  /** Times of the values, s relative to the last step. */
  readonly ages: readonly number[];
  /** Values in the unit of the plot; null for a gap in the curve. */
  readonly values: Column;
  readonly colour: string;
  /** Width of the curve's line. CSS pixels */
  readonly width: number;
  /** Opacity of the curve's line. 0 to 1 */
  readonly opacity: number;
  readonly dash: readonly number[];
  /** Number of the shape that marks the curve, see shapes.tsx. Left out for a curve without marks. */
  readonly shape?: number;
  /**
   * For each value, whether the motor was at its limit. The curve has an outline at these values. Left out for curves
   * without outlines.
   */
  readonly saturated?: readonly boolean[];
}

const styles = {
  strong: { width: 2, opacity: 1, dash: [] },
  thin: { width: 1, opacity: 0.4, dash: [] },
  kept: { width: 1.5, opacity: 0.5, dash: [4, 3] },
  limit: { width: 1, opacity: 0.5, dash: [2, 4] },
} as const;

/**
 * CSS variables with the colours of the curves for the terms P, I and D of a controller. Null means the colour of the
 * body.
 */
export const termColours = { p: null, i: '--ink-quiet', d: '--jet' } as const;

export function curvesOf(plot: Plot, capture: Capture): Curve[] {
  const { ages, tracks, focus, controlledVariable } = capture;
  const factor = factorOf(plot, controlledVariable);
  if (plot.channel === 'terms') {
    return termPlots.map(({ channel }, shape) => ({
      ages,
      shape,
      values: scaled(focus.column(channel), factor),
      colour: termColours[channel] ?? focus.colour,
      ...styles.strong,
    }));
  }
  const { channel } = plot;
  const kept = tracks
    .filter(({ strong }) => strong)
    .flatMap(({ kept: body, colour }) =>
      body ? [{ ages: body.ages, values: scaled(body.column(channel), factor), colour, ...styles.kept }] : [],
    );
  const own = (track: Track): Curve => ({
    ages,
    values: scaled(track.column(channel), factor),
    colour: track.colour,
    shape: track.shape,
    ...(track.strong ? { ...styles.strong, saturated: saturationOf(track) } : styles.thin),
  });
  const thin = tracks.filter(({ strong }) => !strong);
  // The body in focus is drawn over the others.
  const strong = tracks.filter((track) => track.strong && track !== focus);
  return [...limitsOf(plot, capture), ...kept, ...[...thin, ...strong, focus].map(own)];
}

/** Returns dashed lines at the limit of a plotted quantity, above and below zero. */
function limitsOf({ limit }: Plot, { ages, tracks }: Capture): Curve[] {
  if (!limit) return [];
  const seen = new Map(tracks.map((track) => [String(track.column(limit).at(-1)), track.column(limit)]));
  return [...seen.values()].flatMap((column) =>
    [1, -1].map((sign) => ({
      ages,
      values: scaled(column, sign),
      colour: '--heat',
      ...styles.limit,
    })),
  );
}

/** Returns for each recorded step whether the body's motor was at its limit. */
export function saturationOf(track: Pick<Track, 'column'>): boolean[] {
  const limits = track.column('alphaLimit');
  return track.column('applied').map((applied, n) => {
    const limit = limits[n];
    return applied !== null && limit !== null && limit > 0 && isAtLimit(applied, limit);
  });
}

function scaled(column: Column, factor: number): Column {
  return factor === 1 ? column : column.map((value) => value && value * factor);
}

/**
 * Piece of a curve without gaps. `saturated`: whether the motor is at its limit in the whole piece. `from`, `to`:
 * indices of the first and last value.
 */
interface Segment {
  readonly from: number;
  to: number;
  readonly saturated: boolean;
}

/** Splits a curve at gaps, and where the motor reaches or leaves its limit. */
export function segmentsOf(values: Column, saturated: readonly boolean[] = []): Segment[] {
  const found: Segment[] = [];
  values.forEach((value, n) => {
    if (value === null) return;
    const now = { from: n, to: n, saturated: saturated[n] ?? false };
    const last = n > 0 && values[n - 1] !== null ? found.at(-1) : undefined;
    if (last) last.to = n;
    if (last?.saturated !== now.saturated) found.push(now);
  });
  return found;
}
