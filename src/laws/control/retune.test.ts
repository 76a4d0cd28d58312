// Tests of changes of settings during a turn: the state stays, and a refused setting changes nothing.
import { describe, expect, it } from 'vitest';
import { controllerKinds, controllerOf, reconfigure } from './controllers';
import { LeakyPid } from './leaky-pid';
import { forwardPd, PdController, StablePd } from './pd';
import { Pid } from './pid';
import { sampleOf } from './turn-sample.fixture';
import { WindowedPid } from './windowed-pid';

const kinds = Object.entries(controllerKinds);
const timeStep = 0.5;
/** Input of a law: an error of 0.2 rad, in a step of 0.5 s. */
const off = sampleOf({ error: 0.2, timeStep });

describe('retune', () => {
  it.each(kinds)('%s retuned to the settings it already has gives the same outputs', (kind, { tunables }) => {
    const [left, alone] = [controllerOf({ kind }), controllerOf({ kind })];
    for (const error of [1, 0.7, 0.2]) {
      left.update(sampleOf({ error }));
      alone.update(sampleOf({ error }));
    }
    left.retune(Object.fromEntries(tunables.map(({ key, initial }) => [key, initial])));
    expect(left.update(sampleOf({ error: 0.1 }))).toEqual(alone.update(sampleOf({ error: 0.1 })));
  });

  it.each(kinds)('%s refuses a setting that it does not know', (kind) => {
    expect(() => controllerOf({ kind }).retune({ kpp: 1 })).toThrow('kpp: no such setting');
  });

  it.each(kinds)('%s names the settings that are missing', (kind) => {
    for (const missing of [undefined, null])
      expect(() => controllerOf({ kind }).retune(missing as never)).toThrow(
        new RangeError(`settings: must be an object, got ${missing}`),
      );
  });

  it('a textbook PID keeps its integral, in rad/s², under another Ki', () => {
    const pid = new Pid({ kp: 0, ki: 10, kd: 0 });
    for (let n = 0; n < 3; n++) pid.update(off);
    expect(pid.update(off).i).toBeCloseTo(3 * 10 * 0.2 * timeStep, 12);
    pid.retune({ ki: 0 });
    expect(pid.update(off).i).toBeCloseTo(3, 12);
  });

  it('a leaky PID keeps its average, under the new gain', () => {
    const pid = new LeakyPid({ kp: 0, ki: 1, kd: 0 });
    pid.update(off);
    pid.retune({ ki: 5 });
    expect(pid.update(off).i).toBeCloseTo(5 * 0.2, 12);
  });

  it('a windowed PID keeps the newest errors that a smaller window holds', () => {
    const pid = new WindowedPid({ kp: 0, ki: 1, kd: 0, window: 5 });
    for (const error of [9, 9, 3, 6]) pid.update(sampleOf({ error, timeStep }));
    pid.retune({ window: 3 });
    // Simpson over 3, 6, 3: (0.5/3) (3 + 4 × 6 + 3)
    expect(pid.update(sampleOf({ error: 3, timeStep })).i).toBeCloseTo(5, 12);
  });

  it('a PD uses its new gains and keeps the other setting: kp = 9 × 2², kd = 4.5 × 2 × 1.1', () => {
    const pd = new PdController(forwardPd, { frequency: 1 });
    pd.retune({ frequency: 2 });
    const { p, d } = pd.update(sampleOf({ error: 1, angularVelocity: -1 }));
    expect([p, d]).toEqual([36, 4.5 * 2 * 1.1]);
  });

  it('the stable PD counters a known wind if set to, and keeps that setting when gains change', () => {
    const law = new StablePd();
    law.retune({ knownForces: 'countered' });
    law.retune({ frequency: 3 });
    expect(law.update(sampleOf({ disturbance: 2 })).i).toBe(-2);
  });

  it('a refused value changes nothing', () => {
    const pid = new Pid({ kp: 3, ki: 0, kd: 0 });
    expect(() => pid.retune({ kp: 4, kd: Number.NaN })).toThrow(RangeError);
    expect(pid.update(sampleOf({ error: 1 })).output).toBe(3);
  });
});

describe('reconfigure', () => {
  it('keeps the controller while its kind stays; settings left out have their defaults', () => {
    const from = { kind: 'pid', kp: 3, ki: 0 };
    const controller = controllerOf(from);
    expect(reconfigure(controller, from, { kind: 'pid', ki: 0, kd: 0 })).toBe(controller);
    expect(controller.update(sampleOf({ error: 1 })).output).toBe(43);
  });

  it('makes another one for another kind', () => {
    const controller = controllerOf({ kind: 'pid' });
    expect(reconfigure(controller, { kind: 'pid' }, { kind: 'leaky-pid' })).toBeInstanceOf(LeakyPid);
  });

  it('refuses an unknown kind', () => {
    expect(() => reconfigure(controllerOf({ kind: 'pid' }), { kind: 'pid' }, { kind: 'best' })).toThrow(
      'kind: must be one of',
    );
  });
});
