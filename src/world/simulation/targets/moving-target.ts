// Targets that move by themselves: each has one place and one velocity, which guidance may use, whatever its motion.
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import type { Point, Target } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { type Place, placeOf, pointOf } from '../place';
import type { Motion } from './motion';
import { createMotion, type TargetMotion } from './motions';

export { type TargetMotion, targetMotionKinds } from './motions';

/** A target as a file gives it. */
export interface TargetSpec {
  /**
   * Its anchor: where it stands, the centre it runs round, or the place it goes to. m. A circle starts to the
   * right of it, everything else on it.
   */
  readonly position: Place;
  /** Still when left out. */
  readonly motion?: TargetMotion;
}

/**
 * A target that moves. Its velocity is that at the end of the last step: of `still`, `pointer` and `evader` exactly
 * the displacement over the step's time; along a curve the tangent, which differs from it by half a step of
 * turning, v² κ Δt/2 with the curvature κ: 1/r on a circle, 4.8/r at most on the eight. Moving the anchor never shows
 * in the velocity.
 */
export class MovingTarget {
  /** m */
  position: Point;
  /** m/s */
  velocity: Point;
  private _spec: TargetMotion;
  private _motion: Motion;
  private _anchor: Point;

  /** Throws RangeError when a setting of the motion is refused. */
  constructor({ position, motion }: TargetSpec) {
    this._spec = motion ?? { kind: 'still' };
    this._motion = createMotion(this._spec);
    this._anchor = pointOf(position);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** Whether it looks at those who chase it. */
  get evades(): boolean {
    return this._motion.evades ?? false;
  }

  get motion(): TargetMotion {
    return this._spec;
  }

  /**
   * Another motion about the same anchor. An evader and a pointer go on from the present place and velocity, and the same
   * curve from where it is on it; any other begins at its start. Throws RangeError for a setting that is refused and changes nothing.
   */
  set motion(motion: TargetMotion) {
    const next = createMotion(motion);
    next.resume?.(this._motion);
    this._motion = next;
    this._spec = motion;
    if (!this._motion.carried) return;
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** Goes back to the start of its motion. */
  beginAnew(): void {
    this._motion = createMotion(this._spec);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** What a person drags: the centre it runs round, or the place it goes to. m */
  get anchor(): Point {
    return this._anchor;
  }

  /** Moves the anchor. What runs on a curve is carried along at once; an evader and a pointer go there within their limits. */
  moveTo(place: Point): void {
    const { x, y } = this._anchor;
    this._anchor = { x: place.x, y: place.y };
    if (!this._motion.carried) return;
    this.position = { x: place.x + (this.position.x - x), y: place.y + (this.position.y - y) };
  }

  /**
   * One step.
   * @param timeStep s, above 0
   * @param pursuers places of those who chase it. m
   */
  update(timeStep: number, pursuers: readonly Point[]): void {
    const next = this._motion.step(this, this._anchor, timeStep, pursuers);
    this.position = next.position;
    this.velocity = next.velocity;
  }

  /** x, y (m), their velocities (m/s), and how far it is along its curve, if it runs on one. */
  get memory(): Memory {
    const { position, velocity, _motion: motion } = this;
    const progress = motion.progress === undefined ? [] : [motion.progress];
    return [position.x, position.y, velocity.x, velocity.y, ...progress];
  }

  set memory(memory: Memory) {
    const motion = this._motion;
    const [x, y, vx, vy, progress] = numbersOf(memory, motion.progress === undefined ? 4 : 5);
    this.position = { x, y };
    this.velocity = { x: vx, y: vy };
    if (motion.progress !== undefined) motion.progress = progress;
  }

  /** The target as a file gives it: at its anchor, from the start of its motion. */
  toSpec(): TargetSpec {
    const position = placeOf(this._anchor);
    return this.motion.kind === 'still' ? { position } : { position, motion: this.motion };
  }
}

/** The moving targets of a simulation, and the bodies whose target's place follows one. */
export class Targets {
  readonly targets: MovingTarget[];
  /** Bodies that take a place only, and the target whose place theirs follows. */
  private readonly _followers = new Map<Entity, Target>();

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
    if (target) this._followers.set(entity, target);
    else this._followers.delete(entity);
  }

  /** The target whose place a body's own target follows; null for most bodies. */
  of(entity: Entity): Target | null {
    return this._followers.get(entity) ?? null;
  }

  /** Removes a body. Returns the bodies whose target followed it. */
  remove(gone: Entity): Entity[] {
    this._followers.delete(gone);
    const left = [...this._followers].filter(([, target]) => target === gone).map(([entity]) => entity);
    for (const entity of left) this._followers.delete(entity);
    return left;
  }

  /** One step of all targets, from the instant at which the bodies are. @param timeStep s */
  step(timeStep: number, entities: readonly Entity[]): void {
    for (const target of this.targets)
      target.update(timeStep, target.evades ? chasersOf(target, entities) : []);
  }

  /** Moves the targets that follow others to where those are now, after everything has moved. */
  syncFollowers(): void {
    for (const [entity, chased] of this._followers) entity.moveTarget(chased.position);
  }
}

/** Places of the bodies that chase a target. */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'chased' in command && command.chased === target)
    .map(({ body }) => body.getPosition());
}
