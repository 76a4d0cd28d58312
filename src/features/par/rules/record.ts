// A run worth keeping: its time, its splits, and where the body was, small enough for a browser's storage.

import { between, type Pose } from '../../../world/simulation/pose';

/** A finished run. */
export interface ParRecord {
  /** s */
  readonly time: number;
  /** When each gate was passed. s */
  readonly splits: readonly number[];
  /** Poses, one every `poseSpacing`: x and y in cm, angle in mrad, flat. */
  readonly poses: readonly number[];
  /** Those of further bodies that flew along; left out without. */
  readonly others?: readonly (readonly number[])[];
  /** When each body passed the gates, with further bodies: the slower one counts at each. s */
  readonly bodySplits?: readonly (readonly number[])[];
}

/** The run of one body of a record. Records of older versions have splits of the slowest body only. */
export function trackOf({ splits, poses, others = [], bodySplits }: ParRecord, body: number): ParRecord {
  const own = bodySplits?.[body] ?? splits;
  return { time: own[own.length - 1], splits: own, poses: body === 0 ? poses : (others[body - 1] ?? poses) };
}

/** Index of the body that came in last: the one that counts. */
export function lastBody({ bodySplits = [] }: ParRecord): number {
  const times = bodySplits.map((splits) => splits[splits.length - 1]);
  return Math.max(0, times.indexOf(Math.max(...times)));
}

/** Time between two poses of a record. s. Half a metre of the way at 10 m/s. */
export const poseSpacing = 1 / 20;

/** Most poses of a record: five minutes. After that its ghost stands still. */
const mostPoses = 300 / poseSpacing;

/** Whole units of a pose in a metre and a radian: less cannot be seen. */
const unitsPer = { metre: 100, radian: 1000 };

/** Records poses at fixed times. */
export class PoseTrack {
  readonly poses: number[] = [];

  /**
   * The body went from one pose to another.
   * @param time s since the start of the clock, at the end of the step
   * @param timeStep s
   */
  move(from: Pose, to: Pose, time: number, timeStep: number): void {
    while (this._count < mostPoses && this._count * poseSpacing <= time) {
      const share = Math.max(0, 1 - (time - this._count * poseSpacing) / timeStep);
      this._write(between(from, to, share));
    }
  }

  private get _count(): number {
    return this.poses.length / 3;
  }

  private _write({ x, y, angle }: Pose): void {
    const { metre, radian } = unitsPer;
    this.poses.push(Math.round(x * metre), Math.round(y * metre), Math.round(angle * radian));
  }
}

/** Where the body of a record was at a time; before and after its poses, at the first and the last. @param time s */
export function ghostPose({ poses }: Pick<ParRecord, 'poses'>, time: number): Pose | null {
  const last = poses.length / 3 - 1;
  if (last < 0) return null;
  const at = Math.min(last, Math.max(0, time / poseSpacing));
  const n = Math.floor(at);
  return between(poseAt(poses, n), poseAt(poses, Math.min(last, n + 1)), at - n);
}

/** Where the body of a record was at a time, its start when it has no poses. @param time s */
export function poseAtTime(record: ParRecord, time: number): Pose {
  return ghostPose(record, time) ?? { x: 0, y: 0, angle: 0 };
}

/** A stored value as a record of a course of so many gates; null when it is none. */
export function readRecord(value: unknown, gates: number): ParRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const fields: { [Key in keyof ParRecord]?: unknown } = value;
  const { time, splits, poses, others = [], bodySplits } = fields;
  if (!isSplits(splits, gates) || time !== splits[gates - 1] || !isTrack(poses)) return null;
  if (!Array.isArray(others) || !others.every(isTrack)) return null;
  const record = { time: splits[gates - 1], splits, poses, ...(others.length > 0 && { others }) };
  if (bodySplits === undefined) return record;
  const known = Array.isArray(bodySplits) && bodySplits.length === others.length + 1;
  return known && bodySplits.every((each) => isSplits(each, gates)) ? { ...record, bodySplits } : null;
}

/** Whether a value is a rising list of times, one a gate. */
function isSplits(value: unknown, gates: number): value is number[] {
  return (
    isNumbers(value) && value.length === gates && value.every((split, n) => split >= (value[n - 1] ?? 0))
  );
}

/** Whether a value is a list of poses. */
function isTrack(value: unknown): value is number[] {
  return isNumbers(value) && value.length % 3 === 0 && value.length <= 3 * mostPoses;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item));
}

function poseAt(poses: readonly number[], n: number): Pose {
  const { metre, radian } = unitsPer;
  return { x: poses[3 * n] / metre, y: poses[3 * n + 1] / metre, angle: poses[3 * n + 2] / radian };
}
