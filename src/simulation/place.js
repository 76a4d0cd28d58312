/** A place of a file as a point. m */
export function pointOf([x, y]) {
  return { x, y };
}
/** A point as a file writes it. m */
export function placeOf({ x, y }) {
  return [x, y];
}
