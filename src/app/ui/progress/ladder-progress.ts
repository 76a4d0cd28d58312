// Stored progress on the ladder (the list of challenges for a person's law): which challenges were reached, and how
// many by one law. Two tabs combine their progress.
import { StoredValue } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

const mostChallenges = 8;

/** Largest valid stored number, with two bits for each challenge. */
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

  /** Whether a law that the person wrote has fulfilled a challenge. @param place index of the challenge, from 0 */
  has(place: number): boolean {
    return place < mostChallenges && (this.value & (1 << place)) !== 0;
  }

  /** Largest number of challenges that a single law of the person has fulfilled. */
  get mostByOneLaw(): number {
    return 32 - Math.clz32(this.value >> mostChallenges);
  }

  /**
   * Stores which challenges one of the person's laws has fulfilled. Does nothing on an embedded page.
   * @param reached list with one value per challenge, in order: whether the law fulfilled the challenge
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
