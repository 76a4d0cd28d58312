import { describe, expect, it } from 'vitest';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { type NamePlace, namePlaces, ringsOf } from './ring-layer';

/** Name of each body's kind. */
const kinds = new Map<Entity, string>();

function body(kind: string, pageX: number, pageY: number) {
  const entity = {} as Entity;
  kinds.set(entity, kind);
  return { entity, colour: 0xffffff, pageX, pageY };
}

const nameOf = (entity: Entity) => kinds.get(entity)!;

describe('the rings of a swarm', () => {
  it('reach from its middle as far as mean and standard deviation of their bodies', () => {
    const near = [
      body('near', 90, 100),
      body('near', 110, 100),
      body('near', 100, 70),
      body('near', 100, 130),
    ];
    const far = [body('far', 60, 100), body('far', 140, 100)];
    const { middle, radius, rings } = ringsOf([...near, ...far], nameOf);
    expect(middle).toEqual({ x: 100, y: 100 });
    expect(radius).toBe(40);
    // 10, 10, 30, 30: mean 20, standard deviation 10. 40, 40: no deviation.
    expect(rings.map(({ name, rim }) => [name, rim])).toEqual([
      ['near', 30],
      ['far', 40],
    ]);
  });
});

describe('the places of the names', () => {
  const middle = { x: 500, y: 300 };
  const distance = ({ at }: NamePlace) => Math.hypot(at.x - middle.x, at.y - middle.y);
  const wide = { left: 0, width: 1000, height: 600 };

  it('are half at the left of the swarm and half at its right, all on its rim, from the top downwards', () => {
    const places = namePlaces(6, middle, 200, wide);
    expect(places.map(({ sides }) => sides[0])).toEqual(['left', 'left', 'left', 'right', 'right', 'right']);
    for (const place of places) expect(distance(place)).toBeCloseTo(200, 9);
    const heights = places.map(({ at }) => at.y);
    // 30° apart: 200 sin 30° = 100 above and below the middle.
    expect(heights.map(Math.round)).toEqual([200, 300, 400, 200, 300, 400]);
  });

  it('are in a row above and one below where the field is higher than wide, each in a share of the width', () => {
    const places = namePlaces(5, middle, 200, { left: 400, width: 210, height: 600 });
    expect(places.map(({ at, sides }) => [at.x, at.y, sides[0]])).toEqual([
      [435, 100, 'above'],
      [505, 100, 'above'],
      [575, 100, 'above'],
      [452.5, 500, 'below'],
      [557.5, 500, 'below'],
    ]);
    expect(places[0].wrap).toBe(70 - 12);
  });

  it('have lines that lead towards the middle', () => {
    for (const { at, bearing } of namePlaces(6, middle, 200, wide)) {
      expect(Math.atan2(at.y - middle.y, at.x - middle.x)).toBeCloseTo(
        Math.atan2(Math.sin(bearing), Math.cos(bearing)),
        9,
      );
    }
  });
});
