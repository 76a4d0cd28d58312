// What a scenario file may say of an entity and of a command, field by field.
import * as v from 'valibot';
import { sectorWidth } from '../entities/closed-sector';
import { guidanceKinds, isGuidanceName } from '../entities/guidance/guidance';
import { entityKinds, isEntityName } from '../simulation/entity-kinds';
import { gunTunables } from '../simulation/guns/gun';
import { bodySettings } from '../simulation/settings';
import { kindRefusals } from './refusals';
import {
  byName,
  checked,
  exactly,
  fields,
  flag,
  indexOf,
  kinds,
  list,
  most,
  oneOf,
  optional,
  optionalNumbers,
  pair,
  pathOf,
  place,
  settingFields,
  settings,
  text,
  whole,
  within,
} from './schema-parts';

const chase = v.pipe(
  fields(
    {
      target: optional(indexOf('a moving target')),
      entity: optional(indexOf('an entity')),
    },
    'an object with target or entity',
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { target, entity } = dataset.value;
    if (target !== undefined && entity === undefined) return { target };
    if (entity !== undefined && target === undefined) return { entity };
    addIssue({
      message: 'must have either target, the index of a moving target, or entity, that of an entity',
    });
    return NEVER;
  }),
);
const aimed = v.pipe(
  fields(
    {
      kind: oneOf(['turn-towards', 'seek']),
      target: optional(place),
      quarry: optional(chase),
    },
    'a command',
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const { kind, target, quarry } = dataset.value;
    if (target && !quarry) return { kind, target };
    if (quarry && !target) return { kind, quarry };
    addIssue(
      quarry
        ? { path: pathOf(['quarry']), message: 'must be left out when there is a target' }
        : { path: pathOf(['target']), message: 'must be [x, y] in metres, got nothing' },
    );
    return NEVER;
  }),
);
/** A command. */
export const command = kinds('a command', {
  idle: fields({ kind: exactly('idle') }, 'a command'),
  'turn-towards': aimed,
  seek: aimed,
  'follow-path': checked(
    fields(
      {
        kind: exactly('follow-path'),
        waypoints: list(place, 'waypoints', 1, most.waypoints),
        loop: optional(flag),
        next: optional(indexOf('a waypoint')),
      },
      'a command',
    ),
    ({ waypoints: { length }, next = 0 }) =>
      next < length
        ? null
        : { path: ['next'], message: `must be the index of a waypoint, 0 to ${length - 1}, got ${next}` },
  ),
});
/** Every controller that some kind of entity takes, by name. */
const controllers = Object.fromEntries(
  Object.values(entityKinds).flatMap((kind) => Object.entries(kind.controllers)),
);
const controller = kinds(
  'a controller',
  byName(Object.keys(controllers), (kind) =>
    settings(kind, 'a controller', controllers[kind].tunables, controllers[kind].choices),
  ),
);
const guidance = kinds(
  'a guidance',
  byName(Object.keys(guidanceKinds).filter(isGuidanceName), (kind) =>
    fields({ kind: exactly(kind), ...optionalNumbers(guidanceKinds[kind].tunables) }, 'a guidance'),
  ),
);
const gun = fields(optionalNumbers(gunTunables), 'an object of gun settings');
/** A closed sector that leaves something open. */
const sector = checked(pair(within(-most.radians, most.radians), '[from, to] in radians'), (closed) =>
  sectorWidth(closed) > 0 ? null : { path: [], message: 'must not end where it begins' },
);
/** An entity. */
export const entity = checked(
  fields(
    {
      kind: oneOf(Object.keys(entityKinds).filter(isEntityName)),
      label: optional(text(1, 60)),
      position: optional(place),
      angle: optional(within(-most.radians, most.radians)),
      command: optional(command),
      heldUntil: optional(within(0, most.seconds)),
      autonomous: optional(flag),
      steps: optional(list(whole(1, most.stepLength), 'step lengths', 1, most.stepPattern)),
      gun: optional(gun),
      hostile: optional(flag),
      ...settingFields(bodySettings, { controller, guidance, closed: sector }),
    },
    'an entity',
  ),
  (given) => kindRefusals(given)[0] ?? null,
);
