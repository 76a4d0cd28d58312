// Worlds of steered bodies, stepped at a fixed rate. No clock, no chance: the same in, the same out.
import type { Body } from 'planck';
import type { ControllerSpec } from '../control/controllers';
import type { Command, Point } from '../entities/command';
import type { Build } from '../entities/hull';
import type { MotionLimits } from '../entities/motion-limits';
import type { Entity } from '../entities/moving-entity';
import { createRules, type Rules } from '../games/rules';
import { parseCommand } from './command-spec';
import { Contacts } from './contacts';
import { applyImpulse, buildEntity, limitEntity, setSeekDistance } from './entity-edits';
import { isPublished } from './entity-kinds';
import { Gunnery } from './guns/gunnery';
import { Measures } from './meters/measures';
import type { TurnMeter } from './meters/turn-meter';
import { createObstacle, type Obstacle } from './obstacle';
import { pointOf } from './place';
import { Population } from './population';
import { type Pose, poseOf } from './pose';
import { mustBeFinite, mustSuit } from './refuse';
import type { CommandSpec, EntitySpec, Scenario, TimelineEntry } from './scenario';
import { stepRateTunable } from './step-rate';
import { entityOf } from './targets/chase';
import type { MovingTarget, TargetMotion } from './targets/moving-target';
import { Targets } from './targets/targets';
import { Timeline } from './timeline';
import { type Weather, Wind } from './wind';

/**
 * The planck world and its list of entities. Everything a user does to a body enters here, is checked here,
 * and takes effect at the next step.
 */
export class Simulation {
  readonly obstacles: readonly Obstacle[];
  readonly gunnery: Gunnery;
  readonly measures = new Measures();
  /** What came to touch in the last step of the common world. */
  readonly contacts: Contacts;
  /** The game played in it, if there is one. */
  readonly rules: Rules | null;
  readonly seed: number;
  private readonly _wind: Wind;
  private readonly _population = new Population();
  private readonly _targets: Targets;
  private readonly _timeline: Timeline;
  private _stepRate: number;
  private _tick = 0;
  /** When and at which tick the step rate last changed. */
  private _since = { time: 0, tick: 0 };

  /** @param scenario a valid one, see readScenario */
  constructor(scenario: Scenario) {
    this._stepRate = scenario.stepRate ?? stepRateTunable.initial;
    this.seed = scenario.seed ?? 1;
    this._wind = new Wind(scenario, this.seed);
    this.contacts = new Contacts(this.world);
    this._timeline = new Timeline(scenario.timeline);
    this._targets = new Targets(scenario.targets);
    this.obstacles = (scenario.obstacles ?? []).map((spec) => createObstacle(this.world, spec));
    // First all of them, then their commands: some name each other.
    for (const spec of scenario.entities) this._place(spec);
    if (scenario.bodiesCollide) this.bodiesCollide = true;
    scenario.entities.forEach(({ command }, n) => {
      this._give(this.entities[n], command ?? { kind: 'idle' });
    });
    this.gunnery = new Gunnery(this);
    this.rules = createRules(scenario, this);
  }

  get entities(): readonly Entity[] {
    return this._population.entities;
  }

  /** Poses before the last step, one an entity, to draw between steps. */
  get before(): readonly Pose[] {
    return this._population.before;
  }

  /** The world that bodies share. */
  get world() {
    return this._population.worlds.common;
  }

  /** The common world and those of single bodies. */
  get worlds() {
    return this._population.worlds.all;
  }

  /** Targets that move by themselves. */
  get targets(): readonly MovingTarget[] {
    return this._targets.targets;
  }

  /** What the turns of the last seconds were made of. */
  get telemetry() {
    return this.measures.telemetry;
  }

  /** What measures a body's turns; nothing for bodies beyond the first few. */
  meterOf(entity: Entity): TurnMeter | undefined {
    return this.measures.of(entity)?.turn;
  }

  /** Steps done. */
  get tick(): number {
    return this._tick;
  }

  /** s since the start. */
  get time(): number {
    return this._since.time + (this._tick - this._since.tick) / this._stepRate;
  }

  /** Steps a second. Hz. */
  get stepRate(): number {
    return this._stepRate;
  }

  /** Changes the step rate from the next step on. Throws RangeError when it is out of range. */
  set stepRate(stepRate: number) {
    mustSuit(stepRateTunable, stepRate);
    this._since = { time: this.time, tick: this._tick };
    this._stepRate = stepRate;
  }

  /** What blows. */
  get weather(): Readonly<Weather> {
    return this._wind.weather;
  }

