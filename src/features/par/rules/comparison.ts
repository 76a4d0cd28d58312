// A finished run against another one: where time was won and lost, the turn that cost most, and what the field shows of it.
import { turnTimeBound } from '../../../laws/control/time-optimal';
import { distance } from '../../../world/entities/command';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Pose } from '../../../world/simulation/pose';
import type { CostliestTurn, Leg } from './display';
import { type ParRecord, poseAtTime } from './record';

/** Pieces into which a leg is cut where a turn is timed. */
const turnPieces = 60;

/** Poses of a leg between which its way is measured. */
const fineness = 120;

/** Time between two places of a leg's way. s */
const wayStep = 0.05;

/** Share of a turn that is left out at its beginning and at its end, where heading lines blur. */
const edge = 0.02;

/**
 * Time from `edge` of a time-optimal turn to that much before its end, over the whole turn's.
 * θ(t) = 2 Θ (t/T)² until the middle, so `edge` is reached at T √(edge/2) = 0.1 T.
 */
const middlePart = 1 - 2 * Math.sqrt(edge / 2);

/** A run that is compared: whose it is, its track, its splits, and how much slower than recorded it counts. */
export interface Compared {
  /** "Ada", "your best", "gold". */
  readonly name: string;
  readonly record: ParRecord;
  readonly pace: number;
}

/** How the bodies of one run compare: which came last, and where it fell behind most. */
export interface Lag {
  /** Index of the last body, and of the one before it. */
  readonly body: number;
  readonly before: number;
  /** s behind that one at the end. */
  readonly behind: number;
  /** The gate before which it lost most of it, and how much. s */
  readonly gate: number;
  readonly lost: number;
}

/** Place and time at equal shares of the way from one split to the next. */
interface Sample {
  readonly pose: Pose;
  /** s, as recorded */
  readonly time: number;
}

/** The legs of a run, each against the same leg of the other. */
export function legsOf(own: ParRecord, other: Omit<Compared, 'name'> | null): Leg[] {
  return own.splits.map((split, n) => {
    const from = own.splits[n - 1] ?? 0;
    const fine = Math.max(1, Math.round((split - from) / wayStep));
    const way = Array.from({ length: fine + 1 }, (_, k) =>
      poseAtTime(own, from + ((split - from) * k) / fine),
    );
    if (!other) return { way, lost: null, behind: null };
    const behindAt = (gate: number) =>
      (own.splits[gate] ?? 0) - (other.record.splits[gate] ?? 0) * other.pace;
    return { way, lost: behindAt(n) - behindAt(n - 1), behind: behindAt(n) };
  });
}

/** The turn at which most time was lost, from the middle of the leg before its gate to that of the leg after; null for none. */
export function costliestTurn(
  own: ParRecord,
  other: Omit<Compared, 'name'>,
  limits: Readonly<MotionLimits>,
): CostliestTurn | null {
  let costliest: CostliestTurn | null = null;
  for (let gate = 0; gate + 1 < own.splits.length; gate++) {
    const mine = around(own, gate);
    const theirs = around(other.record, gate);
    const lost = spanOf(mine) - spanOf(theirs) * other.pace;
    if (lost <= (costliest?.lost ?? 0.05)) continue;
    const turning = widestSweep(mine);
    const angle = turning[turning.length - 1].pose.angle - turning[0].pose.angle;
    costliest = {
      gate,
      at: mine[Math.floor(mine.length / 2)].pose,
      from: turning[0].pose.angle,
      lost,
      angle,
      took: turningTime(turning, angle),
      possible: middlePart * turnTimeBound(angle, limits),
      longer: lengthOf(mine) - lengthOf(theirs),
    };
  }
  return costliest;
}

/** The lag of the last body of a run; null for a run of one body, and for bodies that came in together. */
export function lagOf({ bodySplits = [] }: ParRecord): Lag | null {
  const end = (body: number) => bodySplits[body][bodySplits[body].length - 1];
  const order = bodySplits.map((_, body) => body).sort((a, b) => end(b) - end(a));
  const [body, before] = order;
  if (before === undefined || end(body) === end(before)) return null;
  const gaps = bodySplits[body].map((split, n) => split - bodySplits[before][n]);
  const lost = gaps.map((gap, n) => gap - (gaps[n - 1] ?? 0));
  const most = Math.max(...lost);
  return { body, before, behind: end(body) - end(before), gate: lost.indexOf(most), lost: most };
}

/** From the middle of the leg before a gate to the middle of the leg after it. */
function around(record: ParRecord, gate: number): Sample[] {
  const half = turnPieces / 2;
  const [before, after] = [gate, gate + 1].map((leg) => samplesOf(record, leg, turnPieces));
  return [...before.slice(half), ...after.slice(1, half + 1)];
}

/** Samples at equal shares of the way of a leg: the one before the gate of that index. @param count pieces */
function samplesOf(record: ParRecord, leg: number, count: number): Sample[] {
  const [start, end] = [record.splits[leg - 1] ?? 0, record.splits[leg]];
  const times = Array.from({ length: fineness + 1 }, (_, n) => start + ((end - start) * n) / fineness);
  const poses = times.map((time) => poseAtTime(record, time));
  const ways = [0];
  for (let n = 1; n < poses.length; n++) ways.push(ways[n - 1] + distance(poses[n - 1], poses[n]));
  const whole = ways[fineness];
  return Array.from({ length: count + 1 }, (_, n): Sample => {
    const way = (whole * n) / count;
    const next = Math.max(
      1,
      ways.findIndex((each) => each >= way - 1e-9),
    );
    const piece = ways[next] - ways[next - 1];
    const share = piece > 0 ? (way - ways[next - 1]) / piece : 1;
    const time = times[next - 1] + share * (times[next] - times[next - 1]);
    return { time, pose: poseAtTime(record, time) };
  });
}

const spanOf = (samples: readonly Sample[]) => samples[samples.length - 1].time - samples[0].time;

function lengthOf(samples: readonly Sample[]): number {
  return samples.slice(1).reduce((sum, { pose }, n) => sum + distance(samples[n].pose, pose), 0);
}

/**
 * The samples between the two headings that are farthest apart. There the body does not turn, so that the time between
 * them has the bound of a turn from rest to rest. The angle of a body is not wrapped: a turn beyond 180° stays one.
 */
function widestSweep(samples: readonly Sample[]): readonly Sample[] {
  const angles = samples.map(({ pose }) => pose.angle);
  const [least, most] = [angles.indexOf(Math.min(...angles)), angles.indexOf(Math.max(...angles))];
  return samples.slice(Math.min(least, most), Math.max(least, most) + 1);
}

/** Time in which the heading goes from `edge` of the turn to that much before its end. s */
function turningTime(samples: readonly Sample[], angle: number): number {
  const share = ({ pose }: Sample) => (pose.angle - samples[0].pose.angle) / angle;
  const begun = samples.findIndex((sample) => share(sample) > edge);
  const done = samples.findIndex((sample, n) => n > begun && share(sample) >= 1 - edge);
  return samples[done < 0 ? samples.length - 1 : done].time - samples[Math.max(0, begun - 1)].time;
}
