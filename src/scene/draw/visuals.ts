// What a layer draws for each body: made when the body appears, destroyed when it has left.
import type { Entity } from '../../simulation/entity-kinds';
import type { Frame } from '../layer';

/** One visual per body. */
export class Visuals<Visual> {
  readonly #made = new Map<Entity, Visual>();
  readonly #destroy: (visual: Visual) => void;

  constructor(destroy: (visual: Visual) => void) {
    this.#destroy = destroy;
  }

  /** The body's visual; it is made if there is none yet. */
  of(entity: Entity, make: () => Visual): Visual {
    const known = this.#made.get(entity);
    if (known) return known;
    const made = make();
    this.#made.set(entity, made);
    return made;
  }

  /** The body's visual, if there is one. */
  known(entity: Entity): Visual | undefined {
    return this.#made.get(entity);
  }

  /** Destroys the visuals of bodies that have left. */
  sweep(poses: Frame['poses']): void {
    for (const [entity, visual] of this.#made) {
      if (poses.has(entity)) continue;
      this.#destroy(visual);
      this.#made.delete(entity);
    }
  }
}
