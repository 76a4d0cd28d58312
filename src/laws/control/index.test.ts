// Tests that the public entry point exports everything that the registry of laws can make.
import { expect, it } from 'vitest';
import * as library from './index';

const { controllerKinds, controllerOf } = library;
it.each(Object.keys(controllerKinds))('makes %s by its name', (kind) => {
  const { output } = controllerOf({ kind }).update({
    error: 0,
    angularVelocity: 0,
    targetAngularVelocity: 0,
    timeStep: 0.1,
    limits: { angularAcceleration: 2, turnRate: Infinity },
  });
  expect(output).toBeCloseTo(0, 12);
});

it('turns a body by a law, a motor and a step alone', () => {
  const limits = { angularAcceleration: 2, turnRate: Infinity };
  const sample = { error: 1, angularVelocity: 0, targetAngularVelocity: 0, timeStep: 0.1, limits };
  const { output } = controllerOf({ kind: 'pid', kp: 3, ki: 0, kd: 0 }).update(sample);
  expect(output).toBe(3);
  expect(library.saturate(output, 0, 0.1, limits)).toBe(2);
});
