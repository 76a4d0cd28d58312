import { expect, it } from 'vitest';
import { backwardPd } from './backward-pd';
import { PdController } from './pd';
import { sampleOf } from './turn-sample.fixture';

const pd = new PdController(backwardPd, { frequency: 2, damping: 1 });

it('is kp g e - (kd + kp Δt) g ω_rel', () => {
  const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
  // kp 36, kd 9: g = 1/(1 + 0.9 + 0.36), so (36 × 0.5 - (9 + 3.6) × 2)/2.26.
  expect(pd.update(sample).output).toBeCloseTo(-7.2 / 2.26, 12);
});

it('asks for what forward PD would ask for after the step', () => {
  const timeStep = 0.1;
  const { output } = pd.update(sampleOf({ error: 0.5, angularVelocity: 3, timeStep }));
  const after = 3 + output * timeStep;
  expect(output).toBeCloseTo(36 * (0.5 - after * timeStep) - 9 * after, 12);
});
