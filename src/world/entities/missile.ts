// The missile: flies only where it points.

import type { World } from 'planck';
import { clamp } from '../../laws/control/clamp';
import { hypot } from '../../laws/exact/exact';
import { type BodyMemory, numbersIn } from './body-memory';
import { distance, type Point, type Target } from './command';
import type { BodyStart, EntityStart } from './entity-start';
import { reachableSpeed } from './guidance/turning-circle';
import { centred, type Hull } from './hull';
import { missileHull } from './hulls';
import { MovingEntity } from './moving-entity';

/** Hull of a missile, with the origin at its centre of mass. */
export const missileShape: Hull = centred(missileHull);

// Enough for a half turn at 10 m/s and 4π rad/s²: v √(π α) = 63.
/** Largest sideways acceleration by the missile's fins. m/s². With smaller values the missile slides. */
const grip = 100;

// From 600 random routes under random limits of the sliders: at 0.15 every route is completed, at 0.25 one in a
// hundred and twenty is not.
/**
 * Factors of a missile's sustained turn rate: min(`ofMotor` · √(angular acceleration limit), `ofTurnRate` · (turn rate
 * limit)). rad/s
 */
const sustained = { ofMotor: 0.15, ofTurnRate: 0.7 };

// With 1 its circle can settle just outside the seek distance for ever: of 300 random chases of a still target 6 did,
// with this share none.
/**
 * After missing a fixed target, a missile slows to pass it within `sureReach` · `seekDistance`. The target counts as
 * reached within `seekDistance`.
 */
export const sureReach = 0.8;

/** Impulse of the fins in the current step. N s. All missiles share this object. */
const fins = { x: 0, y: 0 };

/** A missile: a body with thrust only along the nose, and fins that remove sideways speed. */
export class Missile extends MovingEntity {
  readonly kind = 'missile';
  /** Target or place that the missile flies to; null if it flies to none. */
  private _pursued: Point | Target | null = null;
  /** Whether the target was ahead of the missile in the last step. */
  private _closing = false;
  private _missed = false;

  constructor(world: World, start: EntityStart | BodyStart) {
    super(world, missileShape, {
      ...start,
      controller: start.controller ?? { kind: 'windowed-pid' },
      seekDistance: start.seekDistance ?? 4,
    });
  }

  override get sustainedTurnRate(): number {
    const { turnRate, angularAcceleration } = this.limits;
    return Math.min(sustained.ofTurnRate * turnRate, sustained.ofMotor * Math.sqrt(angularAcceleration));
  }

  override get missed(): boolean {
    return this._missed;
  }

  /** Saved state. `miss`: [target is ahead, target was missed], each 0 or 1; empty means [1, 0]. */
  override get memory(): BodyMemory {
    const usual = this._closing && !this._missed;
    return { ...super.memory, miss: usual ? [] : [+this._closing, +this._missed] };
  }

  override set memory(memory: BodyMemory) {
    super.memory = memory;
    this._pursued = this.chased ?? this.target;
    const [closing, missed] = memory.miss?.length ? numbersIn(memory, 'miss', 2) : [1, 0];
    this._closing = closing !== 0;
    this._missed = missed !== 0;
  }

  protected override travel(target: Point, stop: boolean, timeStep: number): void {
    const { speed, linearAcceleration } = this.limits;
    let allowed = Math.min(speed, this._careful(target));
    if (stop) {
      const room = Math.max(0, distance(this.body.getPosition(), target) - this.seekDistance / 2);
      allowed = Math.min(allowed, Math.sqrt(2 * linearAcceleration * room));
    }
    this._fly(allowed, timeStep);
  }

  /**
   * Returns the highest speed at which the missile can turn back to a missed target.
   * @returns m/s; Infinity if the target is not missed, or if the option `easesThrottle` is off
   */
  private _careful(target: Point): number {
    // A target that was ahead and fell behind is missed.
    const { p, q } = this.body.getTransform();
    const awayX = target.x - p.x;
    const awayY = target.y - p.y;
    const x = q.c * awayX + q.s * awayY;
    const y = -q.s * awayX + q.c * awayY;
    const { chased } = this;
    // A chased target stays the same as it moves; a waypoint at another place is another one.
    const pursued = chased ?? target;
    if (pursued !== this._pursued) {
      this._pursued = pursued;
      this._missed = false;
      this._closing = false;
    }
    const ahead = x > 0;
    if (this._closing && !ahead) this._missed = true;
    // A chased target within the seek distance is no longer missed.
    if (chased && hypot(x, y) < this.seekDistance) this._missed = false;
    this._closing = ahead;
    if (!this._missed || !this.options.easesThrottle) return Infinity;
    // A moving target does not stay in the middle of such a circle.
    const reach = chased ? this.seekDistance : sureReach * this.seekDistance;
    return reachableSpeed(x, y, reach, this.sustainedTurnRate);
  }

  protected override rest(timeStep: number): void {
    this._fly(0, timeStep);
  }

  /** Removes sideways speed as far as the fins can. Then changes the speed along the nose towards `speed`, m/s. */
  private _fly(speed: number, timeStep: number): void {
    const { body } = this;
    const most = this.limits.linearAcceleration;
    // Direction of the nose in the world.
    const { c, s } = body.getTransform().q;
    const velocity = body.getLinearVelocity();
    const sideways = c * velocity.y - s * velocity.x;
    const shed = clamp(-sideways, -grip * timeStep, grip * timeStep);
    const impulse = body.getMass() * shed;
    fins.x = -s * impulse;
    fins.y = c * impulse;
    body.applyLinearImpulse(fins, body.getWorldCenter(), true);
    const slip = sideways + shed;
    const forward = c * velocity.x + s * velocity.y;
    const wanted = Math.sqrt(Math.max(0, speed * speed - slip * slip));
    const acceleration = clamp((wanted - forward) / timeStep, -most, most);
    this.push(c * acceleration, s * acceleration);
  }
}
