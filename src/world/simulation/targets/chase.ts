// Targets that can be chased, moving targets and entities, and how a file names them.
import type { Target } from '../../entities/command';

/** A chased target as an index in a file: of the scenario's moving targets, or of its entities. */
export type ChaseSpec = { readonly target: number } | { readonly entity: number };

/** Targets that can be chased. */
export interface Chasable {
  readonly entities: readonly Target[];
  readonly targets: readonly Target[];
}

/** Returns the target that a file names. Throws RangeError for an unknown index. */
export function findTarget(spec: ChaseSpec, { entities, targets }: Chasable): Target {
  const found = 'target' in spec ? targets[spec.target] : entities[spec.entity];
  if (!found) throw new RangeError('there is no such target to chase');
  return found;
}

/** Returns a target in the form of files; null when it has left. */
export function chaseSpecOf(target: Target, { entities, targets }: Chasable): ChaseSpec | null {
  const index = targets.indexOf(target);
  if (index >= 0) return { target: index };
  const entity = entities.indexOf(target);
  return entity >= 0 ? { entity } : null;
}
