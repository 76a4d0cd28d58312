// What moves and is chased in a simulation: its moving targets, and the bodies that are led after a quarry.
import type { Point, Quarry } from '../entities/command';
import type { Entity } from '../entities/moving-entity';
import { MovingTarget, type TargetMotion, type TargetSpec } from './moving-target';
import { placeOf } from './place';
import { entityOf } from './quarry';

/** The moving targets, and who is led after them. */
export class Quarries {
  readonly targets: MovingTarget[];
  /** Bodies that know no quarry, the 2013 ones, and whose they are led after. */
  readonly #led = new Map<Entity, Quarry>();

  constructor(specs: readonly TargetSpec[] = []) {
    this.targets = specs.map((spec, n) => new MovingTarget(spec, n));
  }

  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveBy(motion: TargetMotion, place: Point): void {
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }, 0));
  }

  /** Leads a body after a quarry by moving its target, or no longer. */
  lead(entity: Entity, quarry: Quarry | null): void {
    if (quarry) this.#led.set(entity, quarry);
    else this.#led.delete(entity);
  }

  /** The quarry a body is led after; null when it is not led. */
  of(entity: Entity): Quarry | null {
    return this.#led.get(entity) ?? null;
  }

  /** A body leaves: whoever was led after it, and is led no longer. */
  leave(gone: Entity): Entity[] {
    this.#led.delete(gone);
    const left = [...this.#led].filter(([, quarry]) => entityOf(quarry) === gone).map(([entity]) => entity);
    for (const entity of left) this.#led.delete(entity);
    return left;
  }

  /** One step of all targets. @param timeStep s */
  step(timeStep: number, entities: readonly Entity[]): void {
    for (const target of this.targets) target.update(timeStep, chasersOf(target, entities));
    for (const [entity, quarry] of this.#led) entity.moveTarget(quarry.position);
  }
}

/** Places of the bodies whose quarry a target is. */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'quarry' in command && command.quarry === target)
    .map(({ body }) => body.getPosition());
}
