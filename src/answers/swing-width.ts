// How wide each body swings: the largest distance from its path in the last whole lap.
import { distance, type Point } from '../entities/command';
import { nearestOnSegment } from '../entities/guidance/segment';
import { type Entity, entityKinds } from '../simulation/entity-kinds';
import type { Simulation } from '../simulation/simulation';
import type { Answer, AnswerMeter, Phrase } from './answer';

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
}

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
    const widths = this._simulation.entities.map((entity) => ({
      entity,
      widest: this._laps.get(entity)?.whole ?? null,
    }));
    const known = widths.flatMap(({ entity, widest }) => (widest ? [{ entity, widest }] : []));
    if (known.length === 0 || known.length < widths.length) return null;
    const shown = known.map(({ widest }) => widest.distance.toFixed(1));
    const widest = Math.max(...shown.map(Number));
    const right = known.flatMap((_, n) => (Number(shown[n]) === widest ? [n] : []));
    const isTie = known.length > 1 && right.length === known.length;
    const phrases = known.flatMap(({ entity }, n): Phrase[] => {
      const { label } = entityKinds[entity.kind];
      const words = `${n === 0 ? label : label.toLowerCase()} ${shown[n]} m`;
      return [n === 0 ? '' : ', ', { words, of: entity }, n === 0 ? ' wide' : ''];
    });
    return {
      phrases: isTie ? [`Even so far: ${shown[0]} m wide.`] : [...phrases, '.'],
      figures: Object.fromEntries(
        known.map(({ entity, widest }) => [`${entity.kind}Width`, widest.distance]),
      ),
      right: isTie ? [] : right,
      marks: known.map(({ entity, widest: { at, onPath } }, n) => ({
        ...{ kind: 'span', from: onPath, to: at, of: entity, text: `${shown[n]} m` },
      })),
    };
  }

  private _look(entity: Entity): void {
    const { command, cursor, body } = entity;
    if (command.kind !== 'follow-path' || !command.loop) return;
    const lap = this._laps.get(entity) ?? { first: cursor, cursor, now: none, whole: null };
    this._laps.set(entity, lap);
    if (cursor !== lap.cursor && cursor === lap.first) {
      lap.whole = lap.now;
      lap.now = none;
    }
    lap.cursor = cursor;
    const { x, y } = body.getWorldCenter();
    const widest = fromLoop(entity.waypoints, { x, y });
    if (widest.distance > lap.now.distance) lap.now = widest;
  }
}

/** A place beside the nearest one of a closed path. */
function fromLoop(waypoints: readonly Point[], at: Point): Widest {
  const onLegs = waypoints.map((to, n) => nearestOnSegment(waypoints.at(n - 1)!, to, at));
  const away = onLegs.map((onPath) => distance(onPath, at));
  const nearest = away.indexOf(Math.min(...away));
  return { distance: away[nearest], at, onPath: onLegs[nearest] };
}
