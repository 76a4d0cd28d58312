// The missile and the character of the 2013 demo to the letter, its errors included (they are listed in the notes).

import type { Body, Vec2Value, World } from 'planck';
import { wrapAngle } from '../../laws/control/angle';
import { clamp } from '../../laws/control/clamp';
import type { ControllerSpec } from '../../laws/control/controllers';
import { settingsOf } from '../../laws/control/tunable';
import { atan2, cos, hypot, sin } from '../../laws/exact/exact';
import { type BodyMemory, recall } from '../entities/body-memory';
import { type Command, distance, type Target } from '../entities/command';
import { characterHull, missileHull } from '../entities/hulls';
import { setPose } from '../entities/set-pose';
import { headingOf, idleAim, noTerms, TurnTelemetry } from '../entities/telemetry';
import { Polygon, Vec2 } from '../planck/planck';
import { type Gains2013, Pid2013, pid2013Tunables } from './pid-2013';

/** Commands for a body of the 2013 demo: all except chasing a target. */
export type Command2013 = Exclude<Command, { readonly chased: Target }>;

/** Limits of rotation (rad/s², rad/s) and movement (m/s², m/s) in the 2013 demo */
export const limits2013 = {
  angularAcceleration: 4 * Math.PI,
  turnRate: Infinity,
  linearAcceleration: 100,
  speed: 10,
};

/**
 * Hull, gains and seek distance of the two kinds of bodies of the 2013 demo. A body within the seek distance (m) of a
 * place has reached it.
 */
export const kinds2013 = {
  'missile-2013': { hull: missileHull, gains: { kp: 1, ki: 0.05, kd: 5 }, seekDistance: 4 },
  'character-2013': { hull: characterHull, gains: { kp: 2, ki: 0.1, kd: 5 }, seekDistance: 1 },
} as const;

export type Kind2013 = keyof typeof kinds2013;

/** Initial values of a body that behaves as in the 2013 demo. Places in m, angles in rad */
interface Start2013 {
  readonly kind: Kind2013;
  readonly position: Vec2Value;
  readonly angle: number;
  readonly gains?: Partial<Gains2013>;
  readonly limits?: Partial<typeof limits2013> | undefined;
  readonly seekDistance?: number | undefined;
}

/** A body of the 2013 demo, for a physics world without gravity or sleeping bodies. */
export class Entity2013 {
  readonly kind: Kind2013;
  readonly body: Body;
  readonly limits: typeof limits2013;
  seekDistance: number;
  command: Command2013 = { kind: 'idle' };
  target: Vec2Value | null = null;
  /** Waypoints of the path that the body follows. m */
  waypoints: Vec2Value[] = [];
  /** Index of the waypoint that the body heads for. */
  cursor = 0;
  readonly turn: TurnTelemetry;
  /** Last thrust, as an acceleration. m/s². */
  readonly thrust = { x: 0, y: 0 };
  /** Size and density, which are the same for all bodies of the 2013 demo. */
  readonly build = { size: 1, density: 1 };
  readonly guided = null;
  readonly aim = idleAim();
  readonly targetVelocity = { x: 0, y: 0 };
  private readonly _pid: Pid2013;
  /** Waypoints that the body has not reached yet, in order. m */
  private _remaining: Vec2Value[] = [];

  constructor(world: World, start: Start2013) {
    const rules = kinds2013[start.kind];
    this.kind = start.kind;
    this.limits = { ...limits2013, ...start.limits };
    this.turn = new TurnTelemetry(this.limits);
    this.seekDistance = start.seekDistance ?? rules.seekDistance;
    this._pid = new Pid2013({ ...rules.gains, ...start.gains });
    this.body = world.createBody({ type: 'dynamic', bullet: true });
    setPose(this.body, start.position, start.angle);
    for (const polygon of rules.hull) {
      const shape = new Polygon(polygon.map(([x, y]) => new Vec2(x, y)));
      this.body.createFixture(shape, { density: 1, friction: 1, filterGroupIndex: -1 });
    }
  }

  get position(): Vec2Value {
    return this.body.getPosition();
  }

  get velocity(): Vec2Value {
    return this.body.getLinearVelocity();
  }

  get stopped(): null {
    return null;
  }

  get controller(): ControllerSpec {
    return { kind: 'pid-2013', ...this._pid.gains };
  }

  get law(): null {
    return null;
  }

  /**
   * Sets the controller's gains. The errors that the controller has stored stay unchanged.
   * @throws RangeError if `kind` is not `pid-2013`, or if a gain is invalid
   */
  configure({ kind, ...gains }: ControllerSpec): void {
    if (kind !== 'pid-2013')
      throw new RangeError(`controller: a 2013 body turns by pid-2013 only, not ${kind}`);
    this._pid.gains = settingsOf(pid2013Tunables, { ...kinds2013[this.kind].gains, ...gains });
  }

  /** Places the body, at rest. @param angle rad */
  place(position: Vec2Value, angle: number): void {
    setPose(this.body, position, angle);
    this._stop();
  }

  get memory(): BodyMemory {
    return { controller: this._pid.memory };
  }

  set memory({ controller }: BodyMemory) {
    recall(this._pid, 'controller', controller);
  }

