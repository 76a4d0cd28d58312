// How far each body turns until it catches its target: the integral of its turn rate.
import { distance } from '../entities/command';
import { guidanceOf } from '../entities/steered-body';
import { capital, degrees, listed, nameOf } from './words';

/** Distance within which a target is caught. m */
const catchDistance = 1.5;
/** Longest chase. s */
const longest = 12;
/** Steps between two places of a way. */
const placeEvery = 6;
/** Turning below which no bar is full. rad */
const leastBar = Math.PI / 4;
/** What each law does, in a few words. */
const deeds = {
  pursuit: 'points at the target',
  lead: 'points where they meet',
  'proportional-navigation': 'keeps the bearing still',
  'augmented-navigation': 'is told of the turn',
};
/** For bodies that chase targets. */
export class TurnedUntilCatch {
  _simulation;
  _finding;
  _pairs;
  _chases;
  _since;
  /** @param pairs what is compared two by two, in the order of the bodies; all bodies with each other when empty */
  constructor(simulation, pairs = []) {
    this._simulation = simulation;
    this._pairs = pairs;
    this._finding = pairs.length > 0 ? pairwise(pairs) : least;
    this._since = simulation.time;
    this._chases = chasesIn(simulation);
  }
  beginAnew() {
    this._since = this._simulation.time;
    this._chases = chasesIn(this._simulation);
  }
  after(timeStep) {
    if (this._isOver) return;
    for (const chase of this._chases) this._look(chase, timeStep);
  }
  get choices() {
    const { entities } = this._simulation;
    const choices = this._pairs.map((label, n) => ({
      label,
      bodies: entities.slice(2 * n, 2 * n + 2).toReversed(),
    }));
    return choices.length > 0 && choices.every(({ bodies }) => bodies.length === 2) ? choices : undefined;
  }
  get standings() {
    const right = this.answer?.right ?? [];
    const rows = this._chases.map(({ entity, turned, isCaught }, n) => {
      const group = this._pairs[Math.floor(n / 2)];
      const isBest = group === undefined && right.includes(n);
      const law = deeds[guidanceOf(entity).kind];
      const note = isBest ? 'turns least' : this._isOver && !isCaught ? 'no catch' : group ? '' : law;
      const name = nameOf(this._simulation, entity);
      return {
        of: entity,
        name,
        value: turned,
        text: degrees(turned),
        note,
        isBest,
        ...(group && { group }),
      };
    });
    return { as: 'bars', about: 'turned until the catch', least: leastBar, rows };
  }
  get answer() {
    const { _chases: all, _isOver: isOver, _simulation: simulation } = this;
    const found = all.length > 0 ? this._finding({ all, isOver }, simulation) : null;
    if (!found) return null;
    const figures = Object.fromEntries(
      all.map(({ entity, turned }, n) => {
        const pair = this._pairs[Math.floor(n / 2)];
        return [`${pair ? `${pair.toLowerCase()}, ` : ''}${nameOf(simulation, entity)}`, turned];
      }),
    );
    const marks = all.map(({ entity, way }) => ({ kind: 'way', places: way, of: entity }));
    return { ...found, figures, marks };
  }
  get _isOver() {
    return this._simulation.time - this._since > longest;
  }
  _look(chase, timeStep) {
    const { command, body } = chase.entity;
    if (chase.isCaught || !('chased' in command)) return;
    const { x, y } = body.getWorldCenter();
    if (this._simulation.tick % placeEvery === 0) chase.way.push(x, y);
    chase.turned += Math.abs(body.getAngularVelocity()) * timeStep;
    chase.isCaught = distance(body.getPosition(), command.chased.position) <= catchDistance;
  }
}
function chasesIn({ entities }) {
  return entities.map((entity) => ({ entity, turned: 0, isCaught: false, way: [] }));
}
/** A chase as it is written. */
const shown = ({ turned }) => degrees(turned);
/**
 * Who turns least of those that catch it. Who has caught it turns no further, so it is known as soon as the others have
 * turned more.
 */
const least = ({ all, isOver }, simulation) => {
  const caught = all.filter(({ isCaught }) => isCaught);
  if (caught.length === 0)
    return isOver ? { phrases: [`None catches it in ${longest} s.`], right: [] } : null;
  const fewest = Math.min(...caught.map((chase) => Number.parseInt(shown(chase), 10)));
  const isLeast = (chase) => chase.isCaught && shown(chase) === `${fewest}°`;
  const others = all.filter((chase) => !isLeast(chase));
  const isOpen = (chase) => !chase.isCaught && !isOver;
  if (others.some((chase) => isOpen(chase) && Number.parseInt(shown(chase), 10) <= fewest)) return null;
  const winners = all.filter(isLeast);
  if (others.length === 0) return { phrases: [`Even so far: ${fewest}° each.`], right: [] };
  const most = others.toSorted((a, b) => b.turned - a.turned)[0];
  const names = capital(listed(winners.map(({ entity }) => nameOf(simulation, entity))));
  const verb = winners.length > 1 ? 'turn' : 'turns';
  const end = most.isCaught ? '' : isOver ? ' and no catch' : ' so far';
  return {
    phrases: [
      names.toLowerCase() === 'lead'
        ? { term: 'lead', words: names }
        : { words: names, of: winners[0].entity },
      ` ${verb} least: `,
      { words: `${fewest}°`, of: winners[0].entity },
      ', ',
      { words: `${nameOf(simulation, most.entity)} ${shown(most)}`, of: most.entity },
      `${end}.`,
    ],
    right: all.flatMap((chase, n) => (isLeast(chase) ? [n] : [])),
  };
};
/** What the second of each pair saves of the turning of the first. */
function pairwise(names) {
  return ({ all, isOver }) => {
    const pairs = names.flatMap((name, n) => {
      const [plain, told] = all.slice(2 * n, 2 * n + 2);
      return told && (isOver || (plain.isCaught && told.isCaught)) ? [{ name, n, plain, told }] : [];
    });
    if (pairs.length === 0) return null;
    const phrases = pairs.flatMap(({ name, plain, told }, n) => [
      `${n > 0 ? ' ' : ''}${name}: `,
      ...(shown(plain) === shown(told)
        ? [`even so far, ${shown(told)}`]
        : [
            { words: figure(told), of: told.entity },
            ' instead of ',
            { words: figure(plain), of: plain.entity },
          ]),
      '.',
    ]);
    const right = pairs.flatMap(({ n, plain, told }) =>
      shown(plain) !== shown(told) && told.turned < plain.turned ? [n] : [],
    );
    return { phrases, right };
  };
}
const figure = (chase) => (chase.isCaught ? shown(chase) : `${shown(chase)} and no catch`);
