// The guns of a simulation's turrets: what they aim at, and what becomes of the enemies they hit.
import type { Entity } from '../../entities/moving-entity';
import { Turret } from '../../entities/turret';
import type { Simulation } from '../simulation';
import { Gun } from './gun';

/** All guns of a simulation. Hostile entities are their enemies; one that is hit begins its way anew. */
export class Gunnery {
  readonly guns: readonly Gun[];
  private readonly _simulation: Simulation;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
    this.guns = simulation.entities.flatMap((entity) => {
      const { gun } = simulation.specOf(entity);
      return entity instanceof Turret && gun ? [new Gun(simulation.world, entity, gun)] : [];
    });
  }

  /** Before the entities' updates: the guns pick their enemies and fire. */
  before(timeStep: number): void {
    if (this.guns.length === 0) return;
    const enemies = this._enemies();
    for (const gun of this.guns) gun.before(timeStep, enemies);
  }

  /** After the worlds' steps: what was hit goes back to its start. */
  after(timeStep: number): void {
    if (this.guns.length === 0) return;
    const enemies = this._enemies();
    for (const gun of this.guns) {
      for (const enemy of gun.after(timeStep, this._simulation.contacts, enemies))
        this._simulation.startAnew(enemy);
    }
  }

  private _enemies(): Entity[] {
    return this._simulation.entities.filter((entity) => this._simulation.specOf(entity).hostile);
  }
}
