// The autopilot of a body: guidance says where to point, a controller how to turn, a drive turns it within its limits.
import type { Body } from 'planck';
import { wrapAngle } from '../../laws/control/angle';
import { clamp } from '../../laws/control/clamp';
import type { ControllerSpec } from '../../laws/control/controllers';
import { saturate } from '../../laws/control/steer';
import type { LawStop, TurnController, TurnLimits, TurnSample } from '../../laws/control/turn-controller';
import { toRadians } from '../../laws/exact/figures';
import { type BodyMemory, recall } from './body-memory';
import { isClosed, openTurn, type Sector } from './closed-sector';
import { distance, noVelocity, type Point } from './command';
import { createDrive, type Drive, type DriveName } from './drive';
import {
  createGuidance,
  type Engagement,
  type Guidance,
  type GuidanceSpec,
  guidanceKinds,
  pursuit,
} from './guidance/guidance';
import { changeLaw, createLaw } from './laws';
import { defaultLimits } from './motion-limits';
import type { Options } from './options';
import type { Sensor } from './sensor';
import { type AimTelemetry, idle, idleAim, noTerms, TurnTelemetry } from './telemetry';

/** Smallest change of the desired heading in one step that counts as a jump to another target. rad */
export const headingJump = toRadians(5);

/** Settings of a new autopilot. */
interface Pilot {
  readonly controller: ControllerSpec;
  /** Law that decides where the body points. Default: pursuit */
  readonly guidance?: GuidanceSpec;
  /** Mechanism that turns the body. Default: torque */
  readonly drive?: DriveName;
}

/** The steered body, as the autopilot reads it at each step. */
interface PilotedBody {
  readonly body: Body;
  readonly limits: Readonly<TurnLimits>;
  /** Velocity of the body's target. m/s */
  readonly targetVelocity: Point;
  /** Speed that guidance assumes: shell speed for a turret, otherwise the speed limit. m/s */
  readonly assumedSpeed: number;
  /** Distance from a turret's centre at which its shells start, straight ahead, m. 0 for any other body. */
  readonly assumedReach: number;
  /** Distance from the target within which the target counts as reached. m */
  readonly seekDistance: number;
  /** True if the body flies to its target; false if it only turns in place. */
  readonly flies: boolean;
  readonly options: Readonly<Options>;
  /** Headings that the body may not turn through; null if it may turn through all. */
  readonly closed: Sector | null;
}

/** Input of the autopilot in one step. */
interface Step {
  target: Point;
  /** Length of a step. s */
  timeStep: number;
  /** Known angular acceleration by forces from outside in this step. rad/s² */
  disturbance: number;
  /** Moment of inertia from which the drive computes the torque. kg m² */
  inertia: number;
}

// Inputs of the current step: one object each for all bodies, which step one after the other. Separate objects for a thousand
// bodies would allocate a megabyte per step, or be fetched from far memory.
const now: Step = { target: noVelocity, timeStep: 1, disturbance: 0, inertia: 0 };
const engagement: Engagement = {
  position: noVelocity,
  velocity: noVelocity,
  heading: 0,
  speed: 0,
  reach: 0,
  target: noVelocity,
  targetVelocity: noVelocity,
  timeStep: 1,
};
const sample: { -readonly [Key in keyof TurnSample]: TurnSample[Key] } = {
  error: 0,
  angularVelocity: 0,
  targetAngularVelocity: 0,
  timeStep: 1,
  disturbance: 0,
  limits: defaultLimits,
  onlyWay: false,
};

/**
 * Guidance law, turn controller and drive of one body, each of which can be exchanged. The drive is the mechanism that
 * turns the body, such as a torque.
 */
export class Autopilot {
  readonly turn: TurnTelemetry;
  readonly aim: AimTelemetry = idleAim();
  readonly sensor: Sensor;
  private readonly _piloted: PilotedBody;
  private readonly _body: Body;
  private readonly _straight = createGuidance(pursuit);
  private _guidanceSpec: GuidanceSpec;
  private _guidance: Guidance;
  private _controllerSpec: ControllerSpec;
  private _controller: TurnController;
  private _driveName: DriveName;
  private _drive: Drive;

