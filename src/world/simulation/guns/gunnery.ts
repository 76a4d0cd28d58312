// All guns of a simulation: they aim at hostile entities, and each hit puts an enemy back to its start.

import type { World } from 'planck';
import { Turret } from '../../entities/turret';
import type { Contacts } from '../contacts';
import type { Entity } from '../entity-kinds';
import type { EntitySpec } from '../scenario';
import type { System } from '../system';
import { Gun } from './gun';

// A slow shell of a long range would fly for a day, twenty of them a second. One gun with the fastest reload and shells
// of the usual speed has 500 in flight at a range of 1,000 m.
/** Largest number of shells in flight, of all guns together. */
export const mostShells = 500;

/** Returns the largest number of shells that each gun may have in flight. @param guns number of guns */
function shellsEach(guns: number): number {
  return Math.max(1, Math.floor(mostShells / guns));
}

/** Data and functions of a simulation that its guns need. */
export interface GunneryContext {
  readonly world: World;
  readonly entities: readonly Entity[];
  readonly contacts: Contacts;
  /** Returns the description from which an entity was made. */
  specOf(entity: Entity): EntitySpec;
  /** Moves a body back to its start, at rest. */
  resetBody(entity: Entity): void;
}

/** All guns of a simulation. They shoot at hostile entities. A hit moves an entity back to its start. */
export class Gunnery implements System {
  readonly guns: readonly Gun[];
  /** True: the guns add things that bodies can touch, namely shells. */
  readonly touches = true;
  private readonly _simulation: GunneryContext;

  /** Creates the manager of all guns in a simulation; null if no turret has a gun. */
  static of(this: void, simulation: GunneryContext): Gunnery | null {
    const gunnery = new Gunnery(simulation);
    return gunnery.guns.length > 0 ? gunnery : null;
  }

  constructor(simulation: GunneryContext) {
    this._simulation = simulation;
    const share = shellsEach(simulation.entities.filter((entity) => simulation.specOf(entity).gun).length);
    this.guns = simulation.entities.flatMap((entity) => {
      const { gun } = simulation.specOf(entity);
      return entity instanceof Turret && gun ? [new Gun(simulation.world, entity, gun, share)] : [];
    });
  }

  /** Lets the guns pick their enemies. Must be called before the entities' updates. */
  before(timeStep: number): void {
    const enemies = this._enemies();
    for (const gun of this.guns) gun.before(timeStep, enemies);
  }

  watches(entity: Entity): boolean {
    return this.guns.some(({ turret }) => turret === entity);
  }

  /** Lets a turret's gun fire. Must be called after the turret's update. */
  afterUpdate(entity: Entity, timeStep: number): void {
    for (const gun of this.guns) if (gun.turret === entity) gun.updated(timeStep);
  }

  /**
   * Resets every enemy that was hit by a shell: the enemy returns to its start. Must be called after the steps of the
   * physics worlds.
   * @param timeStep length of the simulation step. s
   */
  after(timeStep: number): void {
    const enemies = this._enemies();
    for (const gun of this.guns) {
      for (const enemy of gun.after(timeStep, this._simulation.contacts, enemies))
        this._simulation.resetBody(enemy);
    }
  }

  private _enemies(): Entity[] {
    return this._simulation.entities.filter((entity) => this._simulation.specOf(entity).hostile);
  }
}

/** Returns the guns of a simulation; empty if it has no guns. */
export function gunsOf({ systems }: { readonly systems: readonly System[] }): readonly Gun[] {
  return systems.find((system) => system instanceof Gunnery)?.guns ?? [];
}
