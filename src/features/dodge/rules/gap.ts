// How far two bodies are apart, hull to hull.
import type { Body } from 'planck';
import { Distance } from '../../../world/planck/planck';

/** Scratch objects: they carry nothing from one call to the next. */
const input = new Distance.Input();
const output = new Distance.Output();
input.useRadii = true;

/** The smallest distance between two bodies' hulls. m; 0 when they overlap. By planck's GJK, shape by shape. */
export function gapBetween(a: Body, b: Body): number {
  let least = Infinity;
  input.transformA.set(a.getTransform());
  input.transformB.set(b.getTransform());
  for (let one = a.getFixtureList(); one; one = one.getNext()) {
    input.proxyA.set(one.getShape(), 0);
    for (let other = b.getFixtureList(); other; other = other.getNext()) {
      input.proxyB.set(other.getShape(), 0);
      Distance(output, new Distance.Cache(), input);
      least = Math.min(least, output.distance);
    }
  }
  return least;
}
