import { describe, expect, it } from 'vitest';
import { simulateTurn } from './double-integrator';
import { forwardPd } from './forward-pd';
import { PdController, pdGains } from './pd';
import { measureTurn } from './step-response';
import type { TurnController } from './turn-controller';
import { motor, sampleOf } from './turn-sample.fixture';

describe('pdGains', () => {
  it('is kp = 9 f², kd = 4.5 f d', () => {
    expect(pdGains({ frequency: 2, damping: 1 })).toEqual({ kp: 36, kd: 9 });
    expect(pdGains({ frequency: 4, damping: 0.5 })).toEqual({ kp: 144, kd: 9 });
  });
});

describe('PdController', () => {
  const pd = new PdController(forwardPd, { frequency: 2, damping: 1 });

  it('splits its answer into a share of the error and one of the angular velocity', () => {
    const { p, i, d, output } = pd.update(sampleOf({ error: 0.5, angularVelocity: 3 }));
    expect([p, i, d, output]).toEqual([18, 0, -27, -9]);
  });

  it('takes the angular velocity relative to the target’s', () => {
    expect(pd.update(sampleOf({ angularVelocity: 3, targetAngularVelocity: 3 })).output).toBe(0);
  });

  it('lags by kd ω/kp behind a moving target when it is not told how that moves', () => {
    const untold: TurnController = {
      update: (sample) => pd.update({ ...sample, targetAngularVelocity: 0 }),
      reset: () => pd.reset(),
    };
    const trial = { step: 0.1, timeStep: 1 / 60, duration: 10, limits: motor, targetAngularVelocity: 2 };
    const lag = measureTurn(simulateTurn({ ...trial, controller: untold })).steadyStateError;
    expect(lag).toBeCloseTo((9 * 2) / 36, 6);
  });

  it('refuses a frequency of 0 and a negative damping', () => {
    expect(() => new PdController(forwardPd, { frequency: 0 })).toThrow(
      'frequency: must be a number above 0, got 0',
    );
    expect(() => new PdController(forwardPd, { damping: -1 })).toThrow(
      'damping: must be a number from 0 to 100, got -1',
    );
  });
});
