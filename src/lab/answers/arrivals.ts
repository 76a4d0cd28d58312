// Answers which bodies get to their goals: which is first, and which miss.
import { capital, fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, Bump, GuessChoice, Phrase } from './answer';
import { choicesBetween } from './choices-between';
import { nameOf } from './words';

/** Distance within which a moving target is caught. m */
const catchDistance = 1.5;

/** Time from the start within which a body must arrive at its goal. s */
const longest = 15;

/** Number of steps between two recorded places of a body. */
const placeEvery = 6;

/** Smallest change of speed in a hard collision. Fraction of the body's speed limit */
const hardBump = 0.1;

/**
 * Closest approach of a body to its goal so far, m. `away`: distance. `at`: position of the body at that time. `goal`:
 * position of the goal at that time.
 */
interface NearestPoint {
  readonly away: number;
  readonly at: Point;
  readonly goal: Point;
}

/** Observed flight of one body to its goal. */
interface Flight {
  readonly entity: Entity;
  /** Time from the start of the flight to the arrival; null before the arrival. s */
  arrived: number | null;
  nearest: NearestPoint;
  /** Hardest bump before the arrival; null if the body has not bumped. */
  bump: Bump | null;
  /** Recorded places of the body: x and y alternating. m */
  readonly way: number[];
}

/** Kind of question: which body arrives first, or which bodies miss. */
type ArrivalQuestion = 'first' | 'misses';

/** Guesses for a scene with a single flying body: the body arrives, or misses. */
const alone: readonly GuessChoice[] = [
  { label: 'It gets there', bodies: [] },
  { label: 'It misses', bodies: [] },
];

/**
 * Returns the place to which a body flies: its target, or the end of its path. m; null for a body without such a place.
 */
function goalOf({ command, target, waypoints }: Entity): Point | null {
  if (command.kind === 'seek') return target;
  return command.kind === 'follow-path' && !command.loop ? (waypoints.at(-1) ?? null) : null;
}

/** Returns the distance from its goal at which a body counts as arrived. m */
const reachOf = ({ command, seekDistance }: Entity) => ('chased' in command ? catchDistance : seekDistance);

/** Observer that finds which body arrives first at a goal, or which bodies miss. */
export class Arrivals implements AnswerMeter {
  private readonly _simulation: Simulation;
  private readonly _asked: ArrivalQuestion;
  private _flights: Flight[];
  private _since: number;

  constructor(simulation: Simulation, asked: ArrivalQuestion) {
    this._simulation = simulation;
    this._asked = asked;
    this._since = simulation.time;
    this._flights = flightsOf(simulation);
  }

  restart(): void {
    this._since = this._simulation.time;
    this._flights = flightsOf(this._simulation);
  }

  after(): void {
    if (this._seconds > longest) return;
    // Bumps after the first arrival do not explain it.
    const isFlying = this._asked === 'misses' || this._flights.every(({ arrived }) => arrived === null);
    for (const flight of this._flights) {
      if (isFlying && flight.arrived === null) this._noteBumps(flight);
      this._look(flight);
    }
  }

  get choices(): readonly GuessChoice[] {
    const bodies = this._flights.map(({ entity }) => entity);
    return bodies.length === 1 ? alone : choicesBetween(this._simulation, bodies);
  }

  get answer(): Answer | null {
    const flights = this._flights;
    const arrived = flights.filter(({ arrived }) => arrived !== null);
    const isOver = this._seconds >= longest;
    const isEnough = this._asked === 'first' ? arrived.length > 0 : arrived.length === flights.length;
    if (flights.length === 0 || !(isEnough || isOver)) return null;
    const right = this._asked === 'first' ? firstOf(arrived) : flights.filter((one) => one.arrived === null);
    const isTie = flights.length > 1 && right.length === flights.length;
    return {
      phrases: arrived.length === 0 ? this._nobody() : this._sentence(arrived, isTie ? [] : right),
      figures: Object.fromEntries(
        flights.flatMap(({ entity, arrived, nearest }): [string, number][] => {
          const name = nameOf(this._simulation, entity);
          return [
            [`${name}: miss distance`, nearest.away],
            ...(arrived === null ? [] : [[`${name}: arrival`, arrived] as [string, number]]),
          ];
        }),
      ),
      bumps: new Map(flights.flatMap(({ entity, bump }) => (bump ? [[entity, bump]] : []))),
      right: flights.length === 1 ? [arrived.length === 1 ? 0 : 1] : isTie ? [] : this._choicesOf(right),
      marks: flights.flatMap(({ entity: of, way, nearest, arrived }): AnswerMark[] => [
        { kind: 'way', places: way, of },
        ...(arrived === null && isOver
          ? [
              {
                ...({ kind: 'span', from: nearest.at, to: nearest.goal, of } as const),
                text: metres(nearest),
              },
            ]
          : []),
      ]),
    };
  }

