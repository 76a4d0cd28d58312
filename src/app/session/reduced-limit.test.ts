// Tests of switching between full and reduced turn limits while bodies fly.
import { describe, expect, it } from 'vitest';
import { sessionOf } from './session.fixture';

const two = () =>
  sessionOf([
    { kind: 'missile', limits: { angularAcceleration: 8, turnRate: 6 } },
    { kind: 'character', limits: { angularAcceleration: 20 } },
  ]);
const limits = (session: ReturnType<typeof sessionOf>) =>
  session.entities.map(({ limits: { angularAcceleration, turnRate } }) => [angularAcceleration, turnRate]);

describe('the turn limit', () => {
  it('is reduced to a quarter of the first body’s motor for all bodies, and returns to each body’s limit', () => {
    const session = two();
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(session.reducedLimit.reduced).toBe(true);
    expect(limits(session)).toEqual([
      [2, 6],
      [2, 6],
    ]);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(session.reducedLimit.reduced).toBe(false);
    expect(limits(session)).toEqual([
      [8, 6],
      [20, Infinity],
    ]);
  });

  it('set while it is reduced changes the reduced setting only', () => {
    const session = two();
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: 3 }));
    expect(limits(session)).toEqual([
      [3, 6],
      [3, 6],
    ]);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(limits(session)).toEqual([
      [8, 6],
      [20, Infinity],
    ]);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(limits(session)[0]).toEqual([3, 6]);
  });

  it('set while it is full changes the full setting of all bodies only', () => {
    const session = two();
    session.edit(({ reducedLimit }) => reducedLimit.set({ angularAcceleration: 10, turnRate: Infinity }));
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(limits(session)[0]).toEqual([2, 6]);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(limits(session)).toEqual([
      [10, Infinity],
      [10, Infinity],
    ]);
  });

  it('keeps both settings over a restart', () => {
    const session = two();
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    session.restart();
    expect(limits(session)[1]).toEqual([2, 6]);
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(limits(session)[1]).toEqual([20, Infinity]);
  });

  it('refuses a limit out of range and changes nothing', () => {
    const session = two();
    session.edit(({ reducedLimit }) => reducedLimit.toggle());
    expect(() =>
      session.edit(({ reducedLimit }) => reducedLimit.set({ turnRate: 5, angularAcceleration: 0 })),
    ).toThrow(RangeError);
    expect(limits(session)[0]).toEqual([2, 6]);
    expect(session.reducedLimit.cut).toEqual({ angularAcceleration: 2, turnRate: 6 });
  });
});
