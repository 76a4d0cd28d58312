import { everyFrame } from '../kit/frames';
import { readStored, writeStored } from '../kit/stored';
import { Synth } from './synth';

/** Key in the browser's storage. */
const storageKey = 'slew.sound.v1';
/** How often it listens. Hz */
const listenRate = 60;
/** Events after which a browser allows a page to play sound. */
const gestures = ['pointerup', 'keydown'];
export class Sound {
  on = false;
  #around;
  #synth = null;
  #listens = [];
  constructor(around) {
    this.#around = around;
    const update = () => this.#updateContext();
    around.session.onChange(update);
    document.addEventListener('visibilitychange', update);
    everyFrame(listenRate, () => this.#listen());
    if (readStored(storageKey) === 'on') this.#switchOnSoon();
  }
  /** Listens to games. */
  listenTo(listens) {
    this.#listens = listens;
  }
  /** Switches on or off, and keeps that. */
  set(on) {
    this.#set(on);
    writeStored(storageKey, this.on ? 'on' : 'off');
  }
  /** Switches on at the next press in a game: browsers allow no sound before one. */
  #switchOnSoon() {
    const listening = new AbortController();
    const start = () => {
      if (!this.#around.session.game) return;
      listening.abort();
      if (!this.on) this.#set(true);
    };
    for (const gesture of gestures) window.addEventListener(gesture, start, { signal: listening.signal });
  }
  #set(on) {
    try {
      if (on) this.#synth ??= new Synth();
      this.on = on;
    } catch {
      this.#around.notify('There is no sound: this browser does not let the page make any.', 'error');
    }
    this.#updateContext();
  }
  get #silent() {
    return !this.on || this.#around.session.playback.paused || document.hidden;
  }
  /** Suspends all sound, or resumes it. */
  #updateContext() {
    if (!this.#synth) return;
    const { context } = this.#synth;
    const silent = this.#silent;
    if (silent === (context.state === 'suspended')) return;
    // A browser may refuse before the next press; then it stays silent until then.
    void (silent ? context.suspend() : context.resume()).catch(() => {});
  }
  #listen() {
    // Listened to while it is off as well: what happened then is not heard later.
    const frames = this.#listens.flatMap((listen) => listen() ?? []);
    if (!this.#synth || this.#silent) return;
    for (const { cue, times, place } of frames.flatMap(({ sounds }) => sounds))
      this.#synth.play(cue, times, this.#panOf(place));
    const thrust = frames.find(({ thrust }) => thrust)?.thrust ?? null;
    this.#synth.setThrust(thrust && { pan: this.#panOf(thrust.place), share: thrust.share });
  }
  /** From -1 at the left edge of the page to 1 at the right one. */
  #panOf(place) {
    const { viewport } = this.#around;
    return (2 * viewport.toPage(place).x) / viewport.width - 1;
  }
}
