// Answers on ships in space: which feel the crates, which turn straight, and whether a law stops the flip.
import { angleText, fixed, toDegrees, toRadians } from '../../../laws/exact/figures';
import { type Entity, entityKinds } from '../../../world/simulation/entity-kinds';
import type { Simulation } from '../../../world/simulation/simulation';
import type { Answer, GuessChoice, Phrase, ShipMark } from '../answer';
import { figuresOf, greatest, joined, lately, names } from './record';
import type { ObservedTurn, TurnFinding, TurningBody } from './turn';

/** Time after which a turn is over, even if not all ships have come to rest. s */
const overAfter = 3.2;

/** Conditions for a ship to be at rest: error below `off` (rad) for `time` (s). */
const rest = { off: toRadians(2), time: 0.3 };

/** Smallest angle that counts as a noticeable deviation from the shortest rotation. rad */
const noticeableAngle = toRadians(5);

function measured({ systems }: Simulation, entity: Entity, figure: string): number {
  return systems.map((system) => system.measuresOf?.(entity)?.[figure] ?? 0).find((value) => value > 0) ?? 0;
}

/** A ship in a turn, with the values that the game's rules measured. */
interface Ship extends TurningBody {
  readonly offArc: number;
  readonly hits: number;
  readonly felt: number;
  readonly flips: number;
}

const shipsOf = ({ simulation, bodies }: ObservedTurn): Ship[] =>
  bodies.map((body) => ({
    ...body,
    offArc: measured(simulation, body.entity, 'off_arc'),
    hits: measured(simulation, body.entity, 'hits'),
    felt: measured(simulation, body.entity, 'felt'),
    flips: measured(simulation, body.entity, 'flips'),
  }));

/** Returns whether the turn is over: all steered ships have come to rest, or there is no more time. */
function isOver(turn: ObservedTurn): boolean {
  if (turn.seconds >= overAfter) return true;
  const steered = turn.bodies.filter(({ entity }) => entity.turn.error !== null);
  return (
    turn.seconds > rest.time &&
    steered.every((body) => greatest(lately(turn, body, 'error', rest.time)) < rest.off)
  );
}

/**
 * Returns part of a sentence: names of ships, then `words`. Empty without ships.
 * @param isFirst whether the names start a sentence
 */
const told = (ships: readonly Ship[], words: string, isFirst: boolean): Phrase[][] =>
  ships.length > 0 ? [[...names(ships, isFirst), words]] : [];

const alike = (words: string): Answer => ({ phrases: [words], figures: {}, right: [], marks: [] });

/** Returns the number of crates around each ship; 0 in a scene without crates. */
const cratesIn = ({ systems }: Simulation): number =>
  systems.map((system) => system.adjustables?.().crates?.get()[0] ?? 0).find((count) => count > 0) ?? 0;

function feltWords(ships: readonly Ship[]): string {
  const isThrown = ships.every((ship) => ship.offArc > noticeableAngle && missedBy(ship) === '');
  if (!isThrown) return ' felt the crates';
  return `${ships.length === 1 ? ' was' : ' were'} thrown off by crates and came back`;
}

/** Finds which ships were pushed by crates, and which passed through crates. Null if there is no result yet. */
export const shipsFeel: TurnFinding = (turn) => {
  if (!isOver(turn)) return null;
  const ships = shipsOf(turn);
  if (ships.every(({ hits }) => hits === 0)) {
    if (turn.isUntouched) return null;
    return alike(
      cratesIn(turn.simulation) > 0
        ? 'No crate was in the way of this turn.'
        : 'Without crates both turn alike.',
    );
  }
  const feel = ships.filter(({ felt }) => felt > 0);
  const pass = ships.filter(({ felt, hits }) => felt === 0 && hits > 0);
  const isTie = feel.length === 0 || pass.length === 0;
  const parts = [...told(feel, feltWords(feel), true), ...told(pass, ' went through', feel.length === 0)];
  return {
    phrases: [...joined(parts, '; '), '.'],
    figures: {
      ...figuresOf(ships, 'hits', (_, n) => ships[n].hits),
      ...figuresOf(ships, 'felt', (_, n) => ships[n].felt),
    },
    right: isTie ? [] : feel.map((ship) => ships.indexOf(ship)),
    marks: deviationsOf(feel.filter(({ offArc }) => offArc > noticeableAngle)),
  };
};

