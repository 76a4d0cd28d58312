// Answers how far each body turns until it catches its target: the integral of its turn rate.
import { angleText, capital } from '../../laws/exact/figures';
import { distance, type Point } from '../../world/entities/command';
import type { GuidanceName } from '../../world/entities/guidance/guidance';
import { guidanceOf } from '../../world/entities/steered-body';
import type { Entity } from '../../world/simulation/entity-kinds';
import type { Simulation } from '../../world/simulation/simulation';
import type { Answer, AnswerMark, AnswerMeter, GuessChoice, MeasuredRows, Phrase } from './answer';
import { listed, nameOf } from './words';

/** Distance within which a target is caught. m */
const catchDistance = 1.5;

/** Longest time for which bodies are observed until they catch their targets. s */
const longest = 12;

/** Number of steps between two recorded places of a body. */
const placeEvery = 6;

/** Smallest range of the bar chart's scale: from 0 to this turned angle. rad */
const leastRange = Math.PI / 4;

const deeds: Readonly<Record<GuidanceName, string>> = {
  pursuit: 'points at the target',
  lead: 'points where they meet',
  'proportional-navigation': 'keeps it in one direction',
  'augmented-navigation': 'is told of the turn',
};

/** A chase of one body after its target, as observed so far. */
interface Chase {
  readonly entity: Entity;
  /** Total angle that the body has turned so far. Left and right turns both add to it. rad */
  turned: number;
  /** Place of the catch, m; null before it. */
  caught: Point | null;
  /** Recorded places of the body: x and y alternating. m */
  readonly way: number[];
  /** Recorded places of the body's target: x and y alternating. m */
  readonly targetWay: number[];
}

interface Chases {
  readonly all: readonly Chase[];
  /** Whether the time limit for catching the targets has passed. */
  readonly isOver: boolean;
}

type Finding = (chases: Chases, simulation: Simulation) => Pick<Answer, 'phrases' | 'right'> | null;

/** Observer that finds how far each body turns until it catches its target. */
export class TurnedUntilCatch implements AnswerMeter {
  private readonly _simulation: Simulation;
  private readonly _finding: Finding;
  private readonly _pairs: readonly string[];
  private _chases: Chase[];
  private _since: number;

  /**
   * Creates an observer that measures how far each body turns until it catches its target.
   * @param pairs names of the pairs to compare; each pair is two consecutive bodies of the scene. If empty, all bodies
   * are compared.
   */
  constructor(simulation: Simulation, pairs: readonly string[] = []) {
    this._simulation = simulation;
    this._pairs = pairs;
    this._finding = pairs.length > 0 ? pairwise(pairs) : least;
    this._since = simulation.time;
    this._chases = chasesIn(simulation);
  }

  restart(): void {
    this._since = this._simulation.time;
    this._chases = chasesIn(this._simulation);
  }

  after(timeStep: number): void {
    if (this._isOver) return;
    for (const chase of this._chases) this._look(chase, timeStep);
  }

  get choices(): readonly GuessChoice[] | undefined {
    const { entities } = this._simulation;
    const choices = this._pairs.map((label, n) => ({
      label,
      bodies: entities.slice(2 * n, 2 * n + 2).toReversed(),
    }));
    return choices.length > 0 && choices.every(({ bodies }) => bodies.length === 2) ? choices : undefined;
  }

  get standings(): MeasuredRows {
    const right = this.answer?.right ?? [];
    const rows = this._chases.map(({ entity, turned, caught }, n) => {
      const group = this._pairs[Math.floor(n / 2)];
      const isBest = group === undefined && right.includes(n);
      const law = deeds[guidanceOf(entity).kind];
      const note = isBest ? 'turns least' : this._isOver && !caught ? 'no catch' : group ? '' : law;
      const name = nameOf(this._simulation, entity);
      return {
        of: entity,
        name,
        value: turned,
        text: angleText(turned),
        note,
        isBest,
        ...(group && { group }),
      };
    });
    return { as: 'bars', about: 'turned so far', least: leastRange, rows };
  }

