// Angles on the circle: the wrap to (-π, π] and the heading error.
// MIT License, Copyright (c) 2026 Slew contributors.
const turn = 2 * Math.PI;
/**
 * The same angle in (-π, π]. rad. Takes any finite angle: bodies' angles are unbounded, so adding or taking 2π once
 * (as in Stolk's text) is not enough.
 */
export function wrapAngle(angle) {
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}
/** The shortest turn from one heading to another. rad, in (-π, π], positive clockwise as on the screen. */
export function headingError(desired, actual) {
  return wrapAngle(desired - actual);
}
/** The change from one error to the next. */
export function errorChange(error, last, wrap) {
  return wrap === 'angle' ? wrapAngle(error - last) : error - last;
}
