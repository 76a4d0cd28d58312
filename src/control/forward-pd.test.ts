import { expect, it } from 'vitest';
import { forwardPd } from './forward-pd';
import { PdController } from './pd';
import { sampleOf } from './turn-sample.fixture';

it('is kp e - kd ω_rel with the gains as set', () => {
  const pd = new PdController(forwardPd, { frequency: 2, damping: 1 });
  const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1 });
  expect(pd.update(sample).output).toBe(36 * 0.5 - 9 * 2);
});

it('takes no notice of the step', () => {
  expect(forwardPd({ kp: 36, kd: 9 }, 0.5)).toEqual({ kp: 36, kd: 9 });
});