  /** Makes a body's autopilot. Throws RangeError for an invalid setting. */
  constructor(
    piloted: PilotedBody,
    { controller, guidance = pursuit, drive = 'torque' }: Pilot,
    sensor: Sensor,
  ) {
    this._piloted = piloted;
    const { body, limits } = piloted;
    this._body = body;
    this.turn = new TurnTelemetry(limits);
    this.sensor = sensor;
    this._controllerSpec = controller;
    this._controller = createLaw(controller);
    this._guidanceSpec = guidance;
    this._guidance = createGuidance(guidance);
    this._driveName = drive;
    this._drive = createDrive(drive, body);
  }

  get controller(): ControllerSpec {
    return this._controllerSpec;
  }

  /**
   * Replaces the controller. A controller of the same kind keeps its integral. Throws RangeError, and changes nothing,
   * if `spec` is invalid.
   */
  set controller(spec: ControllerSpec) {
    this._controller = changeLaw(this._controller, this._controllerSpec, spec);
    this._controllerSpec = spec;
  }

  /** The turn controller, so that its state can be read. */
  get law(): TurnController {
    return this._controller;
  }

  /** Fault that stopped the controller; null while the controller runs. @internal */
  get stopped(): LawStop | null {
    return this._controller.stopped ?? null;
  }

  get guidance(): GuidanceSpec {
    return this._guidanceSpec;
  }

  set guidance(spec: GuidanceSpec) {
    this._guidance = createGuidance(spec);
    this._guidanceSpec = spec;
  }

  get drive(): DriveName {
    return this._driveName;
  }

  set drive(name: DriveName) {
    const drive = createDrive(name, this._body);
    this._drive.release?.(this._body);
    drive.adopt?.(this._body);
    this._drive = drive;
    this._driveName = name;
  }

  /** Updates drive and sensor after the body was moved to another place. */
  adopt(): void {
    this._drive.adopt?.(this._body);
    this.sensor.clear();
  }

  /** Removes the motor joint of the body, if any, from the physics world. */
  release(): void {
    this._drive.release?.(this._body);
  }

  /** Resets controller and guidance. Called on a new command. */
  reset(): void {
    this._controller.reset();
    this._guidance.reset();
  }

  /** State that laws, sensor and drive keep between steps. */
  get memory(): BodyMemory {
    const { _controller: controller, _law: law, _drive: drive, sensor } = this;
    return {
      controller: controller.memory ?? [],
      guidance: law.memory,
      sensor: sensor.memory,
      drive: drive.memory ?? [],
    };
  }

  set memory({ controller, guidance, sensor, drive }: BodyMemory) {
    recall(this._controller, 'controller', controller);
    recall(this._law, 'guidance', guidance);
    recall(this.sensor, 'sensor', sensor);
    recall(this._drive, 'drive', drive);
    // The first number of the guidance law is the last desired heading.
    this.aim.heading = guidance?.[0] ?? this.aim.heading;
  }

  /**
   * Turns the body towards a target for one step.
   * @param target position of the target. m
   * @param timeStep s
   * @param disturbance known angular acceleration from outside in this step. rad/s²
   * @param inertia moment of inertia from which the torque is computed. kg m²
   */
  steer(target: Point, timeStep: number, disturbance: number, inertia: number): void {
    now.target = target;
    now.timeStep = timeStep;
    now.disturbance = disturbance;
    now.inertia = inertia;
    for (const part of Autopilot._parts) part(this);
  }

  // V8 could not optimise them as one function.
  /** Functions that together make up one step of the autopilot, in the order of their calls. */
  private static readonly _parts: readonly ((pilot: Autopilot) => void)[] = [
    (pilot) => pilot._look(),
    (pilot) => pilot._measure(),
    (pilot) => pilot._act(),
  ];

