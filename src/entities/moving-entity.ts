// A steered body: under a command it turns by torque under feedback and travels by thrust.

import type { Body, World } from 'planck';
import type { ControllerSpec } from '../control/controllers';
import { type AimTelemetry, Autopilot, type TurnTelemetry } from './autopilot';
import type { Sector } from './closed-sector';
import type { Command, Point, Target } from './command';
import type { DriveName } from './drive';
import { type BodyStart, bodyAndHull, type EntityStart } from './entity-start';
import type { GuidanceSpec } from './guidance/guidance';
import { type Build, type Hull, inertiaFor, rebuild } from './hull';
import { defaultLimits, type MotionLimits } from './motion-limits';
import { calm, type Outside } from './outside';
import { Route } from './route';
import { Sensor, type SensorSettings } from './sensor';
import { setPose } from './set-pose';

/** A target that stands still. m/s */
const still: Point = { x: 0, y: 0 };

/**
 * A steered body. Each step: route → guidance → sensor → controller → limits → drive, then thrust.
 * What differs between kinds: hull, controller, seek distance, how it travels and rests, and what guidance assumes of it.
 */
export abstract class MovingEntity {
  abstract readonly kind: string;
  readonly body: Body;
  readonly limits: MotionLimits;
  readonly sensor: SensorSettings;
  /** Distance within which a target or waypoint counts as reached. m. */
  seekDistance: number;
  resetOnRetarget: boolean;
  wrap: boolean;
  /** Headings that it does not turn through; null for none. rad */
  closed: Sector | null;
  easesThrottle: boolean;
  /** Whether torque is computed from its own inertia, or from that of its hull at the usual build. */
  torqueByInertia: boolean;
  /** Telemetry of the last step's turn. */
  readonly turn: TurnTelemetry;
  /** Telemetry of the last step's guidance. */
  readonly aim: AimTelemetry;
  /** The last thrust as an acceleration. m/s². */
  readonly thrust = { x: 0, y: 0 };
  /** Null for a body of one's own. */
  private readonly _hull: Hull | null;
  private _build: Required<Build>;
  private _command: Command = { kind: 'idle' };
  private _target: Point | null = null;
  private _route: Route | null = null;
  private readonly _autopilot: Autopilot;

  constructor(
    world: World,
    hull: Hull,
    start: (EntityStart | BodyStart) & { controller: ControllerSpec; seekDistance: number },
  ) {
    this._build = { size: 1, density: 1, ...('body' in start ? null : start.build) };
    [this.body, this._hull] = bodyAndHull(world, hull, start);
    this.limits = { ...defaultLimits, ...start.limits };
    this.seekDistance = start.seekDistance;
    this.resetOnRetarget = start.resetOnRetarget ?? false;
    this.wrap = start.wrap ?? true;
    this.closed = start.closed ?? null;
    this.easesThrottle = start.easesThrottle ?? true;
    this.torqueByInertia = start.torqueByInertia ?? true;
    const sensor = new Sensor(start.sensor, start.seed);
    this.sensor = sensor.settings;
    this._autopilot = new Autopilot(this.body, this.limits, start, sensor);
    this.turn = this._autopilot.turn;
    this.aim = this._autopilot.aim;
  }

  /** Where it is, as a target of others. m */
  get position(): Point {
    return this.body.getPosition();
  }

  /** How it moves, as a target of others. m/s */
  get velocity(): Point {
    return this.body.getLinearVelocity();
  }

  /** Turn rate that it keeps up over several turns. rad/s; its turning circle has the radius speed / this. */
  get sustainedTurnRate(): number {
    return Infinity;
  }

  /** Whether the target it flies to was ahead, fell behind and has not been reached since. */
  get missed(): boolean {
    return false;
  }

  get command(): Command {
    return this._command;
  }

  /** The place it heads for. m; null when idle. */
  get target(): Point | null {
    if ('chased' in this._command) return this._command.chased.position;
    return this._route?.next ?? this._target;
  }

  /** How its target moves. m/s; 0 for one that stands still. */
  get targetVelocity(): Point {
    return 'chased' in this._command ? this._command.chased.velocity : still;
  }

  get waypoints(): readonly Point[] {
    return this._route?.waypoints ?? [];
  }

  /** Index of the waypoint it heads for. */
  get cursor(): number {
    return this._route?.cursor ?? 0;
  }

  get controller(): ControllerSpec {
    return this._autopilot.controller;
  }

  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(spec: ControllerSpec): void {
    this._autopilot.controller = spec;
  }

