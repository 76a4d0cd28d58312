// One run of Dodge on the page: its result, whether it counts, and the best score before it.

import type { Scenario } from '../../../simulation/scenario';
import type { App } from '../../../ui/app';
import { readBest, writeBest } from '../../../ui/best-store';
import type { Dodge } from '../rules/dodge';
import { bestIdOf, settingsNow } from './runs';
import type { DodgeResult } from './text';

/** A score from the storage; null for any other value. */
function readScore(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export class DodgeRun {
  readonly game: Dodge;
  /** The best score before this run; null when there is none. */
  readonly best: number | null;
  /** Its result; null until it is over. */
  result: DodgeResult | null = null;
  readonly #app: App;
  readonly #id: string;
  readonly #settings: string;
  readonly #scenario: Scenario;
  #slow = false;
  #changed = false;

  constructor(app: App, game: Dodge) {
    this.game = game;
    this.#app = app;
    this.#scenario = app.session.scenario;
    this.#id = bestIdOf(this.#scenario);
    this.#settings = settingsNow(app.session);
    this.best = readBest(this.#id, readScore);
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
    const { session } = this.#app;
    if (this.game.state === 'over') return;
    this.#slow ||= session.playback.pace < 1;
    this.#changed ||= settingsNow(session) !== this.#settings;
  }

  /** Once it is over, sets its result and keeps the score if it is the best. Call repeatedly. */
  end(): void {
    const { seconds, score, nearMisses, wrecks, wave, state } = this.game;
    if (state !== 'over' || this.result) return;
    const { best } = this;
    this.result = { seconds, score, nearMisses, wrecks, wave, best, flaw: this.#flaw };
    if (!this.#flaw && score > (best ?? -1)) writeBest(this.#id, score);
  }

  get #flaw(): string | null {
    if (this.game.replayed) return 'it is a replay';
    if (this.#changed) return 'its settings were changed on the way';
    return this.#slow ? 'it was in slow motion' : null;
  }
}
