// Worlds of steered bodies, stepped at a fixed rate. They use no clock and no chance, so equal input gives equal runs.
import type { TurnLimits } from '../../laws/control/turn-controller';
import type { Command, Point } from '../entities/command';
import { parseCommand } from './command-spec';
import { Contacts } from './contacts';
import { type Entity, kindOf } from './entity-kinds';
import { Measures } from './meters/measures';
import { type Obstacle, ObstacleField, type ObstacleSpec } from './obstacle';
import { OwnUpdates } from './own-updates';
import { pointOf } from './place';
import { Population } from './population';
import type { Poses } from './pose';
import { assertFinite, assertInRange, assertStillFinite } from './refuse';
import type { CommandSpec, EntitySpec, Scenario, TimelineEntry } from './scenario';
import { stepRateTunable } from './step-rate';
import { bodiesOf } from './swarm';
import type { System } from './system';
import { standingSystems } from './systems';
import { type MovingTarget, type TargetMotion, Targets } from './targets/moving-target';
import { Timeline } from './timeline';
import { Wind } from './wind';
import { isTangible } from './worlds/shapes';

/**
 * Function that makes a system of the simulation, for example the rules of a game. It returns null if the system is not
 * needed.
 */
export type SystemMaker = (simulation: Simulation) => System | null;

/** A simulation: the planck worlds, their entities, and the systems that act in every step. */
export class Simulation {
  /** Scenario from which the simulation was made. */
  readonly scenario: Scenario;
  /** Crates and walls of the simulation. */
  readonly obstacleField: ObstacleField;
  readonly measures: Measures;
  /** Contacts that began in the last step of the shared physics world. */
  readonly contacts: Contacts;
  /** Systems that act in every step, such as guns and the rules of games. */
  readonly systems: System[];
  readonly seed: number;
  readonly wind: Wind;
  readonly population: Population;
  private readonly _targets: Targets;
  readonly timeline: Timeline;
  /** Turn limits of each body at full motor strength. Empty unless the scenario weakens the motors at the start. */
  readonly fullLimits: TurnLimits[] = [];
  private readonly _updates = new OwnUpdates(this);
  private _stepRate: number;
  private _tick = 0;
  // The current time is computed from there.
  /** Time (s) and number of steps at the last change of the step rate. */
  private _since = { time: 0, tick: 0 };

  /**
   * Makes a simulation of a scenario.
   * @param scenario a valid scenario, see readScenario
   * @param systems makers of further systems after the standard ones, in the order in which they are called
   */
  constructor(scenario: Scenario, systems: readonly SystemMaker[] = []) {
    this.scenario = scenario;
    this._stepRate = scenario.stepRate ?? stepRateTunable.initial;
    this.seed = scenario.seed ?? 1;
    this.population = new Population(this.seed, isTangible(scenario));
    this.wind = new Wind(scenario, this.seed);
    this.contacts = new Contacts(this.world);
    const bodies = bodiesOf(scenario);
    this.measures = new Measures(this.world, bodies.length);
    this.timeline = new Timeline(scenario.timeline);
    this._targets = new Targets(scenario.targets);
    this.obstacleField = new ObstacleField(this.world, scenario.obstacles ?? []);
    // All bodies first, then their commands, because commands name bodies.
    for (const spec of bodies) this._place(spec);
    if (scenario.bodiesCollide) this.bodiesCollide = true;
    for (const one of this.entities) this._give(one, this.specOf(one).command ?? { kind: 'idle' });
    this.systems = [...standingSystems, ...systems].flatMap((make) => make(this) ?? []);
    if (this.systems.some(({ touches }) => touches)) this.population.shapes.makeTangible();
  }

  get entities(): readonly Entity[] {
    return this.population.entities;
  }

  /** Pose of each entity before the last step, so that frames between two steps can be drawn. */
  get before(): Pick<Poses, 'at'> {
    return this.population.before;
  }

  get obstacles(): readonly Obstacle[] {
    return this.obstacleField.obstacles;
  }

  /** Physics world of all bodies that have no separate world. */
  get world() {
    return this.population.worlds.common;
  }

  /** All physics worlds: the one that bodies share, and the separate worlds of single bodies. */
  get worlds() {
    return this.population.worlds.all;
  }

  /** Replaces all crates and walls. */
  placeObstacles(specs: readonly ObstacleSpec[]): void {
    if (specs.length > 0) this.population.shapes.makeTangible();
    this.obstacleField.place(specs);
  }

  /** Targets that move by themselves. */
  get targets(): readonly MovingTarget[] {
    return this._targets.targets;
  }

  /** Number of steps since the start. */
  get tick(): number {
    return this._tick;
  }

  /** Time since the start. s */
  get time(): number {
    return this._since.time + (this._tick - this._since.tick) / this._stepRate;
  }

  /** Steps per second. Hz */
  get stepRate(): number {
    return this._stepRate;
  }

