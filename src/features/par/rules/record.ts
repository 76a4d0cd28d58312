// Records of finished runs: time, splits and poses, small enough for a browser's storage.

import { between, type Pose } from '../../../world/simulation/pose';

/** Times and poses of a finished run, from which the run can be shown as a ghost in later runs. */
export interface ParRecord {
  /** Duration of the run: time at which the last body passed the last gate. s */
  readonly time: number;
  /** For each gate, the time at which the last of the bodies passed the gate. s */
  readonly splits: readonly number[];
  /** Poses of the first body, one every `poseSpacing` seconds, in a flat list: x and y in cm, angle in mrad. */
  readonly poses: readonly number[];
  /** Poses of the other bodies, one list per body: x and y in cm, angle in mrad. Left out if one body flew. */
  readonly others?: readonly (readonly number[])[];
  /** Times at which each body passed the gates, one list per body. s. Left out if one body flew. */
  readonly bodySplits?: readonly (readonly number[])[];
}

/** Returns the record of one body from the record of a run of several bodies. @param body index of the body */
export function trackOf({ splits, poses, others = [], bodySplits }: ParRecord, body: number): ParRecord {
  const own = bodySplits?.[body] ?? splits;
  return { time: own[own.length - 1], splits: own, poses: body === 0 ? poses : (others[body - 1] ?? poses) };
}

/** Returns the index of the body that finished last. */
export function lastBody({ bodySplits = [] }: ParRecord): number {
  const times = bodySplits.map((splits) => splits[splits.length - 1]);
  return Math.max(0, times.indexOf(Math.max(...times)));
}

/** Time between two poses of a record. s */
export const poseSpacing = 1 / 20;

/** Largest number of poses in a record, which is enough for five minutes. */
const mostPoses = 300 / poseSpacing;

/** Resolution of stored poses: number of integer units per metre and per radian. */
const unitsPer = { metre: 100, radian: 1000 };

/** Records the poses of a body at equal intervals of time. */
export class PoseTrack {
  readonly poses: number[] = [];

  /**
   * Records the poses for all recording times within one simulation step.
   * @param from pose before the step
   * @param to pose after the step
   * @param time time on the clock of the run when the step ends, s
   * @param timeStep duration of the step, s
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

/**
 * Returns the recorded pose of a body at a time. A time outside the record gives its first or last pose. Null for an
 * empty record.
 * @param time time since the run's clock started, s
 */
export function ghostPose({ poses }: Pick<ParRecord, 'poses'>, time: number): Pose | null {
  const last = poses.length / 3 - 1;
  if (last < 0) return null;
  const at = Math.min(last, Math.max(0, time / poseSpacing));
  const n = Math.floor(at);
  return between(poseAt(poses, n), poseAt(poses, Math.min(last, n + 1)), at - n);
}

/**
 * Returns the recorded pose of a body at a time; x, y and angle 0 for an empty record.
 * @param time time since the run's clock started, s
 */
export function poseAtTime(record: ParRecord, time: number): Pose {
  return ghostPose(record, time) ?? { x: 0, y: 0, angle: 0 };
}

/**
 * Returns a stored value if it is a valid record of a run, else null.
 * @param gates number of gates of the course
 */
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

/**
 * Whether a value is a list of times that never decrease, one for each gate.
 * @param gates number of gates
 */
function isSplits(value: unknown, gates: number): value is number[] {
  return (
    isNumbers(value) && value.length === gates && value.every((split, n) => split >= (value[n - 1] ?? 0))
  );
}

/** Whether a value is a flat list of poses: x, y and angle in turn. */
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
