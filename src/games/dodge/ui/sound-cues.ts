// Which sounds a game of Dodge makes: what is new in it since it was last listened to.

import type { Dodge } from '../rules/dodge';
import { DodgeNews } from '../rules/news';

/** A sound by what it means. */
export type Cue = 'warning' | 'wave' | 'near-miss' | 'wreck' | 'hit';

/** What is listened to. */
type Heard = Pick<Dodge, 'recent' | 'warnings'>;

/** Listens to one game after the other. What was there before it began to listen makes no sound. */
export class Cues {
  readonly #news = new DodgeNews();
  #game: Heard | null = null;
  #warned = new Set<unknown>();

  /** Everything new, in its order; each only once however often it happened. */
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
