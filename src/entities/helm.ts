// The helm of a body: aims it by a guidance law, turns it by a controller, within its limits, by its drive.
import type { Body } from 'planck';
import { wrapAngle } from '../control/angle';
import { type ControllerSpec, createController } from '../control/controllers';
import { clamp, limitTurn } from '../control/limit-turn';
import type { TurnController, TurnLimits } from '../control/turn-controller';
import { distance, type Point } from './command';
import { createDrive, type Drive, type DriveName } from './drive';
import { type Aim, createGuidance, type Guidance, type GuidanceSpec } from './guidance';

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

/** What a helm is told at each step. */
export interface Course {
  readonly target: Point;
  /** m/s. */
  readonly targetVelocity: Point;
  /** The speed that guidance reckons with. m/s. */
  readonly speed: number;
  /** Nearer than this the body is there. m. */
  readonly near: number;
  /** Whether it flies a course, or turns where it stands. */
  readonly flies: boolean;
  /** Whether the controller forgets its past when the desired heading jumps. */
  readonly resetOnRetarget: boolean;
  /** Whether the error goes the short way round. */
  readonly wrap: boolean;
  readonly limits: Readonly<TurnLimits>;
  /** s. */
  readonly timeStep: number;
}

/** Straight at the target. */
export const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** Guidance, controller and drive of one body, each exchangeable. */
export class Helm {
  readonly turn: TurnTelemetry = { error: null, p: 0, i: 0, d: 0, asked: 0, alpha: 0 };
  readonly aim: AimTelemetry = { point: null, sightRate: 0, fallback: false };
  readonly #body: Body;
  readonly #straight = createGuidance(pursuit);
  #guidanceSpec: GuidanceSpec;
  #guidance: Guidance;
  #controllerSpec: ControllerSpec;
  #controller: TurnController;
  #driveName: DriveName;
  #drive: Drive;
  #desired = 0;

  /** Throws RangeError when a setting is refused. */
  constructor(body: Body, controller: ControllerSpec, guidance = pursuit, drive: DriveName = 'torque') {
    this.#body = body;
    this.#controllerSpec = controller;
    this.#controller = createController(controller);
    this.#guidanceSpec = guidance;
    this.#guidance = createGuidance(guidance);
    this.#driveName = drive;
    this.#drive = createDrive(drive, body);
  }

  get controller(): ControllerSpec {
    return this.#controllerSpec;
  }

  set controller(spec: ControllerSpec) {
    this.#controller = createController(spec);
    this.#controllerSpec = spec;
  }

  get guidance(): GuidanceSpec {
    return this.#guidanceSpec;
  }

  set guidance(spec: GuidanceSpec) {
    this.#guidance = createGuidance(spec);
    this.#guidanceSpec = spec;
  }

  get drive(): DriveName {
    return this.#driveName;
  }

  set drive(name: DriveName) {
    const drive = createDrive(name, this.#body);
    this.#drive.release?.();
    this.#drive = drive;
    this.#driveName = name;
  }

  /** Angular momentum of collisions that the drive put back in the last step. N m s. */
  get erased(): number {
    return this.#drive.erased;
  }

  /** The body was put somewhere: its drive begins from there. */
  adopt(): void {
    this.#drive.adopt?.();
  }

  /** Lets go of what it put into the world. */
  release(): void {
    this.#drive.release?.();
  }

  /** Forgets the past: on a new command. */
  reset(): void {
    this.#controller.reset();
    this.#guidance.reset();
  }

  /** One step's turn towards a target. */
  steer(course: Course): void {
    const { target, limits, timeStep, near } = course;
    const { heading: desired, headingRate, aimPoint, sightRate, fallback } = this.#aimAt(course);
    Object.assign(this.aim, { point: aimPoint, sightRate, fallback });
    if (course.resetOnRetarget && Math.abs(wrapAngle(desired - this.#desired)) > headingJump)
      this.#controller.reset();
    this.#desired = desired;
    const { angularVelocity } = this.#drive;
    const raw = desired - this.#body.getAngle();
    const error = course.wrap ? wrapAngle(raw) : raw;
    const { p, i, d, output } = this.#controller.update({
      error,
      angularVelocity,
      // At the target the line of sight whirls round; its rate is no news for the controller.
      targetAngularVelocity: distance(this.#body.getPosition(), target) > near ? headingRate : 0,
      timeStep,
      limits,
    });
    const alpha = limitTurn(output, angularVelocity, timeStep, limits);
    this.#controller.limited?.(alpha);
    this.#drive.turn(alpha, timeStep, limits.angularAcceleration);
    Object.assign(this.turn, { error, p, i, d, asked: output, alpha });
  }

  /** One step's braking to no turning at all. */
  spinDown(timeStep: number, { angularAcceleration }: Readonly<TurnLimits>): void {
    const alpha = clamp(-this.#drive.angularVelocity / timeStep, -angularAcceleration, angularAcceleration);
    this.#drive.turn(alpha, timeStep, angularAcceleration);
    Object.assign(this.aim, { point: null, sightRate: 0, fallback: false });
    Object.assign(this.turn, { error: null, p: 0, i: 0, d: 0, asked: alpha, alpha });
  }

  #aimAt({ target, targetVelocity, speed, flies, timeStep }: Course): Aim {
    const body = this.#body;
    // A body that only turns flies no course to navigate.
    const straight = !flies && this.#guidanceSpec.kind === 'proportional-navigation';
    return (straight ? this.#straight : this.#guidance).aim({
      position: body.getPosition(),
      velocity: body.getLinearVelocity(),
      heading: body.getAngle(),
      speed,
      target,
      targetVelocity,
      timeStep,
    });
  }
}
