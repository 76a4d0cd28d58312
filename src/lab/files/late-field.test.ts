// Tests of a field that is loaded late: once it is loaded, general code treats it like any other field.
import * as v from 'valibot';
import { expect, it } from 'vitest';
import type { Scenario } from '../../world/simulation/scenario';
import { Simulation } from '../../world/simulation/simulation';
import type { Field } from './field';
import { lateField } from './late-field';
import { parseScenario } from './read-scenario';

const spec = {};
const scene: Scenario = { version: 1, name: 'Late', entities: [{ kind: 'missile' }] };
const text = JSON.stringify({ ...scene, late: spec });

/** A game that uses all optional parts of the type `Field`. */
const whole = {
  key: 'late' as Field['key'],
  things: 'fixed',
  schema: v.custom<typeof spec>((value) => typeof value === 'object'),
  system: () => ({}),
  refusal: () => ({ path: ['late'], message: 'is refused' }),
  extent: () => ({ places: [[1, 2]] }),
  carried: () => ({ was: 'carried' }),
  report: () => ({ kind: 'late', state: 'running' }),
} satisfies Field<typeof spec>;

const late = (fetch: () => Promise<Field>) =>
  lateField({ key: whole.key, things: whole.things, label: 'The late one', fetch });

it('throws before loading, and then works like the loaded field', async () => {
  const field = late(() => Promise.resolve(whole));
  expect(() => parseScenario(text, [field])).toThrow('The late one cannot be read yet');
  await field.load!();
  expect(field.load!()).toBeNull();
  expect(() => parseScenario(text, [field])).toThrow('late: is refused');
  const simulation = new Simulation(scene);
  expect(field.extent!(spec)).toEqual(whole.extent());
  expect(field.carried!(spec, { to: 'moment', simulation })).toEqual(whole.carried());
  expect(field.report!(simulation)).toEqual(whole.report());
  expect(Object.keys(field)).toEqual(expect.arrayContaining(Object.keys(whole)));
});

it('says that it cannot be loaded, and tries again', async () => {
  let tries = 0;
  const field = late(() =>
    tries++ === 0 ? Promise.reject(new Error('no network')) : Promise.resolve(whole),
  );
  await expect(field.load!()).rejects.toThrow('The late one could not be loaded.');
  await field.load!();
  expect(field.load!()).toBeNull();
});
