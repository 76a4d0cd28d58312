// A ship: the law of its entity turns it to its order, by torque or by setting its state; the entity tells of the turn.
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

/** A vector of a file. */
export const vectorOf = ([x, y, z]: Triple): Vector => ({ x, y, z });

/** A ship’s nose, what is up to it, and its right wing, in its own frame. */
export const noseAxis: Vector = { x: 1, y: 0, z: 0 };
export const upAxis: Vector = { x: 0, y: 1, z: 0 };
export const wingAxis: Vector = { x: 0, y: 0, z: 1 };

/** An attitude whose axes are the world's. */
const level: Attitude = [0, 0, 0, 1];

/** By how much an order moves at least when a hand drags it; less is rounding. rad */
const leastMove = 1e-9;

/** Axis of a turn that is none. */
const anyAxis: Vector = { x: 1, y: 0, z: 0 };

/** Share of the fastest turn's speed, √(α θ), that a body may turn aside of its arc so that the best turn from rest is a bound. */
const nearlyStraight = 0.01;

/**
 * Where an order stands for code that takes its distance by 2 acos w, with w in single precision: at the ship below 0.028°,
 * erratum 35 of the notes. @param error the turn from the ship's attitude to its order
 */
function orderByCosine(attitude: Quaternion, error: Quaternion): Quaternion {
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
  /** How fast its order turns, in the world's frame. rad/s */
  private readonly _orderRate: Vector;
  private readonly _isToldRate: boolean;
  private readonly _angle: AngleReading;
  /** Whether ω × Iω turns it, and its law counters that. */
  isGyroscopic: boolean;
  private _steered: boolean;
  private _order: Quaternion;
  private _law: AttitudeController;
  private _spec: ControllerSpec;
  private _integralFrame: IntegralFrame;
  /** Attitude at the order of the turn, and its axis in the world: that of the shortest way from there. */
  private _from: Quaternion;
  private _axis: Vector = anyAxis;
  /** How far the orders have turned so far. rad: to the meters of the plane, the heading that is desired */
  private _desired: number;
  /** The order that this was reckoned with. */
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
    // A ship in the place of another one turns on from its orders: the meters see every turn begin.
    this._desired = entity.turn.error === null ? 0 : entity.turn.held + entity.turn.error;
    this._spec = entity.controller;
    this._law = attitudeControllerOf(entity.controller, laws);
  }

  /** What its law keeps from step to step. Setting it throws RangeError when it is not that of this law. */
  get memory(): Memory {
    return this._law.memory;
  }

  set memory(memory: Memory) {
    this._law.memory = memory;
  }

  /** The axes in which its law sums errors. What it has summed in others is forgotten when they are set. */
  get integralFrame(): IntegralFrame {
    return this._integralFrame;
  }

  set integralFrame(frame: IntegralFrame) {
    if (frame !== this._integralFrame) this._law.reset();
    this._integralFrame = frame;
  }

  /** The attitude that it turns to. */
  get order(): Quaternion {
    return this._order;
  }

  set order(order: Quaternion) {
    this._order = order;
  }

  /** Whether its law steers it; else it is let go. */
  get steered(): boolean {
    return this._steered;
  }

  set steered(on: boolean) {
    if (on && !this._steered) this._law.reset();
    this._steered = on;
    this._known = null;
  }

  /** Whether its order turns by itself, and it follows. */
  get follows(): boolean {
    return this._orderRate !== zero;
  }

  /** Rotation vector from its attitude to its order, the short way, in the world's frame. rad */
  get error(): Vector {
    return rotationVector(this._left);
  }

  /** The turn from its attitude to its order. */
  private get _left(): Quaternion {
    return multiply(this._order, inverse(this.body.motion.attitude));
  }

  /** The last step: rotation vector that was left (rad) and I⁻¹ T of the motor (rad/s²), of the world; null while it is let go. */
  turn: { readonly error: Vector; readonly applied: Vector } | null = null;

  /** Whether its motor turns it: else it is let go, or its state is set. */
  get isTurnedByTorque(): boolean {
    return this._steered && turnsByTorque(driveOf(this.entity));
  }

  /** Whether its motor was at its limit in the last step, pushed towards the order, and fell short of it. */
  get isStrained(): boolean {
    if (!this.turn || !this.isTurnedByTorque) return false;
    const { error, applied } = this.turn;
    const towards = dot(error, applied) < 0 ? -1 : 1;
    return fallsShort(lengthOf(applied), this.entity.limits.angularAcceleration, towards * lengthOf(error));
  }

  /** How far it is off the shortest way from where it was at its order. rad */
  get offArc(): number {
    const back = inverse(this._from);
    const way = directionOf(rotationVector(multiply(back, this._order)));
    const done = rotationVector(multiply(back, this.body.motion.attitude));
    return way ? lengthOf(add(done, way, -dot(done, way))) : 0;
  }

  /** Its attitude on the arc of its turn where the meters of the plane have a heading. @param heading rad */
  onArc(heading: number): Quaternion {
    return multiply(turnBy(scaled(this._axis, heading - this._desired)), this._order);
  }

  /** At rest at an attitude, with a fresh law. */
  startAnew(attitude: Quaternion): void {
    this.body.motion = { place: zero, attitude, velocity: zero, angularVelocity: zero };
    this._law.reset();
    this._known = null;
  }

  /** One step's turn, before its space's step. Tells the entity of it. Returns whether a turn to another order begins. @param timeStep s */
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
      // What sets a state gives no torque.
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
   * What it was set to turn with, over what contacts gave it. Call after the step of its space.
   * @param set its angular velocity before that step. rad/s
   */
  keep(set: Vector): void {
    if (this._steered && overridesCollisions(driveOf(this.entity)))
      this.body.motion = { ...this.body.motion, angularVelocity: set };
  }

  /**
   * T = P I P⁻¹ α with P = frame ∘ attitude: “inertiaTensorRotation * transform.rotation”, DigitalOpus, “Stable PD”, and the
   * gyroscopic torque countered as by every ship. At most what the motor gives. N m
   */
  private _asPrinted(angularAcceleration: Vector): Vector {
    const { body, isGyroscopic } = this;
    const { moments, frame } = body.solid;
    const { attitude, angularVelocity } = body.motion;
    const printed = timesInertia(angularAcceleration, moments, multiply(frame, attitude));
    const counter = isGyroscopic ? cross(angularVelocity, body.timesInertia(angularVelocity)) : zero;
    return body.timesInertia(
      within(body.byInertia(add(printed, counter)), this.entity.limits.angularAcceleration),
    );
  }

  /** Takes up another law, or other settings, of its entity. */
  private _configure(): void {
    const spec = this.entity.controller;
    if (spec === this._spec) return;
    this._law = reconfigureAttitude(this._law, this._spec, spec, laws);
    this._spec = spec;
  }

  /** Tells the entity of the turn along its arc, as a turn of the plane: what measures and draws those knows it then. Returns whether a turn begins. */
  private _tell({ p, i, d, output, angularAcceleration }: AttitudeSteered): boolean {
    const { turn, limits } = this.entity;
    const { attitude, angularVelocity } = this.body.motion;
    const { error } = this;
    const size = lengthOf(error);
    const begins = this._look(error, attitude);
    const axis = this._axis;
    // Past the order the error points back.
    turn.error = dot(error, axis) < 0 ? -size : size;
    turn.held = this._desired - turn.error;
    turn.told = turn.held;
    turn.rate = dot(angularVelocity, axis);
    // The terms of the law are in the frame that it is told in.
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

  /** Takes up an order that is new. Returns whether a turn begins with it: one that is dragged along begins none. */
  private _look(error: Vector, attitude: Quaternion): boolean {
    const { _order: order, _known: known } = this;
    if (order === known) return false;
    const jump = lengthOf(known ? rotationVector(multiply(order, inverse(known))) : error);
    this._known = order;
    this._desired += jump;
    if (known && jump <= headingJump) {
      // Its way begins anew all the same, where it is by now.
      if (jump > leastMove && !this.follows) this._from = attitude;
      return false;
    }
    this._from = attitude;
    this._axis = directionOf(error) ?? anyAxis;
    return true;
  }
}
