// Who is on stage: what each body began as, and how one takes over from another.
import type { Entity } from '../entities/moving-entity';
import { commandNow } from '../simulation/entity-spec';
import { poseOf } from '../simulation/pose';
import type { EntitySpec, Scenario } from '../simulation/scenario';
import type { Simulation } from '../simulation/simulation';
import type { ReducedLimit } from './reduced-limit';
import { type LineUpName, lineUpOf, rostersOf } from './rosters';

/** The cast of a scenario, and the start of every body on stage. */
export class LineUp {
  name: LineUpName;
  private readonly _rosters: ReturnType<typeof rostersOf>;
  private readonly _starts = new Map<Entity, EntitySpec>();

  /** @param entities the bodies made from the scenario, in its order */
  constructor(scenario: Scenario, entities: readonly Entity[]) {
    this.name = lineUpOf(scenario.entities);
    this._rosters = rostersOf(scenario.entities);
    entities.forEach((entity, n) => {
      this._starts.set(entity, scenario.entities[n]);
    });
  }

  /** What a body on stage began as. */
  startOf(entity: Entity): EntitySpec | undefined {
    return this._starts.get(entity);
  }

  /** One body stands for another from now on, as after a restart. */
  replace(was: Entity, now: Entity): void {
    this._starts.set(now, this.startOf(was)!);
    this._starts.delete(was);
  }

  /** Brings a cast on stage. Whoever comes takes over from the body in its place, or from the first. */
  setLineUp(cast: LineUpName, simulation: Simulation, limit: ReducedLimit): void {
    const was = [...simulation.entities];
    const roster = this._rosters[cast];
    roster.forEach((spec, n) => {
      if (was.some((entity) => this.startOf(entity) === spec)) return;
      const from = was[n] ?? was[0];
      const entity = enter(simulation, spec, from);
      this._starts.set(entity, spec);
      limit.handOver(from, entity);
    });
    for (const entity of was.filter((entity) => !roster.includes(this.startOf(entity)!))) {
      simulation.remove(entity);
      this._starts.delete(entity);
    }
    this.name = cast;
  }
}

/** Puts a body on stage where another one is, on the same way. */
function enter(simulation: Simulation, spec: EntitySpec, from: Entity): Entity {
  const { x, y, angle } = poseOf(from);
  const { angularAcceleration, turnRate } = from.limits;
  const entity = simulation.add({ ...spec, position: [x, y], angle });
  entity.body.setLinearVelocity(from.body.getLinearVelocity());
  simulation.limit(entity, { angularAcceleration, turnRate });
  simulation.give(entity, commandNow(simulation, from));
  if (from.cursor > 0) simulation.reroute(entity, from.waypoints, from.cursor);
  return entity;
}
