// The moving targets of a simulation, and the bodies whose target's place follows one.
import type { Point, Target } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { placeOf } from '../place';
import { MovingTarget, type TargetMotion, type TargetSpec } from './moving-target';

/** The moving targets, and the bodies whose target's place follows one. */
export class Targets {
  readonly targets: MovingTarget[];
  /** Bodies that take a place only, and the target whose place theirs follows. */
  private readonly _followed = new Map<Entity, Target>();

  constructor(specs: readonly TargetSpec[] = []) {
    this.targets = specs.map((spec) => new MovingTarget(spec));
  }

  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveBy(motion: TargetMotion, place: Point): void {
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }));
  }

  /** From now on a body's target follows a moving one; null: no longer. */
  follow(entity: Entity, target: Target | null): void {
    if (target) this._followed.set(entity, target);
    else this._followed.delete(entity);
  }

  /** The target whose place a body's own target follows; null for most bodies. */
  of(entity: Entity): Target | null {
    return this._followed.get(entity) ?? null;
  }

  /** Removes a body. Returns the bodies whose target followed it. */
  remove(gone: Entity): Entity[] {
    this._followed.delete(gone);
    const left = [...this._followed].filter(([, target]) => target === gone).map(([entity]) => entity);
    for (const entity of left) this._followed.delete(entity);
    return left;
  }

  /** One step of all targets, from the instant at which the bodies are. @param timeStep s */
  step(timeStep: number, entities: readonly Entity[]): void {
    for (const target of this.targets)
      target.update(timeStep, target.evades ? chasersOf(target, entities) : []);
  }

  /** Moves the targets that follow others to where those are now, after everything has moved. */
  lead(): void {
    for (const [entity, chased] of this._followed) entity.moveTarget(chased.position);
  }
}

/** Places of the bodies that chase a target. */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'chased' in command && command.chased === target)
    .map(({ body }) => body.getPosition());
}
