// The two figures a course's time is compared with: par, which a path from gate to gate beats, and a lower bound.

import { wrapAngle } from '../../../control/angle';
import { turnTimeBound } from '../../../control/time-optimal';
import { distance, type Point } from '../../../entities/command';
import type { MotionLimits } from '../../../entities/motion-limits';
import { atan2 } from '../../../exact/exact';

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

/** A difference of times with its sign: + behind, − ahead. @param time s */
export function differenceText(time: number): string {
  const size = Math.abs(time).toFixed(2);
  return Number(size) === 0 ? `±${size}` : `${time > 0 ? '+' : '−'}${size}`;
}
