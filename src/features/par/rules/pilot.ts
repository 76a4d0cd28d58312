// A body that flies a course: gates passed, path and its changes, recorded track, and reasons why
// its run does not count.
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

/** Progress of one body through the gates. The gates must be passed in order. */
export class ParCourse {
  readonly gates: readonly Gate[];
  readonly start: Point;
  /** Simulation times at which the body passed its gates. s */
  readonly splits: number[] = [];
  /** Index of the gate that the body skipped most recently. −1 if the body has skipped none. */
  private _skipped = -1;
  private _clock = 0;

  constructor(gates: readonly Gate[], start: Point) {
    this.gates = gates;
    this.start = start;
  }

  /** Number of gates that the body has passed. It is also the index of the next gate. */
  get passed(): number {
    return this.splits.length;
  }

  get finished(): boolean {
    return this.passed === this.gates.length;
  }

  /** Whether the body has missed a gate and has already crossed the gate after it. */
  get missed(): boolean {
    return this._skipped === this.passed;
  }

  /** Time on the clock of this body. s. The clock stops when the body has passed all gates. */
  get time(): number {
    return this.finished ? this.splits[this.passed - 1] : this._clock;
  }

  /**
   * Counts the gates that a body passes in one step, during which it moves straight.
   * @param from position before the step, m
   * @param to position after the step, m
   * @param time simulation time at the beginning of the step, s
   * @param timeStep duration of the step, s
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

/** The path of a run and its changes during the flight, enough to simulate the run again. */
export interface DrawnPath {
  /** All waypoints of the path, as the player had drawn them when the run started. m */
  readonly plan: readonly Place[];
  /** Changes of the path during the flight. */
  readonly redraws: Redraw[];
}

/**
 * Applies a recorded change of the path to a body of a simulation. A change without waypoints ends the body's flight
 * along its path.
 */
export function redraw(simulation: Simulation, entity: Entity, { waypoints, next }: Redraw): void {
  const points = waypoints.map(([x, y]) => ({ x, y }));
  if (points.length === 0) simulation.give(entity, { kind: 'idle' });
  else if (next === 0) simulation.give(entity, { kind: 'follow-path', waypoints: points, loop: false });
  else simulation.reroute(entity, points, next);
}

/** Tolerance for rounding errors in the check whether a body moved farther than its thrust allows. m */
const rounding = 1e-9;

/** Motion limits of a body, and the time step of its run (s). */
export type RunLimits = MotionLimits & { readonly timeStep: number };

/** A body that flies a course of the game Par, with its progress and its recorded flight. */
export class Pilot {
  readonly course: ParCourse;
  readonly entity: Entity;
  /** Whether a push moved the body farther in a step than thrust allows. */
  pushed = false;
  /**
   * Rule that the body has broken in this run; null for none. `hand`: it chased a target. `drive`: a drive other than a
   * motor turned it.
   */
  violation: 'hand' | 'drive' | null = null;
  /** Initial waypoints of the body and later changes. Null before the first step. */
  path: DrawnPath | null = null;
  private _command: unknown = null;
  private readonly _track = new PoseTrack();
  /** Highest motion limits and longest time step of the run so far. */
  private _most: RunLimits;
  /** Speed of the body in the most recent step. m/s */
  private _speed = 0;

  /**
   * Prepares to record the flight of a body, which has not passed any gate yet.
   * @param timeStep time step at the start, s
   */
  constructor(entity: Entity, gates: readonly Gate[], timeStep: number) {
    const { x, y } = entity.body.getPosition();
    this.entity = entity;
    this.course = new ParCourse(gates, { x, y });
    this._most = { ...entity.limits, timeStep };
  }

  /**
   * Returns the highest motion limits and the longest time step, from the start of the run to the next step inclusive.
   * @param timeStep duration of the next step, s
   */
  limits(timeStep: number): Readonly<RunLimits> {
    return highest(this._most, this.entity.limits, timeStep);
  }

  /** Recorded poses as a flat list: x and y (cm), angle (mrad). */
  get poses(): readonly number[] {
    return this._track.poses;
  }

  /** Whether the body has reached the end of its path and stopped, without having passed all gates. */
  get lost(): boolean {
    return !this.course.finished && this.entity.command.kind === 'idle' && this._speed < stopped;
  }

  /**
   * Records the waypoints of the body: at the start of the run, and again whenever the waypoints are changed. Called
   * before each step.
   */
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
   * Records one step of the flight: passed gates, track, broken rules, and the highest motion limits that the body has
   * had in this run.
   * @param before pose before the step
   * @param time simulation time at the beginning of the step, s
   * @param timeStep duration of the step, s
   */
  move(before: Pose, time: number, timeStep: number): void {
    const { course, entity } = this;
    if (course.finished) return;
    const { command } = entity;
    const drive = driveOf(entity);
    if (drive !== 'torque' && drive !== 'joint') this.violation = 'drive';
    else if (command.kind === 'seek') this.violation = 'hand';
    const now = poseOf(entity);
    this._most = this.limits(timeStep);
    this._checkThrust(before, now, timeStep);
    course.move(before, now, time, timeStep);
    if (!course.finished) this._track.move(before, now, course.time, timeStep);
  }

  /**
   * If a new path was drawn during the flight, sends the body first to the path's waypoint nearest to the next gate.
   */
  private _beginAtNextGate(simulation: Simulation): void {
    // It counts as a new command even if only points were moved before the first was reached, because a replay cannot
    // distinguish the two.
    const { course, entity } = this;
    const { command, cursor, waypoints } = entity;
    if (command.kind !== 'follow-path' || cursor !== 0 || course.finished) return;
    simulation.give(entity, command);
    if (course.passed === 0) return;
    const gate = middleAt(course.gates[course.passed], course.time);
    const away = waypoints.map((place) => distance(place, gate));
    simulation.reroute(entity, waypoints, away.indexOf(Math.min(...away)));
  }

  /**
   * Sets `pushed` if the body moved farther in a step than its thrust allows.
   * @param from position before the step, m
   * @param to position after the step, m
   * @param timeStep duration of the step, s
   */
  private _checkThrust(from: Point, to: Point, timeStep: number): void {
    const way = distance(from, to);
    const { speed, linearAcceleration } = this._most;
    const reachable = Math.min(speed, this._speed + linearAcceleration * timeStep);
    if (way > reachable * timeStep + rounding) this.pushed = true;
    this._speed = way / timeStep;
  }
}

function highest(most: RunLimits, limits: Readonly<MotionLimits>, timeStep: number): RunLimits {
  return {
    speed: Math.max(most.speed, limits.speed),
    linearAcceleration: Math.max(most.linearAcceleration, limits.linearAcceleration),
    turnRate: Math.max(most.turnRate, limits.turnRate),
    angularAcceleration: Math.max(most.angularAcceleration, limits.angularAcceleration),
    timeStep: Math.max(most.timeStep, timeStep),
  };
}
