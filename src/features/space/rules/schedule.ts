// Timetable of a scene in space: repeated orders of attitudes, and pushes.
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

/** Commands all ships to one attitude after another, again and again. */
export class RepeatedOrders {
  /** Whether ships get commanded attitudes automatically. */
  repeats = true;
  private readonly _spec: OrdersSpec;
  /** Attitude from which the angles of the commanded turns are measured. */
  private readonly _from: Quaternion;
  private _attitudes: readonly Quaternion[];
  /** Index of the attitude that is commanded next. */
  private _next = 0;
  /** Simulation time at which the next attitude is commanded. s */
  private _at: number;
  /** Whether the first turn is delayed after a change of the turn angle. */
  isPutOff = false;

  constructor(spec: OrdersSpec) {
    this._spec = spec;
    this._from = spec.from ? quaternionOf(spec.from) : identity;
    this._attitudes = spec.attitudes.map(quaternionOf);
    this._at = spec.first ?? 0;
  }

  /** Rotation vectors from the start attitude to each commanded attitude, in the world's frame. rad */
  private get _turns(): readonly Vector[] {
    return this._attitudes.map((each) => rotationVector(multiply(each, inverse(this._from))));
  }

  private set _turns(turns: readonly Vector[]) {
    this._attitudes = turns.map((turn) => unit(multiply(turnBy(turn), this._from)));
  }

  /** Largest angle between the start attitude and a commanded attitude. rad */
  get by(): number {
    return Math.max(...this._turns.map(lengthOf));
  }

  /**
   * Scales the commanded turns so that the largest angle is `by` rad.
   * @throws RangeError unless the angle is above 0 and at most π
   */
  set by(by: number) {
    if (!(by > 0 && by <= Math.PI)) throw new RangeError(`by: must be above 0 and at most π, got ${by}`);
    const factor = by / this.by;
    if (!Number.isFinite(factor)) return;
    this._turns = this._turns.map((turn) => scaled(turn, factor));
  }

  /** Axis of the commanded turn with the largest angle. A unit vector; the x axis if all angles are 0. */
  get axis(): Vector {
    const largest = this._turns.reduce((one, other) => (lengthOf(other) > lengthOf(one) ? other : one));
    return directionOf(largest) ?? noseAxis;
  }

  /**
   * Rotates the axes of all commanded turns together, so that the largest turn gets the given axis.
   * @param axis unit vector
   */
  set axis(axis: Vector) {
    const across = directionOf(cross(axis, noseAxis)) ?? upAxis;
    const turn = shortestTurn(this.axis, axis, across);
    this._turns = this._turns.map((each) => rotate(each, turn));
  }

  /**
   * Starts the commanded turns again. The first one comes after the same delay as at the start of the scene.
   * @param time present simulation time, s
   * @param wait additional delay of the first turn, s
   */
  restart(time: number, wait = 0): void {
    this._next = 0;
    this._at = time + (this._spec.first ?? 0) + wait;
    this.isPutOff = wait > 0;
  }

  /** Commands the next attitude to the ships if it is due. @param time simulation time, s */
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

  /**
   * Returns the list of commanded attitudes, which the scene repeats without end, in the format of scenario files.
   * @param time present simulation time, s; the list then begins with the next command. Without `time`, the list begins
   * with the first command
   */
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

/** Applies the pushes of a scene at their times. */
export class Pushes {
  private readonly _all: readonly PushSpec[];
  /** Number of pushes that were applied so far. */
  private _given = 0;
  /** Simulation time from which the times of pushes are counted. s */
  private _began = 0;

  constructor(pushes: readonly PushSpec[]) {
    this._all = pushes.toSorted((a, b) => a.at - b.at);
  }

  /**
   * Schedules all pushes of the scene again, with the same delays as at the start of the scene.
   * @param time present simulation time, from which the delays count, s
   */
  restart(time: number): void {
    this._given = 0;
    this._began = time;
  }

  /**
   * Applies the pushes that are due in this step to the ships.
   * @param time simulation time, s
   * @param timeStep duration of the step, s
   */
  before(time: number, timeStep: number, spheres: readonly Sphere[]): void {
    for (let next = this._all[this._given]; next && this._isDue(next, time); next = this._all[this._given]) {
      this._given += 1;
      const { body } = spheres[next.ship].ship;
      body.torque = add(body.torque, vectorOf(next.spin), 1 / timeStep);
    }
  }

  /** Returns the pushes still to come. Their times count from `time` (s). */
  left(time: number): PushSpec[] {
    return this._all
      .slice(this._given)
      .map((push) => ({ ...push, at: Math.max(0, this._began + push.at - time) }));
  }

  private _isDue({ at }: PushSpec, time: number): boolean {
    return this._began + at <= time + timeTolerance;
  }
}
