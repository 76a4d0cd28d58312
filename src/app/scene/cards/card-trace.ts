// Geometry of a turn on a card: the past headings on the dial, and the curve. Independent of Phaser.
import type { Point } from '../../../world/entities/command';
import { fallsShort, heatTime, isAtLimit, longRuns } from '../../../world/simulation/meters/heat';
import type { TurnCourse } from '../../../world/simulation/meters/turn-meter';
import type { PageBox } from '../../view/viewport';

/** Radii of the rays and the arc that show past headings on a dial. Fractions of the dial's radius */
export const rim = {
  /** Radius of the spiral of past headings at the start of a turn, as a fraction of the dial's radius. */
  inner: 0.78,
  /** Outer radius of the spiral of past headings. 1: the dial's rim */
  outer: 0.98,
  /** Radius of the fan of rays that show past headings, as a fraction of the dial's radius. */
  fan: 0.735,
};

const fan = {
  /** Time between two rays that show past headings on a dial. s */
  every: 1 / 30,
  most: 90,
};

/** Largest angle at a dial's centre between successive points of the drawn arc. rad */
const largestPart = 0.15;

/** Largest number of points in a curve or an arc on a card. */
const mostPoints = 240;

/** Smallest horizontal distance between two points of a motor curve. CSS pixels */
const leastGap = 1.5;

const arcEnd = {
  /** Largest difference from the final heading at which the nose counts as still. rad */
  within: 0.01,
  /** Time for which the spiral of past headings continues after the body has stopped turning. s */
  goesOn: 0.25,
};

const room = {
  /** An error curve's vertical axis reaches at least this far below zero. Multiple of the angle to turn */
  leastBelow: 0.9,
  /** Largest range of the vertical axis on each side of zero. Multiple of the angle to turn */
  most: 2.5,
};

/** Tolerance for comparing rounded times, as a fraction of the time axis. */
const rounding = 1e-6;

/** Part of a drawn line. `hot` says whether the motor was at its limit on this part. */
export interface TraceSpan {
  readonly hot: boolean;
  readonly points: Point[];
}

/** A stretch of a time axis. Start and end are fractions of the axis: 0 is its start, 1 its end. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Rays and an arc that show past headings on a dial. Headings in rad */
interface NoseTrace {
  readonly rays: readonly number[];
  readonly from: number;
  readonly to: number;
  readonly runs: readonly TraceSpan[];
}

/**
 * Returns rays and an arc that show on a dial where a body pointed during a turn. The arc's radius grows with time.
 * @param desired commanded heading, rad
 * @param axis time after which the radius of the arc has its largest value, s
 * @param gaps stretches of the time axis for which no arc is drawn; in each, the body's physics took one unusually long
 * step
 */
export function noseTrace(
  course: TurnCourse,
  desired: number,
  dial: Point & { readonly radius: number },
  axis: number,
  gaps: readonly Stretch[] = [],
): NoseTrace {
  const { timeStep, errors } = course;
  const angles = withoutTrembling([course.step, ...errors]).map((error) => desired - error);
  const end = endOf(angles, timeStep);
  const stride = Math.max(1, Math.ceil(end / mostPoints));
  const hot = heatOf(course);
  const runs: TraceSpan[] = [];
  const pointAt = (steps: number, angle: number): Point => {
    const grown = Math.min(1, (steps * timeStep) / axis);
    const radius = dial.radius * (rim.inner + (rim.outer - rim.inner) * grown);
    return { x: dial.x + radius * Math.cos(angle), y: dial.y + radius * Math.sin(angle) };
  };
  let last: number | null = null;
  for (let n = 0; n <= end; n += stride) {
    if (isWithin(gaps, (n * timeStep) / axis)) {
      breakOff(runs);
      last = null;
      continue;
    }
    // A fast turn would be a polygon with one corner for each step.
    const from = last ?? n;
    const turned = angles[n] - angles[from];
    const parts = Math.max(1, Math.ceil(Math.abs(turned) / largestPart));
    for (let part = 1; part <= parts; part++) {
      const share = part / parts;
      const point = pointAt(from + share * (n - from), angles[from] + share * turned);
      extend(runs, hot[Math.max(0, n - 1)] ?? false, point);
    }
    last = n;
  }
  const every = Math.max(1, Math.round(fan.every / timeStep));
  const rays: number[] = [];
  for (let n = end; n >= 0 && rays.length < fan.most; n -= every) rays.push(angles[n]);
  const swept = angles.slice(0, end + 1);
  return { rays, from: Math.min(...swept), to: Math.max(...swept), runs };
}

/**
 * Returns the values of a turn without their trembling: each value of a zigzag is averaged with its
 * two neighbours. A line that turns back in every step would be drawn as a thick band.
 */
export function withoutTrembling(values: readonly number[]): number[] {
  const turnsBack = values.map((value, n) => (value - values[n - 1]) * (values[n + 1] - value) < 0);
  return values.map((value, n) =>
    turnsBack[n] && (turnsBack[n - 1] || turnsBack[n + 1])
      ? (values[n - 1] + 2 * value + values[n + 1]) / 4
      : value,
  );
}

