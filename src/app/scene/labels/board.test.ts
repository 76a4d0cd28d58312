import { expect, it } from 'vitest';
import type { Placement } from '../../view/placing';
import { Steadiness } from './board';

const box = { left: 0, top: 0, width: 10, height: 10 };
const at = (key: string) => new Map<string, Placement>([['a', { key, box }]]);
const nowhere = new Map<string, Placement>();
const asked = new Set(['a']);

it('a new text fades in within 0.12 s', () => {
  const steadiness = new Steadiness();
  expect(steadiness.update(asked, at('right'), 1, false).get('a')).toBe(0);
  expect(steadiness.update(asked, at('right'), 1.06, false).get('a')).toBeCloseTo(0.5, 6);
  expect(steadiness.update(asked, at('right'), 1.2, false).get('a')).toBe(1);
});

it('a text that lost its place does not return before 0.6 s have passed', () => {
  const steadiness = new Steadiness();
  steadiness.update(asked, at('right'), 1, false);
  expect(steadiness.update(asked, nowhere, 2, false).has('a')).toBe(false);
  expect(steadiness.mayShow('a', 2.5, false)).toBe(false);
  expect(steadiness.mayShow('a', 2.7, false)).toBe(true);
});

it('a text moves to another place immediately, but not twice within 0.6 s', () => {
  const steadiness = new Steadiness();
  steadiness.update(asked, at('right'), 1, false);
  expect(steadiness.update(asked, at('left'), 2, false).has('a')).toBe(true);
  expect(steadiness.update(asked, at('right'), 2.3, false).has('a')).toBe(false);
  expect(steadiness.mayShow('a', 2.4, false)).toBe(false);
});

it('while time stands still every text is shown immediately, at full strength', () => {
  const steadiness = new Steadiness();
  expect(steadiness.update(asked, at('right'), 1, true).get('a')).toBe(1);
  steadiness.update(asked, nowhere, 1, true);
  expect(steadiness.mayShow('a', 1, true)).toBe(true);
  expect(steadiness.update(asked, at('left'), 1, true).get('a')).toBe(1);
});

it('forgets a text that is not asked for', () => {
  const steadiness = new Steadiness();
  steadiness.update(asked, at('right'), 1, false);
  steadiness.update(new Set(), nowhere, 2, false);
  expect(steadiness.spots.size).toBe(0);
  expect(steadiness.mayShow('a', 2, false)).toBe(true);
});

it('a text that needs patience is shown once it was asked for as long', () => {
  const steadiness = new Steadiness();
  expect(steadiness.mayShow('a', 1, false, 0.4)).toBe(false);
  steadiness.update(asked, nowhere, 1, false);
  expect(steadiness.mayShow('a', 1.3, false, 0.4)).toBe(false);
  expect(steadiness.mayShow('a', 1.5, false, 0.4)).toBe(true);
  expect(steadiness.mayShow('a', 1.1, true, 0.4)).toBe(true);
});
