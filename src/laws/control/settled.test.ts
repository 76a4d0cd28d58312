import { expect, it } from 'vitest';
import { isSettled } from './settled';
import { steer } from './steer';
import { TimeOptimal } from './time-optimal';
import { motor } from './turn-sample.fixture';

const within = { angle: 0.1, rate: 0.5 };

it.each([
  ['at rest on the target', { error: 0, angularVelocity: 0 }, true],
  ['at both ends of what counts', { error: -0.1, angularVelocity: 0.5 }, true],
  ['too far off', { error: 0.11, angularVelocity: 0 }, false],
  ['swinging past the target', { error: 0, angularVelocity: -0.51 }, false],
  ['beside a target that turns as it does', { error: 0.05, angularVelocity: 3, desiredRate: 2.6 }, true],
  ['still, while its target turns', { error: 0.05, angularVelocity: 0, desiredRate: 2.6 }, false],
])('a body %s', (_, left, settled) => {
  expect(isSettled(left, within)).toBe(settled);
});

it('goes by the lengths of vectors in space: 0.06, 0.08 is 0.1', () => {
  const at = (x: number, y: number) => ({ x, y, z: 0 });
  expect(isSettled({ error: at(0.06, 0.08), angularVelocity: at(0.3, 0.4) }, within)).toBe(true);
  expect(isSettled({ error: at(0.06, 0.081), angularVelocity: at(0, 0) }, within)).toBe(false);
  expect(isSettled({ error: at(0, 0), angularVelocity: at(0.3, 0.41) }, within)).toBe(false);
  const turning = { error: at(0, 0), angularVelocity: at(3, 0), desiredRate: at(3, 0.4) };
  expect(isSettled(turning, within)).toBe(true);
});

it.each([
  [/^left: .*undefined$/, undefined, within],
  [/^angularVelocity: .*undefined$/, { error: 0 }, within],
  [/^angularVelocity: .*undefined$/, { error: 0, angularVelocity: { x: 0, y: 0 } }, within],
  [/^error: .*null$/, { error: null, angularVelocity: 0 }, within],
  [/^error: .*NaN$/, { error: Number.NaN, angularVelocity: 0 }, within],
  [/^within: .*undefined$/, { error: 0, angularVelocity: 0 }, undefined],
  [/^within\.rate: .*undefined$/, { error: 0, angularVelocity: 0 }, { angle: 1 }],
])('refuses with %s', (sentence, left, bounds) => {
  const settled = () => isSettled(left as never, bounds as never);
  expect(settled).toThrow(RangeError);
  expect(settled).toThrow(sentence);
});

it('says of a time-optimal turn by 90° that it rests after 43 steps: 2 √(θ/α) is 42.4 of 1/60 s', () => {
  let [angle, angularVelocity, steps] = [0, 0, 0];
  for (; steps < 100; steps++) {
    const given = { desired: Math.PI / 2, angle, angularVelocity, timeStep: 1 / 60, limits: motor };
    const steered = steer(new TimeOptimal(), given);
    if (isSettled({ ...steered, angularVelocity }, { angle: 0.001, rate: 0.01 })) break;
    angularVelocity += steered.angularAcceleration / 60;
    angle += angularVelocity / 60;
  }
  expect(steps).toBe(43);
});
