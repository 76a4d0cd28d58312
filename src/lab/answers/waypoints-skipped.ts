// Answers which waypoints a body skips, and which body flies faster than its limit.
import { capital, fixed, rounded } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, GuessChoice, Phrase } from './answer';
import { nameOf } from './words';

/** Ratio of speed to speed limit above which a body counts as too fast. */
const tooFast = 1.005;

/**
 * Choices for guessing how many waypoints a body skips. `below`: the number of skipped waypoints is smaller than this.
 */
const ranges: readonly (readonly [label: string, below: number])[] = [
  ['none', 1],
  ['1 to 3', 4],
  ['4 or more', Infinity],
];

/** Observed flight of a body along its path. */
interface Flight {
  readonly entity: Entity;
  /** Waypoints of the body's path. m */
  waypoints: readonly Point[];
  /** Index of the first waypoint that the observer checks. Earlier waypoints are ignored. */
  readonly first: number;
  /** Smallest distance of the body from each waypoint so far. m */
  readonly nearest: number[];
  /** Number of waypoints that the body has reached or skipped since the observation began. */
  used: number;
  /** Largest speed of the body so far. m/s */
  fastest: number;
  /** Places of the body so far: x and y alternating. m */
  readonly way: number[];
}

/** Number of steps between two recorded places: 0.05 s at 60 Hz. */
const placeEvery = 3;

interface Options {
  /** Time after which the skipped waypoints are reported. s; at the end of all paths if left out */
  readonly seconds?: number;
  /** True to also compare the bodies' speeds with their speed limits. */
  readonly speeds?: true;
}

/** Observer for bodies on open paths. It finds which waypoints each body skips. */
export class WaypointsSkipped implements AnswerMeter {
  private readonly _simulation: Simulation;
  private readonly _options: Options;
  private _flights = new Map<Entity, Flight>();
  private _since: number;

  constructor(simulation: Simulation, options: Options = {}) {
    this._simulation = simulation;
    this._options = options;
    this._since = simulation.time;
  }

  restart(): void {
    this._flights = new Map();
    this._since = this._simulation.time;
  }

  after(): void {
    for (const entity of this._simulation.entities) this._look(entity);
  }

  get choices(): readonly GuessChoice[] | undefined {
    return this._asksHowMany ? ranges.map(([label]) => ({ label, bodies: [] })) : undefined;
  }

  get answer(): Answer | null {
    const { seconds, speeds } = this._options;
    const { entities, time } = this._simulation;
    const flights = [...this._flights.values()].filter(({ entity }) => entities.includes(entity));
    const isOver = seconds === undefined ? flights.every(hasArrived) : time - this._since >= seconds;
    if (flights.length === 0 || !isOver) return null;
    const subject = flights.toSorted((a, b) => faults(b) - faults(a))[0];
    const skipped = skippedOf(subject);
    return {
      phrases: speeds ? this._withSpeed(subject) : alone(subject),
      figures: Object.fromEntries(
        flights.flatMap((flight): [string, number][] => {
          const name = speeds ? `${nameOf(this._simulation, flight.entity)} ` : '';
          return [
            [`${name}skipped`, skippedOf(flight).length],
            [`${name}used`, flight.used],
            ...(speeds ? [[`${name}speed`, flight.fastest] as [string, number]] : []),
          ];
        }),
      ),
      right: this._asksHowMany
        ? [ranges.findIndex(([, below]) => skipped.length < below)]
        : entities.flatMap((entity, n) => {
            const flight = flights.find((each) => each.entity === entity);
            return flight && skippedOf(flight).length > 0 ? [n] : [];
          }),
      marks: [
        { kind: 'way', places: subject.way, of: subject.entity, isHeldOnly: true },
        { kind: 'crossed', places: skipped.map((n) => subject.waypoints[n]), of: subject.entity },
        ...(speeds ? flights.map(speedNote) : []),
      ],
    };
  }

  private get _asksHowMany(): boolean {
    return this._simulation.entities.length === 1 && !this._options.speeds;
  }

  private _withSpeed(flight: Flight): Phrase[] {
    const { entity, fastest, used, first, waypoints } = flight;
    const isAll = first > 0 || used === waypoints.length;
    const { speed } = entity.limits;
    const skipped = skippedOf(flight).length;
    const isTooFast = fastest > tooFast * speed;
    return [
      {
        words: `${capital(nameOf(this._simulation, entity))} skips ${skipped === 0 ? 'none' : skipped} of ${isAll ? '' : 'the first '}${used}`,
        of: entity,
      },
      `, at ${fixed(fastest, 1)} m/s${isTooFast ? ` where its limit says ${rounded(speed)}` : ', its limit'}.`,
    ];
  }

  private _look(entity: Entity): void {
    const flight = this._flights.get(entity) ?? begun(entity);
    if (!flight) return;
    this._flights.set(entity, flight);
    if (hasArrived(flight)) return;
    const { command, body, cursor } = entity;
    const { waypoints, nearest, first } = flight;
    const at = body.getPosition();
    for (let n = first; n < waypoints.length; n++)
      nearest[n] = Math.min(nearest[n], distance(at, waypoints[n]));
    flight.used =
      (command.kind === 'follow-path' ? Math.min(cursor, waypoints.length) : waypoints.length) - first;
    flight.fastest = Math.max(flight.fastest, body.getLinearVelocity().length());
    if (this._simulation.tick % placeEvery === 0) flight.way.push(at.x, at.y);
  }
}

/** Begins to observe a body's flight. Null if the body follows no open path */
function begun(entity: Entity): Flight | null {
  const { command, waypoints, cursor, body, seekDistance } = entity;
  if (command.kind !== 'follow-path' || command.loop || waypoints.length === 0) return null;
  // A waypoint at the start was used up immediately, perhaps together with the next.
  const stands = waypoints.findLastIndex(
    (waypoint, n) => n < cursor && distance(body.getPosition(), waypoint) <= seekDistance,
  );
  const first = stands < 0 ? cursor : stands;
  return {
    entity,
    waypoints: [...waypoints],
    first,
    nearest: waypoints.map(() => Infinity),
    used: 0,
    fastest: 0,
    way: [],
  };
}

const hasArrived = ({ waypoints, first, used }: Flight) => first + used >= waypoints.length;

/** Returns the indexes of the waypoints that a body passed over without reaching them. */
function skippedOf({ entity, nearest, first, used }: Flight): number[] {
  return nearest.flatMap((near, n) =>
    n >= first && n < first + used && near > entity.seekDistance ? [n] : [],
  );
}

/** Returns a score of faults: skipped waypoints, plus largest speed / speed limit. */
const faults = (flight: Flight) => skippedOf(flight).length + flight.fastest / flight.entity.limits.speed;

/** Returns the text beside a body: its largest speed, and how many waypoints it skipped. */
function speedNote(flight: Flight): AnswerMark {
  const skipped = skippedOf(flight).length;
  const text = `${fixed(flight.fastest, 1)} m/s, ${skipped === 0 ? 'none' : skipped}\u00a0skipped`;
  return { kind: 'note', of: flight.entity, text };
}

function alone(flight: Flight): Phrase[] {
  const { entity, used } = flight;
  const skipped = skippedOf(flight).length;
  if (skipped === 0) return [`It went to all ${used} waypoints.`];
  return [
    'It crossed off ',
    { words: `${skipped} of ${used} waypoints`, of: entity },
    ' without going there.',
  ];
}
