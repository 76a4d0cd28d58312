import { describe, expect, it } from 'vitest';
import { refusal } from '../../../laws/control/tunable';
import { createMotion, isTargetMotionName, type TargetMotion, targetMotionKinds } from './motions';

const names = Object.keys(targetMotionKinds).filter(isTargetMotionName);

describe('targetMotionKinds', () => {
  it('holds the six motions, still first', () => {
    expect(names).toEqual(['still', 'circle', 'figure-eight', 'zigzag', 'evader', 'pointer']);
  });

  it.each(names)('%s has a unique label and a help text', (name) => {
    const { label, help } = targetMotionKinds[name];
    expect(names.filter((other) => targetMotionKinds[other].label === label)).toEqual([name]);
    expect(help).toMatch(/^[A-Z].*\.$/);
  });

  it.each(names)('%s takes every default and both ends of every slider, and explains each', (name) => {
    const rows = targetMotionKinds[name].tunables;
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    for (const row of rows) {
      for (const value of [row.initial, row.min, row.max]) expect(refusal(row, value)).toBeNull();
      expect(row.initial).toBeGreaterThanOrEqual(row.min);
      expect(row.initial).toBeLessThanOrEqual(row.max);
      expect(row.help).toMatch(/^[A-Z].*\.$/);
    }
  });
});

describe('createMotion', () => {
  const create = (spec: unknown) => () => createMotion(spec as TargetMotion);

  it('refuses an unknown kind and names those there are', () => {
    expect(create({ kind: 'teleport' })).toThrow(
      new RangeError(
        'kind: must be one of still, circle, figure-eight, zigzag, evader, pointer, got "teleport"',
      ),
    );
  });

  it.each([
    ['circle', 'speed', 0],
    ['circle', 'radius', 0.5],
    ['figure-eight', 'radius', 101],
    ['figure-eight', 'speed', '5'],
    ['zigzag', 'radius', 41],
    ['zigzag', 'period', 0],
    ['zigzag', 'heading', 7],
    ['evader', 'sight', -1],
    ['evader', 'acceleration', Number.NaN],
    ['pointer', 'acceleration', 0],
    ['pointer', 'speed', Infinity],
  ])('refuses %s of %s %s by name', (kind, key, value) => {
    expect(create({ kind, [key]: value })).toThrow(RangeError);
    expect(create({ kind, [key]: value })).toThrow(`${key}: must be`);
  });

  it('refuses a setting the motion does not take', () => {
    expect(create({ kind: 'still', speed: 1 })).toThrow(
      new RangeError('speed: no such setting, takes nothing'),
    );
  });
});
