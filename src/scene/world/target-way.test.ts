// The curves that targets run on, against where the targets really go.
import { describe, expect, it } from 'vitest';
import { MovingTarget } from '../../simulation/targets/moving-target';
import { wayOf } from './target-way';

describe('the way of a target', () => {
  it.each(['circle', 'figure-eight'] as const)('is the curve it runs on: %s', (kind) => {
    const target = new MovingTarget({ position: [5, -3], motion: { kind, speed: 5, radius: 10 } });
    const way = wayOf(target, 20);
    for (let step = 0; step < 900; step++) {
      target.update(1 / 60, []);
      const { x, y } = target.position;
      const away = Math.min(...way.map((point) => Math.hypot(point.x - x, point.y - y)));
      // Half of the longest chord: 2π/96 of u at |dp/du| ≤ √2 r.
      expect(away).toBeLessThan(0.5);
    }
  });

  it('has the default radius where none is given, and is nothing for a target that goes freely', () => {
    const still = new MovingTarget({ position: [0, 0] });
    expect(wayOf(still, 10)).toEqual([]);
    const circle = new MovingTarget({ position: [0, 0], motion: { kind: 'circle' } });
    const [first] = wayOf(circle, 10);
    expect(first.x).toBeCloseTo(circle.position.x, 9);
  });
});
