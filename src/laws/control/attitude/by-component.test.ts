// Tests of planar laws in space: where they give the same results as on vectors, the same turn, or a different one.
import { describe, expect, it } from 'vitest';
import { toRadians } from '../../exact/figures';
import { createController } from '../controllers';
import { backwardPd, forwardPd, type PdLaw, pdGains, spd } from '../pd';
import { Pid } from '../pid';
import { isPredictedStable } from '../stability';
import { measureTurn, simulateTurn } from '../step-response';
import type { Memory } from '../turn-controller';
import { motor } from '../turn-sample.fixture';
import { WindowedPid } from '../windowed-pid';
import type { AttitudeController } from './attitude-controller';
import { alongAxis, flyTurn, sampleOf, slanted, turnedFrame } from './attitude-turn.fixture';
import { ByComponent } from './by-component';
import { bodyOf, engineBody, realBody, turnAbout } from './free-body.fixture';
import { steerAttitude } from './steer-attitude';
import { add, scaled, zero } from './vector';

/** Returns a PD law that is written on vectors. */
const vectorPd = (law: PdLaw): AttitudeController => ({
  update({ error, angularVelocity, targetAngularVelocity, timeStep }) {
    const { kp, kd } = law(pdGains({ frequency: 2, damping: 1.1 }), timeStep);
    const p = scaled(error, kp);
    const d = scaled(add(targetAngularVelocity, angularVelocity, -1), kd);
    return { p, i: zero, d, output: add(p, d) };
  },
  limited() {},
  reset() {},
  retune() {},
  memory: [],
});

describe('a PD by components', () => {
  it.each([
    ['forward-pd', forwardPd],
    ['backward-pd', backwardPd],
    ['spd', spd],
  ] as const)(
    '%s gives the torque of the law by vectors to the last bit, in 300 steps of a tumble',
    (kind, law) => {
      const laws = [new ByComponent(() => createController({ kind }, 'none')), vectorPd(law)];
      const body = bodyOf({ frame: turnedFrame, angularVelocity: { x: 0, y: 5, z: 0.2 } });
      const inertia = { moments: body.moments, frame: body.frame, gyroscopic: true };
      const desired = turnAbout(slanted, 2);
      for (let step = 0; step < 300; step++) {
        const [one, other] = laws.map(
          (each) =>
            steerAttitude(each, { desired, ...body, timeStep: 1 / 60, limits: motor, inertia }).torque,
        );
        expect(one).toEqual(other);
        realBody(body, one, 1 / 60);
      }
    },
  );

  it.each(['forward-pd', 'backward-pd', 'spd'] as const)(
    '%s settles at the step rates at which it is predicted to in the plane, without a limit',
    (kind) => {
      const limits = { angularAcceleration: 1e9, turnRate: Infinity };
      const settings = { frequency: 6, damping: 1.1 };
      for (const rate of [60, 30, 20, 15, 10, 5]) {
        const controller = new ByComponent(() => createController({ kind, ...settings }, 'none'));
        const desired = turnAbout(slanted, toRadians(90));
        const { settlingTime } = flyTurn({
          controller,
          desired,
          limits,
          rate,
          plant: engineBody,
          counters: false,
        });
        expect([rate, settlingTime !== null]).toEqual([rate, isPredictedStable(kind, 6, 1.1, rate)]);
      }
    },
  );
});

