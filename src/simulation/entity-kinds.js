// The kinds of entities by name: what scenario files name and a simulation makes, and what each kind is capable of.
import { controllerKinds } from '../control/controllers';
import { Character } from '../entities/character';
import { Missile } from '../entities/missile';
import { createLifter, createTug } from '../entities/thrusters/kinds';
import { Turret } from '../entities/turret';
import { character2013, missile2013 } from '../published-2013/kinds-2013';

/** What a current kind is capable of, unless its row says otherwise. */
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
  controllers: controllerKinds,
};
/** What a kind that holds places is capable of beside that. It has nothing to point. */
const placed = { controlledVariable: 'place', guided: false };
/** Every kind of entity. */
export const entityKinds = {
  missile: {
    ...current,
    label: 'Missile',
    family: 'missile',
    art: 'missile',
    counterpart: 'character',
    throttled: true,
    create: (world, start) => new Missile(world, start),
  },
  character: {
    ...current,
    label: 'Character',
    family: 'character',
    art: 'character',
    counterpart: 'missile',
    create: (world, start) => new Character(world, start),
  },
  turret: {
    ...current,
    label: 'Turret',
    family: 'turret',
    art: 'turret',
    travels: false,
    armed: true,
    create: (world, start) => new Turret(world, start),
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
};
/** What a kind is capable of. */
export function kindOf({ kind }) {
  return entityKinds[kind];
}
/** Whether this is the name of a kind of entity. */
export function isEntityName(kind) {
  return typeof kind === 'string' && Object.hasOwn(entityKinds, kind);
}
