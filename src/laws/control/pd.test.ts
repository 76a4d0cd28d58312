import { describe, expect, it } from 'vitest';
import { backwardPd, forwardPd, PdController, pdGains, StablePd, spd } from './pd';
import { measureTurn, simulateTurn } from './step-response';
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

  it('splits its output into a term of the error and one of the angular velocity', () => {
    const { p, i, d, output } = pd.update(sampleOf({ error: 0.5, angularVelocity: 3 }));
    expect([p, i, d, output]).toEqual([18, 0, -27, -9]);
  });

  it('takes the angular velocity relative to the target’s', () => {
    expect(pd.update(sampleOf({ angularVelocity: 3, targetAngularVelocity: 3 })).output).toBe(0);
  });

  it('lags by kd ω/kp behind a moving target without the target’s angular velocity', () => {
    const untold: TurnController = {
      update: (sample) => pd.update({ ...sample, targetAngularVelocity: 0 }),
      reset: () => pd.reset(),
      retune: () => {},
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

describe('forward PD', () => {
  it('is kp e - kd ω_rel with the gains as set', () => {
    const pd = new PdController(forwardPd, { frequency: 2, damping: 1 });
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1 });
    expect(pd.update(sample).output).toBe(36 * 0.5 - 9 * 2);
  });

  it('has the same gains at any step', () => {
    expect(forwardPd({ kp: 36, kd: 9 }, 0.5)).toEqual({ kp: 36, kd: 9 });
  });
});

describe('backward PD', () => {
  const pd = new PdController(backwardPd, { frequency: 2, damping: 1 });

  it('is kp g e - (kd + kp Δt) g ω_rel', () => {
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
    // kp 36, kd 9: g = 1/(1 + 0.9 + 0.36), so (36 × 0.5 - (9 + 3.6) × 2)/2.26.
    expect(pd.update(sample).output).toBeCloseTo(-7.2 / 2.26, 12);
  });

  it('commands what forward PD would command after the step', () => {
    const timeStep = 0.1;
    const { output } = pd.update(sampleOf({ error: 0.5, angularVelocity: 3, timeStep }));
    const after = 3 + output * timeStep;
    expect(output).toBeCloseTo(36 * (0.5 - after * timeStep) - 9 * after, 12);
  });
});

describe('stable PD', () => {
  const pd = new PdController(spd, { frequency: 2, damping: 1 });

  it('is (kp (e - ω_rel Δt) - kd ω_rel)/(1 + kd Δt)', () => {
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, targetAngularVelocity: 1, timeStep: 0.1 });
    // kp 36, kd 9: (36 (0.5 - 0.2) - 18)/1.9.
    expect(pd.update(sample).output).toBeCloseTo(-7.2 / 1.9, 12);
  });

  it('damps the angular velocity it will have after the step', () => {
    const { output } = pd.update(sampleOf({ error: 0.5, angularVelocity: 3, timeStep: 0.1 }));
    expect(output).toBeCloseTo(36 * (0.5 - 3 * 0.1) - 9 * (3 + output * 0.1), 12);
  });
});

describe('stable PD with known forces', () => {
  const wind = 1.5;
  const timeStep = 1 / 60;
  const settings = { frequency: 2, damping: 1 };
  const settle = (knownForces: 'off' | 'predicted' | 'countered') => {
    const controller = new StablePd({ ...settings, knownForces });
    const trial = { step: 0.5, timeStep, duration: 20, limits: motor, disturbance: wind };
    return measureTurn(simulateTurn({ ...trial, controller })).steadyStateError;
  };

  it('without the disturbance, stays off by a (1 + kd Δt)/kp', () => {
    // kp 36, kd 9: at rest kp e/(1 + kd Δt) = -a.
    expect(settle('off')).toBeCloseTo((-wind * (1 + 9 / 60)) / 36, 9);
  });

  it('with the forces in its forecast, stays off by a/kp at any step, as its paper has it', () => {
    expect(settle('predicted')).toBeCloseTo(-wind / 36, 9);
  });

  it('with the forces countered, comes to rest on the target', () => {
    expect(settle('countered')).toBeCloseTo(0, 9);
  });

  it('in the forecast, commands what the state after the step requires, wind included', () => {
    const pd = new StablePd({ ...settings, knownForces: 'predicted' });
    const sample = sampleOf({ error: 0.5, angularVelocity: 3, timeStep: 0.1, disturbance: wind });
    const { output } = pd.update(sample);
    expect(output).toBeCloseTo(36 * (0.5 - 3 * 0.1) - 9 * (3 + (output + wind) * 0.1), 12);
  });

  it.each(['off', 'predicted', 'countered'] as const)('gives the sum of its terms: %s', (knownForces) => {
    const pd = new StablePd({ ...settings, knownForces });
    const { p, i, d, output } = pd.update(sampleOf({ error: 1, angularVelocity: 0.5, disturbance: wind }));
    expect(output).toBeCloseTo(p + i + d, 12);
  });

  it('ignores a disturbance by default', () => {
    const told = new StablePd(settings).update(sampleOf({ error: 1, disturbance: wind }));
    expect(told).toEqual(new PdController(spd, settings).update(sampleOf({ error: 1 })));
  });
});
