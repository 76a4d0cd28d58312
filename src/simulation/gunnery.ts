// The guns of a simulation's turrets: what they aim at, and what becomes of the enemies they hit.
import type { Entity } from '../entities/moving-entity';
import { Turret } from '../entities/turret';
import { Gun } from './gun';
import type { Simulation } from './simulation';

/** All guns of a simulation. Hostile entities are their enemies; one that is hit begins its way anew. */
export class Gunnery {
  readonly guns: readonly Gun[];
  readonly #simulation: Simulation;

  constructor(simulation: Simulation) {
    this.#simulation = simulation;
    this.guns = simulation.entities.flatMap((entity) => {
      const { gun } = simulation.specOf(entity);
      return entity instanceof Turret && gun ? [new Gun(simulation.world, entity, gun)] : [];
    });
  }

  /** Before the entities' updates: the guns pick their enemies and fire. */
  before(timeStep: number): void {
    if (this.guns.length === 0) return;
    const enemies = this.#enemies();
    for (const gun of this.guns) gun.before(timeStep, enemies);
  }

  /** After the worlds' steps: what was hit goes back to its start. */
  after(timeStep: number): void {
    if (this.guns.length === 0) return;
    const enemies = this.#enemies();
    for (const gun of this.guns) {
      for (const enemy of gun.after(timeStep, this.#simulation.contacts, enemies))
        this.#simulation.startAnew(enemy);
    }
  }

  #enemies(): Entity[] {
    return this.#simulation.entities.filter((entity) => this.#simulation.specOf(entity).hostile);
  }
}
