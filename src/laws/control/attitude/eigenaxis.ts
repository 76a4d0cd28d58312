// Bang-bang about the eigenaxis: the plane’s quickest turn, flown in space about the one axis that leads to the target.
// MIT License, Copyright (c) 2026 Slew contributors.
import { clamp } from '../clamp';
import { TimeOptimal } from '../time-optimal';
import { refuseUnknown } from '../tunable';
import { type ControllerSettings, type Memory, numbersOf } from '../turn-controller';
import type { AttitudeController, AttitudeOutput, AttitudeSample } from './attitude-controller';
import { add, directionOf, dot, scaled, type Vector, within, zero } from './vector';

/** An axis for a body that is at rest on its target and needs none. */
const anyAxis: Vector = { x: 1, y: 0, z: 0 };

/**
 * Turns about the eigenaxis, the axis of the rotation that is left, as TimeOptimal turns in the plane: as fast as full
 * braking still stops in, the other way round where the body turns that way already and it is sooner. What turns the body
 * about other axes is stopped first, with at most a share of the motor; along the axis goes what that leaves of the ball.
 *
 * From rest, with a motor whose limit is a ball that holds the acceleration, it is the quickest turn: 2 √(θ/α). Where the limit
 * holds the torque, countering ω × Iω takes a part of the motor that it counts on: large and fast turns then swing past, and out of a
 * tumble of 10 rad/s a PD is quicker. The quickest way out of a tumble bends, and has no closed form. Where the
 * limit is on each axis, the eigenaxis is not the quickest even from rest: Bilimoria & Wie, “Time-Optimal Three-Axis
 * Reorientation of a Rigid Spacecraft”, J. Guidance 16 (3), 1993.
 */
export class Eigenaxis implements AttitudeController {
  private readonly _turn = new TimeOptimal();
  private readonly _asideShare: number;

  /**
   * Throws RangeError when the share is no number above 0 and up to 1.
   * @param asideShare largest share of the motor that stops what turns about other axes. Too little and the body circles
   * round its target; too much and it only stops before it turns. 0.8 suits a tumble of 5 rad/s, 0.95 one of 10 rad/s
   */
  constructor(asideShare = 0.8) {
    if (!(asideShare > 0 && asideShare <= 1))
      throw new RangeError(`asideShare: must be a number above 0 and up to 1, got ${asideShare}`);
    this._asideShare = asideShare;
  }

  /** p is what goes along the axis, d what stops the turn about others. Throws RangeError for a motor without a limit. */
  update({
    error,
    angularVelocity,
    targetAngularVelocity,
    timeStep,
    limits,
  }: AttitudeSample): AttitudeOutput {
    const most = limits.angularAcceleration;
    if (most === Infinity)
      throw new RangeError('limits.angularAcceleration: must be finite to plan a turn with');
    const relative = add(angularVelocity, targetAngularVelocity, -1);
    const axis = directionOf(error) ?? directionOf(relative) ?? anyAxis;
    const { output: along } = this._turn.update({
      error: dot(error, axis),
      angularVelocity: dot(angularVelocity, axis),
      targetAngularVelocity: dot(targetAngularVelocity, axis),
      timeStep,
      limits,
    });
    const aside = add(relative, axis, -dot(relative, axis));
    const d = within(scaled(aside, -1 / timeStep), this._asideShare * most);
    const left = Math.sqrt(Math.max(0, most * most - dot(d, d)));
    const p = scaled(axis, clamp(along, -left, left));
    return { p, i: zero, d, output: add(p, d) };
  }

  /** It has no settings. */
  retune(settings: ControllerSettings): void {
    refuseUnknown([], settings);
  }

  /** It needs not be told what was applied. */
  limited(): void {}

  /** It keeps no state. */
  reset(): void {}

  /** Always empty. */
  get memory(): Memory {
    return [];
  }

  set memory(memory: Memory) {
    numbersOf(memory, 0);
  }
}
