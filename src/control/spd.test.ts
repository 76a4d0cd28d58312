import { expect, it } from 'vitest';
import { PdController } from './pd';
import { spd } from './spd';
import { sampleOf } from './turn-sample.fixture';

const controller = new PdController(spd, { frequency: 2, damping: 1 });

it('is (kp (e - ω_rel Δt) - kd ω_rel)/(1 + kd Δt)', () => {
  const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
  // kp 36, kd 9: (36 (0.5 - 0.2) - 18)/1.9.
  expect(controller.update(sample).output).toBeCloseTo(-7.2 / 1.9, 12);
});

it('damps the angular velocity it will have after the step', () => {
  const { output } = controller.update(sampleOf({ error: 0.5, angularVelocity: 3, timeStep: 0.1 }));
  expect(output).toBeCloseTo(36 * (0.5 - 3 * 0.1) - 9 * (3 + output * 0.1), 12);
});
