// Test that every main control (hero) belongs to a scene of the lab or of a game.
import { expect, it } from 'vitest';
import { heroKinds } from '../world/simulation/heroes/hero';
import { allScenarios } from './scenes';

it('the scenes use every hero that there is', () => {
  const used = new Set(allScenarios.flatMap(({ scenario }) => scenario.hero?.sets ?? []));
  expect([...used].sort()).toEqual(Object.keys(heroKinds).sort());
});
