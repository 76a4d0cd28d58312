// Steering of Dodge: which input steers, and the place to which the ship flies (its target).

import type { App } from '../../../app/ui/app';
import { everyFrame } from '../../../app/ui/kit/frames';
import { connectedPad, padButtons, stickSlack } from '../../../app/ui/kit/game-pad';
import { isBrowserShortcut, isDialogOpen, usesArrows } from '../../../app/ui/kit/keyboard';
import { ontoWorld } from '../../../app/view/home-view';
import { clamp } from '../../../laws/control/clamp';
import { hypot } from '../../../laws/exact/exact';
import { distance, type Point } from '../../../world/entities/command';
import type { Place } from '../../../world/simulation/place';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { Flow } from './flow';

export const steering = {
  /** Distance from the ship to its target (the place to fly to), for keys or a fully pushed stick. m */
  ahead: 12,
  /** Distance from ship to target (place to fly to) below which a held key moves the target ahead. m */
  renew: 6,
  /** Least distance between the target (the place to which the ship flies) and the arena's walls. m */
  inset: 1.5,
  /** Largest distance between ship and target (the place to which the ship flies) if a pointer or a finger steers. m */
  reach: 14,
  /** Distance between ship and pointer below which the pointer does not steer. m */
  still: 0.6,
  /** Ratio of the movement of the ship's target to the movement of the finger that steers. */
  finger: 1.6,
  /** Distance that a finger must move before it steers. CSS pixels */
  slack: 8,
  /** Deflection of a stick below which the stick does not steer. 0 to 1 */
  stick: stickSlack,
} as const;

/** Direction of each steering key, by KeyboardEvent.key in lower case. */
const steeringKeys: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ...{ arrowup: [0, -1], arrowdown: [0, 1], arrowleft: [-1, 0], arrowright: [1, 0] },
  ...{ w: [0, -1], s: [0, 1], a: [-1, 0], d: [1, 0] },
};

/**
 * Returns the direction of the pressed keys as a unit vector. Null if no key is pressed, or if the keys cancel each
 * other.
 */
