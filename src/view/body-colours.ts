// The colour of each body, in the picture, the scope and the tables. Free of Phaser.

import type { Session } from '../session/session';
import type { Entity, EntityName } from '../simulation/entity-kinds';
import { artOf, type BodyArt } from './body-art';
import { series } from './palette';

/** What decides a body's colour. */
export interface Named {
  readonly kind: EntityName;
  /** The name a scenario gives it, if it does. */
  readonly name?: string;
}

/**
 * A colour for each body, 0xRRGGBB: that of its art. Where bodies of one art have several names, each name has its own
 * colour, and the first has the art's.
 */
export function coloursOf(bodies: readonly Named[]): number[] {
  const names = new Map<BodyArt, Map<string, number>>();
  for (const { kind, name } of bodies) {
    if (name === undefined) continue;
    const art = artOf({ kind });
    const known = names.get(art) ?? new Map<string, number>();
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
const known = new WeakMap<Entity, number>();

/** The colour of a body of the session, 0xRRGGBB. */
export function colourOf(session: Session, entity: Entity): number {
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
