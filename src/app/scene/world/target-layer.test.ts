// Tests of the drawn curves of moving targets, against their motion.
import { describe, expect, it } from 'vitest';
import { MovingTarget } from '../../../world/simulation/targets/moving-target';
import { curveOf } from './target-layer';

describe('the curve of a target', () => {
  it.each(['circle', 'figure-eight'] as const)(
    'passes through every place that the target comes to: %s',
    (kind) => {
      const target = new MovingTarget({ position: [5, -3], motion: { kind, speed: 5, radius: 10 } });
      const curve = curveOf(target, 20);
      for (let step = 0; step < 900; step++) {
        target.update(1 / 60, []);
        const { x, y } = target.position;
        const away = Math.min(...curve.map((point) => Math.hypot(point.x - x, point.y - y)));
        // Half of the longest chord: u grows by 2π/96 with |dp/du| ≤ √2 r.
        expect(away).toBeLessThan(0.5);
      }
    },
  );

  it('has the default radius if none is given, and no points for a target at rest', () => {
    const still = new MovingTarget({ position: [0, 0] });
    expect(curveOf(still, 10)).toEqual([]);
    const circle = new MovingTarget({ position: [0, 0], motion: { kind: 'circle' } });
    const [first] = curveOf(circle, 10);
    expect(first.x).toBeCloseTo(circle.position.x, 9);
  });
});
