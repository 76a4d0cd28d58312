import { describe, expect, it } from 'vitest';
import { toRadians } from '../exact/figures';
import { createAttitudeController } from './attitude/attitude-controllers';
import {
  type ControllerName,
  controllerKinds,
  controllerOf,
  createController,
  isControllerName,
} from './controllers';
import { measureTurn, simulateTurn } from './step-response';
import { refusal } from './tunable';
import { motor, sampleOf } from './turn-sample.fixture';

const names = Object.keys(controllerKinds).filter(isControllerName);
const trial = { timeStep: 1 / 60, limits: motor };

describe('controllerKinds', () => {
  it('holds eight controllers', () => {
    expect([...names].sort()).toEqual([
      'backward-pd',
      'forward-pd',
      'leaky-pid',
      'one-step',
      'pid',
      'spd',
      'time-optimal',
      'windowed-pid',
    ]);
  });

  it.each(names)('%s has a distinct label and a source', (name) => {
    const { label, source } = controllerKinds[name];
    expect(names.filter((other) => controllerKinds[other].label === label)).toEqual([name]);
    expect(source).not.toBe('');
  });

  it.each(names)('%s takes every default and both ends of every slider', (name) => {
    for (const row of controllerKinds[name].tunables) {
      for (const value of [row.initial, row.min, row.max]) expect(refusal(row, value)).toBeNull();
      expect(row.initial).toBeGreaterThanOrEqual(row.min);
      expect(row.initial).toBeLessThanOrEqual(row.max);
    }
  });

  it.each(names)('%s gives every setting a distinct key and a help text', (name) => {
    const rows = [...controllerKinds[name].tunables, ...controllerKinds[name].choices];
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
    for (const row of rows) expect(row.help).toMatch(/^[A-Z].*\.$/);
  });
});

describe('every controller', () => {
  const make = (name: ControllerName) => controllerOf({ kind: name });

  it.each(names)('%s gives the sum of its terms', (name) => {
    const { p, i, d, output } = make(name).update(sampleOf({ error: 1, angularVelocity: 0.5 }));
    expect(output).toBeCloseTo(p + i + d, 9);
  });

  it.each(names)('%s turns 90° and stays there', (name) => {
    const trace = simulateTurn({ ...trial, controller: make(name), step: toRadians(90), duration: 20 });
    expect(measureTurn(trace).settlingTime).not.toBeNull();
  });

  it.each(names)('%s turns the short way over ±180°', (name) => {
    expect(make(name).update(sampleOf({ error: toRadians(-170) })).output).toBeLessThan(0);
    expect(make(name).update(sampleOf({ error: toRadians(170) })).output).toBeGreaterThan(0);
  });

  it.each(names)('%s follows a target of constant angular velocity without lag', (name) => {
    const moving = { ...trial, step: 0.2, duration: 100, targetAngularVelocity: 1 };
    const { steadyStateError } = measureTurn(simulateTurn({ ...moving, controller: make(name) }));
    expect(Math.abs(steadyStateError)).toBeLessThan(1e-4);
  });

  it.each(names)('%s turns the same again after a reset', (name) => {
    const controller = make(name);
    const turn = () => simulateTurn({ ...trial, controller, step: 1, duration: 2 });
    expect(turn()).toEqual(turn());
  });
});

describe('controllerOf', () => {
  it('passes the settings on', () => {
    const controller = controllerOf({ kind: 'leaky-pid', kp: 7, ki: 0, kd: 0 });
    expect(controller.update(sampleOf({ error: 1 })).output).toBe(7);
    const kicking = controllerOf({ kind: 'pid', kp: 0, ki: 0, kd: 1, derivative: 'error' });
    kicking.update(sampleOf({ error: 0, timeStep: 0.1 }));
    expect(kicking.update(sampleOf({ error: 1, timeStep: 0.1 })).output).toBeCloseTo(10, 9);
  });

  it.each([
    ['an unknown kind', { kind: 'fuzzy' }, /^kind: must be one of windowed-pid, .*, got "fuzzy"$/],
    ['a name every object has', { kind: 'toString' }, /^kind: /],
    ['an unknown setting', { kind: 'pid', kq: 1 }, /^kq: no such setting, takes kp, ki, kd/],
    ['a setting where there are none', { kind: 'one-step', kp: 1 }, /^kp: no such setting, takes nothing$/],
    ['a number out of range', { kind: 'leaky-pid', ki: 1e5 }, /^ki: must be a number from -10000 to 10000/],
    ['a number that is none', { kind: 'spd', damping: Number.NaN }, /^damping: .*got NaN$/],
    ['an endless number', { kind: 'spd', frequency: Infinity }, /^frequency: .*got Infinity$/],
    ['text for a number', { kind: 'windowed-pid', kp: '42' }, /^kp: .*got "42"$/],
    ['an unknown word', { kind: 'pid', antiWindup: 'hope' }, /^antiWindup: must be one of .*got "hope"$/],
    ['a number for a word', { kind: 'pid', derivative: 1 }, /^derivative: must be one of .*got 1$/],
  ])('refuses %s', (_, spec, message) => {
    expect(() => controllerOf(spec)).toThrow(RangeError);
    expect(() => controllerOf(spec)).toThrow(message);
  });

  it.each(['{"kind": 1}', '{"kind": null}', '{"kind": ["pid"]}', '{}'])(
    'refuses a kind that is no text: %s',
    (json) => {
      expect(() => controllerOf(JSON.parse(json))).toThrow(RangeError);
      expect(() => controllerOf(JSON.parse(json))).toThrow(/^kind: /);
    },
  );

  it('refuses null in place of a spec', () => {
    for (const make of [createController, controllerOf, createAttitudeController])
      expect(() => make(null as never)).toThrow(new RangeError('spec: must be an object, got null'));
  });

  it('refuses null and __proto__ as settings', () => {
    expect(() => controllerOf(JSON.parse('{"kind": "pid", "kp": null}'))).toThrow(/^kp: .*got null$/);
    expect(() => controllerOf(JSON.parse('{"kind": "pid", "__proto__": 1}'))).toThrow(/^__proto__: /);
  });
});
