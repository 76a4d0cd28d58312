import { describe, expect, it } from 'vitest';
import { toRadians } from '../../exact/figures';
import { integrateAlways, Pid } from '../pid';
import { simulateTurn } from '../step-response';
import type { ControllerSettings } from '../turn-controller';
import { motor } from '../turn-sample.fixture';
import { AttitudePid } from './attitude-pid';
import { alongAxis, sampleOf, slanted } from './attitude-turn.fixture';
import { add, lengthOf, scaled, type Vector } from './vector';

const error = (x: number, y: number, z: number) => sampleOf({ error: { x, y, z } });
const closeTo = ({ x, y, z }: Vector) => ({
  x: expect.closeTo(x, 12),
  y: expect.closeTo(y, 12),
  z: expect.closeTo(z, 12),
});

/** Axis about which tests turn a body. */
const upright = { x: 0, y: 1, z: 0 };

describe('AttitudePid', () => {
  it.each<[string, ControllerSettings]>([
    ['as it comes', {}],
    ['with a brake', { kp: 172, kd: 22, brake: 0.65 }],
    ['with a filter and the derivative of the error', { filterTime: 0.05, derivative: 'error' }],
    ['that winds up', { kp: 10, ki: 20, kd: 4, ...integrateAlways, antiWindup: 'none' }],
    ['that clamps', { kp: 10, ki: 20, kd: 4, ...integrateAlways }],
    [
      'that calculates back',
      { kp: 10, ki: 20, kd: 4, ...integrateAlways, antiWindup: 'back-calculation', trackingTime: 0.5 },
    ],
  ])('%s is the plane’s PID about one axis, past half a turn and under a push too', (_, settings) => {
    for (const start of [
      { step: toRadians(10) },
      { step: toRadians(170), angularVelocity: -6, disturbance: -1 },
    ]) {
      const trial = { ...start, timeStep: 1 / 60, duration: 4, limits: motor };
      const plane = simulateTurn({ ...trial, controller: new Pid(settings) });
      const space = simulateTurn({ ...trial, controller: alongAxis(new AttitudePid(settings), upright) });
      plane.errors.forEach((expected, n) => {
        expect(space.errors[n]).toBeCloseTo(expected, 9);
      });
    }
  });

  it('keeps its integral at rest while the error is longer than the zone, though each component is shorter', () => {
    const settings = { kp: 0, ki: 60, kd: 0, integralZone: 0.3 };
    const law = new AttitudePid(settings);
    // √3 × 0.2 = 0.35 is outside, √3 × 0.1 = 0.17 inside; the trapezoid of a step is 60 × 0.1/60.
    law.update(error(0.2, 0.2, 0.2));
    expect(lengthOf(law.update(error(0.2, 0.2, 0.2)).i)).toBe(0);
    law.update(error(0.1, 0.1, 0.1));
    law.reset();
    law.update(error(0.1, 0.1, 0.1));
    expect(law.update(error(0.1, 0.1, 0.1)).i).toEqual(closeTo({ x: 0.1, y: 0.1, z: 0.1 }));
  });

  it('undoes its growth along the excess over the motor’s limit', () => {
    const settings = { kp: 100, ki: 60, kd: 0, ...integrateAlways };
    const grownAfter = (applied: (output: Vector) => Vector) => {
      const law = new AttitudePid(settings);
      law.update(error(0.1, 0, 0));
      law.limited(applied(law.update(error(0.1, 0, 0)).output));
      return law.update(error(0, 0, 0)).i;
    };
    // Two trapezoids, 60 (0.1 + 0.1)/2/60 and 60 (0.1 + 0)/2/60.
    expect(grownAfter((output) => output)).toEqual(closeTo({ x: 0.15, y: 0, z: 0 }));
    expect(grownAfter((output) => scaled(output, 0.5))).toEqual(closeTo({ x: 0.05, y: 0, z: 0 }));
    // The missing part is at right angles to the error.
    expect(grownAfter((output) => add(output, { x: 0, y: 1, z: 0 }))).toEqual(
      closeTo({ x: 0.15, y: 0, z: 0 }),
    );
  });

  it('clamps by component, as three exported laws do: growth across or against the excess of an axis stays', () => {
    const settings = { kp: 100, ki: 60, kd: 0, ...integrateAlways };
    const law = new AttitudePid(settings);
    const axes = { x: new Pid(settings, 'none'), y: new Pid(settings, 'none') };
    const told = (part: 'x' | 'y') => ({ error: { x: 0.1, y: -0.2 }[part], angularVelocity: 0 });
    const plain = { targetAngularVelocity: 0, timeStep: 1 / 60, limits: motor };
    for (let step = 0; step < 3; step++) {
      const { output } = law.update(error(0.1, -0.2, 0));
      for (const part of ['x', 'y'] as const) axes[part].update({ ...told(part), ...plain });
      // The motor gives half of x, and more of y than commanded.
      const applied = { x: output.x / 2, y: output.y * 2, z: 0 };
      law.limited(applied);
      for (const part of ['x', 'y'] as const) axes[part].limited?.(applied[part]);
    }
    const last = law.update(error(0.1, -0.2, 0)).i;
    for (const part of ['x', 'y'] as const)
      expect(last[part]).toBeCloseTo(axes[part].update({ ...told(part), ...plain }).i, 12);
    // One trapezoid of x, 60 × 0.1/60, all three of y.
    expect(last).toEqual(closeTo({ x: 0.1, y: -0.6, z: 0 }));
  });

  it('takes the change of the error the short way round past half a turn', () => {
    const law = new AttitudePid({ kp: 0, ki: 0, kd: 1, derivative: 'error' });
    // 0.1 rad a step about the slanted axis, 6 rad/s.
    law.update(sampleOf({ error: scaled(slanted, Math.PI - 0.05) }));
    const { d } = law.update(sampleOf({ error: scaled(slanted, 0.05 - Math.PI) }));
    expect(d).toEqual(closeTo(scaled(slanted, 6)));
  });

  it('continues from a memory like the law that it was taken from, and refuses a memory of another length', () => {
    const settings = { ...integrateAlways, derivative: 'error', filterTime: 0.1 } as const;
    const [from, to] = [new AttitudePid(settings), new AttitudePid(settings)];
    from.update(error(0.1, 0.2, 0.1));
    from.update(error(0.05, 0.1, 0.1));
    to.memory = JSON.parse(JSON.stringify(from.memory));
    expect(to.update(error(0, 0.1, 0))).toEqual(from.update(error(0, 0.1, 0)));
    from.reset();
    expect(from.memory).toEqual([]);
    expect(() => {
      to.memory = [1, 2, 3];
    }).toThrow(RangeError);
  });

  it('changes settings under way and refuses those that it has not', () => {
    const law = new AttitudePid({ kp: 2, ki: 0, kd: 0 });
    law.retune({ kp: 3 });
    expect(law.update(error(1, 0, 0)).output.x).toBe(3);
    // @ts-expect-error: a PID has no frequency
    expect(() => law.retune({ frequency: 3 })).toThrow('frequency: no such setting');
    // @ts-expect-error: no such word
    expect(() => new AttitudePid({ antiWindup: 'clamped' })).toThrow(RangeError);
  });
});
