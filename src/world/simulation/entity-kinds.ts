// The kinds of entities by the names in scenario files, and their capabilities.

import type { World } from 'planck';
import type { ControllerKind } from '../../laws/control/controllers';
import { laws } from '../../laws/language/laws';
import { Character } from '../entities/character';
import type { EntityStart } from '../entities/entity-start';
import { provideLaws } from '../entities/laws';
import { Missile } from '../entities/missile';
import type { SteeredBody } from '../entities/steered-body';
import { createLifter, createTug } from '../entities/thrusters/kinds';
import { Turret } from '../entities/turret';
import { character2013, missile2013 } from '../published-2013/kinds-2013';

/** A kind of entity: how its bodies are made, and their capabilities. */
export interface EntityKind {
  /** Name of the kind shown to people. */
  readonly label: string;
  /** Name of a group of kinds that move in the same way, such as missiles, characters or turrets. */
  readonly family: string;
  /** Key of the row in src/app/view/bodies.ts with image and colour of the kind. */
  readonly art: string;
  /**
   * Kind that can replace this one. For example, a person can switch missiles to characters and back. Undefined if
   * there is none.
   */
  readonly counterpart?: string;
  /** Quantity that the kind's controller controls: the heading in radians, or the place in metres. */
  readonly controlledVariable: 'heading' | 'place';
  /** Whether bodies of the kind travel from place to place. */
  readonly travels: boolean;
  /** Whether bodies of the kind can follow a closed path. */
  readonly loops: boolean;
  /** Whether bodies of the kind have guidance options, such as guidance law and drive. */
  readonly guided: boolean;
  /** Whether bodies of the kind can slow down after they have missed a target. */
  readonly throttled: boolean;
  /** Whether a person can choose the size and density of bodies of the kind. */
  readonly resizable: boolean;
  /** Whether bodies of the kind have a turn rate limit. */
  readonly turnRateLimited: boolean;
  /** Whether bodies of the kind follow a moving target by themselves. */
  readonly chasesTargets: boolean;
  /** Whether bodies of the kind may carry a gun. */
  readonly armed: boolean;
  /** Turn controllers for bodies of the kind, by name; the first is the default. */
  readonly controllers: Readonly<Record<string, ControllerKind>>;
  /**
   * Name of special rules that restrict the kind, such as “the 2013 rules”, for error messages. Undefined if there
   * are none.
   */
  readonly rules?: string;
  create(world: World, start: EntityStart): SteeredBody;
}

provideLaws(laws);

/** Capabilities that several kinds of entities have in common. A kind can replace single values. */
const current = {
  controlledVariable: 'heading',
  travels: true,
  loops: true,
  guided: true,
  throttled: false,
  resizable: true,
  turnRateLimited: true,
  chasesTargets: true,
  armed: false,
  controllers: laws,
} as const;

const placed = { controlledVariable: 'place', guided: false } as const;

export const entityKinds = {
  missile: {
    ...current,
    label: 'Missile',
    family: 'missile',
    art: 'missile',
    counterpart: 'character',
    throttled: true,
    create: (world: World, start: EntityStart) => new Missile(world, start),
  },
  character: {
    ...current,
    label: 'Character',
    family: 'character',
    art: 'character',
    counterpart: 'missile',
    create: (world: World, start: EntityStart) => new Character(world, start),
  },
  turret: {
    ...current,
    label: 'Turret',
    family: 'turret',
    art: 'turret',
    travels: false,
    armed: true,
    create: (world: World, start: EntityStart) => new Turret(world, start),
  },
  lifter: {
    ...current,
    ...placed,
    label: 'Lifter',
    family: 'lifter',
    art: 'lifter',
    create: createLifter,
  },
  tug: {
    ...current,
    ...placed,
    label: 'Tug',
    family: 'tug',
    art: 'tug',
    create: createTug,
  },
  'missile-2013': missile2013,
  'character-2013': character2013,
} satisfies Record<string, EntityKind>;

/** Name of a kind of entity in scenario files. */
export type EntityName = keyof typeof entityKinds;

/** A steered body, with the name of its kind. */
export type Entity = SteeredBody & { readonly kind: EntityName };

/** Returns the kind of an entity, with its capabilities. */
export function kindOf({ kind }: { readonly kind: EntityName }): EntityKind {
  return entityKinds[kind];
}

/** Returns whether a value is the name of a kind of entity. */
export function isEntityName(kind: unknown): kind is EntityName {
  return typeof kind === 'string' && Object.hasOwn(entityKinds, kind);
}
