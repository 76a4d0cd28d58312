// The rules of Par: the first body flies the course, against its figures and against a recorded run.

import { distance } from '../../../entities/command';
import type { MotionLimits } from '../../../entities/motion-limits';
import type { Simulation } from '../../../simulation/simulation';
import type { System } from '../../../simulation/system';
import type { ParSpec } from '../spec';
import { ParCourse } from './course';
import { parTime, timeBound } from './figures';
import { shortestLength } from './length';
import { type ParRecord, PoseTrack } from './record';

/** Tolerance for rounding, in how far thrust can take a body in a step. m */
const rounding = 1e-9;

/** One attempt at a course. A new simulation, as after a restart, is a new attempt. */
export class ParRules implements System {
  readonly course: ParCourse;
  /** The run to fly against: its ghost is shown. The page gives it. */
  rival: ParRecord | null = null;
  /** Whether something other than its own thrust moved the body: then the run is not comparable. */
  pushed = false;
  /** What steered in place of path and controller: then the run does not count. */
  aid: 'hand' | 'drive' | null = null;
  private readonly _simulation: Simulation;
  private readonly _track = new PoseTrack();
  /** Lower bound of the length of any way through the gates. m */
  private readonly _length: number;
  /** The highest limits and the longest step since the clock started. */
  private _most: MotionLimits & { timeStep: number };
  /** m/s in the last step. */
  private _speed = 0;

  /** @param simulation with its entities in place */
  constructor(spec: ParSpec, simulation: Simulation) {
    const { x, y } = simulation.entities[0].body.getPosition();
    this._simulation = simulation;
    this.course = new ParCourse(spec, { x, y });
    this._length = shortestLength(this.course.start, this.course.gates, this.course.radius);
    this._most = this._now();
  }

  /** The highest limits and the longest step while the clock ran; before that, the present ones. */
  get limits(): Readonly<MotionLimits & { timeStep: number }> {
    return this.course.started ? this._most : this._now();
  }

  /** Straight lines and turns on the spot, see parTime. s */
  get par(): number {
    return parTime(this.course.start, this.course.gates, this.limits);
  }

  /** Lower bound of the time of a run that was not pushed, see timeBound. s */
  get bound(): number {
    const { limits } = this;
    return timeBound(this._length, limits, limits.timeStep);
  }

  /** How far behind the rival the body was at the last gate. s; null before the first one or without a rival. */
  get behind(): number | null {
    const { splits } = this.course;
    const split = this.rival?.splits[splits.length - 1];
    return split === undefined ? null : splits[splits.length - 1] - split;
  }

  /** The run to keep; null before all gates are passed. */
  get record(): ParRecord | null {
    const { finished, time, splits } = this.course;
    return finished ? { time, splits: [...splits], poses: [...this._track.poses] } : null;
  }

  after(): void {
    const { course } = this;
    if (course.finished) return;
    const [{ body, command, drive }] = this._simulation.entities;
    if (drive !== 'torque' && drive !== 'joint') this.aid = 'drive';
    else if (course.started && command.kind === 'seek') this.aid = 'hand';
    const from = this._simulation.before[0];
    const { x, y } = body.getPosition();
    const now = this._now();
    const { timeStep } = now;
    this._most = course.started ? highest(this._most, now) : now;
    this._look(distance(from, { x, y }), timeStep);
    course.move(from, { x, y }, timeStep);
    if (course.started && !course.finished)
      this._track.move(from, { x, y, angle: body.getAngle() }, course.time, timeStep);
  }

  /** Checks that thrust explains a step, as timeBound assumes. */
  private _look(way: number, timeStep: number): void {
    const { speed, linearAcceleration } = this._most;
    const reachable = Math.min(speed, this._speed + linearAcceleration * timeStep);
    if (way > reachable * timeStep + rounding) this.pushed = true;
    this._speed = way / timeStep;
  }

  private _now(): MotionLimits & { timeStep: number } {
    const { entities, stepRate } = this._simulation;
    return { ...entities[0].limits, timeStep: 1 / stepRate };
  }
}

/** The attempt that is flown in a simulation; null where there is no course. */
export function parOf({ systems }: Pick<Simulation, 'systems'>): ParRules | null {
  return systems.find((system) => system instanceof ParRules) ?? null;
}

/** Whether limits are above others in any respect: then a run under them is not comparable. */
export function areAbove(limits: Readonly<MotionLimits>, others: Readonly<MotionLimits>): boolean {
  return (Object.keys(others) as (keyof MotionLimits)[]).some((key) => limits[key] > others[key]);
}

function highest<Limits extends MotionLimits>(a: Limits, b: Limits): Limits {
  const pairs = Object.entries(a).map(([key, value]) => [key, Math.max(value, b[key as keyof MotionLimits])]);
  return Object.fromEntries(pairs) as Limits;
}
