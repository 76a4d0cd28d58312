// The two figures a course's time is held against: par, which a good pilot beats, and the time that nobody beats.
import { wrapAngle } from '../../../control/angle';
import { turnTimeBound } from '../../../control/turn-bound';
import { distance, type Point } from '../../../entities/command';
import type { MotionLimits } from '../../../entities/motion-limits';

/**
 * Par. s. Straight from centre to centre at full speed, and at each gate the best possible turn on the spot:
 * Σ leg / v + Σ T*(corner). A pilot who turns while flying, and cuts corners as far as the gates allow, beats it.
 */
export function parTime(start: Point, gates: readonly Point[], limits: Readonly<MotionLimits>): number {
  const places = [start, ...gates];
  const headings = gates.map((gate, n) => Math.atan2(gate.y - places[n].y, gate.x - places[n].x));
  const way = gates.reduce((sum, gate, n) => sum + distance(places[n], gate), 0);
  const turning = headings
    .slice(1)
    .reduce((sum, heading, n) => sum + turnTimeBound(wrapAngle(heading - headings[n]), limits), 0);
  return way / limits.speed + turning;
}

/**
 * The time that no body from rest beats on a way of at least this length, whatever its path, controller and gains. s.
 * The speed rises by at most a Δt a step and never above v, so after n steps the body is at most Σ min(v, k a Δt) Δt
 * on. What that lacks of n v Δt is a sum over a convex curve, by the trapezoid rule at least v²/2a - v Δt/2. So the
 * time is at least L/v + v/2a - Δt/2 where the speed is reached on the way, and L/v always. Turns are left out: in
 * wide curves they cost length only, and the shortest way counts none of it.
 * @param length m
 * @param timeStep the longest of the run. s
 */
export function timeNobodyBeats(
  length: number,
  { speed, linearAcceleration }: Readonly<MotionLimits>,
  timeStep: number,
): number {
  const runUp = speed * (speed / linearAcceleration + timeStep);
  const lost = length < runUp ? 0 : Math.max(0, speed / (2 * linearAcceleration) - timeStep / 2);
  return length / speed + lost;
}
