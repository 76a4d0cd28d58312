// Test of the tour through all built-in scenes, including those of games.
import { expect, it } from 'vitest';
import { tourTerms } from '../lab/answers/terms';
import { nextOf, tour } from '../lab/scenarios/tour';
import { expectNothingToAdd } from '../laws/exact/stored.fixture';
import { allScenarios } from './scenes';

it('the tour has the scenes, words and questions of its design, each leading to the one after', () => {
  expect(tour.map(({ scene, term, next }) => [scene, term, next.words])).toEqual([
    ['path-race', 'torque', 'why does it overshoot?'],
    ['turn-90', 'overshoot', 'and when something pushes?'],
    ['p-pi-pid', 'error at rest', 'and when it is held meanwhile?'],
    ['windup', 'integral', 'and when the target jumps?'],
    ['kick', 'derivative', 'and with fewer looks?'],
    ['three-rates', 'time step', 'and when the target moves?'],
    ['fast-target', 'lead', 'your turn: draw a line'],
    ['par', 'your own line', 'today’s game, Dodge'],
  ]);
  expect(tour.slice(0, -1).map(({ next }) => next.scene)).toEqual(tour.slice(1).map(({ scene }) => scene));
  expect(tour.at(-1)?.next).toMatchObject({ scene: 'dodge', ofToday: true });
});

it('each word is new once, and explained in a sentence or two', () => {
  expect(tour.map(({ term }) => term)).toEqual(Object.keys(tourTerms));
  for (const words of Object.values(tourTerms)) expect(words).toMatch(/^[A-Z].{20,140}\.$/);
});

it('every built-in scene has a next scene, outside the tour one of its group', () => {
  const groupOf = new Map(allScenarios.map(({ id, group }) => [id, group]));
  const inTour = new Set(tour.map(({ scene }) => scene));
  const leadsNowhere = allScenarios.filter(({ id }) => nextOf(id) === null);
  expectNothingToAdd(
    leadsNowhere.map(({ id }) => `add a row with scene: '${id}' to others in src/lab/scenarios/tour.ts`),
  );
  for (const { id, group } of allScenarios) {
    const next = nextOf(id);
    expect(next?.scene, id).not.toBe(id);
    expect(groupOf.has(next?.scene ?? ''), id).toBe(true);
    if (!inTour.has(id)) expect(groupOf.get(next!.scene), id).toBe(group);
  }
  expect(nextOf('a file of mine')).toBeNull();
});

it('every scene is led to', () => {
  const reached = new Set(allScenarios.map(({ id }) => nextOf(id)?.scene));
  const unreached = allScenarios.filter(({ id }) => !reached.has(id));
  expectNothingToAdd(
    unreached.map(({ id, group }) => `let a scene of “${group}” lead to ${id} in src/lab/scenarios/tour.ts`),
  );
});
