// Watches every 2013 body of a simulation for the errors of its code, once a step.
import { Entity2013 } from './entity-2013';
import { ErrataWatch, type SeenErratum } from './errata-watch';

/** One watch a 2013 body; other bodies pass by it. It reads, and never steers. */
export class ErrataSystem {
  private readonly _simulation: { readonly entities: readonly object[] };
  private readonly _watches = new Map<Entity2013, ErrataWatch>();

  constructor(simulation: { readonly entities: readonly object[] }) {
    this._simulation = simulation;
  }

  watches(entity: object): boolean {
    return entity instanceof Entity2013;
  }

  /** After a body's own update. @param timeStep length of its step. s */
  updated(entity: object, timeStep: number): void {
    if (!(entity instanceof Entity2013)) return;
    const watch = this._watches.get(entity) ?? new ErrataWatch();
    this._watches.set(entity, watch);
    watch.update(entity, timeStep);
  }

  /** After the worlds' steps. */
  after(): void {
    for (const [entity, watch] of this._watches) {
      if (this._simulation.entities.includes(entity)) watch.look(entity);
      else this._watches.delete(entity);
    }
  }

  /** The errors that can be seen on a body now; null for a body of other rules. */
  remarks(entity: object): readonly SeenErratum[] | null {
    return entity instanceof Entity2013 ? (this._watches.get(entity)?.seen ?? []) : null;
  }
}
