import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toRadians } from '../../exact/figures';
import { turnSettlingBound } from '../time-optimal';
import { motor } from '../turn-sample.fixture';
import type { AttitudeController } from './attitude-controller';
import { attitudeControllerOf } from './attitude-controllers';
import { AttitudePid } from './attitude-pid';
import { accelerationHeld, flyTurn, sampleOf, slanted } from './attitude-turn.fixture';
import { Eigenaxis } from './eigenaxis';
import { turnAbout } from './free-body.fixture';
import { cross, lengthOf, zero } from './vector';

const number = fc.double({ min: -10, max: 10, noNaN: true });
const vectors = fc.record({ x: number, y: number, z: number });

/** Angular velocity of a tumble about the middle axis. rad/s */
const tumbling = { x: 0, y: 5, z: 0 };

describe('Eigenaxis', () => {
  it.each([10, 90, 179, 180])('from rest settles a turn by %d° when the best possible one does', (angle) => {
    const turn = flyTurn({
      ...{
        controller: new Eigenaxis(),
        desired: turnAbout(slanted, toRadians(angle)),
        limits: accelerationHeld,
      },
    });
    expect(Math.abs(turn.settlingTime! - turnSettlingBound(toRadians(angle), motor))).toBeLessThan(0.02);
    expect(turn.overshoot).toBeLessThan(0.02);
    expect(turn.offAxis).toBeLessThan(toRadians(1.5));
  });

  it('stops a tumble and turns sooner than the least time found to complete rest, or nearly', () => {
    // Least times to complete rest, from a search over the motor's output in 40 parts. The test measures to 2 % of the
    // turn.
    for (const [axis, angle, least] of [
      [{ x: 1, y: 0, z: 0 }, 90, 1.05],
      [{ x: 1, y: 0, z: 0 }, 180, 1.13],
      [{ x: 0, y: 1, z: 0 }, -90, 0.95],
    ] as const) {
      const desired = turnAbout(axis, toRadians(angle));
      const { settlingTime } = flyTurn({
        ...{ controller: new Eigenaxis(), desired, angularVelocity: tumbling, limits: accelerationHeld },
      });
      expect(settlingTime! / least).toBeGreaterThan(0.8);
      expect(settlingTime! / least).toBeLessThan(1);
    }
  });

  it('continues round to a target behind it: 270° at 5 rad/s are quicker than to stop and turn back', () => {
    const desired = turnAbout({ x: 0, y: 1, z: 0 }, toRadians(-90));
    const { settlingTime, overshoot } = flyTurn({
      ...{ controller: new Eigenaxis(), desired, angularVelocity: tumbling, limits: accelerationHeld },
    });
    // On the way round the wrapped error reaches 180°, 2 times the turn.
    expect(overshoot).toBeGreaterThan(1.9);
    // Stopping takes 5²/(2 × 4π) = 0.99 rad beyond the target. With the way back it takes 5/4π + 2 √((π/2 + 0.99)/4π) =
    // 1.30 s.
    expect(settlingTime!).toBeLessThan(1.3);
  });

  it('at 10 rad/s is quicker with 0.95 of the motor against other axes, and at 5 rad/s slower', () => {
    const time = (share: number, rate: number) =>
      flyTurn({
        ...{ controller: new Eigenaxis(share), limits: accelerationHeld },
        desired:
          rate === 5
            ? turnAbout({ x: 1, y: 0, z: 0 }, toRadians(90))
            : turnAbout({ x: 0, y: 0, z: 1 }, toRadians(120)),
        angularVelocity:
          rate === 5 ? tumbling : { x: 10 / Math.sqrt(3), y: 10 / Math.sqrt(3), z: 10 / Math.sqrt(3) },
      }).settlingTime!;
    expect(time(0.95, 10) / time(0.8, 10)).toBeLessThan(0.75);
    expect(time(0.95, 5) / time(0.8, 5)).toBeGreaterThan(1.05);
  });

  it('at 10 rad/s is slower than a PD and a PID where the limit holds the torque', () => {
    const fast = { x: 10 / Math.sqrt(3), y: 10 / Math.sqrt(3), z: 10 / Math.sqrt(3) };
    const desired = turnAbout({ x: 0, y: 0, z: 1 }, toRadians(120));
    const fly = (controller: AttitudeController, limits = motor) =>
      flyTurn({ controller, desired, angularVelocity: fast, limits });
    // A second program with rotation matrices computed 3.13, 2.95, 1.70 and 1.68 s. The other way round the motor needs
    // 3.8 times its limit.
    const laws = [
      new Eigenaxis(),
      new Eigenaxis(0.95),
      attitudeControllerOf({ kind: 'backward-pd' }),
      new AttitudePid(),
    ];
    const times = [3.13, 2.95, 1.7, 1.68];
    laws.forEach((law, n) => {
      const { settlingTime, needed } = fly(law);
      expect(Math.abs(settlingTime! - times[n])).toBeLessThan(0.03);
      expect(needed).toBeLessThan(1 + 1e-9);
      expect(Math.abs(fly(law, accelerationHeld).needed - 3.8)).toBeLessThan(0.05);
    });
  });

  it('never commands more than the motor has, and stops rotation about other axes with at most its share', () => {
    fc.assert(
      fc.property(vectors, vectors, vectors, (error, angularVelocity, targetAngularVelocity) => {
        const sample = sampleOf({ error, angularVelocity, targetAngularVelocity });
        const { d, output } = new Eigenaxis(0.6).update(sample);
        const most = motor.angularAcceleration;
        expect(lengthOf(output)).toBeLessThanOrEqual(most * (1 + 1e-9));
        expect(lengthOf(d)).toBeLessThanOrEqual(0.6 * most * (1 + 1e-9));
      }),
    );
  });

  it('on its target stops the body about the axis that it turns about, and rests when it rests', () => {
    const angularVelocity = { x: 0.01, y: -0.02, z: 0.03 };
    const { output } = new Eigenaxis().update(sampleOf({ angularVelocity }));
    expect(lengthOf(cross(output, angularVelocity))).toBeCloseTo(0, 12);
    expect(output.x).toBeLessThan(0);
    expect(lengthOf(new Eigenaxis().update(sampleOf({})).output)).toBe(0);
  });

  it('refuses a share that is none, a motor without a limit, settings and a memory', () => {
    for (const share of [0, -1, 1.1, Number.NaN])
      expect(() => new Eigenaxis(share)).toThrow('asideShare: must be');
    const limits = { angularAcceleration: Infinity, turnRate: Infinity };
    expect(() => new Eigenaxis().update(sampleOf({ error: zero, limits }))).toThrow('must be finite');
    // @ts-expect-error it has no setting
    expect(() => new Eigenaxis().retune({ kp: 1 })).toThrow('kp: no such setting');
    const law = new Eigenaxis();
    expect(() => {
      law.memory = [1];
    }).toThrow(RangeError);
    law.memory = [];
    expect(law.memory).toEqual([]);
  });
});
