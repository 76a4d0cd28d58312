// Answers how long bodies are off their path after a knock.
import { capital, fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';
import type { Body } from '../../world/planck/planck';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, Phrase } from './answer';
import { nearerOf, nearestOnLoop } from './loop';
import { nameOf } from './words';

/** Smallest distance from its path at which a body counts as off the path. m */
const offPath = 1;

/** Smallest duration of an excursion (period off the path) that the result includes. s */
const shortestExcursion = 0.1;

/** If a body leaves its path within this time after a collision, the collision counts as the cause. s */
const knockLasts = 1;

/** Longest wait for other bodies after the first body's return to its path. s */
const patience = 6;

/** Time between two recorded places of a body. s */
const every = 0.1;

/** First of several collisions of a body that follow each other quickly. */
interface Knock {
  /** Place of the body. m */
  readonly at: Point;
  readonly text: 'hit a wall' | 'hit a crate' | 'knocked';
}

/** Straight line from a body's start to its first waypoint. m */
interface Approach {
  readonly from: Point;
  readonly to: Point;
}

/** Period for which a body is off its path. */
interface Excursion {
  /** Time at which the body left the path. s */
  readonly from: number;
  /** Time from which the body's time off the path is counted, s. Null until something pushes the body. */
  timedFrom: number | null;
  knock: Knock | null;
  /** Straight line from the body's start to its first waypoint; null if the body had already reached this waypoint. */
  readonly approach: Approach | null;
  /** Recorded places of the body while off its path: x, y, x, y … m */
  readonly places: number[];
  farthest: { readonly distance: number; readonly at: Point; readonly onPath: Point };
}

/** Period off the path from which a body has returned. */
interface FinishedExcursion {
  readonly excursion: Excursion;
  /** Time off the path, counted from `excursion.timedFrom`. s, at least 0.1 */
  readonly seconds: number;
  /** Time of the return to the path. s */
  readonly at: number;
  /** Place of the body at its return to the path. m */
  readonly place: Point;
}

/** Observation of one body: its collisions, and the times when it was off its path. */
interface Flight {
  /** Time of the last event that may push the body off its path: a collision, or a person's action. s */
  knocked: number;
  knock: Knock | null;
  /** Place of the body at the start, or after a person's last action. m */
  readonly start: Point;
  /** Index of the first waypoint that the body heads for. */
  readonly firstCursor: number;
  /** Whether the body has reached its first waypoint. */
  hasArrived: boolean;
  /** Current excursion off the path; null while the body is on its path. */
  now: Excursion | null;
  /** Latest period off the path, after a push, from which the body has returned; null if there was none. */
  last: FinishedExcursion | null;
}

/** Observer for bodies on closed paths. It finds how long each body is off its path after a knock. */
export class WayBack implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _flights = new Map<Entity, Flight>();
  /** Time of a person's most recent action, s; null if there was none. */
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
      marks: back.flatMap(
        ({ entity, seconds, place, excursion: { places, farthest, knock, approach } }): AnswerMark[] => [
          { kind: 'way', places, of: entity },
          ...approachMarks(entity, approach),
          {
            kind: 'place',
            at: knock?.at ?? { x: places[0], y: places[1] },
            of: entity,
            text: knock?.text ?? 'knocked',
          },
          {
            kind: 'span',
            from: farthest.onPath,
            to: farthest.at,
            of: entity,
            text: `${fixed(farthest.distance, 1)} m off for ${fixed(seconds, 1)} s`,
          },
          { kind: 'place', at: place, of: entity, text: 'back' },
        ],
      ),
    };
  }

  get outlook(): readonly AnswerMark[] {
    return [...this._flights].flatMap(([entity, flight]) =>
      approachMarks(entity, approachOf(entity, flight)),
    );
  }

  private _look(entity: Entity): void {
    const { command, body, cursor } = entity;
    if (command.kind !== 'follow-path' || !command.loop) return;
    const { time } = this._simulation;
    const { x, y } = body.getWorldCenter();
    const at = { x, y };
    const flight = this._flights.get(entity) ?? this._flightFrom(at, cursor);
    this._flights.set(entity, flight);
    this._noteKnock(body, flight, at);
    flight.hasArrived ||= cursor !== flight.firstCursor;
    const approach = approachOf(entity, flight);
    const onPath = nearestOnWay(entity, approach, at);
    const away = distance(at, onPath);
    if (away <= offPath) {
      const seconds = time - (flight.now?.timedFrom ?? time);
      if (flight.now && seconds >= shortestExcursion)
        flight.last = { excursion: flight.now, seconds, at: time, place: at };
      flight.now = null;
      return;
    }
    flight.now ??= this._newExcursion(flight, approach, { distance: away, at, onPath });
    const { places, from } = flight.now;
    if (time >= from + (places.length / 2) * every) places.push(x, y);
    if (away > flight.now.farthest.distance) flight.now.farthest = { distance: away, at, onPath };
  }

  private _flightFrom(start: Point, firstCursor: number): Flight {
    const knocked = this._touched ?? -Infinity;
    return { knocked, knock: null, start, firstCursor, hasArrived: false, now: null, last: null };
  }

  private _noteKnock(body: Body, flight: Flight, at: Point): void {
    const { time, contacts } = this._simulation;
    const touch = contacts.begun.find(({ a, b }) => a === body || b === body);
    if (!touch) return;
    if (!flight.knock || time - flight.knocked > knockLasts)
      flight.knock = { at, text: this._wordsFor(touch.a === body ? touch.b : touch.a) };
    flight.knocked = time;
    if (flight.now?.timedFrom === null) Object.assign(flight.now, { timedFrom: time, knock: flight.knock });
  }

  /** Returns the record of a period off the path that begins now. */
  private _newExcursion(
    { knocked, knock }: Flight,
    approach: Approach | null,
    farthest: Excursion['farthest'],
  ): Excursion {
    const { time } = this._simulation;
    const isKnocked = knocked >= time - knockLasts;
    const { x, y } = farthest.at;
    return {
      from: time,
      timedFrom: isKnocked ? time : null,
      knock: isKnocked ? knock : null,
      approach,
      places: [x, y],
      farthest,
    };
  }

  private _wordsFor(other: Body): Knock['text'] {
    if (other.isStatic()) return 'hit a wall';
    return this._simulation.entities.some(({ body }) => body === other) ? 'knocked' : 'hit a crate';
  }
}

function approachOf({ target }: Entity, { start, hasArrived }: Flight): Approach | null {
  return hasArrived || !target ? null : { from: start, to: { x: target.x, y: target.y } };
}

function nearestOnWay({ waypoints }: Entity, approach: Approach | null, at: Point): Point {
  const onLoop = nearestOnLoop(waypoints, at);
  return approach ? nearerOf(onLoop, nearestOnSegment(approach.from, approach.to, at), at) : onLoop;
}

/**
 * Returns the line from a body's start to its first waypoint, as graphics.
 * @param approach the line; null once the waypoint is reached: no graphics
 */
function approachMarks(of: Entity, approach: Approach | null): AnswerMark[] {
  if (!approach) return [];
  const { from, to } = approach;
  return [{ kind: 'way', places: [from.x, from.y, to.x, to.y], of, isPlanned: true }];
}
