// Which bodies fly: the start of each body, and how one takes over from another.
import { mostWaypoints } from '../simulation/command-spec';
import { limitEntity } from '../simulation/entity-edits';
import type { Entity } from '../simulation/entity-kinds';
import { commandNow, entitySpecOf } from '../simulation/entity-spec';
import { poseOf } from '../simulation/pose';
import type { EntitySpec, Scenario } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import { bodiesOf } from '../simulation/swarm';
import type { ReducedLimit } from './reduced-limit';
import { type LineUpName, lineUpNames, lineUpOf, rostersOf } from './rosters';

/** The line-up of a scenario, and the start of each of its bodies. */
export class LineUp {
  name: LineUpName;
  /** Whether it can be changed. */
  readonly open: boolean;
  private readonly _scenario: Scenario;
  private readonly _rosters: ReturnType<typeof rostersOf>;
  private readonly _starts = new Map<Entity, EntitySpec>();
  private _simulation: Simulation;
  private readonly _limit: ReducedLimit;

  /** @param simulation made from the scenario @param open whether it can be changed, see isLineUpOpen */
  constructor(scenario: Scenario, simulation: Simulation, limit: ReducedLimit, open: boolean) {
    const { entities } = scenario;
    this._scenario = scenario;
    this.name = lineUpOf(entities);
    this.open = open;
    this._rosters = rostersOf(entities);
    this._simulation = simulation;
    this._limit = limit;
    for (const entity of simulation.entities) this._starts.set(entity, simulation.specOf(entity));
  }

  /** The spec that a body of the line-up started from. */
  startOf(entity: Entity): EntitySpec | undefined {
    return this._starts.get(entity);
  }

  /** Continues in another simulation of the same bodies, as after a restart. @param was the former bodies, in its order */
  restart(simulation: Simulation, was: readonly Entity[]): void {
    this._simulation = simulation;
    simulation.entities.forEach((entity, n) => {
      this._starts.set(entity, this.startOf(was[n])!);
      this._starts.delete(was[n]);
    });
  }

  /** Another line-up. A new body takes over from the one in its place, or from the first. */
  change(name: LineUpName): void {
    this._fly(this._rosters.get(name)!);
    this.name = name;
  }

  /** All bodies of the scenario, or one of them alone. @param place of that one in the scenario; null for all */
  alone(place: number | null): void {
    const { entities } = this._scenario;
    const roster = place === null ? entities : entities.slice(place, place + 1);
    this._fly(roster);
    this.name = lineUpOf(roster);
  }

  /** The place in the scenario of the body that flies alone; null when several fly, or one that is not of the scenario. */
  get soloist(): number | null {
    const [entity, other] = this._simulation.entities;
    const place = this._scenario.entities.indexOf(this.startOf(entity)!);
    return other || place < 0 ? null : place;
  }

  /**
   * So many bodies of a swarm, at least one of each of its entities: those that come are as the first of their kind are
   * now, from the start of their own; those that go are the last ones. Nothing where there is no swarm.
   */
  muster(wanted: number): void {
    const simulation = this._simulation;
    const { swarm, entities } = this._scenario;
    if (!swarm) return;
    const count = Math.max(wanted, entities.length);
    const first = simulation.entities.slice(0, entities.length);
    const onPaths = first.reduce((sum, { waypoints }) => sum + waypoints.length, 0) / first.length;
    if (onPaths * count > mostWaypoints.all)
      throw new RangeError(
        `The path is too long for ${count} bodies: ${Math.floor(mostWaypoints.all / count)} waypoints are the most.`,
      );
    for (const entity of simulation.entities.slice(count).reverse()) {
      simulation.remove(entity);
      this._starts.delete(entity);
    }
    const starts = bodiesOf({ ...this._scenario, swarm: { ...swarm, count } });
    for (let n = simulation.entities.length; n < count; n++) {
      const like = simulation.entities[n % entities.length];
      const { position, angle } = starts[n];
      const entity = simulation.add({ ...entitySpecOf(simulation, like), position, angle });
      this._starts.set(entity, starts[n]);
      this._limit.handOver(like, entity);
    }
  }

  private _fly(roster: readonly EntitySpec[]): void {
    const simulation = this._simulation;
    const was = [...simulation.entities];
    roster.forEach((spec, n) => {
      if (was.some((entity) => this.startOf(entity) === spec)) return;
      const from = was[n] ?? was[0];
      const entity = takeOver(simulation, spec, from);
      this._starts.set(entity, spec);
      this._limit.handOver(from, entity);
    });
    for (const entity of was.filter((entity) => !roster.includes(this.startOf(entity)!))) {
      simulation.remove(entity);
      this._starts.delete(entity);
    }
  }

  /** The next line-up; nothing where it cannot be changed. */
  next(): void {
    if (this.open) this.change(lineUpNames[(lineUpNames.indexOf(this.name) + 1) % lineUpNames.length]);
  }
}

/** Puts a body where another one is, on the same path. */
function takeOver(simulation: Simulation, spec: EntitySpec, from: Entity): Entity {
  const { x, y, angle } = poseOf(from);
  const { angularAcceleration, turnRate } = from.limits;
  const entity = simulation.add({ ...spec, position: [x, y], angle });
  entity.body.setLinearVelocity(from.body.getLinearVelocity());
  limitEntity(entity, { angularAcceleration, turnRate });
  simulation.give(entity, commandNow(simulation, from));
  return entity;
}
