// Which bodies of a scenario fly: all, one family or one body, and how one body replaces another.
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
import { withoutUndefined } from '../../world/simulation/without-undefined';
import type { SessionBody, Stage } from './stage';

/**
 * Choice of which bodies fly: `missile` or `character` (body that moves in any direction) for one family, `both` for
 * all bodies.
 */
type LineUpName = string;

/** Option to keep all bodies in the scene: missiles, and characters (bodies that move in any direction). */
export const both: LineUpName = 'both';

/** Names of the two families of bodies that can replace each other in a scene: `missile` and `character`. */
const families = [
  ...new Set(
    Object.values(entityKinds)
      .filter((kind) => 'counterpart' in kind)
      .map(({ family }) => family),
  ),
];

/** All choices of which bodies fly: all bodies, or one family, such as missiles. */
export const lineUpNames: readonly LineUpName[] = [both, ...families];

export function lineUpLabel(name: LineUpName): string {
  return isEntityName(name) ? entityKinds[name].label : 'Both';
}

/**
 * Returns the family to which all given bodies belong, such as `missile`.
 * @returns name of the family; `both` if the bodies belong to several families, or to one that is not in `families`
 */
export function lineUpOf(specs: readonly { readonly kind: EntityName }[]): LineUpName {
  const present = new Set(specs.map((spec) => kindOf(spec).family));
  const [only] = present;
  return present.size > 1 || !families.includes(only) ? both : only;
}

/** Whether a person can choose which bodies of a scenario fly. */
export function isLineUpOpen({ entities, timeline = [], swarm }: Scenario): boolean {
  // Refused: a swarm; bodies that keep commands or have no counterpart; a timeline or chase that names bodies by index.
  const bound = entities.some(
    ({ kind, autonomous, command }) =>
      autonomous || kindOf({ kind }).counterpart === undefined || chasesEntity(command),
  );
  return !bound && timeline.length === 0 && !swarm;
}

function chasesEntity(command: CommandSpec | undefined): boolean {
  return command !== undefined && 'quarry' in command && 'entity' in command.quarry;
}

export function lineUpsOf(specs: readonly EntitySpec[]): ReadonlyMap<LineUpName, readonly EntitySpec[]> {
  // `both` has all bodies, and a counterpart of the first body if a family is missing.
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

function counterpartOf({ controller: _, seekDistance: __, ...spec }: EntitySpec): EntitySpec {
  const { counterpart } = kindOf(spec);
  return isEntityName(counterpart) ? { ...spec, kind: counterpart } : spec;
}

/** Controls which bodies of the open scenario fly: all bodies, one family (such as missiles), or a single body. */
export class LineUp {
  name: LineUpName;
  /** Whether a person can choose which bodies fly. */
  readonly open: boolean;
  private readonly _scenario: Scenario;
  private readonly _lineUps: ReturnType<typeof lineUpsOf>;
  private readonly _stage: Stage;

  constructor(scenario: Scenario, stage: Stage, open: boolean) {
    const { entities } = scenario;
    this._scenario = scenario;
    this.name = lineUpOf(entities);
    this.open = open;
    this._lineUps = lineUpsOf(entities);
    this._stage = stage;
  }

  /**
   * Returns the description (as in a scenario file) from which a body was created; undefined if a game added the body.
   */
  startOf(entity: Entity): EntitySpec | undefined {
    const { simulation, bodies } = this._stage;
    return bodies[simulation.entities.indexOf(entity)]?.start;
  }

  /** Changes which bodies fly: all bodies, or one family, such as missiles. */
  change(name: LineUpName): void {
    this._fly(this._lineUps.get(name)!);
    this.name = name;
  }

  /**
   * Switches to the next choice of bodies that fly: all bodies, or only one family, such as missiles. Does nothing if
   * the scene offers no choice.
   */
  next(): void {
    if (this.open) this.change(lineUpNames[(lineUpNames.indexOf(this.name) + 1) % lineUpNames.length]);
  }

  /**
   * Lets only one body of the scenario fly, or all of its bodies.
   * @param place index of the body in the scenario; null for all
   */
  alone(place: number | null): void {
    const { entities } = this._scenario;
    const specs = place === null ? entities : entities.slice(place, place + 1);
    this._fly(specs);
    this.name = lineUpOf(specs);
  }

  /**
   * Index of the scene's only body, counted in the scenario's list of bodies. Null if the scene has several bodies, or
   * if the list lacks the body.
   */
  get soloIndex(): number | null {
    const { simulation, bodies } = this._stage;
    const place = this._scenario.entities.indexOf(bodies[0]?.start);
    return simulation.entities.length > 1 || place < 0 ? null : place;
  }

  /**
   * Changes the number of bodies in a swarm. Does nothing if the scene has no swarm.
   * @throws RangeError if the paths of all bodies together would have too many waypoints
   */
  setCount(wanted: number): void {
    // At least one body for each entity. New ones copy the settings of the first of their kind; surplus ones leave
    // from the end.
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
      simulation.add({ ...entitySpecOf(simulation, like), ...withoutUndefined({ position, angle }) });
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

function asNew(start: EntitySpec, { full }: SessionBody): SessionBody {
  return { start, full, interrupted: null };
}

/** Adds a body with another body's position, velocity, turn limits and command. */
function takeOver({ simulation }: Stage, spec: EntitySpec, from: Entity): void {
  const { x, y, angle } = poseOf(from);
  const { angularAcceleration, turnRate } = from.limits;
  const entity = simulation.add({ ...spec, position: [x, y], angle });
  entity.body.setLinearVelocity(from.body.getLinearVelocity());
  limitEntity(entity, { angularAcceleration, turnRate });
  simulation.give(entity, commandNow(simulation, from));
}
