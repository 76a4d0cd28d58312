// Tests of the shapes of ship, crate and cargo: as large as their collision shapes, and closed.
import { Box3, type BufferGeometry, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { crate, pods, shipSolid } from '../rules/solid';
import { cargoShape, crateShape, shipShape } from './shapes';

/** Returns the bounding box of a shape. m */
function boxOf(shape: BufferGeometry): Box3 {
  shape.computeBoundingBox();
  return shape.boundingBox ?? new Box3();
}

/** Returns the corners of each triangle, with the normal of its first corner. */
function trianglesOf(shape: BufferGeometry) {
  const [places, normals] = ['position', 'normal'].map((name) => shape.getAttribute(name));
  const index = shape.getIndex()!;
  return Array.from({ length: index.count / 3 }, (_, n) => {
    const [a, b, c] = [0, 1, 2].map((k) => index.getX(3 * n + k));
    const corners = [a, b, c].map((at) => new Vector3().fromBufferAttribute(places, at));
    return { corners, normal: new Vector3().fromBufferAttribute(normals, a) };
  });
}

/** Returns the volume enclosed by a shape's triangles; above 0 if they face outwards. m³ */
function volumeOf(shape: BufferGeometry): number {
  const sixfold = trianglesOf(shape).map(({ corners: [a, b, c] }) => a.dot(b.clone().cross(c)));
  return sixfold.reduce((sum, each) => sum + each, 0) / 6;
}

describe.each(['large', 'small'] as const)('the ship of a %s sphere', (size) => {
  const ship = shipShape(size);

  it('is as long, wide and high as its collision shape, to a quarter of a metre', () => {
    const { min, max } = boxOf(ship);
    const { boxes } = shipSolid(0);
    for (const axis of ['x', 'y', 'z'] as const) {
      const most = Math.max(...boxes.map(({ at, half }) => at[axis] + half[axis]));
      const least = Math.min(...boxes.map(({ at, half }) => at[axis] - half[axis]));
      expect(Math.abs(max[axis] - most)).toBeLessThan(0.25);
      expect(Math.abs(min[axis] - least)).toBeLessThan(0.25);
    }
  });

  it('has a nose, lines and a window of their own colour, and is painted elsewhere', () => {
    const [places, tints] = ['position', 'color'].map((name) => ship.getAttribute(name));
    const own = Array.from({ length: places.count }, (_, n) => n).filter((n) => tints.getW(n) === 1);
    const [tip] = Array.from({ length: places.count }, (_, n) => n).sort(
      (a, b) => places.getX(b) - places.getX(a),
    );
    expect(own).toContain(tip);
    expect(own.length).toBeGreaterThan(0.5 * places.count);
    expect(own.length).toBeLessThan(places.count);
  });

  it('shows its outside: every triangle is wound about the normal of its corners', () => {
    for (const { corners, normal } of trianglesOf(ship)) {
      const [a, b, c] = corners;
      const wound = b.clone().sub(a).cross(c.clone().sub(a));
      // The triangles at the tips have no area.
      if (wound.length() > 1e-9) expect(wound.normalize().dot(normal)).toBeGreaterThan(0);
    }
  });

  it('shows the outside of its wings: the upper half looks up, the lower half down', () => {
    let seen = 0;
    for (const { corners, normal } of trianglesOf(ship)) {
      const middle = corners[0].clone().add(corners[1]).add(corners[2]).divideScalar(3);
      if (Math.abs(middle.z) < 0.6 || Math.abs(normal.y) < 0.5) continue;
      // A wing's middle is between 0.05 and 0.02 m below the ship's.
      expect(Math.sign(middle.y + 0.05 - 0.03 * (Math.abs(middle.z) / 1.85))).toBe(Math.sign(normal.y));
      seen += 1;
    }
    expect(seen).toBeGreaterThan(16);
  });
});

it('a ship has few corners: triangles share them, and a small ship has less than half', () => {
  const [large, small] = (['large', 'small'] as const).map((size) => shipShape(size));
  expect(large.getAttribute('position').count).toBeLessThan(large.getIndex()!.count / 4);
  expect(small.getIndex()!.count).toBeLessThan(large.getIndex()!.count / 2);
});

it('the crate is as large as what collides, and closed', () => {
  const { min, max } = boxOf(crateShape());
  for (const axis of ['x', 'y', 'z'] as const) {
    expect(max[axis]).toBeCloseTo(crate.side / 2, 6);
    expect(min[axis]).toBeCloseTo(-crate.side / 2, 6);
  }
  expect(volumeOf(crateShape())).toBeGreaterThan(0);
});

it('the cargo is in its pods’ places, and closed', () => {
  const { min, max } = boxOf(cargoShape());
  expect(max.x).toBeCloseTo(Math.max(...pods.map(({ at, half }) => at.x + half.x)), 6);
  expect(min.z).toBeCloseTo(Math.min(...pods.map(({ at, half }) => at.z - half.z)), 6);
  expect(volumeOf(cargoShape())).toBeGreaterThan(2 * 8 * 0.2 ** 3);
});
