// A ship: the law of its entity turns it to its order, by torque or by setting its state; the entity gets the turn's telemetry.
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

/** Converts a vector of a file. */
export const vectorOf = ([x, y, z]: Triple): Vector => ({ x, y, z });

/** Directions of a ship in its frame: nose, up, and right wing. */
export const noseAxis: Vector = { x: 1, y: 0, z: 0 };
export const upAxis: Vector = { x: 0, y: 1, z: 0 };
export const wingAxis: Vector = { x: 0, y: 0, z: 1 };

/** Attitude whose axes are those of the world. */
const level: Attitude = [0, 0, 0, 1];

/** Smallest change of a dragged order; less is rounding. rad */
const leastMove = 1e-9;

/** Axis for a turn by 0, where any axis will do. */
const anyAxis: Vector = { x: 1, y: 0, z: 0 };

/** Largest angular velocity off the arc, as a share of √(α θ), at which the best turn from rest is still a bound. */
const nearlyStraight = 0.01;

/**
 * Returns the order as seen by code that computes the angle by 2 acos w in single precision (erratum 35).
 * @param error the turn from the ship's attitude to its order
 */
function orderByCosine(attitude: Quaternion, error: Quaternion): Quaternion {
  // Below 0.028° it equals the ship's attitude.
  const axis = directionOf(rotationVector(error));
  if (!axis) return attitude;
  const w = Math.fround(Math.abs(error.w));
  const angle = Math.fround(2 * atan2(Math.sqrt((1 - w) * (1 + w)), w));
  return multiply(turnBy(scaled(axis, angle)), attitude);
}

/** A ship, and its last turn along its arc. */
export class Ship {
  readonly entity: Entity;
  readonly body: SpaceBody;
  readonly product: Product;
  /** Angular velocity of the ship's order, in the world's frame. rad/s */
  private readonly _orderRate: Vector;
  private readonly _isToldRate: boolean;
  private readonly _angle: AngleReading;
  /** Whether ω × Iω turns the ship, and its law counters that. */
  isGyroscopic: boolean;
  private _steered: boolean;
  private _order: Quaternion;
  private _law: AttitudeController;
  private _spec: ControllerSpec;
  private _integralFrame: IntegralFrame;
  /** Attitude at the start of the current order, and axis of the shortest turn from there, in the world. */
  private _from: Quaternion;
  private _axis: Vector = anyAxis;
  /** Total angle of the orders so far. rad. The meters of the plane see it as the desired heading */
  private _desired: number;
  /** The order that this was computed with. */
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

  /** Memory of the ship's law. Setting it throws RangeError for the memory of another law. */
  get memory(): Memory {
    return this._law.memory;
  }

  set memory(memory: Memory) {
    this._law.memory = memory;
  }

  /** Frame in which the ship's law sums errors. Setting it clears the sum of another frame. */
  get integralFrame(): IntegralFrame {
    return this._integralFrame;
  }

  set integralFrame(frame: IntegralFrame) {
    if (frame !== this._integralFrame) this._law.reset();
    this._integralFrame = frame;
  }

  /** Attitude that the ship turns to. */
  get order(): Quaternion {
    return this._order;
  }

  set order(order: Quaternion) {
    this._order = order;
  }

  /** Whether the law steers the ship. Otherwise it drifts freely. */
  get steered(): boolean {
    return this._steered;
  }

  set steered(on: boolean) {
    if (on && !this._steered) this._law.reset();
    this._steered = on;
    this._known = null;
  }

  /** Whether the ship's order turns by itself, and the ship follows. */
  get follows(): boolean {
    return this._orderRate !== zero;
  }

  /** Rotation vector from the ship's attitude to its order, the short way, in the world's frame. rad */
  get error(): Vector {
    return rotationVector(this._left);
  }

  /** The turn from the ship's attitude to its order. */
  private get _left(): Quaternion {
    return multiply(this._order, inverse(this.body.motion.attitude));
  }

