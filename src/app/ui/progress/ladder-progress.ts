// Which challenges of the ladder a person has reached, and how many with one law, kept in this browser. Two pages add up what each knows.
import { Listeners } from '../../session/listeners';
import { onStoredElsewhere, readStored, writeStored } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Key in the browser's storage. Its number changes with the format. */
const storageKey = 'slew.ladder.v1';

/** Challenges that can be kept. */
const mostChallenges = 8;

/** One bit a challenge in its place, and above them one bit for each challenge that one law reached: so two pages add up by `or`. */
const largest = 2 ** (2 * mostChallenges) - 1;

export class LadderProgress {
  /** What could not be written. */
  #unwritten = 0;
  readonly #listeners = new Listeners();

  /** Whether a challenge was reached, by any law. @param place its place in the ladder, from 0 */
  has(place: number): boolean {
    return place < mostChallenges && (this.#all() & (1 << place)) !== 0;
  }

  /** How many challenges one law has reached at most. All of them are the star. */
  get mostByOneLaw(): number {
    return 32 - Math.clz32(this.#all() >> mostChallenges);
  }

  /** Notes what one law has reached. A page in another one notes nothing. @param reached a value a challenge, in their order */
  note(reached: readonly boolean[]): void {
    const places = reached.slice(0, mostChallenges);
    const ticks = places.reduce((bits, is, place) => (is ? bits | (1 << place) : bits), 0);
    const count = places.filter(Boolean).length;
    const all = this.#all() | ticks | (((1 << count) - 1) << mostChallenges);
    if (all === this.#all() || isEmbedded()) return;
    this.#unwritten = writeStored(storageKey, String(all)) ? 0 : all;
    this.#listeners.tell();
  }

  /** Forgets all of it. */
  forget(): void {
    this.#unwritten = 0;
    writeStored(storageKey, null);
    this.#listeners.tell();
  }

  /** Calls back after every change, by another page too. @returns ends that */
  onChange(listener: () => void): () => void {
    const ends = [this.#listeners.add(listener), onStoredElsewhere(storageKey, listener)];
    return () => {
      for (const end of ends) end();
    };
  }

  #all(): number {
    return readAll() | this.#unwritten;
  }
}

export const ladderProgress = new LadderProgress();

/** What is kept; nothing for anything but a whole number that this page could have written. */
function readAll(): number {
  const text = readStored(storageKey) ?? '';
  return /^\d{1,5}$/.test(text) && Number(text) <= largest ? Number(text) : 0;
}
