// The voices that sound now: no more than a few, and the oldest gives way to a new one.

/** A voice that sounds. */
export interface Sounding {
  /** When it ends by itself. s on the clock of the sound */
  readonly ends: number;
  /** Ends it now. */
  stop(): void;
}

export class VoicePool {
  readonly #most: number;
  #sounding: Sounding[] = [];

  constructor(most: number) {
    this.#most = most;
  }

  /** Adds a voice. @param now s on the clock of the sound */
  add(voice: Sounding, now: number): void {
    this.#sounding = this.#sounding.filter(({ ends }) => ends > now);
    while (this.#sounding.length >= this.#most) this.#sounding.shift()?.stop();
    this.#sounding.push(voice);
  }
}
