// Worlds of steered bodies, stepped at a fixed rate. No clock, no chance: the same in, the same out.
import type { Body } from 'planck';
import type { ControllerSpec } from '../control/controllers';
import type { Command, Point, Quarry } from '../entities/command';
import { entityKinds, isPublished } from '../entities/entity-kinds';
import { setPassThrough } from '../entities/hull';
import type { MotionLimits } from '../entities/motion-limits';
import type { Entity } from '../entities/moving-entity';
import { Clock } from './clock';
import { Contacts } from './contacts';
import { limitEntity, setSeekDistance, shoveEntity } from './entity-edits';
import { Gunnery } from './gunnery';
import { Measures } from './measures';
import { MovingTarget, type TargetMotion } from './moving-target';
import { createObstacle, type Obstacle } from './obstacle';
import { commandOf, placeOf, pointOf } from './place';
import { entityOf } from './quarry';
import { mustBeFinite, mustSuit } from './refuse';
import { createRules, type Rules } from './rules';
import type { CommandSpec, EntitySpec, Scenario } from './scenario';
import { stepRateTunable } from './step-rate';
import { Timeline, timeTolerance } from './timeline';
import type { TurnMeter } from './turn-meter';
import { blowOn, gustFactor, stillAir, type Weather, weatherTunables } from './wind';

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
  /** Targets that move by themselves. */
  readonly targets: MovingTarget[];
  readonly gunnery: Gunnery;
  readonly measures = new Measures();
  /** What came to touch in the last step of the common world. */
  readonly contacts: Contacts;
  /** The game played in it, if there is one. */
  readonly rules: Rules | null;
  readonly seed: number;
  readonly #weather: Weather;
  readonly #clock = new Clock();
  /** The worlds of bodies that have one of their own. */
  readonly #own = new Map<Entity, Clock>();
  /** Bodies that know no quarry, and whose they are led after. */
  readonly #led = new Map<Entity, Quarry>();
  readonly #specs = new Map<Entity, EntitySpec>();
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
    this.targets = (scenario.targets ?? []).map((spec, n) => new MovingTarget(spec, n));
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
    return this.#clock.world;
  }

  /** The common world and those of single bodies. */
  get worlds() {
    return [this.#clock, ...this.#own.values()].map(({ world }) => world);
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
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }, 0));
  }

  /** Whether the entities collide with each other. */
  get bodiesCollide(): boolean {
    return this.#bodiesCollide;
  }

  set bodiesCollide(on: boolean) {
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
    entity.body.getWorld().destroyBody(entity.body);
    this.entities.splice(index, 1);
    this.before.splice(index, 1);
    this.measures.remove(entity);
    this.#own.delete(entity);
    this.#led.delete(entity);
    this.#specs.delete(entity);
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
    this.#moveTargets(timeStep);
    this.gunnery.before(timeStep);
    const due = this.#updateEntities(timeStep);
    this.measures.record(time, this.entities);
    this.#clock.step(timeStep);
    for (const { clock, length } of due) clock.step(length);
    this.measures.afterWorlds();
    this.gunnery.after(timeStep);
    this.#tick += 1;
    this.rules?.after?.();
  }

  /** A new command. Throws RangeError for places that are no numbers. */
  give(entity: Entity, command: Command): void {
    if ('target' in command) mustBeFinite(command.target);
    if ('waypoints' in command) command.waypoints.forEach(mustBeFinite);
    // The 2013 rules know no quarry: their target is moved along, see #moveTargets.
    const led = isPublished(entity.kind) && 'quarry' in command ? command : null;
    if (led) this.#led.set(entity, led.quarry);
    else this.#led.delete(entity);
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

  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(entity: Entity, controller: ControllerSpec): void {
    entity.configure(controller);
  }

  #place(spec: EntitySpec): Entity {
    const clock = spec.steps && new Clock(spec.steps);
    const { size, density } = spec;
    const entity = entityKinds[spec.kind].create((clock ?? this.#clock).world, {
      ...spec,
      position: pointOf(spec.position ?? [0, 0]),
      angle: spec.angle ?? 0,
      build: { ...(size && { size }), ...(density && { density }) },
    });
    this.entities.push(entity);
    this.#specs.set(entity, spec);
    if (clock) this.#own.set(entity, clock);
    if (spec.heldUntil) entity.body.setFixedRotation(true);
    if (this.#bodiesCollide) setPassThrough(entity.body, false);
    this.before.push(poseOf(entity));
    this.measures.add(entity);
    return entity;
  }

  #give(entity: Entity, command: CommandSpec): void {
    this.give(entity, commandOf(command, this));
  }

  #moveTargets(timeStep: number): void {
    for (const target of this.targets) target.update(timeStep, chasersOf(target, this.entities));
    for (const [entity, quarry] of this.#led) entity.moveTarget(quarry.position);
  }

  /** Every body's own update. What is due of worlds of their own, and how long their steps last. s */
  #updateEntities(timeStep: number): { clock: Clock; length: number }[] {
    const due: { clock: Clock; length: number }[] = [];
    const wind = gustFactor(this.#weather.gusts, this.seed, this.time);
    this.entities.forEach((entity, n) => {
      this.before[n] = poseOf(entity);
      const clock = this.#own.get(entity);
      const steps = clock ? clock.tick() : 1;
      if (steps === 0) return;
      const length = steps * timeStep;
      entity.update(length);
      blowOn(entity.body, this.#weather, wind);
      const unit = clock?.unit ?? 1;
      this.measures.updated(entity, this.time, unit * timeStep, steps / unit);
      if (clock) due.push({ clock, length });
    });
    return due;
  }

  /** Lets go of bodies that were held until now. */
  #release(): void {
    for (const [entity, { heldUntil }] of this.#specs) {
      if (heldUntil && entity.body.isFixedRotation() && heldUntil <= this.time + timeTolerance)
        entity.body.setFixedRotation(false);
    }
  }
}

/** Where an entity is and points now. */
export function poseOf({ body }: Entity): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

/** Places of the bodies whose quarry a target is. */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'quarry' in command && command.quarry === target)
    .map(({ body }) => body.getPosition());
}
