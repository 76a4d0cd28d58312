// Which sounds a game of Dodge makes: its events since the last call.

import type { Dodge } from '../rules/dodge';
import { DodgeNews } from '../rules/news';

/** A sound by what it means. */
export type Cue = 'warning' | 'wave' | 'near-miss' | 'wreck' | 'hit';

/** The part of a game that is listened to. */
type Heard = Pick<Dodge, 'recent' | 'warnings'>;

/** Listens to one game after the other. Events from before the first call make no sound. */
export class Cues {
  readonly #news = new DodgeNews();
  #game: Heard | null = null;
  #warned = new Set<unknown>();

  /** The sounds of all new events, in their order; each sound at most once. */
  next(game: Heard): Cue[] {
    const isNew = game !== this.#game;
    this.#game = game;
    const events = this.#news.all(game);
    const warnings = game.warnings.filter((warning) => !this.#warned.has(warning));
    this.#warned = new Set(game.warnings);
    if (isNew) return [];
    const cues = events.flatMap(({ kind }): Cue[] =>
      kind === 'launch' || kind === 'burn-out' ? [] : [kind],
    );
    return [...new Set<Cue>([...(warnings.length > 0 ? ['warning' as const] : []), ...cues])];
  }
}
