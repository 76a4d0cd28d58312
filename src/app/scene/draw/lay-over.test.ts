// Tests of drawing an image over another: opaque, transparent and half-transparent pixels, and rows in opposite order.
import { expect, it } from 'vitest';
import { layOver } from './lay-over';

/** Returns a pixel as one number. @param colour red, green, blue and opacity, 0 to 255 */
const pixel = (...colour: readonly number[]) => new Uint32Array(Uint8Array.from(colour).buffer)[0];

const ground = pixel(100, 50, 0, 255);

it('lays rows from the lowest one over rows from the highest one', () => {
  const [white, clear] = [pixel(255, 255, 255, 255), 0];
  const into = new Uint32Array(4);
  layOver(Uint32Array.of(white, clear, clear, clear), new Uint32Array(4).fill(ground), into, 2);
  expect([...into]).toEqual([ground, ground, white, ground]);
});

it('lets the ground shine through, and is never brighter than white', () => {
  // Half of 256 shines through: 64 + 50, 32 + 25, 0 and opaque. Light brighter than its opacity ends at 255.
  const pixels = Uint32Array.of(pixel(64, 32, 0, 128), pixel(250, 0, 0, 128));
  const into = new Uint32Array(2);
  layOver(pixels, new Uint32Array(2).fill(ground), into, 2);
  expect([...into]).toEqual([pixel(114, 57, 0, 255), pixel(255, 25, 0, 255)]);
});

it('lays several pictures over each other in one list', () => {
  const into = Uint32Array.of(ground);
  layOver(Uint32Array.of(pixel(1, 2, 3, 255)), into, into, 1);
  layOver(Uint32Array.of(0), into, into, 1);
  expect([...into]).toEqual([pixel(1, 2, 3, 255)]);
});
