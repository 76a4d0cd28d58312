// The worlds of a simulation: the common one, and those of bodies that have one of their own.
import type { World } from 'planck';
import type { Entity } from './entity-kinds';
import { SteppedWorld } from './stepped-world';

/** What a body's step is in this step of the simulation. */
export interface OwnStep {
  /** How long it lasts. s; 0 while its world stands still */
  readonly length: number;
  /** Length of a sample of it. s */
  readonly unit: number;
}

/** Which world a body lives in, and which worlds are due. */
export class Worlds {
  private readonly _common = new SteppedWorld();
  private readonly _own = new Map<Entity, SteppedWorld>();
  /** The step of the common world, one object for all its bodies. */
  private _usual: OwnStep = { length: 0, unit: 0 };
  private readonly _due: { readonly clock: SteppedWorld; readonly length: number }[] = [];

  /** The world that bodies share. */
  get common(): World {
    return this._common.world;
  }

  /** The common world and those of single bodies. */
  get all(): World[] {
    return [this._common, ...this._own.values()].map(({ world }) => world);
  }

  /** Makes a body in the common world, or in one of its own that is stepped by a pattern. */
  place(pattern: readonly number[] | undefined, make: (world: World) => Entity): Entity {
    if (!pattern) return make(this.common);
    const clock = new SteppedWorld(pattern);
    const entity = make(clock.world);
    this._own.set(entity, clock);
    return entity;
  }

  /** Takes a body out of its world. */
  remove(entity: Entity): void {
    entity.dispose();
    this._own.delete(entity);
  }

  /** A body's step now. Call once a step for each body, before `step`. @param timeStep of the simulation. s */
  tick(entity: Entity, timeStep: number): OwnStep {
    const clock = this._own.size > 0 ? this._own.get(entity) : undefined;
    if (!clock) {
      if (this._usual.length !== timeStep) this._usual = { length: timeStep, unit: timeStep };
      return this._usual;
    }
    const length = clock.tick() * timeStep;
    if (length > 0) this._due.push({ clock, length });
    return { length, unit: clock.unit * timeStep };
  }

  /** Steps the common world, and those that are due. @param timeStep s */
  step(timeStep: number): void {
    this._common.step(timeStep);
    for (const { clock, length } of this._due.splice(0)) clock.step(length);
  }
}
