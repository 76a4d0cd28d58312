// The two figures a course's time is compared with: par, which a path from gate to gate beats, and a lower bound, which
// needs that of the length of any way through the gates.
import { wrapAngle } from '../../../laws/control/angle';
import { turnTimeBound } from '../../../laws/control/time-optimal';
import { atan2, hypot } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { nearestOnSegment } from '../../../world/entities/guidance/segment';
import type { MotionLimits } from '../../../world/entities/motion-limits';

/**
 * Par. s. Straight from centre to centre at full speed, and at each gate the best possible turn on the spot:
 * Σ leg / v + Σ T*(corner). A path from gate to gate is turned while flying and beats it;
 * so much the more one that cuts corners as far as the gates allow.
 */
export function parTime(start: Point, gates: readonly Point[], limits: Readonly<MotionLimits>): number {
  const places = [start, ...gates];
  const headings = gates.map((gate, n) => atan2(gate.y - places[n].y, gate.x - places[n].x));
  const way = gates.reduce((sum, gate, n) => sum + distance(places[n], gate), 0);
  const turning = headings
    .slice(1)
    .reduce((sum, heading, n) => sum + turnTimeBound(wrapAngle(heading - headings[n]), limits), 0);
  return way / limits.speed + turning;
}

/**
 * Lower bound of the time from rest over at least this length, whatever the path, controller and gains. s.
 * The speed rises by at most a Δt a step and never above v, so after n steps the body is at most Σ min(v, k a Δt) Δt
 * on. It falls short of n v Δt by a sum over a convex curve, by the trapezoid rule at least v²/2a - v Δt/2. So the
 * time is at least L/v + v/2a - Δt/2 where the speed is reached on the way, and L/v always. Turns are left out: in
 * wide curves they cost length only, which the shortest way has none of.
 * @param length m
 * @param timeStep the longest of the run. s
 */
export function timeBound(
  length: number,
  { speed, linearAcceleration }: Readonly<MotionLimits>,
  timeStep: number,
): number {
  const runUp = speed * (speed / linearAcceleration + timeStep);
  const lost = length < runUp ? 0 : Math.max(0, speed / (2 * linearAcceleration) - timeStep / 2);
  return length / speed + lost;
}

/** Rounds of improvement. Ten gates are within a millimetre of their end after some forty. */
const rounds = 200;

/**
 * Lower bound of the length of any way from a start through discs around places, in their order. m
 *
 * Let such a way touch disc i in p_i, with p_0 the start, and let u_i be any vectors no longer than 1. A leg is no
 * shorter than its shadow on u_i, so the way is at least Σ u_i·(p_i - p_{i-1}). Sorted by the points, p_i is
 * multiplied by u_i - u_{i+1} (u_{n+1} = 0), and within its disc that product is at least the centre's less
 * r |u_i - u_{i+1}|. So the length is at least Σ u_i·(c_i - c_{i-1}) - r Σ |u_i - u_{i+1}|, whatever the u_i: this is
 * weak duality (Boyd & Vandenberghe, "Convex Optimization", 5.2). The bound is sure even where the search for the
 * shortest way, whose directions are taken for the u_i, has not got to its end; there, it is that way's length.
 */
export function shortestLength(start: Point, centres: readonly Point[], radius: number): number {
  const touched = shortestWay(start, centres, radius);
  const directions = touched.map((point, n) => unit(n === 0 ? start : touched[n - 1], point));
  let length = 0;
  directions.forEach((u, n) => {
    const from = n === 0 ? start : centres[n - 1];
    const next = directions[n + 1] ?? { x: 0, y: 0 };
    length += u.x * (centres[n].x - from.x) + u.y * (centres[n].y - from.y);
    length -= radius * hypot(u.x - next.x, u.y - next.y);
  });
  return Math.max(0, length);
}

/** Where a way through the discs touches each, improved one disc at a time. m */
export function shortestWay(start: Point, centres: readonly Point[], radius: number): Point[] {
  const points = [...centres];
  for (let round = 0; round < rounds; round++)
    points.forEach((point, n) => {
      const before = n === 0 ? start : points[n - 1];
      points[n] = bestOf(point, centres[n], radius, before, points[n + 1] ?? null);
    });
  return points;
}

/**
 * A better place in a disc between two neighbours. Where the straight line between them meets the disc, on it; else
 * where it is reflected, like light: there the sum of the directions from both neighbours points along the radius.
 */
function bestOf(point: Point, centre: Point, radius: number, before: Point, after: Point | null): Point {
  const straight = after ? nearestOnSegment(before, after, centre) : before;
  if (hypot(straight.x - centre.x, straight.y - centre.y) <= radius) return straight;
  const u = unit(before, point);
  const v = after ? unit(after, point) : { x: 0, y: 0 };
  const size = hypot(u.x + v.x, u.y + v.y);
  if (size === 0) return { x: point.x, y: point.y };
  return { x: centre.x - (radius * (u.x + v.x)) / size, y: centre.y - (radius * (u.y + v.y)) / size };
}

/** The direction from one place to another; no direction at all where they are the same. */
function unit(from: Point, to: Point): Point {
  const length = hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/** A difference of times with its sign: + behind, − ahead. @param time s */
export function differenceText(time: number): string {
  const size = Math.abs(time).toFixed(2);
  return Number(size) === 0 ? `±${size}` : `${time > 0 ? '+' : '−'}${size}`;
}
