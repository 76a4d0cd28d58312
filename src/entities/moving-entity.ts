// A body that is steered: told what to do, it turns by torque under feedback and travels by thrust.
import type { Body, World } from 'planck';
import { wrapAngle } from '../control/angle';
import { type ControllerSpec, createController } from '../control/controllers';
import { clamp, limitTurn } from '../control/limit-turn';
import type { TurnController } from '../control/turn-controller';
import { type Command, distance, type Point, type Quarry } from './command';
import { createDrive, type Drive, type DriveName } from './drive';
import { type Aim, createGuidance, type Guidance, type GuidanceSpec } from './guidance';
import { type Build, createBody, type Hull } from './hull';
import { defaultLimits, type MotionLimits } from './motion-limits';
import { Route } from './route';

/** How an entity begins. Left out means the default of its kind. */
export interface EntityStart {
  readonly position: Point;
  /** rad, 0 along +x, clockwise on the screen. */
  readonly angle: number;
  readonly controller?: ControllerSpec;
  readonly limits?: Partial<MotionLimits>;
  /** m. */
  readonly seekDistance?: number;
  /** Whether the turn controller forgets its past when the desired heading jumps. Stolk's point; false when left out. */
  readonly resetOnRetarget?: boolean;
  /** Whether the error goes the short way round; true when left out. */
  readonly wrap?: boolean;
  /** Where to point; at the target when left out. */
  readonly guidance?: GuidanceSpec;
  /** How the turn becomes motion; by torque when left out. */
  readonly drive?: DriveName;
  readonly build?: Build;
  /** Whether a missile that missed eases its throttle until it can reach its target; true when left out. */
  readonly easesThrottle?: boolean;
}

/** A desired heading that moves by more than this in one step has jumped: another target, another turn. rad */
export const headingJump = (5 * Math.PI) / 180;

/** What the last step's turn was made of; kept for drawing and plots. */
export interface TurnTelemetry {
  /** Heading error, desired - actual. rad; null when the entity is idle. */
  error: number | null;
  /** Shares and sum the controller asked for. rad/s². */
  p: number;
  i: number;
  d: number;
  asked: number;
  /** What was left of it after the limits. rad/s². */
  alpha: number;
}

/** Where the body was told to point by its guidance in the last step; kept for drawing and tables. */
export interface AimTelemetry {
  /** The point it flies to. m; null when the body is idle. */
  point: Point | null;
  /** Angular velocity of the line of sight. rad/s. */
  sightRate: number;
  /** Whether the guidance had no answer, and it points at the target instead. */
  fallback: boolean;
}

const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** A target that stands still. m/s */
const still: Point = { x: 0, y: 0 };

/**
 * A steered body. Each step: route → desired heading → controller → limits → torque, then thrust.
 * What differs between kinds is data (hull, controller, seek distance) and one method: how it travels.
 */
export abstract class MovingEntity {
  abstract readonly kind: string;
  readonly body: Body;
  readonly limits: MotionLimits;
  /** How near counts as there. m. */
  seekDistance: number;
  resetOnRetarget: boolean;
  wrap: boolean;
  easesThrottle: boolean;
  /** How big and heavy it is beside its kind's own hull. */
  readonly build: Required<Build>;
  readonly aim: AimTelemetry = { point: null, sightRate: 0, fallback: false };
  readonly turn: TurnTelemetry = { error: null, p: 0, i: 0, d: 0, asked: 0, alpha: 0 };
  /** The last thrust as an acceleration. m/s². */
  readonly thrust = { x: 0, y: 0 };
  #command: Command = { kind: 'idle' };
  #target: Point | null = null;
  #guidanceSpec: GuidanceSpec;
  #guidance: Guidance;
  readonly #straight = createGuidance(pursuit);
  #driveName: DriveName;
  #drive: Drive;
  #route: Route | null = null;
  #controllerSpec: ControllerSpec;
  #controller: TurnController;
  #desired = 0;

  constructor(
    world: World,
    hull: Hull,
    start: EntityStart & { controller: ControllerSpec; seekDistance: number },
  ) {
    this.build = { size: 1, density: 1, ...start.build };
    this.body = createBody(world, hull, start.position, start.angle, this.build);
    this.limits = { ...defaultLimits, ...start.limits };
    this.seekDistance = start.seekDistance;
    this.resetOnRetarget = start.resetOnRetarget ?? false;
    this.wrap = start.wrap ?? true;
    this.easesThrottle = start.easesThrottle ?? true;
    this.#guidanceSpec = start.guidance ?? pursuit;
    this.#guidance = createGuidance(this.#guidanceSpec);
    this.#driveName = start.drive ?? 'torque';
    this.#drive = createDrive(this.#driveName, this.body);
    this.#controllerSpec = start.controller;
    this.#controller = createController(start.controller);
  }

  get command(): Command {
    return this.#command;
  }

