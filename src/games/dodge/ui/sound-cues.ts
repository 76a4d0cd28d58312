// Which sounds a game of Dodge makes: its events since the last call.
import type { Point } from '../../../entities/command';
import type { Dodge } from '../rules/dodge';
import type { DodgeEvent } from '../rules/events';
import { DodgeNews } from '../rules/news';

/** A sound by what it means. */
export type Cue = 'warning' | 'launch' | 'near-miss' | 'wreck' | 'lured' | 'hit';

/** A sound to play. */
export interface Sound {
  readonly cue: Cue;
  /** How many times it counted, from 1. */
  readonly times: number;
  /** Where it comes from. m */
  readonly place: Point;
}

/** The part of a game that is listened to. */
type Heard = Pick<Dodge, 'recent' | 'warnings'>;

/** Listens to one game after the other. Events from before the first call make no sound. */
export class Cues {
  readonly #news = new DodgeNews();
  #game: Heard | null = null;
  #warned = new Set<unknown>();

  /** The sounds of all new events, in their order; each sound at most once. */
  next(game: Heard): Sound[] {
    const isNew = game !== this.#game;
    this.#game = game;
    const events = this.#news.all(game);
    const warnings = game.warnings.filter((warning) => !this.#warned.has(warning));
    this.#warned = new Set(game.warnings);
    if (isNew) return [];
    const sounds: Sound[] = [
      ...warnings.map(({ place }) => ({ cue: 'warning' as const, times: 1, place })),
      ...events.flatMap(soundOf),
    ];
    return sounds.filter(({ cue }, n) => sounds.findIndex((one) => one.cue === cue) === n);
  }
}

function soundOf({ kind, times, place, lured }: DodgeEvent): Sound[] {
  // A wall breaks as its missile does: one sound is enough.
  if (kind === 'wave' || kind === 'burn-out' || kind === 'break') return [];
  return [{ cue: kind === 'wreck' && lured ? 'lured' : kind, times, place }];
}
