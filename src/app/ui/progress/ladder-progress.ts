// Which challenges of the ladder a person has reached, and how many with one law, kept in this browser. Two pages add up what each knows.
import { Stored } from '../kit/stored';
import { isEmbedded } from '../sharing/frame';

/** Challenges that can be kept. */
const mostChallenges = 8;

/** One bit a challenge in its place, and above them one bit for each challenge that one law reached: so two pages add up by `or`. */
const largest = 2 ** (2 * mostChallenges) - 1;

export class LadderProgress extends Stored<number> {
  constructor() {
    super({
      key: 'slew.ladder.v1',
      none: 0,
      parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= largest ? Number(text) : 0),
      format: String,
      merge: (stored, unwritten) => stored | unwritten,
    });
  }

  /** Whether a challenge was reached, by any law. @param place its place in the ladder, from 0 */
  has(place: number): boolean {
    return place < mostChallenges && (this.value & (1 << place)) !== 0;
  }

  /** How many challenges one law has reached at most. All of them are the star. */
  get mostByOneLaw(): number {
    return 32 - Math.clz32(this.value >> mostChallenges);
  }

  /** Notes what one law has reached. A page in another one notes nothing. @param reached a value a challenge, in their order */
  note(reached: readonly boolean[]): void {
    const places = reached.slice(0, mostChallenges);
    const ticks = places.reduce((bits, is, place) => (is ? bits | (1 << place) : bits), 0);
    const count = places.filter(Boolean).length;
    const all = this.value | ticks | (((1 << count) - 1) << mostChallenges);
    if (all !== this.value && !isEmbedded()) this.store(all);
  }
}

export const ladderProgress = new LadderProgress();
