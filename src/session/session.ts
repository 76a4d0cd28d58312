// What a person is doing with a simulation: mode, shared target and path, who is on stage, pause and pace.
import type { TurnLimits } from '../control/turn-controller';
import type { Point } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { scenarioNow, surroundingsOf } from '../files/write-scenario';
import { type EntityName, entityKinds } from '../simulation/entity-kinds';
import { entitySpecOf } from '../simulation/entity-spec';
import type { Scenario } from '../simulation/scenario';
import { Simulation } from '../simulation/simulation';
import type { TargetMotion } from '../simulation/targets/moving-target';
import { Commands, type Mode } from './commands';
import { LineUp } from './line-up';
import { Playback } from './playback';
import { ReducedLimit } from './reduced-limit';
import { isLineUpOpen, type LineUpName, lineUpNames } from './rosters';

export type { Mode };

/** Targets are whole numbers of these. 1/m; a hand is no surer, and what it did fits in a link. */
const grains = 100;

/** One person's session. Tells its listeners of every change but the passing of time. */
export class Session {
  simulation!: Simulation;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title!: string;
  reducedLimit!: ReducedLimit;
  private readonly _playback = new Playback();
  private readonly _listeners = new Set<() => void>();
  private _scenario!: Scenario;
  private _lineUp!: LineUp;
  private _commands!: Commands;

  constructor(scenario: Scenario, title: string) {
    this.load(scenario, title);
  }

  /** Calls back after every change that a person made; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this._listeners.add(listener);
    return () => this._listeners.delete(listener);
  }

  get scenario(): Scenario {
    return this._scenario;
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  get lineUp(): LineUpName {
    return this._lineUp.name;
  }

  /** Whether the cast can be changed. */
  get lineUpOpen(): boolean {
    return isLineUpOpen(this._scenario);
  }

