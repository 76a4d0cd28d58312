// The camera's aim: a goal for each of its three coordinates, from the bodies it looks at.
import { clamp } from '../../control/clamp';
import type { Point } from '../../entities/command';
import { zoomRange } from '../../view/viewport';

/** Something to look at: its place as drawn (m) and its velocity (m per second of real time). */
export interface Subject extends Point {
  readonly vx: number;
  readonly vy: number;
}

/** A body to turn with: where it points, rad, and how fast that changes. rad per second of real time */
export interface Heading {
  readonly angle: number;
  readonly omega: number;
}

/** Where one coordinate should be, and how fast that changes. */
export interface Goal {
  readonly at: number;
  /** Per s. */
  readonly speed: number;
  /** Largest error that is not corrected, in the coordinate's own unit. */
  readonly slack: number;
}

/** Goals for the middle of the picture (m), the natural logarithm of its zoom (CSS pixels per metre), and its turn (rad). */
export interface Aim {
  readonly x: Goal;
  readonly y: Goal;
  readonly logZoom: Goal;
  readonly turn: Goal;
}

/** Fraction of the page's free part that the bodies together take up. Lower leaves more room around them. */
const fill = 0.7;

/** Room for a body's own size around its place. m: half a missile's length and its flame */
const bodyRoom = 5;

/** Largest zoom of Frame all, however close the bodies are. CSS pixels per metre: a missile is about 100 px long. */
const closestZoom = 16;

/**
 * Largest error of the zoom's logarithm that Frame all does not correct, so that the zoom does not change with every
 * turn of a body: 0.15 is 16 %. With `fill` the bodies then take up at most 0.7 e^0.15 = 81 % of the free part.
 */
const zoomSlack = 0.15;

/** A picture that stands still at a turn. */
const standing = (turn: number): Goal => ({ at: turn, speed: 0, slack: 0 });

/** Nose up: what points along +x is turned a quarter back. */
export function noseUp({ angle, omega }: Heading): Goal {
  return { at: -angle - Math.PI / 2, speed: -omega, slack: 0 };
}

/** Looks at one subject, at the current zoom. @param turn of the picture: rad, or as a goal */
export function followAim({ x, y, vx, vy }: Subject, zoom: number, turn: number | Goal = 0): Aim {
  return {
    turn: typeof turn === 'number' ? standing(turn) : turn,
    x: { at: x, speed: vx, slack: 0 },
    y: { at: y, speed: vy, slack: 0 },
    logZoom: { at: Math.log(zoom), speed: 0, slack: 0 },
  };
}

/**
 * Looks at the middle of the rectangle around all subjects, at a zoom at which it fits with some room.
 * @param subjects at least one
 * @param free size of the part of the page to fit it into, along the world's axes, CSS pixels
 * @param turn of the picture. rad
 */
export function frameAim(
  subjects: readonly Subject[],
  free: { readonly width: number; readonly height: number },
  turn = 0,
): Aim {
  const across = spanOf(subjects.map(({ x, vx }) => ({ at: x, speed: vx })));
  const down = spanOf(subjects.map(({ y, vy }) => ({ at: y, speed: vy })));
  const byWidth = fitted(across, free.width);
  const byHeight = fitted(down, free.height);
  const tighter = byWidth.at < byHeight.at ? byWidth : byHeight;
  return { x: across.middle, y: down.middle, logZoom: within(tighter), turn: standing(turn) };
}

type Moving = Omit<Goal, 'slack'>;

/** Middle and length of the range of moving places, with their rates of change. */
function spanOf(places: readonly Moving[]): { middle: Goal; length: Moving } {
  let low = places[0];
  let high = places[0];
  for (const place of places) {
    if (place.at < low.at) low = place;
    if (place.at > high.at) high = place;
  }
  return {
    middle: { at: (low.at + high.at) / 2, speed: (low.speed + high.speed) / 2, slack: 0 },
    length: { at: high.at - low.at, speed: high.speed - low.speed },
  };
}

/** Logarithm of the zoom at which a length fits: log(p / l) for p pixels and l metres, with its rate -l'/l. */
function fitted({ length }: { length: Moving }, pixels: number): Moving {
  const metres = length.at + 2 * bodyRoom;
  return { at: Math.log((fill * pixels) / metres), speed: -length.speed / metres };
}

/** Bounds the zoom; at a bound its rate is 0. */
function within({ at, speed }: Moving): Goal {
  const held = clamp(at, Math.log(zoomRange.min), Math.log(closestZoom));
  return { at: held, speed: held === at ? speed : 0, slack: zoomSlack };
}
