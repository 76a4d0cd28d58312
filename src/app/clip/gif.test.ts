// Tests of GIF files, read again by a small reader written from the specification (GIF89a, appendix F).
import { expect, it } from 'vitest';
import { GifFile } from './gif';

interface Picture {
  readonly delay: number;
  readonly indices: number[];
}

/** Decodes a GIF file whose frames share one palette. Returns its size and frames. */
function read(file: Uint8Array) {
  const short = (at: number) => file[at] | (file[at + 1] << 8);
  const palette = 13;
  let at = palette + 3 * 256;
  const frames: Picture[] = [];
  let delay = 0;
  while (file[at] !== 0x3b) {
    if (file[at] === 0x21) {
      if (file[at + 1] === 0xf9) delay = short(at + 4);
      at += 2;
      while (file[at] !== 0) at += file[at] + 1;
      at += 1;
      continue;
    }
    expect(file[at]).toBe(0x2c);
    at += 10;
    const minimum = file[at++];
    const data: number[] = [];
    while (file[at] !== 0) {
      data.push(...file.subarray(at + 1, at + 1 + file[at]));
      at += file[at] + 1;
    }
    at += 1;
    frames.push({ delay, indices: unpacked(data, minimum) });
  }
  const colour = (index: number) => [...file.subarray(palette + 3 * index, palette + 3 * index + 3)];
  return {
    head: String.fromCharCode(...file.subarray(0, 6)),
    width: short(6),
    height: short(8),
    frames,
    colour,
  };
}

/** Decodes LZW codes. Returns palette indices. @param minimum the file's "LZW minimum code size", bits */
function unpacked(data: readonly number[], minimum: number): number[] {
  const clear = 1 << minimum;
  let [table, size, bit]: [number[][], number, number] = [[], minimum + 1, 0];
  const begin = () => {
    table = Array.from({ length: clear + 2 }, (_, n) => [n]);
    size = minimum + 1;
  };
  begin();
  const out: number[] = [];
  let last: number[] | null = null;
  for (;;) {
    let code = 0;
    for (let n = 0; n < size; n++, bit++) code |= ((data[bit >> 3] >> (bit & 7)) & 1) << n;
    if (code === clear + 1) return out;
    if (code === clear) {
      begin();
      last = null;
      continue;
    }
    const entry: number[] = table[code] ?? [...last!, last![0]];
    out.push(...entry);
    if (last && table.length < 4096) table.push([...last, entry[0]]);
    if (table.length === 1 << size && size < 12) size += 1;
    last = entry;
  }
}

/** Returns the RGBA pixels of a picture. @param colour returns red, green and blue at a place, 0 to 255 */
function pixelsOf(width: number, height: number, colour: (x: number, y: number) => readonly number[]) {
  const pixels = new Uint8ClampedArray(4 * width * height);
  for (let n = 0; n < width * height; n++)
    pixels.set([...colour(n % width, Math.floor(n / width)), 255], 4 * n);
  return pixels;
}

it('holds size, delays and colours of its frames, and says only what changes', () => {
  const gif = new GifFile(4, 2);
  const night = [11, 21, 36];
  gif.add(
    pixelsOf(4, 2, () => night),
    7,
  );
  gif.add(
    pixelsOf(4, 2, (x, y) => (x === 1 && y === 0 ? [255, 255, 255] : night)),
    6,
  );
  const { head, width, height, frames, colour } = read(gif.end());
  expect([head, width, height]).toEqual(['GIF89a', 4, 2]);
  expect(frames.map(({ delay }) => delay)).toEqual([7, 6]);
  expect(frames[0].indices.map(colour)).toEqual(Array(8).fill(night));
  const [first, changed, ...rest] = frames[1].indices;
  expect(colour(changed)).toEqual([255, 255, 255]);
  expect(new Set([first, ...rest])).toEqual(new Set([255]));
});

it('holds pictures with more patterns than the table of codes has room for', () => {
  const [width, height] = [300, 200];
  // A linear congruential generator, so that hardly any pattern repeats.
  let state = 7;
  const noise = pixelsOf(width, height, () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    const step = Math.floor(state / 65536) % 5;
    return [
      [0, 0, 0],
      [64, 0, 0],
      [0, 128, 0],
      [0, 0, 191],
      [255, 255, 255],
    ][step];
  });
  const gif = new GifFile(width, height);
  gif.add(noise, 10);
  const { frames, colour } = read(gif.end());
  const wanted = Array.from({ length: width * height }, (_, n) =>
    [...noise.subarray(4 * n, 4 * n + 3)].join(),
  );
  expect(frames[0].indices.map((index) => colour(index).join())).toEqual(wanted);
});
