// Rows of the 2013 kinds: abilities that the 2013 rules allow or forbid.

import type { World } from 'planck';
import type { ControllerKind } from '../../laws/control/controllers';
import { refuseUnknown, settingsOf } from '../../laws/control/tunable';
import type { EntityStart } from '../entities/entity-start';
import { Entity2013, type Kind2013 } from './entity-2013';
import { PublishedTurn, pid2013Tunables } from './pid-2013';

/** Control law of the program published in 2013, for the bodies of that program. */
export const published: ControllerKind = {
  label: 'PID published in 2013',
  help: 'Turns by error, sum and rate as the demo of 2013 does, with its errors.',
  source: 'The 2013 rules, errors included.',
  tunables: pid2013Tunables,
  choices: [],
  create(settings) {
    refuseUnknown(pid2013Tunables, settings);
    return new PublishedTurn(settingsOf(pid2013Tunables, settings));
  },
};

const rules2013 = {
  controlledVariable: 'heading',
  travels: true,
  loops: false,
  guided: false,
  throttled: false,
  resizable: false,
  turnRateLimited: false,
  chasesTargets: false,
  armed: false,
  controllers: { 'pid-2013': published },
  rules: 'the 2013 rules',
} as const;

export const missile2013 = {
  ...rules2013,
  label: 'Missile 2013',
  family: 'missile',
  art: 'missile',
  counterpart: 'character-2013',
  create: make('missile-2013'),
} as const;

export const character2013 = {
  ...rules2013,
  label: 'Character 2013',
  family: 'character',
  art: 'character',
  counterpart: 'missile-2013',
  create: make('character-2013'),
} as const;

function make(kind: Kind2013): (world: World, start: EntityStart) => Entity2013 {
  return (world, { controller, position, angle, limits, seekDistance }) => {
    const entity = new Entity2013(world, { kind, position, angle, limits, seekDistance });
    if (controller) entity.configure(controller);
    return entity;
  };
}
