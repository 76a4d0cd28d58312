// Answers which of two guns leads by its hits.
import { capital } from '../../laws/exact/figures';
import type { Entity } from '../../world/simulation/entity-kinds';
import { gunsOf } from '../../world/simulation/guns/gunnery';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMeter, GuessChoice, MeasuredRows } from './answer';
import { nameOf } from './words';

/** Shortest time before a result, s. `lead`: one turret clearly leads. `even`: otherwise */
const leastTime = { lead: 10, even: 20 };

const leastLead = 5;

interface Hits {
  readonly turret: Entity;
  readonly hits: number;
}

/** Observer that finds which of two turrets has scored clearly more hits on the same enemies. */
export class HitLead implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _since: number;
  /** Hits of each turret at the last restart; empty before the first restart */
  private _scoreAtRestart: readonly number[] = [];

  constructor(simulation: Simulation) {
    this._simulation = simulation;
    this._since = simulation.time;
  }

  restart(): void {
    this._since = this._simulation.time;
    this._scoreAtRestart = gunsOf(this._simulation).map(({ score }) => score.hits);
  }

  private get _hits(): readonly Hits[] {
    return gunsOf(this._simulation).map(({ turret, score }, n) => ({
      turret: turret as Entity,
      hits: score.hits - (this._scoreAtRestart[n] ?? 0),
    }));
  }

  get choices(): readonly GuessChoice[] {
    return this._hits.map(({ turret }, n) => ({ label: this._nameOf(n), bodies: [turret] }));
  }

  get standings(): MeasuredRows {
    const hits = this._hits;
    const most = Math.max(...hits.map((each) => each.hits));
    return {
      as: 'tally',
      least: 0,
      about: `after ${Math.floor(this._seconds)} s, the same enemies`,
      rows: hits.map(({ turret, hits: value }, n) => ({
        of: turret,
        name: this._nameOf(n),
        value,
        text: String(value),
        note: '',
        isBest: value === most && hits.some((other) => other.hits < most),
      })),
    };
  }

  get answer(): Answer | null {
    const hits = this._hits;
    if (hits.length !== 2) return null;
    const [left, right] = hits;
    const lead = Math.abs(left.hits - right.hits);
    if (this._seconds < (lead < leastLead ? leastTime.even : leastTime.lead)) return null;
    const figures = { left: left.hits, right: right.hits, seconds: this._seconds };
    if (lead < leastLead)
      return {
        phrases: [
          'Even so far: ',
          { words: String(left.hits), of: left.turret },
          ' and ',
          { words: String(right.hits), of: right.turret },
          ' hits.',
        ],
        ...{ figures, right: [], marks: [] },
      };
    const ahead = left.hits > right.hits ? 0 : 1;
    const isFirst = hits.every(({ turret }, n) => this._simulation.entities[n] === turret);
    return {
      phrases: [{ words: capital(this._nameOf(ahead)), of: hits[ahead].turret }, `: ${lead} hits ahead.`],
      ...{ figures, right: [ahead], marks: [] },
      // The enemies, which the sentence does not name, are pale.
      ...(isFirst && { bright: hits.length }),
    };
  }

  /** Time for which hits have been counted. s */
  private get _seconds(): number {
    return this._simulation.time - this._since;
  }

  /**
   * Returns the name of a turret; "the left one" or "the right one" if both have the same name.
   * @param place index of the turret, 0 or 1
   */
  private _nameOf(place: number): string {
    const names = gunsOf(this._simulation).map(({ turret }) => nameOf(this._simulation, turret as Entity));
    return new Set(names).size === names.length ? names[place] : ['the left one', 'the right one'][place];
  }
}
