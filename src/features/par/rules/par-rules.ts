// The rules of Par: bodies fly through gates against the clock.

import type { MotionLimits } from '../../../world/entities/motion-limits';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import type { System } from '../../../world/simulation/system';
import { type CourseSpec, courseSpec, type Medals, type ParSpec } from '../spec';
import { newDisplay } from './display';
import { parTime, shortestLength, timeBound } from './figures';
import { type Gate, reachOf, stopped } from './gate';
import { type DrawnPath, type ParCourse, Pilot, type RunLimits } from './pilot';
import type { ParRecord } from './record';

/** Longest time of a run. A run that takes longer is ended without a result. s */
const longest = 300;

/** State of an attempt: waiting for its start, being flown, or ended. */
export type ParState = 'ready' | 'running' | 'over';

/** Rules and state of one attempt at a course of the game Par. Each simulation has its own attempt. */
export class ParRules implements System {
  /** The course of this attempt. */
  spec: CourseSpec;
  /** Gates in the order in which they must be passed. */
  readonly gates: Gate[];
  /** The bodies that fly the course. The slowest body decides the time of the run. */
  readonly pilots: readonly Pilot[];
  /** Data that the page shows about this attempt. They are not part of the simulation's state. */
  readonly display = newDisplay();
  private readonly _simulation: Simulation;
  /** Lower bound of the length of any path through the gates. m */
  private readonly _length: number;
  /** Whether the player has started the attempt. The clock runs only after the start. */
  private _begun = false;
  /** Simulation time at the beginning of the present step. s */
  private _time = 0;

  /**
   * Creates an attempt at a course by all bodies that follow a path, or else the first body
   * @param simulation simulation that already contains the bodies
   */
  constructor(spec: ParSpec, simulation: Simulation) {
    this.spec = courseSpec(spec);
    this.gates = [...this.spec.gates];
    this._simulation = simulation;
    const { entities, stepRate } = simulation;
    const onPaths = entities.filter(({ command }) => command.kind === 'follow-path');
    const flown = onPaths.length === 0 ? [entities[0]] : onPaths;
    this.pilots = flown.map((entity) => new Pilot(entity, this.gates, 1 / stepRate));
    this._length = shortestLength(
      this.course.start,
      this.gates.map(({ at }) => at),
      this.gates.map(reachOf),
    );
  }

  /** Progress of the hindmost body through the course */
  get course(): ParCourse {
    return this.pilots.map(({ course }) => course).reduce((a, b) => (isBehind(b, a) ? b : a));
  }

  /**
   * Time at which the last of the bodies passed each gate. s. The list contains only gates that all bodies have passed.
   */
  get splits(): readonly number[] {
    const { passed } = this.course;
    return this.gates
      .slice(0, passed)
      .map((_, n) => Math.max(...this.pilots.map(({ course }) => course.splits[n])));
  }

  get state(): ParState {
    if (this.finished || this.lost) return 'over';
    return this._begun || this._simulation.tick > 0 ? 'running' : 'ready';
  }

  /** Whether simulation time is stopped: before and after the run */
  get pausesTime(): boolean {
    return this.state !== 'running';
  }

  get isUnderWay(): boolean {
    return this.state === 'running';
  }

  get isOver(): boolean {
    return this.state === 'over';
  }

  /** Replaces the medals of the course, for this attempt only. @param medals null for no medals */
  setMedals(medals: Medals | null): void {
    this.spec = { ...this.spec, medals };
  }

  /**
   * Moves a gate before the clock starts, for example while the player drags it.
   * @param gate the gate in its new position
   */
  show(index: number, gate: Gate): void {
    this.gates[index] = gate;
  }

  /** Starts the attempt: the clock runs from the next step on. */
  begin(): void {
    this._begun = true;
  }

  get missed(): boolean {
    return this.course.missed;
  }

  get finished(): boolean {
    return this.pilots.every(({ course }) => course.finished);
  }

  /** Whether the run failed: it took more than 300 s, or a body's path ended before its last gate. */
  get lost(): boolean {
    return this.course.time > longest || this.pilots.some((pilot) => pilot.lost);
  }

  /** Flight time so far of the slowest body. s */
  get time(): number {
    return this.course.time;
  }

  /** Highest values that the first body's motion limits have had in this run, and the longest time step of the run. */
  get limits(): Readonly<RunLimits> {
    const timeStep = 1 / this._simulation.stepRate;
    return this.pilots[0].limits(timeStep);
  }

  /** Returns the highest motion limits of a body, and the longest time step, since the start of the run. */
  limitsOf(entity: Entity): Readonly<RunLimits> {
    const pilot = this.pilots.find((each) => each.entity === entity) ?? this.pilots[0];
    return pilot.limits(1 / this._simulation.stepRate);
  }

  /**
   * Par time of the course, a reference for players. s. Par assumes full speed straight from gate to gate, and the best
   * possible turn at each gate.
   */
  get par(): number {
    return parTime(
      this.course.start,
      this.gates.map(({ at }) => at),
      this.limits,
    );
  }

  /** Lower bound of the time of any run. s. Null in wind. */
  get bound(): number | null {
    const { limits } = this;
    if (this._simulation.wind.weather.windForce !== 0) return null;
    const endsInStop = this.gates.at(-1)?.kind === 'stop';
    return timeBound(this._length, limits, limits.timeStep, endsInStop ? stopped : limits.speed);
  }

  /**
   * Reason why the run does not count; null if it counts. `hand`: a body chased a target. `drive`: a body turned
   * without motor. `pushed`: a body was pushed.
   */
  get flaw(): 'hand' | 'drive' | 'pushed' | null {
    for (const { violation } of this.pilots) if (violation) return violation;
    return this.bound !== null && this.pilots.some(({ pushed }) => pushed) ? 'pushed' : null;
  }

  /** Record of the finished run; null before all gates are passed. */
  get record(): ParRecord | null {
    if (!this.finished) return null;
    const [first, ...others] = this.pilots.map(({ poses }) => [...poses]);
    const { time, splits } = this;
    const bodySplits = this.pilots.map(({ course }) => [...course.splits]);
    const further = others.length > 0 && { others, bodySplits };
    return { time, splits: [...splits], poses: first, ...further };
  }

  /**
   * Path of the first body: waypoints at the start of the run, and all changes of these waypoints during the run. Null
   * before the first step.
   */
  get path(): DrawnPath | null {
    return this.pilots[0].path;
  }

  before(): void {
    this._time = this._simulation.time;
    for (const pilot of this.pilots) pilot.before(this._simulation);
  }

  after(timeStep: number): void {
    const { entities, before } = this._simulation;
    for (const pilot of this.pilots)
      pilot.move(before.at(entities.indexOf(pilot.entity)), this._time, timeStep);
  }
}

/** Returns the object with the rules of Par and the present attempt. Null if the simulation has no course. */
export function parOf({ systems }: Pick<Simulation, 'systems'>): ParRules | null {
  return systems.find((system) => system instanceof ParRules) ?? null;
}

/** Returns whether any motion limit in `limits` is higher than in `others`. */
export function areAbove(limits: Readonly<MotionLimits>, others: Readonly<MotionLimits>): boolean {
  return (Object.keys(others) as (keyof MotionLimits)[]).some((key) => limits[key] > others[key]);
}

function isBehind(a: ParCourse, b: ParCourse): boolean {
  return a.passed < b.passed || (a.passed === b.passed && a.time > b.time);
}
