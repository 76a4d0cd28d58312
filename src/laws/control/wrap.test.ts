// Tests of PIDs whose error is not an angle: its change is the plain difference, however large.
import { expect, it } from 'vitest';
import { LeakyPid } from './leaky-pid';
import { integrateAlways, Pid } from './pid';
import { sampleOf } from './turn-sample.fixture';
import { WindowedPid } from './windowed-pid';

const rateOnly = { kp: 0, ki: 0, kd: 1 };

it.each([
  ['Pid', () => new Pid({ ...rateOnly, ...integrateAlways, derivative: 'error' }, 'none')],
  ['WindowedPid', () => new WindowedPid(rateOnly, 'none')],
  ['LeakyPid', () => new LeakyPid(rateOnly, 'none')],
] as const)('%s takes the change of 10 in 0.1 s for a rate of 100', (_, make) => {
  const pid = make();
  pid.update(sampleOf({ error: 0, timeStep: 0.1 }));
  expect(pid.update(sampleOf({ error: 10, timeStep: 0.1 })).d).toBeCloseTo(100, 9);
});

it.each([
  ['Pid', () => new Pid({ ...rateOnly, ...integrateAlways, derivative: 'error' })],
  ['WindowedPid', () => new WindowedPid(rateOnly)],
  ['LeakyPid', () => new LeakyPid(rateOnly)],
] as const)('%s takes it for an angle when nothing is said: 10 rad are 10 - 4π the short way', (_, make) => {
  const pid = make();
  pid.update(sampleOf({ error: 0, timeStep: 0.1 }));
  expect(pid.update(sampleOf({ error: 10, timeStep: 0.1 })).d).toBeCloseTo(10 * (10 - 4 * Math.PI), 9);
});
