// What moves and is chased in a simulation: its moving targets, and the bodies that are led after a target.
import type { Point, Target } from '../../entities/command';
import type { Entity } from '../../entities/moving-entity';
import { placeOf } from '../place';
import { entityOf } from './chase';
import { MovingTarget, type TargetMotion, type TargetSpec } from './moving-target';

/** The moving targets, and who is led after them. */
export class Targets {
  readonly targets: MovingTarget[];
  /** Bodies that know no target, the 2013 ones, and whose they are led after. */
  private readonly _led = new Map<Entity, Target>();

  constructor(specs: readonly TargetSpec[] = []) {
    this.targets = specs.map((spec, n) => new MovingTarget(spec, n));
  }

  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveBy(motion: TargetMotion, place: Point): void {
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }, 0));
  }

  /** Leads a body after a target by moving its target, or no longer. */
  lead(entity: Entity, chased: Target | null): void {
    if (chased) this._led.set(entity, chased);
    else this._led.delete(entity);
  }

  /** The target a body is led after; null when it is not led. */
  of(entity: Entity): Target | null {
    return this._led.get(entity) ?? null;
  }

  /** A body leaves: whoever was led after it, and is led no longer. */
  leave(gone: Entity): Entity[] {
    this._led.delete(gone);
    const left = [...this._led].filter(([, chased]) => entityOf(chased) === gone).map(([entity]) => entity);
    for (const entity of left) this._led.delete(entity);
    return left;
  }

  /** One step of all targets. @param timeStep s */
  step(timeStep: number, entities: readonly Entity[]): void {
    for (const target of this.targets) target.update(timeStep, chasersOf(target, entities));
    for (const [entity, chased] of this._led) entity.moveTarget(chased.position);
  }
}

/** Places of the bodies whose target a target is. */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'chased' in command && command.chased === target)
    .map(({ body }) => body.getPosition());
}