export function keyDirection(held: Iterable<string>): Point | null {
  let [x, y] = [0, 0];
  for (const key of held) {
    x += steeringKeys[key]?.[0] ?? 0;
    y += steeringKeys[key]?.[1] ?? 0;
  }
  // Two keys for the same direction count once.
  [x, y] = [Math.sign(x), Math.sign(y)];
  const length = hypot(x, y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/**
 * Returns the place to which the ship flies when keys steer: ahead of the ship, inside the walls. m
 * @param direction direction in which the pressed keys steer the ship, as a unit vector
 */
export function targetAhead(player: Point, direction: Point, arena: Place): Point {
  return inside(offset(player, direction, steering.ahead), arena);
}

/**
 * Returns the ship's target (the place to which it flies) for a position of the pointer. m
 * @returns target inside the arena, at most `steering.reach` from the ship; null if the pointer is on the ship
 */
export function targetUnder(player: Point, pointer: Point, arena: Place): Point | null {
  const range = distance(player, pointer);
  if (range < steering.still) return null;
  return inside(within(player, pointer, steering.reach), arena);
}

/**
 * Returns the ship's target (place to fly to), moved 1.6 times as far as the finger.
 * @param anchor place from which the target is moved, m. At the first touch: the ship's place. Later: the `anchor`
 * returned by the call before
 * @param moved world vector from the first to the present place of the finger, m
 * @returns `target`: `anchor` + 1.6 × `moved`, but at most 14 m from the ship and inside the walls, m. `anchor`: anchor
 * for the next call, m. If the limits shift the target by a vector, the passed `anchor` plus this vector; otherwise the
 * passed `anchor`
 */
export function targetByFinger(
  player: Point,
  anchor: Point,
  moved: Point,
  arena: Place,
): { target: Point; anchor: Point } {
  const wanted = offset(anchor, moved, steering.finger);
  const target = inside(within(player, wanted, steering.reach), arena);
  return { target, anchor: { x: anchor.x + target.x - wanted.x, y: anchor.y + target.y - wanted.y } };
}

/**
 * Returns the vector from ship to target for a position of the controller's stick. m, length at most 12; null at rest
 */
export function stickWay(x: number, y: number): Point | null {
  const deflection = hypot(x, y);
  if (deflection < steering.stick) return null;
  const pushed = Math.min(1, deflection);
  // Power 3/2: finer control near the middle of the stick.
  const length = steering.ahead * pushed * Math.sqrt(pushed);
  return { x: (x / deflection) * length, y: (y / deflection) * length };
}

function within(from: Point, to: Point, most: number): Point {
  const share = Math.min(1, most / distance(from, to));
  return share === 1 ? to : offset(from, { x: to.x - from.x, y: to.y - from.y }, share);
}

/** Whether the ship is less than 6 m from its target (place to fly to). */
export function isTargetNear(player: Point, target: Point): boolean {
  return distance(player, target) < steering.renew;
}

/**
 * Returns the place at which a braking ship would stop, kept inside the arena. m
 * @param velocity velocity of the ship, m/s
 * @param braking deceleration of the ship, m/s²
 */
export function restOf(player: Point, velocity: Point, braking: number, arena: Place): Point {
  return inside(offset(player, velocity, hypot(velocity.x, velocity.y) / (2 * braking)), arena);
}

/**
 * Returns a place plus a multiple of a vector. m
 * @param way the vector, m
 * @param times the factor
 */
function offset({ x, y }: Point, way: Point, times: number): Point {
  return { x: x + times * way.x, y: y + times * way.y };
}

function inside({ x, y }: Point, [width, height]: Place): Point {
  const [right, bottom] = [width / 2 - steering.inset, height / 2 - steering.inset];
  return { x: clamp(x, -right, right), y: clamp(y, -bottom, bottom) };
}

/** Largest number of target movements per second: by keys (`keys`), and by pointer, finger or stick (`hand`). Hz */
const rates = { keys: 60, hand: 30 };

/**
 * Shortest movement of the ship's target that is not ignored. m. `keys`: movement by keys. `hand`: movement by pointer,
 * finger or stick.
 */
const leastWay = { keys: 0.1, hand: 0.15 };

/** Mouse pointer, finger or controller stick that steers the ship now */
type Hold =
  | { readonly kind: 'pointer'; readonly at: Point }
  | { readonly kind: 'finger'; readonly id: number; from: Point; at: Point; anchor: Point; moved: boolean }
  | { readonly kind: 'stick'; readonly way: Point };

/** Lets the player steer the ship by keys, pointer, finger or stick. */
export function listenForSteering({ session, singleKeys, viewport }: App, flow: Flow): void {
  // Pressing a steering key ends the others. Keys count as released when the window loses the focus, while paused and
  // in dialogs. Steering keys trigger no action of the page.
  const { playback } = session;
  const keys = new Set<string>();
  /** Direction of the pressed keys at the last check; null if no key steered. */
  let direction: Point | null = null;
  let hold: Hold | null = null;
  /**
   * Game in the scene at the latest check of the steering input. Null before the first check, and if the scene had no
   * game.
   */
  let lastGame: Dodge | null = null;
  let padHeld: readonly number[] = [];

  /**
   * Returns the ship's place, the arena, and a function that computes where the ship would stop. Null if the player
   * steers no ship.
   */
  const steered = () => {
    const { simulation, scenario } = session;
    const game = dodgeOf(simulation);
    if (!game || !scenario.dodge || game.state === 'over' || game.replayed) return null;
    const { body, limits } = game.player;
    const { arena } = scenario.dodge;
    const at = body.getPosition();
    const rest = () => restOf(at, body.getLinearVelocity(), limits.linearAcceleration, arena);
    return { at, arena, rest };
  };

  const move = (place: Point, least: number, rounded = place) => {
    if (distance(place, session.commands.target) < least) return;
    session.command((commands) => commands.moveTarget(rounded));
  };

  /** Sets the ship's target from pointer, finger or stick, rounded to 1 cm. */
  const moveByHand = (place: Point) =>
    move(place, leastWay.hand, { x: Math.round(place.x * 100) / 100, y: Math.round(place.y * 100) / 100 });

  const followKeys = () => {
    const was = direction;
    const onPage = isDialogOpen() ? null : keyDirection(keys);
    const ship = steered();
    // Keys point along the page, on which the world may be turned.
    direction = onPage && ship && ontoWorld(onPage, viewport.turn);
    if (!ship) return;
    if (direction) {
      const isSame = was?.x === direction.x && was.y === direction.y;
      if (!isSame || isTargetNear(ship.at, session.commands.target))
        move(targetAhead(ship.at, direction, ship.arena), leastWay.keys);
    } else if (was) move(ship.rest(), leastWay.keys);
  };

  const releaseKeys = () => {
    keys.clear();
    followKeys();
  };

  /** Ends steering by finger or stick, so that the ship brakes. */
  const stop = () => {
    hold = null;
    const ship = steered();
    if (ship) moveByHand(ship.rest());
  };

  /** Returns whether a key steers the ship now. */
  const claims = (key: string) =>
    key.toLowerCase() in steeringKeys && singleKeys.allow(key) && dodgeOf(session.simulation) !== null;

  const fingerOf = ({ pointerId }: PointerEvent) =>
    hold?.kind === 'finger' && hold.id === pointerId ? hold : null;

  /** Starts steering by a finger. A second finger does not steer. */
  const touch = ({ pointerId: id, isPrimary }: PointerEvent, at: Point) => {
    const game = dodgeOf(session.simulation);
    if (!game || (hold?.kind === 'finger' && !isPrimary)) return;
    const { x, y } = game.player.body.getPosition();
    lastGame = game;
    hold = { kind: 'finger', id, from: at, at, anchor: { x, y }, moved: false };
  };

  const point = (event: PointerEvent) => {
    const at = { x: event.clientX, y: event.clientY };
    const isTouch = event.pointerType === 'touch';
    if (isTouch && event.type === 'pointermove') {
      const finger = fingerOf(event);
      if (!finger) return;
      finger.at = at;
      finger.moved ||= distance(at, finger.from) >= steering.slack;
    } else if (event.target instanceof HTMLCanvasElement && !isDialogOpen()) {
      if (isTouch) touch(event, at);
      else hold = { kind: 'pointer', at };
    }
  };

  /**
   * Returns the ship's target (place to fly to) for the present steering input. m
   * @param at place of the ship, m
   * @returns null for a pointer on the ship, a finger that has not moved, and a stick at rest
   */
  const targetOf = (hold: Hold, at: Point, arena: Place): Point | null => {
    if (hold.kind === 'pointer') return targetUnder(at, viewport.toWorld(hold.at), arena);
    if (hold.kind === 'stick')
      return targetUnder(at, offset(at, ontoWorld(hold.way, viewport.turn), 1), arena);
    if (!hold.moved) return null;
    const way = offset(viewport.toWorld(hold.at), viewport.toWorld(hold.from), -1);
    const found = targetByFinger(at, hold.anchor, way, arena);
    hold.anchor = found.anchor;
    return found.target;
  };

  const followHand = () => {
    const game = dodgeOf(session.simulation);
    // A finger still down from the last run does not steer the next one: its anchor was in the last run.
    if (game !== lastGame && hold?.kind === 'finger') hold = null;
    lastGame = game;
    const ship = steered();
    const target = hold && ship && !playback.paused ? targetOf(hold, ship.at, ship.arena) : null;
    if (target) moveByHand(target);
  };

  /** Reads the game controller: its left stick steers, A plays, Start pauses. */
  const readPad = () => {
    const game = dodgeOf(session.simulation);
    if (!game || isDialogOpen()) return;
    const pad = connectedPad();
    if (!pad) return;
    const [x = 0, y = 0] = pad.axes;
    const way = stickWay(x, y);
    if (way) hold = { kind: 'stick', way };
    else if (hold?.kind === 'stick') stop();
    const was = padHeld;
    padHeld = Object.values(padButtons).filter((button) => pad.buttons[button]?.pressed);
    const isPressed = (button: number) => padHeld.includes(button) && !was.includes(button);
    if (isPressed(padButtons.a)) flow.pressFirst();
    if (isPressed(padButtons.start) && game.state !== 'over') playback.paused = !playback.paused;
  };

  session.onChange(() => {
    if (keys.size > 0 && (playback.paused || !steered())) releaseKeys();
  });
  const press = (event: KeyboardEvent) => {
    hold = null;
    const { key, target } = event;
    if (isBrowserShortcut(event) || !claims(key) || usesArrows(target) || isDialogOpen()) return;
    // Prevents scrolling and actions of the page.
    event.preventDefault();
    if (playback.paused || !steered()) return;
    keys.add(key.toLowerCase());
    followKeys();
  };
  window.addEventListener('keydown', press, { capture: true });
  window.addEventListener('keyup', ({ key }) => {
    if (keys.delete(key.toLowerCase())) followKeys();
  });
  for (const type of ['pointerdown', 'pointermove'] as const) window.addEventListener(type, point);
  for (const type of ['pointerup', 'pointercancel'] as const)
    window.addEventListener(type, (event) => fingerOf(event) && stop());
  window.addEventListener('blur', () => {
    releaseKeys();
    hold = null;
  });
  document.addEventListener('visibilitychange', releaseKeys);
  everyFrame(rates.keys, () => direction && followKeys());
  everyFrame(rates.hand, () => {
    readPad();
    followHand();
  });
}
