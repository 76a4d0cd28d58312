// Gates: their position over time, and the moment at which a body passes one.

import { cos, hypot, sin } from '../../../laws/exact/exact';
import type { Point } from '../../../world/entities/command';
import type { Place } from '../../../world/simulation/place';

/** Oscillation of a gate around its place: by · sin(2π (t / period + phase)). */
export interface SwingSpec {
  /** Largest displacement, as a vector. m */
  readonly by: Place;
  /** s */
  readonly period: number;
  /** Phase at the start, as a share of the period. */
  readonly phase: number;
}

/** A line between two posts, or a ring to stop in. */
export type Gate =
  | {
      readonly kind: 'line';
      readonly at: Point;
      /** Direction in which the gate must be passed. rad */
      readonly direction: number;
      /** m */
      readonly width: number;
      readonly moves?: SwingSpec;
    }
  | { readonly kind: 'stop'; readonly at: Point; readonly radius: number };

/** Movement of a body in one step. m, s */
export interface Move {
  readonly from: Point;
  readonly to: Point;
  /** Time at the beginning of the step. s since the start of the clock */
  readonly time: number;
  readonly timeStep: number;
}

/** Speed below which a body has stopped. m/s */
export const stopped = 0.5;

/** Distance of each post from the end of the gate. m. Without it, good flights would seem to hit the posts. */
export const postRoom = 1;

/** Radius of the disc that contains the gate, including its swing. m */
export function reachOf(gate: Gate): number {
  return gate.kind === 'line' ? gate.width / 2 + hypot(...(gate.moves?.by ?? [0, 0])) : gate.radius;
}

/**
 * Returns the middle of a gate at a time. m
 * @param time s since the start of the clock
 */
export function middleAt(gate: Gate, time: number): Point {
  if (gate.kind !== 'line' || !gate.moves) return gate.at;
  const { by, period, phase } = gate.moves;
  const swing = sin(2 * Math.PI * (time / period + phase));
  return { x: gate.at.x + by[0] * swing, y: gate.at.y + by[1] * swing };
}

/** Returns the share of a step at which a body passes a gate, from `earliest` on. Null if it does not pass. */
export function passage(gate: Gate, move: Move, earliest: number): number | null {
  if (gate.kind === 'line') return crossing(gate, move, earliest);
  const { from, to, timeStep } = move;
  const slow = hypot(to.x - from.x, to.y - from.y) < stopped * timeStep;
  return slow && hypot(to.x - gate.at.x, to.y - gate.at.y) <= gate.radius ? 1 : null;
}

/**
 * Returns the share of a step at which a straight move crosses a line gate in the right direction. Null if it does not.
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
