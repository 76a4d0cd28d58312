// Tests of swarms described by a few numbers: which bodies they contain, and when bodies can be described as a swarm
// again.
import { expect, it } from 'vitest';
import type { EntitySpec } from './scenario';
import { bodiesOf, swarmAgain } from './swarm';

const entities: EntitySpec[] = [
  { kind: 'missile', label: 'a' },
  { kind: 'missile', label: 'b' },
  { kind: 'character', label: 'c' },
];
const swarm = { count: 400, ring: [20, 60] } as const;

it('its entities are repeated in turn', () => {
  const labels = bodiesOf({ version: 1, name: 'Test', entities, swarm: { ...swarm, count: 5 } });
  expect(labels.map(({ label }) => label)).toEqual(['a', 'b', 'c', 'a', 'b']);
});

it('they begin on its ring, evenly over its area, clockwise along it', () => {
  const bodies = bodiesOf({ version: 1, name: 'Test', entities, swarm });
  // Half of the area between 20 and 60 m lies within √((20² + 60²) / 2) = 44.7 m.
  const within = bodies.filter(({ position: [x, y] = [0, 0] }) => Math.hypot(x, y) < Math.sqrt(2000));
  expect(within.length).toBeGreaterThan(160);
  expect(within.length).toBeLessThan(240);
  for (const { position: [x, y] = [0, 0], angle = 0 } of bodies) {
    const radius = Math.hypot(x, y);
    expect(radius).toBeGreaterThanOrEqual(20);
    expect(radius).toBeLessThanOrEqual(60);
    // y is down, so clockwise on the right of the origin is down: along (-y, x).
    expect(Math.cos(angle) * -y + Math.sin(angle) * x).toBeCloseTo(radius, 9);
  }
});

it('its first bodies are the same however many there are, and others by another seed', () => {
  const of = (count: number, seed?: number) =>
    bodiesOf({ version: 1, name: 'Test', entities, swarm: { ...swarm, count }, ...(seed && { seed }) });
  expect(of(400).slice(0, 10)).toEqual(of(10));
  expect(of(10, 7)[0].position).not.toEqual(of(10)[0].position);
});

it('bodies that differ in place and heading only are a swarm again', () => {
  const from = { version: 1, name: 'Test', entities, swarm } as const;
  const bodies = bodiesOf(from);
  expect(swarmAgain(from, bodies)).toEqual({ swarm, entities });
  expect(swarmAgain(from, bodies.slice(0, 90))).toEqual({ swarm: { ...swarm, count: 90 }, entities });
});

it('are listed one by one if one differs otherwise, or is held', () => {
  const from = { version: 1, name: 'Test', entities, swarm } as const;
  const bodies = bodiesOf(from);
  const other = bodies.with(77, { ...bodies[77], seekDistance: 2 });
  expect(swarmAgain(from, other)).toEqual({ entities: other });
  const held = bodies.map((body) => ({ ...body, heldUntil: 3 }));
  expect(swarmAgain(from, held)).toEqual({ entities: held });
});
