// A run worth keeping: its time, its splits, and where the body was, small enough for a browser's storage.

import { between, type Pose } from '../../../simulation/pose';
import type { Scenario } from '../../../simulation/scenario';
import { textHash } from '../../text-hash';

/** A finished run. */
export interface ParRecord {
  /** s */
  readonly time: number;
  /** When each gate was passed. s */
  readonly splits: readonly number[];
  /** Poses, one every `poseSpacing`: x and y in cm, angle in mrad, flat. */
  readonly poses: readonly number[];
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
export function ghostPose({ poses }: ParRecord, time: number): Pose | null {
  const last = poses.length / 3 - 1;
  if (last < 0) return null;
  const at = Math.min(last, Math.max(0, time / poseSpacing));
  const n = Math.floor(at);
  return between(poseAt(poses, n), poseAt(poses, Math.min(last, n + 1)), at - n);
}

/** A stored value as a record of a course of so many gates; null when it is none. */
export function readRecord(value: unknown, gates: number): ParRecord | null {
  if (typeof value !== 'object' || value === null) return null;
  const { time, splits, poses } = value as Partial<Record<keyof ParRecord, unknown>>;
  if (!isNumbers(splits) || !isNumbers(poses)) return null;
  const rising = splits.every((split, n) => split >= (splits[n - 1] ?? 0));
  const fits = splits.length === gates && time === splits[gates - 1];
  if (!rising || !fits || poses.length % 3 !== 0 || poses.length > 3 * mostPoses) return null;
  return { time: splits[gates - 1], splits, poses };
}

/**
 * A name for a course: the same for runs that can be compared. What a pilot may tune (controller, guidance, seek
 * distance, path) is no part of it; start, body, limits, gates and obstacles are.
 */
export function courseName({ par, obstacles, entities: [first] }: Scenario): string {
  const { kind, position, angle, limits, size, density } = first;
  return `par-${textHash(JSON.stringify([par, obstacles, kind, position, angle, limits, size, density]))}`;
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => Number.isFinite(item));
}

function poseAt(poses: readonly number[], n: number): Pose {
  const { metre, radian } = unitsPer;
  return { x: poses[3 * n] / metre, y: poses[3 * n + 1] / metre, angle: poses[3 * n + 2] / radian };
}
