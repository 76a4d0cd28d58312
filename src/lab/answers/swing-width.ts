// How wide each body swings: the largest distance from its path in the last whole lap.
import { fixed } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import { type Entity, entityKinds } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMeter, Mark, Phrase } from './answer';
import { nearestOnLoop } from './loop';

/** The widest place of a lap: where the body was, the nearest place of its path, and their distance. m */
interface Widest {
  readonly distance: number;
  readonly at: Point;
  readonly onPath: Point;
}

/** A body on its way round. */
interface Lap {
  /** Waypoint from which the lap is counted, and the one headed for after the last step. */
  readonly first: number;
  cursor: number;
  /** Of the lap under way. */
  now: Widest;
  /** Of the last whole lap; null before the first. */
  whole: Widest | null;
  /** The ways of both: x and y of their places in turn. m */
  way: number[];
  wholeWay: number[];
}

/** Steps between two places of a way: a tenth of a second. */
const placeEvery = 6;

const none: Widest = { distance: 0, at: { x: 0, y: 0 }, onPath: { x: 0, y: 0 } };

/** For bodies on paths that close. */
export class SwingWidth implements AnswerMeter {
  private readonly _simulation: Simulation;
  private _laps = new Map<Entity, Lap>();

  constructor(simulation: Simulation) {
    this._simulation = simulation;
  }

  beginAnew(): void {
    this._laps = new Map();
  }

  after(): void {
    for (const entity of this._simulation.entities) this._look(entity);
  }

  get answer(): Answer | null {
    const { entities } = this._simulation;
    const found = entities.flatMap((entity) => {
      const { whole = null, wholeWay = [] } = this._laps.get(entity) ?? {};
      return whole ? [{ entity, whole, wholeWay, shown: fixed(whole.distance, 1) }] : [];
    });
    if (found.length === 0 || found.length < entities.length) return null;
    const most = Math.max(...found.map(({ shown }) => Number(shown)));
    const right = found.flatMap(({ shown }, n) => (Number(shown) === most ? [n] : []));
    const isTie = found.length > 1 && right.length === found.length;
    const each = found.flatMap(({ entity, shown }, n): Phrase[] => {
      const { label } = entityKinds[entity.kind];
      const words = `${n === 0 ? label : label.toLowerCase()} ${shown} m`;
      return [n === 0 ? '' : ', ', { words, of: entity }, n === 0 ? ' wide' : ''];
    });
    return {
      phrases: [
        ...(isTie ? [`Even so far, ${found[0].shown} m wide,`] : each),
        ' on the same ',
        { term: 'torque' },
        '.',
      ],
      figures: Object.fromEntries(found.map(({ entity, whole }) => [`${entity.kind}Width`, whole.distance])),
      right: isTie ? [] : right,
      marks: found.flatMap(({ entity: of, whole: { at, onPath }, wholeWay, shown }): Mark[] => [
        { kind: 'way', places: wholeWay, of },
        { kind: 'span', from: onPath, to: at, of, text: `${shown} m` },
      ]),
    };
  }

  private _look(entity: Entity): void {
    const { command, cursor, body } = entity;
    if (command.kind !== 'follow-path' || !command.loop) return;
    const lap = this._laps.get(entity) ?? {
      first: cursor,
      cursor,
      now: none,
      whole: null,
      way: [],
      wholeWay: [],
    };
    this._laps.set(entity, lap);
    if (cursor !== lap.cursor && cursor === lap.first) {
      lap.whole = lap.now;
      lap.now = none;
      [lap.wholeWay, lap.way] = [lap.way, []];
    }
    lap.cursor = cursor;
    const { x, y } = body.getWorldCenter();
    if (this._simulation.tick % placeEvery === 0) lap.way.push(x, y);
    const widest = fromLoop(entity.waypoints, { x, y });
    if (widest.distance > lap.now.distance) lap.now = widest;
  }
}

/** A place beside the nearest one of a closed path. */
function fromLoop(waypoints: readonly Point[], at: Point): Widest {
  const onPath = nearestOnLoop(waypoints, at);
  return { distance: distance(at, onPath), at, onPath };
}
