// How each body looks and is called: its art, its colour and its name. Free of Phaser.
import characterUrl from '../../assets/character.svg?no-inline';
import lifterUrl from '../../assets/lifter.svg?no-inline';
import missileUrl from '../../assets/missile.svg?no-inline';
import leadUrl from '../../assets/missile-lead.svg?no-inline';
import navigationUrl from '../../assets/missile-navigation.svg?no-inline';
import tugUrl from '../../assets/tug.svg?no-inline';
import turretUrl from '../../assets/turret.svg?no-inline';
import { kindOf } from '../simulation/entity-kinds';
import { series } from './palette';
/** Every art, by the name that entity kinds use. */
export const bodyArt = {
  missile: {
    texture: 'missile',
    colour: 0xffb454,
    picture: missileUrl,
    exhaust: { tail: 3.4, width: 1.15 },
    jets: { nose: { x: 2, y: 0.86 }, tail: { x: -2.3, y: 0.84 } },
  },
  character: {
    texture: 'character',
    colour: 0x4ee2b0,
    picture: characterUrl,
    exhaust: { tail: 3.38, any: 1.1, width: 0.95 },
    jets: { nose: { x: 2.35, y: 0.86 }, tail: { x: -2.1, y: 1.02 } },
  },
  turret: {
    texture: 'turret',
    colour: 0x4ee2b0,
    picture: turretUrl,
  },
  lifter: {
    texture: 'lifter',
    colour: 0x62ccff,
    picture: lifterUrl,
    exhaust: { tail: 2.2, width: 1.4 },
  },
  tug: {
    texture: 'tug',
    colour: 0x9fd0a8,
    picture: tugUrl,
    exhaust: { tail: 1.5, any: 1.5, width: 0.9 },
  },
};
const rows = bodyArt;
/** How a body of a kind looks. */
export function artOf(entity) {
  return rows[kindOf(entity).art];
}
/** The art of missiles by the law that guides them, so that the silhouettes tell the laws apart; that of their kind for the others. It is loaded when one of them is seen. */
const missilesByGuidance = {
  lead: { ...bodyArt.missile, texture: 'missile-lead', picture: leadUrl },
  'proportional-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
  'augmented-navigation': { ...bodyArt.missile, texture: 'missile-navigation', picture: navigationUrl },
};
/** How a body looks by what guides it. */
export function guidedArtOf(entity) {
  const art = artOf(entity);
  const guidance = entity.guided?.guidance.kind;
  return (art === bodyArt.missile && guidance && missilesByGuidance[guidance]) || art;
}
/**
 * A colour for each body, 0xRRGGBB: that of its art. Where bodies of one art have several names, each name has its own
 * colour, and the first has the art's.
 */
export function coloursOf(bodies) {
  const names = new Map();
  for (const { kind, name } of bodies) {
    if (name === undefined) continue;
    const art = artOf({ kind });
    const known = names.get(art) ?? new Map();
    names.set(art, known);
    if (!known.has(name)) known.set(name, known.size);
  }
  return bodies.map(({ kind, name }) => {
    const art = artOf({ kind });
    const place = name === undefined ? 0 : (names.get(art)?.get(name) ?? 0);
    const colours = [art.colour, ...series.filter((colour) => colour !== art.colour)];
    return colours[place % colours.length];
  });
}
/** Colours of the session's bodies; computed again when a body is not among them. */
const known = new WeakMap();
/** The colour of a body of the session, 0xRRGGBB. */
export function colourOf(session, entity) {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const { columns, rows } = session.scenario.cards?.table ?? { columns: [], rows: [] };
  // In a table of cards the bodies of a column share a colour.
  const bodies = session.entities.map((other, n) => ({
    kind: other.kind,
    name: columns[Math.floor(n / rows.length)] ?? session.givenName(other),
  }));
  const colours = coloursOf(bodies);
  session.entities.forEach((other, n) => {
    known.set(other, colours[n]);
  });
  return known.get(entity) ?? artOf(entity).colour;
}
/** A name for each body; no two are the same. */
export function namesOf(session, entities = session.entities) {
  return distinct(entities.map((entity) => session.labelOf(entity)));
}
/** The names, with numbers where several are the same. */
export function distinct(names) {
  const counts = new Map();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  const given = new Map();
  return names.map((name) => {
    const number = (given.get(name) ?? 0) + 1;
    given.set(name, number);
    return counts.get(name) === 1 ? name : `${name} ${number}`;
  });
}
