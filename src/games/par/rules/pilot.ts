// One body on a course: its way through the gates, its track, and what would spoil its run.

import { distance, type Point } from '../../../entities/command';
import type { MotionLimits } from '../../../entities/motion-limits';
import { driveOf } from '../../../entities/steered-body';
import type { Entity } from '../../../simulation/entity-kinds';
import { type Pose, poseOf } from '../../../simulation/pose';
import { ParCourse } from './course';
import { type Gate, stopped } from './gate';
import { PoseTrack } from './record';

/** Tolerance for rounding, in how far thrust can take a body in a step. m */
const rounding = 1e-9;

/** Limits of a body, and the length of a step. s */
export type RunLimits = MotionLimits & { readonly timeStep: number };

/** A body that flies a course. */
export class Pilot {
  readonly course: ParCourse;
  readonly entity: Entity;
  /** Whether something other than its own thrust moved the body: then the run is not comparable. */
  pushed = false;
  /** What steered in place of path and controller: then the run does not count. */
  aid: 'hand' | 'drive' | null = null;
  private readonly _track = new PoseTrack();
  /** The highest limits and the longest step since the clock started. */
  private _most: RunLimits;
  /** m/s in the last step. */
  private _speed = 0;

  /** @param waits see ParCourse @param timeStep s */
  constructor(entity: Entity, gates: readonly Gate[], waits: boolean, timeStep: number) {
    const { x, y } = entity.body.getPosition();
    this.entity = entity;
    this.course = new ParCourse(gates, { x, y }, waits);
    this._most = { ...entity.limits, timeStep };
  }

  /** The highest limits and the longest step while the clock ran; before that, the present ones. @param timeStep s */
  limits(timeStep: number): Readonly<RunLimits> {
    return this.course.started ? highest(this._most, this._now(timeStep)) : this._now(timeStep);
  }

  /** Its poses so far, see ParRecord. */
  get poses(): readonly number[] {
    return this._track.poses;
  }

  /** Whether its path has ended before the last gate. */
  get lost(): boolean {
    return !this.course.finished && this.entity.command.kind === 'idle' && this._speed < stopped;
  }

  /** After a step. @param before where it was before it @param time at its beginning. s @param timeStep s */
  move(before: Pose, time: number, timeStep: number): void {
    const { course, entity } = this;
    if (course.finished) return;
    const { command } = entity;
    const drive = driveOf(entity);
    if (drive !== 'torque' && drive !== 'joint') this.aid = 'drive';
    else if (course.started && command.kind === 'seek') this.aid = 'hand';
    const now = poseOf(entity);
    this._most = this.limits(timeStep);
    this._look(before, now, timeStep);
    course.move(before, now, time, timeStep);
    if (course.started && !course.finished) this._track.move(before, now, course.time, timeStep);
  }

  /** Checks that thrust explains a step, as timeBound assumes. */
  private _look(from: Point, to: Point, timeStep: number): void {
    const way = distance(from, to);
    const { speed, linearAcceleration } = this._most;
    const reachable = Math.min(speed, this._speed + linearAcceleration * timeStep);
    if (way > reachable * timeStep + rounding) this.pushed = true;
    this._speed = way / timeStep;
  }

  private _now(timeStep: number): RunLimits {
    return { ...this.entity.limits, timeStep };
  }
}

function highest(a: RunLimits, b: RunLimits): RunLimits {
  const pairs = Object.entries(a).map(([key, value]) => [key, Math.max(value, b[key as keyof RunLimits])]);
  return Object.fromEntries(pairs) as RunLimits;
}
