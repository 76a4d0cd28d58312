// Targets that move by themselves: each has one place and one velocity, which guidance may use, whatever its motion.
import { numbersOf } from '../../control/turn-controller';
import { placeOf, pointOf } from '../place';
import { createMotion } from './motions';

export { targetMotionKinds } from './motions';
/**
 * A target that moves. Its velocity is that at the end of the last step: of `still`, `pointer` and `evader` exactly
 * the displacement over the step's time; along a curve the tangent, which differs from it by half a step of
 * turning, v² κ Δt/2 with the curvature κ: 1/r on a circle, 4.8/r at most on the eight. Moving the anchor never shows
 * in the velocity.
 */
export class MovingTarget {
  /** m */
  position;
  /** m/s */
  velocity;
  _spec;
  _motion;
  _anchor;
  /** Throws RangeError when a setting of the motion is refused. */
  constructor({ position, motion }) {
    this._spec = motion ?? { kind: 'still' };
    this._motion = createMotion(this._spec);
    this._anchor = pointOf(position);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }
  /** Whether it looks at those who chase it. */
  get evades() {
    return this._motion.evades ?? false;
  }
  get motion() {
    return this._spec;
  }
  /**
   * Another motion about the same anchor. An evader and a pointer go on from the present place and velocity, and the same
   * curve from where it is on it; any other begins at its start. Throws RangeError for a setting that is refused and changes nothing.
   */
  set motion(motion) {
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
  beginAnew() {
    this._motion = createMotion(this._spec);
    const start = this._motion.start(this._anchor);
    this.position = start.position;
    this.velocity = start.velocity;
  }
  /** What a person drags: the centre it runs round, or the place it goes to. m */
  get anchor() {
    return this._anchor;
  }
  /** Moves the anchor. What runs on a curve is carried along at once; an evader and a pointer go there within their limits. */
  moveTo(place) {
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
  update(timeStep, pursuers) {
    const next = this._motion.step(this, this._anchor, timeStep, pursuers);
    this.position = next.position;
    this.velocity = next.velocity;
  }
  /** x, y (m), their velocities (m/s), and how far it is along its curve, if it runs on one. */
  get memory() {
    const { position, velocity, _motion: motion } = this;
    const progress = motion.progress === undefined ? [] : [motion.progress];
    return [position.x, position.y, velocity.x, velocity.y, ...progress];
  }
  set memory(memory) {
    const motion = this._motion;
    const [x, y, vx, vy, progress] = numbersOf(memory, motion.progress === undefined ? 4 : 5);
    this.position = { x, y };
    this.velocity = { x: vx, y: vy };
    if (motion.progress !== undefined) motion.progress = progress;
  }
  /** The target as a file gives it: at its anchor, from the start of its motion. */
  toSpec() {
    const position = placeOf(this._anchor);
    return this.motion.kind === 'still' ? { position } : { position, motion: this.motion };
  }
}
/** The moving targets of a simulation, and the bodies whose target's place follows one. */
export class Targets {
  targets;
  /** Bodies that take a place only, and the target whose place theirs follows. */
  _followers = new Map();
  constructor(specs = []) {
    this.targets = specs.map((spec) => new MovingTarget(spec));
  }
  /** The target that a person drags moves by itself from now on. Throws RangeError for a motion that is refused. */
  moveBy(motion, place) {
    const [target] = this.targets;
    if (target) target.motion = motion;
    else this.targets.push(new MovingTarget({ position: placeOf(place), motion }));
  }
  /** From now on a body's target follows a moving one; null: no longer. */
  follow(entity, target) {
    if (target) this._followers.set(entity, target);
    else this._followers.delete(entity);
  }
  /** The target whose place a body's own target follows; null for most bodies. */
  of(entity) {
    return this._followers.get(entity) ?? null;
  }
  /** Removes a body. Returns the bodies whose target followed it. */
  remove(gone) {
    this._followers.delete(gone);
    const left = [...this._followers].filter(([, target]) => target === gone).map(([entity]) => entity);
    for (const entity of left) this._followers.delete(entity);
    return left;
  }
  /** One step of all targets, from the instant at which the bodies are. @param timeStep s */
  step(timeStep, entities) {
    for (const target of this.targets)
      target.update(timeStep, target.evades ? chasersOf(target, entities) : []);
  }
  /** Moves the targets that follow others to where those are now, after everything has moved. */
  syncFollowers() {
    for (const [entity, chased] of this._followers) entity.moveTarget(chased.position);
  }
}
/** Places of the bodies that chase a target. */
function chasersOf(target, entities) {
  return entities
    .filter(({ command }) => 'chased' in command && command.chased === target)
    .map(({ body }) => body.getPosition());
}
