import fc from 'fast-check';
import { expect, it } from 'vitest';
import { OneStep } from './one-step';
import { sampleOf } from './turn-sample.fixture';

const number = fc.double({ min: -3, max: 3, noNaN: true });

it('is (e/Δt - ω_rel)/Δt', () => {
  const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
  expect(new OneStep().update(sample).output).toBeCloseTo(30, 9);
});

it('is on target after one step, wherever the target moves meanwhile', () => {
  fc.assert(
    fc.property(number, number, number, (error, angularVelocity, targetAngularVelocity) => {
      const sample = sampleOf({ error, angularVelocity, targetAngularVelocity });
      const after = angularVelocity + new OneStep().update(sample).output * sample.timeStep;
      expect(error + (targetAngularVelocity - after) * sample.timeStep).toBeCloseTo(0, 12);
    }),
  );
});
