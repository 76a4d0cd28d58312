// The arithmetic of steering: where keys, pointer, finger and stick put the target.

import { clamp } from '../../../control/clamp';
import { distance, type Point } from '../../../entities/command';
import { hypot } from '../../../exact/exact';
import type { Place } from '../../../simulation/place';

export const steering = {
  /** How far ahead of the player the target is put. m; far enough that the player does not brake. */
  ahead: 12,
  /** Distance below which it is put ahead again. m; each time adds an entry to the replay's timeline. */
  again: 6,
  /** Its smallest distance from the arena's walls. m; leaves room for the player's hull. */
  inset: 1.5,
  /** Largest distance of the target from the player under a pointer or a finger. m */
  reach: 14,
  /** Distance from the player within which a pointer asks for nothing. m */
  still: 0.6,
  /** How much farther the player goes than the finger. */
  finger: 1.6,
  /** Way of a finger that is no way yet. CSS pixels */
  slack: 8,
  /** Deflection of a stick that is none, of 1. */
  stick: 0.18,
} as const;

/** The directions of keys, by KeyboardEvent.key in lower case. */
export const steeringKeys: Readonly<Record<string, Point>> = {
  arrowup: { x: 0, y: -1 },
  arrowdown: { x: 0, y: 1 },
  arrowleft: { x: -1, y: 0 },
  arrowright: { x: 1, y: 0 },
  w: { x: 0, y: -1 },
  s: { x: 0, y: 1 },
  a: { x: -1, y: 0 },
  d: { x: 1, y: 0 },
};

/** The direction of the held keys, of length 1; null when none is held or they cancel out. */
export function directionOf(held: Iterable<string>): Point | null {
  let [x, y] = [0, 0];
  for (const key of held) {
    x += steeringKeys[key]?.x ?? 0;
    y += steeringKeys[key]?.y ?? 0;
  }
  // Two keys for one direction count once.
  [x, y] = [Math.sign(x), Math.sign(y)];
  const length = hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** Where the target is put for a direction: ahead of the player, but inside the walls. */
export function targetAhead(player: Point, direction: Point, arena: Place): Point {
  const { ahead } = steering;
  return inside({ x: player.x + ahead * direction.x, y: player.y + ahead * direction.y }, arena);
}

/** Where a pointer puts the target: there, but not too far ahead; null while it is on the player. */
export function targetUnder(player: Point, pointer: Point, arena: Place): Point | null {
  const range = distance(player, pointer);
  if (range < steering.still) return null;
  return inside(within(player, pointer, steering.reach), arena);
}

/** Where a finger puts the target: as far from the anchor as the finger has come. Beyond reach the anchor comes along. */
export function targetByFinger(
  player: Point,
  anchor: Point,
  way: Point,
  arena: Place,
): { target: Point; anchor: Point } {
  const wanted = { x: anchor.x + steering.finger * way.x, y: anchor.y + steering.finger * way.y };
  const target = inside(within(player, wanted, steering.reach), arena);
  return { target, anchor: { x: anchor.x + target.x - wanted.x, y: anchor.y + target.y - wanted.y } };
}

/** Where a stick asks the player to go, as a vector of at most `ahead`; null while it rests. m */
export function stickWay(x: number, y: number): Point | null {
  const deflection = hypot(x, y);
  if (deflection < steering.stick) return null;
  const pushed = Math.min(1, deflection);
  // The power 3/2: fine near the middle of the stick.
  const length = steering.ahead * pushed * Math.sqrt(pushed);
  return { x: (x / deflection) * length, y: (y / deflection) * length };
}

function within(from: Point, to: Point, most: number): Point {
  const share = Math.min(1, most / distance(from, to));
  return share === 1 ? to : { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** Whether the target is so near that it must be put ahead again. */
export function isDue(player: Point, target: Point): boolean {
  return distance(player, target) < steering.again;
}

/**
 * Where a player comes to rest if it brakes now: v² / (2 a) ahead.
 * @param velocity m/s @param braking m/s²
 */
export function restOf(player: Point, velocity: Point, braking: number, arena: Place): Point {
  const share = hypot(velocity.x, velocity.y) / (2 * braking);
  return inside({ x: player.x + share * velocity.x, y: player.y + share * velocity.y }, arena);
}

function inside({ x, y }: Point, [width, height]: Place): Point {
  const held = (value: number, side: number) => {
    const most = side / 2 - steering.inset;
    return clamp(value, -most, most);
  };
  return { x: held(x, width), y: held(y, height) };
}
