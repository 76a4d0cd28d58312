// Angles on the circle: the wrap to (-π, π] and the heading error.
// MIT License, Copyright (c) 2026 Slew contributors.

const turn = 2 * Math.PI;

/** Returns an angle wrapped to (-π, π]. rad. The given angle may be any finite number. */
export function wrapAngle(angle: number): number {
  // Angles of bodies are unbounded, so adding or subtracting 2π once (as in Stolk's text) is not enough.
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}

/**
 * Returns the shortest turn from the actual heading to the desired one. rad, in (-π, π], positive clockwise as on the
 * screen.
 */
export function headingError(desired: number, actual: number): number {
  return wrapAngle(desired - actual);
}

/**
 * Whether a control error is an angle. 'angle': its change is computed the short way round.
 * 'none': its change is the plain difference, as for an error in metres.
 */
export type Wrap = 'angle' | 'none';

/**
 * Returns the change of the error since the last step, in the unit of the errors.
 * @param wrap 'angle' for the change the short way round; 'none' for the plain difference
 */
export function errorChange(error: number, last: number, wrap: Wrap): number {
  return wrap === 'angle' ? wrapAngle(error - last) : error - last;
}
