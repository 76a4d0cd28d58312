// Tests of strips for three.js: two vertices for a point, two triangles between two points.
import { ShaderMaterial } from 'three';
import { describe, expect, it } from 'vitest';
import { LineStrips } from './strips';

/**
 * Draws lines into a batch and returns the batch, its geometry, and the vertex indices of its triangles. Each line has
 * the given number of points.
 */
function batch(
  lines: readonly { points: number; isRound?: boolean }[],
  strips = new LineStrips(new ShaderMaterial()),
) {
  strips.begin();
  for (const { points, isRound } of lines) {
    strips.open();
    for (let n = 0; n < points; n++) strips.point(n, 0, 0, 0xff8000, 0.5, 2);
    strips.close(isRound);
  }
  strips.end();
  const { geometry } = strips.mesh;
  const indices = [...geometry.index!.array.slice(0, geometry.drawRange.count)];
  return { strips, geometry, indices };
}

describe('a line', () => {
  it('of three points is four triangles of six vertices', () => {
    const { indices, geometry } = batch([{ points: 3 }]);
    expect(indices).toEqual([0, 2, 1, 1, 2, 3, 2, 4, 3, 3, 4, 5]);
    const here = geometry.getAttribute('here');
    expect([0, 1, 2, 3, 4, 5].map((n) => here.getX(n))).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('knows the points before and after each, and at its ends the point itself', () => {
    const { geometry } = batch([{ points: 3 }]);
    const xs = (name: string) => [0, 2, 4].map((n) => geometry.getAttribute(name).getX(n));
    expect(xs('before')).toEqual([0, 0, 1]);
    expect(xs('after')).toEqual([1, 2, 2]);
  });

  it('that is round is joined to its first point', () => {
    const { geometry, indices } = batch([{ points: 3, isRound: true }]);
    expect(indices).toHaveLength(18);
    const xs = (name: string) => [0, 2, 4, 6].map((n) => geometry.getAttribute(name).getX(n));
    expect(xs('here')).toEqual([0, 1, 2, 0]);
    expect(xs('before')).toEqual([2, 0, 1, 2]);
    expect(xs('after')).toEqual([1, 2, 0, 1]);
  });

  it('has its colour, opacity, sides and half width', () => {
    const { geometry } = batch([{ points: 2 }]);
    const [tint, shape] = ['tint', 'shape'].map((name) => geometry.getAttribute(name));
    expect([tint.getX(0), tint.getZ(0), tint.getW(0)]).toEqual([1, 0, 0.5]);
    expect(tint.getY(0)).toBeCloseTo(128 / 255, 6);
    expect([shape.getX(0), shape.getX(1), shape.getY(0), shape.getZ(0)]).toEqual([-1, 1, 2, 0]);
  });

  it('of one point is none', () => {
    const { strips, indices } = batch([{ points: 1 }]);
    expect(indices).toEqual([]);
    expect(strips.mesh.visible).toBe(false);
  });
});

it('lines are not joined to each other', () => {
  const { indices } = batch([{ points: 2 }, { points: 2 }]);
  expect(indices).toEqual([0, 2, 1, 1, 2, 3, 4, 6, 5, 5, 6, 7]);
});

it('a restarted batch has its new lines only', () => {
  const { strips } = batch([{ points: 9 }]);
  expect(batch([{ points: 2 }], strips).indices).toHaveLength(6);
});

it('a batch that outgrows its room keeps the lines that it has', () => {
  const { geometry, indices } = batch([{ points: 3 }, { points: 5000 }, { points: 2 }]);
  expect(indices).toHaveLength(6 * (2 + 4999 + 1));
  const here = geometry.getAttribute('here');
  expect([4, 5, 6 + 2 * 4999, 6 + 2 * 5000].map((n) => here.getX(n))).toEqual([2, 2, 4999, 0]);
  expect(Math.max(...indices.slice(-6))).toBe(2 * (3 + 5000 + 2) - 1);
});
