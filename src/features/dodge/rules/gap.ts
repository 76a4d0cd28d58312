// Distance between two bodies, hull to hull.
import type { Body } from 'planck';
import { Distance } from '../../../world/planck/planck';

const input = new Distance.Input();
const output = new Distance.Output();
input.useRadii = true;

/** Returns the smallest distance between the hulls of two bodies. m; 0 if they overlap */
export function gapBetweenHulls(a: Body, b: Body): number {
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
