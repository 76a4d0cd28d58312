// One run of Dodge as the page knows it: whether it counts, its result, and the best score it is held against.

import type { Scenario } from '../../../simulation/scenario';
import type { App } from '../../../ui/app';
import { readBest, writeBest } from '../../../ui/best-store';
import type { Dodge } from '../rules/dodge';
import { bestIdOf, settingsNow } from './runs';
import type { DodgeResult } from './text';

/** A score as it was kept; null for what is none. */
function readScore(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

export class DodgeRun {
  readonly game: Dodge;
  /** The best score before this run; null when there is none. */
  readonly best: number | null;
  /** How it went; null until it is over. */
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

  /** Whether a replay of it would be the run: nothing was changed that a timeline does not tell. */
  get repeatable(): boolean {
    return !this.#changed;
  }

  /** The run as a scenario that plays itself. */
  get replay(): Scenario {
    return this.game.replayed ? this.#scenario : this.game.replay();
  }

  /** Looks whether it still counts; call after every change that a person made. */
  watch(): void {
    const { session } = this.#app;
    if (this.game.state === 'over') return;
    this.#slow ||= session.playback.pace < 1;
    this.#changed ||= settingsNow(session) !== this.#settings;
  }

  /** At its end: works out how it went, once, and keeps the score when it is the best. */
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
