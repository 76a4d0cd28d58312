// Answers how long bodies are off their path after a knock.
import { capital, fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, Phrase } from './answer';
import { nearestOnLoop } from './loop';
import { nameOf } from './words';

/** Least distance from the path at which a body is off it. m */
const offPath = 1;

/** Shortest time off the path that the answer mentions. s */
const shortest = 0.1;

/** Time after a knock within which leaving the path counts as its effect. s */
const knockLasts = 1;

/** Longest wait for the other bodies, after one has come back. s */
const patience = 6;

/** Time between two recorded places. s */
const every = 0.1;

/** A body off its path. */
interface Excursion {
  /** Time at which the body left the path. s */
  readonly from: number;
  /** Time from which it counts: of the first knock, or of leaving the path by one; null before a knock. s */
  counted: number | null;
  /** Places: x and y in turn, the first where it left the path. m */
  readonly places: number[];
  farthest: { readonly distance: number; readonly at: Point; readonly onPath: Point };
}

/** A body on its path. */
interface Flight {
  /** Time of the last knock. s */
  knocked: number;
  /** Excursion after the last knock; null while the body is on its path. */
  now: Excursion | null;
  /** The last excursion that ended after a knock, how long it took from the knock, and when it ended. s */
  last: { readonly excursion: Excursion; readonly seconds: number; readonly at: number } | null;
}

/** Answer for bodies on closed paths. */
export class WayBack implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _flights = new Map<Entity, Flight>();
  /** Time of a person's last action on all bodies; null without one. s */
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
    const phrases = back.flatMap(({ entity }, n): Phrase[] => [
      n > 0 ? ', ' : '',
      {
        words: `${n > 0 ? nameOf(this._simulation, entity) : capital(nameOf(this._simulation, entity))} ${n > 0 ? '' : 'back on its path '}after ${shown[n]} s`,
        of: entity,
      },
    ]);
    return {
      phrases: isTie ? [`Even so far: back after ${shown[0]} s.`] : [...phrases, '.'],
      figures: Object.fromEntries(back.map(({ entity, seconds }) => [`${entity.kind} back`, seconds])),
      right: isKnown ? back.flatMap((_, n) => (Number(shown[n]) === soonest ? [n] : [])) : [],
      marks: back.flatMap(({ entity, excursion: { places, farthest } }): AnswerMark[] => [
        { kind: 'way', places, of: entity },
        { kind: 'circle', centre: { x: places[0], y: places[1] }, radius: 1, of: entity, text: '' },
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
      now: null,
      last: null,
    };
    this._flights.set(entity, flight);
    if (contacts.begun.some(({ a, b }) => a === body || b === body)) {
      flight.knocked = time;
      if (flight.now) flight.now.counted ??= time;
    }
    const { x, y } = body.getWorldCenter();
    const at = { x, y };
    const onPath = nearestOnLoop(waypoints, at);
    const away = distance(at, onPath);
    if (away <= offPath) {
      const seconds = time - (flight.now?.counted ?? time);
      if (flight.now && seconds >= shortest) flight.last = { excursion: flight.now, seconds, at: time };
      flight.now = null;
      return;
    }
    flight.now ??= {
      from: time,
      counted: flight.knocked >= time - knockLasts ? time : null,
      places: [x, y],
      farthest: { distance: away, at, onPath },
    };
    const { places, from } = flight.now;
    if (time >= from + (places.length / 2) * every) places.push(x, y);
    if (away > flight.now.farthest.distance) flight.now.farthest = { distance: away, at, onPath };
  }
}
