/** FNV-1a, 64 bits: offset basis and prime. Fowler, Noll, Vo, RFC 9923. */
const basis = 0xcbf29ce484222325n;
const prime = 0x100000001b3n;
/** FNV-1a of bytes, as 16 hexadecimal digits. */
export function fnv1a64(bytes) {
  let hash = basis;
  for (const byte of bytes) hash = BigInt.asUintN(64, (hash ^ BigInt(byte)) * prime);
  return hash.toString(16).padStart(16, '0');
}
/**
 * The tick and the fingerprint of the state after it: of x, y, angle, vx, vy and omega of every entity in their order,
 * as little-endian float64. "TICK HASH"
 */
export function stateHash({ entities, tick }) {
  const state = new DataView(new ArrayBuffer(entities.length * 6 * 8));
  let at = 0;
  for (const { body } of entities) {
    const { x, y } = body.getPosition();
    const velocity = body.getLinearVelocity();
    for (const value of [x, y, body.getAngle(), velocity.x, velocity.y, body.getAngularVelocity()]) {
      state.setFloat64(at, value, true);
      at += 8;
    }
  }
  return `${tick} ${fnv1a64(new Uint8Array(state.buffer))}`;
}
