// The line-ups of a scenario: which bodies there are when both families fly, and when one of them flies alone.
import { type EntityName, entityKinds, isEntityName, kindOf } from '../simulation/entity-kinds';
import type { CommandSpec, EntitySpec, Scenario } from '../simulation/scenario';

/** A line-up: all bodies, or one family alone by its name. */
export type LineUpName = string;

/** The line-up in which all families fly. */
export const both: LineUpName = 'both';

/** The families whose kinds can take over from each other. */
const families = [
  ...new Set(
    Object.values(entityKinds)
      .filter((kind) => 'counterpart' in kind)
      .map(({ family }) => family),
  ),
];

/** The order of "next type". */
export const lineUpNames: readonly LineUpName[] = [both, ...families];

/** Plain words for a line-up: the label of the kind that gave the family its name. */
export function lineUpLabel(name: LineUpName): string {
  return isEntityName(name) ? entityKinds[name].label : 'Both';
}

/** The line-up that a list of entities is. */
export function lineUpOf(specs: readonly { readonly kind: EntityName }[]): LineUpName {
  const present = new Set(specs.map((spec) => kindOf(spec).family));
  const [only] = present;
  return present.size > 1 || !families.includes(only) ? both : only;
}

/**
 * Whether the line-up of a scenario can be changed: not where bodies keep their own commands or have no counterpart,
 * nor where a timeline or a chase names them by index, nor in a swarm.
 */
export function isLineUpOpen({ entities, timeline = [], swarm }: Scenario): boolean {
  const bound = entities.some(
    ({ kind, autonomous, command }) =>
      autonomous || kindOf({ kind }).counterpart === undefined || chasesEntity(command),
  );
  return !bound && timeline.length === 0 && !swarm;
}

function chasesEntity(command: CommandSpec | undefined): boolean {
  return command !== undefined && 'quarry' in command && 'entity' in command.quarry;
}

/**
 * The entities of each line-up, made from a scenario's: those of the family, or, when it has none of them, all of them
 * turned into their counterparts. Both: all of them, and a counterpart of the first where one family is missing.
 */
export function rostersOf(specs: readonly EntitySpec[]): ReadonlyMap<LineUpName, readonly EntitySpec[]> {
  const present = lineUpOf(specs);
  const counterparts = present === both ? [] : specs.map(counterpartOf);
  const all = counterparts.length > 0 ? [...specs, counterparts[0]] : specs;
  const of = (family: string) => all.filter((spec) => kindOf(spec).family === family);
  return new Map([
    [both, all],
    ...families.map(
      (family) => [family, present === both || family === present ? of(family) : counterparts] as const,
    ),
  ]);
}

/** The same entity as its counterpart of the same rules. Its gains and seek distance are its new kind's own. */
function counterpartOf({ controller: _, seekDistance: __, ...spec }: EntitySpec): EntitySpec {
  const { counterpart } = kindOf(spec);
  return isEntityName(counterpart) ? { ...spec, kind: counterpart } : spec;
}
