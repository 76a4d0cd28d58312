// What a person is doing with a simulation: mode, shared target and path, who is on stage, pause and pace.
import type { TurnLimits } from '../control/turn-controller';
import type { Point } from '../entities/command';
import { type EntityName, entityKinds } from '../entities/entity-kinds';
import type { Entity } from '../entities/moving-entity';
import { type Cast, casts, isCastOpen } from './cast';
import { entitySpecOf } from './entity-spec';
import type { TargetMotion } from './moving-target';
import { type Mode, Orders } from './orders';
import { Playback } from './playback';
import type { Scenario } from './scenario';
import { scenarioNow, surroundingsOf } from './scenario-now';
import { Simulation } from './simulation';
import { Stage } from './stage';
import { TurnLimitSwitch } from './turn-limit';

export type { Mode };

/** Targets are whole numbers of these. 1/m; a hand is no surer, and what it did fits in a link. */
const grains = 100;

/** One person's session. Tells its listeners of every change but the passing of time. */
export class Session {
  simulation!: Simulation;
  /** Id of the built-in scenario, or the name of a loaded one. */
  title!: string;
  turnLimit!: TurnLimitSwitch;
  readonly #playback = new Playback();
  readonly #listeners = new Set<() => void>();
  #scenario!: Scenario;
  #stage!: Stage;
  #orders!: Orders;

  constructor(scenario: Scenario, title: string) {
    this.load(scenario, title);
  }

