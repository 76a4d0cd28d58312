// What happens in a game of Dodge, as the page is told.
import type { Point } from '../../../entities/command';
import type { Entity } from '../../../simulation/entity-kinds';
import type { Pose } from '../../../simulation/pose';
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
  readonly pose: Pose;
  /** Where the player was then. */
  readonly player: Pose;
  /** Its places since its launch, oldest first. m */
  readonly way: readonly Point[];
  /** s from the start. */
  readonly at: number;
}

/** What an event paid, and why. */
export type Paid = Partial<Pick<DodgeEvent, 'points' | 'times' | 'lured' | 'hidden'>>;

/** How long events stay in `recent`. s; as long as a picture may show them. */
const recentSeconds = 3;

/** What happened in a game, newest last. */
export class EventLog {
  /** In the last step. */
  now: DodgeEvent[] = [];
  /** In the last seconds; several steps may fall between two pictures. */
  recent: DodgeEvent[] = [];
  private _count = 0;

  /** A new step begins. @param time s from the start */
  begin(time: number): void {
    this.now = [];
    this.recent = this.recent.filter(({ at }) => at > time - recentSeconds);
  }

  tell(at: number, kind: DodgeEvent['kind'], place: Point, more: Paid = {}): void {
    this._count += 1;
    const { x, y } = place;
    const event = { n: this._count, at, kind, place: { x, y }, points: 0, times: 1, lured: false, ...more };
    this.now.push(event);
    this.recent.push(event);
  }
}

/** Age beyond which an event is not shown. s. After many steps at once all effects would start together. */
const fresh = 0.25;

/** A game with its events, oldest first. */
interface Recent {
  readonly recent: readonly DodgeEvent[];
}

/** Reads the events of one game after the other. */
export class DodgeNews {
  private _game: Recent | null = null;
  private _last = 0;

  /** What is new and fresh. @param time simulated, s */
  next(game: Recent, time: number): DodgeEvent[] {
    return this.all(game).filter(({ at }) => time - at <= fresh);
  }

  /** What is new, however old. */
  all(game: Recent): DodgeEvent[] {
    if (game !== this._game) this._last = 0;
    this._game = game;
    const news = game.recent.filter(({ n }) => n > this._last);
    this._last = news.at(-1)?.n ?? this._last;
    return news;
  }
}
