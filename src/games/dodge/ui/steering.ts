// The arithmetic of steering by keys: the direction of the held keys, and where it puts the target.
import { clamp } from '../../../control/clamp';
import { distance, type Point } from '../../../entities/command';
import type { Place } from '../../../simulation/place';

export const steering = {
  /** How far ahead of the player the target is put. m; far enough that the player does not brake. */
  ahead: 12,
  /** Distance below which it is put ahead again. m; each time adds an entry to the replay's timeline. */
  again: 6,
  /** Its smallest distance from the arena's walls. m; leaves room for the player's hull. */
  inset: 1.5,
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
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** Where the target is put for a direction: ahead of the player, but inside the walls. */
export function targetAhead(player: Point, direction: Point, arena: Place): Point {
  const { ahead } = steering;
  return inside({ x: player.x + ahead * direction.x, y: player.y + ahead * direction.y }, arena);
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
  const share = Math.hypot(velocity.x, velocity.y) / (2 * braking);
  return inside({ x: player.x + share * velocity.x, y: player.y + share * velocity.y }, arena);
}

function inside({ x, y }: Point, [width, height]: Place): Point {
  const within = (value: number, side: number) => {
    const most = side / 2 - steering.inset;
    return clamp(value, -most, most);
  };
  return { x: within(x, width), y: within(y, height) };
}
