// Sound of the games, off by default; the choice is stored on this device. It is silent while paused
// or while the page is hidden.
import type { Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import type { Viewport } from '../../view/viewport';
import { everyFrame } from '../kit/frames';
import { StoredValue } from '../kit/stored';
import type { Synth } from './synth';
import { vibrate } from './vibration';
import type { Cue } from './voices';

/** A sound that a game wants to be played. */
export interface SoundEvent {
  readonly cue: Cue;
  /** Number of times that the event of this sound has happened in the game, from 1. */
  readonly times: number;
  /** Position of the sound's source in the world. m */
  readonly place: Point;
}

/** Steady sound of one motor in a game, such as that of the missile nearest to the player. */
export interface ThrustSound {
  /** Position of the motor in the world. m */
  readonly place: Point;
  /** Linear speed of the missile or craft that has this motor, as a fraction of top speed. 0 to 1 */
  readonly share: number;
}

/** The sounds of a game since the last frame. */
export interface SoundFrame {
  readonly sounds: readonly SoundEvent[];
  readonly thrust: ThrustSound | null;
}

/** Returns the sounds of a game since the last call; null while the game is not open. */
export type SoundSource = () => SoundFrame | null;

/** Rate at which the page asks the open game for sounds to play. Hz */
const listenRate = 60;

/** Events after which a browser allows a page to play sound. */
const gestures = ['pointerup', 'keydown'] as const;

/** The parts of the page that the sound needs. */
interface SoundContext {
  readonly session: Session;
  readonly viewport: Viewport;
  notify(message: string, kind: 'error'): void;
  /** Loads the code of the synthesizer and creates one. Rejects with a sentence if that fails. */
  newSynth(context: AudioContext): Promise<Synth>;
}

export class Sound {
  on = false;
  readonly #around: SoundContext;
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #listens: readonly SoundSource[] = [];
  readonly #stored = new StoredValue({
    key: 'slew.sound.v1',
    none: false,
    parse: (text) => text === 'on',
    format: (on: boolean) => (on ? 'on' : 'off'),
  });

  constructor(around: SoundContext) {
    this.#around = around;
    const update = () => this.#updateContext();
    around.session.onChange(update);
    document.addEventListener('visibilitychange', update);
    everyFrame(listenRate, () => this.#listen());
    if (this.#stored.value) this.#switchOnSoon();
  }

  listenTo(listens: readonly SoundSource[]): void {
    this.#listens = listens;
  }

  /** Switches sound on or off, and stores the choice. */
  set(on: boolean): void {
    this.#set(on);
    this.#stored.store(this.on);
  }

  /** Waits for the next press in a game, then switches sound on. Browsers allow no sound before a press. */
  #switchOnSoon(): void {
    const listening = new AbortController();
    const start = () => {
      if (!this.#around.session.game) return;
      listening.abort();
      if (!this.on) this.#set(true);
    };
    for (const gesture of gestures) window.addEventListener(gesture, start, { signal: listening.signal });
  }

  #set(on: boolean): void {
    try {
      // The context must be created here, because browsers only allow it during a press.
      if (on) this.#context ??= new AudioContext();
      this.on = on;
    } catch {
      this.#around.notify('There is no sound: this browser does not let the page make any.', 'error');
    }
    this.#updateContext();
    if (this.on && !this.#synth) void this.#loadSynth();
  }

  async #loadSynth(): Promise<void> {
    try {
      const synth = await this.#around.newSynth(this.#context!);
      this.#synth ??= synth;
    } catch (error) {
      this.on = false;
      this.#around.notify(error instanceof Error ? error.message : String(error), 'error');
    }
  }

  get #silent(): boolean {
    return !this.on || this.#around.session.playback.paused || document.hidden;
  }

  /**
   * Suspends all sound while the person has switched it off, the game is paused or the page is hidden. Otherwise
   * resumes it.
   */
  #updateContext(): void {
    const context = this.#context;
    if (!context) return;
    const silent = this.#silent;
    if (silent === (context.state === 'suspended')) return;
    // A browser may refuse before the next press; it stays silent until then.
    void (silent ? context.suspend() : context.resume()).catch(() => {});
  }

  #listen(): void {
    // Sounds are collected while silent as well, so that they are not heard later.
    const frames = this.#listens.flatMap((listen) => listen() ?? []);
    const { playback } = this.#around.session;
    if (!playback.paused && !document.hidden)
      vibrate(frames.flatMap(({ sounds }) => sounds.map(({ cue }) => cue)));
    if (!this.#synth || this.#silent) return;
    for (const { cue, times, place } of frames.flatMap(({ sounds }) => sounds))
      this.#synth.play(cue, times, this.#panOf(place));
    const thrust = frames.find(({ thrust }) => thrust)?.thrust ?? null;
    this.#synth.setThrust(thrust && { pan: this.#panOf(thrust.place), share: thrust.share });
  }

  /** Returns the stereo position of a place in the world: -1 at the left edge of the page to 1 at the right edge. */
  #panOf(place: Point): number {
    const { viewport } = this.#around;
    return (2 * viewport.toPage(place).x) / viewport.width - 1;
  }
}
