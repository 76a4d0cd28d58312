// What ships in space show: who feels the crates, who turns straight, whether a law holds what flips by itself.
import type { Entity } from '../../simulation/entity-kinds';
import type { Simulation } from '../../simulation/simulation';
import type { Phrase } from '../answer';
import { degrees } from '../words';
import { figuresOf, joined, names } from './record';
import type { Look, Turn, Turning } from './turn';

/** When a turn is looked at: it is over for who goes straight. s */
const overAfter = 3.2;

/** How far off its way a ship must be for that to be told, more than another one. rad */
const leastOff = (5 * Math.PI) / 180;

/** A figure that the rules measure of a ship; 0 where they measure none. */
function measured({ systems }: Simulation, entity: Entity, figure: string): number {
  return systems.map((system) => system.measuresOf?.(entity)?.[figure] ?? 0).find((value) => value > 0) ?? 0;
}

/** A ship with what was measured of it. */
interface Ship extends Turning {
  readonly offArc: number;
  readonly hits: number;
  readonly felt: number;
  readonly flips: number;
}

const shipsOf = ({ simulation, bodies }: Turn): Ship[] =>
  bodies.map((body) => ({
    ...body,
    offArc: measured(simulation, body.entity, 'off_arc'),
    hits: measured(simulation, body.entity, 'hits'),
    felt: measured(simulation, body.entity, 'felt'),
    flips: measured(simulation, body.entity, 'flips'),
  }));

/** So many times, in words. */
function times(count: number): string {
  if (count === 1) return 'once';
  return count === 2 ? 'twice' : `${count} times`;
}

/** Who feels what it meets. */
export const shipsFeel: Look = (turn) => {
  const ships = shipsOf(turn);
  if (turn.seconds < overAfter || ships.every(({ hits }) => hits === 0)) return null;
  const feel = ships.filter(({ felt }) => felt > 0);
  const pass = ships.filter(({ felt, hits }) => felt === 0 && hits > 0);
  const isTie = feel.length === 0 || pass.length === 0;
  const hits = feel.map((ship, n): Phrase[] => [
    ...names([ship], n === 0),
    // The count goes on under its sphere.
    ship.hits === 1 ? ' felt the hit' : ' felt them',
  ]);
  const none = pass.length > 0 ? [[...names(pass, feel.length === 0), ' went through']] : [];
  return {
    phrases: [...joined([...hits, ...none], '; '), '.'],
    figures: {
      ...figuresOf(ships, 'hits', (_, n) => ships[n].hits),
      ...figuresOf(ships, 'felt', (_, n) => ships[n].felt),
    },
    right: isTie ? [] : feel.map((ship) => ships.indexOf(ship)),
    marks: [],
  };
};

/** Who stays on the shortest way; told of the first turn in which not all do. */
export const turnsStraight: Look = (turn) => {
  const ships = shipsOf(turn);
  const off = ships.map(({ offArc }) => offArc);
  const [least, most] = [Math.min(...off), Math.max(...off)];
  if (turn.seconds < overAfter || most - least < leastOff) return null;
  const straight = ships.filter(({ offArc }) => offArc - least < leastOff / 2);
  const aside = ships.filter((ship) => !straight.includes(ship));
  const parts = [
    ...straight.map((ship, n) => [
      ...names([ship], n === 0),
      ` stays within ${degrees(ship.offArc)} of its way`,
    ]),
    ...aside.map((ship) => [...names([ship]), ` leaves it by ${degrees(ship.offArc)}`]),
  ];
  return {
    phrases: [...joined(parts, '; '), '.'],
    figures: figuresOf(ships, 'off its way', (_, n) => off[n]),
    right: straight.map((ship) => ships.indexOf(ship)),
    marks: [],
  };
};

/** How a held ship rests. @param off its order, in degrees */
const restText = (off: number) =>
  off < 0.05 ? ' rests on its order' : ` rests ${off.toFixed(1)}° off its order`;

/** Whether a law holds a body that turns over by itself. @param seconds when it is looked at. s */
export const holdsFlip =
  (seconds: number): Look =>
  (turn) => {
    const ships = shipsOf(turn);
    const free = ships.filter(({ flips }) => flips > 0);
    const held = ships.filter(({ entity }) => entity.turn.error !== null);
    if (turn.seconds < seconds || free.length === 0) return null;
    const parts = [
      ...free.map((ship, n) => [...names([ship], n === 0), ` flipped ${times(ship.flips)}`]),
      ...held.map((ship) => [
        ...names([ship]),
        restText(Math.abs((ship.entity.turn.error ?? 0) * 180) / Math.PI),
      ]),
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
