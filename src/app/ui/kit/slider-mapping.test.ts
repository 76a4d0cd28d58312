// Tests of the mapping of a slider: places on its track, values, and the effect of a pixel and of a key press.
import { describe, expect, it } from 'vitest';
import { controllerKinds } from '../../../laws/control/controllers';
import { kpRow } from '../../../laws/control/pid';
import { pid2013Tunables } from '../../../world/published-2013/pid-2013';
import { sliderMapping } from './slider-mapping';

/** Length of a slider's track in the Tune drawer. CSS pixels */
const line = 170;

const even = { min: 1, max: 30, step: 0.5 };
const logarithmic = { min: 0.1, max: 30, step: 0.1 };
const fromZero = { min: 0, max: 100, step: 0.1 };
const signed = { min: -300, max: 300, step: 5 };

describe('a scale', () => {
  it('is linear if the range is at most 50 : 1', () => {
    // A quarter of the way from 1 to 30 is 8.25, which is nearest to the step 8.5.
    expect(sliderMapping(even).value(0.25)).toBe(8.5);
    expect(sliderMapping(even).place(15.5)).toBe(0.5);
  });

  it('is logarithmic if the range exceeds 50 : 1', () => {
    // Half-way from 0.1 to 30 on a logarithmic scale is √(0.1 × 30) = 1.73.
    expect(sliderMapping(logarithmic).value(0.5)).toBe(1.7);
    expect(sliderMapping(logarithmic).place(Math.sqrt(3))).toBeCloseTo(0.5, 12);
  });

  it('of a wide range from 0 reaches 0, and is logarithmic above its knee', () => {
    // The knee is ten steps, 1: half-way is √(1 × 101) - 1 = 9.05.
    expect(sliderMapping(fromZero).value(0)).toBe(0);
    expect(sliderMapping(fromZero).value(0.5)).toBe(9);
    expect(sliderMapping({ ...fromZero, knee: 10 }).value(0.5)).toBe(23.2);
  });

  it('of both signs is even', () => {
    expect(sliderMapping(signed).value(0.5)).toBe(0);
    expect(sliderMapping(signed).value(0.25)).toBe(-150);
  });

  it('gives values on steps without the last bits of a sum', () => {
    const scale = sliderMapping({ min: 0, max: 1, step: 0.1 });
    expect([0.1, 0.3, 0.7].map((place) => scale.value(place))).toEqual([0.1, 0.3, 0.7]);
    const odd = sliderMapping({ min: 3, max: 61, step: 2 });
    expect([0, 0.1, 1].map((place) => odd.value(place))).toEqual([3, 9, 61]);
  });

  it('keeps values beyond its ends at the ends', () => {
    expect(sliderMapping(even).place(1000)).toBe(1);
    expect(sliderMapping(logarithmic).place(0)).toBe(0);
    expect(sliderMapping(logarithmic).value(2)).toBe(30);
  });

  it.each([even, logarithmic, fromZero, signed])(
    'comes back to every step of $min to $max',
    (row: Parameters<typeof sliderMapping>[0]) => {
      const scale = sliderMapping(row);
      for (let n = 0; row.min + n * row.step <= row.max; n++) {
        const value = Number((row.min + n * row.step).toPrecision(12));
        expect(scale.value(scale.place(value))).toBe(value);
      }
    },
  );
});

describe('a pixel', () => {
  const rows = [
    ...Object.entries(controllerKinds).flatMap(([kind, { tunables }]) =>
      tunables.map((row) => ({ kind, ...row })),
    ),
    ...pid2013Tunables.map((row) => ({ kind: '2013', ...row })),
  ].filter(({ key }) => key === kpRow.key);

  it.each(rows)('of Kp of $kind is at most 0.5, before the value is put on a step', (row) => {
    // A step of a millionth does not change the shape of the scale, because the knee is given.
    const scale = sliderMapping({ ...row, knee: row.knee, step: 1e-6 });
    const values = Array.from({ length: line + 1 }, (_, x) => scale.value(x / line));
    for (let x = 1; x <= line; x++) expect(values[x] - values[x - 1]).toBeLessThanOrEqual(0.5);
  });
});

describe('a press of an arrow key', () => {
  it('adds about a hundredth of an even range, in round numbers', () => {
    // 29 / 100 is 0.29. The round number below it is 0.2, and a step is larger.
    expect(sliderMapping(even).pressed(10, 1)).toBe(10.5);
    // 24.5 / 100 is 0.245.
    expect(sliderMapping({ min: 0.5, max: 25, step: 0.01 }).pressed(2, 1)).toBe(2.2);
  });

  it('adds a tenth of the value’s power of ten on a logarithmic one, and at least a step', () => {
    const scale = sliderMapping(fromZero);
    expect(scale.pressed(42, 1)).toBe(43);
    expect(scale.pressed(42, -10)).toBe(32);
    expect(scale.pressed(0, 1)).toBe(0.1);
    expect(scale.pressed(4, 1)).toBe(4.1);
  });

  it('stays on the slider', () => {
    expect(sliderMapping(even).pressed(1, -1)).toBe(1);
    expect(sliderMapping(even).pressed(30, 10)).toBe(30);
  });
});
