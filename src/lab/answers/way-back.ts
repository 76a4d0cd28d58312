// Answers how long bodies are off their path after a knock.
import { capital, fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, Phrase } from './answer';
import { nearestOnLoop } from './loop';
import { nameOf } from './words';

/** Smallest distance from its path at which a body counts as off the path. m */
const offPath = 1;

/** Shortest time off the path that counts for the answer. s */
const shortest = 0.1;

/** Time after a knock (a collision) in which leaving the path counts as its effect. s */
const knockLasts = 1;

/** Time for which the answer waits for other bodies, after the first has returned to its path. s */
const patience = 6;

/** Time between two recorded places of a body. s */
const every = 0.1;

/** Period for which a body is off its path. */
interface Excursion {
  /** Time at which the body left the path. s */
  readonly from: number;
  /**
   * Start of the measured time off the path. s. If a knock (a collision) came just before, it is when the body left the
   * path. Otherwise it is the first knock off the path; null before that knock.
   */
  counted: number | null;
  /** Place of the body at the knock from which the time is measured. m; null before that knock. */
  knockedAt: Point | null;
  /** Recorded places: x and y alternating. m */
  readonly places: number[];
  farthest: { readonly distance: number; readonly at: Point; readonly onPath: Point };
}

/** Observation of one body: its collisions, and the times when it was off its path. */
interface Flight {
  /** Time of the body's last collision, or of a person's last action. s */
  knocked: number;
  /** Place of the body at its last collision. m; null if it has not collided since a person's last action. */
  knockedAt: Point | null;
  /** Current excursion off the path; null while the body is on its path. */
  now: Excursion | null;
  /**
   * Last finished excursion with a knock (a collision). `seconds`: measured time off the path, s. `at`: time of the
   * return, s.
   */
  last: { readonly excursion: Excursion; readonly seconds: number; readonly at: number } | null;
}

/** Observer for bodies on closed paths. It finds how long each body is off its path after a knock. */
export class WayBack implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _flights = new Map<Entity, Flight>();
  /**
   * Time of a person's last action, such as a changed setting. s; null if there was none. It counts as a knock (a
   * collision) of every body.
   */
  private _touched: number | null = null;

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  restart(): void {
    this._flights = new Map();
    this._touched = this._simulation.time;
  }

  after(): void {
    for (const entity of this._simulation.entities) this._look(entity);
  }

  get answer(): Answer | null {
    const { entities } = this._simulation;
    const back = entities.flatMap((entity) => {
      const last = this._flights.get(entity)?.last;
      return last ? [{ entity, ...last }] : [];
    });
    if (back.length === 0) return null;
    const first = Math.min(...back.map(({ at }) => at));
    if (back.length < entities.length && this._simulation.time < first + patience) return null;
    const shown = back.map(({ seconds }) => fixed(seconds, 1));
    const soonest = Math.min(...shown.map(Number));
    const isTie = back.length > 1 && new Set(shown).size === 1;
    const isKnown = back.length === entities.length && !isTie;
    const phrases = back.flatMap(({ entity: of, excursion: { farthest } }, n): Phrase[] => {
      const name = nameOf(this._simulation, of);
      const thrown = ` ${fixed(farthest.distance, 1)} m off, back after ${shown[n]} s`;
      return n === 0 ? [{ words: capital(name) + thrown, of }] : ['; ', { words: name + thrown, of }];
    });
    return {
      phrases: isTie ? [`Even so far: back after ${shown[0]} s.`] : [...phrases, '.'],
      figures: Object.fromEntries(
        back.flatMap(({ entity: { kind }, excursion, seconds }) => [
          [`${kind} off`, excursion.farthest.distance],
          [`${kind} back`, seconds],
        ]),
      ),
      right: isKnown ? back.flatMap((_, n) => (Number(shown[n]) === soonest ? [n] : [])) : [],
      marks: back.flatMap(({ entity, excursion: { places, farthest, knockedAt } }): AnswerMark[] => [
        { kind: 'way', places, of: entity },
        {
          kind: 'place',
          at: knockedAt ?? { x: places[0], y: places[1] },
          of: entity,
          text: 'knocked',
        },
        {
          kind: 'span',
          from: farthest.onPath,
          to: farthest.at,
          of: entity,
          text: `${fixed(farthest.distance, 1)} m`,
        },
      ]),
    };
  }

  private _look(entity: Entity): void {
    const { command, body, waypoints } = entity;
    if (command.kind !== 'follow-path' || !command.loop) return;
    const { time, contacts } = this._simulation;
    const flight = this._flights.get(entity) ?? {
      knocked: this._touched ?? -Infinity,
      knockedAt: null,
      now: null,
      last: null,
    };
    this._flights.set(entity, flight);
    const { x, y } = body.getWorldCenter();
    const at = { x, y };
    if (contacts.begun.some(({ a, b }) => a === body || b === body)) {
      flight.knocked = time;
      flight.knockedAt = at;
      if (flight.now?.counted === null) Object.assign(flight.now, { counted: time, knockedAt: at });
    }
    const onPath = nearestOnLoop(waypoints, at);
    const away = distance(at, onPath);
    if (away <= offPath) {
      const seconds = time - (flight.now?.counted ?? time);
      if (flight.now && seconds >= shortest) flight.last = { excursion: flight.now, seconds, at: time };
      flight.now = null;
      return;
    }
    flight.now ??= this._begin(flight, { distance: away, at, onPath });
    const { places, from } = flight.now;
    if (time >= from + (places.length / 2) * every) places.push(x, y);
    if (away > flight.now.farthest.distance) flight.now.farthest = { distance: away, at, onPath };
  }

  /** Returns the start of an excursion of a body that has just left its path. */
  private _begin({ knocked, knockedAt }: Flight, farthest: Excursion['farthest']): Excursion {
    const { time } = this._simulation;
    const isKnocked = knocked >= time - knockLasts;
    const { x, y } = farthest.at;
    return {
      from: time,
      counted: isKnocked ? time : null,
      knockedAt: isKnocked ? knockedAt : null,
      places: [x, y],
      farthest,
    };
  }
}
