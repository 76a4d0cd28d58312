// One run of Dodge on the page: its result, whether it counts, and the results that were stored before it.

import type { Session } from '../../../app/session/session';
import type { SharedFlights } from '../../../lab/files/shared-run';
import { dayOf } from '../../../lab/scenarios/day';
import type { Scenario } from '../../../world/simulation/scenario';
import type { Dodge } from '../rules/dodge';
import { challengeIn, challengeWords, type FlownChallenge, type ScoreToBeat } from './challenge';
import { goals, noteGoals, type RunGoal, reachedGoals } from './goals';
import {
  type DayResults,
  dodgeId,
  readDay,
  readResults,
  type StoredResults,
  storeDay,
  storeScore,
} from './results';
import { bestIdOf, encodeRun, settingsNow } from './runs';
import type { DodgeResult } from './text';

export class DodgeRun {
  readonly game: Dodge;
  /** Seed of the game, which decides the missiles. */
  readonly seed: number;
  /** Results of this game that were stored before this run. */
  readonly kept: StoredResults;
  /** Stored results of the daily game before this run. Null if there are none. */
  readonly day: DayResults | null;
  /** Challenge from the page's address; null if the address has none. */
  readonly challenge: ScoreToBeat | null;
  /** First goal that was not reached before this run; null if all were reached. */
  readonly goal: RunGoal | null;
  /** Result of the run; null before its end. */
  result: DodgeResult | null = null;
  readonly #session: Session;
  readonly #flights: SharedFlights<ScoreToBeat, FlownChallenge>;
  readonly #id: string;
  readonly #settings: string;
  readonly #scenario: Scenario;
  #slow = false;
  #changed = false;

  constructor(
    session: Session,
    game: Dodge,
    hash: string,
    flights: SharedFlights<ScoreToBeat, FlownChallenge>,
  ) {
    this.game = game;
    this.seed = session.simulation.seed;
    this.#session = session;
    this.#scenario = session.scenario;
    this.#id = bestIdOf(this.#scenario);
    this.#settings = settingsNow(session);
    this.kept = readResults(this.#id);
    this.day = readDay(this.#id, this.seed);
    this.goal = goals[reachedGoals()] ?? null;
    this.challenge = game.replayed ? null : challengeIn(hash, this.seed);
    this.#flights = flights;
    if (this.challenge)
      void flights.fly(this.challenge).then(({ ghost }) => {
        game.display.ghost = ghost;
      });
  }

  /** Score to beat, from the challenge in the page's address; null if there is no challenge. */
  get toBeat(): number | null {
    return this.challenge?.result ?? null;
  }

  /** True if the challenge link has a score to beat but no run that earns it */
  get isOnlyClaimed(): boolean {
    return this.challenge !== null && this.#flights.flown(this.challenge)?.isProven === false;
  }

  /**
   * The run encoded as text for a link. Null if a replay would not repeat the run exactly, or if the scene is not the
   * built-in game.
   */
  get letters(): string | null {
    return this.#session.title === dodgeId && this.repeatable ? encodeRun(this.replay) : null;
  }

  /**
   * Data for a challenge link. `words`: URL parameters. `scenario`: replay of the run. Null for a run that cannot be
   * shared
   */
  get played() {
    const { result, seed, letters } = this;
    if (!result || result.flaw || this.#session.title !== dodgeId) return null;
    return { words: challengeWords(seed, result.score, letters), scenario: this.replay };
  }

  /**
   * Whether a replay would repeat the run exactly. False if a setting was changed during the run, because a recording
   * contains no settings.
   */
  get repeatable(): boolean {
    return !this.#changed;
  }

  /** A scenario that repeats the run. */
  get replay(): Scenario {
    return this.game.replayed ? this.#scenario : this.game.replay();
  }

  /** Notes whether slow motion or a changed setting makes the score invalid. */
  watch(): void {
    if (this.game.state === 'over') return;
    this.#slow ||= this.#session.playback.pace < 1;
    this.#changed ||= settingsNow(this.#session) !== this.#settings;
  }

  /** Sets the run's result and stores its score. Does nothing before the end of the run, or if called again. */
  end(): void {
    const { seconds, score, state, killer, tally } = this.game;
    if (state !== 'over' || this.result || !killer) return;
    const { kept, toBeat } = this;
    const flaw = this.#flaw;
    this.result = { seconds, score, tally, killer: killer.name, kept, toBeat, flaw };
    if (flaw) return;
    noteGoals(this.game);
    storeScore(this.#id, score);
    if (dayOf(this.seed)) storeDay(this.#id, this.seed, score, this.letters);
  }

  get #flaw(): string | null {
    if (this.game.replayed) return 'it is a replay';
    if (this.#changed) return 'its settings were changed on the way';
    return this.#slow ? 'it was in slow motion' : null;
  }
}
