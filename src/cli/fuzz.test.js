// The short form of the fuzz: 500 mutated files and links.
import { expect, it } from 'vitest';
import { fuzz } from './fuzz-main';

it('500 mutated files and links are refused with a sentence, or run, and can be read when they are saved', async () => {
  const faults = [];
  const { ran, refused } = await fuzz(500, 1, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  // It would say nothing if nearly all were refused, or nearly all taken.
  expect(ran).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});
