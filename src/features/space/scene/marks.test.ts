// Tests of marks on a sphere, and of the wedge between the nose and its ordered direction.
import { describe, expect, it } from 'vitest';
import { palette } from '../../../app/view/palette';
import { identity } from '../../../laws/control/attitude/quaternion';
import { sphereRadius } from '../camera';
import { turnAbout } from '../rules/turn-by';
import { gripOf } from '../target-mark';
import { Fills, fillMaterial } from './fills';
import { LineRecorder } from './line-recorder.fixture';
import { drawDeviation, drawErrorWedge, drawMark, drawOrderLine } from './marks';

const detail = { isSmall: false, ship: 'large', marks: 1, widths: 1, metre: 100 } as const;

const up = { x: 0, y: 1, z: 0 };

/**
 * Draws the wedge that shows an attitude error about the vertical axis. Returns the points of its arc and its number of
 * triangles.
 * @param angle size of the error, rad
 */
function wedgeOf(angle: number) {
  const recorder = new LineRecorder();
  const fills = new Fills(fillMaterial());
  drawErrorWedge(fills, recorder, identity, turnAbout(up, angle), 0x4ee2b0, detail);
  fills.end();
  return { arc: recorder.lines.at(0)?.points ?? [], triangles: fills.mesh.geometry.drawRange.count / 3 };
}

describe('the wedge of an error', () => {
  it.each([0.3, -2, 3])('of %s rad goes from the nose to where the order points', (angle) => {
    const { arc, triangles } = wedgeOf(angle);
    const [first, last] = [arc[0], arc[arc.length - 1]];
    expect(first).toMatchObject({ x: expect.closeTo(0.97 * sphereRadius, 9), y: 0 });
    expect(last.x).toBeCloseTo(0.97 * sphereRadius * Math.cos(angle), 9);
    expect(last.z).toBeCloseTo(-0.97 * sphereRadius * Math.sin(angle), 9);
    expect(triangles).toBe(arc.length - 1);
  });

  it.each([0, 0.01, Math.PI])('of %s rad is none', (angle) => {
    expect(wedgeOf(angle)).toEqual({ arc: [], triangles: 0 });
  });
});

describe('a deviation', () => {
  const [right, back] = [turnAbout(up, 0.4), turnAbout(up, 1.2)];
  const off = turnAbout({ x: 1, y: 0, z: 0 }, 0.3);
  const linesOf = (nearest: typeof right | null) => {
    const recorder = new LineRecorder();
    drawDeviation(recorder, { start: identity, order: back }, { attitude: off, nearest }, detail);
    return recorder.lines;
  };
  const nose = { x: 0.97 * sphereRadius, y: 0, z: 0 };

  it('shows the shortest way in dashes, from the start to the order', () => {
    const dashes = linesOf(null);
    expect(dashes.length).toBeGreaterThan(5);
    for (const { points } of dashes) expect(points).toHaveLength(2);
    expect(dashes[0].points[0]).toMatchObject(nose);
    expect(dashes.at(-1)!.points[1].x).toBeCloseTo(0.97 * sphereRadius * Math.cos(1.2), 9);
  });

  it.each([
    ['before its start', -0.5],
    ['beyond its end', 1.9],
  ])('has no line if the nearest attitude is %s', (_, angle) => {
    expect(linesOf(turnAbout(up, angle))).toEqual(linesOf(null));
  });

  it('leads from the nearest point of the way to the nose', () => {
    const { points } = linesOf(right).at(-1)!;
    expect(points[0].x).toBeCloseTo(0.97 * sphereRadius * Math.cos(0.4), 9);
    const last = points.at(-1)!;
    expect(Math.hypot(last.x - nose.x, last.y, last.z)).toBeCloseTo(0, 9);
  });
});

describe('a mark', () => {
  const linesOf = (kind: 'order' | 'own' | 'ghost', isSmall = false) => {
    const recorder = new LineRecorder();
    const marks = isSmall ? 1.5 : 1;
    const attitude = turnAbout(up, -1.3);
    drawMark(recorder, attitude, palette.target, { ...detail, isSmall, marks }, kind);
    return { lines: recorder.lines, attitude, marks };
  };

  it.each([
    ['large', false],
    ['small', true],
  ])('of an order on a %s sphere has its small ring where it can be taken hold of', (_, isSmall) => {
    const { lines, attitude, marks } = linesOf('order', isSmall);
    const { points } = lines.filter(({ isRound }) => isRound)[1];
    const middle = (axis: 'x' | 'y' | 'z') =>
      points.reduce((sum, each) => sum + each[axis], 0) / points.length;
    const grip = gripOf(attitude, marks);
    for (const axis of ['x', 'y', 'z'] as const) expect(middle(axis)).toBeCloseTo(grip[axis], 9);
  });

  it('of a ship or of the best turn has none', () => {
    for (const kind of ['own', 'ghost'] as const)
      expect(linesOf(kind).lines.filter(({ isRound }) => isRound)).toHaveLength(1);
  });

  it('of a ship is joined to its nose', () => {
    const last = linesOf('own').lines.at(-1)!;
    expect(Math.hypot(last.points[0].x, last.points[0].y, last.points[0].z)).toBeCloseTo(2.05, 9);
    expect(Math.hypot(last.points[1].x, last.points[1].y, last.points[1].z)).toBeCloseTo(sphereRadius, 9);
  });
});

it('an order’s line ends at its mark', () => {
  const recorder = new LineRecorder();
  drawOrderLine(recorder, identity, detail);
  const far = Math.max(...recorder.lines.flatMap(({ points }) => points.map(({ x }) => x)));
  expect(far).toBeLessThanOrEqual(sphereRadius);
  expect(far).toBeGreaterThan(0.9 * sphereRadius);
});
