// Targets that can be chased, moving targets and entities, and how a file names them.
import type { Target } from '../../entities/command';

/** Reference to a chased target in a file: an index in the list of moving targets or of entities. */
export type ChaseSpec = { readonly target: number } | { readonly entity: number };

/** Everything that a body can chase: the entities and moving targets of a simulation. */
export interface Chasable {
  readonly entities: readonly Target[];
  readonly targets: readonly Target[];
}

/** Returns the target to which a reference in a scenario file points. Throws RangeError if there is no such target. */
export function findTarget(spec: ChaseSpec, { entities, targets }: Chasable): Target {
  const found = 'target' in spec ? targets[spec.target] : entities[spec.entity];
  if (!found) throw new RangeError('there is no such target to chase');
  return found;
}

/** Returns a reference to a chased target, for a scenario file. Null if the target is gone */
export function chaseSpecOf(target: Target, { entities, targets }: Chasable): ChaseSpec | null {
  const index = targets.indexOf(target);
  if (index >= 0) return { target: index };
  const entity = entities.indexOf(target);
  return entity >= 0 ? { entity } : null;
}
