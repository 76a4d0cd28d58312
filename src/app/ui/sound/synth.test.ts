// Tests of the number of tones that sound at the same time.
import { expect, it } from 'vitest';
import { VoicePool } from './synth';

function pool(most: number) {
  const stopped: number[] = [];
  const voices = new VoicePool(most);
  const add = (n: number, now: number, ends: number) =>
    voices.add({ ends, stop: () => stopped.push(n) }, now);
  return { add, stopped };
}

it('stops the oldest voice if there is no room for a new one', () => {
  const { add, stopped } = pool(2);
  add(1, 0, 9);
  add(2, 0, 9);
  expect(stopped).toEqual([]);
  add(3, 1, 9);
  add(4, 1, 9);
  expect(stopped).toEqual([1, 2]);
});

it('stops none if one has ended by itself', () => {
  const { add, stopped } = pool(2);
  add(1, 0, 9);
  add(2, 0, 1);
  add(3, 1, 9);
  expect(stopped).toEqual([]);
});
