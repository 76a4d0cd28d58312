// The worlds of a simulation: the common one, and those of bodies that have one of their own.
import type { World } from 'planck';
import type { Entity } from '../entity-kinds';
import { SteppedWorld } from './stepped-world';

/** A body's own step within a step of the simulation. */
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
  private readonly _due: { readonly own: SteppedWorld; readonly length: number }[] = [];

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
    const own = new SteppedWorld(pattern);
    const entity = make(own.world);
    this._own.set(entity, own);
    return entity;
  }

  /** Steps a body's own world by another pattern. */
  repace(entity: Entity, pattern: readonly number[]): void {
    this._own.get(entity)?.repace(pattern);
  }

  /** Takes a body out of its world. */
  remove(entity: Entity): void {
    entity.dispose();
    this._own.delete(entity);
  }

  /** A body's step now. Call once a step for each body, before `step`. @param timeStep of the simulation. s */
  tick(entity: Entity, timeStep: number): OwnStep {
    const own = this._own.size > 0 ? this._own.get(entity) : undefined;
    if (!own) {
      if (this._usual.length !== timeStep) this._usual = { length: timeStep, unit: timeStep };
      return this._usual;
    }
    const length = own.tick() * timeStep;
    if (length > 0) this._due.push({ own, length });
    return { length, unit: own.unit * timeStep };
  }

  /** Steps the common world, and those that are due. Returns whether every body is known to be at a finite place. @param timeStep s */
  step(timeStep: number): boolean {
    let finite = this._common.step(timeStep);
    for (const { own, length } of this._due.splice(0)) if (!own.step(length)) finite = false;
    return finite;
  }
}
