// Answers how wide each body swings: the largest distance from its path in its first turns, then in the last whole lap.
import { capital, fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import { nearestOnSegment } from '../../world/entities/guidance/segment';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, Phrase } from './answer';
import { nearestOnPath } from './loop';
import { nameOf } from './words';

/**
 * Place where a body was farthest from its path. m. `at`: the body. `onPath`: the nearest point of the path.
 * `distance`: the distance between both.
 */
interface WidestPlace {
  readonly distance: number;
  readonly at: Point;
  readonly onPath: Point;
}

/** Measurements of one body in its laps (flights along the whole path). */
interface Lap {
  /** Index of the waypoint at which laps (complete flights along the path) begin. */
  readonly first: number;
  /** Index of the waypoint to which the body was flying after the last step. */
  cursor: number;
  /** Number of waypoints that the body has reached since counting began. */
  turns: number;
  /** Place of the body after the first measured step; null before that. m */
  start: Point | null;
  /** Place in the current lap (flight along the whole path) where the body was farthest from the path. */
  now: WidestPlace;
  /**
   * Place in the last complete lap (flight along the whole path) where the body was farthest from the path. Null before
   * the first complete lap.
   */
  whole: WidestPlace | null;
  /** Recorded places of the body in the current lap (flight along the path): x and y alternating. m */
  way: number[];
  /** Places of the body in the last complete lap: x and y alternating. m */
  wholeWay: number[];
}

/** Number of reached waypoints after which the result of a body is shown. */
const enoughTurns = 5;

/** Number of steps between two recorded places: 0.1 s at 60 Hz. */
const placeEvery = 6;

const none: WidestPlace = { distance: 0, at: { x: 0, y: 0 }, onPath: { x: 0, y: 0 } };

/** Observer for bodies on paths. It finds how far each body swings off its path. */
export class SwingWidth implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _laps = new Map<Entity, Lap>();

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  restart(): void {
    this._laps = new Map();
  }

  after(): void {
    for (const entity of this._simulation.entities) this._look(entity);
  }

  get answer(): Answer | null {
    const { entities } = this._simulation;
    const found = entities.flatMap((entity) => {
      const lap = this._laps.get(entity);
      if (!lap || (!lap.whole && lap.turns < enoughTurns)) return [];
      const whole = lap.whole ?? lap.now;
      const wholeWay = lap.whole ? lap.wholeWay : lap.way;
      return [{ entity, whole, wholeWay, shown: fixed(whole.distance, 1) }];
    });
    if (found.length === 0 || found.length < this._laps.size) return null;
    const most = Math.max(...found.map(({ shown }) => Number(shown)));
    const widest = found.filter(({ shown }) => Number(shown) === most);
    const isTie = found.length > 1 && widest.length === found.length;
    const right = widest.map(({ entity }) => entities.indexOf(entity));
    const each = found.flatMap(({ entity, shown }, n): Phrase[] => {
      const name = nameOf(this._simulation, entity);
      const words = `${n === 0 ? capital(name) : name} ${shown} m`;
      return [n === 0 ? '' : ', ', { words, of: entity }, n === 0 ? ' wide' : ''];
    });
    const motors = new Set(found.map(({ entity }) => entity.limits.angularAcceleration));
    const isSameMotor = found.length > 1 && motors.size === 1;
    return {
      phrases: [
        ...(isTie ? [`Even so far, ${found[0].shown} m wide${isSameMotor ? ',' : ''}`] : each),
        ...(isSameMotor ? [' on the same ', { term: 'torque' } as const] : []),
        '.',
      ],
      figures: Object.fromEntries(
        found.map(({ entity, whole }) => [this._figureKey(entity), whole.distance]),
      ),
      right: isTie ? [] : right,
      marks: found.flatMap(({ entity: of, whole: { at, onPath }, wholeWay, shown }): AnswerMark[] => [
        { kind: 'way', places: wholeWay, of },
        { kind: 'span', from: onPath, to: at, of, text: `${shown} m` },
      ]),
    };
  }

  /** Returns the key in `Answer.figures` for a body's largest distance from its path. */
  private _figureKey(entity: Entity): string {
    const { label } = this._simulation.specOf(entity);
    return label === undefined ? `${entity.kind}Width` : `${label}: width`;
  }

  private _look(entity: Entity): void {
    const { command, cursor, body, seekDistance } = entity;
    if (command.kind !== 'follow-path') {
      finish(this._laps.get(entity));
      return;
    }
    const lap = this._laps.get(entity) ?? {
      first: cursor,
      cursor,
      turns: 0,
      start: null,
      now: none,
      whole: null,
      way: [],
      wholeWay: [],
    };
    this._laps.set(entity, lap);
    // An open path is flown once.
    if (!command.loop && lap.whole) return;
    if (command.loop && cursor !== lap.cursor && cursor === lap.first) {
      lap.whole = lap.now;
      lap.now = none;
      [lap.wholeWay, lap.way] = [lap.way, []];
    }
    if (cursor !== lap.cursor) lap.turns += 1;
    lap.cursor = cursor;
    const { x, y } = body.getWorldCenter();
    if (this._simulation.tick % placeEvery === 0) lap.way.push(x, y);
    lap.start ??= { x, y };
    const { waypoints } = entity;
    const flown: FlownPath = command.loop
      ? { start: waypoints.at(-1)!, waypoints, next: cursor }
      : { start: lap.start, waypoints: waypoints.slice(lap.first), next: cursor - lap.first };
    lap.now = widerOf(lap.now, flown, { x, y });
    const end = waypoints.at(-1);
    const isLast = !command.loop && cursor >= waypoints.length - 1;
    if (isLast && end && distance({ x, y }, end) <= seekDistance) finish(lap);
  }
}

/** Path on which a body flies. */
interface FlownPath {
  /** Start of the path's first segment. m. On a closed path: the last waypoint */
  readonly start: Point;
  readonly waypoints: readonly Point[];
  /** Index of the waypoint to which the body flies. */
  readonly next: number;
}

/** Returns the place farther from the path: `at` or `widest`. */
function widerOf(widest: WidestPlace, { start, waypoints, next }: FlownPath, at: Point): WidestPlace {
  const to = waypoints[next];
  const from = next === 0 ? start : waypoints[next - 1];
  // The path is at least as near as its segment to the next waypoint. This is fast to check, and mostly enough.
  if (to && distance(at, nearestOnSegment(from, to, at)) <= widest.distance) return widest;
  const onPath = nearestOnPath(waypoints, at, start);
  const away = distance(at, onPath);
  return away > widest.distance ? { distance: away, at, onPath } : widest;
}

function finish(lap: Lap | undefined): void {
  if (!lap || lap.whole) return;
  lap.whole = lap.now;
  lap.wholeWay = lap.way;
}
