// A body on a course: gates passed, path and redraws, track, and reasons why its run does not count.
import { distance, type Point } from '../../../world/entities/command';
import type { MotionLimits } from '../../../world/entities/motion-limits';
import { driveOf } from '../../../world/entities/steered-body';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { type Place, placeOf } from '../../../world/simulation/place';
import { type Pose, poseOf } from '../../../world/simulation/pose';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Redraw } from '../spec';
import { type Gate, middleAt, passage, stopped } from './gate';
import { PoseTrack } from './record';

/** Progress of one body through the gates. Only the next gate counts. */
export class ParCourse {
  readonly gates: readonly Gate[];
  readonly start: Point;
  /** Times at which gates were passed. s of the simulation */
  readonly splits: number[] = [];
  /** Number of gates passed when the gate after the next was crossed too early; -1 if that did not happen. */
  private _skipped = -1;
  private _clock = 0;

  /** @param start position of the body. m */
  constructor(gates: readonly Gate[], start: Point) {
    this.gates = gates;
    this.start = start;
  }

  /** Number of gates passed, which is the index of the next one. */
  get passed(): number {
    return this.splits.length;
  }

  get finished(): boolean {
    return this.passed === this.gates.length;
  }

  /** Whether the gate after the next was crossed too early. The next one must still be passed. */
  get missed(): boolean {
    return this._skipped === this.passed;
  }

  /** Time on the clock of this body. s; stops when all gates are passed. */
  get time(): number {
    return this.finished ? this.splits[this.passed - 1] : this._clock;
  }

  /**
   * Counts the gates that a body passes in one step, moving straight between two places.
   * @param time at the beginning of the step. s of the simulation
   * @param timeStep s
   */
  move(from: Point, to: Point, time: number, timeStep: number): void {
    if (this.finished) return;
    const move = { from, to, time, timeStep };
    let share = 0;
    while (!this.finished) {
      const next = passage(this.gates[this.passed], move, share);
      if (next === null) break;
      share = next;
      this.splits.push(time + share * timeStep);
    }
    const after = this.gates.at(this.passed + 1);
    if (after && passage(after, move, share) !== null) this._skipped = this.passed;
    this._clock = time + timeStep;
  }
}

/** The path of a run and its changes in flight, enough to simulate the run again. */
export interface DrawnPath {
  /** Waypoints at the start. m */
  readonly plan: readonly Place[];
  /** Changes of the path in flight. */
  readonly redraws: Redraw[];
}

/** Repeats a recorded change of path in a simulated run. A change without waypoints ends the path. */
export function redraw(simulation: Simulation, entity: Entity, { waypoints, next }: Redraw): void {
  const points = waypoints.map(([x, y]) => ({ x, y }));
  if (points.length === 0) simulation.give(entity, { kind: 'idle' });
  else if (next === 0) simulation.give(entity, { kind: 'follow-path', waypoints: points, loop: false });
  else simulation.reroute(entity, points, next);
}

/** Rounding tolerance of the distance that thrust can move a body in a step. m */
const rounding = 1e-9;

/** Motion limits of a body, and the time step. s */
export type RunLimits = MotionLimits & { readonly timeStep: number };

/** A body that flies a course. */
export class Pilot {
  readonly course: ParCourse;
  readonly entity: Entity;
  /** Whether something other than the body's thrust moved it. Then the run is not comparable. */
  pushed = false;
  /** Way in which the body was steered, if not by path and controller. Then the run does not count. Null otherwise. */
  aid: 'hand' | 'drive' | null = null;
  /** The path and its changes; null before the first step. */
  path: DrawnPath | null = null;
  /** Command at the last step, used to detect a new one. */
  private _command: unknown = null;
  private readonly _track = new PoseTrack();
  /** Highest limits and longest time step so far. */
  private _most: RunLimits;
  /** Speed in the last step. m/s */
  private _speed = 0;

  /** @param timeStep s */
  constructor(entity: Entity, gates: readonly Gate[], timeStep: number) {
    const { x, y } = entity.body.getPosition();
    this.entity = entity;
    this.course = new ParCourse(gates, { x, y });
    this._most = { ...entity.limits, timeStep };
  }

  /**
   * Returns the highest limits and longest time step so far.
   * @param timeStep of the next step. s
   */
  limits(timeStep: number): Readonly<RunLimits> {
    return highest(this._most, { ...this.entity.limits, timeStep });
  }

  /** Poses so far, in the form of ParRecord. */
  get poses(): readonly number[] {
    return this._track.poses;
  }

  /** Whether the body's path ended before the last gate. */
  get lost(): boolean {
    return !this.course.finished && this.entity.command.kind === 'idle' && this._speed < stopped;
  }

  /** Records a changed path. Called before each step. */
  before(simulation: Simulation): void {
    const { entity, path } = this;
    if (path && entity.command === this._command) return;
    const waypoints = entity.waypoints.map(placeOf);
    if (path) {
      path.redraws.push({ tick: simulation.tick, waypoints, next: entity.cursor });
      this._beginAtNextGate(simulation);
    } else this.path = { plan: waypoints, redraws: [] };
    this._command = entity.command;
  }

  /**
   * Updates progress and limits after a step.
   * @param before pose before the step
   * @param time at the beginning of the step. s
   * @param timeStep s
   */
  move(before: Pose, time: number, timeStep: number): void {
    const { course, entity } = this;
    if (course.finished) return;
    const { command } = entity;
    const drive = driveOf(entity);
    if (drive !== 'torque' && drive !== 'joint') this.aid = 'drive';
    else if (command.kind === 'seek') this.aid = 'hand';
    const now = poseOf(entity);
    this._most = this.limits(timeStep);
    this._checkThrust(before, now, timeStep);
    course.move(before, now, time, timeStep);
    if (!course.finished) this._track.move(before, now, course.time, timeStep);
  }

  /** Starts a path that was drawn in flight with the waypoint nearest to the next gate. */
  private _beginAtNextGate(simulation: Simulation): void {
    // It counts as a new command even if only points were moved before the first was reached, because a replay cannot
    // tell the two apart.
    const { course, entity } = this;
    const { command, cursor, waypoints } = entity;
    if (command.kind !== 'follow-path' || cursor !== 0 || course.finished) return;
    simulation.give(entity, command);
    if (course.passed === 0) return;
    const gate = middleAt(course.gates[course.passed], course.time);
    const away = waypoints.map((place) => distance(place, gate));
    simulation.reroute(entity, waypoints, away.indexOf(Math.min(...away)));
  }

  /** Checks that thrust explains the movement of a step, as timeBound assumes. */
  private _checkThrust(from: Point, to: Point, timeStep: number): void {
    const way = distance(from, to);
    const { speed, linearAcceleration } = this._most;
    const reachable = Math.min(speed, this._speed + linearAcceleration * timeStep);
    if (way > reachable * timeStep + rounding) this.pushed = true;
    this._speed = way / timeStep;
  }
}

function highest(a: RunLimits, b: RunLimits): RunLimits {
  const pairs = Object.entries(a).map(([key, value]) => [key, Math.max(value, b[key as keyof RunLimits])]);
  return Object.fromEntries(pairs) as RunLimits;
}
