// One body on a course: its way through the gates, its path and what was redrawn, its track, and what would spoil its run.
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

/** One attempt of one body. Only the next gate counts. */
export class ParCourse {
  readonly gates: readonly Gate[];
  readonly start: Point;
  /** When each gate was passed. s of the simulation */
  readonly splits: number[] = [];
  /** How many gates were passed when the one after the next was crossed; -1 before. */
  private _skipped = -1;
  private _clock = 0;

  /** @param start first place of the body. m */
  constructor(gates: readonly Gate[], start: Point) {
    this.gates = gates;
    this.start = start;
  }

  /** How many gates are passed: the index of the next one. */
  get passed(): number {
    return this.splits.length;
  }

  get finished(): boolean {
    return this.passed === this.gates.length;
  }

  /** Whether the gate after the next was crossed before it: the next one must still be flown. */
  get missed(): boolean {
    return this._skipped === this.passed;
  }

  /** s; stands still once all gates are passed. */
  get time(): number {
    return this.finished ? this.splits[this.passed - 1] : this._clock;
  }

  /**
   * The body went from one place straight to another in one step.
   * @param time at its beginning. s of the simulation @param timeStep s
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

/** How a path was drawn, so that its run can be flown again. */
export interface DrawnPath {
  /** At the start. m */
  readonly plan: readonly Place[];
  /** In flight. */
  readonly redraws: Redraw[];
}

/** Draws a path anew in a run that is flown again. One without places ends the way; one that begins anew is a new command. */
export function redraw(simulation: Simulation, entity: Entity, { waypoints, next }: Redraw): void {
  const points = waypoints.map(([x, y]) => ({ x, y }));
  if (points.length === 0) simulation.give(entity, { kind: 'idle' });
  else if (next === 0) simulation.give(entity, { kind: 'follow-path', waypoints: points, loop: false });
  else simulation.reroute(entity, points, next);
}

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
  /** Null before the first step. */
  path: DrawnPath | null = null;
  /** The command known so far, to notice a new one. */
  private _command: unknown = null;
  private readonly _track = new PoseTrack();
  /** The highest limits and the longest step so far. */
  private _most: RunLimits;
  /** m/s in the last step. */
  private _speed = 0;

  /** @param timeStep s */
  constructor(entity: Entity, gates: readonly Gate[], timeStep: number) {
    const { x, y } = entity.body.getPosition();
    this.entity = entity;
    this.course = new ParCourse(gates, { x, y });
    this._most = { ...entity.limits, timeStep };
  }

  /** The highest limits and the longest step so far. @param timeStep s */
  limits(timeStep: number): Readonly<RunLimits> {
    return highest(this._most, { ...this.entity.limits, timeStep });
  }

  /** Its poses so far, see ParRecord. */
  get poses(): readonly number[] {
    return this._track.poses;
  }

  /** Whether its path has ended before the last gate. */
  get lost(): boolean {
    return !this.course.finished && this.entity.command.kind === 'idle' && this._speed < stopped;
  }

  /** Before a step: notes a path that is another than before the last one. */
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

  /** After a step. @param before where it was before it @param time at its beginning. s @param timeStep s */
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

  /**
   * A path drawn in flight begins at the next gate: with the waypoint that is nearest to it. It is a new command, also
   * where only its points were moved before the first was reached: a run that is flown again cannot tell them apart.
   */
  private _beginAtNextGate(simulation: Simulation): void {
    const { course, entity } = this;
    const { command, cursor, waypoints } = entity;
    if (command.kind !== 'follow-path' || cursor !== 0 || course.finished) return;
    simulation.give(entity, command);
    if (course.passed === 0) return;
    const gate = middleAt(course.gates[course.passed], course.time);
    const away = waypoints.map((place) => distance(place, gate));
    simulation.reroute(entity, waypoints, away.indexOf(Math.min(...away)));
  }

  /** Checks that thrust explains a step, as timeBound assumes. */
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
