// Tests of vibration: a phone vibrates in the games if the setting is on.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { memoryStorage } from '../kit/stored.fixture';
import { setVibration, vibrate } from './vibration';

const done = vi.fn();
let isCoarse = true;

beforeEach(() => {
  isCoarse = true;
  done.mockClear();
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('navigator', { vibrate: done });
  vi.stubGlobal('window', { matchMedia: () => ({ matches: isCoarse }) });
});

afterEach(() => void vi.unstubAllGlobals());

it('is off at first, then a hit is felt longer than what comes with it, and nothing without a cue', () => {
  vibrate(['hit']);
  expect(done).toHaveBeenCalledTimes(0);
  setVibration(true);
  done.mockClear();
  vibrate(['near-miss', 'hit', 'launch']);
  expect(done.mock.calls).toEqual([[[120]]]);
  vibrate([]);
  vibrate(['launch']);
  expect(done).toHaveBeenCalledTimes(1);
  setVibration(false);
  vibrate(['hit']);
  expect(done).toHaveBeenCalledTimes(1);
});

it('a computer with a mouse does not vibrate', () => {
  setVibration(true);
  done.mockClear();
  isCoarse = false;
  vibrate(['hit']);
  expect(done).toHaveBeenCalledTimes(0);
});
