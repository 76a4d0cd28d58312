// A finished run against another one: where time was won and lost, and the turn that cost most.
import { wrapAngle } from '../../../control/angle';
import { turnTimeBound } from '../../../control/turn-bound';
import { distance, type Point } from '../../../entities/command';
import type { MotionLimits } from '../../../entities/motion-limits';
import type { Pose } from '../../../simulation/pose';
import { type ParRecord, poseAtTime } from './record';

/** Pieces into which a leg is cut. */
const pieces = 20;

/** Time between two places of a piece's way. s */
const wayStep = 0.05;

/** Share of a turn that is left out at its beginning and at its end, where heading lines blur. */
const edge = 0.02;

/**
 * Time from `edge` of a time-optimal turn to that much before its end, over the whole turn's.
 * θ(t) = 2 Θ (t/T)² until the middle, so `edge` is reached at T √(edge/2) = 0.1 T.
 */
const middlePart = 1 - 2 * Math.sqrt(edge / 2);

/** A piece of the way, and what it cost. */
export interface Piece {
  /** Places along it, a frame or two apart. m */
  readonly way: readonly Point[];
  /** Time lost in a second of the other's; negative where time was won. */
  readonly lost: number;
}

/** The turn that cost most. */
export interface DearTurn {
  /** Index of its gate. */
  readonly gate: number;
  readonly at: Pose;
  /** s */
  readonly lost: number;
  /** rad, positive clockwise */
  readonly angle: number;
  /** What the middle of the turn took, and what it takes at best. s */
  readonly took: number;
  readonly possible: number;
  /** How much longer the way was. m */
  readonly longer: number;
}

/** A run that is compared: its track, its splits, and how much slower than recorded it counts. */
export interface Compared {
  readonly record: ParRecord;
  readonly pace: number;
}

/** Place and time at equal shares of the way from one split to the next. */
interface Sample {
  readonly pose: Pose;
  /** s, as recorded */
  readonly time: number;
}

/** The pieces of a run, each against the same share of the same leg of the other. */
export function compare(own: ParRecord, other: Compared): Piece[] {
  return own.splits.flatMap((_, leg) => {
    const [mine, theirs] = [samplesOf(own, leg), samplesOf(other.record, leg)];
    return mine.slice(1).map((sample, n): Piece => {
      const took = sample.time - mine[n].time;
      const others = (theirs[n + 1].time - theirs[n].time) * other.pace;
      const fine = Math.max(1, Math.round(took / wayStep));
      const way = Array.from({ length: fine + 1 }, (_, k) =>
        poseAtTime(own, mine[n].time + (took * k) / fine),
      );
      return { way, lost: others > 0 ? (took - others) / others : 0 };
    });
  });
}

/** The turn at which most time was lost, from the middle of the leg before its gate to that of the leg after; null for none. */
export function dearestTurn(
  own: ParRecord,
  other: Compared,
  limits: Readonly<MotionLimits>,
): DearTurn | null {
  let dearest: DearTurn | null = null;
  for (let gate = 0; gate + 1 < own.splits.length; gate++) {
    const mine = around(own, gate);
    const theirs = around(other.record, gate);
    const lost = spanOf(mine) - spanOf(theirs) * other.pace;
    if (lost <= (dearest?.lost ?? 0.05)) continue;
    const angle = wrapAngle(mine.at(-1)!.pose.angle - mine[0].pose.angle);
    dearest = {
      gate,
      at: mine[Math.floor(mine.length / 2)].pose,
      lost,
      angle,
      took: turningTime(mine, angle),
      possible: middlePart * turnTimeBound(angle, limits),
      longer: lengthOf(mine) - lengthOf(theirs),
    };
  }
  return dearest;
}

/** From the middle of the leg before a gate to the middle of the leg after it. */
function around(record: ParRecord, gate: number): Sample[] {
  const half = pieces / 2;
  return [...samplesOf(record, gate).slice(half), ...samplesOf(record, gate + 1).slice(1, half + 1)];
}

/** Samples at equal shares of the way of a leg: the one before the gate of that index. */
function samplesOf(record: ParRecord, leg: number): Sample[] {
  const [start, end] = [record.splits[leg - 1] ?? 0, record.splits[leg]];
  const fine = Array.from({ length: 101 }, (_, n): Sample => {
    const time = start + ((end - start) * n) / 100;
    return { time, pose: poseAtTime(record, time) };
  });
  const ways = [0];
  for (let n = 1; n < fine.length; n++) ways.push(ways[n - 1] + distance(fine[n - 1].pose, fine[n].pose));
  const whole = ways[ways.length - 1];
  return Array.from(
    { length: pieces + 1 },
    (_, n) => fine[ways.findIndex((way) => way >= (whole * n) / pieces - 1e-9)] ?? fine[fine.length - 1],
  );
}

const spanOf = (samples: readonly Sample[]) => samples[samples.length - 1].time - samples[0].time;

function lengthOf(samples: readonly Sample[]): number {
  return samples.slice(1).reduce((sum, { pose }, n) => sum + distance(samples[n].pose, pose), 0);
}

/** Time in which the heading goes from `edge` of the turn to that much before its end. s */
function turningTime(samples: readonly Sample[], angle: number): number {
  const share = ({ pose }: Sample) => wrapAngle(pose.angle - samples[0].pose.angle) / angle;
  const begun = samples.findLast((sample) => share(sample) <= edge) ?? samples[0];
  const done = samples.find((sample) => sample.time > begun.time && share(sample) >= 1 - edge);
  return (done ?? samples[samples.length - 1]).time - begun.time;
}
