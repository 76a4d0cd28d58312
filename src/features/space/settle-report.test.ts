// Tests of times relative to the best possible time: captions show them only if that time is a bound.
import { expect, it, vi } from 'vitest';
import { Session } from '../../app/session/session';
import { lengthOf } from '../../laws/control/attitude/vector';
import { gameFields } from '../rules';
import { spaceOf } from './rules/space-rules';
import { spaceTurn } from './scenario';
import { settledUntilNext, settleReport } from './settle-report';

/** Simulates a turn of the ships, and returns the captions with their results. @param by angle of the turn. rad */
function captionsOf(axis: { x: number; y: number; z: number }, by: number): readonly string[] {
  const session = new Session(spaceTurn, 'n', gameFields);
  session.edit(({ simulation }) => {
    const rules = spaceOf(simulation)!;
    rules.axis = axis;
    rules.adjustables().turn.set([by]);
  });
  // Includes the pause after another angle.
  session.step(235 + 48);
  return settleReport(session).texts;
}

/** Reads the settling times from captions: the numbers before "× best". */
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
  // If the best time is a bound, every ship that settled has its figure.
  expect(Math.max(...all.map((times) => times.length))).toBeGreaterThan(6);
});

it('one step less than the best possible is rounding: the caption calls it the best', () => {
  const times = timesIn(captionsOf({ x: 0, y: 0, z: 1 }, 1.8));
  expect(times).toHaveLength(7);
  expect(times[6]).toBe(1);
});

it('no caption shows the bound if the gyroscopic torque helps a ship past it', () => {
  const session = new Session(spaceTurn, 'n', gameFields);
  session.step(235);
  expect(timesIn(settleReport(session).texts)).toHaveLength(7);
  const { turn } = session.simulation.measures.of(session.entities[7])!;
  const helped = { ...turn.last!, timesLimit: 0.9 };
  vi.spyOn(turn, 'last', 'get').mockReturnValue(helped);
  expect(timesIn(settleReport(session).texts)).toEqual([]);
});

it('while a person steps through angles no turn begins, and the last times stay until the next turn', () => {
  const session = new Session(spaceTurn, 'n', gameFields);
  const settled = settledUntilNext();
  session.step(235);
  const before = settled(session);
  expect(timesIn(before.texts)).toHaveLength(7);
  expect(before.first).toBe(7);
  const isAtRest = () =>
    spaceOf(session.simulation)!.spheres.every(
      ({ ship }) => lengthOf(ship.body.motion.angularVelocity) < 1e-9,
    );
  // Four presses, half a second apart.
  for (const by of [1.7, 1.9, 2.1, 2.3]) {
    session.edit(({ simulation }) => spaceOf(simulation)!.adjustables().turn.set([by]));
    session.step(30);
    expect(isAtRest()).toBe(true);
    expect(settled(session)).toBe(before);
  }
  session.step(30);
  expect(isAtRest()).toBe(false);
  expect(settled(session)).not.toBe(before);
});

it('the button that repeats a turn starts it immediately', () => {
  const session = new Session(spaceTurn, 'n', gameFields);
  session.step(235);
  session.edit(({ simulation }) => {
    const { turn } = spaceOf(simulation)!.adjustables();
    turn.set(turn.get());
  });
  session.step();
  for (const { ship } of spaceOf(session.simulation)!.spheres)
    expect(lengthOf(ship.error)).toBeGreaterThan(1);
});
