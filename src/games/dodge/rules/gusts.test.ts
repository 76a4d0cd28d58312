// Gusts are announced, and push and turn what flies.

import { describe, expect, it } from 'vitest';
import { Mulberry32 } from '../../../entities/random';
import { Box, World } from '../../../exact/planck';
import { Gusts } from './gusts';

const timeStep = 1 / 60;

describe('gusts', () => {
  it('are announced for 1.5 s, blow for 3 s, and begin every 7 s; one that was announced blows to its end', () => {
    const gusts = new Gusts(new Mulberry32(1));
    const seen: string[] = [];
    for (let n = 0; n < 14 * 60; n++) {
      gusts.update(timeStep, n < 8 * 60, []);
      const now = gusts.now === null ? 'still' : gusts.now.in > 0 ? 'announced' : 'blows';
      if (seen.at(-1) !== now) seen.push(now);
      if (n === 60) expect(gusts.now?.in).toBeCloseTo(0.5, 6);
    }
    expect(seen).toEqual(['announced', 'blows', 'still', 'announced', 'blows', 'still']);
  });

  it('push a body by 60 N and turn it by 20 N m', () => {
    const world = new World();
    const body = world.createBody({ type: 'dynamic' });
    // 12 kg; inertia m (w² + h²) / 12 = 12 × (9 + 16) / 12 = 25 kg m².
    body.createFixture(new Box(1.5, 2), 1);
    const gusts = new Gusts(new Mulberry32(1));
    for (let n = 0; n < 92; n++) gusts.update(timeStep, true, []);
    expect(gusts.now?.in).toBe(0);
    gusts.update(timeStep, true, [{ body }]);
    const { heading, torque } = gusts.now!;
    world.step(timeStep);
    const velocity = body.getLinearVelocity();
    expect(velocity.x).toBeCloseTo((60 / 12 / 60) * Math.cos(heading), 9);
    expect(velocity.y).toBeCloseTo((60 / 12 / 60) * Math.sin(heading), 9);
    expect(Math.abs(torque)).toBe(20);
    expect(body.getAngularVelocity()).toBeCloseTo(torque / 25 / 60, 9);
  });
});