  /** Changes the step rate from the next step on. Throws RangeError if it is out of range. */
  set stepRate(stepRate: number) {
    assertInRange(stepRateTunable, stepRate);
    this._since = { time: this.time, tick: this._tick };
    this._stepRate = stepRate;
  }

  /**
   * Gives the scene's first moving target another motion. If the scene has none, adds a target at `place` (m). Throws
   * RangeError if the motion is invalid.
   */
  moveTargetBy(motion: TargetMotion, place: Point): void {
    this._targets.moveBy(motion, place);
  }

  /** Whether the entities collide with each other. */
  get bodiesCollide(): boolean {
    return this.population.collide;
  }

  /**
   * Sets whether bodies collide with each other. Throws RangeError if more bodies exist, or more pairs overlap, than
   * `mostColliding` allows
   */
  set bodiesCollide(on: boolean) {
    this.population.collide = on;
  }

  /** Adds an entity with its command. Throws RangeError if the target of the command does not exist. */
  add(spec: EntitySpec): Entity {
    const entity = this._place(spec);
    this._give(entity, spec.command ?? { kind: 'idle' });
    return entity;
  }

  /** Removes an entity and its body from the world. Bodies that chased the entity become idle. */
  remove(entity: Entity): void {
    if (!this.population.remove(entity)) return;
    this.measures.remove(entity);
    this._updates.forget();
    for (const chaser of this._targets.remove(entity)) chaser.give({ kind: 'idle' });
    for (const other of this.entities) {
      const { command } = other;
      if ('chased' in command && command.chased === entity) other.give({ kind: 'idle' });
    }
  }

  /** Returns the description from which an entity was made. */
  specOf(entity: Entity): EntitySpec {
    return this.population.specOf(entity);
  }

  /** Returns the name of a body. Undefined for a body without a name */
  nameOf(entity: Entity): string | undefined {
    for (const system of this.systems) {
      const name = system.nameOf?.(entity);
      if (name) return name;
    }
    return this.specOf(entity).label;
  }

  /** Returns whether a body chooses its commands itself, such as a turret with a gun. */
  isAutonomous(entity: Entity): boolean {
    return this.population.autonomous.has(entity);
  }

  /** Simulates one step. Throws RangeError if a body's place or motion is no longer a finite number. */
  step(): void {
    // Order: timeline, releases, systems, entities, record, targets, worlds, places that follow
    // targets, meters, systems.
    const timeStep = 1 / this.stepRate;
    const { time } = this;
    this.contacts.clear();
    this.timeline.apply(time, this.entities, (entity, command) => this._give(entity, command));
    this.population.release(time);
    for (const system of this.systems) system.before?.(timeStep);
    this._updates.make(time, timeStep);
    this.measures.record(time, this.entities);
    this._targets.step(timeStep, this.entities);
    const finite = this.population.worlds.step(timeStep);
    this._targets.syncFollowers();
    this.measures.afterWorlds(time, this.entities, this.contacts.begun);
    this._tick += 1;
    for (const system of this.systems) system.after?.(timeStep);
    if (!finite) assertStillFinite(this);
  }

  /** Gives a body a new command. Throws RangeError if a place is not finite. */
  give(entity: Entity, command: Command): void {
    if ('target' in command) assertFinite(command.target);
    if ('waypoints' in command) command.waypoints.forEach(assertFinite);
    const chase = 'chased' in command && !kindOf(entity).chasesTargets ? command : null;
    this._targets.follow(entity, chase?.chased ?? null);
    entity.give(chase ? { kind: chase.kind, target: chase.chased.position } : command);
  }

  /**
   * Returns a body's command. If the body follows a moving target, the command contains this target instead of the
   * target's current place.
   */
  givenCommand(entity: Entity): Command {
    const { command } = entity;
    const target = this._targets.of(entity);
    return target && 'target' in command ? { kind: command.kind, chased: target } : command;
  }

  /** Puts a body back to its start, at rest, with its first command. */
  resetBody(entity: Entity): void {
    const { position = [0, 0], angle = 0, command = { kind: 'idle' } } = this.specOf(entity);
    entity.place(pointOf(position), angle);
    this.population.forgetBefore(entity);
    this._give(entity, command);
  }

  /** Events of the scenario's timeline that are still to come. Their times count from now. s */
  get timelineLeft(): TimelineEntry[] {
    return this.timeline.left(this.time);
  }

  /**
   * Replaces the waypoints of the path that a body follows. Throws RangeError if a place is not finite.
   * @param cursor index of the next waypoint
   */
  reroute(entity: Entity, waypoints: readonly Point[], cursor: number): void {
    waypoints.forEach(assertFinite);
    entity.reroute(waypoints, cursor);
  }

  private _place(spec: EntitySpec): Entity {
    const entity = this.population.add(spec);
    this.measures.add(entity);
    this._updates.forget();
    return entity;
  }

  private _give(entity: Entity, command: CommandSpec): void {
    this.give(entity, parseCommand(command, this));
  }
}