  get mode(): Mode {
    return this._commands.mode;
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  get target(): Point {
    return this._commands.targetOf(this.simulation);
  }

  /** What a drag of the target moves: the target itself, or the anchor that it runs round. */
  get targetHold(): Point {
    const [moving] = this.simulation.targets;
    return moving && moving.motion.kind !== 'pointer' ? moving.anchor : this.target;
  }

  /** The path of Path. May be empty. */
  get waypoints(): readonly Point[] {
    return this._commands.waypoints;
  }

  get loop(): boolean {
    return this._commands.loop;
  }

  /** Begins another scenario. It must be a valid one, see readScenario. Pause and pace stay. */
  load(scenario: Scenario, title: string): void {
    const simulation = new Simulation(scenario);
    const [lead] = simulation.entities;
    this.simulation = simulation;
    this._scenario = scenario;
    this.title = title;
    this.reducedLimit = new ReducedLimit(lead);
    this._lineUp = new LineUp(scenario, simulation.entities);
    this._commands = new Commands(simulation);
    this._playback.reset();
    this._changed();
  }

  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart(): void {
    const was = this.entities.filter((entity) => this._lineUp.startOf(entity));
    const specs = was.map((entity) => {
      const start = this._lineUp.startOf(entity)!;
      const { position, angle, heldUntil } = start;
      const command = this._commands.commandAtStart(this.simulation, entity, start);
      return { ...entitySpecOf(this.simulation, entity), position, angle, heldUntil, command };
    });
    const { weather, bodiesCollide } = this.simulation;
    // All of the weather, still air too: a file's must not come back once somebody has switched it off.
    const kept = { ...this._scenario, ...surroundingsOf(this.simulation), ...weather, bodiesCollide };
    this.simulation = new Simulation({ ...kept, entities: specs });
    this.entities.forEach((entity, n) => {
      this._lineUp.replace(was[n], entity);
      this.reducedLimit.handOver(was[n], entity);
    });
    this._playback.reset();
    this._changed();
  }

  get paused(): boolean {
    return this._playback.paused;
  }

  /** Simulated seconds per real second. */
  get pace(): number {
    return this._playback.pace;
  }

  /** Lets real time pass, see Playback. @param elapsed real seconds since the last call */
  advance(elapsed: number): number {
    return this._playback.advance(elapsed, this.simulation);
  }

  /** Steps by hand while paused. */
  step(steps = 1): void {
    for (let n = 0; n < steps; n++) this.simulation.step();
    this._changed();
  }

  setPaused(paused: boolean): void {
    this._playback.paused = paused;
    this._changed();
  }

  /** The next pace of the list, round and round. */
  nextPace(): void {
    this._playback.nextPace();
    this._changed();
  }

  /** Throws RangeError when it is out of range. */
  setStepRate(stepRate: number): void {
    this.simulation.stepRate = stepRate;
    this._changed();
  }

  /** Another mode; every body gets its command. */
  setMode(mode: Mode): void {
    this._commands.setMode(this.simulation, mode);
    this._changed();
  }

  /** The name a scenario gives a body, if it does. */
  givenName(entity: Entity): string | undefined {
    return this.simulation.specOf(entity).label;
  }

  /** What a body is called on the picture and in tables. */
  labelOf(entity: Entity): string {
    return this.givenName(entity) ?? entityKinds[entity.kind as EntityName].label;
  }

  /**
   * Stops every body where it is and lets it turn by an angle, to be measured.
   * @param angle rad, positive clockwise, not 0
   */
  stepTest(angle: number): void {
    this._commands.stepTest(this.simulation, angle);
    this._changed();
  }

  /** Puts the target of Track and Seek somewhere, to the centimetre. Throws RangeError for a place that is no number. */
  moveTarget({ x, y }: Point): void {
    this._commands.moveTarget(this.simulation, { x: toGrain(x), y: toGrain(y) });
    this._changed();
  }

  /** The target of Track and Seek moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion): void {
    this._commands.moveTargetBy(this.simulation, motion);
    this._changed();
  }

  /** A new path, followed from its start. Throws RangeError for places that are no numbers. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    this._commands.setPath(this.simulation, waypoints, loop);
    this._changed();
  }

  /** Loop on or off, without going back to the start. */
  setLoop(loop: boolean): void {
    this._commands.setLoop(this.simulation, loop);
    this._changed();
  }

  moveWaypoint(index: number, place: Point): void {
    this._commands.moveWaypoint(this.simulation, index, place);
    this._changed();
  }

  /** Inserts a waypoint before the one at that index. */
  insertWaypoint(index: number, place: Point): void {
    this._commands.insertWaypoint(this.simulation, index, place);
    this._changed();
  }

  /** Removes a waypoint; the last one left stays. */
  removeWaypoint(index: number): void {
    this._commands.removeWaypoint(this.simulation, index);
    this._changed();
  }

  toggleReducedLimit(): void {
    this.reducedLimit.toggle(this.simulation);
    this._changed();
  }

  /** Sets the turn limit in force, full or reduced, of all bodies. Throws RangeError when it is out of range. */
  setTurnLimit(limits: Partial<TurnLimits>): void {
    this.reducedLimit.set(this.simulation, limits);
    this._changed();
  }

  /** Changes one body by the simulation's own setters, and tells the listeners. */
  edit(change: (simulation: Simulation) => void): void {
    change(this.simulation);
    this._changed();
  }

  /** Who is on stage. Whoever comes takes over path, target, place and turn limit from those that are there. */
  setLineUp(cast: LineUpName): void {
    this._lineUp.setLineUp(cast, this.simulation, this.reducedLimit);
    this._changed();
  }

  /** The next cast; nothing where it cannot be changed. */
  nextLineUp(): void {
    if (this.lineUpOpen)
      this.setLineUp(lineUpNames[(lineUpNames.indexOf(this.lineUp) + 1) % lineUpNames.length]);
  }

  /** What is on the page as a scenario: places, settings and commands of this moment, and what is still to come. */
  toScenario(): Scenario {
    const entities = this.entities.filter((entity) => this._lineUp.startOf(entity));
    return scenarioNow(this._scenario, this.simulation, entities);
  }

  private _changed(): void {
    for (const listener of this._listeners) listener();
  }
}

function toGrain(metres: number): number {
  // No negative zero: it would not come back out of a file.
  return Math.round(metres * grains) / grains + 0;
}
