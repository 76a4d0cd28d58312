// Tests of sliders in degrees, for settings that the program stores in radians.
import { describe, expect, it } from 'vitest';
import type { Tunable } from '../../../laws/control/tunable';
import { sliderRangeOf } from './slider-range';

const row = (unit: string, min: number, max: number, step: number): Tunable => ({
  ...{ key: 'x', label: 'X', unit, min, max, step },
  ...{ initial: min, help: '', accepts: { from: min, to: max } },
});

describe('a row', () => {
  // 3.14 rad are 179.9°, 0.01 rad 0.57°; 0.005 rad are 0.29°, 0.2 rad 11.46°.
  it.each([
    [row('rad', -3.14, 3.14, 0.01), { min: -180, max: 180, step: 0.5, unit: '°' }],
    [row('rad', 0.005, 0.2, 0.005), { min: 0.2, max: 11.4, step: 0.2, unit: '°' }],
  ])('in radians is shown in degrees, with round bounds and steps', (radians, degrees) => {
    const { factor, accepts, ...shown } = sliderRangeOf(radians);
    expect(shown).toEqual(degrees);
    expect(Math.PI * factor).toBeCloseTo(180, 12);
  });

  it('in radians takes the whole degrees inside its range', () => {
    // 10 rad are 572.96°, 3.15 rad 180.48°.
    const radians = { ...row('rad', 0, 3.14, 0.01), accepts: { from: -10, to: 3.15 } };
    expect(sliderRangeOf(radians).accepts).toEqual({ from: -572, to: 180 });
  });

  it.each(['rad/s', 'rad/s²', 'm', ''])('in %j is shown as it is', (unit) => {
    expect(sliderRangeOf(row(unit, 0, 3, 0.1))).toEqual({
      ...{ min: 0, max: 3, step: 0.1, unit, factor: 1 },
      accepts: { from: 0, to: 3 },
    });
  });
});
