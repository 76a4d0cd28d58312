// What a scenario file may say of an entity and of a command, field by field.
import { z } from 'zod';
import type { ControllerKind } from '../control/controllers';
import { driveChoice } from '../entities/drive';
import { guidanceKinds } from '../entities/guidance/guidance';
import { buildTunables } from '../entities/hull';
import { limitTunables, seekDistanceTunable } from '../entities/motion-limits';
import { entityKinds } from '../simulation/entity-kinds';
import { gunTunables } from '../simulation/guns/gun';
import type { EntitySpec } from '../simulation/scenario';
import { kindRefusals } from './kind-refusals';
import {
  fields,
  flag,
  indexOf,
  kindOf,
  list,
  most,
  must,
  numberThat,
  oneOf,
  optionalNumbers,
  place,
  settings,
  text,
  within,
} from './schema-parts';

/** A refinement's way to refuse a field. */
type Refuse = (path: (string | number)[], message: string) => void;

const quarry = fields(
  { target: indexOf('a moving target').optional(), entity: indexOf('an entity').optional() },
  'an object with target or entity',
).refine(({ target, entity }) => (target === undefined) !== (entity === undefined), {
  error: 'must have either target, the index of a moving target, or entity, that of an entity',
});

const aimed = (kind: 'turn-towards' | 'seek') =>
  fields(
    { kind: z.literal(kind), target: place.optional(), quarry: quarry.optional() },
    'a command',
  ).superRefine(({ target, quarry }, context) => {
    if (target === undefined && quarry === undefined)
      context.addIssue({
        code: 'custom',
        path: ['target'],
        message: 'must be [x, y] in metres, got nothing',
      });
    else if (target !== undefined && quarry !== undefined)
      context.addIssue({
        code: 'custom',
        path: ['quarry'],
        message: 'must be left out when there is a target',
      });
  });

/** A command. */
export const command = z.discriminatedUnion(
  'kind',
  [
    fields({ kind: z.literal('idle') }, 'a command'),
    aimed('turn-towards'),
    aimed('seek'),
    fields(
      {
        kind: z.literal('follow-path'),
        waypoints: list(place, 'waypoints', 1, most.waypoints),
        loop: flag.optional(),
      },
      'a command',
    ),
  ],
  kindOf('a command', ['idle', 'turn-towards', 'seek', 'follow-path']),
);

/** Every controller that some kind of entity takes, by name. */
const controllers = Object.assign(
  {},
  ...Object.values(entityKinds).map((kind) => kind.controllers),
) as Record<string, ControllerKind>;

const [firstController, ...otherControllers] = Object.entries(controllers).map(
  ([kind, { tunables, choices }]) => settings(kind, 'a controller', tunables, choices),
);
const controller = z.discriminatedUnion(
  'kind',
  [firstController, ...otherControllers],
  kindOf('a controller', Object.keys(controllers)),
);

const [firstGuidance, ...otherGuidance] = Object.entries(guidanceKinds).map(([kind, { tunables }]) =>
  settings(kind, 'a guidance', tunables),
);
const guidance = z.discriminatedUnion(
  'kind',
  [firstGuidance, ...otherGuidance],
  kindOf('a guidance', Object.keys(guidanceKinds)),
);

const steps = list(
  z.custom<number>(
    (value) => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= most.stepLength,
    must(`a whole number from 1 to ${most.stepLength}`),
  ),
  'step lengths',
  1,
  most.stepPattern,
);

/** An entity. */
export const entity = fields(
  {
    kind: oneOf(Object.keys(entityKinds)),
    label: text(1, 60).optional(),
    position: place.optional(),
    angle: within(-most.radians, most.radians).optional(),
    controller: controller.optional(),
    limits: fields(optionalNumbers(limitTunables), 'an object of limits').optional(),
    seekDistance: numberThat(seekDistanceTunable).optional(),
    command: command.optional(),
    resetOnRetarget: flag.optional(),
    wrap: flag.optional(),
    heldUntil: within(0, most.seconds).optional(),
    guidance: guidance.optional(),
    drive: oneOf(driveChoice.options.map(({ value }) => value)).optional(),
    ...optionalNumbers(buildTunables),
    easesThrottle: flag.optional(),
    autonomous: flag.optional(),
    steps: steps.optional(),
    gun: fields(optionalNumbers(gunTunables), 'an object of gun settings').optional(),
    hostile: flag.optional(),
  },
  'an entity',
).superRefine((given, context) => {
  const refuse: Refuse = (path, message) => context.addIssue({ code: 'custom', path, message });
  for (const { path, message } of kindRefusals(given as EntitySpec)) refuse([...path], message);
});
