// Engagements for the guidance tests: a plain one, and a flight of a point mass to the end of an engagement.

import { headingError } from '../../../laws/control/angle';
import { clamp } from '../../../laws/control/clamp';
import { cos, sin } from '../../../laws/exact/exact';
import type { Point } from '../command';
import type { Engagement, Guidance } from './guidance-law';
import { closestApproach } from './segment';

/** Sample input for tests: body at the origin, 10 m/s along +x, target at rest 40 m ahead. */
export const plain: Readonly<Engagement> = {
  position: { x: 0, y: 0 },
  velocity: { x: 10, y: 0 },
  heading: 0,
  speed: 10,
  target: { x: 40, y: 0 },
  targetVelocity: { x: 0, y: 0 },
  timeStep: 1 / 60,
};

/** Measures of a simulated flight, from the start until the body is closest to its target. */
export interface EngagementResult {
  /** Distance at the closest approach. m */
  miss: number;
  /** Total angle turned, ∫|ω| dt. rad */
  effort: number;
  /** Total angle turned in the rest of the flight, from 0.5 s after its start. rad */
  lateEffort: number;
  /** Direction of flight at the end. rad */
  course: number;
  /** Number of steps in which the guidance law had no solution. */
  fallbacks: number;
}

// The flight ends after 30 s, or when the distance has grown by 5 m from its minimum.
/**
 * Simulates the flight of a point under a guidance law, and returns the result up to the closest approach to the
 * target. The point flies at 10 m/s and turns at most 3 rad/s.
 * @param start heading of the point at the start. rad
 */
export function fly(guidance: Guidance, target: Point, targetVelocity: Point, start = 0): EngagementResult {
  const { speed, timeStep } = plain;
  const flight = { effort: 0, lateEffort: 0, fallbacks: 0 };
  let nearest: EngagementResult = { ...flight, miss: Infinity, course: start };
  let heading = start;
  let [x, y] = [0, 0];
  let [targetX, targetY] = [target.x, target.y];
  for (let time = 0; time < 30; time += timeStep) {
    const velocity = { x: speed * cos(heading), y: speed * sin(heading) };
    const aim = guidance.aim({
      ...{ position: { x, y }, velocity, heading, speed, timeStep },
      ...{ target: { x: targetX, y: targetY }, targetVelocity },
    });
    const turn = clamp(headingError(aim.heading, heading), -3 * timeStep, 3 * timeStep);
    heading += turn;
    flight.effort += Math.abs(turn);
    if (time > 0.5) flight.lateEffort += Math.abs(turn);
    if (aim.fallback) flight.fallbacks++;
    const was = { x: targetX - x, y: targetY - y };
    x += speed * cos(heading) * timeStep;
    y += speed * sin(heading) * timeStep;
    targetX += targetVelocity.x * timeStep;
    targetY += targetVelocity.y * timeStep;
    const { range } = closestApproach(was, { x: targetX - x, y: targetY - y });
    if (range < nearest.miss) nearest = { ...flight, miss: range, course: heading };
    if (range > nearest.miss + 5) break;
  }
  return nearest;
}
