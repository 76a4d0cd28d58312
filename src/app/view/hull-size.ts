// How long hulls are drawn: small ones are enlarged, so that it is seen where they point.

/** Length of a hull of size 1. m */
export const hullLength = 7.5;

/** A hull below this length is drawn larger than it collides: at any heading its box on the page is then 40 px wide or high. CSS pixels */
const least = 52;

/** More bodies than this are a crowd: their picture is of them all, and nothing is written beside one of them. */
const mostAlone = 50;

/** How much larger than it collides a body is drawn. @param length of its hull, CSS pixels @param longest it may become, CSS pixels */
export function enlargementOf(length: number, longest = Infinity): number {
  return Math.max(1, Math.min(least, longest) / length);
}

/** How far an enlarged hull stands out beyond its own length, to either side. CSS pixels @param size of the hull; 0 for none */
export function standsOut(zoom: number, size: number): number {
  const length = size * hullLength * zoom;
  return length === 0 ? 0 : (length * (enlargementOf(length) - 1)) / 2;
}

/** Whether so many bodies are a crowd. */
export function isCrowd(bodies: number): boolean {
  return bodies > mostAlone;
}

/**
 * Zoom at which a width of the world fits into one of the page together with what an enlarged hull at either edge stands
 * out beyond its own length. CSS pixels a metre
 * @param pixels of the page, more than an enlarged hull @param metres of the world, wider than a hull @param size of the hull
 */
export function zoomWithHull(pixels: number, metres: number, size: number): number {
  const length = size * hullLength;
  const plain = pixels / metres;
  if (length === 0 || metres <= length) return plain;
  // Half of what it is longer, twice.
  return Math.min(plain, (pixels - least) / (metres - length));
}
