// Draws one image over another, pixel by pixel.

/**
 * Draws an image over an opaque one. Pixels are 32-bit numbers with red in the lowest byte.
 * @param pixels upper image with premultiplied alpha; the image's bottom row comes first
 * @param under lower image, opaque; the image's top row comes first
 * @param into array for the result, with the top row first; may be the same array as `under`
 * @param width width of the images, pixels
 */
export function layOver(pixels: Uint32Array, under: Uint32Array, into: Uint32Array, width: number): void {
  for (let to = 0; to < into.length; ) {
    let from = pixels.length - to - width;
    for (const end = to + width; to < end; to++, from++) {
      const pixel = pixels[from];
      const opacity = pixel >>> 24;
      if (opacity === 0) into[to] = under[to];
      else if (opacity === 255) into[to] = pixel;
      else into[to] = blended(pixel, under[to], 256 - opacity);
    }
  }
}

/** The opacity byte of an opaque pixel: the highest byte is 255, all others are 0. */
const opaque = 0xff000000;

/**
 * Returns the opaque colour of a half-transparent pixel over an opaque one.
 * @param pixel upper pixel, multiplied by its opacity
 * @param ground lower pixel, opaque
 * @param rest weight of the lower pixel, 0 to 256; 256 is full weight
 */
function blended(pixel: number, ground: number, rest: number): number {
  // Light that was added may be brighter than its opacity.
  const channel = (shift: number) =>
    Math.min(255, ((pixel >>> shift) & 255) + ((((ground >>> shift) & 255) * rest) >>> 8));
  return opaque | (channel(16) << 16) | (channel(8) << 8) | channel(0);
}
