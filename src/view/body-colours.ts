// Which colour each body has, on the picture, in the scope and in the table of turns. Free of Phaser.

import type { Entity } from '../entities/moving-entity';
import { familyOf } from '../session/rosters';
import type { Session } from '../session/session';
import type { Family } from '../simulation/entity-kinds';
import { familyColours, series } from './palette';

/** What decides a body's colour. */
export interface Named {
  readonly kind: string;
  /** The name a scenario gives it, if it does. */
  readonly name?: string;
}

/**
 * A colour for each body, 0xRRGGBB: its family's, unless bodies of its family have different names: then one a name,
 * the family's own for the first.
 */
export function coloursOf(bodies: readonly Named[]): number[] {
  const names = new Map<Family, Map<string, number>>();
  for (const { kind, name } of bodies) {
    if (name === undefined) continue;
    const known = names.get(familyOf(kind)) ?? new Map<string, number>();
    names.set(familyOf(kind), known);
    if (!known.has(name)) known.set(name, known.size);
  }
  return bodies.map(({ kind, name }) => {
    const family = familyOf(kind);
    const place = name === undefined ? 0 : (names.get(family)?.get(name) ?? 0);
    return [familyColours[family], ...series][place % (series.length + 1)];
  });
}

/** Worked out once for all bodies on stage, and again when one has come that is not among them. */
const known = new WeakMap<Entity, number>();

/** The colour of a body on stage, 0xRRGGBB. */
export function colourOf(session: Session, entity: Entity): number {
  const before = known.get(entity);
  if (before !== undefined) return before;
  const bodies = session.entities.map((other) => ({ kind: other.kind, name: session.givenName(other) }));
  const colours = coloursOf(bodies);
  session.entities.forEach((other, n) => {
    known.set(other, colours[n]);
  });
  return known.get(entity) ?? familyColours[familyOf(entity.kind)];
}
