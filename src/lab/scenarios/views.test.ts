// Tests that scenes which state a view show the whole of their flights.
import type { Body } from 'planck';
import { expect, it } from 'vitest';
import { AABB } from '../../world/planck/planck';
import { scenarios } from '.';
import { run } from './run.fixture';

/** Time for which a scene runs. s */
const seconds = 20;

// Scenes without a path, from which bodies are pushed away, and without a swarm, which is shown as a whole.
const fields = ['evader', 'fast-target', 'why-torque', 'dock', 'hold-height', 'orbit'];

/** Returns the bounding box of the collision shapes of a body. m */
function boxOf(body: Body) {
  const box = new AABB();
  let isFirst = true;
  for (let fixture = body.getFixtureList(); fixture; fixture = fixture.getNext()) {
    if (isFirst) box.set(fixture.getAABB(0));
    else box.combine(fixture.getAABB(0));
    isFirst = false;
  }
  return box;
}

it.each(scenarios.filter(({ id }) => fields.includes(id)))('$id', ({ scenario }) => {
  const [[left, top], [right, bottom]] = scenario.view!;
  const outside = new Set<string>();
  const look = (name: string, { lowerBound, upperBound }: Pick<AABB, 'lowerBound' | 'upperBound'>) => {
    const isIn =
      lowerBound.x >= left && lowerBound.y >= top && upperBound.x <= right && upperBound.y <= bottom;
    if (!isIn) outside.add(name);
  };
  run(scenario, seconds, (entities, { obstacles, targets }) => {
    for (const [n, { body }] of entities.entries()) look(`body ${n}`, boxOf(body));
    for (const [n, { body }] of obstacles.entries()) look(`crate ${n}`, boxOf(body));
    for (const [n, { position }] of targets.entries())
      look(`target ${n}`, { lowerBound: position, upperBound: position } as AABB);
  });
  expect([...outside]).toEqual([]);
});
