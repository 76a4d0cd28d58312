// Timetable of a scene in space: repeated orders and pushes.
import {
  identity,
  inverse,
  multiply,
  type Quaternion,
  rotate,
  rotationVector,
} from '../../../laws/control/attitude/quaternion';
import {
  add,
  cross,
  directionOf,
  lengthOf,
  scaled,
  type Vector,
} from '../../../laws/control/attitude/vector';
import { timeTolerance } from '../../../world/simulation/timeline';
import type { OrdersSpec, PushSpec } from '../spec';
import { attitudeOf, quaternionOf } from './attitudes';
import { noseAxis, upAxis, vectorOf } from './ship';
import type { Sphere } from './sphere';
import { shortestTurn, turnBy, unit } from './turn-by';

/** Gives all ships one order after another, again and again. */
export class RepeatedOrders {
  /** Whether orders come by themselves. A person's order ends that. */
  repeats = true;
  private readonly _spec: OrdersSpec;
  /** Attitude that the angles of turns are measured from. */
  private readonly _from: Quaternion;
  private _attitudes: readonly Quaternion[];
  /** Index of the next order, and its time. s */
  private _next = 0;
  private _at: number;
  /** Whether the first order is postponed, because a person may still be choosing the angle. */
  isPutOff = false;

  constructor(spec: OrdersSpec) {
    this._spec = spec;
    this._from = spec.from ? quaternionOf(spec.from) : identity;
    this._attitudes = spec.attitudes.map(quaternionOf);
    this._at = spec.first ?? 0;
  }

  /** Rotation vectors from the start attitude to each order, in the world. rad */
  private get _turns(): readonly Vector[] {
    return this._attitudes.map((each) => rotationVector(multiply(each, inverse(this._from))));
  }

  private set _turns(turns: readonly Vector[]) {
    this._attitudes = turns.map((turn) => unit(multiply(turnBy(turn), this._from)));
  }

  /** Largest angle of a repeated order from the first attitude. rad */
  get by(): number {
    return Math.max(...this._turns.map(lengthOf));
  }

  /** Scales the angles of all orders so that the largest has this angle. Throws RangeError when it is out of range. */
  set by(by: number) {
    if (!(by > 0 && by <= Math.PI)) throw new RangeError(`by: must be above 0 and at most π, got ${by}`);
    const factor = by / this.by;
    if (!Number.isFinite(factor)) return;
    this._turns = this._turns.map((turn) => scaled(turn, factor));
  }

  /** Axis of the largest turn, of length 1; along the nose if none turns. */
  get axis(): Vector {
    const largest = this._turns.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
    return directionOf(largest) ?? noseAxis;
  }

  /**
   * Turns the axes of all orders, so that the axis of the largest becomes the given one.
   * @param axis of length 1
   */
  set axis(axis: Vector) {
    const across = directionOf(cross(axis, noseAxis)) ?? upAxis;
    const turn = shortestTurn(this.axis, axis, across);
    this._turns = this._turns.map((each) => rotate(each, turn));
  }

  /**
   * Restarts. The first order then has the delay that it had at the start.
   * @param time now. s
   * @param wait postponement. s
   */
  restart(time: number, wait = 0): void {
    this._next = 0;
    this._at = time + (this._spec.first ?? 0) + wait;
    this.isPutOff = wait > 0;
  }

  /** Gives the order that is due. @param time s */
  before(time: number, spheres: readonly Sphere[]): void {
    if (!this.repeats || this._at > time + timeTolerance) return;
    this.isPutOff = false;
    const count = this._attitudes.length;
    const order = this._attitudes[this._next];
    this._next = (this._next + 1) % count;
    this._at = time + this._spec.every;
    for (const sphere of spheres) {
      const { ship, meter } = sphere;
      if (!ship.steered) continue;
      if (this._spec.fromRest) sphere.reset(ship.order);
      ship.order = order;
      meter.begin();
    }
  }

  /** Returns the orders in the form of files. @param time from which `first` is counted. s; the start of all when left out */
  spec(time?: number): OrdersSpec {
    const { every, from: home, fromRest, first } = this._spec;
    const isRestart = time === undefined;
    const [from, next] = isRestart ? [first, 0] : [Math.max(0, this._at - time), this._next];
    const turned = [...this._attitudes.slice(next), ...this._attitudes.slice(0, next)];
    return {
      every,
      attitudes: turned.map(attitudeOf),
      ...(home && { from: home }),
      ...(from !== undefined && { first: from }),
      ...(fromRest !== undefined && { fromRest }),
    };
  }
}

/** Applies pushes at their times. */
export class Pushes {
  private readonly _all: readonly PushSpec[];
  /** Number of pushes given. */
  private _given = 0;
  /** Time from which the times of pushes are counted. s */
  private _began = 0;

  constructor(pushes: readonly PushSpec[]) {
    this._all = pushes.toSorted((a, b) => a.at - b.at);
  }

  /** Restarts all pushes. @param time now. s */
  restart(time: number): void {
    this._given = 0;
    this._began = time;
  }

  /** Gives the pushes that are due: their angular momentum in one step. @param time s @param timeStep s */
  before(time: number, timeStep: number, spheres: readonly Sphere[]): void {
    for (let next = this._all[this._given]; next && this._isDue(next, time); next = this._all[this._given]) {
      this._given += 1;
      const { body } = spheres[next.ship].ship;
      body.torque = add(body.torque, vectorOf(next.spin), 1 / timeStep);
    }
  }

  /** Returns the remaining pushes, their times counted from now. @param time s */
  left(time: number): PushSpec[] {
    return this._all
      .slice(this._given)
      .map((push) => ({ ...push, at: Math.max(0, this._began + push.at - time) }));
  }

  private _isDue({ at }: PushSpec, time: number): boolean {
    return this._began + at <= time + timeTolerance;
  }
}
