// Tests of the program `simulate` with ships in space: turns that a second program has computed, and the additional
// columns.
import { describe, expect, it } from 'vitest';
import { spaceTurn } from '../../features/space/scenario';
import {
  inverse,
  multiply,
  type Quaternion,
  rotate,
  rotationVector,
} from '../../laws/control/attitude/quaternion';
import { dot, lengthOf, type Vector } from '../../laws/control/attitude/vector';
import { main } from './simulate-main';

/** Runs the program `simulate` in this process, and returns its output. */
function simulate(args: readonly string[], input: object = {}): string {
  let text = '';
  const status = main(args, {
    out: (more) => {
      text += more;
    },
    err: (message) => {
      throw new Error(message);
    },
    stdin: () => JSON.stringify(input),
  });
  expect(status).toBe(0);
  return text;
}

/** Returns the rows of a CSV text as objects. */
function rowsOf(text: string): Readonly<Record<string, string>>[] {
  const [header, ...lines] = text.trim().split('\n');
  const names = header.split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, n) => [name, cells[n] ?? '']));
  });
}

const slanted: Vector = { x: 0.36, y: 0.48, z: 0.8 };

/** Returns a scenario of ships with all laws, commanded to turn about a slanted axis from rest. @param angle degrees */
function turnedBy(angle: number) {
  const half = (angle * Math.PI) / 360;
  const order = [slanted.x, slanted.y, slanted.z].map((part) => part * Math.sin(half));
  const orders = { ...spaceTurn.space.orders, attitudes: [[...order, Math.cos(half)]] };
  // Values of the design: level at first, the plate's frame turned about [1, 2, 3] by 0.8 rad.
  const axis = new Array(3).fill(0).map((_, n) => ((n + 1) * Math.sin(0.4)) / Math.sqrt(14));
  const inertia = { moments: [1, 4, 5], frame: [...axis, Math.cos(0.4)] };
  const ships = spaceTurn.entities.map(() => ({ inertia }));
  const file = { ...spaceTurn, space: { ...spaceTurn.space, ships, orders } };
  const text = simulate(['-', '--table', '--seconds', '3.9'], file);
  // Counted from the end, because names contain commas.
  return text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [settling, overshoot, timesBest] = line.split(',').slice(-7, -4);
      return { settling, overshoot: Number(overshoot), timesBest };
    });
}

/** Expected measures of one law's turn: settling time to 2 % (s; null if the turn does not settle), and overshoot. */
type Turn = readonly [settling: number | null, overshoot: number];

describe('the laws of the plane in space: a flat plate with a turned frame, from rest, 60 Hz, a motor of 4π rad/s²', () => {
  it.each<[number, readonly Turn[]]>([
    [
      10,
      [
        [0.57, 0],
        [0.68, 0],
        [1.68, 0.04],
        [0.68, 0],
        [0.72, 0],
        [0.72, 0],
        [0.92, 0.6],
        [0.22, 0],
      ],
    ],
    [
      90,
      [
        [0.73, 0.01],
        [0.83, 0.01],
        [0.82, 0],
        [0.82, 0],
        [0.83, 0.01],
        [0.83, 0.01],
        [null, 0.84],
        [0.63, 0.01],
      ],
    ],
    [
      179,
      [
        [1.55, 0.16],
        [1.5, 0.1],
        [1.45, 0.11],
        [1.38, 0.07],
        [1.32, 0.05],
        [1.32, 0.05],
        [null, 0.99],
        [1.55, 0.22],
      ],
    ],
  ])('by %i° take as long, and go as far past, as a second program found', (angle, expected) => {
    turnedBy(angle).forEach(({ settling, overshoot }, n) => {
      const [time, past] = expected[n];
      if (time === null) expect(settling).toBe('');
      else expect(Math.abs(Number(settling) - time)).toBeLessThanOrEqual(0.02);
      expect(Math.abs(overshoot - past)).toBeLessThanOrEqual(0.015);
    });
  });

  it('by 90° take a multiple of the best turn, 2 √(θ/α) to rest', () => {
    const times = turnedBy(90).map(({ timesBest }) => timesBest);
    const expected = [1.15, 1.31, 1.28, 1.28, 1.31, 1.31, null, 1];
    times.forEach((found, n) => {
      const wanted = expected[n];
      if (wanted === null) expect(found).toBe('');
      else expect(Math.abs(Number(found) - wanted)).toBeLessThanOrEqual(0.02);
    });
  });
});

