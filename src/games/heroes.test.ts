// Every hero has a scene, be it one of a game.
import { expect, it } from 'vitest';
import { heroKinds } from '../simulation/heroes/hero';
import { headlessScenarios } from './headless';

it('the scenes use every hero that there is', () => {
  const used = new Set(headlessScenarios.flatMap(({ scenario }) => scenario.hero?.sets ?? []));
  expect([...used].sort()).toEqual(Object.keys(heroKinds).sort());
});