describe('ByComponent', () => {
  it('brakes by the length of the error: a turn about a slanted axis is that of the plane', () => {
    const settings = { kp: 172, kd: 22, brake: 0.65 };
    const trial = { step: toRadians(170), timeStep: 1 / 60, duration: 3, limits: motor };
    const plane = simulateTurn({ ...trial, controller: new WindowedPid(settings) });
    const controller = alongAxis(new ByComponent(() => new WindowedPid(settings, 'none')), slanted);
    const space = simulateTurn({ ...trial, controller });
    // Without the brake, 170° overshoot by a third.
    expect(measureTurn(plane).overshoot).toBeLessThan(0.02);
    plane.errors.forEach((error, n) => {
      expect(space.errors[n]).toBeCloseTo(error, 9);
    });
  });

  it('gives every component a motor above 0, and all three together no more than the motor', () => {
    const told: number[] = [];
    const law = new ByComponent(() => {
      const one = createController({ kind: 'one-step' }, 'none');
      const update: typeof one.update = (sample) => {
        told.push(sample.limits.angularAcceleration);
        return one.update(sample);
      };
      return { ...one, update };
    });
    law.update(sampleOf({ error: { x: 0, y: 3, z: -4 } }));
    expect(told[0]).toBeGreaterThan(0);
    expect(told[0]).toBeLessThan(1e-4);
    expect(told[1] / motor.angularAcceleration).toBeCloseTo(3 / 5, 12);
    expect(told[2] / motor.angularAcceleration).toBeCloseTo(4 / 5, 12);
  });

  it('continues from a memory like the law that saved it', () => {
    for (const kind of ['windowed-pid', 'leaky-pid', 'pid', 'backward-pd'] as const) {
      const [from, to] = [0, 1].map(() => new ByComponent(() => createController({ kind }, 'none')));
      const samples = [0.3, 0.2, 0.15].map((size) => sampleOf({ error: { x: size, y: -size, z: 0.1 } }));
      for (const sample of samples) from.update(sample);
      to.memory = JSON.parse(JSON.stringify(from.memory));
      expect(to.update(samples[0])).toEqual(from.update(samples[0]));
      from.reset();
      expect(from.memory).toEqual([]);
    }
  });

  it('continues from memories of three lengths, as of a law that forgets at large errors', () => {
    const forgetful = () => {
      let past: number[] = [];
      return {
        update({ error }: { readonly error: number }) {
          past = Math.abs(error) > 1 ? [] : [...past, error];
          const output = past.reduce((sum, one) => sum + one, 0);
          return { p: 0, i: output, d: 0, output };
        },
        reset: () => {
          past = [];
        },
        retune: () => {},
        get memory(): Memory {
          return past;
        },
        set memory(memory: Memory) {
          past = memory.map(Number);
        },
      };
    };
    // In one case the size of the memory is a multiple of three: 1 + 2 + 3 numbers and three lengths.
    for (const errors of [
      [
        { x: 2, y: 2, z: 0.3 },
        { x: 2, y: 0.2, z: 0.4 },
        { x: 0.1, y: 0.6, z: 0.5 },
      ],
      [{ x: 0.1, y: 2, z: 2 }],
    ]) {
      const [from, to] = [0, 1].map(() => new ByComponent(forgetful));
      for (const error of errors) from.update(sampleOf({ error }));
      to.memory = JSON.parse(JSON.stringify(from.memory));
      expect(to.memory).toEqual(from.memory);
      const next = sampleOf({ error: { x: 0.5, y: 0.5, z: 0.5 } });
      expect(to.update(next)).toEqual(from.update(next));
    }
  });

  it.each<[Memory]>([
    [[1, 0]],
    [[1, 0, 0, 5, 5]],
    [[1, 0, 0, 5, 5, 5, 5]],
    [[-1, 2, 0, 5]],
    [[0.5, 0.5, 0, 5]],
    [[null, 1, 0, 5]],
  ])('refuses %j, whose lengths are not those of what comes after them', (memory) => {
    const law = new ByComponent(() => createController({ kind: 'leaky-pid' }, 'none'));
    expect(() => {
      law.memory = memory;
    }).toThrow('must be the memories of 3 laws');
  });

  it('refuses a memory of another law and keeps settings that it refuses', () => {
    const pid = () => new ByComponent(() => createController({ kind: 'pid' }, 'none'));
    expect(() => {
      pid().memory = [1, 2];
    }).toThrow(RangeError);
    expect(() => {
      new ByComponent(() => createController({ kind: 'backward-pd' }, 'none')).memory = [1, 2, 3];
    }).toThrow(RangeError);
    const law = new ByComponent(() => new Pid({ kp: 3, ki: 0, kd: 0 }, 'none'));
    // @ts-expect-error: a gain is a number
    expect(() => law.retune({ kp: 'much' })).toThrow(RangeError);
    expect(law.update(sampleOf({ error: { x: 1, y: 0, z: 0 } })).output.x).toBe(3);
    law.retune({ kp: 5 });
    expect(law.update(sampleOf({ error: { x: 0, y: 0, z: 2 } })).output.z).toBe(10);
  });
});
