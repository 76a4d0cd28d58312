// Events of a game of Dodge, for the page.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Pose } from '../../../world/simulation/pose';
import type { MissileName } from './waves';

/** One event of a game. */
export interface DodgeEvent {
  /** Number of the event in its run, from 1. Readers use it to find new events. */
  readonly n: number;
  /** Time of the event. s from the start */
  readonly at: number;
  /** Kind of event. `break` is a wall that broke. */
  readonly kind: 'wave' | 'launch' | 'near-miss' | 'wreck' | 'break' | 'burn-out' | 'hit';
  readonly place: Point;
  /** Points for the event; 0 for most kinds. */
  readonly points: number;
  /** Factor that raised the points, in a series of near misses and lured missiles; 1 for other events. */
  readonly times: number;
  /** Whether the player caused this wreck and got points for it. */
  readonly lured: boolean;
  /** Whether a near miss or lured missile gave no points because the player hid beside a wall. */
  readonly hidden?: true;
}

/** The missile that hit the player, with its state at the hit. */
export interface Killer {
  readonly entity: Entity;
  readonly name: MissileName;
  /** Whether the missile was a pair that had not split yet. */
  readonly isPair: boolean;
  readonly pose: Pose;
  /** Pose of the player at the hit. */
  readonly player: Pose;
  /** Places of the missile since its launch, oldest first. m */
  readonly way: readonly Point[];
  /** Time of the hit. s from the start */
  readonly at: number;
}

/** Largest age of an event that is shown. s. After many steps in one frame, all effects would start together. */
const fresh = 0.25;

/** Finds new events of the game since the last call. */
export class DodgeNews {
  private _game: unknown = null;
  private _last = 0;

  /** Returns new events that are recent enough to show. @param time simulated. s */
  next(game: Parameters<DodgeNews['all']>[0], time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /** Returns all new events, however old. @param game with its events, oldest first */
  all(game: { readonly recent: readonly DodgeEvent[] }): DodgeEvent[] {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
