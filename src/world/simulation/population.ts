// The entities of a simulation, with their descriptions and worlds, and which of them are clamped.

import { setPassThrough } from '../entities/hull';
import { crowdingRefusal } from './crowding';
import { type Entity, entityKinds } from './entity-kinds';
import { pointOf } from './place';
import { Poses, poseOf } from './pose';
import type { EntitySpec } from './scenario';
import { timeTolerance } from './timeline';
import { Shapes } from './worlds/shapes';
import { Worlds } from './worlds/worlds';

/** Bodies of a simulation, their physics worlds, and their shapes in these worlds. */
export class Population {
  readonly entities: Entity[] = [];
  /** Pose of each entity before the last step. */
  readonly before = new Poses();
  readonly worlds = new Worlds();
  readonly shapes: Shapes;
  /** Entities whose command a person cannot change. */
  readonly autonomous = new Set<Entity>();
  private readonly _specs = new Map<Entity, EntitySpec>();
  /** Bodies that are clamped (cannot turn), each with the simulation time of its release. s */
  private readonly _held = new Map<Entity, number>();
  private readonly _seed: number;
  /** Number of entities made so far. The seed of the next entity's sensor noise depends on it. */
  private _made = 0;
  private _collide = false;

  /**
   * Makes a population without entities.
   * @param seed seed of the scenario, for the noise of sensors
   * @param tangible whether bodies can collide with each other or with obstacles
   */
  constructor(seed: number, tangible: boolean) {
    this._seed = seed;
    this.shapes = new Shapes(tangible);
  }

  /** Adds a new entity to the simulation and returns it. Ignores the command in `spec`. */
  add(spec: EntitySpec): Entity {
    const { size, density, heldUntil } = spec;
    if (spec.gun) this.shapes.makeTangible();
    const start = {
      ...spec,
      position: pointOf(spec.position ?? [0, 0]),
      angle: spec.angle ?? 0,
      seed: seedOf(this._seed, this._made++),
      build: { ...(size && { size }), ...(density && { density }) },
    };
    const entity = this.worlds.place(spec.steps, (world) => entityKinds[spec.kind].create(world, start));
    this.shapes.made(entity.body);
    this.entities.push(entity);
    this.before.push(entity);
    this._specs.set(entity, spec);
    if (spec.autonomous ?? spec.gun) this.autonomous.add(entity);
    if (heldUntil) this.hold(entity, heldUntil);
    if (this._collide) setPassThrough(entity.body, false);
    return entity;
  }

  /** Removes an entity from its world. Returns false if it was not there. */
  remove(entity: Entity): boolean {
    const index = this.entities.indexOf(entity);
    if (index < 0) return false;
    this.shapes.forget(entity.body);
    this.worlds.remove(entity);
    this.entities.splice(index, 1);
    this.before.remove(index);
    this._specs.delete(entity);
    this.autonomous.delete(entity);
    this._held.delete(entity);
    return true;
  }

  /** Returns the description from which an entity was made. */
  specOf(entity: Entity): EntitySpec {
    return this._specs.get(entity)!;
  }

  /** Changes fields in the description of an entity. */
  amend(entity: Entity, change: Partial<EntitySpec>): void {
    this._specs.set(entity, { ...this.specOf(entity), ...change });
  }

  /** Whether bodies collide with each other. */
  get collide(): boolean {
    return this._collide;
  }

  /** Sets whether bodies collide with each other. Throws RangeError for too many bodies or overlaps */
  set collide(on: boolean) {
    const heap =
      on &&
      crowdingRefusal({ entities: this.entities.map((one) => this._outlineOf(one)), bodiesCollide: true });
    if (heap) throw new RangeError(`Bodies collide: ${heap.message}`);
    this._collide = on;
    if (on) this.shapes.makeTangible();
    for (const { body } of this.entities) setPassThrough(body, !on);
  }

  /**
   * Sets an entity's saved pose of the last step to its current pose. Must be called after a jump of the body, so that
   * drawing does not interpolate across the jump.
   */
  forgetBefore(entity: Entity): void {
    this.before.write(this.entities.indexOf(entity), entity);
  }

  /**
   * Clamps a body so that it cannot turn.
   * @param until simulation time at which the body is released. s
   */
  hold(entity: Entity, until: number): void {
    // The engine recomputes the mass of a held body from its shapes.
    this.shapes.makeTangible();
    entity.body.setFixedRotation(true);
    this._held.set(entity, until);
  }

  /** Returns the simulation time until which a body is clamped (cannot turn). s; 0 if it is free */
  heldUntil(entity: Entity): number {
    return this._held.get(entity) ?? 0;
  }

  private _outlineOf(entity: Entity): EntitySpec {
    const { x, y, angle } = poseOf(entity);
    const { steps } = this.specOf(entity);
    return { kind: entity.kind, position: [x, y], angle, size: entity.build.size, ...(steps && { steps }) };
  }

  /**
   * Releases the clamped bodies whose clamping time is over, so that they can turn again.
   * @param time current simulation time. s
   */
  release(time: number): void {
    for (const [entity, until] of this._held) {
      if (until > time + timeTolerance) continue;
      entity.body.setFixedRotation(false);
      this._held.delete(entity);
    }
  }
}

/**
 * Returns the seed for the sensor noise of the nth entity. Similar scenario seeds give very different results (Knuth,
 * TAOCP vol. 3, 6.4).
 */
function seedOf(seed: number, n: number): number {
  return Math.imul(seed, 2654435761) + n;
}
