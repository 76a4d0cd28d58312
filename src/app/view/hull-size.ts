// How large hulls are drawn. Small ones are enlarged, so that their heading can be seen.

/** Length of a hull of size 1. m */
export const hullLength = 7.5;

/** Hulls are drawn at least this long. CSS pixels. At any heading the box of the hull is then 40 px wide or high. */
const least = 52;

/** Most bodies that are drawn as individuals. More are a crowd, without texts at single bodies. */
const mostAlone = 50;

/**
 * Returns the factor by which a body is drawn larger than it collides.
 * @param length of its hull, CSS pixels @param longest allowed length, CSS pixels
 */
export function enlargementOf(length: number, longest = Infinity): number {
  return Math.max(1, Math.min(least, longest) / length);
}

/**
 * Returns how far an enlarged hull extends beyond its real length, at each end. CSS pixels
 * @param size of the hull; 0 for none
 */
export function standsOut(zoom: number, size: number): number {
  const length = size * hullLength * zoom;
  return length === 0 ? 0 : (length * (enlargementOf(length) - 1)) / 2;
}

/** Whether a number of bodies counts as a crowd. */
export function isCrowd(bodies: number): boolean {
  return bodies > mostAlone;
}

/**
 * Returns the zoom at which a width of the world fits into a width of the page, including enlarged hulls at both edges.
 * CSS pixels per metre
 * @param pixels width on the page, more than an enlarged hull
 * @param metres width in the world, more than a hull @param size of the hull
 */
export function zoomWithHull(pixels: number, metres: number, size: number): number {
  const length = size * hullLength;
  const plain = pixels / metres;
  if (length === 0 || metres <= length) return plain;
  // At each edge, half of the extra length stands out.
  return Math.min(plain, (pixels - least) / (metres - length));
}
