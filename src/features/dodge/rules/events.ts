// Events of a game of Dodge, which the page shows and lets sound.
import type { Point } from '../../../world/entities/command';
import type { Entity } from '../../../world/simulation/entity-kinds';
import type { Pose } from '../../../world/simulation/pose';
import type { MissileName } from './waves';

/** Something that happened in a game, such as a launch or a near miss. */
export interface DodgeEvent {
  /** Running number of the event in its game, from 1. */
  readonly n: number;
  /** Simulation time of the event. s */
  readonly at: number;
  /**
   * Kind of event. `launch`: a missile was launched or split. `wreck`: a missile was destroyed. `break`: a wall broke.
   * `burn-out`: a missile's fuel ended.
   */
  readonly kind: 'wave' | 'launch' | 'near-miss' | 'wreck' | 'break' | 'burn-out' | 'hit';
  readonly place: Point;
  /** Points that the player got for the event; 0 for most kinds. */
  readonly points: number;
  /** Combo factor on the points of the event, 1 to 4. */
  readonly times: number;
  /** True if the event gave points for a lured missile: a missile that crashed while it chased the player. */
  readonly lured: boolean;
  /** True if the event gave no points because the player hid beside a wall. Otherwise left out. */
  readonly hidden?: true;
}

/** The missile that hit the player, and the situation at the hit. */
export interface Killer {
  readonly entity: Entity;
  readonly name: MissileName;
  readonly isPair: boolean;
  readonly pose: Pose;
  /** Pose of the player at the hit. */
  readonly player: Pose;
  /** Path of the missile from its launch to the hit: places, oldest first. m */
  readonly way: readonly Point[];
  /** Simulation time of the hit. s */
  readonly at: number;
}

/** Largest age at which an event may still start a sound or particles. s */
const fresh = 0.25;

/** Finds the events of a game that are new since the last call. */
export class DodgeNews {
  private _game: unknown = null;
  private _last = 0;

  /**
   * Returns the new events since the last call, except those older than 0.25 s.
   * @param time present simulation time, s
   */
  next(game: Parameters<DodgeNews['all']>[0], time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /**
   * Returns all events since the last call, however old they are.
   * @param game a game with its events, oldest first
   */
  all(game: { readonly recent: readonly DodgeEvent[] }): DodgeEvent[] {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
