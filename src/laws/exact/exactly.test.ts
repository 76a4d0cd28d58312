import { expect, it } from 'vitest';
import * as exact from './exact';
import { exactly } from './exactly';

it('a part computes with Slew’s sine and cosine, and Math is restored afterwards', () => {
  const { sin, cos } = Math;
  const angles = Array.from({ length: 500 }, (_, n) => (n - 250) * 0.0731);
  const found = exactly(() => angles.map((angle) => [Math.sin(angle), Math.cos(angle)]));
  expect(found).toEqual(angles.map((angle) => [exact.sin(angle), exact.cos(angle)]));
  expect([Math.sin, Math.cos]).toEqual([sin, cos]);
});

it('Math is also restored after a part that throws', () => {
  const { sin } = Math;
  const part = () => {
    throw new Error('lost');
  };
  expect(() => exactly(part)).toThrow('lost');
  expect(Math.sin).toBe(sin);
});
