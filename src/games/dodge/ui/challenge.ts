// What a link of Dodge names: a seed, a score to beat, and the run that made it, which is flown anew before it is believed.
import { FlownRun, type Ghost } from '../ghost';
import { decodeRun } from './runs';
import { scoreText } from './text';

/** Links with a run stay below this length, which every messenger takes. Characters */
const longestLink = 2000;

/** Steps flown at a time; the page draws in between. */
const portion = 120;

/**
 * The link to a seed's game, with the score to beat and, where there is room, the run that made it.
 * @param page address of the page @param run as letters; null for none
 */
export function linkTo(page: string, seed: number, score: number, run: string | null): string {
  const plain = `${page}#dodge=${seed}&beat=${score}`;
  const whole = `${plain}&run=${run}`;
  return run !== null && whole.length < longestLink ? whole : plain;
}

/** The score to beat of an address, and the run that made it. */
interface Named {
  readonly score: number;
  /** As letters; null for none. */
  readonly run: string | null;
}

/** The score to beat that an address names for a seed; null when it names none. */
export function namedBy(hash: string, seed: number): Named | null {
  const found = /^#dodge=(\d{1,10})&beat=(\d{1,9})(?:&run=([\w-]*))?(?:&|$)/.exec(hash);
  if (!found || Number(found[1]) !== seed) return null;
  return { score: Number(found[2]), run: found[3] || null };
}

export class Challenge {
  /** The score to beat, as the link says it. */
  readonly score: number;
  readonly #flown: FlownRun | null;

  constructor(seed: number, { score, run }: Named) {
    this.score = score;
    const replay = run === null ? null : decodeRun(seed, run);
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
    const named = namedBy(hash, seed);
    last = { hash, seed, challenge: named && new Challenge(seed, named) };
  }
  return last.challenge;
}
