// Test of the angle covered by the arrows for the wind's torque.
import { expect, it } from 'vitest';
import { sweepOf } from './push-layer';

it('the whole motor is a quarter of a turn, and no arrow reaches the next', () => {
  expect(sweepOf(1)).toBeCloseTo(Math.PI / 2, 12);
  expect(sweepOf(-0.5)).toBeCloseTo(-Math.PI / 4, 12);
  expect(Math.abs(sweepOf(-40))).toBeLessThan(Math.PI);
});
