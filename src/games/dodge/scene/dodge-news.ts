// What has just happened in a game of Dodge: each event once, and none that is old by the time it is seen.
import type { Dodge, DodgeEvent } from '../rules/dodge';

/** What is older is not shown any more: after many steps at once things would all burst together. s */
const fresh = 0.25;

/** Reads one game after the other. */
export class DodgeNews {
  #game: Pick<Dodge, 'recent'> | null = null;
  #last = 0;

  /** What is new and fresh. @param time simulated, s */
  next(game: Pick<Dodge, 'recent'>, time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /** What is new, however old. */
  all(game: Pick<Dodge, 'recent'>): DodgeEvent[] {
    if (game !== this.#game) this.#last = 0;
    this.#game = game;
    const news = game.recent.filter(({ n }) => n > this.#last);
    this.#last = news.at(-1)?.n ?? this.#last;
    return news;
  }
}
