import { centred, createBody } from './hull';
/** The body of an entity, and the hull that it was made of: its own, else the usual one; null for a body that was there. */
export function bodyAndHull(world, usual, start) {
  if ('body' in start) return [start.body, null];
  const hull = start.hull ? centred(start.hull) : usual;
  return [createBody(world, hull, start.position, start.angle, start.build), hull];
}