  /** Where it heads for; null when idle. */
  get target(): Point | null {
    if ('quarry' in this.#command) return this.#command.quarry.position;
    return this.#route?.next ?? this.#target;
  }

  /** How its target moves. m/s; 0 for one that stands still. */
  get targetVelocity(): Point {
    return 'quarry' in this.#command ? this.#command.quarry.velocity : still;
  }

  get waypoints(): readonly Point[] {
    return this.#route?.waypoints ?? [];
  }

  /** Index of the waypoint it heads for. */
  get cursor(): number {
    return this.#route?.cursor ?? 0;
  }

  get controller(): ControllerSpec {
    return this.#controllerSpec;
  }

  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(spec: ControllerSpec): void {
    this.#controller = createController(spec);
    this.#controllerSpec = spec;
  }

  get guidance(): GuidanceSpec {
    return this.#guidanceSpec;
  }

  /** Exchanges the guidance. Throws RangeError and changes nothing when it is refused. */
  guide(spec: GuidanceSpec): void {
    this.#guidance = createGuidance(spec);
    this.#guidanceSpec = spec;
  }

  /** How the turn a controller asks for becomes motion. */
  get drive(): DriveName {
    return this.#driveName;
  }

  set drive(name: DriveName) {
    this.#drive.release?.();
    this.#drive = createDrive(name, this.body);
    this.#driveName = name;
  }

  /** Angular momentum of collisions that the drive put back in the last step. N m s; 0 for torque and joint. */
  get erased(): number {
    return this.#drive.erased;
  }

  /** A new command. Resets the turn controller and the guidance. */
  give(command: Command): void {
    this.#command = command;
    this.#target = 'target' in command ? command.target : null;
    this.#route = command.kind === 'follow-path' ? new Route(command.waypoints, command.loop) : null;
    this.#controller.reset();
    this.#guidance.reset();
  }

  /** Another quarry under the running command, without a new one: the controller keeps its past. */
  protected swapQuarry(quarry: Quarry): void {
    if ('quarry' in this.#command) this.#command = { ...this.#command, quarry };
  }

  /** Moves the target of the running command (on a path: the waypoint it heads for) without a new command. */
  moveTarget(target: Point): void {
    if (this.#route) {
      const { waypoints, cursor } = this.#route;
      this.reroute(waypoints.with(cursor, target), cursor);
    } else if (this.#target) {
      this.#target = target;
    }
  }

  /** Moves, adds or removes waypoints under way; `cursor` is the one to head for now. */
  reroute(waypoints: readonly Point[], cursor: number): void {
    if (!this.#route) return;
    this.#route.replace(waypoints, cursor);
    this.#command = { kind: 'follow-path', waypoints, loop: this.#route.loop };
  }

  /** One step's torque and thrust, before the world's step. */
  update(timeStep: number): void {
    if (this.#route?.advance(this.body.getPosition(), this.seekDistance)) this.give({ kind: 'idle' });
    const { target } = this;
    if (!target) {
      this.#spinDown(timeStep);
      this.rest(timeStep);
      return;
    }
    this.#steer(target, timeStep);
    if (this.#command.kind === 'turn-towards') this.rest(timeStep);
    else this.travel(target, this.#stopsAtTarget(), timeStep);
  }

  /** A target that stands still is come to rest at, a quarry or a waypoint on the way is not. */
  #stopsAtTarget(): boolean {
    return this.#route ? this.#route.ending : !('quarry' in this.#command);
  }

  /** The speed that guidance reckons with. m/s; a gun's is its shells'. */
  protected get reckonedSpeed(): number {
    return this.limits.speed;
  }

  /** Thrust towards a target; `stop` when the body is to come to rest there. */
  protected abstract travel(target: Point, stop: boolean, timeStep: number): void;

  /** Thrust that brings the body to rest. */
  protected abstract rest(timeStep: number): void;

  /** Pushes at the centre of mass. m/s². */
  protected push(x: number, y: number): void {
    const mass = this.body.getMass();
    this.body.applyForceToCenter({ x: x * mass, y: y * mass }, true);
    this.thrust.x = x;
    this.thrust.y = y;
  }

  #steer(target: Point, timeStep: number): void {
    const position = this.body.getPosition();
    const { heading: desired, headingRate, aimPoint, sightRate, fallback } = this.#aimAt(target, timeStep);
    Object.assign(this.aim, { point: aimPoint, sightRate, fallback });
    if (this.resetOnRetarget && Math.abs(wrapAngle(desired - this.#desired)) > headingJump)
      this.#controller.reset();
    this.#desired = desired;
    const { angularVelocity } = this.#drive;
    const raw = desired - this.body.getAngle();
    const error = this.wrap ? wrapAngle(raw) : raw;
    const { p, i, d, output } = this.#controller.update({
      error,
      angularVelocity,
      // At the target the line of sight whirls round; its rate is no news for the controller.
      targetAngularVelocity: distance(position, target) > this.seekDistance ? headingRate : 0,
      timeStep,
      limits: this.limits,
    });
    const alpha = limitTurn(output, angularVelocity, timeStep, this.limits);
    this.#controller.limited?.(alpha);
    this.#drive.turn(alpha, timeStep, this.limits.angularAcceleration);
    Object.assign(this.turn, { error, p, i, d, asked: output, alpha });
  }

  #aimAt(target: Point, timeStep: number): Aim {
    const { body } = this;
    // A body that only turns flies no course to navigate.
    const stands =
      this.#command.kind === 'turn-towards' && this.#guidanceSpec.kind === 'proportional-navigation';
    return (stands ? this.#straight : this.#guidance).aim({
      position: body.getPosition(),
      velocity: body.getLinearVelocity(),
      heading: body.getAngle(),
      speed: this.reckonedSpeed,
      target,
      targetVelocity: this.targetVelocity,
      timeStep,
    });
  }

  #spinDown(timeStep: number): void {
    const { angularAcceleration } = this.limits;
    const alpha = clamp(-this.#drive.angularVelocity / timeStep, -angularAcceleration, angularAcceleration);
    this.#drive.turn(alpha, timeStep, angularAcceleration);
    Object.assign(this.aim, { point: null, sightRate: 0, fallback: false });
    Object.assign(this.turn, { error: null, p: 0, i: 0, d: 0, asked: alpha, alpha });
  }
}

/** The public side of an entity, which the 2013 bodies have too. */
export type Entity = Pick<MovingEntity, keyof MovingEntity>;
