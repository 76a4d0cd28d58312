// What has just happened in a game of Dodge: each event once, and none that is old by the time it is seen.
import type { Dodge, DodgeEvent } from './dodge';

/** What is older is not shown any more: after many steps at once things would all burst together. s */
const fresh = 0.25;

/** Reads one game after the other. */
export class DodgeNews {
  private _game: Pick<Dodge, 'recent'> | null = null;
  private _last = 0;

  /** What is new and fresh. @param time simulated, s */
  next(game: Pick<Dodge, 'recent'>, time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /** What is new, however old. */
  all(game: Pick<Dodge, 'recent'>): DodgeEvent[] {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
