// A world of steered bodies, stepped at a fixed rate. No clock, no randomness: the same in, the same out.
import { World } from 'planck';
import type { ControllerSpec } from '../control/controllers';
import { refusal, type Tunable } from '../control/tunable';
import type { Command, Point } from '../entities/command';
import { entityKinds, isPublished } from '../entities/entity-kinds';
import { limitTunables, type MotionLimits, seekDistanceTunable } from '../entities/motion-limits';
import type { Entity } from '../entities/moving-entity';
import { commandOf, pointOf } from './place';
import type { EntitySpec, Scenario, TimelineEntry } from './scenario';
import { stepRateTunable } from './step-rate';
import { Telemetry } from './telemetry';
import { TurnMeter } from './turn-meter';
import { windTunable } from './wind';

/** Where a body is and points. m, rad. */
export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

/** Iterations of planck's solver a step, for velocities and positions: planck's own recommendation. */
const iterations = { velocity: 8, position: 3 };

/** So many bodies are measured, the first ones: more rows nobody reads, and a thousand meters cost time. */
const mostMeasured = 16;

/**
 * The planck world and its list of entities. Everything a user does to a body enters here, is checked here,
 * and takes effect at the next step.
 */
export class Simulation {
  readonly world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  readonly entities: Entity[] = [];
  /** Poses before the last step, one an entity, to draw between steps. */
  readonly before: Pose[] = [];
  /** What the turns of the last seconds were made of. */
  readonly telemetry = new Telemetry();
  readonly #meters = new Map<Entity, TurnMeter>();
  readonly #held: { readonly entity: Entity; readonly until: number }[] = [];
  #stepRate: number;
  #windTorque: number;
  #tick = 0;
  /** When and at which tick the step rate last changed. */
  #since = { time: 0, tick: 0 };
  readonly #timeline: readonly TimelineEntry[];
  #applied = 0;

  /** @param scenario a valid one, see readScenario */
  constructor(scenario: Scenario) {
    this.#stepRate = scenario.stepRate ?? stepRateTunable.initial;
    this.#windTorque = scenario.windTorque ?? windTunable.initial;
    this.#timeline = (scenario.timeline ?? []).toSorted((a, b) => a.at - b.at);
    for (const spec of scenario.entities) this.add(spec);
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
    check(stepRateTunable, stepRate);
    this.#since = { time: this.time, tick: this.#tick };
    this.#stepRate = stepRate;
  }

  /** Makes an entity and gives it its command. */
  add(spec: EntitySpec): Entity {
    const entity = entityKinds[spec.kind].create(this.world, {
      position: pointOf(spec.position ?? [0, 0]),
      angle: spec.angle ?? 0,
      controller: spec.controller,
      limits: spec.limits,
      seekDistance: spec.seekDistance,
      resetOnRetarget: spec.resetOnRetarget,
      wrap: spec.wrap,
    });
    entity.give(commandOf(spec.command ?? { kind: 'idle' }));
    this.entities.push(entity);
    if (spec.heldUntil) {
      entity.body.setFixedRotation(true);
      this.#held.push({ entity, until: spec.heldUntil });
    }
    this.before.push(poseOf(entity));
    if (this.#meters.size < mostMeasured) this.#meters.set(entity, new TurnMeter());
    return entity;
  }

  /** Takes an entity and its body out of the world. */
  remove(entity: Entity): void {
    const index = this.entities.indexOf(entity);
    if (index < 0) return;
    this.world.destroyBody(entity.body);
    this.entities.splice(index, 1);
    this.before.splice(index, 1);
    this.#meters.delete(entity);
  }

  /** What measures a body's turns; none for bodies beyond the first few. */
  meterOf(entity: Entity): TurnMeter | undefined {
    return this.#meters.get(entity);
  }

  /** One fixed step: timeline, entities, world. */
  step(): void {
    this.#applyTimeline();
    this.#release();
    this.entities.forEach((entity, n) => {
      this.before[n] = poseOf(entity);
      entity.update(1 / this.stepRate);
      if (this.#windTorque !== 0) entity.body.applyTorque(this.#windTorque, true);
      this.#meters.get(entity)?.update(entity, 1 / this.stepRate);
    });
    this.telemetry.record(this.time, this.entities);
    this.world.step(1 / this.stepRate, iterations.velocity, iterations.position);
    this.#tick += 1;
  }

  /** A steady torque on every body. N m. Throws RangeError when it is out of range. */
  get windTorque(): number {
    return this.#windTorque;
  }

  set windTorque(torque: number) {
    check(windTunable, torque);
    this.#windTorque = torque;
  }

  /** A new command. Throws RangeError for places that are no numbers. */
  give(entity: Entity, command: Command): void {
    if ('target' in command) mustBeFinite(command.target);
    if ('waypoints' in command) command.waypoints.forEach(mustBeFinite);
    entity.give(command);
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

  /**
   * Sets limits. Throws RangeError for a value out of range and changes nothing; Infinity switches the turn rate
   * limit off. A 2013 body knows no turn rate limit and takes none.
   */
  limit(entity: Entity, limits: Readonly<Partial<MotionLimits>>): void {
    const given: Partial<MotionLimits> = {};
    for (const row of limitTunables) {
      const value = limits[row.key];
      if (value === undefined) continue;
      const off = row.key === 'turnRate' && value === Infinity;
      if (!off) check(row, value);
      if (row.key !== 'turnRate' || !isPublished(entity.kind)) given[row.key] = value;
    }
    Object.assign(entity.limits, given);
  }

  /** Sets how near counts as there. m. Throws RangeError for a value out of range. */
  setSeekDistance(entity: Entity, seekDistance: number): void {
    check(seekDistanceTunable, seekDistance);
    entity.seekDistance = seekDistance;
  }

  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(entity: Entity, controller: ControllerSpec): void {
    entity.configure(controller);
  }

  /** Lets go of bodies that were held until now. */
  #release(): void {
    for (const { entity, until } of this.#held) {
      if (entity.body.isFixedRotation() && until <= this.time + 1e-9) entity.body.setFixedRotation(false);
    }
  }

  #applyTimeline(): void {
    for (; this.#applied < this.#timeline.length; this.#applied++) {
      const { at, entity, target, command } = this.#timeline[this.#applied];
      if (at > this.time + 1e-9) return;
      if (target) this.entities[entity]?.moveTarget(pointOf(target));
      if (command) this.entities[entity]?.give(commandOf(command));
    }
  }
}

/** Where an entity is and points now. */
export function poseOf({ body }: Entity): Pose {
  const { x, y } = body.getPosition();
  return { x, y, angle: body.getAngle() };
}

function check(row: Tunable, value: number): void {
  const reason = refusal(row, value);
  if (reason) throw new RangeError(`${row.label}: ${reason}, got ${value}`);
}

function mustBeFinite({ x, y }: Point): void {
  if (!Number.isFinite(x) || !Number.isFinite(y))
    throw new RangeError(`a place must be two numbers, got ${x}, ${y}`);
}
