// Steering by keys, apart from the keyboard: which way the held keys point, and where that puts the target.
import { clamp } from '../../../control/clamp';
import { distance, type Point } from '../../../entities/command';
import type { Place } from '../../../simulation/place';

export const steering = {
  /** The target is put so far ahead. m; a player that arrives brakes, so it must not come near. */
  ahead: 12,
  /** It is put ahead anew once it is nearer than this. m; every time is an entry of the replay's timeline. */
  again: 6,
  /** It stays so far from the arena's walls. m; a player's hull has room. */
  inset: 1.5,
} as const;

/** The ways that keys point, by KeyboardEvent.key in lower case. */
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

/** Where the held keys point, of length 1; null when none is held or they cancel out. */
export function directionOf(held: Iterable<string>): Point | null {
  let [x, y] = [0, 0];
  for (const key of held) {
    x += steeringKeys[key]?.x ?? 0;
    y += steeringKeys[key]?.y ?? 0;
  }
  // Two keys for one way count once.
  [x, y] = [Math.sign(x), Math.sign(y)];
  const length = Math.hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** Where the target belongs for a player that heads that way: ahead, along the walls where it would lie behind one. */
export function targetAhead(player: Point, direction: Point, arena: Place): Point {
  const { ahead } = steering;
  return inside({ x: player.x + ahead * direction.x, y: player.y + ahead * direction.y }, arena);
}

/** Whether the target has come so near that it is to be put ahead anew. */
export function isDue(player: Point, target: Point): boolean {
  return distance(player, target) < steering.again;
}

/**
 * Where a player comes to rest that brakes now: v² / (2 a) on.
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
