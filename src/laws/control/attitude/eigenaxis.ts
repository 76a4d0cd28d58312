// Bang-bang control about the eigenaxis: the quickest planar turn, in space about the one axis that leads to the target.
// MIT License, Copyright (c) 2026 Slew contributors.
import { clamp } from '../clamp';
import { refuseSettings, refuseUnlessNumber } from '../refuse';
import { TimeOptimal } from '../time-optimal';
import { type EmptySettings, type Memory, numbersOf } from '../turn-controller';
import type { AttitudeController, AttitudeOutput, AttitudeSample } from './attitude-controller';
import { add, directionOf, dot, scaled, type Vector, within, zero } from './vector';

/** Axis for a body that is at rest on its target, where any axis will do. */
const anyAxis: Vector = { x: 1, y: 0, z: 0 };

// It turns as fast as full braking can still stop. It goes the other way round if the body already turns that way and
// arrives sooner. Rotation about other axes is stopped first, with at most a share of the motor. The rest of the motor
// works along the axis. From rest, with a motor that limits the length of the acceleration, this is the quickest turn:
// 2 √(θ/α). If the motor limits the torque, countering ω × Iω takes a part of the motor that the law counts on.
// Large and fast turns then swing past the target, and out of a tumble of 10 rad/s a PD is quicker. The quickest way
// out of a tumble bends, and has no closed form. If the motor limits each axis, the eigenaxis is not the quickest
// even from rest:
// Bilimoria & Wie, “Time-Optimal Three-Axis Reorientation of a Rigid Spacecraft”, J. Guidance 16 (3), 1993.
/**
 * Bang-bang control in 3D about the axis of the remaining turn (eigenaxis). 3D form of `TimeOptimal`. Source:
 * Bilimoria & Wie, J. Guidance 16 (3), 1993.
 */
export class Eigenaxis implements AttitudeController<EmptySettings> {
  private readonly _turn = new TimeOptimal();
  private readonly _asideShare: number;

  /**
   * Creates the law. Throws RangeError unless `asideShare` is a number from 1e-6 to 1.
   * @param asideShare fraction of the motor's angular acceleration that may stop rotation about axes other
   * than the turn's axis. Too small: the attitude circles round the desired one. Too large: the body stops
   * its tumble before it turns. 0.8 suits a tumble of 5 rad/s, 0.95 one of 10 rad/s
   */
  constructor(asideShare = 0.8) {
    refuseUnlessNumber('asideShare', asideShare, 1e-6, 1);
    this._asideShare = asideShare;
  }

  /**
   * Returns the angular acceleration to command in this step, and its terms. rad/s²
   * @returns term `p` turns the body about the axis of the remaining rotation; term `d` stops rotation about
   * other axes
   * @throws RangeError if `limits.angularAcceleration` is Infinity
   */
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

  /** Throws RangeError if any setting is given, because this law has no settings. */
  retune(settings: EmptySettings): void {
    refuseSettings(settings);
  }

  /** Does nothing: this law ignores the motor's real angular acceleration. */
  limited(): void {}

  /** Does nothing: this law keeps no state. */
  reset(): void {}

  /** Memory of the law: always empty, because this law keeps no state. */
  get memory(): Memory {
    return [];
  }

  set memory(memory: Memory) {
    numbersOf(memory, 0);
  }
}
