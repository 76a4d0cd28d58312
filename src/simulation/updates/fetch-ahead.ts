// Fetches several bodies from memory at once before their updates. A body's objects lie apart, and thousands of bodies do not
// fit the processor's cache: an update that waits for each object in turn takes twice as long.
import type { Entity } from '../entity-kinds';

/** Bodies that are fetched at once. */
const atOnce = 16;

/** Crowds up to this size fit a processor's third cache, which answers soon enough. */
const fewest = 2000;

/** The sum of what was read last: what nobody uses need not be read. */
let read = 0;

/**
 * Reads what the updates of the next bodies begin with. Nothing comes of it but speed.
 * @param n index of the body that is next
 */
export function fetchAhead(entities: readonly Entity[], n: number): number {
  if (n % atOnce > 0 || entities.length < fewest) return read;
  const end = Math.min(entities.length, n + atOnce);
  let sum = 0;
  for (let next = n; next < end; next++) {
    const { body, limits, turn, aim, thrust } = entities[next];
    const { p, q } = body.getTransform();
    sum += p.x + q.s + body.getLinearVelocity().x + body.getAngle() + body.getAngularVelocity();
    sum += body.getLocalCenter().x + body.getMass() + body.getInertia();
    sum += limits.angularAcceleration + limits.linearAcceleration;
    sum += turn.applied + turn.held + aim.heading + aim.aimPoint.x + thrust.x;
  }
  for (let next = n; next < end; next++) sum += entities[next].target?.x ?? 0;
  read = sum;
  return sum;
}
