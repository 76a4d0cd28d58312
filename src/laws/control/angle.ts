// Angles on the circle: the wrap to (-π, π] and the heading error.
// MIT License, Copyright (c) 2026 Slew contributors.

const turn = 2 * Math.PI;

/**
 * The same angle in (-π, π]. rad. Takes any finite angle: bodies' angles are unbounded, so adding or taking 2π once
 * (as in Stolk's text) is not enough.
 */
export function wrapAngle(angle: number): number {
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}

/** The shortest turn from one heading to another. rad, in (-π, π], positive clockwise as on the screen. */
export function headingError(desired: number, actual: number): number {
  return wrapAngle(desired - actual);
}

/** What an error is of: an angle, whose change goes the short way round, or any other value, whose change is the difference. */
export type Wrap = 'angle' | 'none';

/** The change from one error to the next. */
export function errorChange(error: number, last: number, wrap: Wrap): number {
  return wrap === 'angle' ? wrapAngle(error - last) : error - last;
}
