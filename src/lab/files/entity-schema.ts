// Schemas of an entity and of a command in a scenario file, field by field.
import * as v from 'valibot';
import { type ControllerKind, type ControllerSpec, rowsOf } from '../../laws/control/controllers';
import type { Tunable } from '../../laws/control/tunable';
import { type Sector, sectorWidth } from '../../world/entities/closed-sector';
import { type GuidanceSpec, guidanceKinds, isGuidanceName } from '../../world/entities/guidance/guidance';
import { entityKinds, isEntityName } from '../../world/simulation/entity-kinds';
import { type GunSpec, gunTunables } from '../../world/simulation/guns/gun';
import type { BodySpec, CommandSpec, EntitySpec } from '../../world/simulation/scenario';
import { bodySettings } from '../../world/simulation/settings';
import type { ChaseSpec } from '../../world/simulation/targets/chase';
import { kindRefusals } from './refusals';
import {
  byName,
  checked,
  chosen,
  exactValue,
  type Fields,
  fields,
  flag,
  formed,
  indexOf,
  type KindSchemas,
  kinds,
  lineOfText,
  list,
  most,
  numberWithin,
  oneOf,
  optional,
  optionalNumbers,
  pairOf,
  place,
  type Schema,
  settingFields,
  settings,
  valibotPath,
  whole,
} from './schema-parts';

const chase: Schema<ChaseSpec> = v.pipe(
  fields(
    {
      target: optional(indexOf('a moving target')),
      entity: optional(indexOf('an entity')),
    } satisfies Fields<ChaseSpec>,
    'an object with target or entity',
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): ChaseSpec => {
    const { target, entity } = dataset.value;
    if (target !== undefined && entity === undefined) return { target };
    if (entity !== undefined && target === undefined) return { entity };
    addIssue({
      message: 'must have either target, the index of a moving target, or entity, that of an entity',
    });
    return NEVER;
  }),
);

type TargetCommand = Extract<CommandSpec, { readonly kind: 'turn-towards' | 'seek' }>;

const aimed: Schema<TargetCommand> = v.pipe(
  fields(
    {
      kind: oneOf(['turn-towards', 'seek']),
      target: optional(place),
      quarry: optional(chase),
    } satisfies Fields<TargetCommand>,
    'a command',
  ),
  v.rawTransform(({ dataset, addIssue, NEVER }): TargetCommand => {
    const { kind, target, quarry } = dataset.value;
    if (target && !quarry) return { kind, target };
    if (quarry && !target) return { kind, quarry };
    addIssue(
      quarry
        ? { path: valibotPath(['quarry']), message: 'must be left out when there is a target' }
        : { path: valibotPath(['target']), message: 'must be [x, y] in metres, got nothing' },
    );
    return NEVER;
  }),
);

type Follow = Extract<CommandSpec, { readonly kind: 'follow-path' }>;

/** Schema of a body's command. */
export const command: Schema<CommandSpec> = kinds<CommandSpec>('a command', {
  idle: fields(
    { kind: exactValue('idle') } satisfies Fields<Extract<CommandSpec, { kind: 'idle' }>>,
    'a command',
  ),
  'turn-towards': aimed,
  seek: aimed,
  'follow-path': checked<Follow>(
    fields(
      {
        kind: exactValue('follow-path'),
        waypoints: list(place, 'waypoints', 1, most.waypoints),
        loop: optional(flag),
        next: optional(indexOf('a waypoint')),
      } satisfies Fields<Follow>,
      'a command',
    ),
    ({ waypoints: { length }, next = 0 }) =>
      next < length
        ? null
        : { path: ['next'], message: `must be the index of a waypoint, 0 to ${length - 1}, got ${next}` },
  ),
} satisfies KindSchemas<CommandSpec>);

/** All controllers that at least one kind of body accepts, by name. */
const controllers = Object.fromEntries(
  Object.values(entityKinds).flatMap((kind) => Object.entries<ControllerKind>(kind.controllers)),
);

const controller: Schema<ControllerSpec> = kinds(
  'a controller',
  byName(Object.keys(controllers), (kind) => controllerOfKind(kind, controllers[kind])),
);

/** Returns the schema of one kind of controller. */
function controllerOfKind(name: string, kind: ControllerKind): Schema<ControllerSpec> {
  const { choices, texts } = kind;
  const having = (rows: readonly Tunable[]): Schema<ControllerSpec> =>
    settings<string>(name, 'a controller', rows, choices, texts);
  if (!kind.rows) return having(kind.tunables);
  const given = v.record(v.string(), v.any());
  return chosen(
    (value) => having(rowsOf(kind, v.is(given, value) ? value : {})),
    [formed(having(kind.tunables), { additionalProperties: { type: 'number' } })],
  );
}

const guidance: Schema<GuidanceSpec> = kinds(
  'a guidance',
  byName(Object.keys(guidanceKinds).filter(isGuidanceName), (kind) =>
    fields({ kind: exactValue(kind), ...optionalNumbers(guidanceKinds[kind].tunables) }, 'a guidance'),
  ) satisfies KindSchemas<GuidanceSpec>,
);

const gun: Schema<Partial<GunSpec>> = fields(
  optionalNumbers(gunTunables) satisfies Fields<Partial<GunSpec>>,
  'an object of gun settings',
);

/** Schema of a closed sector (headings through which a body may not turn). */
const sector: Schema<Sector> = checked<Sector>(
  pairOf(numberWithin(-most.radians, most.radians), '[from, to] in radians'),
  (closed) => (sectorWidth(closed) > 0 ? null : { path: [], message: 'must not end where it begins' }),
);

/** Schema of an entity, that is, a body. */
export const entity: Schema<EntitySpec> = checked<EntitySpec>(
  fields(
    {
      kind: oneOf(Object.keys(entityKinds).filter(isEntityName)),
      label: optional(lineOfText(1, 60)),
      position: optional(place),
      angle: optional(numberWithin(-most.radians, most.radians)),
      command: optional(command),
      heldUntil: optional(numberWithin(0, most.seconds)),
      autonomous: optional(flag),
      steps: optional(list(whole(1, most.stepLength), 'step lengths', 1, most.stepPattern)),
      gun: optional(gun),
      hostile: optional(flag),
      ...settingFields<BodySpec>(bodySettings, { controller, guidance, closed: sector }),
    } satisfies Fields<EntitySpec>,
    'an entity',
  ),
  (given) => kindRefusals(given)[0] ?? null,
);
