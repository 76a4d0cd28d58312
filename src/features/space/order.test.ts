// Tests of orders given by dragging: where the nose points, how the ship rolls, and the text about it.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { identity, multiply, type Quaternion, rotate } from '../../laws/control/attitude/quaternion';
import { directionOf, dot, lengthOf, type Vector } from '../../laws/control/attitude/vector';
import { keys, pointed, rolledTowards } from './order';
import { noseAxis, upAxis } from './rules/ship';
import { turnAbout, unit } from './rules/turn-by';
import { wordsOfOrder } from './ui/words';

const part = fc.double({ min: -1, max: 1, noNaN: true });
const direction = fc
  .tuple(part, part, part)
  .map(([x, y, z]) => directionOf({ x, y, z }))
  .filter((given) => given !== null);
const attitude = fc
  .tuple(part, part, part, part)
  .filter((parts) => parts.some((each) => Math.abs(each) > 1e-3))
  .map(([x, y, z, w]) => unit({ x, y, z, w }));

const expectSame = (one: Vector, other: Vector, digits = 9) => {
  for (const axis of ['x', 'y', 'z'] as const) expect(one[axis]).toBeCloseTo(other[axis], digits);
};

const lengthOfAll = ({ w, ...vector }: Quaternion) => Math.sqrt(dot(vector, vector) + w * w);

describe('an order that is pointed', () => {
  it('has its nose there, in every direction', () => {
    fc.assert(
      fc.property(attitude, direction, (order, to) => {
        const given = pointed(order, to);
        expectSame(rotate(noseAxis, given), to, 6);
        expect(lengthOfAll(given)).toBeCloseTo(1, 12);
      }),
    );
  });

  it('turns over to the opposite direction too', () => {
    expectSame(rotate(noseAxis, pointed(identity, { x: -1, y: 0, z: 0 })), { x: -1, y: 0, z: 0 });
  });

  it('rolls only along the shortest way: back and forth leaves it unchanged', () => {
    fc.assert(
      fc.property(attitude, direction, (order, to) => {
        const from = rotate(noseAxis, order);
        fc.pre(dot(from, to) > -0.99);
        const back = pointed(pointed(order, to), from);
        expectSame(rotate(upAxis, back), rotate(upAxis, order), 6);
      }),
    );
  });

  it('goes a quarter to the right of level about the vertical alone', () => {
    const given = pointed(identity, { x: 0, y: 0, z: 1 });
    expectSame(rotate(upAxis, given), { x: 0, y: 1, z: 0 });
  });
});

describe('an order that is rolled', () => {
  it('keeps its nose, and leans its mast towards the hand', () => {
    fc.assert(
      fc.property(attitude, direction, (order, to) => {
        const nose = rotate(noseAxis, order);
        fc.pre(lengthOf({ ...to }) > 0 && Math.abs(dot(nose, to)) < 0.99);
        const given = rolledTowards(order, to);
        expectSame(rotate(noseAxis, given), nose, 6);
        // The mast, the nose and the pointer are in one plane. The mast is on the pointer's side.
        const mast = rotate(upAxis, given);
        const aside = Math.sqrt(1 - dot(nose, to) ** 2);
        expect(dot(mast, to)).toBeCloseTo(aside, 6);
      }),
    );
  });

  it('stays unchanged towards its own nose', () => {
    expect(rolledTowards(identity, noseAxis)).toEqual(identity);
  });
});

describe('keys', () => {
  const after = (order: Quaternion, ...pressed: readonly string[]) =>
    pressed.reduce((now, key) => keys[key](now), order);
  const facing = pointed(identity, { x: 0, y: 0, z: 1 });

  it('turn by 5° as seen on the screen, and back', () => {
    expect(wordsOfOrder(facing)).toBe('mark 0° right, 0° up, roll 0°');
    expect(wordsOfOrder(after(facing, 'ArrowRight'))).toBe('mark 5° right, 0° up, roll 0°');
    expect(wordsOfOrder(after(facing, 'ArrowUp', 'ArrowUp'))).toBe('mark 0° right, 10° up, roll 0°');
    expect(wordsOfOrder(after(facing, 'ArrowLeft', 'ArrowDown'))).toBe('mark 5° left, 5° down, roll 0°');
    expect(wordsOfOrder(after(facing, 'e', 'e', 'q'))).toBe('mark 0° right, 0° up, roll 5°');
    expect(wordsOfOrder(after(facing, 'ArrowRight', 'e', 'q', 'ArrowLeft'))).toBe(
      'mark 0° right, 0° up, roll 0°',
    );
  });

  it('go straight up and no further, and back', () => {
    const top = after(facing, ...Array.from({ length: 20 }, () => 'ArrowUp'));
    expect(rotate(noseAxis, top).y).toBeCloseTo(1, 9);
    expect(rotate(noseAxis, after(top, 'ArrowDown')).y).toBeCloseTo(Math.sin((85 * Math.PI) / 180), 9);
  });
});

it('words describe left, below and behind', () => {
  const behind = pointed(identity, directionOf({ x: -1, y: -1, z: -1 })!);
  expect(wordsOfOrder(behind)).toMatch(/^mark 135° left, 35° down, roll -?\d+°$/);
});

it('a roll is described however it came about', () => {
  const facing = pointed(identity, { x: 0, y: 0, z: 1 });
  const rolled = multiply(turnAbout({ x: 0, y: 0, z: 1 }, Math.PI / 2), facing);
  expect(wordsOfOrder(rolled)).toBe('mark 0° right, 0° up, roll 90°');
});
