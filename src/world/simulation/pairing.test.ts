// Tests that bodies which pass through each other need no search for pairs, and move as with that search, to the last
// bit.
import { expect, it } from 'vitest';
import { AABB } from '../planck/planck';
import { stateHash } from './history/state-hash';
import type { EntitySpec, Scenario } from './scenario';
import { size } from './settings';
import { Simulation } from './simulation';

const entities = Array.from({ length: 40 }, (_, n): EntitySpec => {
  return {
    kind: n % 2 ? 'missile' : 'character',
    position: [n, 0],
    command: { kind: 'seek', target: [60, 9] },
  };
});

const simulationOf = (more: Partial<Scenario>) =>
  new Simulation({ version: 1, name: 'Test', entities, ...more });

/** Returns the number of shapes in the physics engine's search tree for collisions. */
function searched({ world }: Simulation): number {
  let shapes = 0;
  world.queryAABB(new AABB({ x: -1e5, y: -1e5 }, { x: 1e5, y: 1e5 }), () => {
    shapes += 1;
    return true;
  });
  return shapes;
}

function run(simulation: Simulation, steps: number): string {
  for (let n = 0; n < steps; n++) simulation.step();
  return stateHash(simulation);
}

it('untouchable bodies are not searched, and move as with a distant wall', () => {
  const free = simulationOf({});
  const walled = simulationOf({ obstacles: [{ kind: 'wall', position: [0, 9000], size: [2, 2] }] });
  expect(run(free, 300)).toBe(run(walled, 300));
  expect(searched(free)).toBe(0);
  // Three polygons for a missile, five for a character, one for a wall.
  expect(searched(walled)).toBe(20 * 3 + 20 * 5 + 1);
});

it('bodies that begin to collide are found, also later ones and rebuilt ones', () => {
  const [one, other]: EntitySpec[] = [
    { kind: 'missile', position: [0, 0], command: { kind: 'seek', target: [40, 0] } },
    { kind: 'missile', position: [40, 0], angle: Math.PI, command: { kind: 'seek', target: [0, 0] } },
  ];
  const simulation = new Simulation({ version: 1, name: 'Test', entities: [one] });
  simulation.step();
  const late = simulation.add(other);
  simulation.step();
  size.set({ simulation, entity: late }, 2);
  expect(searched(simulation)).toBe(0);
  simulation.bodiesCollide = true;
  let touches = 0;
  for (let n = 0; n < 300; n++) {
    simulation.step();
    touches += simulation.contacts.begun.length;
  }
  expect(searched(simulation)).toBe(6);
  expect(touches).toBeGreaterThan(0);
});
