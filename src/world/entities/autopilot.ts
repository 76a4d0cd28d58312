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

/** Change of the desired heading in one step from which on it counts as a jump to another target. rad */
export const headingJump = toRadians(5);

/** Settings of a new autopilot. Pursuit and torque when left out. */
interface Pilot {
  readonly controller: ControllerSpec;
  readonly guidance?: GuidanceSpec;
  readonly drive?: DriveName;
}

/** The steered body that the autopilot reads at each step. */
interface PilotedBody {
  readonly body: Body;
  readonly limits: Readonly<TurnLimits>;
  /** m/s. */
  readonly targetVelocity: Point;
  /** Speed that guidance assumes. m/s. */
  readonly assumedSpeed: number;
  /** Distance ahead of the body at which the guided flight starts: 0 for a body, the muzzle for a shell. m */
  readonly assumedReach: number;
  /** Distance within which the body has arrived. m. */
  readonly seekDistance: number;
  /** Whether the body flies, or only turns in place. */
  readonly flies: boolean;
  readonly options: Readonly<Options>;
  /** Closed headings, which the body does not turn through; null when all are open. */
  readonly closed: Sector | null;
}

/** Input of one step. */
interface Step {
  target: Point;
  /** Length of a step. s */
  timeStep: number;
  /** Known angular acceleration from outside in this step. rad/s². */
  disturbance: number;
  /** Moment of inertia that torque is computed from. kg m² */
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

/** Guidance, controller and drive of one body. Each can be exchanged. */
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

  /** Throws RangeError when a setting is refused. */
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
   * Replaces the controller. A controller of the same kind keeps its integral. Throws RangeError, and changes nothing, if
   * refused.
   */
  set controller(spec: ControllerSpec) {
    this._controller = changeLaw(this._controller, this._controllerSpec, spec);
    this._controllerSpec = spec;
  }

  /** The controller, for inspection. */
  get law(): TurnController {
    return this._controller;
  }

  /** Reason that the controller has stopped; null while it runs. @internal */
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

  /** Passes the body's state to its drive, after the body was placed. */
  adopt(): void {
    this._drive.adopt?.(this._body);
    this.sensor.clear();
  }

  /** Removes what the body's drive added to the world. */
  release(): void {
    this._drive.release?.(this._body);
  }

  /** Resets controller and guidance, on a new command. */
  reset(): void {
    this._controller.reset();
    this._guidance.reset();
  }

  /** Memories of the body's parts: laws, sensor and drive. */
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
   * Turns towards a target for one step. m
   * @param timeStep s @param disturbance known angular acceleration from outside in this step. rad/s²
   * @param inertia that torque is computed from. kg m²
   */
  steer(target: Point, timeStep: number, disturbance: number, inertia: number): void {
    now.target = target;
    now.timeStep = timeStep;
    now.disturbance = disturbance;
    now.inertia = inertia;
    for (const part of Autopilot._parts) part(this);
  }

  /** Functions that do the parts of a step. In one function, V8 could not optimise them. */
  private static readonly _parts: readonly ((pilot: Autopilot) => void)[] = [
    (pilot) => pilot._look(),
    (pilot) => pilot._measure(),
    (pilot) => pilot._act(),
  ];

  /** Computes the heading to turn to, by the guidance law. */
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

  /** Computes the heading error, as the sensor measures it. */
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

  /** Turns the body by controller and drive, within its limits. */
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

  /** Brakes towards an angular velocity of 0 for one step. */
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

  /** Guidance law in use. A law that needs flight cannot guide a body that only turns. */
  private get _law(): Guidance {
    const straight = !this._piloted.flies && guidanceKinds[this._guidanceSpec.kind].needsFlight;
    return straight ? this._straight : this._guidance;
  }
}

/** Returns the error of a heading: the short way round, the plain difference, or the way that is not closed. rad */
function errorFrom(angle: number, desired: number, { closed, options }: PilotedBody): number {
  if (closed) return openTurn(desired, angle, closed);
  return options.wrap ? wrapAngle(desired - angle) : desired - angle;
}
