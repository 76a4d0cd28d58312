// Drawn sizes of hulls. Small hulls are enlarged, so that their heading can be seen.

/** Length of the hull (the drawn shape) of a body of size 1. m */
export const hullLength = 7.5;

/** Least length at which a hull (shape of a body) is drawn. CSS pixels */
const leastLength = 52;

/** Largest number of bodies that are drawn enlarged and with texts. More bodies count as a crowd. */
const mostAlone = 50;

/**
 * Returns the factor by which a body is drawn larger than its collision shape.
 * @param length length of the hull at true scale, CSS pixels
 * @param longest the largest length to which the hull may be enlarged, CSS pixels
 * @param among length of the longest hull with which this one is compared at true scale, CSS pixels. The hull is then
 * at least as long as the geometric mean of both, so that the order of sizes can be seen
 */
export function enlargementOf(length: number, longest = Infinity, among = 0): number {
  return Math.max(1, Math.min(Math.max(leastLength, Math.sqrt(length * among)), longest) / length);
}

/**
 * Small hulls (drawn shapes of bodies) are enlarged. Returns the length added at each end of a hull. CSS pixels; 0 for
 * no hull
 * @param zoom CSS pixels per metre
 * @param size size of the body relative to the usual size; 0 for no hull
 */
export function standsOut(zoom: number, size: number): number {
  const length = size * hullLength * zoom;
  return length === 0 ? 0 : (length * (enlargementOf(length) - 1)) / 2;
}

/** Whether there are too many bodies to draw them individually. */
export function isCrowd(bodies: number): boolean {
  return bodies > mostAlone;
}

/**
 * Returns the largest zoom, CSS pixels per metre, at which one side of a world area fits on the page, with whole bodies
 * centred on both ends.
 * @param pixels width or height of the page, CSS pixels. Must be above 52 (least length of a drawn body) unless `size`
 * is 0
 * @param metres width or height of the world area in the same direction, m
 * @param size size of the bodies relative to the usual one; 0 if there are none
 */
export function zoomWithHull(pixels: number, metres: number, size: number): number {
  const length = size * hullLength;
  const plain = pixels / metres;
  if (length === 0 || metres <= length) return plain;
  // At each edge, half of the extra length stands out.
  return Math.min(plain, (pixels - leastLength) / (metres - length));
}
