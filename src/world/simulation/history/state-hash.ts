// A hash of the state of the bodies, to compare runs to the last bit: page, runner and replays.
import type { Simulation } from '../simulation';

/** Offset basis of the 64-bit hash FNV-1a. Fowler, Noll, Vo, RFC 9923. */
const basis = 0xcbf29ce484222325n;
/** Prime of the 64-bit hash FNV-1a. */
const prime = 0x100000001b3n;

/** Returns the 64-bit hash FNV-1a of bytes, as 16 hexadecimal digits. */
export function fnv1a64(bytes: Uint8Array): string {
  let hash = basis;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, '0');
}

// The state as little-endian float64: x, y, angle, vx, vy and omega of every entity in order, then all
// numbers of systems.
/** Returns "TICK HASH": number of steps so far and hash of the simulation's state. */
export function stateHash({
  entities,
  tick,
  systems,
}: Pick<Simulation, 'entities' | 'tick' | 'systems'>): string {
  const own = systems.flatMap(({ ownState = [] }) => ownState);
  const state = new DataView(new ArrayBuffer((entities.length * 6 + own.length) * 8));
  let at = 0;
  const write = (values: readonly number[]) => {
    for (const value of values) {
      state.setFloat64(at, value, true);
      at += 8;
    }
  };
  for (const { body } of entities) {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    write([x, y, body.getAngle(), velocity.x, velocity.y, body.getAngularVelocity()]);
  }
  write(own);
  return `${tick} ${fnv1a64(new Uint8Array(state.buffer))}`;
}
