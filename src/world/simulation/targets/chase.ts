// Targets that can be chased, moving targets and entities, and how a file names them.
import type { Target } from '../../entities/command';

/** The target a file names, by index: one of the scenario's moving targets, or one of its entities. */
export type ChaseSpec = { readonly target: number } | { readonly entity: number };

/** Targets that can be chased. */
export interface Chasable {
  readonly entities: readonly Target[];
  readonly targets: readonly Target[];
}

/** The target a file names. Throws RangeError when there is none of that index. */
export function findTarget(spec: ChaseSpec, { entities, targets }: Chasable): Target {
  const found = 'target' in spec ? targets[spec.target] : entities[spec.entity];
  if (!found) throw new RangeError('there is no such target to chase');
  return found;
}

/** How a file names a target; null when it has left. */
export function chaseSpecOf(target: Target, { entities, targets }: Chasable): ChaseSpec | null {
  const index = targets.indexOf(target);
  if (index >= 0) return { target: index };
  const entity = entities.indexOf(target);
  return entity >= 0 ? { entity } : null;
}
