// A run that does not come through: where it went, and how near it came to the gate that it did not pass.

import { cos, sin } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import { nearestOnSegment } from '../../../world/entities/guidance/segment';
import type { Miss, NearMiss } from './display';
import { type Gate, middleAt } from './gate';
import type { ParRules } from './par-rules';
import { ghostPose, poseSpacing } from './record';

/** How an attempt that is over, or was given up, failed; null for one that came through, or has no way yet. */
export function missOf(rules: ParRules): Miss | null {
  if (rules.finished) return null;
  const { course } = rules;
  const pilot = rules.pilots.find((each) => each.course === course)!;
  const since = course.splits[course.passed - 1] ?? 0;
  const near = nearMiss(course.gates[course.passed], pilot.poses, since);
  const way = placesOf(pilot.poses);
  const turn = Math.ceil(since / poseSpacing);
  return near && { ...near, passed: way.slice(0, turn + 1), astray: way.slice(turn) };
}

/** How near a way came to a gate after a time; null where it ends before. @param poses as a record has them @param since s */
export function nearMiss(gate: Gate, poses: readonly number[], since: number): NearMiss | null {
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

/** The place of a gate, where it lets bodies through, that is nearest to a place. @param time s since the start of the clock */
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
