// Who is on stage: what each body began as, and how one takes over from another.
import type { Entity } from '../entities/moving-entity';
import { type Cast, castOf, rostersOf } from './cast';
import { commandNow } from './entity-spec';
import { poseOf } from './pose';
import type { EntitySpec, Scenario } from './scenario';
import type { Simulation } from './simulation';
import type { TurnLimitSwitch } from './turn-limit';

/** The cast of a scenario, and the start of every body on stage. */
export class Stage {
  cast: Cast;
  readonly #rosters: ReturnType<typeof rostersOf>;
  readonly #starts = new Map<Entity, EntitySpec>();

  /** @param entities the bodies made from the scenario, in its order */
  constructor(scenario: Scenario, entities: readonly Entity[]) {
    this.cast = castOf(scenario.entities);
    this.#rosters = rostersOf(scenario.entities);
    entities.forEach((entity, n) => {
      this.#starts.set(entity, scenario.entities[n]);
    });
  }

  /** What a body on stage began as. */
  startOf(entity: Entity): EntitySpec | undefined {
    return this.#starts.get(entity);
  }

  /** One body stands for another from now on, as after a restart. */
  replace(was: Entity, now: Entity): void {
    this.#starts.set(now, this.startOf(was)!);
    this.#starts.delete(was);
  }

  /** Brings a cast on stage. Whoever comes takes over from the body in its place, or from the first. */
  setCast(cast: Cast, simulation: Simulation, turnLimit: TurnLimitSwitch): void {
    const was = [...simulation.entities];
    const roster = this.#rosters[cast];
    roster.forEach((spec, n) => {
      if (was.some((entity) => this.startOf(entity) === spec)) return;
      const from = was[n] ?? was[0];
      const entity = enter(simulation, spec, from);
      this.#starts.set(entity, spec);
      turnLimit.handOver(from, entity);
    });
    for (const entity of was.filter((entity) => !roster.includes(this.startOf(entity)!))) {
      simulation.remove(entity);
      this.#starts.delete(entity);
    }
    this.cast = cast;
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
