// Worlds of steered bodies, stepped at a fixed rate. No clock, no chance: the same in, the same out.
import type { Body } from 'planck';
import type { ControllerSpec } from '../control/controllers';
import type { Command, Point } from '../entities/command';
import { entityKinds, isPublished } from '../entities/entity-kinds';
import { type Build, setPassThrough } from '../entities/hull';
import type { MotionLimits } from '../entities/motion-limits';
import type { Entity } from '../entities/moving-entity';
import { Contacts } from './contacts';
import { crowdingRefusal } from './crowding';
import { buildEntity, limitEntity, setSeekDistance, shoveEntity } from './entity-edits';
import { Gunnery } from './gunnery';
import { Measures } from './measures';
import type { MovingTarget, TargetMotion } from './moving-target';
import { createObstacle, type Obstacle } from './obstacle';
import { commandOf, pointOf } from './place';
import { Quarries } from './quarries';
import { entityOf } from './quarry';
import { mustBeFinite, mustSuit } from './refuse';
import { createRules, type Rules } from './rules';
import type { CommandSpec, EntitySpec, Scenario } from './scenario';
import { stepRateTunable } from './step-rate';
import { Timeline, timeTolerance } from './timeline';
import type { TurnMeter } from './turn-meter';
import { blowOn, gustFactor, stillAir, type Weather, weatherTunables } from './wind';
import { Worlds } from './worlds';

/** Where a body is and points. m, rad. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/**
 * The planck world and its list of entities. Everything a user does to a body enters here, is checked here,
 * and takes effect at the next step.
 */
export class Simulation {
  readonly entities: Entity[] = [];
  /** Poses before the last step, one an entity, to draw between steps. */
  readonly before: Pose[] = [];
  readonly obstacles: readonly Obstacle[];
  readonly gunnery: Gunnery;
  readonly measures = new Measures();
  /** What came to touch in the last step of the common world. */
  readonly contacts: Contacts;
  /** The game played in it, if there is one. */
  readonly rules: Rules | null;
  readonly seed: number;
  readonly #weather: Weather;
  readonly #worlds = new Worlds();
  readonly #quarries: Quarries;
  readonly #specs = new Map<Entity, EntitySpec>();
  /** Bodies that are held in their heading. */
  readonly #held = new Set<Entity>();
  readonly #timeline: Timeline;
  #stepRate: number;
  #bodiesCollide: boolean;
  #tick = 0;
  /** When and at which tick the step rate last changed. */
  #since = { time: 0, tick: 0 };

  /** @param scenario a valid one, see readScenario */
  constructor(scenario: Scenario) {
    const { windTorque, windForce, windHeading, gusts } = { ...stillAir, ...scenario };
    this.#weather = { windTorque, windForce, windHeading, gusts };
    this.#stepRate = scenario.stepRate ?? stepRateTunable.initial;
    this.#bodiesCollide = scenario.bodiesCollide ?? false;
    this.seed = scenario.seed ?? 1;
    this.contacts = new Contacts(this.world);
    this.#timeline = new Timeline(scenario.timeline);
    this.#quarries = new Quarries(scenario.targets);
    this.obstacles = (scenario.obstacles ?? []).map((spec) => createObstacle(this.world, spec));
    // First all of them, then their commands: some name each other.
    for (const spec of scenario.entities) this.#place(spec);
    scenario.entities.forEach(({ command }, n) => {
      this.#give(this.entities[n], command ?? { kind: 'idle' });
    });
    this.gunnery = new Gunnery(this);
    this.rules = createRules(scenario, this);
  }

  /** The world that bodies share. */
  get world() {
    return this.#worlds.common;
  }

  /** The common world and those of single bodies. */
  get worlds() {
    return this.#worlds.all;
  }

  /** Targets that move by themselves. */
  get targets(): readonly MovingTarget[] {
    return this.#quarries.targets;
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
    return this.#tick;
  }

  /** s since the start. */
  get time(): number {
    return this.#since.time + (this.#tick - this.#since.tick) / this.#stepRate;
  }

  /** Steps a second. Hz. */
  get stepRate(): number {
    return this.#stepRate;
  }

  /** Changes the step rate from the next step on. Throws RangeError when it is out of range. */
  set stepRate(stepRate: number) {
    mustSuit(stepRateTunable, stepRate);
    this.#since = { time: this.time, tick: this.#tick };
    this.#stepRate = stepRate;
  }

  /** What blows. */
  get weather(): Readonly<Weather> {
    return this.#weather;
  }

