// Tests of gusts: they repeat for equal seeds, keep their mean and stay in their range.

import { describe, expect, it } from 'vitest';
import { createBody } from '../entities/hull';
import { missileShape } from '../entities/missile';
import { World } from '../planck/planck';
import { gustFactor, Wind } from './wind';

describe('gusts', () => {
  const times = Array.from({ length: 6000 }, (_, n) => n / 60);

  it('are none when they are switched off', () => {
    expect(times.map((time) => gustFactor(0, 3, time)).every((factor) => factor === 1)).toBe(true);
  });

  it('stay between 1 - gusts and 1 + gusts, about a mean of 1', () => {
    const factors = times.map((time) => gustFactor(0.5, 3, time));
    expect(Math.min(...factors)).toBeGreaterThanOrEqual(0.5);
    expect(Math.max(...factors)).toBeLessThanOrEqual(1.5);
    expect(Math.max(...factors) - Math.min(...factors)).toBeGreaterThan(0.5);
    // Over 100 s a sine of period T leaves less than T/π of its amplitude: (1.3 + 2.9 + 7.1)/3π · 0.5 / 100 < 0.01.
    const mean = factors.reduce((sum, factor) => sum + factor, 0) / factors.length;
    expect(Math.abs(mean - 1)).toBeLessThan(0.01);
  });

  it('are the same for the same seed and others for another', () => {
    const at = (seed: number) => times.map((time) => gustFactor(1, seed, time));
    expect(at(5)).toEqual(at(5));
    expect(at(5)).not.toEqual(at(6));
  });
});

describe('the turning of the wind', () => {
  it('equals its effect on a body: angular velocity over the step', () => {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const body = createBody(world, missileShape, { x: 0, y: 0 }, 0);
    const wind = new Wind({ windTorque: 125 }, 1);
    const { turning } = wind.on(body, 0.8);
    wind.act(body, 0.8);
    world.step(1 / 60);
    expect(turning).toBeGreaterThan(1);
    expect(body.getAngularVelocity()).toBeCloseTo(turning / 60, 12);
  });

  it('is none without a torque', () => {
    const body = createBody(new World(), missileShape, { x: 0, y: 0 }, 0);
    expect(new Wind({ windForce: 100 }, 1).on(body, 1).turning).toBe(0);
  });
});
