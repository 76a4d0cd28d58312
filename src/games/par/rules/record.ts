// A run worth keeping: its time, its splits, and where the body was, small enough for a browser's storage.

import { between, type Pose } from '../../../simulation/pose';
import type { Scenario } from '../../../simulation/scenario';
import { textHash } from '../../text-hash';
import { isOld } from '../spec';

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
  const { time, splits, poses, others = [] } = value as Partial<Record<keyof ParRecord, unknown>>;
  if (!isNumbers(splits) || !isNumbers(poses)) return null;
  if (!Array.isArray(others) || !others.every((each) => isTrack(each))) return null;
  const rising = splits.every((split, n) => split >= (splits[n - 1] ?? 0));
  const fits = splits.length === gates && time === splits[gates - 1];
  if (!rising || !fits || !isTrack(poses)) return null;
  return { time: splits[gates - 1], splits, poses, ...(others.length > 0 && { others }) };
}

/**
 * A name for a course: the same for runs that can be compared. What a pilot may tune (controller, guidance, seek
 * distance, path) is no part of it; start, body, limits, gates and obstacles are.
 */
export function courseName(scenario: Scenario): string {
  const { par, obstacles, entities } = scenario;
  const [first] = entities.map(({ kind, position, angle, limits, size, density }) => [
    ...[kind, position, angle, limits, size, density],
  ]);
  // Bests by the old rules stay where they were.
  if (!par || isOld(par)) return `par-${textHash(JSON.stringify([par, obstacles, ...first]))}`;
  const others = entities.slice(1).map(({ limits, position }) => [limits, position]);
  const { windForce, windHeading, windTorque, gusts, seed } = scenario;
  const weather = [windForce, windHeading, windTorque, gusts, seed];
  return `par2-${textHash(JSON.stringify([par.gates, obstacles, first, others, weather]))}`;
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
