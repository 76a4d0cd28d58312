// The autopilot of a body: guidance says where to point, a controller how to turn, a drive turns it within its limits.
import type { Body } from 'planck';
import { wrapAngle } from '../control/angle';
import { clamp } from '../control/clamp';
import { type ControllerSpec, createController, reconfigure } from '../control/controllers';
import { saturate } from '../control/saturate';
import type { TurnController, TurnLimits, TurnSample } from '../control/turn-controller';
import type { AutopilotInput, Written } from './autopilot-input';
import { isClosed, openTurn } from './closed-sector';
import { distance, still } from './command';
import { createDrive, type Drive, type DriveName } from './drive';
import {
  createGuidance,
  type Engagement,
  type Guidance,
  type GuidanceSpec,
  guidanceKinds,
} from './guidance/guidance';
import { defaultLimits } from './motion-limits';
import type { Sensor } from './sensor';
import { type AimTelemetry, idle, idleAim, noTerms, TurnTelemetry } from './telemetry';

/** Change of the desired heading in one step beyond which it counts as a jump to another target. rad. */
export const headingJump = (5 * Math.PI) / 180;

/** The default guidance: straight at the target. */
export const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** What an autopilot begins with. Left out means pursuit, by torque. */
interface Pilot {
  readonly controller: ControllerSpec;
  readonly guidance?: GuidanceSpec;
  readonly drive?: DriveName;
}

// What guidance and controller are told in a step: one object each for all bodies, whose steps come one after the other.
// A thousand of their own would leave a megabyte a step behind, or be fetched from far memory.
const engagement: Engagement = {
  position: still,
  velocity: still,
  heading: 0,
  speed: 0,
  reach: 0,
  target: still,
  targetVelocity: still,
  timeStep: 1,
};
const sample: Written<TurnSample> = {
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
  private readonly _body: Body;
  private readonly _straight = createGuidance(pursuit);
  private _guidanceSpec: GuidanceSpec;
  private _guidance: Guidance;
  private _controllerSpec: ControllerSpec;
  private _controller: TurnController;
  private _driveName: DriveName;
  private _drive: Drive;

  /** @param limits of the body, which may change. Throws RangeError when a setting is refused. */
  constructor(
    body: Body,
    limits: TurnLimits,
    { controller, guidance = pursuit, drive = 'torque' }: Pilot,
    sensor: Sensor,
  ) {
    this._body = body;
    this.turn = new TurnTelemetry(limits);
    this.sensor = sensor;
    this._controllerSpec = controller;
    this._controller = createController(controller);
    this._guidanceSpec = guidance;
    this._guidance = createGuidance(guidance);
    this._driveName = drive;
    this._drive = createDrive(drive, body);
  }

  get controller(): ControllerSpec {
    return this._controllerSpec;
  }

  /** While the kind stays, the controller keeps its integral. Throws RangeError and changes nothing when it is refused. */
  set controller(spec: ControllerSpec) {
    this._controller = reconfigure(this._controller, this._controllerSpec, spec);
    this._controllerSpec = spec;
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

  /** Hands the body's state to its drive, after the body was placed. */
  adopt(): void {
    this._drive.adopt?.(this._body);
    this.sensor.clear();
  }

  /** Removes what its drive added to the world. */
  release(): void {
    this._drive.release?.(this._body);
  }

  /** Resets controller and guidance, on a new command. */
  reset(): void {
    this._controller.reset();
    this._guidance.reset();
  }

  /** One step's turn towards a target. */
  steer(input: AutopilotInput): void {
    for (const part of Autopilot._parts) part(this, input);
  }

  /** The parts of a step. In a list the JavaScript engine makes each fast by itself; in one piece they are too long for it. */
  private static readonly _parts: readonly ((pilot: Autopilot, input: AutopilotInput) => void)[] = [
    (pilot, input) => pilot._look(input),
    (pilot, input) => pilot._measure(input),
    (pilot, input) => pilot._act(input),
  ];

  /** Guidance says where to point. */
  private _look(input: AutopilotInput): void {
    const { aim } = this;
    const before = aim.heading;
    this._aimAt(input, aim);
    const closed = input.closed !== null && isClosed(aim.heading, input.closed);
    aim.point = aim.aimPoint;
    aim.closed = closed;
    // The edge of the sector stands still.
    if (closed) aim.headingRate = 0;
    if (input.resetOnRetarget && Math.abs(wrapAngle(aim.heading - before)) > headingJump)
      this._controller.reset();
  }

  /** The sensor says how far the heading is off. */
  private _measure(input: AutopilotInput): void {
    const body = this._body;
    const angle = body.getAngle();
    const { turn, aim } = this;
    const told = this.sensor.read(angle, this._drive.angularVelocityOf(body));
    sample.error = errorFrom(told.angle, aim.heading, input);
    sample.angularVelocity = told.angularVelocity;
    // Near the target the line of sight turns too fast for its rate to be of use.
    sample.targetAngularVelocity =
      distance(body.getPosition(), input.target) > input.near ? aim.headingRate : 0;
    sample.timeStep = input.timeStep;
    sample.disturbance = input.disturbance;
    sample.limits = input.limits;
    sample.onlyWay = input.closed !== null;
    turn.error = errorFrom(angle, aim.heading, input);
    turn.bounded = input.closed === null;
  }

  /** The controller says how to turn, and the drive turns within the limits. */
  private _act({ limits, timeStep, inertia }: AutopilotInput): void {
    const { turn, _body: body, _drive: drive, _controller: controller } = this;
    const { p, i, d, output } = controller.update(sample);
    const applied = saturate(output, drive.angularVelocityOf(body), timeStep, limits);
    controller.limited?.(applied);
    drive.turn(body, applied, timeStep, limits.angularAcceleration, inertia);
    turn.held = body.getAngle();
    turn.rate = body.getAngularVelocity();
    turn.p = p;
    turn.i = i;
    turn.d = d;
    turn.commanded = output;
    turn.applied = applied;
  }

  /** One step's braking towards an angular velocity of 0. */
  brake(timeStep: number, { angularAcceleration }: Readonly<TurnLimits>, inertia: number): void {
    const { _body: body, _drive: drive } = this;
    const stop = -drive.angularVelocityOf(body) / timeStep;
    const applied = clamp(stop, -angularAcceleration, angularAcceleration);
    drive.turn(body, applied, timeStep, angularAcceleration, inertia);
    this.sensor.clear();
    Object.assign(this.aim, idle);
    Object.assign(this.turn, noTerms, { error: null, commanded: applied, applied });
  }

  private _aimAt(
    { target, targetVelocity, speed, reach, flies, timeStep }: AutopilotInput,
    aim: AimTelemetry,
  ): void {
    const body = this._body;
    // A law that needs flight cannot guide a body that only turns.
    const straight = !flies && guidanceKinds[this._guidanceSpec.kind].needsFlight;
    engagement.position = body.getPosition();
    engagement.velocity = body.getLinearVelocity();
    engagement.heading = body.getAngle();
    engagement.speed = speed;
    engagement.reach = reach;
    engagement.target = target;
    engagement.targetVelocity = targetVelocity;
    engagement.timeStep = timeStep;
    (straight ? this._straight : this._guidance).aim(engagement, aim);
  }
}

/** The error of a heading: the short way round, the difference, or the way that is not closed. rad */
function errorFrom(angle: number, desired: number, { closed, wrap }: AutopilotInput): number {
  if (closed) return openTurn(desired, angle, closed);
  return wrap ? wrapAngle(desired - angle) : desired - angle;
}
