// A steered body: under a command it turns by torque under feedback and travels by thrust.

import type { Body, World } from 'planck';
import type { ControllerSpec } from '../../laws/control/controllers';
import type { LawStop, TurnController } from '../../laws/control/turn-controller';
import { Autopilot } from './autopilot';
import type { BodyMemory } from './body-memory';
import type { Sector } from './closed-sector';
import { noVelocity, type Point } from './command';
import { CommandedBody } from './commanded-body';
import { type DriveName, overridesCollisions } from './drive';
import { type BodyStart, bodyAndHull, type EntityStart } from './entity-start';
import type { GuidanceSpec } from './guidance/guidance';
import { type Build, type Hull, inertiaFor, motorShare, rebuild } from './hull';
import { defaultLimits, type MotionLimits } from './motion-limits';
import { type Options, optionsOf } from './options';
import { calm, type Outside } from './outside';
import { Sensor, type SensorSettings } from './sensor';
import { setPose } from './set-pose';
import type { GuidanceState, SteeredBody } from './steered-body';
import type { AimTelemetry, TurnTelemetry } from './telemetry';

/** Force on a body in the current step. N. All bodies share this object. */
const force = { x: 0, y: 0 };

/**
 * A steered body. In each step, guidance chooses a heading, and a controller turns the body to it. Thrust moves a body
 * that can fly.
 */
export abstract class MovingEntity extends CommandedBody implements SteeredBody, GuidanceState {
  abstract readonly kind: string;
  readonly body: Body;
  readonly limits: MotionLimits;
  readonly options: Options;
  readonly sensor: SensorSettings;
  /** Distance within which a target or waypoint counts as reached. m. */
  seekDistance: number;
  closed: Sector | null;
  /** Telemetry of the last step's rotation. */
  readonly turn: TurnTelemetry;
  /** Telemetry of the last step's guidance. */
  readonly aim: AimTelemetry;
  /** The last thrust as an acceleration. m/s². */
  readonly thrust = { x: 0, y: 0 };
  /** Hull of the body; null for a body made from an existing physics body. */
  private readonly _hull: Hull | null;
  private _build: Required<Build>;
  private readonly _autopilot: Autopilot;

  constructor(
    world: World,
    hull: Hull,
    start: (EntityStart | BodyStart) & { controller: ControllerSpec; seekDistance: number },
  ) {
    super();
    this._build = { size: 1, density: 1, ...('body' in start ? null : start.build) };
    [this.body, this._hull] = bodyAndHull(world, hull, start);
    this.limits = { ...defaultLimits, ...start.limits };
    this.seekDistance = start.seekDistance;
    this.options = optionsOf(start);
    this.closed = start.closed ?? null;
    const sensor = new Sensor(start.sensor, start.seed);
    this.sensor = sensor;
    this._autopilot = new Autopilot(this, start, sensor);
    this.turn = this._autopilot.turn;
    this.aim = this._autopilot.aim;
  }

  /** Guidance settings and state of the body. */
  get guided(): GuidanceState {
    return this;
  }

  get sustainedTurnRate(): number {
    return Infinity;
  }

  get missed(): boolean {
    return false;
  }

  get controller(): ControllerSpec {
    return this._autopilot.controller;
  }

  get law(): TurnController {
    return this._autopilot.law;
  }

  /** Fault that stopped the controller; null while the controller runs. @internal */
  get stopped(): LawStop | null {
    return this._autopilot.stopped;
  }

  /** Replaces the turn controller or its settings. Throws RangeError, and changes nothing, if `spec` is invalid. */
  configure(spec: ControllerSpec): void {
    this._autopilot.controller = spec;
  }

  get guidance(): GuidanceSpec {
    return this._autopilot.guidance;
  }

  set guidance(spec: GuidanceSpec) {
    this._autopilot.guidance = spec;
  }

  /** Size and density of the body. */
  get build(): Required<Build> {
    return this._build;
  }

  set build(build: Required<Build>) {
    rebuild(this.body, this._hull, build);
    this._build = build;
  }

  get drive(): DriveName {
    return this._autopilot.drive;
  }

  set drive(name: DriveName) {
    this._autopilot.drive = name;
  }

  /** Places the body, at rest. @param angle rad */
  place(position: Point, angle: number): void {
    const { body } = this;
    setPose(body, position, angle);
    body.setLinearVelocity(noVelocity);
    body.setAngularVelocity(0);
    this._autopilot.adopt();
  }

  get memory(): BodyMemory {
    return this._autopilot.memory;
  }

  set memory(memory: BodyMemory) {
    this._autopilot.memory = memory;
  }

  /** Removes the body from its world, with everything that it added there. */
  dispose(): void {
    this._autopilot.release();
    this.body.getWorld().destroyBody(this.body);
  }

  /**
   * Turns and pushes the body for one step. Must be called before the physics world's step.
   * @param timeStep s
   * @param outside accelerations of the body in this step by known outside forces, such as wind
   */
  update(timeStep: number, outside: Outside = calm): void {
    if (this.passWaypoints(this.seekDistance)) this.give({ kind: 'idle' });
    const { target } = this;
    const inertia = inertiaFor(this.body, this._build, this.options.torqueByInertia);
    if (!target) {
      this._autopilot.brake(timeStep, inertia);
      this.rest(timeStep);
      return;
    }
    this._autopilot.steer(target, timeStep, outside.turning, inertia);
    const isOwn = this.options.torqueByInertia || overridesCollisions(this.drive);
    this.turn.motorShare = motorShare(this._build, isOwn);
    if (!this.flies) this.rest(timeStep);
    else this.travel(target, this.targetIsEnd, timeStep);
  }

  protected override reset(): void {
    this._autopilot.reset();
  }

  /** Speed that guidance assumes: the body's speed limit, for a turret the shell speed. m/s */
  get assumedSpeed(): number {
    return this.limits.speed;
  }

  /**
   * Distance between a turret's centre and the point where its shells start, m. Used by guidance to aim. 0 for bodies
   * that are not turrets.
   */
  get assumedReach(): number {
    return 0;
  }

  /**
   * Pushes the body towards a target for one step.
   * @param stop whether the body should come to rest at the target
   */
  protected abstract travel(target: Point, stop: boolean, timeStep: number): void;

  /** Pushes the body for one step to stop it. */
  protected abstract rest(timeStep: number): void;

  /** Pushes the body at its centre of mass. @param x acceleration. m/s² @param y acceleration. m/s² */
  protected push(x: number, y: number): void {
    const mass = this.body.getMass();
    force.x = x * mass;
    force.y = y * mass;
    this.body.applyForceToCenter(force, true);
    this.thrust.x = x;
    this.thrust.y = y;
  }
}
