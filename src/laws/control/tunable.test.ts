import { describe, expect, it } from 'vitest';
import { type Choice, refusal, refuseUnknown, settingsOf, type Tunable, wordOf } from './tunable';

const slider = { label: '', unit: '', min: 0, max: 1, step: 0.1, help: '' };
const rows: readonly (Tunable & { readonly key: 'gain' | 'size' })[] = [
  { ...slider, key: 'gain', initial: 2, accepts: { from: -5, to: 5 } },
  { ...slider, key: 'size', initial: 3, accepts: { from: 3, to: 9, odd: true } },
];
const mode: Choice<'soft' | 'hard'> = {
  key: 'mode',
  label: '',
  options: [
    { value: 'soft', label: '' },
    { value: 'hard', label: '' },
  ],
  help: '',
};

describe('refusal', () => {
  it('takes both ends of a range that includes them', () => {
    expect(refusal(rows[0], -5)).toBeNull();
    expect(refusal(rows[0], 5)).toBeNull();
  });

  it('refuses values out of range and states the range', () => {
    expect(refusal(rows[0], 5.1)).toBe('must be a number from -5 to 5');
    expect(refusal(rows[0], -5.1)).toBe('must be a number from -5 to 5');
  });

  it('refuses the end that is excluded', () => {
    expect(refusal({ accepts: { above: 0, to: 9 } }, 0)).toBe('must be a number above 0');
    expect(refusal({ accepts: { above: 0, to: 9 } }, 10)).toBe('must be at most 9');
    expect(refusal({ accepts: { above: 0, to: 9 } }, 1e-6)).toBeNull();
  });

  it('refuses values so close to an excluded end that they vanish in a product', () => {
    expect(refusal({ accepts: { above: 0, to: 9 } }, 5e-324)).toBe('must be at least 0.000001');
    expect(refusal({ accepts: { above: 0, to: 9 } }, 9e-7)).toBe('must be at least 0.000001');
  });

  it('requires whole numbers if needed', () => {
    const row = { accepts: { from: 0, to: 9, whole: true } } as const;
    expect(refusal(row, 4)).toBeNull();
    expect(refusal(row, 3.5)).toBe('must be a whole number from 0 to 9');
    expect(refusal(row, 10)).toBe('must be a whole number from 0 to 9');
  });

  it('requires odd whole numbers if needed', () => {
    expect(refusal(rows[1], 4)).toBe('must be an odd whole number from 3 to 9');
    expect(refusal(rows[1], 3.5)).toBe('must be an odd whole number from 3 to 9');
    expect(refusal(rows[1], 5)).toBeNull();
  });

  it.each([Number.NaN, Infinity, -Infinity, '1', null, undefined, true, {}])('refuses %o', (value) => {
    expect(refusal(rows[0], value)).toBe('must be a number from -5 to 5');
  });
});

describe('settingsOf', () => {
  it('fills in defaults', () => {
    expect(settingsOf(rows, {})).toEqual({ gain: 2, size: 3 });
    expect(settingsOf(rows, { gain: 0, size: undefined })).toEqual({ gain: 0, size: 3 });
  });

  it('names the refused setting and its value', () => {
    expect(() => settingsOf(rows, { gain: 6 })).toThrow(
      new RangeError('gain: must be a number from -5 to 5, got 6'),
    );
    expect(() => settingsOf(rows, { gain: '1' })).toThrow('gain: must be a number from -5 to 5, got "1"');
    expect(() => settingsOf(rows, { gain: null })).toThrow('gain: must be a number from -5 to 5, got null');
    expect(() => settingsOf(rows, { gain: Number.NaN })).toThrow('got NaN');
  });
});

describe('wordOf', () => {
  it('gives the word, or the first when nothing is said', () => {
    expect(wordOf(mode, { mode: 'hard' })).toBe('hard');
    expect(wordOf(mode, {})).toBe('soft');
  });

  it('refuses any other word', () => {
    expect(() => wordOf(mode, { mode: 'loud' })).toThrow(
      new RangeError('mode: must be one of soft, hard, got "loud"'),
    );
    expect(() => wordOf(mode, { mode: 1 })).toThrow(RangeError);
  });
});

describe('refuseUnknown', () => {
  it('lets known settings pass', () => {
    expect(() => refuseUnknown(rows, { gain: 1 })).not.toThrow();
  });

  it('names the setting that has no row', () => {
    expect(() => refuseUnknown(rows, { gian: 1 })).toThrow(
      new RangeError('gian: no such setting, takes gain, size'),
    );
    expect(() => refuseUnknown([], { gain: 1 })).toThrow('gain: no such setting, takes nothing');
  });
});

it('settings of the same numbers are one object, which nothing can change', () => {
  const settings = settingsOf(rows, {});
  expect(settingsOf(rows, { gain: 2 })).toBe(settings);
  expect(settingsOf(rows, { gain: 4 })).toEqual({ gain: 4, size: 3 });
  expect(settings).toEqual({ gain: 2, size: 3 });
  expect(Object.isFrozen(settings)).toBe(true);
});