describe('the rows of a ship', () => {
  const quaternionOf = (row: Readonly<Record<string, string>>): Quaternion => {
    const [x, y, z, w] = ['qx', 'qy', 'qz', 'qw'].map((name) => Number(row[name]));
    return { x, y, z, w };
  };
  const vectorOf = (row: Readonly<Record<string, string>>): Vector => {
    const [x, y, z] = ['wx', 'wy', 'wz'].map((name) => Number(row[name]));
    return { x, y, z };
  };

  it('have attitude and angular velocity after the columns that all rows have', () => {
    const [header] = simulate(['space-flip', '--last', '--seconds', '1']).split('\n');
    expect(header).toBe(
      'tick,time,entity,x,y,angle,vx,vy,omega,target_x,target_y,error,alpha,qx,qy,qz,qw,wx,wy,wz',
    );
  });

  it('error is the length of the rotation vector at the beginning of the step, alpha what the motor gave, at most its limit', () => {
    const order: Quaternion = { x: 0, y: Math.SQRT1_2, z: 0, w: Math.SQRT1_2 };
    const file = {
      ...{ version: 1, name: 'n' },
      entities: [{ kind: 'missile', limits: { angularAcceleration: 9 } }],
      space: { ships: [{ order: [order.x, order.y, order.z, order.w] }] },
    };
    const rows = rowsOf(simulate(['-', '--seconds', '2'], file));
    expect(Number(rows[0].error)).toBeCloseTo(Math.PI / 2, 9);
    rows.slice(1).forEach((row, n) => {
      const before = rotationVector(multiply(order, inverse(quaternionOf(rows[n]))));
      expect(Number(row.error)).toBeCloseTo(lengthOf(before), 9);
      expect(Number(row.alpha)).toBeLessThanOrEqual(9 + 1e-9);
    });
    expect(Math.max(...rows.map(({ alpha }) => Number(alpha)))).toBeCloseTo(9, 9);
  });

  it('of one that is let go have no error, and tell of a body that keeps momentum and energy and flips four times in 20 s', () => {
    const rows = rowsOf(simulate(['space-flip'])).filter(({ entity }) => entity === '0');
    expect(new Set(rows.map(({ error, alpha }) => error + alpha))).toEqual(new Set(['']));
    const moments: Vector = { x: 1.5, y: 4, z: 5 };
    const [first, ...others] = rows.map((row) => {
      const attitude = quaternionOf(row);
      const own = rotate(vectorOf(row), inverse(attitude));
      const turning = { x: moments.x * own.x, y: moments.y * own.y, z: moments.z * own.z };
      return { rate: own.y, momentum: rotate(turning, attitude), energy: dot(own, turning) / 2 };
    });
    let [side, flips] = [1, 0];
    for (const { rate, momentum, energy } of others) {
      // Twelve digits are printed.
      expect(
        lengthOf({
          x: momentum.x - first.momentum.x,
          y: momentum.y - first.momentum.y,
          z: momentum.z - first.momentum.z,
        }),
      ).toBeLessThan(1e-9);
      expect(Math.abs(energy / first.energy - 1)).toBeLessThan(1e-7);
      if (Math.sign(rate) !== -side) continue;
      side = -side;
      flips += 1;
    }
    expect(flips).toBe(4);
  });
});

it('the table shows hits, momentum and flips of ships', () => {
  const [set, pushed] = simulate(['space-why', '--table', '--seconds', '3.3']).trim().split('\n').slice(1);
  const measured = (line: string) => line.split(',').slice(-4).map(Number);
  const [[straight, through, nothing], [off, hits, felt]] = [measured(set), measured(pushed)];
  expect([through, nothing]).toEqual([4, 0]);
  expect(straight).toBeLessThan(1e-4);
  expect(hits).toBeGreaterThan(2);
  expect(felt).toBeGreaterThan(1000);
  expect(off).toBeGreaterThan(0.05);
  expect(simulate(['space-flip', '--table']).split('\n')[1]).toMatch(/^0,Free,,,,,.*,4\.0000$/);
});

it('the table of a scene of the plane has the turns of its bodies', () => {
  const file = {
    ...{ version: 1, name: 'n' },
    entities: [
      {
        kind: 'turret',
        label: 'One, "two"',
        controller: { kind: 'time-optimal' },
        command: { kind: 'turn-towards', target: [0, 9] },
      },
    ],
  };
  const [header, row] = simulate(['-', '--table', '--seconds', '3'], file).split('\n');
  expect(header).toBe('entity,name,turn,settling,overshoot,times_best');
  expect(row).toMatch(/^0,"One, ""two""",1\.5708,0\.63\d\d,0\.0\d\d\d,1\.0\d\d\d$/);
});

it('space-order shows the product that is turned round: at the first order nothing, at the second it leaves its way', () => {
  const after = (seconds: number) =>
    simulate(['space-order', '--table', '--seconds', String(seconds)])
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => {
        const cells = line.split(',').slice(2);
        return { settling: cells[1], offArc: (Number(cells[4]) * 180) / Math.PI };
      });
  const [[printed, right], [printedAgain, rightAgain]] = [after(3.3), after(6.7)];
  // A second program computed these: 1.29° and 0.12°, then 74.9° and 3.15°.
  expect(printed.offArc).toBeCloseTo(1.29, 1);
  expect(right.offArc).toBeCloseTo(0.12, 1);
  expect(printedAgain.offArc).toBeCloseTo(74.9, 0);
  expect(printedAgain.settling).toBe('');
  expect(rightAgain.offArc).toBeCloseTo(3.15, 1);
  expect(Number(rightAgain.settling)).toBeCloseTo(1.28, 1);
});
