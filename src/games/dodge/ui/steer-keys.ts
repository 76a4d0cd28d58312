// Steering Dodge by arrow keys and W A S D: held keys keep the target ahead of the player.

import type { Point } from '../../../entities/command';
import { hypot } from '../../../exact/exact';
import type { Place } from '../../../simulation/place';
import type { App } from '../../../ui/app';
import { everyFrame } from '../../../ui/kit/frames';
import { isBrowserShortcut, isDialogOpen, usesArrows } from '../../../ui/kit/keyboard';
import { ontoWorld } from '../../../view/home-view';
import { dodgeOf } from '../rules/dodge';
import { directionOf, isDue, restOf, steeringKeys, targetAhead } from './steering';

/** Whether a key steers now, so that it triggers no action. */
export function steers(app: App, key: string): boolean {
  const isKey = key.toLowerCase() in steeringKeys && app.singleKeys.allow(key);
  return isKey && dodgeOf(app.session.simulation) !== null;
}

/** How often held keys are looked at. Hz */
const steerRate = 60;

/** Listens for the keys. All count as released when the window loses the keyboard, at a pause and in a dialog. */
export function listenToSteering(app: App): void {
  const { session } = app;
  const held = new Set<string>();
  const steering = new KeySteering(app, held);
  everyFrame(steerRate, () => steering.refresh());
  window.addEventListener('keydown', (event) => {
    const { key, target } = event;
    if (isBrowserShortcut(event) || !steers(app, key) || usesArrows(target) || isDialogOpen()) return;
    // Otherwise the page would scroll.
    event.preventDefault();
    if (session.playback.paused || !isPlayed(app)) return;
    held.add(key.toLowerCase());
    steering.steer();
  });
  window.addEventListener('keyup', ({ key }) => {
    if (held.delete(key.toLowerCase())) steering.steer();
  });
  const releaseAll = () => {
    held.clear();
    steering.steer();
  };
  window.addEventListener('blur', releaseAll);
  document.addEventListener('visibilitychange', releaseAll);
  session.onChange(() => {
    if (held.size > 0 && (session.playback.paused || !isPlayed(app))) releaseAll();
  });
}

/** Whether a person steers the game that is on. */
export function isPlayed(app: App): boolean {
  const game = dodgeOf(app.session.simulation);
  return game !== null && game.state !== 'over' && !game.replayed;
}

/** Puts the target ahead of the player: at once when the keys change, and again when the player has come near it. */
class KeySteering {
  readonly #app: App;
  readonly #held: ReadonlySet<string>;
  /** Where the keys pointed last; null when they did not. */
  #direction: Point | null = null;

  constructor(app: App, held: ReadonlySet<string>) {
    this.#app = app;
    this.#held = held;
  }

  /** Steers again while keys are held. */
  refresh(): void {
    if (this.#direction) this.steer();
  }

  steer(): void {
    const was = this.#direction;
    const { session, viewport } = this.#app;
    const onPage = isDialogOpen() ? null : directionOf(this.#held);
    // Keys point as the picture lies.
    this.#direction = onPage && ontoWorld(onPage, viewport.turn);
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
    } else if (was) this.#rest(dodge.arena);
  }

  #rest(arena: Place): void {
    const { player } = dodgeOf(this.#app.session.simulation)!;
    const { linearAcceleration } = player.limits;
    this.#move(restOf(player.body.getPosition(), player.body.getLinearVelocity(), linearAcceleration, arena));
  }

  /** Moves the target, unless it is there already: keys held in a corner must not fill the replay. */
  #move(place: Point): void {
    const { session } = this.#app;
    const { x, y } = session.commands.target;
    if (hypot(place.x - x, place.y - y) > 0.1) session.command((commands) => commands.moveTarget(place));
  }
}

function isSame(a: Point | null, b: Point): boolean {
  return a?.x === b.x && a.y === b.y;
}