  /** Computes the desired heading by the guidance law. */
  private _look(): void {
    const { aim } = this;
    const { closed, options } = this._piloted;
    const before = aim.heading;
    this._aimAt(aim);
    const isShut = closed !== null && isClosed(aim.heading, closed);
    aim.point = aim.aimPoint;
    aim.closed = isShut;
    // The edge of the sector stands still.
    if (isShut) aim.headingRate = 0;
    if (options.resetOnRetarget && Math.abs(wrapAngle(aim.heading - before)) > headingJump)
      this._controller.reset();
  }

  /** Computes the heading error from what the sensor measures. */
  private _measure(): void {
    const { turn, aim, _body: body, _piloted: piloted } = this;
    const { closed } = piloted;
    const angle = body.getAngle();
    const told = this.sensor.read(angle, this._drive.angularVelocityOf(body));
    sample.error = errorFrom(told.angle, aim.heading, piloted);
    sample.angularVelocity = told.angularVelocity;
    turn.told = told.angle;
    // Near the target the line of sight turns too fast for its rate to be of use.
    sample.targetAngularVelocity =
      distance(body.getPosition(), now.target) > piloted.seekDistance ? aim.headingRate : 0;
    sample.timeStep = now.timeStep;
    sample.disturbance = piloted.options.knowsWind ? now.disturbance : 0;
    sample.limits = piloted.limits;
    sample.onlyWay = closed !== null;
    turn.error = errorFrom(angle, aim.heading, piloted);
    turn.bounded = closed === null;
  }

  /** Turns the body for one step: computes the controller's output, limits it, and passes it to the drive. */
  private _act(): void {
    const { turn, _body: body, _drive: drive, _controller: controller } = this;
    const { limits } = this._piloted;
    const { timeStep } = now;
    const { p, i, d, output } = controller.update(sample);
    const applied = saturate(output, drive.angularVelocityOf(body), timeStep, limits);
    controller.limited?.(applied);
    drive.turn(body, applied, timeStep, limits.angularAcceleration, now.inertia);
    turn.held = body.getAngle();
    turn.rate = body.getAngularVelocity();
    turn.p = p;
    turn.i = i;
    turn.d = d;
    turn.commanded = output;
    turn.applied = applied;
  }

  /** Slows the body's rotation for one step, as strongly as the motor can. */
  brake(timeStep: number, inertia: number): void {
    const { _body: body, _drive: drive } = this;
    const { angularAcceleration } = this._piloted.limits;
    const stop = -drive.angularVelocityOf(body) / timeStep;
    const applied = clamp(stop, -angularAcceleration, angularAcceleration);
    drive.turn(body, applied, timeStep, angularAcceleration, inertia);
    this.sensor.clear();
    Object.assign(this.aim, idle);
    Object.assign(this.turn, noTerms, { error: null, commanded: applied, applied });
  }

  private _aimAt(aim: AimTelemetry): void {
    const { _body: body, _piloted: piloted } = this;
    engagement.position = body.getPosition();
    engagement.velocity = body.getLinearVelocity();
    engagement.heading = body.getAngle();
    engagement.speed = piloted.assumedSpeed;
    engagement.reach = piloted.assumedReach;
    engagement.target = now.target;
    engagement.targetVelocity = piloted.targetVelocity;
    engagement.timeStep = now.timeStep;
    this._law.aim(engagement, aim);
  }

  private get _law(): Guidance {
    const straight = !this._piloted.flies && guidanceKinds[this._guidanceSpec.kind].needsFlight;
    return straight ? this._straight : this._guidance;
  }
}

/** Returns the angle by which a body must turn to reach a desired heading. rad */
function errorFrom(angle: number, desired: number, { closed, options }: PilotedBody): number {
  if (closed) return openTurn(desired, angle, closed);
  return options.wrap ? wrapAngle(desired - angle) : desired - angle;
}
