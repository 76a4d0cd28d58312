// Tests that bodies which nothing can touch fly without shapes, and that shapes added later give the same contacts.
import { describe, expect, it } from 'vitest';
import { inertiaAboutCentre } from '../../entities/hull';
import { holdEach } from '../entity-edits';
import type { Scenario } from '../scenario';
import { size } from '../settings';
import { Simulation } from '../simulation';

const flight: Scenario = {
  version: 1,
  name: 'Flight',
  entities: [
    { kind: 'missile', position: [-30, 0], command: { kind: 'seek', target: [30, 20] } },
    { kind: 'character', position: [0, 30], command: { kind: 'seek', target: [-40, 50] } },
  ],
};

const fixtures = ({ entities }: Simulation) =>
  entities.map(({ body }) => Number(body.getFixtureList() !== null));
const massOf = ({ entities }: Simulation) =>
  entities.map(({ body }) => [body.getMass(), inertiaAboutCentre(body), body.getLocalCenter().x]);
const stateOf = ({ entities }: Simulation) =>
  entities.map(({ body }) => [
    body.getPosition().x,
    body.getPosition().y,
    body.getAngle(),
    body.getLinearVelocity().x,
  ]);

/** The scenario `flight` with a crate far away, so that the bodies have collision shapes from the start. */
const early: Scenario = { ...flight, obstacles: [{ kind: 'crate', position: [5000, 5000], size: [1, 1] }] };

describe('shapes', () => {
  it('are out of the engine if nothing can touch, and in it with a crate', () => {
    expect(fixtures(new Simulation(flight))).toEqual([0, 0]);
    expect(fixtures(new Simulation(early))).toEqual([1, 1]);
    expect(fixtures(new Simulation({ ...flight, bodiesCollide: true }))).toEqual([1, 1]);
  });

  it('leave the body its mass, its inertia and its way, to the last bit', () => {
    const [without, within] = [new Simulation(flight), new Simulation(early)];
    expect(massOf(without)).toEqual(massOf(within));
    for (let n = 0; n < 300; n++) for (const each of [without, within]) each.step();
    expect(stateOf(without)).toEqual(stateOf(within));
  });

  it('come back with a crate, a held body or collisions, and the way is that of an early switch', () => {
    const switches: ((simulation: Simulation) => void)[] = [
      (simulation) => simulation.placeObstacles(early.obstacles ?? []),
      (simulation) => holdEach(simulation, 0),
      (simulation) => {
        simulation.bodiesCollide = true;
      },
    ];
    for (const change of switches) {
      const [late, within] = [new Simulation(flight), new Simulation(early)];
      for (let n = 0; n < 60; n++) for (const each of [late, within]) each.step();
      for (const each of [late, within]) change(each);
      expect(fixtures(late)).toEqual([1, 1]);
      expect(massOf(late)).toEqual(massOf(within));
      for (let n = 0; n < 120; n++) for (const each of [late, within]) each.step();
      const expected = stateOf(within).flat();
      stateOf(late)
        .flat()
        .forEach((value, n) => {
          expect(value).toBeCloseTo(expected[n], 9);
        });
    }
  });

  it('stay out after another size, and come back in it', () => {
    const simulation = new Simulation(flight);
    const [missile] = simulation.entities;
    const before = missile.body.getMass();
    size.set({ simulation, entity: missile }, 2);
    expect(fixtures(simulation)).toEqual([0, 0]);
    expect(missile.body.getMass() / before).toBeCloseTo(4, 9);
    simulation.bodiesCollide = true;
    expect(fixtures(simulation)).toEqual([1, 1]);
    expect(missile.body.getMass() / before).toBeCloseTo(4, 9);
  });

  it('can be looked at wherever they are', () => {
    const simulation = new Simulation(flight);
    const count = () => simulation.population.shapes.of(simulation.entities[0].body).length;
    const out = count();
    simulation.bodiesCollide = true;
    expect([out, count()]).toEqual([3, 3]);
  });
});
