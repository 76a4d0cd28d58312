// Which bodies fly: all of a scenario, one family or one body of it; and how one body takes over from another.
import { mostWaypoints } from '../../world/simulation/command-spec';
import {
  type Entity,
  type EntityName,
  entityKinds,
  isEntityName,
  kindOf,
} from '../../world/simulation/entity-kinds';
import { commandNow, entitySpecOf } from '../../world/simulation/entity-spec';
import { poseOf } from '../../world/simulation/pose';
import type { CommandSpec, EntitySpec, Scenario } from '../../world/simulation/scenario';
import { limitEntity } from '../../world/simulation/settings';
import { bodiesOf } from '../../world/simulation/swarm';
import type { SessionBody, Stage } from './stage';

/** A line-up: all bodies, or one family alone by its name. */
type LineUpName = string;

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
export function lineUpsOf(specs: readonly EntitySpec[]): ReadonlyMap<LineUpName, readonly EntitySpec[]> {
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

/** The line-up of a scenario. */
export class LineUp {
  name: LineUpName;
  /** Whether it can be changed. */
  readonly open: boolean;
  private readonly _scenario: Scenario;
  private readonly _lineUps: ReturnType<typeof lineUpsOf>;
  private readonly _stage: Stage;

  /** @param open whether it can be changed, see isLineUpOpen */
  constructor(scenario: Scenario, stage: Stage, open: boolean) {
    const { entities } = scenario;
    this._scenario = scenario;
    this.name = lineUpOf(entities);
    this.open = open;
    this._lineUps = lineUpsOf(entities);
    this._stage = stage;
  }

  /** The spec that a body of the line-up started from. */
  startOf(entity: Entity): EntitySpec | undefined {
    const { simulation, bodies } = this._stage;
    return bodies[simulation.entities.indexOf(entity)]?.start;
  }

  /** Another line-up. A new body takes over from the one in its place, or from the first. */
  change(name: LineUpName): void {
    this._fly(this._lineUps.get(name)!);
    this.name = name;
  }

  /** The next line-up; nothing where it cannot be changed. */
  next(): void {
    if (this.open) this.change(lineUpNames[(lineUpNames.indexOf(this.name) + 1) % lineUpNames.length]);
  }

  /** All bodies of the scenario, or one of them alone. @param place of that one in the scenario; null for all */
  alone(place: number | null): void {
    const { entities } = this._scenario;
    const specs = place === null ? entities : entities.slice(place, place + 1);
    this._fly(specs);
    this.name = lineUpOf(specs);
  }

  /** The place in the scenario of the body that flies alone; null when several fly, or one that is not of the scenario. */
  get soloIndex(): number | null {
    const { simulation, bodies } = this._stage;
    const place = this._scenario.entities.indexOf(bodies[0]?.start);
    return simulation.entities.length > 1 || place < 0 ? null : place;
  }

  /**
   * So many bodies of a swarm, at least one of each of its entities: those that come are as the first of their kind are
   * now, from the start of their own; those that go are the last ones. Nothing where there is no swarm.
   */
  setCount(wanted: number): void {
    const { simulation, bodies } = this._stage;
    const { swarm, entities } = this._scenario;
    if (!swarm) return;
    const count = Math.max(wanted, entities.length);
    const first = simulation.entities.slice(0, entities.length);
    const onPaths = first.reduce((sum, { waypoints }) => sum + waypoints.length, 0) / first.length;
    if (onPaths * count > mostWaypoints.all)
      throw new RangeError(
        `The path is too long for ${count} bodies: ${Math.floor(mostWaypoints.all / count)} waypoints are the most.`,
      );
    while (simulation.entities.length > count) this._remove(simulation.entities.length - 1);
    const starts = bodiesOf({ ...this._scenario, swarm: { ...swarm, count } });
    for (let n = simulation.entities.length; n < count; n++) {
      const like = simulation.entities[n % entities.length];
      const { position, angle } = starts[n];
      simulation.add({ ...entitySpecOf(simulation, like), position, angle });
      bodies.push(asNew(starts[n], bodies[n % entities.length]));
    }
  }

  private _fly(specs: readonly EntitySpec[]): void {
    const { simulation, bodies } = this._stage;
    const was = [...simulation.entities];
    const had = [...bodies];
    specs.forEach((spec, n) => {
      if (had.some(({ start }) => start === spec)) return;
      const from = n < was.length ? n : 0;
      takeOver(this._stage, spec, was[from]);
      bodies.push(asNew(spec, had[from]));
    });
    let place = 0;
    for (const { start } of had) {
      if (specs.includes(start)) place += 1;
      else this._remove(place);
    }
  }

  private _remove(n: number): void {
    const { simulation, bodies } = this._stage;
    simulation.remove(simulation.entities[n]);
    bodies.splice(n, 1);
  }
}

/** Returns the session's data on a new body, with the full limits of a similar body. */
function asNew(start: EntitySpec, { full }: SessionBody): SessionBody {
  return { start, full, interrupted: null };
}

/** Puts a body where another one is, on the same path. */
function takeOver({ simulation }: Stage, spec: EntitySpec, from: Entity): void {
  const { x, y, angle } = poseOf(from);
  const { angularAcceleration, turnRate } = from.limits;
  const entity = simulation.add({ ...spec, position: [x, y], angle });
  entity.body.setLinearVelocity(from.body.getLinearVelocity());
  limitEntity(entity, { angularAcceleration, turnRate });
  simulation.give(entity, commandNow(simulation, from));
}