/**
 * Returns the index of the last heading to draw, shortly after the nose has come to rest.
 * @param angles headings, rad
 * @param timeStep s
 */
function endOf(angles: readonly number[], timeStep: number): number {
  const last = angles.length - 1;
  const moved = angles.findLastIndex((angle) => Math.abs(angle - angles[last]) > arcEnd.within);
  return Math.min(last, moved + 1 + Math.round(arcEnd.goesOn / timeStep));
}

/** Graph of a value over time, such as the heading error, as points on the page. */
interface CurveLines {
  readonly runs: readonly TraceSpan[];
  /** Lines across the gaps of the curve. Each line goes to the right, then up or down to the next value. */
  readonly jumps: readonly (readonly Point[])[];
  /** Curve of the best possible turn, as points on the page; empty if the best turn is unknown. */
  readonly best: readonly Point[];
  /** Vertical position of the curve's zero line on the page. CSS pixels */
  readonly zero: number;
}

/** Largest error above and below zero that a scene's error curves can show. rad */
interface Reach {
  readonly above: number;
  readonly below: number;
}

/** Returns the range of the vertical axis that the error curves of several turns share. rad */
export function errorScale(courses: readonly Pick<TurnCourse, 'step' | 'errors'>[]): Reach {
  let [above, below] = [0, 0];
  for (const { step, errors } of courses) {
    const size = Math.abs(step);
    let [most, least] = [1, -room.leastBelow];
    for (const error of errors) {
      most = Math.max(most, error / step);
      least = Math.min(least, error / step);
    }
    above = Math.max(above, size * Math.min(room.most, most));
    below = Math.max(below, size * Math.min(room.most, -least));
  }
  return { above, below };
}

/** Space at the bottom of a curve's box for marks that show the body's physics steps. */
const foot = {
  /** Height of the space below a curve for marks of physics steps. CSS pixels */
  height: 12,
  /** In a plot lower than this height, no space for marks of physics steps is left below the curve. CSS pixels */
  leastBox: 48,
};

/**
 * Returns the vertical page position of a heading error in a curve's box. CSS pixels
 * @param error rad; positive before the target, negative after passing it
 */
export function heightOf(error: number, { top, height }: PageBox, { above, below }: Reach): number {
  const usable = height < foot.leastBox ? height : height - foot.height;
  return top + usable * Math.min(1, Math.max(0, (above - error) / (above + below)));
}

interface ErrorLook {
  readonly reach?: Reach;
  readonly gaps?: readonly Stretch[];
}

/**
 * Returns the heading error over time as a curve; above zero until the target is reached.
 * @param axis length of the time axis, s
 */
export function errorCurve(
  course: TurnCourse,
  box: PageBox,
  axis: number,
  { reach: { above, below } = errorScale([course]), gaps = [] }: ErrorLook = {},
): CurveLines {
  const { step, errors, best } = course;
  // The best turn takes the shorter way, whichever way the body turns.
  const bestStep = Math.abs(step) > Math.PI ? (best[0] ?? step) : step;
  const side = Math.sign(step);
  const y = (error: number) => heightOf(side * error, box, { above, below });
  return {
    runs: lineOf(course, withoutTrembling([step, ...errors]), [], box, axis, y, gaps),
    jumps: gaps.flatMap((gap) => jumpOver(gap, [step, ...errors], course.timeStep / axis, box, y)),
    best: lineOf(course, [bestStep, ...best], [], box, axis, y).flatMap(({ points }) => points),
    zero: y(0),
  };
}

/**
 * Returns the line that bridges a gap in a curve: first horizontal, then vertical.
 * @param gap start and end of the gap, as fractions of the time axis
 * @param values value at the start of the turn and after each step, including the steps in the gap
 * @param every duration of one step, as a fraction of the time axis
 * @param y converts a value to a vertical page position, CSS pixels
 * @returns list of lines: one line of three points, or no line if no value follows the gap
 */
function jumpOver(
  gap: Stretch,
  values: readonly number[],
  every: number,
  { left, width }: PageBox,
  y: (value: number) => number,
): Point[][] {
  const indexAt = (share: number) => Math.max(0, Math.floor(share / every + rounding));
  const [before, after] = [indexAt(gap.from), indexAt(gap.to) + 1];
  if (after >= values.length || after * every > 1 + rounding) return [];
  const at = (x: number, value: number) => ({ x: left + width * x, y: y(value) });
  const [start, end] = [values[before], values[after]];
  return [[at(before * every, start), at(after * every, start), at(after * every, end)]];
}

/**
 * Returns the right part of a curve's box, which shows the turn.
 * @param before time between the left edge and the start of the turn, s
 * @param axis length of the time axis after the start, s
 */
export function boxAfter(box: PageBox, before: number, axis: number): PageBox {
  const left = (box.width * before) / (before + axis);
  return { ...box, left: box.left + left, width: box.width - left };
}

/**
 * Returns the curve of angular acceleration; above zero is towards the target.
 * @param axis length of the time axis, s
 * @param peak angular acceleration at the top of the box, rad/s²
 */
