// What a scenario file may say of an entity and of a command, field by field.
import { z } from 'zod';
import { controllerKinds } from '../control/controllers';
import { driveChoice } from '../entities/drive';
import { guidanceKinds } from '../entities/guidance/guidance';
import { buildTunables } from '../entities/hull';
import { limitTunables, seekDistanceTunable } from '../entities/motion-limits';
import { pid2013Tunables } from '../published-2013/pid-2013';
import { entityKinds, isPublished } from '../simulation/entity-kinds';
import { gunTunables } from '../simulation/guns/gun';
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
  show,
  text,
  within,
} from './schema-parts';

/** A refinement's way to refuse a field. */
type Refuse = (path: string[], message: string) => void;

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

const controller = z.discriminatedUnion(
  'kind',
  [
    settings('pid-2013', 'a controller', pid2013Tunables),
    ...Object.entries(controllerKinds).map(([kind, { tunables, choices }]) =>
      settings(kind, 'a controller', tunables, choices),
    ),
  ],
  kindOf('a controller', ['pid-2013', ...Object.keys(controllerKinds)]),
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

/** Why a command cannot be given to a 2013 body. */
export const noLoop = (kind: string) => `must be false for ${kind}: the 2013 rules know no loop`;

/** What the 2013 rules do not know, field by field. */
const unknownIn2013 = ['guidance', 'drive', 'size', 'density', 'easesThrottle'] as const;

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
  const { kind, controller } = given;
  if (given.gun !== undefined && kind !== 'turret')
    refuse(['gun'], `must be left out for ${kind}: only a turret has a gun`);
  if (isPublished(kind)) refuseIn2013(given, refuse);
  else if (controller?.kind === 'pid-2013')
    refuse(['controller', 'kind'], `must not be pid-2013 for ${kind}: only 2013 kinds take it`);
});

/** What a 2013 body is refused. */
function refuseIn2013(given: Readonly<Record<string, unknown>>, refuse: Refuse): void {
  const { kind, controller, limits, command, resetOnRetarget, wrap } = given as {
    kind: string;
    controller?: { kind: string };
    limits?: { turnRate?: number };
    command?: { kind: string; loop?: boolean };
    resetOnRetarget?: boolean;
    wrap?: boolean;
  };
  if (controller && controller.kind !== 'pid-2013')
    refuse(['controller', 'kind'], `must be pid-2013 for ${kind}, got ${show(controller.kind)}`);
  if (resetOnRetarget)
    refuse(['resetOnRetarget'], `must be false for ${kind}: the 2013 rules never reset on a moved target`);
  if (wrap === false) refuse(['wrap'], `must be true for ${kind}: the 2013 rules wrap`);
  if (limits?.turnRate !== undefined)
    refuse(['limits', 'turnRate'], `must be left out for ${kind}: the 2013 rules know no turn rate limit`);
  for (const key of unknownIn2013) {
    if (given[key] !== undefined) refuse([key], `must be left out for ${kind}: the 2013 rules know none`);
  }
  if (command?.kind === 'follow-path' && command.loop) refuse(['command', 'loop'], noLoop(kind));
}
