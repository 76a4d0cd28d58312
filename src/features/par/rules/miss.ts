// Failed runs: their track, and their closest approach to the gate that they missed.

import { cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { nearestOnSegment } from '../../../world/entities/guidance/segment';
import type { Miss, NearMiss } from './display';
import { type Gate, middleAt } from './gate';
import type { ParRules } from './par-rules';
import { ghostPose, poseSpacing } from './record';

/**
 * Returns a failed attempt's track, and how near it came to the first missed gate
 * @returns null if all gates were passed, or if the body has not moved yet
 */
export function missOf(rules: ParRules): Miss | null {
  if (rules.finished) return null;
  const { course } = rules;
  const pilot = rules.pilots.find((each) => each.course === course)!;
  const since = course.splits[course.passed - 1] ?? 0;
  const near = gateMiss(course.gates[course.passed], pilot.poses, since);
  const way = placesOf(pilot.poses);
  const turn = Math.ceil(since / poseSpacing);
  return near && { ...near, passed: way.slice(0, turn + 1), astray: way.slice(turn) };
}

/**
 * Returns the closest approach of a track to a gate after the time `since`. Null if the track ends before this time.
 * @param poses flat list of the poses of the track, as in ParRecord
 * @param since time from which the track is examined, s on the clock of the run
 */
export function gateMiss(gate: Gate, poses: readonly number[], since: number): NearMiss | null {
  const first = Math.ceil(since / poseSpacing);
  const tries = Array.from({ length: Math.max(0, poses.length / 3 - first) }, (_, n): NearMiss => {
    const time = (first + n) * poseSpacing;
    const { x, y } = ghostPose({ poses }, time)!;
    const from = { x, y };
    const to = nearestPlace(gate, from, time);
    return { from, to, by: distance(from, to) };
  });
  return tries.reduce<NearMiss | null>((best, each) => (best && best.by <= each.by ? best : each), null);
}

/**
 * Returns the point of a gate that is nearest to a given point. m
 * @param time time since the clock of the run started, s; a gate may move
 */
function nearestPlace(gate: Gate, from: Point, time: number): Point {
  const { x, y } = middleAt(gate, time);
  if (gate.kind === 'line') {
    const [across, along] = [(-sin(gate.direction) * gate.width) / 2, (cos(gate.direction) * gate.width) / 2];
    return nearestOnSegment({ x: x - across, y: y - along }, { x: x + across, y: y + along }, from);
  }
  const far = distance(from, gate.at);
  const share = far === 0 ? 0 : Math.min(1, gate.radius / far);
  return { x: x + share * (from.x - x), y: y + share * (from.y - y) };
}

function placesOf(poses: readonly number[]): Point[] {
  return Array.from({ length: poses.length / 3 }, (_, n) => {
    const { x, y } = ghostPose({ poses }, n * poseSpacing)!;
    return { x, y };
  });
}
