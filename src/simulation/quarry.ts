// What is chased: a moving target of the scenario or another entity, and how a file names it.
import type { Quarry } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { MovingTarget } from './moving-target';
import type { QuarrySpec } from './scenario';

/** An entity as a quarry; one object an entity, so that the same quarry is known again. */
class EntityQuarry implements Quarry {
  readonly entity: Entity;

  constructor(entity: Entity) {
    this.entity = entity;
  }

  get position() {
    return this.entity.body.getPosition();
  }

  get velocity() {
    return this.entity.body.getLinearVelocity();
  }
}

const made = new WeakMap<Entity, EntityQuarry>();

/** The quarry that an entity is. */
export function quarryOf(entity: Entity): Quarry {
  const known = made.get(entity) ?? new EntityQuarry(entity);
  made.set(entity, known);
  return known;
}

/** The entity that a quarry is; null for a moving target. */
export function entityOf(quarry: Quarry): Entity | null {
  return quarry instanceof EntityQuarry ? quarry.entity : null;
}

/** What is there to chase. */
export interface Prey {
  readonly entities: readonly Entity[];
  readonly targets: readonly MovingTarget[];
}

/** The quarry a file names. Throws RangeError when there is none of that index. */
export function findQuarry(spec: QuarrySpec, { entities, targets }: Prey): Quarry {
  const found =
    'target' in spec ? targets[spec.target] : entities[spec.entity] && quarryOf(entities[spec.entity]);
  if (!found) throw new RangeError('there is no such quarry');
  return found;
}

/** How a file names a quarry; null when it has left. */
export function quarrySpecOf(quarry: Quarry, { entities, targets }: Prey): QuarrySpec | null {
  const target = quarry instanceof MovingTarget ? targets.indexOf(quarry) : -1;
  if (target >= 0) return { target };
  const entity = entityOf(quarry);
  const index = entity ? entities.indexOf(entity) : -1;
  return index >= 0 ? { entity: index } : null;
}
