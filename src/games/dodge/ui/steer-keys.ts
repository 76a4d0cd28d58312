// Arrow keys and W A S D while Dodge is on: held keys keep the target ahead of the player.

import type { Point } from '../../../entities/command';
import type { Place } from '../../../simulation/place';
import type { App } from '../../../ui/app';
import { isBrowsers, isDialogOpen, usesArrows } from '../../../ui/keyboard';
import { dodgeOf } from '../rules/dodge';
import { directionOf, isDue, restOf, steeringKeys, targetAhead } from './steering';

/** Whether a key steers now, so that it does nothing else. */
export function steers(app: App, key: string): boolean {
  return key.toLowerCase() in steeringKeys && dodgeOf(app.session.simulation) !== null;
}

/** Listens for the keys. They are let go of when the window loses the keyboard, at a pause and in a dialog. */
export function listenToSteering(app: App): void {
  const { session } = app;
  const held = new Set<string>();
  const hand = new Hand(app, held);
  window.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (isBrowsers(event) || !steers(app, key) || usesArrows(target) || isDialogOpen()) return;
    // Or the page would scroll.
    event.preventDefault();
    if (session.playback.paused || !isPlayed(app)) return;
    held.add(key.toLowerCase());
    hand.steer();
  });
  window.addEventListener('keyup', ({ key }) => {
    if (held.delete(key.toLowerCase())) hand.steer();
  });
  const letGo = () => {
    held.clear();
    hand.steer();
  };
  window.addEventListener('blur', letGo);
  document.addEventListener('visibilitychange', letGo);
  session.onChange(() => {
    if (held.size > 0 && (session.playback.paused || !isPlayed(app))) letGo();
  });
}

function isPlayed(app: App): boolean {
  const game = dodgeOf(app.session.simulation);
  return game !== null && game.state === 'playing' && !game.replayed;
}

/** Puts the target where the keys want it: at once when they change, and again as the player comes near. */
class Hand {
  readonly #app: App;
  readonly #held: ReadonlySet<string>;
  /** Where they pointed last. */
  #direction: Point | null = null;
  #frame = 0;

  constructor(app: App, held: ReadonlySet<string>) {
    this.#app = app;
    this.#held = held;
  }

  steer(): void {
    cancelAnimationFrame(this.#frame);
    const was = this.#direction;
    this.#direction = isDialogOpen() ? null : directionOf(this.#held);
    const { session } = this.#app;
    const game = dodgeOf(session.simulation);
    const { dodge } = session.scenario;
    if (!game || !dodge || !isPlayed(this.#app)) {
      this.#direction = null;
      return;
    }
    if (this.#direction) {
      const place = targetAhead(game.player.body.getPosition(), this.#direction, dodge.arena);
      if (!isSame(was, this.#direction) || isDue(game.player.body.getPosition(), session.commands.target))
        this.#move(place);
      this.#frame = requestAnimationFrame(() => this.steer());
    } else if (was) this.#rest(dodge.arena);
  }

  #rest(arena: Place): void {
    const { player } = dodgeOf(this.#app.session.simulation)!;
    const { linearAcceleration } = player.limits;
    this.#move(restOf(player.body.getPosition(), player.body.getLinearVelocity(), linearAcceleration, arena));
  }

  /** Does nothing where it is already: in a corner the keys may be held for long. */
  #move(place: Point): void {
    const { session } = this.#app;
    const { x, y } = session.commands.target;
    if (Math.hypot(place.x - x, place.y - y) > 0.1)
      session.edit(({ commands }) => commands.moveTarget(place));
  }
}

function isSame(a: Point | null, b: Point): boolean {
  return a?.x === b.x && a.y === b.y;
}
