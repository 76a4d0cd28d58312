// Times over the best possible one stand in captions only where that is a bound.
import { expect, it } from 'vitest';
import { Session } from '../../session/session';
import { games } from '../headless';
import { spaceOf } from './rules/space-rules';
import { spaceTurn } from './scenario';
import { settledIn } from './settled';

/** The captions after a turn. @param by rad */
function captionsOf(axis: { x: number; y: number; z: number }, by: number): readonly string[] {
  const session = new Session(spaceTurn, 'n', games);
  session.edit(({ simulation }) => {
    const rules = spaceOf(simulation)!;
    rules.axis = axis;
    rules.adjustables().turn.set([by]);
  });
  session.step(235);
  return settledIn(session).texts;
}

/** The figures before "× best". */
const timesIn = (captions: readonly string[]) =>
  captions.flatMap((text) => /([\d.]+)\u00a0×\u00a0best/.exec(text)?.[1] ?? []).map(Number);

it('no caption says that a ship was faster than the best possible', () => {
  const axes = [
    { x: 0, y: 1, z: 0 },
    { x: 0, y: 0, z: 1 },
    { x: 1, y: 0, z: 0 },
  ];
  const all = axes.flatMap((axis) => [0.6, 1.57, Math.PI].map((by) => timesIn(captionsOf(axis, by))));
  for (const times of all.flat()) expect(times).toBeGreaterThanOrEqual(1);
  // Where it is a bound every ship that settled has its figure.
  expect(Math.max(...all.map((times) => times.length))).toBeGreaterThan(6);
});

it('where the gyroscopic torque helps a ship past the bound no caption has it', () => {
  expect(timesIn(captionsOf({ x: 0, y: 0, z: 1 }, Math.PI))).toEqual([]);
});
