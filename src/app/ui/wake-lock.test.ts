// Tests of the wake lock: the screen stays on while the page wants it, and a refusal by the browser is no error.
import { expect, it, vi } from 'vitest';
import { WakeLock } from './wake-lock';

it('requests the lock once, releases it, and requests it again after the browser took it away', async () => {
  const release = vi.fn(async () => {});
  const request = vi.fn(async () => ({ release }));
  const lock = new WakeLock({ request });
  await lock.set(false);
  expect(request).toHaveBeenCalledTimes(0);
  await Promise.all([lock.set(true), lock.set(true)]);
  await lock.set(true);
  expect(request).toHaveBeenCalledTimes(1);
  await lock.set(false);
  expect(release).toHaveBeenCalledTimes(1);
  await lock.set(true);
  lock.lost();
  await lock.set(true);
  expect(request).toHaveBeenCalledTimes(3);
});

it('a browser that refuses is asked again', async () => {
  const request = vi.fn(() => Promise.reject(new Error('low battery')));
  const lock = new WakeLock({ request });
  await lock.set(true);
  await lock.set(true);
  expect(request).toHaveBeenCalledTimes(2);
});
