// A target that moves by itself: one place and one velocity, which guidance may use, whatever its motion.
import type { Point } from '../../entities/command';
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

  /** The target as a file gives it: at its anchor, from the start of its motion. */
  toSpec(): TargetSpec {
    const position = placeOf(this._anchor);
    return this.motion.kind === 'still' ? { position } : { position, motion: this.motion };
  }
}
