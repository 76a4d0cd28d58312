// Who is on stage: missile, character or both, and how one takes over from the other.
import { type EntityName, entityKinds, type Family } from '../simulation/entity-kinds';
import type { CommandSpec, EntitySpec, Scenario } from '../simulation/scenario';

/** The families that travel, and can take over from each other. */
type Traveller = Exclude<Family, 'turret'>;

/** Which families of a scenario's entities are on stage. */
export type LineUpName = Traveller | 'both';

/** The order of "next type". */
export const lineUpNames: readonly LineUpName[] = ['both', 'missile', 'character'];

/** The family of an entity. */
export function familyOf(kind: string): Family {
  return entityKinds[kind as EntityName].family;
}

/** The cast that a list of entities is. */
export function lineUpOf(kinds: readonly { readonly kind: string }[]): LineUpName {
  const families = new Set(kinds.map(({ kind }) => familyOf(kind)));
  const [only] = families;
  return families.size > 1 || only === 'turret' ? 'both' : only;
}

/**
 * Whether the cast can be changed: not where bodies keep their own commands, stand on axles or play a game, nor where
 * others know them by their place in the list.
 */
export function isLineUpOpen({ entities, timeline = [], dodge, par }: Scenario): boolean {
  const bound = entities.some(
    ({ kind, autonomous, command }) => autonomous || familyOf(kind) === 'turret' || chasesEntity(command),
  );
  return !bound && timeline.length === 0 && !dodge && !par;
}

function chasesEntity(command: CommandSpec | undefined): boolean {
  return command !== undefined && 'quarry' in command && 'entity' in command.quarry;
}

/**
 * The entities to have on stage for each cast, made from a scenario's: those of the family, or, when it has none of
 * them, all of them turned into the family. Both: all of them, and a counterpart of the first where one is missing.
 */
export function rostersOf(specs: readonly EntitySpec[]): Readonly<Record<LineUpName, readonly EntitySpec[]>> {
  const present = lineUpOf(specs);
  const of = (family: Traveller) => specs.filter(({ kind }) => familyOf(kind) === family);
  if (present === 'both') return { both: specs, missile: of('missile'), character: of('character') };
  const missing = present === 'missile' ? 'character' : 'missile';
  const counterparts = specs.map((spec) => counterpart(spec, missing));
  const both = [...specs, counterparts[0]];
  return present === 'missile'
    ? { both, missile: specs, character: counterparts }
    : { both, missile: counterparts, character: specs };
}

/** The same entity as another family of the same rules. Its gains and seek distance are its new kind's own. */
function counterpart(
  { controller: _, seekDistance: __, ...spec }: EntitySpec,
  family: Traveller,
): EntitySpec {
  const { published } = entityKinds[spec.kind];
  return { ...spec, kind: published ? `${family}-2013` : family };
}
