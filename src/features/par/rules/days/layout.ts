// Random layouts of daily courses: start, motor, speed and gates. A seed gives the same layout in every browser.

import { atan2, cos, hypot, sin } from '../../../../laws/exact/exact';
import { toDegrees, toRadians } from '../../../../laws/exact/figures';
import { Mulberry32 } from '../../../../world/entities/random';
import type { Place } from '../../../../world/simulation/place';
import type { LineGateSpec } from '../../spec';

/** Layout of a daily course: start, motor, gates, and end of the path. */
export interface Layout {
  readonly start: Place;
  /** Heading of the body at the start. rad */
  readonly angle: number;
  readonly limits: { readonly angularAcceleration: number; readonly speed: number };
  readonly gates: readonly LineGateSpec[];
  /** Place beyond the last gate at which the initial path ends. m */
  readonly runOut: Place;
}

/** Rules by which daily courses are laid out at random. Lengths in m, angles in degrees. */
export const layoutRules = {
  /** Possible limits of the motor's angular acceleration. rad/s². Each daily course gets one at random. */
  motors: [5.5, 6.3, 7.1, 7.9],
  /** Possible speeds of the body. m/s. Each daily course gets one at random. */
  speeds: [13, 14, 15],
  /** Least and largest number of gates. */
  gates: [7, 9],
  /**
   * Start of a daily course. `x`: always this, m. `y`: random from −`y` to `y`, m. `heading`: random from −`heading` to
   * `heading`, degrees.
   */
  start: { x: -48, y: 20, heading: 20 },
  /** Least and largest distance from one gate to the next. m */
  leg: [17, 30],
  /** Limits of the path's turns at the gates. degrees */
  turn: {
    /** Largest turn from the body's heading at the start to the direction of the first gate. degrees */
    first: 20,
    /** Smallest angle by which the path turns at a gate. degrees */
    least: 25,
    /** Largest angle by which the path turns at a gate. degrees */
    most: 115,
    /** A turn by more than this angle counts as sharp. degrees */
    sharp: 90,
    /** Largest angle of the turn that follows a sharp turn. degrees */
    afterSharp: 60,
  },
  /** Probability that a turn goes to the other side than the previous turn. */
  otherSide: 0.6,
  /** Largest distance of a gate from the middle of the field, along x and along y. m */
  reach: { x: 42, y: 21 },
  /** Least distance of a gate from all earlier gates. m */
  apart: 13,
  /** Widths of gates, which depend on the turn of the path at the gate. */
  width: {
    /** Width of a gate at which the path turns by less than 80°. m */
    narrow: 6,
    /** Smallest turn of the path at which a gate is wide. degrees */
    from: 80,
    /** Width of a gate at which the path turns by 80° or more. m */
    wide: 7,
  },
  /** Length of the last part of the initial path, from the last gate to the path's end. m */
  runOut: 12,
  /** Number of random places to try for each gate before the layout starts again */
  tries: 60,
} as const;

/** Step to which random places (m) and directions (degrees) are rounded. */
const grid = 0.5;

interface Corner {
  readonly x: number;
  readonly y: number;
  /** Direction from the previous corner of the path to this corner. At the start, the body's heading. degrees */
  readonly heading: number;
}

/** Makes the layout of a daily course. Equal seeds give equal layouts. */
export function dayLayout(seed: number): Layout {
  const random = new Mulberry32(seed);
  const { motors, speeds, runOut } = layoutRules;
  const limits = { angularAcceleration: pick(random, motors), speed: pick(random, speeds) };
  let corners: readonly Corner[] | null = null;
  // Most chains succeed. After a failure, the next chain uses the following random numbers of the same seed.
  while (!corners) corners = chain(random);
  const [first, ...rest] = corners;
  const gates = rest.map(({ x, y, heading }, n): LineGateSpec => {
    const turn = n + 1 < rest.length ? turned(heading, rest[n + 1].heading) : 0;
    const { narrow, from, wide } = layoutRules.width;
    const direction = toRadians(onGrid(turned(0, heading + turn / 2)));
    return { at: [x, y], direction, width: Math.abs(turn) < from ? narrow : wide };
  });
  const { at, direction } = gates[gates.length - 1];
  const end: Place = [onGrid(at[0] + runOut * cos(direction)), onGrid(at[1] + runOut * sin(direction))];
  return { start: [first.x, first.y], angle: toRadians(first.heading), limits, gates, runOut: end };
}

