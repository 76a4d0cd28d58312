// Tests that angles are unlimited: a body reports the angle that was set, with all whole turns.

import { describe, expect, it } from 'vitest';
import { Box, World } from '../planck/planck';
import { createBody } from './hull';
import { missileShape } from './missile';
import { setPose } from './set-pose';

describe('setPose', () => {
  it.each([20, -20, 3.2, -3.2, 0, 1000])('keeps an angle of %d rad', (angle) => {
    const body = new World().createBody({ type: 'dynamic' });
    setPose(body, { x: 1, y: 2 }, angle);
    expect(body.getAngle()).toBe(angle);
    expect(body.getPosition()).toMatchObject({ x: 1, y: 2 });
    // In the body's frame the world lies as it does after the same angle in (-π, π].
    const nose = body.getWorldVector({ x: 1, y: 0 });
    expect(nose.x).toBeCloseTo(Math.cos(angle), 12);
    expect(nose.y).toBeCloseTo(Math.sin(angle), 12);
  });

  it('lets the world continue from the new place', () => {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const body = world.createBody({ type: 'dynamic', angularVelocity: 3 });
    body.createFixture(new Box(1, 1), { density: 1 });
    setPose(body, { x: 0, y: 0 }, 20);
    for (let step = 0; step < 60; step++) world.step(1 / 60, 8, 3);
    expect(body.getAngle()).toBeCloseTo(23, 9);
  });

  it('is how a hull is made', () => {
    expect(createBody(new World(), missileShape, { x: 0, y: 0 }, 20).getAngle()).toBe(20);
  });
});