  /** Changes the weather. Throws RangeError for a value out of range and changes nothing. */
  blow(weather: Partial<Weather>): void {
    for (const row of weatherTunables) {
      const value = weather[row.key];
      if (value !== undefined) mustSuit(row, value);
    }
    Object.assign(this.#weather, weather);
  }

  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveTargetBy(motion: TargetMotion, place: Point): void {
    this.#quarries.moveBy(motion, place);
  }

  /** Whether the entities collide with each other. */
  get bodiesCollide(): boolean {
    return this.#bodiesCollide;
  }

  /** Throws RangeError when there are too many of them for that, or in heaps. */
  set bodiesCollide(on: boolean) {
    const heap = on && crowdingRefusal({ entities: this.entities.map(outlineOf), bodiesCollide: true });
    if (heap) throw new RangeError(`Bodies collide: ${heap.message}`);
    this.#bodiesCollide = on;
    for (const { body } of this.entities) setPassThrough(body, !on);
  }

  /** Makes an entity and gives it its command. Throws RangeError for a quarry that is not there. */
  add(spec: EntitySpec): Entity {
    const entity = this.#place(spec);
    this.#give(entity, spec.command ?? { kind: 'idle' });
    return entity;
  }

  /** Takes an entity and its body out of the world. Whoever chased it stays idle. */
  remove(entity: Entity): void {
    const index = this.entities.indexOf(entity);
    if (index < 0) return;
    this.#worlds.remove(entity);
    this.entities.splice(index, 1);
    this.before.splice(index, 1);
    this.measures.remove(entity);
    this.#quarries.lead(entity, null);
    this.#specs.delete(entity);
    this.#held.delete(entity);
    for (const other of this.entities) {
      const { command } = other;
      if ('quarry' in command && entityOf(command.quarry) === entity) other.give({ kind: 'idle' });
    }
  }

  /** What an entity was made from. */
  specOf(entity: Entity): EntitySpec {
    return this.#specs.get(entity)!;
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
    this.#timeline.apply(time, this.entities, (entity, command) => this.#give(entity, command));
    this.#release();
    this.rules?.before?.();
    this.#quarries.step(timeStep, this.entities);
    this.gunnery.before(timeStep);
    this.#updateEntities(timeStep);
    this.measures.record(time, this.entities);
    this.#worlds.step(timeStep);
    this.measures.afterWorlds();
    this.gunnery.after(timeStep);
    this.#tick += 1;
    this.rules?.after?.();
  }

  /** A new command. Throws RangeError for places that are no numbers. */
  give(entity: Entity, command: Command): void {
    if ('target' in command) mustBeFinite(command.target);
    if ('waypoints' in command) command.waypoints.forEach(mustBeFinite);
    // The 2013 rules know no quarry: their target is moved along.
    const led = isPublished(entity.kind) && 'quarry' in command ? command : null;
    this.#quarries.lead(entity, led?.quarry ?? null);
    entity.give(led ? { kind: led.kind, target: led.quarry.position } : command);
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
  shove(entity: Entity, impulse: Point, spin = 0): void {
    shoveEntity(entity, impulse, spin);
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

  #place(spec: EntitySpec): Entity {
    const { size, density } = spec;
    const start = {
      ...spec,
      position: pointOf(spec.position ?? [0, 0]),
      angle: spec.angle ?? 0,
      build: { ...(size && { size }), ...(density && { density }) },
    };
    const entity = this.#worlds.place(spec.steps, (world) => entityKinds[spec.kind].create(world, start));
    this.entities.push(entity);
    this.#specs.set(entity, spec);
    if (spec.heldUntil) {
      entity.body.setFixedRotation(true);
      this.#held.add(entity);
    }
    if (this.#bodiesCollide) setPassThrough(entity.body, false);
    this.before.push(poseOf(entity));
    this.measures.add(entity);
    return entity;
  }

  #give(entity: Entity, command: CommandSpec): void {
    this.give(entity, commandOf(command, this));
  }

  /** Every body's own update, of those whose worlds are due. */
  #updateEntities(timeStep: number): void {
    const { time } = this;
    const wind = gustFactor(this.#weather.gusts, this.seed, time);
    this.entities.forEach((entity, n) => {
      this.before[n] = poseOf(entity);
      const { length, unit } = this.#worlds.tick(entity, timeStep);
      if (length === 0) return;
      entity.update(length);
      blowOn(entity.body, this.#weather, wind);
      this.measures.updated(entity, time, unit, Math.round(length / unit));
    });
  }

  /** Lets go of bodies that were held until now. */
  #release(): void {
    for (const entity of this.#held) {
      if (this.specOf(entity).heldUntil! > this.time + timeTolerance) continue;
      entity.body.setFixedRotation(false);
      this.#held.delete(entity);
    }
  }
}

/** Where an entity is and points now. */
export function poseOf({ body }: Entity): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

/** Where a body is and how big, as far as heaps are concerned. */
function outlineOf({ body, build, kind }: Entity): EntitySpec {
  const { x, y } = body.getPosition();
  return { kind: kind as EntitySpec['kind'], position: [x, y], size: build.size };
}
