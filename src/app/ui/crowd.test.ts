// Tests of the number of bodies with which a swarm begins on a device. No stored text can spoil it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Crowd } from './crowd';
import { forbiddenStorage, memoryStorage } from './kit/stored.fixture';

const key = 'slew.crowd.v1';

function stub(storage = memoryStorage()) {
  vi.stubGlobal('localStorage', storage);
  return storage;
}

beforeEach(() => void stub());
afterEach(() => void vi.unstubAllGlobals());

/**
 * Returns made-up measurements of a swarm's speed, for the tests.
 * @param framesPerSecond drawn frames per second
 * @param ms time that computing one step took, ms
 */
const went = (bodies: number, framesPerSecond: number, ms: number) => ({
  ...{ bodies, framesPerSecond },
  stepsPerSecond: 60,
  secondsPerStep: ms / 1000,
});

it('is the smallest size on a new device', () => {
  expect(new Crowd().first).toBe(1000);
});

it('is five thousand after a smooth thousand with time to spare, also on the next visit', () => {
  const crowd = new Crowd();
  // Five times as many bodies take five times as long: 7.5 ms of the allowed 8 ms.
  crowd.note(went(1000, 60, 1.5));
  expect([crowd.first, new Crowd().first]).toEqual([5000, 5000]);
});

it.each([
  ['missed frames', went(1000, 55, 1)],
  // 8.5 ms of the allowed 8 ms.
  ['steps too long for five times as many', went(1000, 60, 1.7)],
])('after a thousand with %s it stays a thousand', (_, one) => {
  const crowd = new Crowd();
  crowd.note(one);
  expect(crowd.first).toBe(1000);
});

it('is a thousand if five thousand were not smooth, until they are', () => {
  const crowd = new Crowd();
  crowd.note(went(1000, 60, 1));
  crowd.note(went(5000, 31, 6));
  crowd.note(went(1000, 60, 1));
  expect(crowd.first).toBe(1000);
  crowd.note(went(5000, 60, 6));
  expect(crowd.first).toBe(5000);
  crowd.forget();
  expect(crowd.first).toBe(1000);
});

it('a number that cannot be chosen is ignored', () => {
  const storage = stub();
  new Crowd().note(went(1200, 60, 1));
  expect(storage.values.size).toBe(0);
});

it.each([
  ['full', memoryStorage(1)],
  ['missing', undefined],
  ['forbidden', forbiddenStorage],
])('with a storage that is %s it lasts until the page is left', (_, storage) => {
  vi.stubGlobal('localStorage', storage);
  const crowd = new Crowd();
  crowd.note(went(1000, 60, 1));
  expect([crowd.first, new Crowd().first]).toEqual([5000, 1000]);
  crowd.forget();
  expect(crowd.first).toBe(1000);
});

it.each([
  ...['', 'no JSON', 'null', '7', '[5000]', '{"5000":1}', '{"5000":"true"}', '{"99999":true}'],
  `{"5000":true,"a":${'true'.padStart(300)}}`,
])('%j in its place counts for nothing, and is overwritten', (rubbish) => {
  const storage = stub();
  storage.values.set(key, rubbish);
  const crowd = new Crowd();
  expect(crowd.first).toBe(1000);
  crowd.note(went(5000, 60, 1));
  expect(crowd.first).toBe(5000);
  expect(storage.values.get(key)!.length).toBeLessThan(100);
});