  /** Changes the weather. Throws RangeError for a value out of range and changes nothing. */
  setWeather(weather: Partial<Weather>): void {
    this._wind.setWeather(weather);
  }

  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion, place: Point): void {
    this._targets.moveBy(motion, place);
  }

  /** Whether the entities collide with each other. */
  get bodiesCollide(): boolean {
    return this._population.collide;
  }

  /** Throws RangeError when there are too many of them for that, or in heaps. */
  set bodiesCollide(on: boolean) {
    this._population.collide = on;
  }

  /** Makes an entity and gives it its command. Throws RangeError for a target that is not there. */
  add(spec: EntitySpec): Entity {
    const entity = this._place(spec);
    this._give(entity, spec.command ?? { kind: 'idle' });
    return entity;
  }

  /** Takes an entity and its body out of the world. Whoever chased it stays idle. */
  remove(entity: Entity): void {
    if (!this._population.remove(entity)) return;
    this.measures.remove(entity);
    for (const led of this._targets.leave(entity)) led.give({ kind: 'idle' });
    for (const other of this.entities) {
      const { command } = other;
      if ('chased' in command && entityOf(command.chased) === entity) other.give({ kind: 'idle' });
    }
  }

  /** What an entity was made from. */
  specOf(entity: Entity): EntitySpec {
    return this._population.specOf(entity);
  }

  /** Whether it keeps its own command, whatever a person tells the others: a gun picks its enemies itself. */
  isAutonomous(entity: Entity): boolean {
    const { autonomous, gun } = this.specOf(entity);
    return autonomous ?? gun !== undefined;
  }

  /** The entity of a planck body. */
  entityOf(body: Body): Entity | undefined {
    return this.entities.find((entity) => entity.body === body);
  }

  /** One fixed step: timeline, targets, entities, worlds. */
  step(): void {
    const timeStep = 1 / this.stepRate;
    const { time } = this;
    this.contacts.clear();
    this._timeline.apply(time, this.entities, (entity, command) => this._give(entity, command));
    this._population.release(time);
    this.rules?.before?.();
    this._targets.step(timeStep, this.entities);
    this.gunnery.before(timeStep);
    this._updateEntities(timeStep);
    this.measures.record(time, this.entities);
    this._population.worlds.step(timeStep);
    this.measures.afterWorlds();
    this.gunnery.after(timeStep);
    this._tick += 1;
    this.rules?.after?.();
  }

  /** A new command. Throws RangeError for places that are no numbers. */
  give(entity: Entity, command: Command): void {
    if ('target' in command) mustBeFinite(command.target);
    if ('waypoints' in command) command.waypoints.forEach(mustBeFinite);
    // The 2013 rules know no target: their target is moved along.
    const led = isPublished(entity.kind) && 'chased' in command ? command : null;
    this._targets.lead(entity, led?.chased ?? null);
    entity.give(led ? { kind: led.kind, target: led.chased.position } : command);
  }

  /** The command a body was given: with its target, also where it is led after that. */
  givenCommand(entity: Entity): Command {
    const { command } = entity;
    const chased = this._targets.of(entity);
    return chased && 'target' in command ? { kind: command.kind, chased } : command;
  }

  /** Puts a body back to its start, at rest, under the command it began with. */
  startAnew(entity: Entity): void {
    const { position = [0, 0], angle = 0, command = { kind: 'idle' } } = this.specOf(entity);
    entity.place(pointOf(position), angle);
    this._population.forgetBefore(entity);
    this._give(entity, command);
  }

  /** What of the timeline is still to come, from now on. */
  get timelineLeft(): TimelineEntry[] {
    return this._timeline.left(this.time);
  }

  /** Moves the target of the running command. Throws RangeError for a place that is no number. */
  moveTarget(entity: Entity, target: Point): void {
    mustBeFinite(target);
    entity.moveTarget(target);
  }

  /** Changes the waypoints under way. Throws RangeError for places that are no numbers. */
  reroute(entity: Entity, waypoints: readonly Point[], cursor: number): void {
    waypoints.forEach(mustBeFinite);
    entity.reroute(waypoints, cursor);
  }

  /** A blow through the centre of mass (N s) and one that turns (N m s). Throws RangeError for what is no number. */
  applyImpulse(entity: Entity, impulse: Point, spin = 0): void {
    applyImpulse(entity, impulse, spin);
  }

  /** Sets limits; see limitEntity. Throws RangeError for a value out of range and changes nothing. */
  limit(entity: Entity, limits: Readonly<Partial<MotionLimits>>): void {
    limitEntity(entity, limits);
  }

  /** Sets how near counts as there. m. Throws RangeError for a value out of range. */
  setSeekDistance(entity: Entity, seekDistance: number): void {
    setSeekDistance(entity, seekDistance);
  }

  /** Sets how big and heavy a body is. Throws RangeError for a value out of range, and for a 2013 body. */
  build(entity: Entity, build: Build): void {
    buildEntity(entity, build);
  }

  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(entity: Entity, controller: ControllerSpec): void {
    entity.configure(controller);
  }

  private _place(spec: EntitySpec): Entity {
    const entity = this._population.add(spec);
    this.measures.add(entity);
    return entity;
  }

  private _give(entity: Entity, command: CommandSpec): void {
    this.give(entity, parseCommand(command, this));
  }

  /** Every body's own update, of those whose worlds are due. */
  private _updateEntities(timeStep: number): void {
    const { time } = this;
    const { entities, before, worlds } = this._population;
    const gust = this._wind.gustAt(time);
    entities.forEach((entity, n) => {
      before[n] = poseOf(entity);
      const { length, unit } = worlds.tick(entity, timeStep);
      if (length === 0) return;
      entity.update(length);
      this._wind.act(entity.body, gust);
      this.measures.updated(entity, time, unit, Math.round(length / unit));
    });
  }
}
