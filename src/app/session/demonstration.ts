// A demonstration: the scene toggles its main control's setting by itself, until a person changes anything.

import { answerMeterOf } from '../../lab/answers/answers';
import { type HeroName, heroKinds } from '../../world/simulation/heroes/hero';
import type { System } from '../../world/simulation/system';
import { turnsOf } from '../../world/simulation/targets/turns';
import type { ReducedLimit } from './reduced-limit';
import type { Stage } from './stage';

/**
 * Functions that toggle a setting for an automatic demonstration, keyed by the setting's name. Example: full or reduced
 * motor strength.
 */
const switches: { readonly [Name in HeroName]?: (stage: Stage, limit: ReducedLimit) => void } = {
  motor: (_, limit) => limit.toggle(),
  inertia({ simulation }) {
    for (const { guided } of simulation.entities)
      if (guided) guided.options.torqueByInertia = !guided.options.torqueByInertia;
  },
};

export class Demonstration implements System {
  readonly bodyByBody = true;
  private readonly _limit: ReducedLimit;
  private readonly _stage: Stage;
  private readonly _hero: HeroName | null;
  private readonly _after: 'lap' | 'turn';
  private _running: boolean;
  /** Index of the waypoint at which the first body's laps begin and end. */
  private _first = 0;
  private _cursor = 0;
  /** Whether the bodies' targets have jumped to a new direction since the simulation started. */
  private _hasJumped = false;

  /** Starts the automatic demonstration if the scenario asks for one. */
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
    this._hasJumped = moment !== undefined;
    if (moment?.lapFrom !== undefined) this._first = moment.lapFrom;
  }

  /** Index of the waypoint at which laps begin; undefined if no laps are counted. */
  get lapFrom(): number | undefined {
    return this._running && this._after === 'lap' ? this._first : undefined;
  }

  get running(): boolean {
    return this._running;
  }

  /** Connects the demonstration to the simulation. Call again after a restart of the simulation. */
  begin(): void {
    if (!this._running) return;
    const { systems, entities } = this._stage.simulation;
    systems.push(this);
    this._first = entities[0].cursor;
    this._cursor = this._first;
    this._hasJumped = false;
  }

  before(): void {
    if (!this._running || this._after !== 'turn' || turnsOf(this._stage.simulation)?.sinceJump !== 0) return;
    if (this._hasJumped) this._switch();
    this._hasJumped = true;
  }

  after(): void {
    if (!this._running || this._after !== 'lap') return;
    const { cursor } = this._stage.simulation.entities[0];
    if (cursor !== this._cursor && cursor === this._first) {
      this._switch();
      // The measurements so far belong to the value before.
      answerMeterOf(this._stage.simulation)?.restart();
    }
    this._cursor = cursor;
  }

  /** Stops the automatic toggling of the setting. The setting keeps its present value. */
  end(): void {
    this._running = false;
  }

  private _switch(): void {
    if (this._hero) switches[this._hero]?.(this._stage, this._limit);
  }
}
