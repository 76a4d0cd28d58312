// Compares a finished run with another one: time won or lost from gate to gate, and the turn that cost most.
import { turnTimeBound } from '../../../laws/control/time-optimal';
import { distance } from '../../../world/entities/command';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Pose } from '../../../world/simulation/pose';
import type { CostliestTurn, Leg } from './display';
import { type ParRecord, poseAtTime } from './record';

/**
 * Number of equally long pieces into which the track between two gates is cut. These pieces show how the body's heading
 * turns near a gate.
 */
const turnPieces = 60;

/** Number of straight pieces into which the track between two gates is cut to measure its length. */
const fineness = 120;

/** Time between two points of a drawn track. s */
const wayStep = 0.05;

/** Fraction of a turn's angle that is ignored at each end when the turn's duration is measured. */
const edge = 0.02;

// θ(t) = 2 Θ (t/T)² until the middle, so `edge` is reached at T √(edge/2) = 0.1 T.
/** Fraction of a time-optimal turn's duration that is spent between 2 % and 98 % of its angle. */
const middlePart = 1 - 2 * Math.sqrt(edge / 2);

/**
 * A recorded run with which another run is compared. Its recorded times are multiplied by `pace`. A pace above 1 slows
 * the run down.
 */
export interface ComparedRun {
  /** Name of the run for the player, such as "Ada", "your best" or "gold". */
  readonly name: string;
  readonly record: ParRecord;
  readonly pace: number;
}

/** Comparison of the body that finished last with the body that finished second to last. */
export interface Lag {
  /** Index of the body that finished last in the run. */
  readonly body: number;
  /** Index of the body that finished second to last. */
  readonly before: number;
  /** Time between the finishes of the last two bodies. s */
  readonly behind: number;
  /** Index of the gate at the end of the leg where the last finisher lost most time */
  readonly gate: number;
  /** Time that the last finisher lost against the second to last, on the leg to `gate`. s */
  readonly lost: number;
}

/** A recorded pose of a body, and the time at which the body had it. */
interface Sample {
  readonly pose: Pose;
  /** Recorded time at which the body had this pose. s */
  readonly time: number;
}

/**
 * Returns the legs of a run (gate to gate), each compared with the same leg of another run
 * @param other run to compare with; null if there is none
 */
export function legsOf(own: ParRecord, other: Omit<ComparedRun, 'name'> | null): Leg[] {
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

/**
 * Returns the turn at which a run lost most time against another run.
 * @returns null if no turn cost more than 0.05 s
 */
export function costliestTurn(
  own: ParRecord,
  other: Omit<ComparedRun, 'name'>,
  limits: Readonly<MotionLimits>,
): CostliestTurn | null {
  let costliest: CostliestTurn | null = null;
  for (let gate = 0; gate + 1 < own.splits.length; gate++) {
    const mine = gateWindow(own, gate);
    const theirs = gateWindow(other.record, gate);
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

/**
 * Tells by how much time a run's last body finished behind the second to last, and where it lost most of this time.
 * @returns null for a single body, or if the two bodies finish at the same time
 */
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

/**
 * Returns samples of the track around a gate. The samples begin halfway from the previous gate, and end halfway to the
 * next gate.
 * @param gate index of the gate
 */
function gateWindow(record: ParRecord, gate: number): Sample[] {
  const half = turnPieces / 2;
  const [before, after] = [gate, gate + 1].map((leg) => samplesOf(record, leg, turnPieces));
  return [...before.slice(half), ...after.slice(1, half + 1)];
}

/**
 * Returns the pose and time at equal distances along the track between two gates
 * @param leg index of the gate at the end of the track
 * @param count number of pieces; the result has one entry more
 */
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

function widestSweep(samples: readonly Sample[]): readonly Sample[] {
  // The body does not turn at these two, so the turn between them has the lower bound of a turn from rest to rest.
  // Angles are not wrapped, so a turn by more than 180° keeps its angle.
  const angles = samples.map(({ pose }) => pose.angle);
  const [least, most] = [angles.indexOf(Math.min(...angles)), angles.indexOf(Math.max(...angles))];
  return samples.slice(Math.min(least, most), Math.max(least, most) + 1);
}

/**
 * Returns the time that a turn takes from 2 % to 98 % of its angle. s
 * @param samples track of the whole turn
 * @param angle angle of the whole turn, rad
 */
function turningTime(samples: readonly Sample[], angle: number): number {
  const share = ({ pose }: Sample) => (pose.angle - samples[0].pose.angle) / angle;
  const begun = samples.findIndex((sample) => share(sample) > edge);
  const done = samples.findIndex((sample, n) => n > begun && share(sample) >= 1 - edge);
  return samples[done < 0 ? samples.length - 1 : done].time - samples[Math.max(0, begun - 1)].time;
}
