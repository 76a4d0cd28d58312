// A thruster: engines push it along the axes of the world, and the laws that turn other bodies hold it at its place.

import type { Body, World } from 'planck';
import { wrapAngle } from '../../../laws/control/angle';
import { type ControllerSpec, createController } from '../../../laws/control/controllers';
import { saturate } from '../../../laws/control/steer';
import type { LawStop } from '../../../laws/control/turn-controller';
import { type BodyMemory, numbersIn } from '../body-memory';
import { noVelocity, type Point } from '../command';
import { CommandedBody } from '../commanded-body';
import type { EntityStart } from '../entity-start';
import { type Build, createBody, type Hull, inertiaAboutCentre, rebuild } from '../hull';
import { defaultLimits, type MotionLimits } from '../motion-limits';
import { calm, type Outside } from '../outside';
import { setPose } from '../set-pose';
import type { SteeredBody } from '../steered-body';
import { idleAim, type TurnTelemetry } from '../telemetry';
import { type Engines, PlaceHold } from './place-hold';

/** Properties in which the kinds of thrusters differ. A thruster is a body whose engines hold it at a place. */
export interface Rig<Kind extends string> extends Engines {
  readonly kind: Kind;
  readonly hull: Hull;
}

// The acceleration is so low that gravity matters.
/** Default limits of thrusters. */
const thrusterLimits: Readonly<MotionLimits> = { ...defaultLimits, linearAcceleration: 20 };

/** A body whose engines hold it at a place. A separate control law keeps its heading constant. */
export class Thruster<Kind extends string> extends CommandedBody implements SteeredBody {
  readonly kind: Kind;
  readonly body: Body;
  readonly limits: MotionLimits;
  seekDistance: number;
  readonly turn: TurnTelemetry;
  readonly aim = idleAim();
  readonly thrust: { x: number; y: number };
  /** Guidance of the body. Always null, because a thruster has none. */
  readonly guided = null;
  private readonly _hull: Hull;
  private readonly _hold: PlaceHold;
  private readonly _heading = createController({ kind: 'backward-pd' });
  private _build: Required<Build>;
  private _angle: number;

  constructor(world: World, rig: Rig<Kind>, start: EntityStart) {
    super();
    this.kind = rig.kind;
    this._hull = rig.hull;
    this._build = { size: 1, density: 1, ...start.build };
    this.body = createBody(world, rig.hull, start.position, start.angle, this._build);
    this.limits = { ...thrusterLimits, ...start.limits };
    this.seekDistance = start.seekDistance ?? 1;
    this._angle = start.angle;
    this._hold = new PlaceHold(this.body, rig, start.controller ?? { kind: 'pid' });
    this.turn = this._hold.turn;
    this.thrust = this._hold.thrust;
  }

  get stopped(): LawStop | null {
    return this._hold.stopped;
  }

  get controller(): ControllerSpec {
    return this._hold.controller;
  }

  get law(): null {
    return null;
  }

  /**
   * Replaces the control law of every axis, or its settings. Throws RangeError, and changes nothing, if `spec` is
   * invalid.
   */
  configure(spec: ControllerSpec): void {
    this._hold.controller = spec;
  }

  get build(): Required<Build> {
    return this._build;
  }

  set build(build: Required<Build>) {
    this._build = build;
    rebuild(this.body, this._hull, build);
  }

  /** Places the body, at rest, with a heading that it then keeps. @param angle rad */
  place(position: Point, angle: number): void {
    setPose(this.body, position, angle);
    this.body.setLinearVelocity(noVelocity);
    this.body.setAngularVelocity(0);
    this._angle = angle;
  }

  get memory(): BodyMemory {
    return { ...this._hold.memory, heading: [this._angle] };
  }

  set memory(memory: BodyMemory) {
    this._hold.memory = memory;
    if (memory.heading) [this._angle] = numbersIn(memory, 'heading', 1);
  }

  /** Removes the body from its world. */
  dispose(): void {
    this.body.getWorld().destroyBody(this.body);
  }

  /**
   * Applies the thrust, and the torque that holds the heading. Must be called before each world step.
   * @param timeStep s
   * @param outside accelerations by known outside forces, for example wind
   */
  update(timeStep: number, outside: Outside = calm): void {
    const last = this.waypoints.at(-1);
    // At its end a path holds the last waypoint: with its engine off the body would fall.
    if (last && this.passWaypoints(this.seekDistance)) this.give({ kind: 'seek', target: last });
    this._keepHeading(timeStep, outside.turning);
    const { target, targetVelocity, limits } = this;
    this._hold.steer({ target, targetVelocity, limits, outside, timeStep });
  }

  protected override reset(): void {
    this._hold.reset();
  }

  private _keepHeading(timeStep: number, disturbance: number): void {
    const { body, limits } = this;
    const angularVelocity = body.getAngularVelocity();
    const { output } = this._heading.update({
      error: wrapAngle(this._angle - body.getAngle()),
      angularVelocity,
      targetAngularVelocity: 0,
      timeStep,
      disturbance,
      limits,
    });
    const applied = saturate(output, angularVelocity, timeStep, limits);
    body.applyTorque(inertiaAboutCentre(body) * applied, true);
  }
}
