// Tests of steered bodies in a user's planck world: an existing body, a user's hull, a page in pixels.

import { describe, expect, it } from 'vitest';
import { BoxShape, World } from '../planck/planck';
import { Character, inertiaAboutCentre, Missile, Scale } from './planck';

const timeStep = 1 / 60;
const calm = () => new World({ gravity: { x: 0, y: 0 } });
/** A hull of 40 px by 20 px with a corner at the origin. */
const box = [
  [0, 0],
  [40, 0],
  [40, 20],
  [0, 20],
] as const;

function run(world: World, entity: Missile | Character, seconds: number) {
  for (let n = 0; n < 60 * seconds; n++) {
    entity.update(timeStep);
    world.step(timeStep);
  }
}

describe('a body of the user', () => {
  /** Returns a box of 2 m by 1 m whose centre of mass is 3 m off its origin. */
  function offset() {
    const world = calm();
    const body = world.createBody({ type: 'dynamic', position: { x: 5, y: 5 } });
    body.createFixture(new BoxShape(1, 0.5, { x: 3, y: 0 }, 0), { density: 2, friction: 0.3 });
    return { world, body };
  }

  it('is steered at its place, with its shape', () => {
    const { world, body } = offset();
    const character = new Character(world, { body });
    expect(character.body).toBe(body);
    expect(world.getBodyCount()).toBe(1);
    expect(body.getFixtureList()?.getFriction()).toBe(0.3);
    expect(character.position).toEqual({ x: 5, y: 5 });
  });

  it('turns by 90° under its motor in 0.71 s, and is within 1° sooner', () => {
    const { world, body } = offset();
    const character = new Character(world, { body, controller: { kind: 'time-optimal' } });
    character.give({ kind: 'turn-towards', target: { x: 5, y: 1005 } });
    run(world, character, 1);
    expect(Math.abs(body.getAngle() - Math.PI / 2)).toBeLessThan(Math.PI / 180);
    expect(character.limits.angularAcceleration).toBe(4 * Math.PI);
  });

  it('keeps its shape', () => {
    const { world, body } = offset();
    const missile = new Missile(world, { body });
    expect(() => Object.assign(missile, { build: { size: 2, density: 1 } })).toThrow(RangeError);
    expect(missile.build).toEqual({ size: 1, density: 1 });
    expect(body.getMass()).toBeCloseTo(4, 9);
  });
});

describe('a hull of the user', () => {
  it('is taken about its centre of mass, at its size: 40 px by 20 px at 20 px/m, twice as large, is 8 kg', () => {
    const { body } = new Missile(calm(), {
      position: { x: 0, y: 0 },
      angle: 0,
      hull: new Scale(20).hull([box]),
      build: { size: 2 },
    });
    expect(body.getMass()).toBeCloseTo(8, 9);
    expect(body.getLocalCenter().length()).toBeLessThan(1e-9);
    // m (a² + b²)/12
    expect(inertiaAboutCentre(body)).toBeCloseTo((8 * (16 + 4)) / 12, 9);
  });

  it('is kept when the size changes', () => {
    const missile = new Missile(calm(), {
      position: { x: 0, y: 0 },
      angle: 0,
      hull: new Scale(20).hull([box]),
    });
    missile.build = { size: 3, density: 1 };
    expect(missile.body.getMass()).toBeCloseTo(18, 9);
  });
});

describe('a page in pixels', () => {
  const scale = new Scale(32);

  it('converts a start to metres: places, hull, speeds; values without a length stay', () => {
    const start = scale.start({
      position: { x: 320, y: 64 },
      angle: 1,
      hull: [box],
      seekDistance: 16,
      limits: { speed: 160, linearAcceleration: 640, turnRate: 3 },
    });
    expect(start).toEqual({
      position: { x: 10, y: 2 },
      angle: 1,
      hull: [
        [
          [0, 0],
          [1.25, 0],
          [1.25, 0.625],
          [0, 0.625],
        ],
      ],
      seekDistance: 0.5,
      limits: { speed: 5, linearAcceleration: 20, turnRate: 3 },
    });
  });

  it('converts commands to metres, and leaves a chased target unchanged', () => {
    expect(scale.command({ kind: 'seek', target: { x: 64, y: 32 } })).toEqual({
      kind: 'seek',
      target: { x: 2, y: 1 },
    });
    const path = { kind: 'follow-path', waypoints: [{ x: 32, y: 0 }], loop: true } as const;
    expect(scale.command(path)).toEqual({ ...path, waypoints: [{ x: 1, y: 0 }] });
    const chase = { kind: 'seek', chased: { position: { x: 1, y: 1 }, velocity: { x: 0, y: 0 } } } as const;
    expect(scale.command(chase)).toBe(chase);
  });

  it('draws a missile on its target: sent to 640 px, it stops within its seek distance of 64 px', () => {
    const world = calm();
    const missile = new Missile(world, scale.start({ position: { x: 0, y: 0 }, angle: 0, seekDistance: 64 }));
    missile.give(scale.command({ kind: 'seek', target: { x: 640, y: 0 } }));
    run(world, missile, 5);
    const { x, y, rotation } = scale.pose(missile.body);
    expect(Math.abs(x - 640)).toBeLessThan(64);
    expect(y).toBeCloseTo(0, 6);
    expect(rotation).toBeCloseTo(0, 6);
  });

  it.each([0, -1, Number.NaN, Infinity])('refuses %s pixels a metre', (pixels) => {
    expect(() => new Scale(pixels)).toThrow(RangeError);
  });
});
