// Animated GIF files (CompuServe, GIF89a), for browsers without a video encoder.
import type { FrameForm, Sink } from './sink';

/** Largest number of colours in a GIF's palette, which has one more entry for transparent pixels. */
const colours = 255;

/** Palette index for transparent pixels. A transparent pixel keeps the colour of the previous frame. */
const transparent = 255;

/** Levels of red, green and blue in the palette's fixed colours, 0 to 255. */
const cube = [0, 64, 128, 191, 255];

/** Bits per colour channel in the histogram of colours and in the cache of nearest colours. */
const bits = 5;

/** Creates an encoder for an animated GIF. The palette has the colours of the first frame. */
export function openGif(form: FrameForm): Sink {
  const { width, height, framesPerSecond } = form;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('the browser gives no 2D canvas');
  const gif = new GifFile(width, height);
  let count = 0;
  return {
    ...form,
    type: 'image/gif',
    add(from) {
      context.drawImage(from, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      // Whole hundredths of a second, without drifting from the rate.
      const at = (frame: number) => Math.round((100 * frame) / framesPerSecond);
      gif.add(data, at(count + 1) - at(count));
      count += 1;
    },
    ready: async () => {},
    end: async () => gif.end(),
    cancel: () => {},
  };
}

/** A GIF file to which frames are added. It repeats forever. */
export class GifFile {
  readonly #width: number;
  readonly #height: number;
  readonly #parts: Uint8Array[] = [];
  #nearest: NearestColours | null = null;
  #last: Uint8Array | null = null;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  /**
   * Adds a frame.
   * @param pixels red, green, blue and opacity of each pixel
   * @param delay time for which the frame is shown, hundredths of a second
   */
  add(pixels: Uint8ClampedArray, delay: number): void {
    if (!this.#nearest) {
      const palette = paletteOf(pixels);
      this.#nearest = new NearestColours(palette);
      this.#parts.push(headOf(this.#width, this.#height, palette));
    }
    const indices = this.#nearest.indicesOf(pixels);
    const changed = this.#last ? unlike(indices, this.#last) : indices;
    const flags = this.#last ? 0b101 : 0b100;
    this.#last = indices;
    this.#parts.push(
      // Graphic control extension: keep the frame, use the transparent index.
      Uint8Array.of(0x21, 0xf9, 4, flags, delay & 255, delay >> 8, transparent, 0),
      Uint8Array.of(0x2c, 0, 0, 0, 0, ...short(this.#width), ...short(this.#height), 0),
      compressed(changed),
    );
  }

  /** Returns the bytes of the finished GIF file. */
  end(): Uint8Array<ArrayBuffer> {
    const parts = [...this.#parts, Uint8Array.of(0x3b)];
    const file = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of parts) {
      file.set(part, at);
      at += part.length;
    }
    return file;
  }
}

const short = (value: number) => [value & 255, value >> 8];

function unlike(indices: Uint8Array, before: Uint8Array): Uint8Array {
  return indices.map((index, n) => (index === before[n] ? transparent : index));
}

/** Returns the start of a GIF file: header, screen size, palette, and the extension that makes the file repeat. */
function headOf(width: number, height: number, palette: readonly number[]): Uint8Array {
  const table = [...palette, ...new Array(256 - palette.length).fill(0)].flatMap((colour) => [
    colour >> 16,
    (colour >> 8) & 255,
    colour & 255,
  ]);
  const text = (words: string) => [...words].map((letter) => letter.charCodeAt(0));
  return Uint8Array.from([
    ...text('GIF89a'),
    ...short(width),
    ...short(height),
    ...[0xf7, 0, 0],
    ...table,
    ...[0x21, 0xff, 11],
    ...text('NETSCAPE2.0'),
    ...[3, 1, 0, 0, 0],
  ]);
}

/** Returns the index of a colour in the histogram. The channels are 0 to 255. */
const keyOf = (red: number, green: number, blue: number) =>
  ((red >> (8 - bits)) << (2 * bits)) | ((green >> (8 - bits)) << bits) | (blue >> (8 - bits));

/** Returns a palette of at most 255 colours, 0xRRGGBB: fixed ones and the most frequent ones. */
function paletteOf(pixels: Uint8ClampedArray): number[] {
  const counts = new Uint32Array(1 << (3 * bits));
  const sums = new Float64Array(3 << (3 * bits));
  for (let at = 0; at < pixels.length; at += 4) {
    const key = keyOf(pixels[at], pixels[at + 1], pixels[at + 2]);
    counts[key] += 1;
    for (let channel = 0; channel < 3; channel++) sums[3 * key + channel] += pixels[at + channel];
  }
  const fixed = cube.flatMap((red) =>
    cube.flatMap((green) => cube.map((blue) => (red << 16) | (green << 8) | blue)),
  );
  const mean = (key: number, channel: number) => Math.round(sums[3 * key + channel] / counts[key]);
  const frequent = Array.from(counts, (count, key) => ({ count, key }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, colours - fixed.length)
    .map(({ key }) => (mean(key, 0) << 16) | (mean(key, 1) << 8) | mean(key, 2));
  return [...frequent, ...fixed];
}

class NearestColours {
  readonly #palette: readonly number[];
  readonly #known = new Int16Array(1 << (3 * bits)).fill(-1);

  constructor(palette: readonly number[]) {
    this.#palette = palette;
  }

  indicesOf(pixels: Uint8ClampedArray): Uint8Array {
    const indices = new Uint8Array(pixels.length / 4);
    for (let n = 0; n < indices.length; n++) {
      const [red, green, blue] = [pixels[4 * n], pixels[4 * n + 1], pixels[4 * n + 2]];
      const key = keyOf(red, green, blue);
      if (this.#known[key] < 0) this.#known[key] = this.#search(red, green, blue);
      indices[n] = this.#known[key];
    }
    return indices;
  }

  #search(red: number, green: number, blue: number): number {
    let [best, least] = [0, Infinity];
    for (const [index, colour] of this.#palette.entries()) {
      const off =
        (red - (colour >> 16)) ** 2 + (green - ((colour >> 8) & 255)) ** 2 + (blue - (colour & 255)) ** 2;
      if (off < least) [best, least] = [index, off];
    }
    return best;
  }
}

/** LZW codes for 8-bit indices: clear the table, end of data, first free code, and number of codes in a full table. */
const codes = { clear: 256, end: 257, first: 258, full: 4096 };

/** Returns palette indices compressed by LZW, in blocks of at most 255 bytes (GIF89a, appendix F). */
function compressed(indices: Uint8Array): Uint8Array {
  const bytes: number[] = [];
  let [buffer, filled, size] = [0, 0, 9];
  const write = (code: number) => {
    buffer |= code << filled;
    filled += size;
    while (filled >= 8) {
      bytes.push(buffer & 255);
      buffer >>>= 8;
      filled -= 8;
    }
  };
  let table = new Map<number, number>();
  let next = codes.first;
  write(codes.clear);
  let prefix = indices[0];
  for (let n = 1; n < indices.length; n++) {
    const key = (prefix << 8) | indices[n];
    const known = table.get(key);
    if (known !== undefined) {
      prefix = known;
      continue;
    }
    write(prefix);
    if (next < codes.full) {
      if (next === 1 << size) size += 1;
      table.set(key, next);
      next += 1;
    } else {
      write(codes.clear);
      table = new Map();
      next = codes.first;
      size = 9;
    }
    prefix = indices[n];
  }
  write(prefix);
  // The reader adds a code for the last prefix too, and widens its codes as here.
  if (next === 1 << size && next < codes.full) size += 1;
  write(codes.end);
  if (filled > 0) bytes.push(buffer & 255);
  const out: number[] = [8];
  for (let at = 0; at < bytes.length; at += 255) {
    const block = bytes.slice(at, at + 255);
    out.push(block.length);
    for (const byte of block) out.push(byte);
  }
  out.push(0);
  return Uint8Array.from(out);
}
