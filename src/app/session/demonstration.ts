// A scene that shows its point by itself: what its hero sets is one and the other in turn, until a person touches anything.
import { type HeroName, heroKinds } from '../../world/simulation/heroes/hero';
import type { System } from '../../world/simulation/system';
import { turnsOf } from '../../world/simulation/targets/turns';
import type { ReducedLimit } from './reduced-limit';
import type { Stage } from './stage';

/** Switches of the heroes that alternate. */
const switches: { readonly [Name in HeroName]?: (stage: Stage, limit: ReducedLimit) => void } = {
  motor: (_, limit) => limit.toggle(),
  inertia({ simulation }) {
    for (const { guided } of simulation.entities)
      if (guided) guided.options.torqueByInertia = !guided.options.torqueByInertia;
  },
};

/** Switches over after every lap of the first body, or before every turn but the first. It counts steps, never the time of a clock. */
export class Demonstration implements System {
  readonly bodyByBody = true;
  private readonly _limit: ReducedLimit;
  private readonly _stage: Stage;
  private readonly _hero: HeroName | null;
  private readonly _after: 'lap' | 'turn';
  private _running: boolean;
  /** Index of the waypoint that the first body headed for at its start, and after the last step. */
  private _first = 0;
  private _cursor = 0;
  /** Whether a turn has begun. */
  private _hasTurned = false;

  /** It does something where the hero alternates: a motor is cut at once then, unless it goes on from a moment. */
  constructor(stage: Stage, limit: ReducedLimit) {
    const { hero, moment } = stage.simulation.scenario;
    const kind = hero && heroKinds[hero.sets];
    this._limit = limit;
    this._stage = stage;
    this._hero = hero?.sets ?? null;
    this._after = kind && 'alternates' in kind ? kind.alternates : 'lap';
    this._running = hero?.alternates ?? false;
    if (this._running && this._after === 'lap' && !moment && !limit.reduced) this._switch();
    this.begin();
    this._hasTurned = moment !== undefined;
    if (moment?.lapFrom !== undefined) this._first = moment.lapFrom;
  }

  /** Waypoint from which the laps are counted; undefined while it counts none. */
  get lapFrom(): number | undefined {
    return this._running && this._after === 'lap' ? this._first : undefined;
  }

  /** Whether it still switches. */
  get running(): boolean {
    return this._running;
  }

  /** Continues in a new simulation. */
  begin(): void {
    if (!this._running) return;
    const { systems, entities } = this._stage.simulation;
    systems.push(this);
    this._first = entities[0].cursor;
    this._cursor = this._first;
    this._hasTurned = false;
  }

  /** Before each step: a turn begins where its targets have just jumped. */
  before(): void {
    if (!this._running || this._after !== 'turn' || turnsOf(this._stage.simulation)?.sinceJump !== 0) return;
    if (this._hasTurned) this._switch();
    this._hasTurned = true;
  }

  /** After each step: a lap is over when the first body heads again for the waypoint that it headed for at its start. */
  after(): void {
    if (!this._running || this._after !== 'lap') return;
    const { cursor } = this._stage.simulation.entities[0];
    if (cursor !== this._cursor && cursor === this._first) this._switch();
    this._cursor = cursor;
  }

  /** Stops switching. The present value stays. */
  end(): void {
    this._running = false;
  }

  private _switch(): void {
    if (this._hero) switches[this._hero]?.(this._stage, this._limit);
  }
}
