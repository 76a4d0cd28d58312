// Tests of the four ways to turn a body: alike in free space, and different after a collision.

import { describe, expect, it } from 'vitest';
import { Box, World } from '../planck/planck';
import { createDrive, type DriveName, driveChoice, overridesCollisions } from './drive';
import { createBody, inertiaAboutCentre } from './hull';
import { Missile, missileShape } from './missile';

const timeStep = 1 / 60;
const motor = 10;
const names = driveChoice.options.map(({ value }) => value);

/**
 * Returns a missile at the origin. If it is blocked, one wall is beside its nose and another one is beside its tail.
 */
function setUp(name: DriveName, blocked: boolean) {
  const world = new World({ gravity: { x: 0, y: 0 }, allowSleep: false });
  const body = createBody(world, missileShape, { x: 0, y: 0 }, 0);
  if (blocked) {
    for (const side of [1, -1]) {
      const wall = world.createBody({ type: 'static', position: { x: side * 4, y: side * 2.6 } });
      wall.createFixture(new Box(3, 1));
    }
  }
  const drive = createDrive(name, body);
  const run = (applied: number, steps: number) => {
    for (let n = 0; n < steps; n++) {
      drive.turn(body, applied, timeStep, motor, inertiaAboutCentre(body));
      world.step(timeStep, 8, 3);
    }
  };
  return { body, drive, run };
}

describe.each(names)('turned by %s', (name) => {
  it('a free body turns as semi-implicit Euler says: α Δt² n(n+1)/2', () => {
    const { body, drive, run } = setUp(name, false);
    run(motor, 30);
    expect(body.getAngle()).toBeCloseTo((motor * timeStep ** 2 * 30 * 31) / 2, 4);
    expect(drive.angularVelocityOf(body)).toBeCloseTo(motor * timeStep * 30, 3);
  });
});

describe('another drive', () => {
  const pairs = names.flatMap((first) => names.map((second) => [first, second] as const));

  it.each(pairs)('keeps the motion: from %s to %s', (first, second) => {
    const world = new World({ gravity: { x: 0, y: 0 } });
    const missile = new Missile(world, { position: { x: 0, y: 0 }, angle: 0, drive: first });
    missile.give({ kind: 'turn-towards', target: { x: -90, y: 1 } });
    const turn = (steps: number) => {
      const angle = missile.body.getAngle();
      for (let n = 0; n < steps; n++) {
        missile.update(timeStep);
        world.step(timeStep, 8, 3);
      }
      return (missile.body.getAngle() - angle) / timeStep / steps;
    };
    turn(15);
    const before = turn(1);
    missile.drive = second;
    // A step at the motor's limit adds 4π/60 rad/s.
    expect(turn(1) - before).toBeCloseTo((4 * Math.PI) / 60, 2);
  });
});

describe('several turns', () => {
  it.each(names)('by %s are counted: past ±π the angle continues', (name) => {
    const { body, run } = setUp(name, false);
    run(motor, 120);
    // α Δt² n(n+1)/2 is 20.2 rad, more than three turns.
    expect(body.getAngle()).toBeCloseTo((motor * timeStep ** 2 * 120 * 121) / 2, 3);
  });
});

describe('against a wall', () => {
  it.each<DriveName>(['torque', 'joint'])('%s stops, and leaves it at that', (name) => {
    const { body, drive, run } = setUp(name, true);
    run(motor, 60);
    expect(overridesCollisions(name)).toBe(false);
    expect(Math.abs(drive.angularVelocityOf(body))).toBeLessThan(0.5);
  });

  it.each<DriveName>(['angular-velocity', 'angle'])(
    '%s goes on, and takes away what the wall gave',
    (name) => {
      const { body, drive, run } = setUp(name, true);
      run(motor, 60);
      expect(overridesCollisions(name)).toBe(true);
      expect(drive.angularVelocityOf(body)).toBeCloseTo(motor * timeStep * 60, 9);
    },
  );
});

it('a joint is removed when another drive takes over', () => {
  const { body, drive } = setUp('joint', false);
  expect(body.getWorld().getJointCount()).toBe(1);
  drive.release?.(body);
  expect(body.getWorld().getJointCount()).toBe(0);
});