/** Returns graphics that show how far each ship was off the shortest way. */
const deviationsOf = (ships: readonly Ship[]): ShipMark[] =>
  ships.map(({ entity, offArc }) => ({ kind: 'deviation', of: entity, text: angleText(offArc) }));

/** Key in `ObservedTurn.notes`, added when `turnsStraight` first returns a result. */
const reportedKey = 'told';

/** Finds which ships stayed closest to the shortest rotation. Null if there is no result yet. */
export const turnsStraight: TurnFinding = (turn) => {
  // Reported for the first turn in which not all do, and for every turn that a person ordered or that follows.
  if (!isOver(turn)) return null;
  const ships = shipsOf(turn);
  const off = ships.map(({ offArc }) => offArc);
  const [least, most] = [Math.min(...off), Math.max(...off)];
  const isTie = most - least < noticeableAngle;
  if (isTie && turn.isUntouched && !turn.notes.has(reportedKey)) return null;
  turn.notes.set(reportedKey, []);
  const straight = isTie ? [] : ships.filter(({ offArc }) => offArc - least < noticeableAngle / 2);
  const aside = isTie ? [] : ships.filter((ship) => !straight.includes(ship));
  const parts = [...straight, ...aside].map((ship, n) => [
    ...names([ship]),
    ` ${angleText(ship.offArc)}${n === 0 ? ' off its way' : ''}${missedBy(ship)}`,
  ]);
  if (isTie) parts.push([`All kept within ${angleText(most)} of their way`]);
  return {
    phrases: [...joined(parts, '; '), '.'],
    figures: figuresOf(ships, 'off its way', (_, n) => off[n]),
    right: straight.map((ship) => ships.indexOf(ship)),
    marks: isTie ? [] : deviationsOf(ships),
  };
};

/**
 * Returns text on how far a ship is from its commanded attitude, such as " and still has 12° to turn and roll".
 * Empty if the ship has reached it.
 */
function missedBy({ entity }: TurningBody): string {
  const off = Math.abs(entity.turn.error ?? 0);
  return off > rest.off ? ` and still has ${angleText(off)} to turn and roll` : '';
}

/** Smallest number of flips after which the result says that a ship keeps flipping. */
const flipsTold = 2;

function restText(off: number): string {
  return off * 2 < 1 ? ' rests on its mark' : ` is still turned ${fixed(off, 0)}° wrong`;
}

/** Returns the ships of a scene as choices that a person can guess. Each choice has the ship's name. */
export const shipsByName = (simulation: Simulation): readonly GuessChoice[] =>
  simulation.entities.map((entity) => ({
    label: simulation.specOf(entity).label ?? entityKinds[entity.kind].label,
    bodies: [entity],
  }));

/** Finds which spinning ships stop and which keep flipping or spinning. Null until known */
export const holdsFlip: TurnFinding = (turn) => {
  const ships = shipsOf(turn);
  const free = ships.filter(({ flips }) => flips >= flipsTold);
  const held = ships.filter(({ entity }) => entity.turn.error !== null);
  if (!isOver(turn)) return null;
  if (held.length === 0) return alike('Nobody steers: neither comes to rest.');
  // After a person's restart it has perhaps not flipped yet, but one can see that it spins.
  if (free.length === 0 && turn.isUntouched) return null;
  const spinning = ships.filter((ship) => !held.includes(ship) && !free.includes(ship));
  const parts = [
    ...held.map((ship, n) => [
      ...names([ship], n === 0),
      restText(toDegrees(Math.abs(ship.entity.turn.error ?? 0))),
    ]),
    ...told(free, free.length > 1 ? ' flip on' : ' flips on', false),
    ...told(spinning, spinning.length > 1 ? ' spin on' : ' spins on', false),
  ];
  return {
    phrases: [...joined(parts, '; '), '.'],
    figures: {
      ...figuresOf(ships, 'flips', (_, n) => ships[n].flips),
      ...figuresOf(held, 'error', ({ entity }) => entity.turn.error),
    },
    right: held.length === ships.length ? [] : held.map((ship) => ships.indexOf(ship)),
    marks: [],
  };
};
