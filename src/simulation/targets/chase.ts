// What is chased: a moving target of the scenario or another entity, and how a file names it.
import type { Target } from '../../entities/command';
import type { Entity } from '../../entities/moving-entity';
import type { ChaseSpec } from '../scenario';
import { MovingTarget } from './moving-target';

/** An entity as a target; one object an entity, so that the same target is known again. */
class EntityTarget implements Target {
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

const made = new WeakMap<Entity, EntityTarget>();

/** The target that an entity is. */
export function asTarget(entity: Entity): Target {
  const known = made.get(entity) ?? new EntityTarget(entity);
  made.set(entity, known);
  return known;
}

/** The entity that a target is; null for a moving target. */
export function entityOf(chased: Target): Entity | null {
  return chased instanceof EntityTarget ? chased.entity : null;
}

/** What is there to chase. */
export interface Chasable {
  readonly entities: readonly Entity[];
  readonly targets: readonly MovingTarget[];
}

/** The target a file names. Throws RangeError when there is none of that index. */
export function findTarget(spec: ChaseSpec, { entities, targets }: Chasable): Target {
  const found =
    'target' in spec ? targets[spec.target] : entities[spec.entity] && asTarget(entities[spec.entity]);
  if (!found) throw new RangeError('there is no such chased');
  return found;
}

/** How a file names a target; null when it has left. */
export function chaseSpecOf(chased: Target, { entities, targets }: Chasable): ChaseSpec | null {
  const target = chased instanceof MovingTarget ? targets.indexOf(chased) : -1;
  if (target >= 0) return { target };
  const entity = entityOf(chased);
  const index = entity ? entities.indexOf(entity) : -1;
  return index >= 0 ? { entity: index } : null;
}
