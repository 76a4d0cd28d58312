import { describe, expect, it } from 'vitest';
import { accelerationBy, bodyOf, turnBy } from './free-body.fixture';
import { type Inertia, refuseInertia, torqueFor } from './inertia';
import { identity } from './quaternion';
import { lengthOf, type Vector, zero } from './vector';

const moments = { x: 1, y: 4, z: 5 };
const half = Math.SQRT1_2;
const quarterAboutX = { x: half, y: 0, z: 0, w: half };
const quarterAboutZ = { x: 0, y: 0, z: half, w: half };
const inertia: Inertia = { moments, frame: identity, gyroscopic: false };

const closeTo = ({ x, y, z }: Vector) => ({
  x: expect.closeTo(x, 12),
  y: expect.closeTo(y, 12),
  z: expect.closeTo(z, 12),
});

describe('torqueFor', () => {
  it('is each principal moment times the angular acceleration along its axis', () => {
    expect(torqueFor({ x: 1, y: 1, z: 1 }, zero, identity, inertia)).toEqual(closeTo(moments));
  });

  it('turns the moments with the frame in the body: about z the first two change places', () => {
    const turned = { ...inertia, frame: quarterAboutZ };
    expect(torqueFor({ x: 1, y: 1, z: 1 }, zero, identity, turned)).toEqual(closeTo({ x: 4, y: 1, z: 5 }));
  });

  it('turns them by the frame first and then by the attitude', () => {
    // The frame turns the moments to (4, 1, 5) in the body. The body's y and z point along z and -y of the world.
    const turned = { ...inertia, frame: quarterAboutZ };
    expect(torqueFor({ x: 1, y: 1, z: 1 }, zero, quarterAboutX, turned)).toEqual(
      closeTo({ x: 4, y: 5, z: 1 }),
    );
  });

  it('gives back the angular acceleration that it was made for, at any attitude and frame', () => {
    const frame = turnBy({ x: 0.3, y: -1.1, z: 0.8 });
    const attitude = turnBy({ x: -2, y: 0.4, z: 0.9 });
    const wanted = { x: 0.2, y: -3, z: 1 };
    const torque = torqueFor(wanted, zero, attitude, { ...inertia, frame });
    expect(accelerationBy(bodyOf({ attitude, frame }), torque)).toEqual(closeTo(wanted));
  });

  it('adds ω × Iω if the engine simulates it: (1, 1, 1) × (1, 4, 5) = (1, -4, 3)', () => {
    const rate = { x: 1, y: 1, z: 1 };
    expect(torqueFor(zero, rate, identity, { ...inertia, gyroscopic: true })).toEqual(
      closeTo({ x: 1, y: -4, z: 3 }),
    );
    expect(lengthOf(torqueFor(zero, rate, identity, inertia))).toBe(0);
  });
});

describe('refuseInertia', () => {
  const refused = (given: Vector) => () => refuseInertia({ ...inertia, moments: given });

  it.each([
    [1, 4, 9],
    [9, 1, 4],
    [4, 9, 1],
    [1, 1, 2.001],
  ])(
    'refuses (%d, %d, %d) kg m², which no body has: one moment is larger than the sum of the others',
    (x, y, z) => {
      expect(refused({ x, y, z })).toThrow(
        new RangeError(
          `inertia.moments: must be above 0, each at most the sum of the other two, got ${x},${y},${z}`,
        ),
      );
    },
  );

  it.each([0, -1])('refuses a moment of %d', (x) => {
    expect(refused({ x, y: 4, z: 4 })).toThrow(
      `inertia.moments: must be above 0, each at most the sum of the other two, got ${x},4,4`,
    );
  });

  it.each([Number.NaN, Infinity])('refuses a moment of %d', (y) => {
    expect(refused({ x: 1, y, z: 1 })).toThrow(
      `inertia.moments.y: must be a number from -1e+15 to 1e+15, got ${y}`,
    );
  });

  it('refuses a frame that is no turn', () => {
    expect(() => refuseInertia({ ...inertia, frame: { x: 0, y: 0, z: 0, w: 2 } })).toThrow(
      'inertia.frame: must be',
    );
  });

  it('takes a plate, whose largest moment is the sum, as single precision rounds it', () => {
    expect(refused(moments)).not.toThrow();
    const single = Math.fround;
    expect(refused({ x: single(0.1), y: single(0.2), z: single(0.3) })).not.toThrow();
    expect(single(0.3)).toBeGreaterThan(single(0.1) + single(0.2));
  });
});
