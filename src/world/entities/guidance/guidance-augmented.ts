// Augmented proportional navigation: uses the target's acceleration, and so turns early instead of late.
import { type Memory, numbersOf } from '../../../laws/control/turn-controller';
import type { Point } from '../command';
import { type Aim, cross, type Engagement, type LineOfSight } from './guidance-law';
import { ProportionalNavigation } from './guidance-navigation';

const none: Readonly<Point> = { x: 0, y: 0 };

/** Smallest closing speed that the law's formula uses. m/s */
const leastClosing = 0.5;

// ψ' = N (λ' + a_T/(2 V_c)): ψ is the desired heading, N the navigation constant, λ the angle of the line of sight, a_T
// the target's acceleration across the line of sight, V_c the closing speed. Zarchan, “Tactical and Strategic Missile
// Guidance”, ch. 8, n_c = N' V_c λ' + N' n_T/2, over the speed. The zero-effort miss of a target that keeps a_T is
// (V_c λ' + a_T/2) t², t the time to go; proportional navigation leaves its second part out.
// a_T is the change of the target's velocity over the last step; 0 at the first one.
/** Augmented proportional navigation: also uses the target's acceleration across the line of sight. */
export class AugmentedNavigation extends ProportionalNavigation {
  /** Velocity of the target in the last step. m/s; null before the first step */
  private _targetVelocity: Readonly<Point> | null = null;
  /** Acceleration of the target, computed from its velocities. m/s² */
  private _targetAcceleration = none;

  override aim(engagement: Readonly<Engagement>, lineOfSight: LineOfSight, aim: Aim): void {
    const { targetVelocity: now, timeStep } = engagement;
    const last = this._targetVelocity ?? now;
    // A paused game has steps of 0.
    if (timeStep > 0) {
      this._targetAcceleration = { x: (now.x - last.x) / timeStep, y: (now.y - last.y) / timeStep };
      this._targetVelocity = { x: now.x, y: now.y };
    }
    super.aim(engagement, lineOfSight, aim);
  }

  override reset(): void {
    super.reset();
    this._targetVelocity = null;
    this._targetAcceleration = none;
  }

  /**
   * Saved state as a list: [ψ, vx, vy]. ψ: desired heading, rad or null. vx, vy: target velocity, m/s; missing before
   * the first step.
   */
  override get memory(): Memory {
    const velocity = this._targetVelocity;
    return velocity ? [...super.memory, velocity.x, velocity.y] : super.memory;
  }

  override set memory(memory: Memory) {
    const [x, y] = numbersOf(memory.slice(1), 0, 2);
    super.memory = memory.slice(0, 1);
    this._targetVelocity = x === undefined ? null : { x, y };
  }

  protected override turnAhead({ x, y, range, rangeRate }: LineOfSight): number {
    const across = cross({ x: x / range, y: y / range }, this._targetAcceleration);
    return across / (2 * Math.max(-rangeRate, leastClosing));
  }
}
