// Angles on the circle: the wrap to (-π, π] and the heading error.
// MIT License, Copyright (c) 2026 Slew contributors.

const turn = 2 * Math.PI;

/** Wraps an angle to (-π, π]. rad. Takes any finite angle. */
export function wrapAngle(angle: number): number {
  // Angles of bodies are unbounded, so adding or subtracting 2π once (as in Stolk's text) is not enough.
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}

/** Returns the shortest turn from one heading to another. rad, in (-π, π], positive clockwise as on the screen. */
export function headingError(desired: number, actual: number): number {
  return wrapAngle(desired - actual);
}

/**
 * Kind of error. The change of an 'angle' goes the short way round; that of any other value ('none') is the plain difference.
 */
export type Wrap = 'angle' | 'none';

/** Returns the change from the last error to this one. For angles it is the short way round. */
export function errorChange(error: number, last: number, wrap: Wrap): number {
  return wrap === 'angle' ? wrapAngle(error - last) : error - last;
}
