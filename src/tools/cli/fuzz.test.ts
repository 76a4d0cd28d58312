// The short form of `npm run fuzz`: 250 mutated files and links, 100 with ships in space, 300 laws and 1,500 texts.
import { expect, it } from 'vitest';
import { spaceScenes } from '../../features/space/scenario';
import { fuzzLaws } from './fuzz-laws';
import { fuzz } from './fuzz-main';

it('250 mutated files and links are refused with a sentence, or run, and can be read when they are saved', async () => {
  const faults: string[] = [];
  const { ran, refused } = await fuzz(250, 1, (fault) => faults.push(fault));
  expect(faults).toEqual([]);
  // The test would prove nothing if nearly all were refused, or nearly all accepted.
  expect(ran).toBeGreaterThan(100);
  expect(refused).toBeGreaterThan(100);
});

it('100 mutated files and links of ships in space are refused with a sentence, or run, and can be read when they are saved', async () => {
  const faults: string[] = [];
  const { ran, refused } = await fuzz(100, 1, (fault) => faults.push(fault), spaceScenes);
  expect(faults).toEqual([]);
  expect(ran).toBeGreaterThan(30);
  expect(refused).toBeGreaterThan(30);
});

it('300 laws answer as JavaScript does, and 1,500 texts that are nearly laws are refused or run', () => {
  const faults: string[] = [];
  const { same, stopped, refused, ran } = fuzzLaws(300, 1, (fault) => faults.push(fault));
  expect(faults.filter((fault) => !/ takes [\d.]+ ms/.test(fault))).toEqual([]);
  expect(same + stopped).toBe(300);
  expect(same).toBeGreaterThan(250);
  expect(refused).toBeGreaterThan(300);
  expect(ran).toBeGreaterThan(300);
});
