// The short form of `npm run soak`, every scene for seconds instead of an hour; and tests of the faults that it counts.
import { describe, expect, it } from 'vitest';
import { Simulation } from '../../world/simulation/simulation';
import { lineOf, soak, soaked } from './soak-main';

describe('the soak', () => {
  it.each(soaked)('finds %s finite, in bounds and readable after 5 s', (id) => {
    const { faults, seconds, farthest, bodies } = soak(id, 5);
    expect(faults).toEqual([]);
    expect(seconds).toBeCloseTo(5, 6);
    expect(farthest).toBeLessThan(150);
    expect(bodies).toBeGreaterThan(0);
  });

  it('finds a scene that goes wrong, and says when', () => {
    const { step } = Simulation.prototype;
    Simulation.prototype.step = function () {
      if (this.time > 3) this.entities[0].body.setAngularVelocity(Number.NaN);
      step.call(this);
    };
    try {
      const result = soak('orbit', 5);
      expect(result.faults).toEqual([expect.stringContaining('entities[0] is no longer a number')]);
      expect(lineOf(result)).toMatch(/^orbit +3 s .*no longer a number/);
    } finally {
      Simulation.prototype.step = step;
    }
  });
});
