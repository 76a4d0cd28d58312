// Augmented proportional navigation: reckons with the target's acceleration, and so turns early instead of late.
import { numbersOf } from '../../control/turn-controller';
import { cross } from './guidance-law';
import { ProportionalNavigation } from './guidance-navigation';

const none = { x: 0, y: 0 };
/** Least closing speed that it divides by. m/s. Below it the time to go is no forecast of anything. */
const leastClosing = 0.5;
/**
 * ψ' = N (λ' + a_T/(2 V_c)): a_T is the target's acceleration across the line of sight, V_c the closing speed. Zarchan,
 * “Tactical and Strategic Missile Guidance”, ch. 8, n_c = N' V_c λ' + N' n_T/2, over the speed. The zero-effort miss of
 * a target that keeps a_T is (V_c λ' + a_T/2) t², t the time to go; proportional navigation leaves its second part out.
 * a_T is the change of the target's velocity over the last step; 0 at the first one.
 */
export class AugmentedNavigation extends ProportionalNavigation {
  /** Velocity of the target at the last sample. m/s; null before the first. */
  _targetVelocity = null;
  /** m/s² */
  _targetAcceleration = none;
  aim(engagement, lineOfSight, aim) {
    const { targetVelocity: now, timeStep } = engagement;
    const last = this._targetVelocity ?? now;
    this._targetAcceleration = { x: (now.x - last.x) / timeStep, y: (now.y - last.y) / timeStep };
    this._targetVelocity = { x: now.x, y: now.y };
    super.aim(engagement, lineOfSight, aim);
  }
  reset() {
    super.reset();
    this._targetVelocity = null;
    this._targetAcceleration = none;
  }
  /** ψ, and the target's velocity at the last sample (m/s) where there was one. */
  get memory() {
    const velocity = this._targetVelocity;
    return velocity ? [...super.memory, velocity.x, velocity.y] : super.memory;
  }
  set memory(memory) {
    super.memory = memory.slice(0, 1);
    const velocity = memory.slice(1);
    const [x, y] = velocity.length > 0 ? numbersOf(velocity, 2) : [];
    this._targetVelocity = x === undefined ? null : { x, y };
  }
  turnAhead({ x, y, range, rangeRate }) {
    const across = cross({ x: x / range, y: y / range }, this._targetAcceleration);
    return across / (2 * Math.max(-rangeRate, leastClosing));
  }
}
