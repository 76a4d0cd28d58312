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

/** Time at which a run ends at the latest. s */
const longest = 300;

/** State of an attempt: planned, being flown, or ended. */
export type ParState = 'ready' | 'running' | 'over';

/** One attempt at a course. A new simulation, as after a restart, is a new attempt. */
export class ParRules implements System {
  /** The course. Its medals do not affect the flight. */
  spec: CourseSpec;
  /** Gates in order. They are constant except while a person drags one, see `show`. */
  readonly gates: Gate[];
  /** The bodies that fly the course. The slowest counts. */
  readonly pilots: readonly Pilot[];
  /** Display data; not simulation state. */
  readonly display = newDisplay();
  private readonly _simulation: Simulation;
  /** Lower bound of the length of any way through the gates. m */
  private readonly _length: number;
  private _begun = false;
  /** Simulation time at the beginning of the step. s */
  private _time = 0;

  /** @param simulation with its entities in place */
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

  /** Progress of the body that is last at present. */
  get course(): ParCourse {
    return this.pilots.map(({ course }) => course).reduce((a, b) => (isBehind(b, a) ? b : a));
  }

  /** Times at which the last body passed each gate. s */
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

  /** Whether time waits for the player, as before the start and after the end. Single steps still work. */
  get pausesTime(): boolean {
    return this.state !== 'running';
  }

  get isUnderWay(): boolean {
    return this.state === 'running';
  }

  get isOver(): boolean {
    return this.state === 'over';
  }

  /** Replaces the medals of the course for this attempt. */
  setMedals(medals: Medals | null): void {
    this.spec = { ...this.spec, medals };
  }

  /** Shows a gate in another position before the clock starts, for example while it is dragged. */
  show(index: number, gate: Gate): void {
    this.gates[index] = gate;
  }

  /** Allows the clock to start. */
  begin(): void {
    this._begun = true;
  }

  /** Whether a body crossed the gate after the next one too early. */
  get missed(): boolean {
    return this.course.missed;
  }

  get finished(): boolean {
    return this.pilots.every(({ course }) => course.finished);
  }

  /** Whether a body's path ended before its last gate. */
  get lost(): boolean {
    return this.course.time > longest || this.pilots.some((pilot) => pilot.lost);
  }

  /** Time on the clock. s */
  get time(): number {
    return this.course.time;
  }

  /** Highest limits of the first body and longest time step in the timed part; before that, the present ones. */
  get limits(): Readonly<RunLimits> {
    const timeStep = 1 / this._simulation.stepRate;
    return this.pilots[0].limits(timeStep);
  }

  /** Returns the highest limits of a body while the clock ran. */
  limitsOf(entity: Entity): Readonly<RunLimits> {
    const pilot = this.pilots.find((each) => each.entity === entity) ?? this.pilots[0];
    return pilot.limits(1 / this._simulation.stepRate);
  }

  /** Par. s, see parTime. */
  get par(): number {
    return parTime(
      this.course.start,
      this.gates.map(({ at }) => at),
      this.limits,
    );
  }

  /** Lower bound of the time of a run, see timeBound. s; null in wind, because wind pushes the body. */
  get bound(): number | null {
    const { limits } = this;
    if (this._simulation.wind.weather.windForce !== 0) return null;
    const endsInStop = this.gates.at(-1)?.kind === 'stop';
    return timeBound(this._length, limits, limits.timeStep, endsInStop ? stopped : limits.speed);
  }

  /** Reason that the run does not count; null if it counts. */
  get flaw(): 'hand' | 'drive' | 'pushed' | null {
    for (const { aid } of this.pilots) if (aid) return aid;
    return this.bound !== null && this.pilots.some(({ pushed }) => pushed) ? 'pushed' : null;
  }

  /** Record of the run; null before all gates are passed. */
  get record(): ParRecord | null {
    if (!this.finished) return null;
    const [first, ...others] = this.pilots.map(({ poses }) => [...poses]);
    const { time, splits } = this;
    const bodySplits = this.pilots.map(({ course }) => [...course.splits]);
    const further = others.length > 0 && { others, bodySplits };
    return { time, splits: [...splits], poses: first, ...further };
  }

  /** Path of the first body; null before the first step. */
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

/** Returns the attempt that a simulation runs; null without a course. */
export function parOf({ systems }: Pick<Simulation, 'systems'>): ParRules | null {
  return systems.find((system) => system instanceof ParRules) ?? null;
}

/** Whether any limit of the first is above that of the second. Then the runs are not comparable. */
export function areAbove(limits: Readonly<MotionLimits>, others: Readonly<MotionLimits>): boolean {
  return (Object.keys(others) as (keyof MotionLimits)[]).some((key) => limits[key] > others[key]);
}

/** Whether body a is behind body b: fewer gates, or a later last gate. */
function isBehind(a: ParCourse, b: ParCourse): boolean {
  return a.passed < b.passed || (a.passed === b.passed && a.time > b.time);
}
