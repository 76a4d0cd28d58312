// Stored progress on the ladder: which challenges were reached, and how many by one law.
// Two tabs combine their progress.
import { StoredValue } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Largest number of challenges. */
const mostChallenges = 8;

/** Largest stored number. Lower bits are the reached challenges; higher bits count those reached by one law. */
const largest = 2 ** (2 * mostChallenges) - 1;

export class LadderProgress extends StoredValue<number> {
  constructor() {
    super({
      key: 'slew.ladder.v1',
      none: 0,
      parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= largest ? Number(text) : 0),
      format: String,
      merge: (stored, unwritten) => stored | unwritten,
    });
  }

  /** Whether any law reached a challenge. @param place index of the challenge, from 0 */
  has(place: number): boolean {
    return place < mostChallenges && (this.value & (1 << place)) !== 0;
  }

  /** Largest number of challenges reached by one law. All of them earn the star. */
  get mostByOneLaw(): number {
    return 32 - Math.clz32(this.value >> mostChallenges);
  }

  /**
   * Stores the challenges that one law reached. Does nothing on a page inside another one.
   * @param reached a flag for each challenge, in order
   */
  note(reached: readonly boolean[]): void {
    const places = reached.slice(0, mostChallenges);
    const ticks = places.reduce((bits, is, place) => (is ? bits | (1 << place) : bits), 0);
    const count = places.filter(Boolean).length;
    const all = this.value | ticks | (((1 << count) - 1) << mostChallenges);
    if (all !== this.value && !isEmbedded()) this.store(all);
  }
}

export const ladderProgress = new LadderProgress();
