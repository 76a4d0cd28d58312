// What is chased: a moving target of the scenario or another entity, and how a file names it.
import type { Target } from '../../entities/command';

/** What a file says is chased: one of the scenario's moving targets, or one of its entities, by index. */
export type ChaseSpec = { readonly target: number } | { readonly entity: number };

/** What there is to chase. */
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
export function chaseSpecOf(chased: Target, { entities, targets }: Chasable): ChaseSpec | null {
  const target = targets.indexOf(chased);
  if (target >= 0) return { target };
  const entity = entities.indexOf(chased);
  return entity >= 0 ? { entity } : null;
}
