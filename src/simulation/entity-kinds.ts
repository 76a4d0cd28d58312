// The kinds of entities by name: what scenario files name and a simulation makes.
import type { World } from 'planck';
import { Character } from '../entities/character';
import { Missile } from '../entities/missile';
import type { Entity, EntityStart } from '../entities/moving-entity';
import { Turret } from '../entities/turret';
import { Entity2013, type Kind2013 } from '../published-2013/entity-2013';

/** How a kind moves: only where it points, freely, or not at all. Decides its colour and art. */
export type Family = 'missile' | 'character' | 'turret';

/** A kind of entity. */
export interface EntityKind {
  /** Plain words for the panel. */
  readonly label: string;
  readonly family: Family;
  /** True when it runs the 2013 rules: its own controller, no turn rate limit, no loops. */
  readonly published: boolean;
  create(world: World, start: EntityStart): Entity;
}

/** Every kind of entity. */
export const entityKinds = {
  missile: { label: 'Missile', family: 'missile', published: false, create: (w, s) => new Missile(w, s) },
  character: {
    label: 'Character',
    family: 'character',
    published: false,
    create: (w, s) => new Character(w, s),
  },
  turret: { label: 'Turret', family: 'turret', published: false, create: (w, s) => new Turret(w, s) },
  'missile-2013': {
    label: 'Missile 2013',
    family: 'missile',
    published: true,
    create: published('missile-2013'),
  },
  'character-2013': {
    label: 'Character 2013',
    family: 'character',
    published: true,
    create: published('character-2013'),
  },
} satisfies Record<string, EntityKind>;

/** Name of a kind of entity in scenario files. */
export type EntityName = keyof typeof entityKinds;

/** Whether a kind runs the 2013 rules. */
export function isPublished(kind: string): boolean {
  return entityKinds[kind as EntityName].published;
}

function published(kind: Kind2013): EntityKind['create'] {
  return (world, { controller, position, angle, limits, seekDistance }) => {
    const entity = new Entity2013(world, { kind, position, angle, limits, seekDistance });
    if (controller) entity.configure(controller);
    return entity;
  };
}
