// The public door leaves nothing out that the registry can make.
import { expect, it } from 'vitest';
import * as library from './index';

const { controllerKinds, createController } = library;
const exported: readonly unknown[] = Object.values(library);

it.each(Object.keys(controllerKinds))('exports the class and the tunables of %s', (kind) => {
  expect(exported).toContain(createController({ kind }).constructor);
  const { tunables } = Object.entries(controllerKinds).find(([name]) => name === kind)![1];
  if (tunables.length > 0) expect(exported).toContain(tunables);
});

it('turns a body by a law, a motor and a step alone', () => {
  const limits = { angularAcceleration: 2, turnRate: Infinity };
  const sample = { error: 1, angularVelocity: 0, targetAngularVelocity: 0, timeStep: 0.1, limits };
  const { output } = createController({ kind: 'pid', kp: 3, ki: 0, kd: 0 }).update(sample);
  expect(output).toBe(3);
  expect(library.saturate(output, 0, 0.1, limits)).toBe(2);
});
