// Targets that move by themselves: each has one place and one velocity, which guidance may use, whatever its motion.
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import type { Point, Target } from '../../entities/command';
import type { Entity } from '../entity-kinds';
import { type Place, placeOf, pointOf } from '../place';
import type { RunningMotion } from './motion';
import { createMotion, type TargetMotion } from './motions';

export { type TargetMotion, targetMotionKinds } from './motions';

/** Description of a moving target in a file. */
export interface TargetSpec {
  /** Anchor of the target, for example the centre of its circle. m */
  readonly position: Place;
  /** Motion of the target. Default: it stands still */
  readonly motion?: TargetMotion;
}

// The velocity is that at the end of the last step: of `still`, `pointer` and `evader` exactly the displacement over
// the step's time; along a curve the tangent. The two differ by half a step of turning, v² κ Δt/2 with the curvature κ:
// 1/r on a circle, 4.8/r at most on the eight.
// `velocity` does not include the movement when a person drags the anchor.
/** A target that can move by itself, for example on a circle around a fixed point (its anchor). */
export class MovingTarget {
  /** Current place. m */
  position: Point;
  /** Current velocity. m/s */
  velocity: Point;
  private _spec: TargetMotion;
  private _motion: RunningMotion;
  private _anchor: Point;

  /** Makes a target at the start of its motion. Throws RangeError if a setting of the motion is invalid. */
  constructor({ position, motion }: TargetSpec) {
    this._spec = motion ?? { kind: 'still' };
    this._motion = createMotion(this._spec);
    this._anchor = pointOf(position);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** Whether the target reacts to its pursuers. */
  get evades(): boolean {
    return this._motion.evades ?? false;
  }

  get motion(): TargetMotion {
    return this._spec;
  }

  /**
   * Gives the target another motion. The anchor (draggable place) stays.
   * @throws RangeError if a setting is invalid; then nothing changes
   */
  set motion(motion: TargetMotion) {
    // An evader and a pointer continue from the current place and velocity, and the same curve from the current
    // progress. Any other motion restarts.
    const next = createMotion(motion);
    next.resume?.(this._motion);
    this._motion = next;
    this._spec = motion;
    if (!this._motion.carried) return;
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** Puts the target back to the start of its motion. */
  restart(): void {
    this._motion = createMotion(this._spec);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }

  /** Place that a person can drag: centre of the target's curve, or destination. m */
  get anchor(): Point {
    return this._anchor;
  }

  /**
   * Moves the anchor: the centre of the target's curve, or the place to which the target flies.
   * @param place new place of the anchor. m
   */
  moveTo(place: Point): void {
    const { x, y } = this._anchor;
    this._anchor = { x: place.x, y: place.y };
    if (!this._motion.carried) return;
    this.position = { x: place.x + (this.position.x - x), y: place.y + (this.position.y - y) };
  }

  /**
   * Moves the target by one step.
   * @param timeStep s, above 0
   * @param pursuers positions of the bodies that chase the target. m
   */
  update(timeStep: number, pursuers: readonly Point[]): void {
    const next = this._motion.step(this, this._anchor, timeStep, pursuers);
    this.position = next.position;
    this.velocity = next.velocity;
  }

  /** State of the target: x, y (m), velocities in x and y (m/s), and the position along its curve, if it has one. */
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

  /**
   * Returns the description of this target for a file. The field `position` holds the anchor (centre or destination),
   * not the current position.
   */
  toSpec(): TargetSpec {
    const position = placeOf(this._anchor);
    return this.motion.kind === 'still' ? { position } : { position, motion: this.motion };
  }
}

/** All moving targets of a simulation, and the bodies that follow them. */
export class Targets {
  readonly targets: MovingTarget[];
  /** Target (moving target or body) of each body that follows one. */
  private readonly _followedBy = new Map<Entity, Target>();

  constructor(specs: readonly TargetSpec[] = []) {
    this.targets = specs.map((spec) => new MovingTarget(spec));
  }

  /**
   * Gives the first target another motion. If there is no target, adds one at `place` (m). Throws RangeError if the
   * motion is invalid.
   */
  moveBy(motion: TargetMotion, place: Point): void {
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }));
  }

  follow(entity: Entity, target: Target | null): void {
    if (target) this._followedBy.set(entity, target);
    else this._followedBy.delete(entity);
  }

  /** Returns the target that a body follows; null if there is none. */
  of(entity: Entity): Target | null {
    return this._followedBy.get(entity) ?? null;
  }

  /** Removes a body as follower and target. Returns the bodies that followed it. */
  remove(gone: Entity): Entity[] {
    this._followedBy.delete(gone);
    const left = [...this._followedBy].filter(([, target]) => target === gone).map(([entity]) => entity);
    for (const entity of left) this._followedBy.delete(entity);
    return left;
  }

  /** Moves all targets by one step. Evading targets react to the current positions of the bodies. @param timeStep s */
  step(timeStep: number, entities: readonly Entity[]): void {
    for (const target of this.targets)
      target.update(timeStep, target.evades ? chasersOf(target, entities) : []);
  }

  syncFollowers(): void {
    for (const [entity, chased] of this._followedBy) entity.moveTarget(chased.position);
  }
}

/** Returns the positions of the bodies that chase a target. m */
function chasersOf(target: MovingTarget, entities: readonly Entity[]): Point[] {
  return entities
    .filter(({ command }) => 'chased' in command && command.chased === target)
    .map(({ body }) => body.getPosition());
}
