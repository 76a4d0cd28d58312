// Two reference times of a course: par, which a good path beats, and a lower bound, which no path beats.
import { wrapAngle } from '../../../laws/control/angle';
import { turnTimeBound } from '../../../laws/control/time-optimal';
import { atan2, hypot } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { nearestOnSegment } from '../../../world/entities/guidance/segment';
import type { MotionLimits } from '../../../world/entities/motion-limits';

/**
 * Returns the par time of a course, a reference for players. s. Par assumes full speed straight from gate to gate, and
 * the best possible turn at each gate.
 */
export function parTime(start: Point, gates: readonly Point[], limits: Readonly<MotionLimits>): number {
  // Σ leg / v + Σ T*(corner). A path that turns while flying beats par, and one that cuts corners beats it by more.
  const places = [start, ...gates];
  const headings = gates.map((gate, n) => atan2(gate.y - places[n].y, gate.x - places[n].x));
  const way = gates.reduce((sum, gate, n) => sum + distance(places[n], gate), 0);
  const turning = headings
    .slice(1)
    .reduce((sum, heading, n) => sum + turnTimeBound(wrapAngle(heading - headings[n]), limits), 0);
  return way / limits.speed + turning;
}

/**
 * Returns a lower bound for the time of a run that starts at rest. s
 * @param length least length of the path, m
 * @param limits motion limits of the body
 * @param timeStep longest time step of the run, s
 * @param endSpeed speed below which the run must end, m/s; left out if it may end at any speed
 */
export function timeBound(
  length: number,
  { speed, linearAcceleration }: Readonly<MotionLimits>,
  timeStep: number,
  endSpeed = speed,
): number {
  // The speed rises by at most a Δt a step and never above v. After n steps the body is at most Σ min(v, k a Δt) Δt
  // from its start. By the trapezoid rule that is at least v²/2a - v Δt/2 short of n v Δt. So the time is at least L/v
  // + v/2a - Δt/2 if the speed is reached on the way, and L/v in any case. Turns are left out: wide curves cost only
  // length, and the shortest way has none. A run that ends in a stop brakes by at most a: from v to an end speed w it
  // loses (v - w)²/2av, less half a step, where there is room for both.
  const losses = [0, Math.min(speed, endSpeed)].map((slow) => {
    const time = (speed - slow) / linearAcceleration;
    const lost = (time * (speed - slow)) / (2 * speed) - timeStep / 2;
    return { way: speed * (time + timeStep), lost: Math.max(0, lost) };
  });
  const room = losses.reduce((sum, { way, lost }) => sum + (lost > 0 ? way : 0), 0);
  const lost = losses.reduce((sum, loss) => sum + loss.lost, 0);
  return length / speed + (length < room ? 0 : lost);
}

const rounds = 200;

/**
 * Returns a lower bound of the length of any path that begins at `start` and touches all circles in order. m
 * @param centres centre of each circle, m
 * @param radii radius of each circle, m
 */
export function shortestLength(start: Point, centres: readonly Point[], radii: readonly number[]): number {
  // Let the way touch disc i in p_i, with p_0 the start, and let u_i be any vectors no longer than 1. A leg is no
  // shorter than its projection on u_i, so the way is at least Σ u_i·(p_i - p_{i-1}). Sorted by points, p_i is
  // multiplied by u_i - u_{i+1} (u_{n+1} = 0). Within its disc that product is at least the centre's minus r_i |u_i -
  // u_{i+1}|. So the length is at least Σ u_i·(c_i - c_{i-1}) - Σ r_i |u_i - u_{i+1}|, whatever the u_i: weak duality
  // (Boyd & Vandenberghe, "Convex Optimization", 5.2). The u_i are the directions of the shortest way found. The bound
  // holds even if that search has not converged.
  const touched = shortestWay(start, centres, radii);
  const directions = touched.map((point, n) => unit(n === 0 ? start : touched[n - 1], point));
  let length = 0;
  directions.forEach((u, n) => {
    const from = n === 0 ? start : centres[n - 1];
    const next = directions[n + 1] ?? { x: 0, y: 0 };
    length += u.x * (centres[n].x - from.x) + u.y * (centres[n].y - from.y);
    length -= radii[n] * hypot(u.x - next.x, u.y - next.y);
  });
  return Math.max(0, length);
}

/**
 * Returns a nearly shortest path from `start` through all circles in order, as one point in each circle. m
 * @param centres centre of each circle, m
 * @param radii radius of each circle, m
 */
export function shortestWay(start: Point, centres: readonly Point[], radii: readonly number[]): Point[] {
  const points = [...centres];
  for (let round = 0; round < rounds; round++)
    points.forEach((point, n) => {
      const before = n === 0 ? start : points[n - 1];
      points[n] = bestOf(point, centres[n], radii[n], before, points[n + 1] ?? null);
    });
  return points;
}

/**
 * Returns the point in a circle that makes the path from `before` to `after` shortest. m
 * @param point present point of the path in the circle
 * @param after next point of the path; null if the path ends in this circle
 */
function bestOf(point: Point, centre: Point, radius: number, before: Point, after: Point | null): Point {
  // On the straight line between them if it meets the disc. Otherwise the point of reflection, where the sum of the
  // directions to both neighbours points along the radius.
  const straight = after ? nearestOnSegment(before, after, centre) : before;
  if (hypot(straight.x - centre.x, straight.y - centre.y) <= radius) return straight;
  const u = unit(before, point);
  const v = after ? unit(after, point) : { x: 0, y: 0 };
  const size = hypot(u.x + v.x, u.y + v.y);
  if (size === 0) return { x: point.x, y: point.y };
  return { x: centre.x - (radius * (u.x + v.x)) / size, y: centre.y - (radius * (u.y + v.y)) / size };
}

/** Returns the unit vector from one place to another; the zero vector if both places are equal. */
function unit(from: Point, to: Point): Point {
  const length = hypot(to.x - from.x, to.y - from.y);
  return length === 0 ? { x: 0, y: 0 } : { x: (to.x - from.x) / length, y: (to.y - from.y) / length };
}

/**
 * Returns a time difference as text with a sign, such as "+0.25" or "−0.10".
 * @param time the difference, s; positive if this run is slower
 */
export function differenceText(time: number): string {
  const size = Math.abs(time).toFixed(2);
  return Number(size) === 0 ? `±${size}` : `${time > 0 ? '+' : '−'}${size}`;
}
