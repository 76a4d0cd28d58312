// Sound of the games: off until it is switched on, kept on this device, silent while paused or while the page is hidden.
import type { Point } from '../../../world/entities/command';
import type { Session } from '../../session/session';
import type { Viewport } from '../../view/viewport';
import { everyFrame } from '../kit/frames';
import { Stored } from '../kit/stored';
import type { Synth } from './synth';
import type { Cue } from './voices';

/** A sound to play. */
export interface SoundEvent {
  readonly cue: Cue;
  /** How many times it counted, or how many notes it has, from 1. */
  readonly times: number;
  /** Where it comes from. m */
  readonly place: Point;
}

/** The motor that is nearest. */
export interface ThrustSound {
  /** m */
  readonly place: Point;
  /** Share of full speed. 0 to 1 */
  readonly share: number;
}

/** What is to be heard of a game since the last look. */
export interface SoundFrame {
  readonly sounds: readonly SoundEvent[];
  /** Null for none. */
  readonly thrust: ThrustSound | null;
}

/** Tells what is to be heard since its last call; null while its game is not on. */
export type Listen = () => SoundFrame | null;

/** How often it listens. Hz */
const listenRate = 60;

/** Events after which a browser allows a page to play sound. */
const gestures = ['pointerup', 'keydown'] as const;

/** What sound needs of the page. */
interface Around {
  readonly session: Session;
  readonly viewport: Viewport;
  notify(message: string, kind: 'error'): void;
  /** Loads the synth. Rejects with a sentence where that fails. */
  newSynth(context: AudioContext): Promise<Synth>;
}

export class Sound {
  on = false;
  readonly #around: Around;
  #context: AudioContext | null = null;
  #synth: Synth | null = null;
  #listens: readonly Listen[] = [];
  readonly #stored = new Stored({
    key: 'slew.sound.v1',
    none: false,
    parse: (text) => text === 'on',
    format: (on: boolean) => (on ? 'on' : 'off'),
  });

  constructor(around: Around) {
    this.#around = around;
    const update = () => this.#updateContext();
    around.session.onChange(update);
    document.addEventListener('visibilitychange', update);
    everyFrame(listenRate, () => this.#listen());
    if (this.#stored.value) this.#switchOnSoon();
  }

  /** Listens to games. */
  listenTo(listens: readonly Listen[]): void {
    this.#listens = listens;
  }

  /** Switches on or off, and keeps that. */
  set(on: boolean): void {
    this.#set(on);
    this.#stored.store(this.on);
  }

  /** Switches on at the next press in a game: browsers allow no sound before one. */
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
      // Here and not later: browsers allow it while a press is being handled.
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
    // Listened to while it is off as well: what happened then is not heard later.
    const frames = this.#listens.flatMap((listen) => listen() ?? []);
    if (!this.#synth || this.#silent) return;
    for (const { cue, times, place } of frames.flatMap(({ sounds }) => sounds))
      this.#synth.play(cue, times, this.#panOf(place));
    const thrust = frames.find(({ thrust }) => thrust)?.thrust ?? null;
    this.#synth.setThrust(thrust && { pan: this.#panOf(thrust.place), share: thrust.share });
  }

  /** From -1 at the left edge of the page to 1 at the right one. */
  #panOf(place: Point): number {
    const { viewport } = this.#around;
    return (2 * viewport.toPage(place).x) / viewport.width - 1;
  }
}
