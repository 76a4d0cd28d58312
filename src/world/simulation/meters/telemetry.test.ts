import { describe, expect, it } from 'vitest';
import type { Scenario } from '../scenario';
import { limitEntity } from '../settings';
import { Simulation } from '../simulation';
import { channels, mostRecorded, recordedSeconds } from './telemetry';

const turning = {
  version: 1,
  name: 'turning',
  entities: [
    { kind: 'missile', position: [0, 0], angle: 0, command: { kind: 'turn-towards', target: [0, 50] } },
    { kind: 'character', position: [20, 0], angle: 0 },
  ],
} satisfies Scenario;

function run(simulation: Simulation, steps: number): Simulation {
  for (let n = 0; n < steps; n++) simulation.step();
  return simulation;
}

describe('the record of the turns', () => {
  it('is empty before the first step', () => {
    const {
      measures: { telemetry },
      entities,
    } = new Simulation(turning);
    expect(telemetry.times()).toEqual([]);
    expect(telemetry.column(entities[0], 'error')).toEqual([]);
    expect(telemetry.latest).toBe(0);
  });

  it('holds the controller’s input and output, at the time before each step', () => {
    const simulation = new Simulation(turning);
    const [missile] = simulation.entities;
    const seen = Array.from({ length: 30 }, () => {
      const omega = missile.body.getAngularVelocity();
      simulation.step();
      const { error, commanded, applied, p, i, d } = missile.turn;
      return { omega, error, commanded, applied, p, i, d };
    });
    const { telemetry } = simulation.measures;
    telemetry.times().forEach((time, n) => {
      expect(time).toBeCloseTo(n / 60, 12);
    });
    for (const channel of ['error', 'omega', 'commanded', 'applied', 'p', 'i', 'd'] as const)
      expect(telemetry.column(missile, channel)).toEqual(seen.map((turn) => turn[channel]));
    // The target lies exactly to the side, so the first error is a quarter turn.
    expect(telemetry.column(missile, 'error')[0]).toBeCloseTo(Math.PI / 2, 12);
  });

  it('returns the largest magnitude of the last steps, and 0 without a record', () => {
    const simulation = run(new Simulation(turning), 30);
    const [missile, idle] = simulation.entities;
    const { telemetry } = simulation.measures;
    const errors = telemetry.column(missile, 'error').map(Math.abs as (error: number | null) => number);
    expect(telemetry.largest(missile, 'error', 4)).toBe(Math.max(...errors.slice(-4)));
    expect(telemetry.largest(missile, 'error', 1e6)).toBeCloseTo(Math.PI / 2, 12);
    expect(telemetry.largest(idle, 'error', 4)).toBe(0);
    expect(telemetry.largest(missile, 'omegaLimit', 4)).toBe(0);
  });

  it('an idle body has no error, and a limit that is off no value', () => {
    const {
      measures: { telemetry },
      entities,
    } = run(new Simulation(turning), 3);
    expect(telemetry.column(entities[1], 'error')).toEqual([null, null, null]);
    expect(telemetry.column(entities[1], 'omega')).toEqual([0, 0, 0]);
    expect(telemetry.column(entities[0], 'omegaLimit')).toEqual([null, null, null]);
  });

  it('a limit changed under way is recorded from the next step on', () => {
    const simulation = run(new Simulation(turning), 2);
    const [missile] = simulation.entities;
    limitEntity(missile, { angularAcceleration: 3, turnRate: 2 });
    const { telemetry } = run(simulation, 2).measures;
    expect(telemetry.column(missile, 'alphaLimit')).toEqual([4 * Math.PI, 4 * Math.PI, 3, 3]);
    expect(telemetry.column(missile, 'omegaLimit')).toEqual([null, null, 2, 2]);
  });

  it.each([30, 60, 240])('reaches back ten seconds, no further, at %i Hz', (stepRate) => {
    const { measures, entities, time } = run(new Simulation({ ...turning, stepRate }), 25 * stepRate);
    const { telemetry } = measures;
    const times = telemetry.times();
    expect(times).toHaveLength(recordedSeconds * stepRate + 1);
    expect(times[times.length - 1]).toBeCloseTo(time - 1 / stepRate, 9);
    expect(times[0]).toBeCloseTo(time - 1 / stepRate - recordedSeconds, 9);
    for (const channel of channels) expect(telemetry.column(entities[0], channel)).toHaveLength(times.length);
  });

  it('keeps its order over a change of the step rate', () => {
    const simulation = run(new Simulation(turning), 240);
    simulation.stepRate = 240;
    const times = run(simulation, 480).measures.telemetry.times();
    expect(times).toHaveLength(240 + 480);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
  });

  it('a body that enters late has no values before it came', () => {
    const simulation = run(new Simulation(turning), 3);
    const late = simulation.add({ kind: 'missile', command: { kind: 'seek', target: [9, 9] } });
    const { telemetry } = run(simulation, 2).measures;
    const applied = telemetry.column(late, 'applied');
    expect(applied.slice(0, 3)).toEqual([null, null, null]);
    expect(applied.slice(3)).not.toContain(null);
  });

  it('only the first bodies are recorded; the next ones move up when one leaves', () => {
    const entities = Array.from({ length: mostRecorded + 1 }, () => ({ kind: 'missile' as const }));
    const simulation = run(new Simulation({ ...turning, entities }), 1);
    const last = simulation.entities[mostRecorded];
    expect(simulation.measures.telemetry.column(last, 'applied')).toEqual([null]);
    simulation.remove(simulation.entities[0]);
    const applied = run(simulation, 1).measures.telemetry.column(last, 'applied');
    expect(applied.map((value) => value !== null)).toEqual([false, true]);
  });

  it('returns only the latest values if fewer are asked for', () => {
    const {
      measures: { telemetry },
      entities,
    } = run(new Simulation(turning), 4);
    const all = telemetry.column(entities[0], 'omega');
    expect(new Set(all).size).toBe(4);
    expect(telemetry.column(entities[0], 'omega', 3)).toEqual(all.slice(-3));
    expect(telemetry.column(entities[0], 'omega', 5)).toEqual(all);
  });
});
