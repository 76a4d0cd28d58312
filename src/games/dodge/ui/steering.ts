// Who steers Dodge now, and where keys, pointer, finger and controller put the ship's target.

import { clamp } from '../../../control/clamp';
import { distance, type Point } from '../../../entities/command';
import { hypot } from '../../../exact/exact';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Place } from '../../../simulation/place';
import type { App } from '../../../ui/app';
import { everyFrame } from '../../../ui/kit/frames';
import { isBrowserShortcut, isDialogOpen, usesArrows } from '../../../ui/kit/keyboard';
import { ontoWorld } from '../../../view/home-view';
import { type Dodge, dodgeOf } from '../rules/dodge';
import type { Flow } from './flow';

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
const steeringKeys: Readonly<Record<string, Point>> = {
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

/** How often held keys, and a pointer, finger or stick, may move the target. Hz; each time adds an entry to the replay's timeline. */
const rates = { keys: 60, hand: 30 };

/** The smallest way of the target that is one. m */
const leastWay = { keys: 0.1, hand: 0.15 };

/** Buttons of a standard game controller. */
const padButtons = { a: 0, start: 9 };

/** What a person steers, and where. */
interface Steered {
  readonly ship: Entity;
  readonly arena: Place;
}

/** What holds the target: the pointer over the picture, a finger from its press on, or a stick. */
type Hold =
  | { readonly kind: 'pointer'; readonly at: Point }
  | { readonly kind: 'finger'; readonly id: number; from: Point; at: Point; anchor: Point; moved: boolean }
  | { readonly kind: 'stick'; readonly way: Point };

/** Who steers now: held keys, or the pointer, finger or stick that came last. Any key takes the target from these. */
class Steering {
  readonly #app: App;
  readonly #keys = new Set<string>();
  /** Where the keys pointed last; null when they did not. */
  #direction: Point | null = null;
  #hold: Hold | null = null;
  /** The run that it is held in. */
  #game: Dodge | null = null;

  constructor(app: App) {
    this.#app = app;
    app.session.onChange(() => {
      if (this.#keys.size > 0 && (app.session.playback.paused || !this.#steered)) this.releaseKeys();
    });
  }

  /** Whether a key steers now, so that it triggers no action. */
  claims(key: string): boolean {
    const isKey = key.toLowerCase() in steeringKeys && this.#app.singleKeys.allow(key);
    return isKey && dodgeOf(this.#app.session.simulation) !== null;
  }

  press(event: KeyboardEvent): void {
    this.letGo();
    const { key, target } = event;
    if (isBrowserShortcut(event) || !this.claims(key) || usesArrows(target) || isDialogOpen()) return;
    // Otherwise the page would scroll.
    event.preventDefault();
    if (this.#app.session.playback.paused || !this.#steered) return;
    this.#keys.add(key.toLowerCase());
    this.#followKeys();
  }

  release({ key }: KeyboardEvent): void {
    if (this.#keys.delete(key.toLowerCase())) this.#followKeys();
  }

  releaseKeys(): void {
    this.#keys.clear();
    this.#followKeys();
  }

  /** A press, a move or the end of a pointer. */
  point(event: PointerEvent): void {
    const { type, pointerId, clientX, clientY, target } = event;
    const hold = this.#hold;
    const own = hold?.kind === 'finger' && hold.id === pointerId ? hold : null;
    const at = { x: clientX, y: clientY };
    if (type === 'pointerup' || type === 'pointercancel') {
      if (own) this.#stop();
    } else if (event.pointerType === 'touch' && type === 'pointermove') {
      if (!own) return;
      own.at = at;
      own.moved ||= distance(at, own.from) >= steering.slack;
    } else if (target instanceof HTMLCanvasElement && !isDialogOpen()) {
      if (event.pointerType === 'touch') this.#touch(event, at);
      else this.#hold = { kind: 'pointer', at };
    }
  }

  /** A stick's way on the page, m; null when it rests again. */
  push(way: Point | null): void {
    if (way) this.#hold = { kind: 'stick', way };
    else if (this.#hold?.kind === 'stick') this.#stop();
  }

  /** Pointer, finger and stick hold nothing any more. */
  letGo(): void {
    this.#hold = null;
  }

  /** Moves the target again while keys are held. */
  keepKeys(): void {
    if (this.#direction) this.#followKeys();
  }

  /** Moves the target to where pointer, finger or stick have it. */
  followHand(): void {
    const { session } = this.#app;
    const game = dodgeOf(session.simulation);
    // A finger that is still down from the run before holds nothing of the next one: its anchor was there.
    if (game !== this.#game && this.#hold?.kind === 'finger') this.letGo();
    this.#game = game;
    const steered = this.#steered;
    if (!this.#hold || !steered || session.playback.paused) return;
    const target = this.#targetOf(this.#hold, steered);
    if (target) this.#moveByHand(target);
  }

  /** The ship and the arena of the game that a person steers; null while there is none. */
  get #steered(): Steered | null {
    const { simulation, scenario } = this.#app.session;
    const game = dodgeOf(simulation);
    if (!game || !scenario.dodge || game.state === 'over' || game.replayed) return null;
    return { ship: game.player, arena: scenario.dodge.arena };
  }

  #touch({ pointerId, isPrimary }: PointerEvent, at: Point): void {
    const game = dodgeOf(this.#app.session.simulation);
    // A second finger steers nothing. The first one of a new touch does, even if the end of the last one was never told.
    if (!game || (this.#hold?.kind === 'finger' && !isPrimary)) return;
    const { x, y } = game.player.body.getPosition();
    this.#game = game;
    this.#hold = { kind: 'finger', id: pointerId, from: at, at, anchor: { x, y }, moved: false };
  }

  /** Puts the target ahead of the ship: when the keys change, and when the ship has come near it. */
  #followKeys(): void {
    const { session, viewport } = this.#app;
    const was = this.#direction;
    const onPage = isDialogOpen() ? null : directionOf(this.#keys);
    const steered = this.#steered;
    // Keys point as the picture lies.
    const direction = onPage && steered && ontoWorld(onPage, viewport.turn);
    this.#direction = direction;
    if (!steered) return;
    const ship = steered.ship.body.getPosition();
    if (direction) {
      const isSame = was?.x === direction.x && was.y === direction.y;
      if (!isSame || isDue(ship, session.commands.target))
        this.#move(targetAhead(ship, direction, steered.arena), leastWay.keys);
    } else if (was) this.#move(restOfShip(steered), leastWay.keys);
  }

  #targetOf(hold: Hold, { ship, arena }: Steered): Point | null {
    const { viewport } = this.#app;
    const at = ship.body.getPosition();
    if (hold.kind === 'pointer') return targetUnder(at, viewport.toWorld(hold.at), arena);
    if (hold.kind === 'stick') {
      const way = ontoWorld(hold.way, viewport.turn);
      return targetUnder(at, { x: at.x + way.x, y: at.y + way.y }, arena);
    }
    if (!hold.moved) return null;
    const [from, to] = [viewport.toWorld(hold.from), viewport.toWorld(hold.at)];
    const found = targetByFinger(at, hold.anchor, { x: to.x - from.x, y: to.y - from.y }, arena);
    hold.anchor = found.anchor;
    return found.target;
  }

  /** Finger or stick are gone: the ship brakes. */
  #stop(): void {
    this.letGo();
    const steered = this.#steered;
    if (steered) this.#moveByHand(restOfShip(steered));
  }

  /** To a centimetre: a hand moves it thirty times a second, and replays stay short. */
  #moveByHand(place: Point): void {
    this.#move(place, leastWay.hand, (metres) => Math.round(metres * 100) / 100);
  }

  /** Moves the target, unless it is there already: keys held in a corner must not fill the replay. */
  #move(place: Point, least: number, rounded = (metres: number) => metres): void {
    const { session } = this.#app;
    if (distance(place, session.commands.target) < least) return;
    const target = { x: rounded(place.x), y: rounded(place.y) };
    session.command((commands) => commands.moveTarget(target));
  }
}

function restOfShip({ ship: { body, limits }, arena }: Steered): Point {
  return restOf(body.getPosition(), body.getLinearVelocity(), limits.linearAcceleration, arena);
}

/** Listens to everything that steers. Keys count as released when the window loses the keyboard, at a pause and in a dialog. Returns which keys steer now. */
export function listenForSteering(app: App, flow: Flow): (key: string) => boolean {
  const steering = new Steering(app);
  window.addEventListener('keydown', (event) => steering.press(event));
  window.addEventListener('keyup', (event) => steering.release(event));
  for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
    window.addEventListener(type, (event) => steering.point(event));
  window.addEventListener('blur', () => {
    steering.releaseKeys();
    steering.letGo();
  });
  document.addEventListener('visibilitychange', () => steering.releaseKeys());
  everyFrame(rates.keys, () => steering.keepKeys());
  const lookAtPad = padReader(app, flow, steering);
  everyFrame(rates.hand, () => {
    lookAtPad();
    steering.followHand();
  });
  return (key) => steering.claims(key);
}

/** Reads a game controller: the left stick steers, A plays, Start pauses. */
function padReader({ session }: App, flow: Flow, steering: Steering): () => void {
  let held = new Set<number>();
  return () => {
    const [pad] = navigator.getGamepads?.().filter((one) => one !== null) ?? [];
    const game = dodgeOf(session.simulation);
    if (!pad || !game || isDialogOpen()) return;
    steering.push(stickWay(pad.axes[0] ?? 0, pad.axes[1] ?? 0));
    const { playback } = session;
    const was = held;
    held = new Set(Object.values(padButtons).filter((button) => pad.buttons[button]?.pressed));
    const isPressed = (button: number) => held.has(button) && !was.has(button);
    if (isPressed(padButtons.a)) flow.pressFirst();
    if (isPressed(padButtons.start) && game.state !== 'over') playback.paused = !playback.paused;
  };
}