/**
 * Places the corners of a course's path at random: the start, then one corner at each gate. Returns null if every tried
 * place for a gate breaks a rule.
 */
function chain(random: Mulberry32): Corner[] | null {
  const { gates, start, tries } = layoutRules;
  const [fewest, most] = gates;
  const count = fewest + Math.floor(random.next() * (most - fewest + 1));
  const y = onGrid((2 * random.next() - 1) * start.y);
  const corners: Corner[] = [{ x: start.x, y, heading: onGrid((2 * random.next() - 1) * start.heading) }];
  while (corners.length <= count) {
    let next: Corner | null = null;
    const side = sideAfter(corners, random);
    for (let n = 0; n < tries && !next; n++) next = cornerAfter(corners, side, random);
    if (!next) return null;
    corners.push(next);
  }
  return corners;
}

/**
 * Returns the last change of the path's direction. degrees, positive clockwise. 0 for a path that has only its start.
 */
function lastTurn(corners: readonly Corner[]): number {
  const [before, last] = corners.slice(-2);
  return last ? turned(before.heading, last.heading) : 0;
}

/** Chooses the side of the next turn at random: −1 for left, 1 for right */
function sideAfter(corners: readonly Corner[], random: Mulberry32): -1 | 1 {
  const other = random.next() < layoutRules.otherSide;
  return lastTurn(corners) > 0 === other ? -1 : 1;
}

/**
 * Returns a random next corner of a path, where a gate will stand. Null if the corner breaks a rule in `layoutRules`.
 * @param corners corners of the path so far, from the start on
 * @param side direction in which the path turns at the last of these corners: −1 for left, 1 for right
 */
function cornerAfter(corners: readonly Corner[], side: -1 | 1, random: Mulberry32): Corner | null {
  const { first, least, most, sharp, afterSharp } = layoutRules.turn;
  const last = corners[corners.length - 1];
  const sharpest = Math.abs(lastTurn(corners)) > sharp ? afterSharp : most;
  const [from, to] = corners.length === 1 ? [-first, first] : [least, sharpest];
  const size = from + random.next() * (to - from);
  const [shortest, longest] = layoutRules.leg;
  const leg = shortest + random.next() * (longest - shortest);
  const aim = toRadians(last.heading + side * size);
  const [x, y] = [onGrid(last.x + leg * cos(aim)), onGrid(last.y + leg * sin(aim))];
  const heading = toDegrees(atan2(y - last.y, x - last.x));
  const turn = Math.abs(turned(last.heading, heading));
  const way = hypot(x - last.x, y - last.y);
  const fits = way >= shortest && way <= longest && turn >= Math.max(from, 0) && turn <= to;
  const { reach, apart } = layoutRules;
  const inside = Math.abs(x) <= reach.x && Math.abs(y) <= reach.y;
  const free = corners.every((each) => hypot(x - each.x, y - each.y) >= apart);
  return fits && inside && free ? { x, y, heading } : null;
}

function pick<Item>(random: Mulberry32, items: readonly Item[]): Item {
  return items[Math.floor(random.next() * items.length)];
}

/** Returns the turn from one heading to another, wrapped to ±180. degrees */
function turned(from: number, to: number): number {
  return to - from - 360 * Math.round((to - from) / 360);
}

function onGrid(value: number): number {
  // A negative zero would differ from zero in comparisons.
  return grid * Math.round(value / grid) + 0;
}
