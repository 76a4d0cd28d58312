// Gates: their position over time, and the moment at which a body passes one.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Place } from '../../../world/simulation/place';

/** Swing of a gate. Displacement at time t: `by` · sin(2π (t / `period` + `phase`)), m */
export interface SwingSpec {
  /** Amplitude of the swing, as a vector. m */
  readonly by: Place;
  /** Duration of one swing to and fro. s */
  readonly period: number;
  /** Phase of the swing at the start, as a fraction of the period. */
  readonly phase: number;
}

/** A gate to pass: a line between two posts, or a ring in which the body must stop. */
export type Gate =
  | {
      readonly kind: 'line';
      readonly at: Point;
      /** Direction in which a body must pass the gate. rad */
      readonly direction: number;
      /** Length of the line between the posts. m */
      readonly width: number;
      readonly moves?: SwingSpec;
    }
  | { readonly kind: 'stop'; readonly at: Point; readonly radius: number };

/** Straight movement of a body in one step. Places in m, times in s. */
export interface Move {
  readonly from: Point;
  readonly to: Point;
  /** Time on the clock of the run at the beginning of the step. s */
  readonly time: number;
  readonly timeStep: number;
}

/** Speed below which a body counts as stopped. m/s */
export const stopped = 0.5;

/** Gap between each drawn post and the end of the line that bodies must cross. m */
export const postRoom = 1;

/** Returns the radius of a circle that contains a gate in every position of its swing. m */
export function reachOf(gate: Gate): number {
  return gate.kind === 'line' ? gate.width / 2 + hypot(...(gate.moves?.by ?? [0, 0])) : gate.radius;
}

/**
 * Returns the middle of a gate at a time. m
 * @param time time on the clock of the run, s
 */
export function middleAt(gate: Gate, time: number): Point {
  if (gate.kind !== 'line' || !gate.moves) return gate.at;
  const { by, period, phase } = gate.moves;
  const swing = sin(2 * Math.PI * (time / period + phase));
  return { x: gate.at.x + by[0] * swing, y: gate.at.y + by[1] * swing };
}

/**
 * Returns the moment within a step at which a body passes a gate, 0 (start) to 1 (end). Null if the body does not pass
 * the gate.
 * @param earliest earliest moment at which crossing the line between two posts counts, 0 to 1; unused for rings
 */
export function passage(gate: Gate, move: Move, earliest: number): number | null {
  if (gate.kind === 'line') return crossing(gate, move, earliest);
  const { from, to, timeStep } = move;
  const slow = hypot(to.x - from.x, to.y - from.y) < stopped * timeStep;
  return slow && hypot(to.x - gate.at.x, to.y - gate.at.y) <= gate.radius ? 1 : null;
}

/**
 * Returns the moment within a step at which a body crosses a line gate forwards, 0 (start) to 1 (end). Null if there is
 * no such moment.
 * @param earliest first moment within the step at which a crossing counts, 0 to 1
 */
function crossing(gate: Gate & { kind: 'line' }, move: Move, earliest: number): number | null {
  const along = { x: cos(gate.direction), y: sin(gate.direction) };
  const seen = ({ x, y }: Point, time: number) => {
    const middle = middleAt(gate, time);
    const off = { x: x - middle.x, y: y - middle.y };
    return { ahead: off.x * along.x + off.y * along.y, aside: off.y * along.x - off.x * along.y };
  };
  const a = seen(move.from, move.time);
  const b = seen(move.to, move.time + move.timeStep);
  if (a.ahead >= 0 || b.ahead < 0) return null;
  const share = a.ahead / (a.ahead - b.ahead);
  const aside = a.aside + share * (b.aside - a.aside);
  return share >= earliest && Math.abs(aside) <= gate.width / 2 ? share : null;
}
