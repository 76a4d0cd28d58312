// Updates every body in a step, and then calls the observers of single bodies: meters, guns, the detector of errata.
import { shareWork } from '../../laws/language/work';
import type { Entity } from './entity-kinds';
import type { Measures } from './meters/measures';
import type { Obstacle } from './obstacle';
import type { Population } from './population';
import type { System } from './system';
import type { Wind } from './wind';

/** Parts of a simulation that the updates of its bodies need. */
interface UpdateContext {
  readonly population: Population;
  readonly measures: Measures;
  readonly systems: readonly System[];
  readonly wind: Wind;
  readonly obstacles: readonly Obstacle[];
}

/** Updates each body, before the physics engine makes its step. */
export class OwnUpdates {
  private readonly _context: UpdateContext;
  // Only a few bodies of a large swarm are observed.
  /** Bodies that an instrument or a game observes. Null if the list must be computed */
  private _watched: readonly Entity[] | null = null;

  constructor(context: UpdateContext) {
    this._context = context;
  }

  /** Clears the cached list of observed bodies. Must be called after a body was added or removed. */
  forget(): void {
    this._watched = null;
  }

  /**
   * Applies control law, wind and measurements to each body for one step.
   * @param time start of the step. s
   * @param timeStep length of the step. s
   */
  make(time: number, timeStep: number): void {
    const { population, wind, obstacles } = this._context;
    const { entities, before, worlds } = population;
    const gust = wind.gustAt(time);
    for (const { body } of obstacles) wind.pull(body);
    this._watched ??= entities.filter((entity) => this._isWatched(entity));
    const watched = this._watched;
    let next = 0;
    shareWork(entities.length);
    for (let n = 0; n < entities.length; n++) {
      const entity = entities[n];
      before.write(n, entity);
      const step = worlds.tick(entity, timeStep);
      const seen = entity === watched[next];
      if (seen) next += 1;
      if (step.length === 0) continue;
      entity.update(step.length, wind.on(entity.body, gust));
      wind.act(entity.body, gust);
      if (!seen) continue;
      // A system may replace the body's turn. The replaced turn is measured.
      for (const system of this._context.systems)
        if (system.watches?.(entity)) system.afterUpdate?.(entity, step.length);
      this._context.measures.updated(entity, time, step);
    }
    shareWork(1);
  }

  private _isWatched(entity: Entity): boolean {
    const { measures, systems } = this._context;
    return measures.of(entity) !== undefined || systems.some((system) => system.watches?.(entity));
  }
}
