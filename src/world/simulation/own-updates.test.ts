import { describe, expect, it } from 'vitest';
import type { Entity } from './entity-kinds';
import type { EntitySpec } from './scenario';
import { Simulation } from './simulation';

/**
 * Returns missiles side by side, each of which flies to a place 1000 m ahead.
 * @param steps step lengths of a separate physics world for the second missile
 */
const missiles = (count: number, steps?: readonly number[]): EntitySpec[] =>
  Array.from({ length: count }, (_, n) => ({
    kind: 'missile',
    position: [0, 20 * n],
    command: { kind: 'seek', target: [1000, 20 * n] },
    ...(steps && n === 1 && { steps }),
  }));

/**
 * Makes a simulation with an observer of its bodies. Returns the simulation and the list `seen`. For each body observed
 * in the last step, `seen` contains the body and its step length (s).
 */
function watching(entities: EntitySpec[], watches: (entity: Entity) => boolean) {
  const seen: [Entity, number][] = [];
  const simulation = new Simulation({ version: 1, name: 'Watched', entities }, [
    () => ({ before: () => seen.splice(0), watches, afterUpdate: (...one) => seen.push(one) }),
  ]);
  return { simulation, seen };
}

describe('the updates of bodies', () => {
  it('are seen by a system that watches them, in the order of the bodies, and no others', () => {
    const { simulation, seen } = watching(missiles(100), ({ body }) => body.getPosition().y % 40 === 20);
    simulation.step();
    const odd = simulation.entities.filter((_, n) => n % 2 === 1);
    expect(seen).toEqual(odd.map((entity) => [entity, 1 / 60]));
  });

  it('are seen of bodies that come, and no longer of those that have left', () => {
    const { simulation, seen } = watching(missiles(2), () => true);
    simulation.step();
    const [first, second] = simulation.entities;
    expect(seen.map(([entity]) => entity)).toEqual([first, second]);
    const third = simulation.add({ kind: 'missile', position: [0, -20] });
    simulation.step();
    expect(seen.map(([entity]) => entity)).toEqual([first, second, third]);
    simulation.remove(first);
    simulation.step();
    expect(seen.map(([entity]) => entity)).toEqual([second, third]);
  });

  it('are seen only when a body’s own step is due', () => {
    const { simulation, seen } = watching(missiles(3, [3]), () => true);
    const seenIn = Array.from({ length: 6 }, () => {
      simulation.step();
      return seen.map(([entity, length]) => [simulation.entities.indexOf(entity), Math.round(60 * length)]);
    });
    const all = [
      [0, 1],
      [1, 3],
      [2, 1],
    ];
    expect(seenIn.filter((one) => one.length === 3)).toEqual([all, all]);
    expect(seenIn.filter((one) => one.length === 2)).toEqual(Array(4).fill([all[0], all[2]]));
  });
});