  get answer(): Answer | null {
    const { _chases: all, _isOver: isOver, _simulation: simulation } = this;
    const found = all.length > 0 ? this._finding({ all, isOver }, simulation) : null;
    if (!found) return null;
    const figures = Object.fromEntries(
      all.map(({ entity, turned }, n) => {
        const pair = this._pairs[Math.floor(n / 2)];
        return [`${pair ? `${pair.toLowerCase()}, ` : ''}${nameOf(simulation, entity)}`, turned];
      }),
    );
    const ways = all.map(({ entity, way }) => ({ kind: 'way', places: way, of: entity }) as const);
    return { ...found, figures, marks: [...ways, ...targetWays(all), ...this._catches] };
  }

  private get _catches(): AnswerMark[] {
    return this._chases.flatMap(({ entity, caught }) => {
      // Bodies of a pair each have their own target.
      const text = this._pairs.length > 0 ? 'caught' : `caught by ${nameOf(this._simulation, entity)}`;
      return caught ? [{ kind: 'place', at: caught, of: entity, text, isHeldOnly: true } as const] : [];
    });
  }

  private get _isOver(): boolean {
    return this._simulation.time - this._since > longest;
  }

  private _look(chase: Chase, timeStep: number): void {
    const { command, body } = chase.entity;
    if (chase.caught || !('chased' in command)) return;
    const { x, y } = body.getWorldCenter();
    if (this._simulation.tick % placeEvery === 0) {
      const { position } = command.chased;
      chase.way.push(x, y);
      chase.targetWay.push(position.x, position.y);
    }
    chase.turned += Math.abs(body.getAngularVelocity()) * timeStep;
    if (distance(body.getPosition(), command.chased.position) <= catchDistance) chase.caught = { x, y };
  }
}

/**
 * Returns one path for each chased target, as graphics. A path ends when the target's last chaser catches the target.
 */
function targetWays(all: readonly Chase[]): AnswerMark[] {
  const longest = new Map<object, Chase>();
  for (const chase of all) {
    const { command } = chase.entity;
    if (!('chased' in command)) continue;
    const known = longest.get(command.chased);
    if (!known || chase.targetWay.length > known.targetWay.length) longest.set(command.chased, chase);
  }
  return [...longest.values()].map(({ entity, targetWay }) => ({
    ...({ kind: 'way', places: targetWay, of: entity } as const),
    isTarget: true,
  }));
}

function chasesIn({ entities }: Simulation): Chase[] {
  return entities.map((entity) => ({
    entity,
    turned: 0,
    caught: null,
    way: [],
    targetWay: [],
  }));
}

/** Returns the angle that a body has turned in its chase, as text. */
const shown = ({ turned }: Chase) => angleText(turned);

/** Finds which body turned least until it caught its target. */
const least: Finding = ({ all, isOver }, simulation) => {
  const catchers = all.filter(({ caught }) => caught);
  if (catchers.length === 0)
    return isOver ? { phrases: [`None catches it in ${longest} s.`], right: [] } : null;
  const fewest = Math.min(...catchers.map((chase) => Number.parseInt(shown(chase), 10)));
  const isLeast = (chase: Chase) => chase.caught !== null && shown(chase) === `${fewest}°`;
  const others = all.filter((chase) => !isLeast(chase));
  const isOpen = (chase: Chase) => !chase.caught && !isOver;
  if (others.some((chase) => isOpen(chase) && Number.parseInt(shown(chase), 10) <= fewest)) return null;
  const winners = all.filter(isLeast);
  if (others.length === 0) return { phrases: [`Even so far: ${fewest}° each.`], right: [] };
  const most = others.toSorted((a, b) => b.turned - a.turned)[0];
  const names = capital(listed(winners.map(({ entity }) => nameOf(simulation, entity))));
  const verb = winners.length > 1 ? 'turn' : 'turns';
  const end = most.caught ? '' : isOver ? ' and no catch' : ' so far';
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

function pairwise(names: readonly string[]): Finding {
  return ({ all, isOver }) => {
    const pairs = names.flatMap((name, n) => {
      const [plain, told] = all.slice(2 * n, 2 * n + 2);
      return told && (isOver || (plain.caught && told.caught)) ? [{ name, n, plain, told }] : [];
    });
    if (pairs.length < names.length) return null;
    const phrases = pairs.flatMap(({ name, plain, told }, n): Phrase[] => [
      `${n > 0 ? ' ' : ''}${name}: `,
      ...(shown(plain) === shown(told)
        ? [`even so far, ${shown(told)}`]
        : [
            { words: `turns ${figure(told)}`, of: told.entity },
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

const figure = (chase: Chase) => (chase.caught ? shown(chase) : `${shown(chase)} and no catch`);