  get guidance(): GuidanceSpec {
    return this._autopilot.guidance;
  }

  /** Exchanges the guidance. Throws RangeError and changes nothing when it is refused. */
  guide(spec: GuidanceSpec): void {
    this._autopilot.guidance = spec;
  }

  /** Its size and density. */
  get build(): Required<Build> {
    return this._build;
  }

  set build(build: Required<Build>) {
    rebuild(this.body, this._hull, build);
    this._build = build;
  }

  /** How the applied angular acceleration becomes motion. */
  get drive(): DriveName {
    return this._autopilot.drive;
  }

  set drive(name: DriveName) {
    this._autopilot.drive = name;
  }

  /** Puts it somewhere, at rest. @param angle rad */
  place(position: Point, angle: number): void {
    const { body } = this;
    setPose(body, position, angle);
    body.setLinearVelocity(still);
    body.setAngularVelocity(0);
    this._autopilot.adopt();
  }

  /** Takes it out of its world, with everything it put there. */
  dispose(): void {
    this._autopilot.release();
    this.body.getWorld().destroyBody(this.body);
  }

  /** A new command. Resets the turn controller and the guidance. */
  give(command: Command): void {
    this._command = command;
    this._target = 'target' in command ? command.target : null;
    this._route = command.kind === 'follow-path' ? new Route(command) : null;
    this._autopilot.reset();
  }

  /** Changes the target of the running command without a new one: the controller keeps its state. */
  protected swapTarget(target: Target): void {
    if ('chased' in this._command) this._command = { ...this._command, chased: target };
  }

  /** Moves the target of the running command (on a path: the waypoint it heads for) without a new command. */
  moveTarget(target: Point): void {
    if (this._route) {
      const { waypoints, cursor } = this._route;
      this.reroute(waypoints.with(cursor, target), cursor);
    } else if (this._target) {
      this._target = target;
    }
  }

  /** Moves, adds or removes waypoints under way; `cursor` is the one to head for now. */
  reroute(waypoints: readonly Point[], cursor: number): void {
    if (!this._route) return;
    this._route.replace(waypoints, cursor);
    this._command = { kind: 'follow-path', waypoints, loop: this._route.loop };
  }

  /**
   * One step's turn and thrust, before the world's step.
   * @param timeStep s @param outside what is known to act on it in this step
   */
  update(timeStep: number, outside: Outside = calm): void {
    if (this._route?.advance(this.body.getPosition(), this.seekDistance)) this.give({ kind: 'idle' });
    const { target, targetVelocity, limits, resetOnRetarget, wrap, closed } = this;
    const inertia = inertiaFor(this.body, this._build, this.torqueByInertia);
    if (!target) {
      this._autopilot.brake(timeStep, limits, inertia);
      this.rest(timeStep);
      return;
    }
    this._autopilot.steer({
      target,
      targetVelocity,
      speed: this.assumedSpeed,
      reach: this.assumedReach,
      near: this.seekDistance,
      flies: this._command.kind !== 'turn-towards',
      resetOnRetarget,
      wrap,
      closed,
      limits,
      disturbance: outside.turning,
      inertia,
      timeStep,
    });
    if (this._command.kind === 'turn-towards') this.rest(timeStep);
    else {
      // It comes to rest at a target that stands still, and not at one that moves or at a waypoint on the way.
      this.travel(target, this._route?.ending ?? !('chased' in this._command), timeStep);
    }
  }

  /** Speed that guidance assumes. m/s; a turret's is that of its shells. */
  protected get assumedSpeed(): number {
    return this.limits.speed;
  }

  /** How far ahead of it what has that speed starts. m; a gun's is its muzzle. */
  protected get assumedReach(): number {
    return 0;
  }

  /** Thrust towards a target; `stop` when the body is to come to rest there. */
  protected abstract travel(target: Point, stop: boolean, timeStep: number): void;

  /** Thrust that brings the body to rest. */
  protected abstract rest(timeStep: number): void;

  /** Pushes at the centre of mass. m/s². */
  protected push(x: number, y: number): void {
    const mass = this.body.getMass();
    this.body.applyForceToCenter({ x: x * mass, y: y * mass }, true);
    Object.assign(this.thrust, { x, y });
  }
}

/** The public side of a steered body, whatever rules it runs by. */
export type Steered = Pick<MovingEntity, keyof MovingEntity>;