  /** Removes the body from its world. */
  dispose(): void {
    this.body.getWorld().destroyBody(this.body);
  }

  give(command: Command2013): void {
    this.command = command.kind === 'follow-path' ? { ...command, loop: false } : command;
    this.waypoints = [];
    this._remaining = [];
    if (command.kind === 'idle') {
      this._idle();
      return;
    }
    this._pid.reset();
    if (command.kind !== 'follow-path') {
      this.target = command.target;
      return;
    }
    this.waypoints = [...command.waypoints];
    const { next = 0 } = command;
    this._remaining = command.waypoints.slice(next);
    // During a route there is no start to use up.
    if (this.kind === 'missile-2013' && next === 0) this._remaining.unshift({ ...this.body.getPosition() });
    this._nextWaypoint();
  }

  /** Sets the target of the body's current command. Has no effect on a body that follows a path or has no command. */
  moveTarget(target: Vec2Value): void {
    if (this.command.kind !== 'idle') this.target = target;
  }

  /** Replaces the waypoints of the path that the body follows. @param cursor index of the next waypoint */
  reroute(waypoints: readonly Vec2Value[], cursor: number): void {
    if (this.command.kind !== 'follow-path') return;
    this.command = { kind: 'follow-path', waypoints, loop: false };
    this.waypoints = [...waypoints];
    this._remaining = waypoints.slice(cursor);
    // Another edit may come before the next tick counts again.
    this.cursor = cursor;
  }

  /** Updates the body for one tick. Called before the world's step. */
  update(): void {
    this._still();
    const { command, target } = this;
    if (command.kind === 'follow-path') {
      if (!this._nextWaypoint()) return;
      this._push();
      this._steer();
    } else if (command.kind === 'turn-towards') {
      this._steer();
    } else if (command.kind === 'seek' && target) {
      if (distance(this.body.getPosition(), target) <= this.seekDistance) {
        this._stop();
        return;
      }
      this._steer();
      this._push();
    }
  }

  /**
   * Moves on to the next waypoint. Returns whether one is left. Each arrival skips a waypoint: mistake of the 2013
   * program (erratum 4 in docs/errata.md).
   */
  private _nextWaypoint(): boolean {
    const remaining = this._remaining;
    this.target = remaining[0];
    while (remaining.length > 0 && distance(this.body.getPosition(), this.target) <= this.seekDistance) {
      this.target = remaining.shift()!;
    }
    this.cursor = Math.max(0, this.waypoints.length - remaining.length);
    if (remaining.length > 0) return true;
    this.give({ kind: 'idle' });
    return false;
  }

  private _idle(): void {
    this._stop();
    this._still();
    this.target = null;
  }

  private _stop(): void {
    this.body.setLinearVelocity({ x: 0, y: 0 });
    this.body.setAngularVelocity(0);
  }

  private _still(): void {
    Object.assign(this.turn, noTerms, { error: null });
    Object.assign(this.thrust, { x: 0, y: 0 });
  }

  private _steer(): void {
    const position = this.body.getPosition();
    const desired = atan2(this.target!.y - position.y, this.target!.x - position.x);
    const error = wrapAngle(this._heading() - desired);
    const { p, i, d, output } = this._pid.update(error);
    const most = this.limits.angularAcceleration;
    const applied = clamp(-output, -most, most);
    // getInertia() is about the body's origin: the missile turns 25 % harder than its limit (erratum 5).
    this.body.applyTorque(applied * this.body.getInertia(), true);
    Object.assign(this.turn, headingOf(this.body), { error: wrapAngle(-error) });
    Object.assign(this.turn, { p: -p, i: -i, d: -d, commanded: -output, applied });
  }

  /**
   * Returns the heading that the controller uses, rad. For a moving missile: its direction of flight. Otherwise: the
   * direction of the nose.
   */
  private _heading(): number {
    const { x, y } = this.body.getLinearVelocity();
    return this.kind === 'missile-2013' && (x !== 0 || y !== 0) ? atan2(y, x) : this.body.getAngle();
  }

  private _push(): void {
    const mass = this.body.getMass();
    const { linearAcceleration, speed } = this.limits;
    const velocity = this.body.getLinearVelocity();
    if (this.kind === 'missile-2013') {
      // The velocity is set by hand (erratum 7), and the limit is applied before the thrust (erratum 6).
      const along = Math.min(hypot(velocity.x, velocity.y), speed);
      const nose = { x: cos(this.body.getAngle()), y: sin(this.body.getAngle()) };
      this.body.setLinearVelocity({ x: nose.x * along, y: nose.y * along });
      this._force(nose.x * mass * linearAcceleration, nose.y * mass * linearAcceleration);
    } else {
      // The mass is missing (erratum 8).
      const centre = this.body.getWorldCenter();
      const away = { x: this.target!.x - centre.x, y: this.target!.y - centre.y };
      const length = hypot(away.x, away.y) || 1;
      this._force(
        linearAcceleration * ((speed * away.x) / length - velocity.x),
        linearAcceleration * ((speed * away.y) / length - velocity.y),
      );
    }
  }

  private _force(x: number, y: number): void {
    this.body.applyForceToCenter({ x, y }, true);
    const mass = this.body.getMass();
    Object.assign(this.thrust, { x: x / mass, y: y / mass });
  }
}
