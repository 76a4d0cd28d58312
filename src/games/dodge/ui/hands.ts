// Steering Dodge by pointer, finger and game controller.

import type { Point } from '../../../entities/command';
import { hypot } from '../../../exact/exact';
import type { App } from '../../../ui/app';
import { everyFrame } from '../../../ui/kit/frames';
import { isDialogOpen } from '../../../ui/kit/keyboard';
import { ontoWorld } from '../../../view/home-view';
import { type Dodge, dodgeOf } from '../rules/dodge';
import { isPlayed } from './steer-keys';
import { restOf, steering, stickWay, targetByFinger, targetUnder } from './steering';

/** How often the target follows. Hz; each time adds an entry to the replay's timeline. */
const rate = 30;

/** Smallest way of the target that is one. m */
const leastWay = 0.15;

/** Buttons of a standard game controller: A, and Start. */
const padButtons = { a: 0, start: 9 };

/** What holds the target now. */
type Hold =
  | { readonly kind: 'mouse'; at: Point }
  | { readonly kind: 'finger'; readonly id: number; from: Point; at: Point; anchor: Point; moved: boolean }
  | { readonly kind: 'stick'; way: Point };

/** Listens to all of them. @param first presses the first button of the card that is shown, if one is */
export function listenToHands(app: App, first: () => void): void {
  const hands = new Hands(app);
  const onField = ({ target }: Event) => target instanceof HTMLCanvasElement && !isDialogOpen();
  window.addEventListener('pointermove', (event) => {
    if (event.pointerType === 'touch') hands.slide(event);
    else if (onField(event)) hands.point(event);
  });
  window.addEventListener('pointerdown', (event) => {
    if (!onField(event)) return;
    if (event.pointerType === 'touch') hands.touch(event);
    else hands.point(event);
  });
  const lift = (event: PointerEvent) => hands.lift(event.pointerId);
  window.addEventListener('pointerup', lift);
  window.addEventListener('pointercancel', lift);
  window.addEventListener('keydown', () => hands.letGo());
  window.addEventListener('blur', () => hands.letGo());
  const pad = new Pad(app, hands, first);
  everyFrame(rate, () => {
    pad.look();
    hands.steer();
  });
}

/** Moves the target as the hand that came last asks. */
class Hands {
  readonly #app: App;
  #hold: Hold | null = null;
  /** The run that it is held in. */
  #game: Dodge | null = null;

  constructor(app: App) {
    this.#app = app;
  }

  point({ clientX, clientY }: PointerEvent): void {
    this.#hold = { kind: 'mouse', at: { x: clientX, y: clientY } };
  }

  touch({ clientX, clientY, pointerId, isPrimary }: PointerEvent): void {
    const game = dodgeOf(this.#app.session.simulation);
    // A second finger steers nothing. The first one of a new touch does, even if the end of the last one was never told.
    if (!game || (this.#hold?.kind === 'finger' && !isPrimary)) return;
    const at = { x: clientX, y: clientY };
    const { x, y } = game.player.body.getPosition();
    this.#game = game;
    this.#hold = { kind: 'finger', id: pointerId, from: at, at, anchor: { x, y }, moved: false };
  }

  slide({ clientX, clientY, pointerId }: PointerEvent): void {
    const hold = this.#hold;
    if (hold?.kind !== 'finger' || hold.id !== pointerId) return;
    hold.at = { x: clientX, y: clientY };
    hold.moved ||= hypot(clientX - hold.from.x, clientY - hold.from.y) >= steering.slack;
  }

  /** A stick's way on the page, m; null when it rests again. */
  push(way: Point | null): void {
    if (way) this.#hold = { kind: 'stick', way };
    else if (this.#hold?.kind === 'stick') this.#stop();
  }

  lift(pointerId: number): void {
    if (this.#hold?.kind === 'finger' && this.#hold.id === pointerId) this.#stop();
  }

  letGo(): void {
    this.#hold = null;
  }

  steer(): void {
    const { session } = this.#app;
    const game = dodgeOf(session.simulation);
    // A finger that is still down from the run before holds nothing of the next one: its anchor was there.
    if (game !== this.#game && this.#hold?.kind === 'finger') this.letGo();
    this.#game = game;
    if (!this.#hold || session.playback.paused || !isPlayed(this.#app)) return;
    const target = this.#target(this.#hold);
    if (target) this.#move(target);
  }

  #target(hold: Hold): Point | null {
    const { session, viewport } = this.#app;
    const game = dodgeOf(session.simulation);
    const { dodge } = session.scenario;
    if (!game || !dodge) return null;
    const player = game.player.body.getPosition();
    if (hold.kind === 'mouse') return targetUnder(player, viewport.toWorld(hold.at), dodge.arena);
    if (hold.kind === 'stick') {
      const way = ontoWorld(hold.way, viewport.turn);
      return targetUnder(player, { x: player.x + way.x, y: player.y + way.y }, dodge.arena);
    }
    if (!hold.moved) return null;
    const [from, to] = [viewport.toWorld(hold.from), viewport.toWorld(hold.at)];
    const found = targetByFinger(player, hold.anchor, { x: to.x - from.x, y: to.y - from.y }, dodge.arena);
    hold.anchor = found.anchor;
    return found.target;
  }

  /** The hand is gone: the player brakes. */
  #stop(): void {
    this.#hold = null;
    const { session } = this.#app;
    const game = dodgeOf(session.simulation);
    const { dodge } = session.scenario;
    if (!game || !dodge || !isPlayed(this.#app)) return;
    const { body, limits } = game.player;
    const { linearAcceleration } = limits;
    this.#move(restOf(body.getPosition(), body.getLinearVelocity(), linearAcceleration, dodge.arena));
  }

  #move(place: Point): void {
    const { session } = this.#app;
    const { x, y } = session.commands.target;
    if (hypot(place.x - x, place.y - y) < leastWay) return;
    const target = { x: rounded(place.x), y: rounded(place.y) };
    session.command((commands) => commands.moveTarget(target));
  }
}

/** To a centimetre: replays stay short. m */
function rounded(metres: number): number {
  return Math.round(metres * 100) / 100;
}

/** A game controller: the left stick steers, A plays, Start pauses. */
class Pad {
  readonly #app: App;
  readonly #hands: Hands;
  readonly #first: () => void;
  #held = new Set<number>();

  constructor(app: App, hands: Hands, first: () => void) {
    this.#app = app;
    this.#hands = hands;
    this.#first = first;
  }

  look(): void {
    const [pad] = navigator.getGamepads?.().filter((one) => one !== null) ?? [];
    const game = dodgeOf(this.#app.session.simulation);
    if (!pad || !game || isDialogOpen()) return;
    this.#hands.push(stickWay(pad.axes[0] ?? 0, pad.axes[1] ?? 0));
    const { playback } = this.#app.session;
    if (this.#isPressed(pad, padButtons.a)) this.#first();
    if (this.#isPressed(pad, padButtons.start) && game.state !== 'over') playback.paused = !playback.paused;
  }

  /** Whether a button went down since the last look. */
  #isPressed({ buttons }: Gamepad, button: number): boolean {
    const was = this.#held.has(button);
    const is = buttons[button]?.pressed ?? false;
    if (is) this.#held.add(button);
    else this.#held.delete(button);
    return is && !was;
  }
}
