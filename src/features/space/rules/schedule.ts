// What happens when in space: orders that repeat, and pushes.
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

/** Orders all ships to one attitude after the other, again and again. */
export class RepeatedOrders {
  /** Whether orders come by themselves: not any more once a person gives one. */
  repeats = true;
  private readonly _spec: OrdersSpec;
  /** From which turns are told. */
  private readonly _from: Quaternion;
  private _attitudes: readonly Quaternion[];
  /** Index of the next one, and when it comes. s */
  private _next = 0;
  private _at: number;
  /** Whether the first is put off: a person may still be choosing how far they turn. */
  isPutOff = false;

  constructor(spec: OrdersSpec) {
    this._spec = spec;
    this._from = spec.from ? quaternionOf(spec.from) : identity;
    this._attitudes = spec.attitudes.map(quaternionOf);
    this._at = spec.first ?? 0;
  }

  /** Turns to each from where turns are told, as rotation vectors of the world. rad */
  private get _turns(): readonly Vector[] {
    return this._attitudes.map((each) => rotationVector(multiply(each, inverse(this._from))));
  }

  private set _turns(turns: readonly Vector[]) {
    this._attitudes = turns.map((turn) => unit(multiply(turnBy(turn), this._from)));
  }

  /** Largest turn to one of them. rad */
  get by(): number {
    return Math.max(...this._turns.map(lengthOf));
  }

  /** Turns to each as much further as to the largest. Throws RangeError when that is out of range. */
  set by(by: number) {
    if (!(by > 0 && by <= Math.PI)) throw new RangeError(`by: must be above 0 and at most π, got ${by}`);
    const factor = by / this.by;
    if (!Number.isFinite(factor)) return;
    this._turns = this._turns.map((turn) => scaled(turn, factor));
  }

  /** Axis of the largest of them, of length 1; along the nose where none turns. */
  get axis(): Vector {
    const largest = this._turns.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
    return directionOf(largest) ?? noseAxis;
  }

  /** Turns the axis of each as that of the largest is turned, the shortest way. @param axis of length 1 */
  set axis(axis: Vector) {
    const across = directionOf(cross(axis, noseAxis)) ?? upAxis;
    const turn = shortestTurn(this.axis, axis, across);
    this._turns = this._turns.map((each) => rotate(each, turn));
  }

  /** The first comes as long from now as it did from the start. @param time now. s @param wait by how much it is put off. s */
  beginAnew(time: number, wait = 0): void {
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
      if (this._spec.fromRest) sphere.startAnew(ship.order);
      ship.order = order;
      meter.begin();
    }
  }

  /** As a file has them. @param time from which `first` is counted. s; the start of all when left out */
  spec(time?: number): OrdersSpec {
    const { every, from: home, fromRest, first } = this._spec;
    const isAnew = time === undefined;
    const [from, next] = isAnew ? [first, 0] : [Math.max(0, this._at - time), this._next];
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

/** Gives pushes when they are due. */
export class Pushes {
  private readonly _all: readonly PushSpec[];
  /** How many have been given. */
  private _given = 0;
  /** From when they are counted. s */
  private _began = 0;

  constructor(pushes: readonly PushSpec[]) {
    this._all = pushes.toSorted((a, b) => a.at - b.at);
  }

  /** All of them are still to come. @param time now. s */
  beginAnew(time: number): void {
    this._given = 0;
    this._began = time;
  }

  /** Gives those that are due: their angular momentum in one step. @param time s @param timeStep s */
  before(time: number, timeStep: number, spheres: readonly Sphere[]): void {
    for (let next = this._all[this._given]; next && this._isDue(next, time); next = this._all[this._given]) {
      this._given += 1;
      const { body } = spheres[next.ship].ship;
      body.torque = add(body.torque, vectorOf(next.spin), 1 / timeStep);
    }
  }

  /** Those still to come, their times counted from now. @param time s */
  left(time: number): PushSpec[] {
    return this._all
      .slice(this._given)
      .map((push) => ({ ...push, at: Math.max(0, this._began + push.at - time) }));
  }

  private _isDue({ at }: PushSpec, time: number): boolean {
    return this._began + at <= time + timeTolerance;
  }
}
