// Sound of Dodge: off until it is switched on, silent while paused or while the page is hidden.

import { clamp } from '../../../control/clamp';
import type { Action } from '../../../ui/actions/action';
import type { App } from '../../../ui/app';
import { everyFrame } from '../../../ui/every-frame';
import { dodgeOf } from '../rules/dodge';
import { Cues } from './sound-cues';
import { makeNoise, playVoice, voices } from './sound-voices';

/** Key in the browser's storage. */
const storageKey = 'slew.sound.v1';

/** How often it looks for new events. Hz */
const listenRate = 60;

/** Events after which a browser allows a page to play sound. */
const gestures = ['pointerup', 'keydown'] as const;

/** The switch, for a button and a key. */
export function createSound(app: App): Action {
  const player = new Player(app);
  if (wasOn()) player.switchOnSoon();
  return {
    id: 'sound',
    key: 'Q',
    label: 'Sound',
    help: 'Sounds of the game, on or off.',
    face: () => (player.on ? 'Sound on' : 'Sound off'),
    pressed: () => player.on,
    enabled: ({ session }) => dodgeOf(session.simulation) !== null,
    run: () => {
      player.set(!player.on);
      keep(player.on);
    },
  };
}

class Player {
  on = false;
  readonly #app: App;
  readonly #cues = new Cues();
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;

  constructor(app: App) {
    this.#app = app;
    const update = () => this.#updateContext();
    app.session.onChange(update);
    document.addEventListener('visibilitychange', update);
    everyFrame(listenRate, () => this.#listen());
  }

  /** Switches on at the next press in the game: browsers allow no sound before one. */
  switchOnSoon(): void {
    const listening = new AbortController();
    const start = () => {
      if (!dodgeOf(this.#app.session.simulation)) return;
      listening.abort();
      if (!this.on) this.set(true);
    };
    for (const gesture of gestures) window.addEventListener(gesture, start, { signal: listening.signal });
  }

  set(on: boolean): void {
    this.on = on && this.#ready();
    this.#updateContext();
  }

  #ready(): boolean {
    try {
      this.#context ??= new AudioContext();
      this.#noise ??= makeNoise(this.#context);
      return true;
    } catch {
      this.#app.notify('There is no sound: this browser does not let the page make any.', 'error');
      return false;
    }
  }

  get #silent(): boolean {
    return !this.on || this.#app.session.playback.paused || document.hidden;
  }

  /** Suspends all sound, or resumes it. */
  #updateContext(): void {
    const context = this.#context;
    if (!context) return;
    const silent = this.#silent;
    if (silent === (context.state === 'suspended')) return;
    // A browser may refuse before the next press; then it stays silent until then.
    void (silent ? context.suspend() : context.resume()).catch(() => {});
  }

  #listen(): void {
    if (!this.on) return;
    const game = dodgeOf(this.#app.session.simulation);
    if (!game) return;
    const sounds = this.#cues.next(game);
    const [context, noise] = [this.#context, this.#noise];
    if (this.#silent || !context || !noise) return;
    const { viewport } = this.#app;
    for (const { cue, times, place } of sounds) {
      const pan = clamp((2 * viewport.toPage(place).x) / viewport.width - 1, -1, 1);
      for (const voice of voices[cue]) playVoice(context, noise, voice, { times, pan });
    }
  }
}

function wasOn(): boolean {
  try {
    return window.localStorage.getItem(storageKey) === 'on';
  } catch {
    return false;
  }
}

function keep(on: boolean): void {
  try {
    window.localStorage.setItem(storageKey, on ? 'on' : 'off');
  } catch {
    // No storage: the choice lasts as long as the page.
  }
}
