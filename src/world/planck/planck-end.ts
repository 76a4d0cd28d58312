// Imported after planck: restores Math, and throws unless planck computes with Slew's functions.
import { Rot, Sweep, Transform } from 'planck';
import { atan2, cos, sin } from '../../laws/exact/exact';
import { nativeMath } from './planck-begin';

Object.assign(Math, nativeMath);

// For some of them, the native functions of every JavaScript engine differ from Slew's in the last bit.
/** Test angles for checking that the physics engine uses this program's own sine, cosine and arctangent. rad */
const angles = Array.from({ length: 400 }, (_, n) => 0.0731 * (n + 1));

/**
 * Returns whether planck rotates by a test angle with this program's own sine and cosine, and reads the angle back with
 * this program's arctangent.
 * @param angle rad
 */
function takesOwn(angle: number): boolean {
  const [s, c] = [sin(angle), cos(angle)];
  const rotation = new Rot(angle);
  const transform = Transform.identity();
  transform.setNum({ x: 0, y: 0 }, angle);
  const sweep = new Sweep();
  sweep.setTransform(transform);
  const turned = sweep.a;
  sweep.a = angle;
  const later = Transform.identity();
  sweep.getTransform(later, 1);
  return (
    [rotation, transform.q, later.q].every((q) => q.s === s && q.c === c) &&
    rotation.getAngle() === atan2(s, c) &&
    turned === atan2(s, c)
  );
}

if (!angles.every(takesOwn)) {
  throw new Error(
    'planck does not compute with the functions of src/laws/exact/exact.ts. Either something imports planck before ' +
      'src/world/planck/planck.ts, or this is another version of planck: look where it takes sine, cosine and arctangent.',
  );
}