  private get _seconds(): number {
    return this._simulation.time - this._since;
  }

  private _choicesOf(flights: readonly Flight[]): readonly number[] {
    const bodies = flights.map(({ entity }) => entity);
    return this.choices.flatMap((choice, n) =>
      choice.bodies.some((body) => bodies.includes(body)) ? [n] : [],
    );
  }

  private _noteBumps(flight: Flight): void {
    const { body, limits } = flight.entity;
    for (const { a, b, impulse } of this._simulation.contacts.begun) {
      if (a !== body && b !== body) continue;
      const other = a === body ? b : a;
      const isHard = impulse >= hardBump * body.getMass() * limits.speed;
      const flies = this._flights.some(({ entity }) => entity.body === other);
      if (isHard && !flies) flight.bump = 'obstacle';
      flight.bump ??= 'slight';
    }
  }

  private _look(flight: Flight): void {
    const { entity, way } = flight;
    const goal = flight.arrived === null ? goalOf(entity) : null;
    if (!goal) return;
    const { x, y } = entity.body.getPosition();
    const away = distance({ x, y }, goal);
    if (away < flight.nearest.away) flight.nearest = { away, at: { x, y }, goal: { x: goal.x, y: goal.y } };
    if (this._simulation.tick % placeEvery === 0) way.push(x, y);
    const isAtEnd = entity.command.kind !== 'follow-path' || entity.cursor >= entity.waypoints.length - 1;
    if (isAtEnd && away <= reachOf(entity)) flight.arrived = this._seconds;
  }

  private _nobody(): Phrase[] {
    const [only, ...others] = this._flights;
    const miss = others.length === 0 ? `It misses by ${metres(only.nearest)}.` : '';
    return [miss || `None is there within ${longest} s.`];
  }

  /**
   * Returns the sentence on when bodies arrived, or by what distance they missed.
   * @param named bodies that the sentence names first
   */
  private _sentence(arrived: readonly Flight[], named: readonly Flight[]): Phrase[] {
    if (this._flights.length === 1) return [`It is there after ${seconds(arrived[0])}.`];
    if (named.length === 0)
      return this._asked === 'misses'
        ? [`None misses: the last is there after ${seconds(lastOf(arrived))}.`]
        : [`Even so far, ${seconds(arrived[0])}.`];
    const others = this._flights.filter((flight) => !named.includes(flight));
    const told = [...named, ...others].slice(0, mostTold);
    return told.flatMap((flight, n): Phrase[] => {
      const { entity } = flight;
      const name = nameOf(this._simulation, entity);
      const words = flight.arrived === null ? this._absent(flight) : `there after ${seconds(flight)}`;
      const isFirst = this._asked === 'first' && named.includes(flight);
      return [
        n === 0 ? '' : '; ',
        { words: n === 0 ? capital(name) : name, of: entity },
        isFirst ? ` first, ${seconds(flight)}` : ` ${words}`,
        n === told.length - 1 ? '.' : '',
      ];
    });
  }

  /** Returns the text about a body that has not arrived. */
  private _absent({ entity, nearest }: Flight): string {
    if (this._seconds >= longest) return `misses by ${metres(nearest)}`;
    const goal = goalOf(entity);
    const away = goal ? distance(entity.body.getPosition(), goal) : nearest.away;
    return `still ${fixed(away, 0)} m away`;
  }
}

/** Largest number of bodies that the sentence about arrivals names. */
const mostTold = 3;

const seconds = ({ arrived }: Flight) => `${fixed(arrived ?? 0, 1)} s`;

const metres = ({ away }: NearestPoint) => `${fixed(away, 1)} m`;

const lastOf = (arrived: readonly Flight[]) =>
  arrived.reduce((last, one) => ((one.arrived ?? 0) > (last.arrived ?? 0) ? one : last));

/** Returns the flights of the bodies that arrived first. Times count as equal if their displayed texts are equal. */
function firstOf(arrived: readonly Flight[]): readonly Flight[] {
  const soonest = Math.min(...arrived.map((flight) => Number.parseFloat(seconds(flight))));
  return arrived.filter((flight) => Number.parseFloat(seconds(flight)) === soonest);
}

function flightsOf({ entities }: Simulation): Flight[] {
  return entities.flatMap((entity) => {
    const goal = goalOf(entity);
    if (!goal) return [];
    const { x, y } = entity.body.getPosition();
    const nearest = { away: distance({ x, y }, goal), at: { x, y }, goal: { x: goal.x, y: goal.y } };
    return [{ entity, arrived: null, nearest, bump: null, way: [] }];
  });
}