export function motorCurve(course: TurnCourse, box: PageBox, axis: number, peak: number): CurveLines {
  const side = Math.sign(course.step);
  const zero = box.top + box.height / 2;
  const y = (applied: number) => zero - (side * applied * box.height) / 2 / peak;
  const { applied, limit } = course;
  const saturated = applied.map((alpha) => isAtLimit(alpha, limit));
  const runs = lineOf(course, [0, ...applied], saturated, box, axis, y, [], leastGap);
  return { runs, jumps: [], best: [], zero };
}

/** Returns the largest magnitude of the angular acceleration in a turn. rad/s² */
export function peakOf({ applied }: TurnCourse): number {
  return applied.reduce((most, alpha) => Math.max(most, Math.abs(alpha)), 0);
}

/**
 * Returns the curve of a value over time, split where the motor reaches or leaves its limit.
 * @param edged whether the motor was at its limit, for each step; an empty list counts as never
 * @param y converts a value to a vertical page position
 * @param gap approximate least horizontal distance between two points, CSS pixels
 */
function lineOf(
  course: TurnCourse,
  values: readonly number[],
  edged: readonly boolean[],
  box: PageBox,
  axis: number,
  y: (value: number) => number,
  gaps: readonly Stretch[] = [],
  gap = 0,
): TraceSpan[] {
  const last = Math.min(values.length - 1, Math.floor(axis / course.timeStep));
  const ofGap = Math.round((gap * axis) / (course.timeStep * box.width));
  const stride = Math.max(1, Math.ceil(last / mostPoints), ofGap);
  const runs: TraceSpan[] = [];
  for (let n = 0; n <= last; n += stride) {
    if (isWithin(gaps, (n * course.timeStep) / axis)) {
      breakOff(runs);
      continue;
    }
    const x = box.left + (box.width * n * course.timeStep) / axis;
    extend(runs, edged[Math.max(0, n - 1)] ?? false, { x, y: y(values[n]) });
  }
  return runs;
}

/** Adds a point to a line; begins a new part if `hot` (motor at its limit) has changed. */
function extend(runs: TraceSpan[], hot: boolean, point: Point): void {
  const run = runs.at(-1);
  if (run?.hot === hot) run.points.push(point);
  else {
    const before = run?.points.at(-1);
    runs.push({ hot, points: before ? [before, point] : [point] });
  }
}

/**
 * Whether a time lies inside one of the stretches; start excluded, end included.
 * @param at the time, as a fraction of the axis
 */
function isWithin(stretches: readonly Stretch[], at: number): boolean {
  for (const { from, to } of stretches) if (at > from + rounding && at < to + rounding) return true;
  return false;
}

/** Interrupts a line, so that the next point is not joined to the last one. */
function breakOff(runs: TraceSpan[]): void {
  if (runs.at(-1)?.points.length !== 0) runs.push({ hot: false, points: [] });
}

/** Returns for each step of a turn whether the motor was at its limit. */
function heatOf({ step, errors, applied, limit, timeStep }: TurnCourse): boolean[] {
  const before = [step, ...errors];
  const short = applied.map((alpha, n) => fallsShort(alpha, limit, before[n]));
  const hot = short.map(() => false);
  for (const { from, to } of longRuns(short, Math.round(heatTime / timeStep))) hot.fill(true, from, to + 1);
  return hot;
}

/** Returns points at equal distances along a line, for dots. @param every distance between two points, CSS pixels */
export function dotsAlong(line: readonly Point[], every: number): Point[] {
  const dots: Point[] = [];
  let left = 0;
  for (let n = 1; n < line.length; n++) {
    const [a, b] = [line[n - 1], line[n]];
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    for (; left <= length && length > 0; left += every)
      dots.push({ x: a.x + ((b.x - a.x) * left) / length, y: a.y + ((b.y - a.y) * left) / length });
    left -= length;
  }
  return dots;
}

/** One physics step on a time axis. */
interface FrameMark extends Stretch {
  /** Whether this physics step is longer than the body's shortest one. */
  readonly long: boolean;
}

/**
 * Returns start and end of each physics step as fractions (0 to 1) of a time axis.
 * @param pattern cycle of step lengths; 1 is one simulation step, and [1, 1, 4] makes every third step 4 times as long
 * @param stepRate simulation steps per second, Hz
 * @param from time at the left end of the axis, s
 * @param axis length of the axis, s
 */
export function framesIn(
  pattern: readonly number[],
  stepRate: number,
  from: number,
  axis: number,
): FrameMark[] {
  const shortest = Math.min(...pattern);
  const cycle = pattern.reduce((sum, steps) => sum + steps, 0) / stepRate;
  const marks: FrameMark[] = [];
  let time = Math.max(0, Math.floor(from / cycle)) * cycle;
  for (let n = 0; time < from + axis; n = (n + 1) % pattern.length) {
    const to = time + pattern[n] / stepRate;
    if (to > from)
      marks.push({
        from: Math.max(0, (time - from) / axis),
        to: Math.min(1, (to - from) / axis),
        long: pattern[n] > shortest,
      });
    time = to;
  }
  return marks;
}
