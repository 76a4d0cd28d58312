/** Age beyond which an event is not shown. s. After many steps at once all effects would start together. */
const fresh = 0.25;
/** Reads the events of one game after the other. */
export class DodgeNews {
  _game = null;
  _last = 0;
  /** What is new and fresh. @param time simulated, s */
  next(game, time) {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }
  /** What is new, however old. @param game with its events, oldest first */
  all(game) {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
