// A body that is steered: told what to do, it turns by torque under feedback and travels by thrust.
import type { Body, World } from 'planck';
import { wrapAngle } from '../control/angle';
import { type ControllerSpec, createController } from '../control/controllers';
import { clamp, limitTurn } from '../control/limit-turn';
import type { TurnController } from '../control/turn-controller';
import { type Command, distance, type Point } from './command';
import { createBody, type Hull, inertiaAboutCentre } from './hull';
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

/** Nearer than this, the direction to a target means nothing: the last heading is held. m. */
const headingRadius = 0.5;

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
  readonly turn: TurnTelemetry = { error: null, p: 0, i: 0, d: 0, asked: 0, alpha: 0 };
  /** The last thrust as an acceleration. m/s². */
  readonly thrust = { x: 0, y: 0 };
  #command: Command = { kind: 'idle' };
  #target: Point | null = null;
  #route: Route | null = null;
  #controllerSpec: ControllerSpec;
  #controller: TurnController;
  #desired = 0;

  constructor(
    world: World,
    hull: Hull,
    start: EntityStart & { controller: ControllerSpec; seekDistance: number },
  ) {
    this.body = createBody(world, hull, start.position, start.angle);
    this.limits = { ...defaultLimits, ...start.limits };
    this.seekDistance = start.seekDistance;
    this.resetOnRetarget = start.resetOnRetarget ?? false;
    this.wrap = start.wrap ?? true;
    this.#controllerSpec = start.controller;
    this.#controller = createController(start.controller);
  }

  get command(): Command {
    return this.#command;
  }

  /** Where it heads for; null when idle. */
  get target(): Point | null {
    return this.#route?.next ?? this.#target;
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

  /** A new command. Resets the turn controller. */
  give(command: Command): void {
    this.#command = command;
    this.#target = 'target' in command ? command.target : null;
    this.#route = command.kind === 'follow-path' ? new Route(command.waypoints, command.loop) : null;
    this.#controller.reset();
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
    else this.travel(target, !this.#route || this.#route.ending, timeStep);
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
    const velocity = this.body.getLinearVelocity();
    const range = distance(position, target);
    const x = target.x - position.x;
    const y = target.y - position.y;
    const desired = range > headingRadius ? Math.atan2(y, x) : this.#desired;
    if (this.resetOnRetarget && Math.abs(wrapAngle(desired - this.#desired)) > headingJump)
      this.#controller.reset();
    this.#desired = desired;
    // Line-of-sight rate, λ' = (R × V)/|R|² with V = -v for a target that stands still.
    const sightRate = range > this.seekDistance ? (y * velocity.x - x * velocity.y) / (range * range) : 0;
    const angularVelocity = this.body.getAngularVelocity();
    const raw = desired - this.body.getAngle();
    const error = this.wrap ? wrapAngle(raw) : raw;
    const { p, i, d, output } = this.#controller.update({
      error,
      angularVelocity,
      targetAngularVelocity: sightRate,
      timeStep,
      limits: this.limits,
    });
    const alpha = limitTurn(output, angularVelocity, timeStep, this.limits);
    this.#controller.limited?.(alpha);
    this.#torque(alpha);
    Object.assign(this.turn, { error, p, i, d, asked: output, alpha });
  }

  #spinDown(timeStep: number): void {
    const { angularAcceleration } = this.limits;
    const alpha = clamp(
      -this.body.getAngularVelocity() / timeStep,
      -angularAcceleration,
      angularAcceleration,
    );
    this.#torque(alpha);
    Object.assign(this.turn, { error: null, p: 0, i: 0, d: 0, asked: alpha, alpha });
  }

  /** T = I α, about the centre of mass. */
  #torque(alpha: number): void {
    this.body.applyTorque(inertiaAboutCentre(this.body) * alpha, true);
  }
}

/** The public side of an entity, which the 2013 bodies have too. */
export type Entity = Pick<MovingEntity, keyof MovingEntity>;
