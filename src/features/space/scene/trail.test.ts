// Tests of trails: on the sphere, along arcs, hot where the motor was saturated, pale on the back.
import { Line3, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { palette } from '../../../app/view/palette';
import { identity, rotate } from '../../../laws/control/attitude/quaternion';
import type { Vector } from '../../../laws/control/attitude/vector';
import { sphereRadius, viewAxes } from '../camera';
import { NoseTrail } from '../rules/nose-trail';
import { turnAbout } from '../rules/turn-by';
import { type Line, LineRecorder } from './line-recorder.fixture';
import { TrailDrawing } from './trail';

const colour = 0x123456;
const detail = { isSmall: false, ship: 'large', marks: 1, widths: 1, metre: 100 } as const;

/**
 * Returns the recorded trail of a ship's nose that starts straight ahead and turns about the upright axis.
 * @param steps number of recorded directions, one per 1/60 s
 * @param perStep angle of each step. rad
 * @param hot returns whether the motor is too weak in a step
 */
function turning(steps: number, perStep: number, hot: (step: number) => boolean = () => false): NoseTrail {
  const trail = new NoseTrail();
  for (let n = 0; n < steps; n++)
    trail.record(n / 60, { x: Math.cos(n * perStep), y: 0, z: -Math.sin(n * perStep) }, hot(n));
  return trail;
}

/**
 * Draws the trail of a ship's nose after some steps. Returns the drawn lines, and `heat`: the fraction of the last 0.1
 * s in which the motor was too weak.
 */
function drawn(trail: NoseTrail, steps: number, perStep: number, lag = 0) {
  const recorder = new LineRecorder();
  const attitude = steps > 0 ? turnAbout({ x: 0, y: 1, z: 0 }, (steps - 1) * perStep) : identity;
  const heat = new TrailDrawing(recorder).draw(trail, attitude, (steps - 1) / 60 - lag, colour, detail);
  return { lines: recorder.lines, heat };
}

const lengthOf = ({ x, y, z }: Vector) => Math.hypot(x, y, z);

const lastOf = (line: Line) => line.points[line.points.length - 1];

it('lies on the sphere and ends at the nose', () => {
  const [line, ...others] = drawn(turning(20, 0.05), 20, 0.05).lines;
  expect(others).toEqual([]);
  for (const point of line.points) expect(lengthOf(point)).toBeCloseTo(sphereRadius, 5);
  expect(lastOf(line).x).toBeCloseTo(sphereRadius * Math.cos(19 * 0.05), 5);
  expect(line.points.every((point) => point.colour === colour)).toBe(true);
});

it('fades with age', () => {
  // The trail is to both sides of the direction towards the eye, so that no part is pale because it is on the back.
  const trail = new NoseTrail();
  for (let n = 0; n < 60; n++) {
    const nose = rotate(viewAxes.toward, turnAbout({ x: 0, y: 1, z: 0 }, 0.02 * (n - 30)));
    trail.record(n / 60, nose, false);
  }
  const alphas = drawn(trail, 60, 0)
    .lines[0].points.slice(0, -1)
    .map(({ alpha }) => alpha);
  expect(alphas).toEqual(alphas.toSorted((a, b) => a - b));
  // One second of 3.3 s is over: 0.75 (1 - 59/60/3.3)^0.35.
  expect(alphas[0]).toBeCloseTo(0.6626, 4);
  expect(alphas.at(-1)).toBeCloseTo(0.75, 9);
});

it('has two points where the nose rests, the later one as bright as a new point', () => {
  const trail = new NoseTrail();
  for (let n = 0; n < 60; n++) trail.record(n / 60, viewAxes.toward, false);
  trail.record(1, { x: 1, y: 0, z: 0 }, false);
  const [{ points }] = drawn(trail, 60, 0).lines;
  const resting = points.filter(({ x }) => x === points[0].x);
  expect(resting.map(({ alpha }) => alpha)).toEqual([expect.closeTo(0.6626, 4), expect.closeTo(0.75, 9)]);
});

it('has points on the arc where a step is a large turn', () => {
  // 1 rad a step makes ten parts of 0.1 rad.
  const [{ points }] = drawn(turning(3, 1), 3, 1).lines;
  expect(points.length).toBeGreaterThan(20);
  for (const point of points) expect(lengthOf(point)).toBeCloseTo(sphereRadius, 4);
  points.slice(1).forEach((point, n) => {
    const before = points[n];
    const way = Math.hypot(point.x - before.x, point.y - before.y, point.z - before.z);
    expect(way).toBeLessThan(0.101 * sphereRadius);
  });
});

describe('places where the motor was too weak', () => {
  const { lines, heat } = drawn(
    turning(40, 0.02, (n) => n >= 10),
    40,
    0.02,
  );
  const [cool, light, band, ...rest] = lines;
  const hot = rest[rest.length - 1];
  const ticks = rest.slice(0, -1);

  it('is a line from the end of the one before, on a hot band that stands out, with light under it', () => {
    expect([cool, light, band, hot].map(({ points, isSoft }) => [points[1].colour, isSoft])).toEqual([
      [colour, false],
      [palette.heat, true],
      [palette.heat, false],
      [colour, false],
    ]);
    expect(lastOf(cool)).toMatchObject({ x: hot.points[0].x, z: hot.points[0].z });
    expect(band.points[1].half).toBeGreaterThan(hot.points[1].half);
    expect(light.points[1].half).toBeGreaterThan(band.points[1].half);
    expect(heat).toBeCloseTo(1, 9);
  });

  it('has hot ticks across it, as far from each other on the page as trails of the plane have', () => {
    const inPlane = ({ x, y, z }: Vector) => [
      100 * (x * viewAxes.right.x + y * viewAxes.right.y + z * viewAxes.right.z),
      100 * (x * viewAxes.up.x + y * viewAxes.up.y + z * viewAxes.up.z),
    ];
    const middles = ticks.map(({ points: [a, b] }) => {
      const [[ax, ay], [bx, by]] = [inPlane(a), inPlane(b)];
      // On either side: 2.6 for the trail, 2.2 for the edge, and 3.7 further out.
      expect(Math.hypot(bx - ax, by - ay)).toBeCloseTo(2 * (2.6 + 2.2 + 3.7), 3);
      return [(ax + bx) / 2, (ay + by) / 2];
    });
    expect(middles.length).toBeGreaterThan(3);
    middles.slice(1).forEach(([x, y], n) => {
      // A chord is slightly shorter than the way along the line.
      const way = Math.hypot(x - middles[n][0], y - middles[n][1]);
      expect(way).toBeGreaterThan(12.5);
      expect(way).toBeLessThan(13.001);
    });
  });

  it('for less than a tenth of a second is chatter, without a separate colour', () => {
    const { lines, heat } = drawn(
      turning(40, 0.02, (n) => n === 20 || n === 21),
      40,
      0.02,
    );
    expect(lines.every(({ points }) => points.every((point) => point.colour === colour))).toBe(true);
    expect(heat).toBe(0);
  });

  it('cools within a tenth of a second', () => {
    // The last three of its six steps are cool.
    const trail = turning(40, 0.02, (n) => n <= 36);
    expect(drawn(trail, 40, 0.02).heat).toBeCloseTo(0.5, 9);
  });
});

it('restarts when the nose was moved elsewhere', () => {
  const trail = turning(10, 0.02);
  trail.breakOff();
  for (let n = 10; n < 20; n++) trail.record(n / 60, { x: 0, y: 1, z: 0 }, false);
  const { lines } = drawn(trail, 20, 0.02);
  expect(lines).toHaveLength(2);
  expect(lines[1].points[0].y).toBeCloseTo(sphereRadius, 5);
});

it('leaves out points later than the drawn moment', () => {
  const [{ points }] = drawn(turning(10, 0.09), 10, 0.09, 3.5 / 60).lines;
  // The last four of ten places are later than the drawn time. The drawn line has the six others, the nose, and three
  // points on the arc to it.
  expect(points).toHaveLength(10);
});

describe('of a nose that sways', () => {
  /**
   * Recorded trail of a nose that swings three times by half a radian to each side about the upright axis. It turns by
   * at most a degree per step.
   */
  const trail = new NoseTrail();
  const places: Vector[] = [];
  for (let n = 0; n <= 180; n++) {
    const angle = 0.5 * Math.sin((n * Math.PI) / 30);
    const place = rotate({ x: 1, y: 0, z: 0 }, turnAbout({ x: 0, y: 1, z: 0 }, angle));
    places.push(place);
    trail.record(n / 60, place, false);
  }
  const recorder = new LineRecorder();
  new TrailDrawing(recorder).draw(trail, identity, 3, colour, detail);
  const { points } = recorder.lines[0];

  /**
   * Returns the distance from the drawn trail to the point of the glass sphere in a given direction. CSS pixels
   * @param place the direction, a unit vector
   */
  function off(place: Vector): number {
    const at = new Vector3(place.x, place.y, place.z).multiplyScalar(sphereRadius);
    const ways = points.slice(1).map((point, n) => {
      const nearest = new Line3(vectorOf(points[n]), vectorOf(point)).closestPointToPoint(
        at,
        true,
        new Vector3(),
      );
      return nearest.distanceTo(at) * detail.metre;
    });
    return Math.min(...ways);
  }
  const vectorOf = ({ x, y, z }: Vector) => new Vector3(x, y, z);

  it('has less than half of its places as points', () => {
    expect(points.length).toBeLessThan(places.length / 2);
  });

  it('is nowhere as far as a pixel from a place that it leaves out', () => {
    expect(Math.max(...places.map(off))).toBeLessThan(1);
  });
});

it('is paler behind the sphere', () => {
  const at = (direction: Vector) => {
    const trail = new NoseTrail();
    trail.record(0, direction, false);
    trail.record(1 / 60, direction, false);
    const recorder = new LineRecorder();
    new TrailDrawing(recorder).draw(trail, identity, 1 / 60, colour, detail);
    return recorder.lines[0].points[1].alpha;
  };
  const { toward } = viewAxes;
  expect(at({ x: -toward.x, y: -toward.y, z: -toward.z })).toBeCloseTo(0.38 * at(toward), 9);
});

it('of nothing is nothing', () => {
  expect(drawn(new NoseTrail(), 0, 0)).toEqual({ lines: [], heat: 0 });
});
