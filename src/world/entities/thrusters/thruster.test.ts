// Tests of thrusters: sag, arrival and engines, against formulas and steps worked out by hand.

import { describe, expect, it } from 'vitest';
import { integrateAlways } from '../../../laws/control/pid';
import { World } from '../../planck/planck';
import { createLifter, createTug } from './kinds';

const timeStep = 1 / 60;
const gravity = 9.81;

const world = () => new World({ gravity: { x: 0, y: 0 }, allowSleep: false });

const pid = (kp: number, ki: number, kd: number) => ({ kind: 'pid', kp, ki, kd, ...integrateAlways });

/**
 * Simulates a lifter under gravity for some seconds and returns it. The lifter should stay at the origin; y is down.
 */
function lifted(controller: { kind: string; [setting: string]: number | string }, seconds: number) {
  const field = world();
  const lifter = createLifter(field, { position: { x: 0, y: 0 }, angle: -Math.PI / 2, controller });
  lifter.give({ kind: 'seek', target: { x: 0, y: 0 } });
  const outside = { turning: 0, push: { x: 0, y: gravity } };
  const heights: number[] = [];
  for (let n = 0; n < seconds * 60; n++) {
    lifter.update(timeStep, outside);
    lifter.body.applyForceToCenter({ x: 0, y: gravity * lifter.body.getMass() }, true);
    field.step(timeStep);
    heights.push(-lifter.body.getPosition().y);
  }
  return { lifter, heights };
}

describe('a lifter under gravity', () => {
  it('sinks under PD by g/Kp', () => {
    const { heights } = lifted(pid(4, 0, 4), 12);
    expect(heights.at(-1)).toBeCloseTo(-gravity / 4, 4);
  });

  it('swings under P for ever, between its height and 2 g/Kp below', () => {
    const { heights } = lifted(pid(4, 0, 0), 60);
    const late = heights.slice(-600);
    // Semi-implicit Euler keeps the swing's size. The samples miss its extremes by less than 1 %.
    expect(Math.min(...late)).toBeCloseTo((-2 * gravity) / 4, 1);
    expect(Math.max(...late)).toBeCloseTo(0, 1);
  });

  it('comes back under PID', () => {
    const { heights } = lifted(pid(4, 3, 4), 20);
    expect(Math.min(...heights)).toBeLessThan(-1);
    expect(heights.at(-1)).toBeCloseTo(0, 3);
  });

  it('never sinks if it knows gravity and counters it', () => {
    const { heights } = lifted(
      { kind: 'spd', frequency: 2 / 3, damping: 4 / 3, knownForces: 'countered' },
      5,
    );
    expect(Math.max(...heights.map(Math.abs))).toBeLessThan(1e-9);
  });

  it('cannot push itself down: above its height the engine is off', () => {
    const field = world();
    const lifter = createLifter(field, {
      position: { x: 0, y: -5 },
      angle: 0,
      controller: pid(4, 0, 0),
    });
    lifter.give({ kind: 'seek', target: { x: 0, y: 0 } });
    lifter.update(timeStep);
    expect(lifter.turn.error).toBe(-5);
    expect(lifter.turn.commanded).toBeCloseTo(-20, 12);
    expect(lifter.turn.applied).toBeCloseTo(0, 12);
    expect(lifter.turn.bounded).toBe(false);
  });
});

describe('a tug', () => {
  const tug = (controller: { kind: string; [setting: string]: number | string }) => {
    const field = world();
    const body = createTug(field, {
      position: { x: 0, y: 0 },
      angle: 0,
      controller,
      limits: { linearAcceleration: 8, speed: 50 },
    });
    return { field, body };
  };

  it('pushes each axis by its own error and limit', () => {
    const { body } = tug({ kind: 'forward-pd', frequency: 1, damping: 1 });
    body.give({ kind: 'seek', target: { x: 0.5, y: -3 } });
    body.update(timeStep);
    // kp = 9 f² = 9: 4.5 m/s² along x, and -27 along y, which is limited to -8.
    expect(body.thrust.x).toBeCloseTo(4.5, 12);
    expect(body.thrust.y).toBeCloseTo(-8, 12);
  });

  it('measures along the way to its target', () => {
    const { body } = tug({ kind: 'forward-pd' });
    body.give({ kind: 'seek', target: { x: 3, y: 4 } });
    body.update(timeStep);
    expect(body.turn.error).toBeCloseTo(5, 12);
    // The axis with the larger share, 4/5, sets the limit: 8 / 0.8.
    expect(body.turn.limits.angularAcceleration).toBeCloseTo(10, 12);
  });

  it('arrives by the time-optimal law after 2 √(d/a), full thrust and full braking', () => {
    const { field, body } = tug({ kind: 'time-optimal' });
    body.give({ kind: 'seek', target: { x: 18, y: 0 } });
    let steps = 0;
    for (; Math.hypot(body.position.x - 18, body.velocity.x) > 1e-6 && steps < 600; steps++) {
      body.update(timeStep);
      field.step(timeStep);
    }
    // 2 √(18/8) = 3 s. With samples the body is at rest within two steps of that time.
    expect(steps * timeStep).toBeGreaterThanOrEqual(3);
    expect(steps * timeStep).toBeLessThan(3 + 3 * timeStep);
  });

  it('keeps its heading when it is turned', () => {
    const { field, body } = tug({ kind: 'backward-pd' });
    body.give({ kind: 'seek', target: { x: 0, y: 0 } });
    body.body.setAngularVelocity(3);
    for (let n = 0; n < 240; n++) {
      body.update(timeStep);
      field.step(timeStep);
    }
    expect(body.body.getAngle()).toBeCloseTo(0, 3);
  });

  it('follows a path and holds its last waypoint', () => {
    const { field, body } = tug({ kind: 'backward-pd', frequency: 1, damping: 1.3 });
    body.give({
      kind: 'follow-path',
      loop: false,
      waypoints: [
        { x: 5, y: 0 },
        { x: 5, y: 5 },
      ],
    });
    for (let n = 0; n < 600; n++) {
      body.update(timeStep);
      field.step(timeStep);
    }
    expect(body.command).toEqual({ kind: 'seek', target: { x: 5, y: 5 } });
    expect(body.position.x).toBeCloseTo(5, 2);
    expect(body.position.y).toBeCloseTo(5, 2);
  });
});
