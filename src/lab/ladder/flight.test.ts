// Tests of simulated flights against results that follow from the gains of a law.
import { describe, expect, it } from 'vitest';
import { withoutUndefined } from '../../world/simulation/without-undefined';
import { fly, motorOf } from './flight';
import { motorFrom, offFrom, settled } from './measures';
import { degree } from './quantities';

/** A PD law for the tests: frequency in Hz, and damping ratio. */
const spring = { kind: 'forward-pd', frequency: 2, damping: 1.1 };
const quarter = { turn: 90 * degree, seconds: 4 };

describe('a flight', () => {
  it('turns from rest to its target and stays there', () => {
    const flown = fly({ kind: 'time-optimal' }, quarter);
    expect([flown.errors.length, flown.applied.length]).toEqual([240, 240]);
    expect(flown.applied[0]).toBeCloseTo(4 * Math.PI, 12);
    // After one step of α Δt² = 4π/3600 rad.
    expect(flown.errors[0]).toBeCloseTo(Math.PI / 2 - (4 * Math.PI) / 3600, 9);
    expect(Math.abs(flown.errors.at(-1)!)).toBeLessThan(1e-9);
  });

  it('is the same each time', () => {
    const flight = { ...quarter, noise: 0.02, wind: 0.1, delay: 1 };
    expect(fly(spring, flight)).toEqual(fly(spring, flight));
  });

  it('has a motor that is a share of the usual', () => {
    expect(motorOf({ ...quarter, motor: 0.25 })).toBeCloseTo(Math.PI, 12);
    const flown = fly({ kind: 'time-optimal' }, { ...quarter, motor: 0.25 });
    expect(flown.applied[0]).toBeCloseTo(Math.PI, 12);
  });

  it('has a wind that deflects a spring until both are in balance, from either side', () => {
    // A tenth of 4π rad/s², divided by 36/s².
    for (const wind of [0.1, -0.1]) {
      const flown = fly(spring, { turn: 0, seconds: 6, wind });
      expect(flown.errors.at(-1)).toBeCloseTo((-wind * 4 * Math.PI) / 36, 6);
      expect(motorFrom(3)(flown)).toBeCloseTo(0.1, 6);
    }
  });

  it('has a wind that no law knows: a law that uses known forces is as far off', () => {
    const [off, told] = ['off', 'countered'].map((knownForces) =>
      fly({ kind: 'spd', knownForces }, { turn: 0, seconds: 6, wind: 0.1 }),
    );
    expect(told.errors).toEqual(off.errors);
    expect(offFrom(3)(off)).toBeGreaterThan(0.03);
  });

  it('is held until its release', () => {
    const { errors } = fly(spring, { ...quarter, held: 1 });
    // The 60th step is the last one in which the body is held.
    expect(errors.slice(0, 60).every((error) => Math.abs(error - Math.PI / 2) < 1e-12)).toBe(true);
    expect(errors[60]).toBeLessThan(Math.PI / 2 - 0.003);
  });

  it('gives a law a noisy heading by its seed, and measures the true one', () => {
    const still = { turn: 0, seconds: 2, noise: 0.02 };
    const [one, same, other] = [undefined, 1, 2].map((seed) =>
      fly(spring, { ...still, ...withoutUndefined({ seed }) }),
    );
    expect(one.errors).toEqual(same.errors);
    expect(one.errors).not.toEqual(other.errors);
    // Before its first push the body has not moved, whatever its law measures.
    expect(Math.abs(one.errors[0])).toBeLessThan(0.01);
  });

  it('gives a law a delayed heading', () => {
    const [prompt, late] = [0, 3].map((delay) => fly(spring, { ...quarter, delay }));
    // The law measures the first movement three steps later, so it pushes at its limit for three more steps.
    const first = (applied: readonly number[]) => applied.findIndex((alpha) => alpha < 4 * Math.PI - 1e-9);
    expect(first(late.applied) - first(prompt.applied)).toBe(3);
  });

  it('has a body with a multiple of the inertia from which torque is computed', () => {
    const [usual, heavy] = [1, 2].map((inertia) => fly(spring, { ...quarter, inertia }));
    // The body turns half as far in the first step.
    const way = ({ errors }: typeof usual) => Math.PI / 2 - errors[0];
    expect(way(usual) / way(heavy)).toBeCloseTo(2, 6);
  });

  it('has a target that circles the body, which a law follows with its rate', () => {
    const flown = fly(spring, { turn: 0, seconds: 3, circling: 1.5 });
    // The body starts at rest. In the first step the target turns by 1.5/60 rad.
    expect(flown.errors[0]).toBeCloseTo(0.025, 2);
    expect(offFrom(2.5)(flown)).toBeLessThan(0.005);
    const away = fly(spring, { ...quarter, circling: 1.5 });
    expect(away.errors[0]).toBeCloseTo(Math.PI / 2, 1);
    expect(settled(away)).toBeLessThan(2);
  });
});
