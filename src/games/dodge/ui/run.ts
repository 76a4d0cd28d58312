// One run of Dodge on the page: its result, whether it counts, and what was kept before it.

import type { Session } from '../../../session/session';
import type { Scenario } from '../../../simulation/scenario';
import { dayOf } from '../../day';
import { setGhost } from '../ghost';
import type { Dodge } from '../rules/dodge';
import { rulesVersion } from '../spec';
import { type Challenge, challengeOf, linkTo } from './challenge';
import { type Kept, type KeptDay, keep, keepDay, readDay, readKept } from './kept';
import { bestIdOf, dodgeId, encodeRun, settingsNow } from './runs';
import type { DodgeResult } from './text';

export class DodgeRun {
  readonly game: Dodge;
  readonly seed: number;
  /** What was kept before this run. */
  readonly kept: Kept;
  /** What was kept of its day; null for other seeds and before the first try. */
  readonly day: KeptDay | null;
  /** What the address asks to beat; null for nothing. */
  readonly challenge: Challenge | null;
  /** Its result; null until it is over. */
  result: DodgeResult | null = null;
  readonly #session: Session;
  readonly #id: string;
  readonly #settings: string;
  readonly #scenario: Scenario;
  #hasGhost = false;
  #slow = false;
  #changed = false;

  /** @param session in which it begins @param hash of the page's address */
  constructor(session: Session, game: Dodge, hash: string) {
    this.game = game;
    this.seed = session.simulation.seed;
    this.#session = session;
    this.#scenario = session.scenario;
    this.#id = bestIdOf(this.#scenario);
    this.#settings = settingsNow(session);
    this.kept = readKept(this.#id);
    this.day = readDay(this.#id, this.seed);
    this.challenge = game.replayed ? null : challengeOf(hash, this.seed);
  }

  /** Whether it was flown by older rules, whose missiles flew the same. */
  get isOfOldRules(): boolean {
    return (this.#scenario.dodge?.rules ?? rulesVersion) < rulesVersion;
  }

  /** The score to beat; null for none. */
  get toBeat(): number | null {
    return this.challenge?.score ?? null;
  }

  /** Gives it the run of the address as its ghost. @param now whether that must be flown at once, because the run begins */
  addGhost(now: boolean): void {
    const { challenge } = this;
    if (!challenge || this.#hasGhost) return;
    if (!now && !challenge.known) {
      challenge.fly();
      return;
    }
    this.#hasGhost = true;
    const ghost = challenge.ghost();
    if (ghost) setGhost(this.game, ghost);
  }

  /** The run as letters; null where they would not give the same run again. */
  get letters(): string | null {
    return this.#session.title === dodgeId && this.repeatable ? encodeRun(this.replay) : null;
  }

  /** The link to its missiles, with its score to beat. @param page address of the page */
  link(page: string): string {
    const { score } = this.result ?? this.game;
    return linkTo(page, this.seed, score, this.letters);
  }

  /** Whether its replay is the same run: no setting was changed, because a timeline does not record settings. */
  get repeatable(): boolean {
    return !this.#changed;
  }

  /** The run as a scenario that plays itself. */
  get replay(): Scenario {
    return this.game.replayed ? this.#scenario : this.game.replay();
  }

  /** Checks whether it still counts; call after every change by a person. */
  watch(): void {
    if (this.game.state === 'over') return;
    this.#slow ||= this.#session.playback.pace < 1;
    this.#changed ||= settingsNow(this.#session) !== this.#settings;
  }

  /** Once it is over, sets its result and keeps the score. Call repeatedly. */
  end(): void {
    const { seconds, score, state, killer, tally } = this.game;
    if (state !== 'over' || this.result || !killer) return;
    const { kept, toBeat } = this;
    const flaw = this.#flaw;
    this.result = { seconds, score, tally, killer: killer.name, kept, toBeat, flaw };
    if (flaw) return;
    keep(this.#id, score);
    if (dayOf(this.seed)) keepDay(this.#id, this.seed, score, this.letters);
  }

  get #flaw(): string | null {
    if (this.game.replayed) return 'it is a replay';
    if (this.#changed) return 'its settings were changed on the way';
    return this.#slow ? 'it was in slow motion' : null;
  }
}
