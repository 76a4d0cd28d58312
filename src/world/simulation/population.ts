// The entities of a simulation: what each was made from, which world it is in, and whether its heading is held.

import { setPassThrough } from '../entities/hull';
import { crowdingRefusal } from './crowding';
import { type Entity, entityKinds } from './entity-kinds';
import { pointOf } from './place';
import { Poses, poseOf } from './pose';
import type { EntitySpec } from './scenario';
import { timeTolerance } from './timeline';
import { Shapes } from './worlds/shapes';
import { Worlds } from './worlds/worlds';

/** The entities of a simulation. Commands are given elsewhere. */
export class Population {
  readonly entities: Entity[] = [];
  /** Poses before the last step, one an entity. */
  readonly before = new Poses();
  readonly worlds = new Worlds();
  readonly shapes: Shapes;
  /** Those that keep commands of their own: a person's are for the others. */
  readonly autonomous = new Set<Entity>();
  private readonly _specs = new Map<Entity, EntitySpec>();
  /** Bodies whose heading is held, and until when. s */
  private readonly _held = new Map<Entity, number>();
  private readonly _seed: number;
  /** Entities made so far: each has noise of its own. */
  private _made = 0;
  private _collide = false;

  /** @param seed of the scenario, for the noise of sensors @param tangible whether bodies can touch anything */
  constructor(seed: number, tangible: boolean) {
    this._seed = seed;
    this.shapes = new Shapes(tangible);
  }

  /** Makes an entity, idle. */
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

  /** Takes one out of its world. False when it is not there. */
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

  /** What an entity was made from. */
  specOf(entity: Entity): EntitySpec {
    return this._specs.get(entity)!;
  }

  /** Changes what a file says of an entity. */
  amend(entity: Entity, change: Partial<EntitySpec>): void {
    this._specs.set(entity, { ...this.specOf(entity), ...change });
  }

  /** Whether they collide with each other. */
  get collide(): boolean {
    return this._collide;
  }

  /** Throws RangeError when there are too many of them for that, or in heaps. */
  set collide(on: boolean) {
    const heap =
      on &&
      crowdingRefusal({ entities: this.entities.map((one) => this._outlineOf(one)), bodiesCollide: true });
    if (heap) throw new RangeError(`Bodies collide: ${heap.message}`);
    this._collide = on;
    if (on) this.shapes.makeTangible();
    for (const { body } of this.entities) setPassThrough(body, !on);
  }

  /** Makes the present pose of a body the one before the step, after it was placed. */
  forgetBefore(entity: Entity): void {
    this.before.write(this.entities.indexOf(entity), entity);
  }

  /** Holds a body in its heading. @param until s */
  hold(entity: Entity, until: number): void {
    // The engine works out the mass of a body anew when it is held, from its shapes.
    this.shapes.makeTangible();
    entity.body.setFixedRotation(true);
    this._held.set(entity, until);
  }

  /** Until when a body is held; 0 for one that is not. s */
  heldUntil(entity: Entity): number {
    return this._held.get(entity) ?? 0;
  }

  /** Place, angle and size of a body, and whether it has a world of its own: what the check for heaps looks at in a file. */
  private _outlineOf(entity: Entity): EntitySpec {
    const { x, y, angle } = poseOf(entity);
    const { steps } = this.specOf(entity);
    return { kind: entity.kind, position: [x, y], angle, size: entity.build.size, steps };
  }

  /** Releases bodies whose heading was held until now. @param time s */
  release(time: number): void {
    for (const [entity, until] of this._held) {
      if (until > time + timeTolerance) continue;
      entity.body.setFixedRotation(false);
      this._held.delete(entity);
    }
  }
}

/** A seed for each entity's noise. Knuth's multiplier spreads neighbouring numbers, TAOCP vol. 3, 6.4. */
function seedOf(seed: number, n: number): number {
  return Math.imul(seed, 2654435761) + n;
}
