import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backwardPd, forwardPd, type PdLaw, pdGains, spd } from './pd';
import { boundaryText, delayMargin, isPdName, isPredictedStable, largestStableFrequency } from './stability';

const laws = { 'forward-pd': forwardPd, spd, 'backward-pd': backwardPd };
const damping = fc.double({ min: 0.05, max: 5, noNaN: true });
const rate = fc.double({ min: 30, max: 240, noNaN: true });

/**
 * Simulates many steps of a PD with an unlimited motor, from an error of 1 rad. Returns the absolute error at the end.
 * rad
 */
function left(law: PdLaw, frequency: number, d: number, stepRate: number): number {
  const timeStep = 1 / stepRate;
  const { kp, kd } = law(pdGains({ frequency, damping: d }), timeStep);
  let [error, angularVelocity] = [1, 0];
  for (let n = 0; n < 20000 && Math.abs(error) < 1e6; n++) {
    angularVelocity += (kp * error - kd * angularVelocity) * timeStep;
    error -= angularVelocity * timeStep;
  }
  return Math.abs(error);
}

describe('largestStableFrequency', () => {
  it('is a third of the step rate for forward PD at damping 1', () => {
    // 9x² + 9x = 4 has the root x = 1/3.
    expect(largestStableFrequency('forward-pd', 1, 60)).toBeCloseTo(20, 12);
    expect(largestStableFrequency('forward-pd', 1, 120)).toBeCloseTo(40, 12);
  });

  it('is 35.1 Hz and a little for SPD at damping 1 and 60 Hz', () => {
    expect(isPredictedStable('spd', 35.1, 1, 60)).toBe(true);
    expect(isPredictedStable('spd', 35.2, 1, 60)).toBe(false);
  });

  it.each([0.3, 1, 2])('is where kp Δt² + 2 kd Δt = 4 for forward PD at damping %d', (d) => {
    const { kp, kd } = pdGains({ frequency: largestStableFrequency('forward-pd', d, 60), damping: d });
    expect(kp / 60 ** 2 + (2 * kd) / 60).toBeCloseTo(4, 12);
  });

  it.each([0, 0.3, 1, 2])('is where 3 kp Δt² = 4 + 2 kd Δt for SPD at damping %d', (d) => {
    const { kp, kd } = pdGains({ frequency: largestStableFrequency('spd', d, 60), damping: d });
    expect((3 * kp) / 60 ** 2).toBeCloseTo(4 + (2 * kd) / 60, 12);
  });

  it('has no end for backward PD', () => {
    expect(largestStableFrequency('backward-pd', 1, 60)).toBe(Infinity);
  });

  it.each(['forward-pd', 'spd'] as const)('separates what settles from what diverges, for %s', (kind) => {
    fc.assert(
      fc.property(damping, rate, (d, stepRate) => {
        const boundary = largestStableFrequency(kind, d, stepRate);
        expect(left(laws[kind], 0.99 * boundary, d, stepRate)).toBeLessThan(1e-3);
        expect(left(laws[kind], 1.01 * boundary, d, stepRate)).toBeGreaterThan(1e3);
      }),
    );
  });

  it('lets backward PD come to rest at any frequency', () => {
    fc.assert(
      fc.property(fc.double({ min: 1, max: 1000, noNaN: true }), damping, rate, (frequency, d, stepRate) => {
        expect(left(backwardPd, frequency, d, stepRate)).toBeLessThan(1e-3);
      }),
    );
  });
});

describe('isPredictedStable', () => {
  it('knows that forward PD without damping oscillates for ever', () => {
    expect(isPredictedStable('forward-pd', 1, 0, 60)).toBe(false);
    expect(left(forwardPd, 1, 0, 60)).toBeGreaterThan(1e-3);
    expect(isPredictedStable('forward-pd', 1, 0.1, 60)).toBe(true);
  });
});

describe('boundaryText', () => {
  it.each([
    ['spd', 30, '17.5'],
    ['spd', 60, '35.1'],
    ['forward-pd', 30, '10.0'],
    ['forward-pd', 60, '20.0'],
    ['forward-pd', 120, '40.0'],
  ] as const)(
    'rounds the boundary of %s at %i Hz, d = 1, down to %s Hz, which is stable',
    (kind, rate, text) => {
      // 27x² - 9x = 4 at x = f Δt = 0.58610: 17.583 and 35.166 Hz. 9x² + 9x = 4 at a third.
      expect(boundaryText(largestStableFrequency(kind, 1, rate))).toBe(text);
      expect(isPredictedStable(kind, Number(text) - 0.001, 1, rate)).toBe(true);
    },
  );
});

describe('isPdName', () => {
  it('is true for the three PD kinds', () => {
    expect(['forward-pd', 'backward-pd', 'spd'].every(isPdName)).toBe(true);
    expect(isPdName('pid')).toBe(false);
  });
});

describe('delayMargin', () => {
  /**
   * Simulates a PD whose measurements are delayed. Returns the largest error in the last tenth of the time, divided by
   * the largest in the first tenth. Infinity if the error exceeds 1e9.
   * @param delay delay of heading and angular velocity, in steps
   */
  function growth(kp: number, kd: number, timeStep: number, delay: number): number {
    const told = Array.from({ length: delay + 1 }, () => ({ error: 1, angularVelocity: 0 }));
    const peaks = Array.from({ length: 10 }, () => 0);
    for (let n = 0; n < 40000; n++) {
      const { error, angularVelocity } = told[0];
      const now = told[delay];
      const next = now.angularVelocity + (kp * error - kd * angularVelocity) * timeStep;
      told.push({ error: now.error - next * timeStep, angularVelocity: next });
      told.shift();
      const tenth = Math.floor(n / 4000);
      peaks[tenth] = Math.max(peaks[tenth], Math.abs(told[delay].error));
      if (peaks[tenth] > 1e9) return Infinity;
    }
    return peaks[9] / peaks[0];
  }

  it('lies between the last delay that settles and the first that diverges', () => {
    const stiffness = fc.double({ min: 1, max: 6, noNaN: true });
    fc.assert(
      fc.property(stiffness, fc.double({ min: 0.3, max: 3, noNaN: true }), (frequency, d) => {
        const { kp, kd } = pdGains({ frequency, damping: d });
        const margin = delayMargin({ kp, kd }, 1 / 60);
        const [last, first] = [Math.floor(margin), Math.ceil(margin)];
        // Within a hundredth of a step of the margin the error hardly grows or shrinks.
        fc.pre(margin - last > 0.05 && first - margin > 0.05 && last < 40);
        expect(growth(kp, kd, 1 / 60, last)).toBeLessThan(0.1);
        expect(growth(kp, kd, 1 / 60, first)).toBeGreaterThan(10);
      }),
      { numRuns: 30 },
    );
  });

  it('comes near the textbook’s phase margin over crossover frequency at a short step', () => {
    // kp 36, kd 9: ω_c² = (81 + √(81² + 4·36²))/2 = 94.69, ω_c = 9.731; atan(9 ω_c/36)/ω_c = 0.12134 s.
    expect(delayMargin({ kp: 36, kd: 9 }, 1e-5) * 1e-5).toBeCloseTo(0.12134, 5);
  });

  it('is 0 where forward PD swings without a delay: kp Δt² + 2 kd Δt = 4', () => {
    const timeStep = 0.1;
    expect(delayMargin({ kp: 100, kd: 14.9 }, timeStep)).toBeGreaterThan(0);
    expect(delayMargin({ kp: 100, kd: 15.1 }, timeStep)).toBe(0);
  });
});