  /**
   * Last step: the error as a rotation vector (rad) and I⁻¹ T of the motor (rad/s²), in the world; null while the ship drifts
   * freely.
   */
  turn: { readonly error: Vector; readonly applied: Vector } | null = null;

  /** Whether the ship's motor turns it. False in free drift, and if its attitude is set. */
  get isTurnedByTorque(): boolean {
    return this._steered && turnsByTorque(driveOf(this.entity));
  }

  /** Whether the ship's motor was at its limit in the last step, pushed towards the order, and was too weak. */
  get isStrained(): boolean {
    if (!this.turn || !this.isTurnedByTorque) return false;
    const { error, applied } = this.turn;
    const towards = dot(error, applied) < 0 ? -1 : 1;
    return fallsShort(lengthOf(applied), this.entity.limits.angularAcceleration, towards * lengthOf(error));
  }

  /** Angle off the shortest way from the start of its order. rad */
  get offArc(): number {
    const back = inverse(this._from);
    const way = directionOf(rotationVector(multiply(back, this._order)));
    const done = rotationVector(multiply(back, this.body.motion.attitude));
    return way ? lengthOf(add(done, way, -dot(done, way))) : 0;
  }

  /** Returns the attitude on the arc of its turn for a heading of the plane's meters. @param heading rad */
  onArc(heading: number): Quaternion {
    return multiply(turnBy(scaled(this._axis, heading - this._desired)), this._order);
  }

  /** Puts the ship at rest at an attitude, with a fresh law. */
  reset(attitude: Quaternion): void {
    this.body.motion = { place: zero, attitude, velocity: zero, angularVelocity: zero };
    this._law.reset();
    this._known = null;
  }

  /**
   * Turns the ship for one step, before its space's step, and writes the telemetry. Returns whether a turn to another order
   * begins. @param timeStep s
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
      desired: this._angle === 'arc-tangent' ? this._order : orderByCosine(attitude, this._left),
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
   * Restores the angular velocity that was set, in place of the one after contacts. Call after the step of its space.
   * @param set angular velocity before that step. rad/s
   */
  keep(set: Vector): void {
    if (this._steered && overridesCollisions(driveOf(this.entity)))
      this.body.motion = { ...this.body.motion, angularVelocity: set };
  }

  /** Returns the torque by the printed formula with the wrong order of multiplication. At most the motor's. N m */
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

  /** Applies the law and settings of the ship's entity. */
  private _configure(): void {
    const spec = this.entity.controller;
    if (spec === this._spec) return;
    this._law = reconfigureAttitude(this._law, this._spec, spec, laws);
    this._spec = spec;
  }

  /**
   * Writes the turn along the arc to the entity, as a turn of the plane, for meters and drawings. Returns whether a turn
   * begins.
   */
  private _tell({ p, i, d, output, angularAcceleration }: AttitudeSteered): boolean {
    const { turn, limits } = this.entity;
    const { attitude, angularVelocity } = this.body.motion;
    const { error } = this;
    const size = lengthOf(error);
    const begins = this._look(error, attitude);
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
    const slow = nearlyStraight * Math.sqrt(limits.angularAcceleration * size);
    turn.bounded = !overridesCollisions(driveOf(this.entity)) && aside <= slow;
    return true;
  }

  /** Detects a new order. Returns whether a turn begins; a dragged order begins none. */
  private _look(error: Vector, attitude: Quaternion): boolean {
    const { _order: order, _known: known } = this;
    if (order === known) return false;
    const jump = lengthOf(known ? rotationVector(multiply(order, inverse(known))) : error);
    this._known = order;
    this._desired += jump;
    if (known && jump <= headingJump) {
      // The arc still restarts, from the present attitude.
      if (jump > leastMove && !this.follows) this._from = attitude;
      return false;
    }
    this._from = attitude;
    this._axis = directionOf(error) ?? anyAxis;
    return true;
  }
}