  /** Calls back after every change that a person made; returns how to stop that. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  get scenario(): Scenario {
    return this.#scenario;
  }

  get entities(): readonly Entity[] {
    return this.simulation.entities;
  }

  get cast(): Cast {
    return this.#stage.cast;
  }

  /** Whether the cast can be changed. */
  get castOpen(): boolean {
    return isCastOpen(this.#scenario);
  }

  get mode(): Mode {
    return this.#orders.mode;
  }

  /** The target of Track and Seek: where it was put, or where it has moved to by itself. */
  get target(): Point {
    return this.#orders.targetOf(this.simulation);
  }

  /** What a drag of the target moves: the target itself, or the anchor that it runs round. */
  get targetHold(): Point {
    const [moving] = this.simulation.targets;
    return moving && moving.motion.kind !== 'pointer' ? moving.anchor : this.target;
  }

  /** The path of Path. May be empty. */
  get waypoints(): readonly Point[] {
    return this.#orders.waypoints;
  }

  get loop(): boolean {
    return this.#orders.loop;
  }

  /** Begins another scenario. It must be a valid one, see readScenario. Pause and pace stay. */
  load(scenario: Scenario, title: string): void {
    const simulation = new Simulation(scenario);
    const [lead] = simulation.entities;
    this.simulation = simulation;
    this.#scenario = scenario;
    this.title = title;
    this.turnLimit = new TurnLimitSwitch(lead);
    this.#stage = new Stage(scenario, simulation.entities);
    this.#orders = new Orders(simulation);
    this.#playback.reset();
    this.#changed();
  }

  /** Bodies back to the start; path, target, limits and controllers stay as they are now. */
  restart(): void {
    const was = this.entities.filter((entity) => this.#stage.startOf(entity));
    const specs = was.map((entity) => {
      const start = this.#stage.startOf(entity)!;
      const { position, angle, heldUntil } = start;
      const command = this.#orders.commandAtStart(this.simulation, entity, start);
      return { ...entitySpecOf(this.simulation, entity), position, angle, heldUntil, command };
    });
    const { weather, bodiesCollide } = this.simulation;
    // All of the weather, still air too: a file's must not come back once somebody has switched it off.
    const kept = { ...this.#scenario, ...surroundingsOf(this.simulation), ...weather, bodiesCollide };
    this.simulation = new Simulation({ ...kept, entities: specs });
    this.entities.forEach((entity, n) => {
      this.#stage.replace(was[n], entity);
      this.turnLimit.handOver(was[n], entity);
    });
    this.#playback.reset();
    this.#changed();
  }

  get paused(): boolean {
    return this.#playback.paused;
  }

  /** Simulated seconds per real second. */
  get pace(): number {
    return this.#playback.pace;
  }

  /** Lets real time pass, see Playback. @param elapsed real seconds since the last call */
  advance(elapsed: number): number {
    return this.#playback.advance(elapsed, this.simulation);
  }

  /** Steps by hand while paused. */
  step(steps = 1): void {
    for (let n = 0; n < steps; n++) this.simulation.step();
    this.#changed();
  }

  setPaused(paused: boolean): void {
    this.#playback.paused = paused;
    this.#changed();
  }

  /** The next pace of the list, round and round. */
  nextPace(): void {
    this.#playback.nextPace();
    this.#changed();
  }

  /** Throws RangeError when it is out of range. */
  setStepRate(stepRate: number): void {
    this.simulation.stepRate = stepRate;
    this.#changed();
  }

  /** Another mode; every body gets its command. */
  setMode(mode: Mode): void {
    this.#orders.setMode(this.simulation, mode);
    this.#changed();
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
    this.#orders.stepTest(this.simulation, angle);
    this.#changed();
  }

  /** Puts the target of Track and Seek somewhere, to the centimetre. Throws RangeError for a place that is no number. */
  moveTarget({ x, y }: Point): void {
    this.#orders.moveTarget(this.simulation, { x: toGrain(x), y: toGrain(y) });
    this.#changed();
  }

  /** The target of Track and Seek moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion): void {
    this.#orders.moveTargetBy(this.simulation, motion);
    this.#changed();
  }

  /** A new path, followed from its start. Throws RangeError for places that are no numbers. */
  setPath(waypoints: readonly Point[], loop: boolean): void {
    this.#orders.setPath(this.simulation, waypoints, loop);
    this.#changed();
  }

  /** Loop on or off, without going back to the start. */
  setLoop(loop: boolean): void {
    this.#orders.setLoop(this.simulation, loop);
    this.#changed();
  }

  moveWaypoint(index: number, place: Point): void {
    this.#orders.moveWaypoint(this.simulation, index, place);
    this.#changed();
  }

  /** Inserts a waypoint before the one at that index. */
  insertWaypoint(index: number, place: Point): void {
    this.#orders.insertWaypoint(this.simulation, index, place);
    this.#changed();
  }

  /** Removes a waypoint; the last one left stays. */
  removeWaypoint(index: number): void {
    this.#orders.removeWaypoint(this.simulation, index);
    this.#changed();
  }

  toggleTurnLimit(): void {
    this.turnLimit.toggle(this.simulation);
    this.#changed();
  }

  /** Sets the turn limit in force, full or reduced, of all bodies. Throws RangeError when it is out of range. */
  setTurnLimit(limits: Partial<TurnLimits>): void {
    this.turnLimit.set(this.simulation, limits);
    this.#changed();
  }

  /** Changes one body by the simulation's own setters, and tells the listeners. */
  edit(change: (simulation: Simulation) => void): void {
    change(this.simulation);
    this.#changed();
  }

  /** Who is on stage. Whoever comes takes over path, target, place and turn limit from those that are there. */
  setCast(cast: Cast): void {
    this.#stage.setCast(cast, this.simulation, this.turnLimit);
    this.#changed();
  }

  /** The next cast; nothing where it cannot be changed. */
  nextCast(): void {
    if (this.castOpen) this.setCast(casts[(casts.indexOf(this.cast) + 1) % casts.length]);
  }

  /** What is on the page as a scenario: places, settings and commands of this moment, and what is still to come. */
  toScenario(): Scenario {
    const entities = this.entities.filter((entity) => this.#stage.startOf(entity));
    return scenarioNow(this.#scenario, this.simulation, entities);
  }

  #changed(): void {
    for (const listener of this.#listeners) listener();
  }
}

function toGrain(metres: number): number {
  // No negative zero: it would not come back out of a file.
  return Math.round(metres * grains) / grains + 0;
}
