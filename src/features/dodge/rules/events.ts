// What happens in a game of Dodge, as the page is told.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Pose } from '../../../world/simulation/pose';
import type { MissileName } from './waves';

/** Something that happened. */
export interface DodgeEvent {
  /** From 1, in the order of the run: tells which are new. */
  readonly n: number;
  /** s from the start. */
  readonly at: number;
  /** What happened; `break` is a wall's. */
  readonly kind: 'wave' | 'launch' | 'near-miss' | 'wreck' | 'break' | 'burn-out' | 'hit';
  readonly place: Point;
  /** Points it gave; 0 for most. */
  readonly points: number;
  /** How many times it counted, in a row of near misses and lured missiles; 1 for everything else. */
  readonly times: number;
  /** Whether a wreck was the player's doing, and paid. */
  readonly lured: boolean;
  /** Whether it was a near miss or a lured missile, and paid nothing, for the player hid beside a wall. */
  readonly hidden?: true;
}

/** The missile that hit the player, as it was then. */
export interface Killer {
  readonly entity: Entity;
  readonly name: MissileName;
  /** Whether it was to become two. */
  readonly isPair: boolean;
  readonly pose: Pose;
  /** Where the player was then. */
  readonly player: Pose;
  /** Its places since its launch, oldest first. m */
  readonly way: readonly Point[];
  /** s from the start. */
  readonly at: number;
}

/** Age beyond which an event is not shown. s. After many steps at once all effects would start together. */
const fresh = 0.25;

/** Reads the events of one game after the other. */
export class DodgeNews {
  private _game: unknown = null;
  private _last = 0;

  /** What is new and fresh. @param time simulated, s */
  next(game: Parameters<DodgeNews['all']>[0], time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /** What is new, however old. @param game with its events, oldest first */
  all(game: { readonly recent: readonly DodgeEvent[] }): DodgeEvent[] {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
