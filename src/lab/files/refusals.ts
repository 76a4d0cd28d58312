// Errors that concern several fields: settings that a kind of body does not have, and chases of missing targets.
import { type EntityKind, type EntityName, entityKinds, kindOf } from '../../world/simulation/entity-kinds';
import type { CommandSpec, EntitySpec, Scenario } from '../../world/simulation/scenario';
import { type BodyInSimulation, bodySettings, type Setting } from '../../world/simulation/settings';
import type { Refusal } from './schema-parts';
import { show } from './schema-parts';

/** Returns the name of the rules that a kind of body follows; "its rules" if unnamed. */
const rulesOf = (kind: EntityKind) => kind.rules ?? 'its rules';

/** Returns why a kind of body refuses a closed path; null if it accepts one. */
export function loopRefusal(name: EntityName): string | null {
  const kind = kindOf({ kind: name });
  return kind.loops ? null : `must be false for ${name}: ${rulesOf(kind)} know no loop`;
}

/**
 * Returns an error for each setting in `spec` that this kind of body does not have. `path` of an error is relative to
 * `spec`, such as ['gun'].
 */
export function kindRefusals(spec: EntitySpec): Refusal[] {
  const { kind: name, controller, command, gun } = spec;
  const kind = kindOf(spec);
  const found: Refusal[] = [];
  if (gun && !kind.armed)
    found.push({ path: ['gun'], message: `must be left out for ${name}: only a turret has a gun` });
  found.push(...bodySettings.flatMap((setting) => settingRefusal(setting, spec) ?? []));
  if (controller && !Object.hasOwn(kind.controllers, controller.kind))
    found.push({ path: ['controller', 'kind'], message: controllerMessage(name, kind, controller.kind) });
  const loop = command?.kind === 'follow-path' && command.loop ? loopRefusal(name) : null;
  if (loop) found.push({ path: ['command', 'loop'], message: loop });
  return found;
}

/** Returns the scenario fields that a kind of body refuses, such as "gun" or "loop: true". */
export function untakenBy(name: EntityName): string[] {
  const kind = kindOf({ kind: name });
  const settings = bodySettings
    .filter(({ takenBy }) => takenBy && !kind[takenBy])
    .map((setting) => {
      const field = String(refusedPath(setting).at(-1));
      const usual = toleratedValueOf(setting);
      return usual === undefined ? field : `${field}: ${!usual}`;
    });
  return [...(kind.armed ? [] : ['gun']), ...new Set(settings), ...(kind.loops ? [] : ['loop: true'])];
}

/** Returns the error if a file gives a setting that the body's kind lacks; otherwise null. */
function settingRefusal(setting: Setting<BodyInSimulation>, spec: EntitySpec): Refusal | null {
  const { takenBy, otherwise = 'know none' } = setting;
  const kind = kindOf(spec);
  if (!takenBy || kind[takenBy]) return null;
  const path = refusedPath(setting);
  const value = path.reduce<unknown>(fieldOf, spec);
  const usual = toleratedValueOf(setting);
  if (value === undefined || value === usual) return null;
  return { path, message: `must be ${usual ?? 'left out'} for ${spec.kind}: ${rulesOf(kind)} ${otherwise}` };
}

/**
 * Returns the only value that a file may give for a setting that a body lacks. The body acts as with this value.
 * Undefined: no value is allowed.
 */
function toleratedValueOf(setting: Setting<BodyInSimulation>): boolean | undefined {
  return setting.type === 'switch' && setting.otherwise !== undefined ? setting.row.initial : undefined;
}

function refusedPath({ path, takenBy }: Setting<BodyInSimulation>): readonly string[] {
  const [name] = path;
  const group = bodySettings.filter((setting) => setting.path[0] === name);
  return group.every((setting) => setting.takenBy === takenBy) ? [name] : path;
}

function fieldOf(within: unknown, key: string): unknown {
  return within === undefined ? undefined : Object.getOwnPropertyDescriptor(within, key)?.value;
}

function controllerMessage(name: EntityName, { controllers }: EntityKind, got: string): string {
  const names = Object.keys(controllers);
  if (names.length === 1) return `must be ${names[0]} for ${name}, got ${show(got)}`;
  const takers = Object.entries<EntityKind>(entityKinds).filter(([, kind]) =>
    Object.hasOwn(kind.controllers, got),
  );
  return `must not be ${got} for ${name}: only ${takers.map(([kind]) => kind).join(' and ')} take it`;
}

/**
 * Checks that the chased object exists and is not the chaser. Returns the error or null.
 * @param self index of the body that gets the command
 */
export function chaseRefusal(
  { entities, targets = [] }: Scenario,
  command: CommandSpec | undefined,
  path: Refusal['path'],
  self: number,
): Refusal | null {
  if (!command || !('quarry' in command)) return null;
  const { quarry } = command;
  if ('target' in quarry)
    return quarry.target < targets.length
      ? null
      : {
          path: [...path, 'quarry', 'target'],
          message: `must be the index of a moving target, ${counted(targets.length)}, got ${quarry.target}`,
        };
  return quarry.entity < entities.length && quarry.entity !== self
    ? null
    : {
        path: [...path, 'quarry', 'entity'],
        message: `must be the index of another entity, ${counted(entities.length)}, got ${quarry.entity}`,
      };
}

function counted(count: number): string {
  return count === 0 ? 'of which there is none' : `0 to ${count - 1}`;
}
