/** The target a file names. Throws RangeError when there is none of that index. */
export function findTarget(spec, { entities, targets }) {
  const found = 'target' in spec ? targets[spec.target] : entities[spec.entity];
  if (!found) throw new RangeError('there is no such target to chase');
  return found;
}
/** How a file names a target; null when it has left. */
export function chaseSpecOf(target, { entities, targets }) {
  const index = targets.indexOf(target);
  if (index >= 0) return { target: index };
  const entity = entities.indexOf(target);
  return entity >= 0 ? { entity } : null;
}
