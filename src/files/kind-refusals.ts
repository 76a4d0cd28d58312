// What the kind of an entity takes no part in: refused field by field, by what its row says it is capable of.
import { type EntityKind, type EntityName, entityKinds, kindOf } from '../simulation/entity-kinds';
import type { EntitySpec } from '../simulation/scenario';
import type { Refusal } from './refusal';
import { show } from './schema-parts';

/** Fields that only kinds with a capability take. */
const fieldsOf = {
  guided: ['guidance', 'drive', 'easesThrottle'],
  resizable: ['size', 'density'],
} as const satisfies Partial<Record<keyof EntityKind, readonly (keyof EntitySpec)[]>>;

/** Who makes the rules of a kind, for a sentence. */
const rulesOf = (kind: EntityKind) => kind.rules ?? 'its rules';

/** Why a path that begins again cannot be given to a body of a kind; null when it can. */
export function loopRefusal(name: EntityName): string | null {
  const kind = kindOf({ kind: name });
  return kind.loops ? null : `must be false for ${name}: ${rulesOf(kind)} know no loop`;
}

/** What of an entity its kind does not take. Paths begin at the entity. */
export function kindRefusals(spec: EntitySpec): Refusal[] {
  const found: Refusal[] = [];
  const refuse = (path: readonly string[], message: string) => found.push({ path, message });
  const name = spec.kind;
  const kind = kindOf(spec);
  const { controller, limits, command } = spec;
  if (spec.gun !== undefined && !kind.armed)
    refuse(['gun'], `must be left out for ${name}: only a turret has a gun`);
  if (controller && !Object.hasOwn(kind.controllers, controller.kind))
    refuse(['controller', 'kind'], controllerMessage(name, kind, controller.kind));
  if (!kind.guided && spec.resetOnRetarget)
    refuse(['resetOnRetarget'], `must be false for ${name}: ${rulesOf(kind)} never reset on a moved target`);
  if (!kind.guided && spec.wrap === false)
    refuse(['wrap'], `must be true for ${name}: ${rulesOf(kind)} wrap`);
  if (!kind.turnRateLimited && limits?.turnRate !== undefined)
    refuse(['limits', 'turnRate'], `must be left out for ${name}: ${rulesOf(kind)} know no turn rate limit`);
  for (const [capability, fields] of Object.entries(fieldsOf)) {
    if (kind[capability as keyof typeof fieldsOf]) continue;
    for (const field of fields)
      if (spec[field] !== undefined)
        refuse([field], `must be left out for ${name}: ${rulesOf(kind)} know none`);
  }
  const loop = command?.kind === 'follow-path' && command.loop ? loopRefusal(name) : null;
  if (loop) refuse(['command', 'loop'], loop);
  return found;
}

function controllerMessage(name: EntityName, { controllers }: EntityKind, got: string): string {
  const names = Object.keys(controllers);
  if (names.length === 1) return `must be ${names[0]} for ${name}, got ${show(got)}`;
  const takers = Object.entries<EntityKind>(entityKinds).filter(([, kind]) =>
    Object.hasOwn(kind.controllers, got),
  );
  return `must not be ${got} for ${name}: only ${takers.map(([kind]) => kind).join(' and ')} take it`;
}
