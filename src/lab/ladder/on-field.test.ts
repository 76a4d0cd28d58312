// Tests of the scenes that show the challenges.
import '../../laws/language/own-law';
import { expect, it } from 'vitest';
import { simulationOf } from '../files/field';
import { readScenario } from '../files/read-scenario';
import { ownLaw } from '../scenarios/lab/own-law';
import { challenges } from './challenges';
import { challengeOn, onField } from './on-field';
import { references } from './references.fixture';

const scene = readScenario(ownLaw, []);

it('the built-in scene plays the second challenge', () => {
  expect(challengeOn(scene)).toBe(1);
  expect(readScenario(onField(scene, 1), [])).toEqual(scene);
});

it('from every field the scene leads to every other one, and back to the same file', () => {
  for (const [index] of challenges.entries()) {
    const field = readScenario(onField(scene, index), []);
    expect(challengeOn(field)).toBe(index);
    expect(readScenario(onField(field, 1), [])).toEqual(scene);
  }
});

/** Returns the error of the first body in a challenge's scene after a time. degrees */
function errorOn(id: keyof typeof references, seconds: number, source = references[id]): number {
  const index = challenges.findIndex((challenge) => challenge.id === id);
  const [body, ...others] = scene.entities;
  const entities = [{ ...body, controller: { kind: 'own', source } }, ...others];
  const simulation = simulationOf(readScenario(onField({ ...scene, entities }, index), []), []);
  for (let tick = 0; tick < 60 * seconds; tick++) simulation.step();
  return Math.abs((simulation.entities[0].turn.error ?? Infinity) * (180 / Math.PI));
}

// Limits of the challenges at the times at which they apply: 0.25° from 3 s on; within 1° 1.5 s after the 3 s in which
// the body is held; at most 0.5° behind from 1.5 s on.
it('a law that reaches a challenge does what it asks on the field, too', () => {
  expect(errorOn('wind', 5)).toBeLessThan(0.25);
  expect(errorOn('let-go', 2.9)).toBeGreaterThan(89);
  expect(errorOn('let-go', 4.5)).toBeLessThan(1);
  expect(errorOn('moving-target', 4)).toBeLessThan(0.5);
});

// 0.4π/43 rad, because the judge does not tell the law about the wind either.
it('the wind is told on the field as little as to the judge', () => {
  const countered = `function turn({ error, angularVelocity, disturbance }) {
  return 43 * error - 12 * angularVelocity - disturbance;
}`;
  expect(errorOn('wind', 5, countered)).toBeCloseTo(((0.4 * Math.PI) / 43) * (180 / Math.PI), 2);
});
