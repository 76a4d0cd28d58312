// Tests of the random generator against its source, number by number.
import { expect, it } from 'vitest';
import { Mulberry32 } from './random';

/**
 * Returns random numbers of Ettinger's C program mulberry32, the reference for these tests. It computes with 32-bit
 * integers.
 */
function reference(seed: number, count: number): number[] {
  const cut = (value: bigint) => BigInt.asUintN(32, value);
  let state = BigInt(seed);
  return Array.from({ length: count }, () => {
    state = cut(state + 0x6d2b79f5n);
    let z = state;
    z = cut((z ^ (z >> 15n)) * (z | 1n));
    z ^= cut(z + cut((z ^ (z >> 7n)) * (z | 61n)));
    return Number(z ^ (z >> 14n)) / 2 ** 32;
  });
}

it.each([0, 1, 12345, 2 ** 31 - 1])('gives the numbers of its source for seed %d', (seed) => {
  const random = new Mulberry32(seed);
  expect(Array.from({ length: 50 }, () => random.next())).toEqual(reference(seed, 50));
});
