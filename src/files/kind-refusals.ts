// What the kind of an entity takes no part in: refused field by field, by what its row says it is capable of.
import { type EntityKind, type EntityName, entityKinds, kindOf } from '../simulation/entity-kinds';
import type { EntitySpec } from '../simulation/scenario';
import type { Refusal } from './refusal';
import { show } from './schema-parts';

/** Who makes the rules of a kind, for a sentence. */
const rulesOf = (kind: EntityKind) => kind.rules ?? 'its rules';

/** Something that a kind may not take: when it is refused, and what the sentence says after the kind's name. */
interface Limitation {
  readonly path: readonly string[];
  refuses(spec: EntitySpec, kind: EntityKind): boolean;
  /** What it must be instead. */
  readonly instead: string;
  because(kind: EntityKind): string;
}

/** A field that only kinds with a capability take. */
const fieldOf = (capability: 'guided' | 'resizable', field: keyof EntitySpec): Limitation => ({
  path: [field],
  refuses: (spec, kind) => !kind[capability] && spec[field] !== undefined,
  instead: 'left out',
  because: (kind) => `${rulesOf(kind)} know none`,
});

const limitations: readonly Limitation[] = [
  {
    path: ['gun'],
    refuses: ({ gun }, { armed }) => gun !== undefined && !armed,
    instead: 'left out',
    because: () => 'only a turret has a gun',
  },
  {
    path: ['resetOnRetarget'],
    refuses: ({ resetOnRetarget }, { guided }) => !guided && resetOnRetarget === true,
    instead: 'false',
    because: (kind) => `${rulesOf(kind)} never reset on a moved target`,
  },
  {
    path: ['wrap'],
    refuses: ({ wrap }, { guided }) => !guided && wrap === false,
    instead: 'true',
    because: (kind) => `${rulesOf(kind)} wrap`,
  },
  {
    path: ['limits', 'turnRate'],
    refuses: ({ limits }, { turnRateLimited }) => !turnRateLimited && limits?.turnRate !== undefined,
    instead: 'left out',
    because: (kind) => `${rulesOf(kind)} know no turn rate limit`,
  },
  fieldOf('guided', 'guidance'),
  fieldOf('guided', 'drive'),
  fieldOf('guided', 'sensor'),
  fieldOf('guided', 'closed'),
  fieldOf('guided', 'easesThrottle'),
  fieldOf('guided', 'torqueByInertia'),
  fieldOf('resizable', 'size'),
  fieldOf('resizable', 'density'),
];

/** Why a path that begins again cannot be given to a body of a kind; null when it can. */
export function loopRefusal(name: EntityName): string | null {
  const kind = kindOf({ kind: name });
  return kind.loops ? null : `must be false for ${name}: ${rulesOf(kind)} know no loop`;
}

/** What of an entity its kind does not take. Paths begin at the entity. */
export function kindRefusals(spec: EntitySpec): Refusal[] {
  const { kind: name, controller, command } = spec;
  const kind = kindOf(spec);
  const found: Refusal[] = limitations
    .filter((limitation) => limitation.refuses(spec, kind))
    .map(({ path, instead, because }) => ({
      path,
      message: `must be ${instead} for ${name}: ${because(kind)}`,
    }));
  if (controller && !Object.hasOwn(kind.controllers, controller.kind))
    found.push({ path: ['controller', 'kind'], message: controllerMessage(name, kind, controller.kind) });
  const loop = command?.kind === 'follow-path' && command.loop ? loopRefusal(name) : null;
  if (loop) found.push({ path: ['command', 'loop'], message: loop });
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
