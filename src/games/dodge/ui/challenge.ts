// What a link asks to beat: a score, and the run that made it, which is flown anew before it is believed.
import { FlownRun, type Ghost } from '../ghost';
import { type Asked, askedBy } from './days';
import { runOfLetters } from './run-letters';
import { scoreText } from './text';

/** Steps flown at a time; the page draws in between. */
const portion = 120;

export class Challenge {
  /** The score to beat, as the link says it. */
  readonly score: number;
  readonly #flown: FlownRun | null;

  constructor(seed: number, { score, run }: Asked) {
    this.score = score;
    const replay = run === null ? null : runOfLetters(seed, run);
    this.#flown = replay && new FlownRun(replay);
  }

  /** Whether its run, if it has one, has been flown. */
  get known(): boolean {
    return this.#flown?.done ?? true;
  }

  /** Whether the run was flown here and earned what the link says. */
  get proven(): boolean {
    return this.#flown?.score === this.score;
  }

  /** Flies a portion of its run. */
  fly(): void {
    this.#flown?.fly(portion);
  }

  /** The run that flies along, flown to its end now; null for a link without one. */
  ghost(): Ghost | null {
    if (!this.#flown) return null;
    while (!this.#flown.done) this.fly();
    const { poses, rate } = this.#flown;
    const score = scoreText(this.score);
    return { name: this.proven ? score : `says ${score}`, poses, rate };
  }
}

/** The challenge of the last address: a run that has been flown is not flown again when one plays again. */
let last: { readonly hash: string; readonly seed: number; readonly challenge: Challenge | null } | null =
  null;

/** The challenge of an address for a seed; null when it names none. */
export function challengeOf(hash: string, seed: number): Challenge | null {
  if (last?.hash !== hash || last.seed !== seed) {
    const asked = askedBy(hash, seed);
    last = { hash, seed, challenge: asked && new Challenge(seed, asked) };
  }
  return last.challenge;
}
