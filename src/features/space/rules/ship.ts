// A ship: a law turns it to the commanded attitude, its order, by torque or by setting its state.
// A two-dimensional body represents the ship: that body has the law and gets the telemetry of the turn.
import type { AttitudeController } from '../../../laws/control/attitude/attitude-controller';
import {
  attitudeControllerOf,
  reconfigureAttitude,
} from '../../../laws/control/attitude/attitude-controllers';
import { timesInertia } from '../../../laws/control/attitude/inertia';
import {
  inverse,
  multiply,
  type Quaternion,
  rotate,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import { type AttitudeSteered, steerAttitude } from '../../../laws/control/attitude/steer-attitude';
import {
  add,
  cross,
  directionOf,
  dot,
  lengthOf,
  scaled,
  type Vector,
  within,
  zero,
} from '../../../laws/control/attitude/vector';
import type { ControllerSpec } from '../../../laws/control/controllers';
import type { Memory } from '../../../laws/control/turn-controller';
import { atan2 } from '../../../laws/exact/exact';
import { laws } from '../../../laws/language/laws';
import { headingJump } from '../../../world/entities/autopilot';
import { overridesCollisions, turnsByTorque } from '../../../world/entities/drive';
import { driveOf } from '../../../world/entities/steered-body';
import type { Entity } from '../../../world/simulation/entity-kinds';
import { fallsShort } from '../../../world/simulation/meters/heat';
import type { AngleReading, Attitude, Product, ShipSpec, Triple } from '../spec';
import { quaternionOf } from './attitudes';
import type { IntegralFrame } from './settings';
import { shipSolid } from './solid';
import { SpaceBody } from './space-body';
import { turnBy, turnedOn } from './turn-by';

export const vectorOf = ([x, y, z]: Triple): Vector => ({ x, y, z });

/** Direction of a ship's nose in its own frame. */
export const noseAxis: Vector = { x: 1, y: 0, z: 0 };
/** Direction upwards in a ship's own frame. */
export const upAxis: Vector = { x: 0, y: 1, z: 0 };
/** Direction of a ship's right wing in its own frame. */
export const wingAxis: Vector = { x: 0, y: 0, z: 1 };

/** Attitude in which a ship's axes are those of the world. */
const level: Attitude = [0, 0, 0, 1];

/** Changes of a commanded attitude up to this angle count as rounding errors. rad */
const roundingAngle = 1e-9;

/** Axis of a turn by an angle of 0. Any axis is correct for such a turn. */
const anyAxis: Vector = { x: 1, y: 0, z: 0 };

/**
 * Largest sideways spin (across the turn axis) that is neglected when a turn starts. Unit: √(maximum angular
 * acceleration × turn angle).
 */
const sidewaysLimit = 0.01;

/**
 * Rotates `attitude` about the axis of `turn`. The angle of rotation is 2 acos w, computed in single precision
 * (docs/errata.md, 35).
 * @param attitude present attitude of the ship
 * @param turn quaternion of the turn from `attitude` to the commanded attitude; w is the real part
 * @returns attitude near the commanded one; equal to `attitude` if the turn is below 0.028°
 */
function roundedOrder(attitude: Quaternion, turn: Quaternion): Quaternion {
  // Below 0.028° it equals the ship's attitude.
  const axis = directionOf(rotationVector(turn));
  if (!axis) return attitude;
  const w = Math.fround(Math.abs(turn.w));
  const angle = Math.fround(2 * atan2(Math.sqrt((1 - w) * (1 + w)), w));
  return multiply(turnBy(scaled(axis, angle)), attitude);
}

/** A ship in space: its rigid body, its control law, and its present turn to the commanded attitude. */
export class Ship {
  readonly entity: Entity;
  readonly body: SpaceBody;
  readonly product: Product;
  /** Angular velocity of the commanded attitude in the world's frame. rad/s. 0 if this attitude is fixed */
  private readonly _orderRate: Vector;
  /** Whether the ship's control law receives the angular velocity of the commanded attitude as an input. */
  private readonly _isToldRate: boolean;
  /** Formula for the angle between the ship's attitude and the commanded one. */
  private readonly _angle: AngleReading;
  /** Whether the gyroscopic torque ω × Iω acts on the ship. If so, the ship's law counters it. */
  isGyroscopic: boolean;
  private _steered: boolean;
  private _order: Quaternion;
  private _law: AttitudeController;
  private _spec: ControllerSpec;
  private _integralFrame: IntegralFrame;
  /** Attitude of the ship at the start of the current turn. */
  private _from: Quaternion;
  /** Axis of the shortest turn from `_from` to the commanded attitude, in the world's frame. Unit vector */
  private _axis: Vector = anyAxis;
  /** Sum of the absolute angles of all commanded turns so far. rad */
  private _desired: number;
  /** Commanded attitude at the previous check for a new command. Null before the first check. */
  private _known: Quaternion | null = null;

  constructor(entity: Entity, spec: ShipSpec, isGyroscopic: boolean) {
    const { attitude = level, angularVelocity = [0, 0, 0], order = level, inertia, moment } = spec;
    this.entity = entity;
    this.product = spec.product ?? 'rotation-tensor';
    this.isGyroscopic = isGyroscopic;
    this._integralFrame = spec.integralFrame ?? 'body';
    this._steered = spec.steered ?? true;
    this._order = quaternionOf(order);
    this._orderRate = spec.orderRate ? vectorOf(spec.orderRate) : zero;
    this._isToldRate = spec.toldRate ?? true;
    this._angle = spec.angle ?? 'arc-tangent';
    const { moments, frame = level } = inertia ?? {};
    const own = moments && { moments: vectorOf(moments), frame: quaternionOf(frame) };
    this.body = new SpaceBody(shipSolid(spec.cargo ?? 0, own), {
      place: vectorOf(moment?.place ?? [0, 0, 0]),
      attitude: quaternionOf(attitude),
      velocity: vectorOf(moment?.velocity ?? [0, 0, 0]),
      angularVelocity: vectorOf(angularVelocity),
    });
    this._from = this.body.motion.attitude;
    // A ship that replaces another one continues from its angles, so that the meters see every turn begin.
    this._desired = entity.turn.error === null ? 0 : entity.turn.held + entity.turn.error;
    this._spec = entity.controller;
    this._law = attitudeControllerOf(entity.controller, laws);
  }

  /** State of the ship's law. Setting the state of another law throws RangeError. */
  get memory(): Memory {
    return this._law.memory;
  }

  set memory(memory: Memory) {
    this._law.memory = memory;
  }

  /** Reference frame in which the ship's law sums errors. Setting another frame clears the sum. */
  get integralFrame(): IntegralFrame {
    return this._integralFrame;
  }

  set integralFrame(frame: IntegralFrame) {
    if (frame !== this._integralFrame) this._law.reset();
    this._integralFrame = frame;
  }

  /** Commanded attitude of the ship: the attitude to which the control law turns the ship. */
  get order(): Quaternion {
    return this._order;
  }

  set order(order: Quaternion) {
    this._order = order;
  }

  /** Whether the control law turns the ship. If not, the ship drifts freely. */
  get steered(): boolean {
    return this._steered;
  }

  set steered(on: boolean) {
    if (on && !this._steered) this._law.reset();
    this._steered = on;
    this._known = null;
  }

  /** Whether the commanded attitude itself turns, so that the ship must follow it. */
  get follows(): boolean {
    return this._orderRate !== zero;
  }

  /** Shortest rotation vector to the commanded attitude, in the world's frame. rad */
  get error(): Vector {
    return rotationVector(this._left);
  }

  /** False attitude from which the law computes the axes of inertia. Null if it uses the true one. */
  get assumedAttitude(): Quaternion | null {
    if (this.product === 'rotation-tensor') return null;
    const { solid, motion } = this.body;
    return multiply(multiply(solid.frame, motion.attitude), inverse(solid.frame));
  }

  /** The remaining turn: from the ship's attitude to the commanded attitude, as a quaternion. */
  private get _left(): Quaternion {
    return multiply(this._order, inverse(this.body.motion.attitude));
  }

  /** Attitude error (rad) and motor acceleration (rad/s²) in the world's frame. Null during drift. */
  turn: { readonly error: Vector; readonly applied: Vector } | null = null;

  /** Whether a torque turns the ship. False in free drift and for drives that set the motion. */
  get isTurnedByTorque(): boolean {
    return this._steered && turnsByTorque(driveOf(this.entity));
  }

  /**
   * Whether the motor was too weak in the last step: it gave its full torque towards the commanded attitude, but the
   * ship was off that attitude.
   */
  get isStrained(): boolean {
    if (!this.turn || !this.isTurnedByTorque) return false;
    const { error, applied } = this.turn;
    const towards = dot(error, applied) < 0 ? -1 : 1;
    return fallsShort(lengthOf(applied), this.entity.limits.angularAcceleration, towards * lengthOf(error));
  }

  /** Angle of the ship's deviation from the shortest turn to the commanded attitude. rad */
  get offArc(): number {
    const { way, done } = this._progress;
    return way ? lengthOf(add(done, way, -dot(done, way))) : 0;
  }

  get nearestOnWay(): Quaternion | null {
    const { way, done } = this._progress;
    return way && multiply(this._from, turnBy(scaled(way, dot(done, way))));
  }

  /** Attitude of the ship at the start of the turn. */
  get start(): Quaternion {
    return this._from;
  }

  /**
   * Progress of the commanded turn. Vectors are in the ship's frame at the start.
   * @returns `way`: axis of the commanded turn, a unit vector; null for an angle of 0. `whole`: angle of the commanded
   * turn, rad. `done`: rotation vector since the start, rad
   */
  private get _progress(): { readonly way: Vector | null; readonly whole: number; readonly done: Vector } {
    const back = inverse(this._from);
    const turn = rotationVector(multiply(back, this._order));
    return {
      way: directionOf(turn),
      whole: lengthOf(turn),
      done: rotationVector(multiply(back, this.body.motion.attitude)),
    };
  }

  /**
   * Converts a heading in two-dimensional displays to a ship attitude. The desired heading becomes the commanded
   * attitude.
   * @param heading heading in the display, rad. For any other heading, the result is the commanded attitude rotated
   * about the axis of the commanded turn by `heading` minus the desired heading
   */
  onArc(heading: number): Quaternion {
    return multiply(turnBy(scaled(this._axis, heading - this._desired)), this._order);
  }

  /** Puts the ship at rest at an attitude, and resets its control law. */
  reset(attitude: Quaternion): void {
    this.body.motion = { place: zero, attitude, velocity: zero, angularVelocity: zero };
    this._law.reset();
    this._known = null;
  }

  /**
   * Lets the law steer the ship for one step. Returns whether a turn to a new attitude begins.
   * @param timeStep duration of the step, s
   */
  steer(timeStep: number): boolean {
    const { body, entity } = this;
    const drive = driveOf(entity);
    this._configure();
    body.isSet = this._steered && drive === 'angle';
    this.turn = null;
    const { attitude, angularVelocity } = body.motion;
    entity.turn.turnsElsewhere = true;
    entity.turn.rate = lengthOf(angularVelocity);
    if (!this._steered) return false;
    const { moments, frame } = body.solid;
    const isSetByHand = overridesCollisions(drive);
    const steered = steerAttitude(this._law, {
      desired: this._angle === 'arc-tangent' ? this._order : roundedOrder(attitude, this._left),
      desiredRate: this._isToldRate ? this._orderRate : zero,
      ...{ attitude, angularVelocity, timeStep },
      // A state set by hand needs no torque.
      limits: { ...entity.limits, holds: isSetByHand ? 'acceleration' : 'torque' },
      inertia: { moments, frame, gyroscopic: this.isGyroscopic },
      integralFrame: this._integralFrame,
    });
    const { angularAcceleration } = steered;
    const torque = this.product === 'rotation-tensor' ? steered.torque : this._asPrinted(angularAcceleration);
    this.turn = {
      error: this.error,
      applied: isSetByHand ? angularAcceleration : body.byInertia(torque),
    };
    const begins = this._tell(steered);
    if (this.follows) this._order = turnedOn(this._order, this._orderRate, timeStep);
    if (isSetByHand)
      body.motion = { ...body.motion, angularVelocity: add(angularVelocity, angularAcceleration, timeStep) };
    else body.torque = add(body.torque, torque);
    return begins;
  }

  /**
   * Undoes the effect of collisions on the angular velocity of a ship whose drive sets the motion directly.
   * @param set angular velocity before the physics step, rad/s
   */
  keep(set: Vector): void {
    if (this._steered && overridesCollisions(driveOf(this.entity)))
      this.body.motion = { ...this.body.motion, angularVelocity: set };
  }

  /** Returns the torque by a published but wrong formula, within the motor's limit. N m */
  private _asPrinted(angularAcceleration: Vector): Vector {
    // T = P I P⁻¹ α with P = frame ∘ attitude: “inertiaTensorRotation * transform.rotation”, DigitalOpus, “Stable PD”,
    // and the gyroscopic torque countered as by every ship.
    const { body, isGyroscopic } = this;
    const { moments, frame } = body.solid;
    const { attitude, angularVelocity } = body.motion;
    const printed = timesInertia(angularAcceleration, moments, multiply(frame, attitude));
    const counter = isGyroscopic ? cross(angularVelocity, body.timesInertia(angularVelocity)) : zero;
    return body.timesInertia(
      within(body.byInertia(add(printed, counter)), this.entity.limits.angularAcceleration),
    );
  }

  /**
   * Takes over the law and its settings from the two-dimensional body that represents the ship, if they have changed.
   */
  private _configure(): void {
    const spec = this.entity.controller;
    if (spec === this._spec) return;
    this._law = reconfigureAttitude(this._law, this._spec, spec, laws);
    this._spec = spec;
  }

  /**
   * Writes the telemetry `entity.turn`: error, rate and law terms along the turn axis.
   * @returns whether a turn to a new attitude begins
   */
  private _tell({ p, i, d, output, angularAcceleration }: AttitudeSteered): boolean {
    const { turn, limits } = this.entity;
    const { attitude, angularVelocity } = this.body.motion;
    const { error } = this;
    const size = lengthOf(error);
    const begins = this._takeOrder(error, attitude);
    const axis = this._axis;
    // Past the order the error points backwards.
    turn.error = dot(error, axis) < 0 ? -size : size;
    turn.held = this._desired - turn.error;
    turn.told = turn.held;
    turn.rate = dot(angularVelocity, axis);
    // The terms of the law are in the frame of its input.
    const own = this._integralFrame === 'body' ? rotate(axis, inverse(attitude)) : axis;
    turn.p = dot(p, own);
    turn.i = dot(i, own);
    turn.d = dot(d, own);
    turn.commanded = dot(output, own);
    turn.applied = dot(angularAcceleration, axis);
    if (!begins) return false;
    const aside = lengthOf(add(angularVelocity, axis, -turn.rate));
    const slow = sidewaysLimit * Math.sqrt(limits.angularAcceleration * size);
    turn.bounded = !overridesCollisions(driveOf(this.entity)) && aside <= slow;
    return true;
  }

  /**
   * Takes over the commanded attitude if it has changed since the last step.
   * @param error rotation vector from the present to the commanded attitude, in the world's frame, rad
   * @param attitude present attitude of the ship
   * @returns true if the change begins a new turn; false for a small change
   */
  private _takeOrder(error: Vector, attitude: Quaternion): boolean {
    const { _order: order, _known: known } = this;
    if (order === known) return false;
    const jump = lengthOf(known ? rotationVector(multiply(order, inverse(known))) : error);
    this._known = order;
    this._desired += jump;
    if (known && jump <= headingJump) {
      // The arc still restarts, from the present attitude.
      if (jump > roundingAngle && !this.follows) this._from = attitude;
      return false;
    }
    this._from = attitude;
    this._axis = directionOf(error) ?? anyAxis;
    return true;
  }
}
