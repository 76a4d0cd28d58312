// How wide each body swings: the largest distance from its path in the last whole lap.
import { distance } from '../entities/command';
import { entityKinds } from '../simulation/entity-kinds';
import { nearestOnLoop } from './loop';

/** Steps between two places of a way: a tenth of a second. */
const placeEvery = 6;
const none = { distance: 0, at: { x: 0, y: 0 }, onPath: { x: 0, y: 0 } };
/** For bodies on paths that close. */
export class SwingWidth {
  _simulation;
  _laps = new Map();
  constructor(simulation) {
    this._simulation = simulation;
  }
  beginAnew() {
    this._laps = new Map();
  }
  after() {
    for (const entity of this._simulation.entities) this._look(entity);
  }
  get answer() {
    const { entities } = this._simulation;
    const found = entities.flatMap((entity) => {
      const { whole = null, wholeWay = [] } = this._laps.get(entity) ?? {};
      return whole ? [{ entity, whole, wholeWay, shown: whole.distance.toFixed(1) }] : [];
    });
    if (found.length === 0 || found.length < entities.length) return null;
    const most = Math.max(...found.map(({ shown }) => Number(shown)));
    const right = found.flatMap(({ shown }, n) => (Number(shown) === most ? [n] : []));
    const isTie = found.length > 1 && right.length === found.length;
    const each = found.flatMap(({ entity, shown }, n) => {
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
      marks: found.flatMap(({ entity: of, whole: { at, onPath }, wholeWay, shown }) => [
        { kind: 'way', places: wholeWay, of },
        { kind: 'span', from: onPath, to: at, of, text: `${shown} m` },
      ]),
    };
  }
  _look(entity) {
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
function fromLoop(waypoints, at) {
  const onPath = nearestOnLoop(waypoints, at);
  return { distance: distance(at, onPath), at, onPath };
}
