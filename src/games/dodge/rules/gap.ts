// How far two bodies are apart, hull to hull.
import type { Body, Shape } from 'planck';
import { Distance } from '../../../exact/planck';

/** Scratch objects: they carry nothing from one call to the next. */
const input = new Distance.Input();
const output = new Distance.Output();

/** The smallest distance between two bodies' hulls. m; 0 when they overlap. By planck's GJK, shape by shape. */
export function gapBetween(a: Body, b: Body): number {
  let least = Infinity;
  for (let one = a.getFixtureList(); one; one = one.getNext()) {
    for (let other = b.getFixtureList(); other; other = other.getNext())
      least = Math.min(least, gapOf(one.getShape(), a, other.getShape(), b));
  }
  return least;
}

function gapOf(shapeA: Shape, a: Body, shapeB: Shape, b: Body): number {
  input.proxyA.set(shapeA, 0);
  input.proxyB.set(shapeB, 0);
  input.transformA.set(a.getTransform());
  input.transformB.set(b.getTransform());
  input.useRadii = true;
  Distance(output, new Distance.Cache(), input);
  return output.distance;
}
