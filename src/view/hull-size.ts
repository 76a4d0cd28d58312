// How long hulls are drawn: small ones are enlarged, so that it is seen where they point.

/** Length of a hull of size 1. m */
export const hullLength = 7.5;

/** Hulls below a length are drawn larger than they collide, up to a factor. CSS pixels; 1 */
const enlarged = { below: 44, most: 2.2 };

/** More bodies than this are a crowd: their picture is of them all, and nothing is written beside one of them. */
const mostAlone = 50;

/** How much larger than it collides a body is drawn. @param length of its hull, CSS pixels @param longest it may be, CSS pixels */
export function enlargementOf(length: number, longest = Infinity): number {
  return Math.max(1, Math.min(enlarged.below / length, enlarged.most, longest / length));
}

/** Whether so many bodies are a crowd. */
export function isCrowd(bodies: number): boolean {
  return bodies > mostAlone;
}

/** How far an enlarged hull stands out at either end beyond its own length. CSS pixels @param zoom CSS pixels a metre */
export function overhangOf(zoom: number, size: number): number {
  const length = zoom * size * hullLength;
  return length === 0 ? 0 : ((enlargementOf(length) - 1) * length) / 2;
}

/**
 * Zoom at which a width of the world fits into one of the page together with what an enlarged hull at either edge stands
 * out beyond its own length. CSS pixels a metre
 * @param pixels of the page @param metres of the world, wider than a hull @param size of the hull
 */
export function zoomWithHull(pixels: number, metres: number, size: number): number {
  const length = size * hullLength;
  const plain = pixels / metres;
  if (length === 0 || metres <= length) return plain;
  // Half of what it is longer, twice: all of it grows to `below`, or by the largest factor where that is less.
  const grown = (pixels - enlarged.below) / (metres - length);
  const most = pixels / (metres + (enlarged.most - 1) * length);
  return Math.min(plain, Math.max(grown, most));
}
