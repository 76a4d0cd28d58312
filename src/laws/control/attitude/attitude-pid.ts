// The textbook’s PID in space. The planar PID compares the size of an error; this one compares the length of a vector.
// MIT License, Copyright (c) 2026 Slew contributors.
import { brakedTerm, type PidSettings, pidSettings } from '../pid';
import { type Memory, numbersOf } from '../turn-controller';
import type { AttitudeController, AttitudeOutput, AttitudeSample } from './attitude-controller';
import { add, lengthOf, scaled, type Vector, zero } from './vector';

// Settings and sources: Pid. Lengths of vectors decide two things.
// - Conditional integration: I works while |e| and the length of its rate are both within their settings. A gate for
// each component would open for the short components of a large turn, whose integrals would then have to be undone.
// - The brake: Kp e is limited to the speed that a share of the motor can stop within |e|.
// Clamping works by component, in the frame of the input. It takes back the growth of a component of I that
// pushed further past the motor's limit. So three exported laws clamp alike. A derivative of the error also goes
// the short way round.
// I is kept in the frame of the input: in the body’s frame it follows a push that turns with the body, in the world’s
// frame one that does not.
/**
 * The textbook PID on vectors: α = Kp e + I + D, α in rad/s², e in rad. About one axis it equals `Pid`.
 * Source: Åström & Murray, “Feedback Systems”, ch. 11.
 */
export class AttitudePid implements AttitudeController<PidSettings> {
  private _settings: ReturnType<typeof pidSettings>;
  private _integral = zero;
  private _fresh = true;
  private _lastError = zero;
  private _lastRate = zero;
  private _lastOutput = zero;
  private _lastGrowth = zero;
  /**
   * Length of the last step, for the anti-windup method “back-calculation”. s; 0 if the law did not integrate in that
   * step
   */
  private _lastTimeStep = 0;

  /**
   * Throws RangeError when a setting has an unknown name, a text setting has an unknown value, or a number is
   * out of its range.
   */
  constructor(settings: PidSettings = {}) {
    this._settings = pidSettings(settings);
  }

  update(sample: AttitudeSample): AttitudeOutput {
    const { error, timeStep, limits } = sample;
    const { ki, kd, filterTime, integralZone, integralRate } = this._settings;
    const raw = this._rawRate(sample);
    const integrates = lengthOf(error) <= integralZone && lengthOf(raw) <= integralRate;
    const grows = integrates && !this._fresh;
    this._lastGrowth = grows ? scaled(add(error, this._lastError), (ki * timeStep) / 2) : zero;
    const before = this._fresh ? raw : this._lastRate;
    this._lastRate = add(before, add(raw, before, -1), timeStep / (filterTime + timeStep));
    this._integral = add(this._integral, this._lastGrowth);
    this._fresh = false;
    this._lastError = error;
    this._lastTimeStep = integrates ? timeStep : 0;
    const p = this._proportional(error, limits.angularAcceleration);
    const d = scaled(this._lastRate, kd);
    this._lastOutput = add(add(p, this._integral), d);
    return { p, i: this._integral, d, output: this._lastOutput };
  }

  limited(applied: Vector): void {
    const { antiWindup, ki, trackingTime } = this._settings;
    const excess = add(this._lastOutput, applied, -1);
    if (antiWindup === 'clamping')
      this._integral = add(this._integral, partsAlong(this._lastGrowth, excess), -1);
    // With a Ki of 0 nothing would ever bring the integral back.
    if (antiWindup === 'back-calculation' && ki !== 0) {
      this._integral = add(this._integral, excess, -Math.min(1, this._lastTimeStep / trackingTime));
    }
  }

  retune(settings: PidSettings): void {
    this._settings = pidSettings(settings, this._settings);
  }

  reset(): void {
    this._fresh = true;
    this._integral = zero;
    this._lastGrowth = zero;
    this._lastTimeStep = 0;
  }

  /**
   * State of the law: integral (rad/s²), last error (rad) and its filtered rate (rad/s), three components each. Empty
   * after a reset.
   */
  get memory(): Memory {
    if (this._fresh) return [];
    return [this._integral, this._lastError, this._lastRate].flatMap(({ x, y, z }) => [x, y, z]);
  }

  set memory(memory: Memory) {
    const numbers = numbersOf(memory, 0, 9);
    this.reset();
    if (numbers.length === 0) return;
    const vectorAt = (n: number): Vector => ({ x: numbers[n], y: numbers[n + 1], z: numbers[n + 2] });
    [this._integral, this._lastError, this._lastRate] = [vectorAt(0), vectorAt(3), vectorAt(6)];
    this._fresh = false;
  }

  /**
   * Returns the proportional term Kp e. rad/s². It is reduced at large errors, so that the motor can still brake the
   * turn in time.
   * @param most the largest angular acceleration of the motor. rad/s²
   */
  private _proportional(error: Vector, most: number): Vector {
    const { kp, kd, brake } = this._settings;
    const size = lengthOf(error);
    if (brake === 0 || size === 0) return scaled(error, kp);
    return scaled(error, brakedTerm(size, kp, kd, brake * most) / size);
  }

  /**
   * Returns the error's rate of change before filtering. rad/s. The setting `derivative` tells how it is
   * computed.
   */
  private _rawRate(sample: AttitudeSample): Vector {
    const { error, angularVelocity, targetAngularVelocity, timeStep } = sample;
    if (this._settings.derivative === 'measurement') return add(targetAngularVelocity, angularVelocity, -1);
    return this._fresh ? zero : scaled(changeOf(error, this._lastError), 1 / timeStep);
  }
}

/** Returns a vector with only those components that have the same sign as in `other`. The other components are 0. */
function partsAlong({ x, y, z }: Vector, other: Vector): Vector {
  return { x: x * other.x > 0 ? x : 0, y: y * other.y > 0 ? y : 0, z: z * other.z > 0 ? z : 0 };
}

function changeOf(error: Vector, last: Vector): Vector {
  // A turn by θ about an axis is also a turn by θ - 2π. Past half a turn the short way changes sides, and the error
  // seems to jump by 2π. So the image that is nearer to the last error is used.
  const size = lengthOf(error);
  const change = add(error, last, -1);
  if (size === 0) return change;
  const other = add(scaled(error, 1 - (2 * Math.PI) / size), last, -1);
  return lengthOf(other) < lengthOf(change) ? other : change;
}
