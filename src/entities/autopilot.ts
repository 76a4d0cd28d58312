// The autopilot of a body: guidance says where to point, a controller how to turn, a drive turns it within its limits.
import type { Body } from 'planck';
import { wrapAngle } from '../control/angle';
import { clamp } from '../control/clamp';
import { type ControllerSpec, createController, reconfigure } from '../control/controllers';
import { saturate } from '../control/saturate';
import type { TurnController, TurnLimits } from '../control/turn-controller';
import { isClosed, openTurn, type Sector } from './closed-sector';
import { distance, type Point } from './command';
import { createDrive, type Drive, type DriveName } from './drive';
import {
  type Aim,
  createGuidance,
  type Guidance,
  type GuidanceSpec,
  guidanceKinds,
} from './guidance/guidance';
import type { Sensor } from './sensor';

/** Change of the desired heading in one step beyond which it counts as a jump to another target. rad. */
export const headingJump = (5 * Math.PI) / 180;

/** The last step's turn, for drawing and plots. */
export interface TurnTelemetry {
  /** Error of what it holds, desired - actual: of the heading, rad, or of the place, m. Null when the entity is idle. */
  error: number | null;
  /** What it holds, as it was before the step: its heading, rad, or its place along the line to its target, m. */
  held: number;
  /** How fast that changed. rad/s or m/s */
  rate: number;
  /** The limits in force on that. */
  readonly limits: TurnLimits;
  /** Whether the time-optimal turn under these limits is a bound: no way is closed, and the motor works both ways. */
  bounded: boolean;
  /** Terms of the controller and their sum, the commanded angular acceleration. rad/s². */
  p: number;
  i: number;
  d: number;
  commanded: number;
  /** Applied angular acceleration, after the limits. rad/s². */
  applied: number;
}

/** The last step's guidance, for drawing and tables. */
export interface AimTelemetry {
  /** The point it flies to. m; null when the body is idle. */
  point: Point | null;
  /** Angular velocity of the desired heading. rad/s. */
  headingRate: number;
  /** Angular velocity of the line of sight. rad/s. */
  lineOfSightRate: number;
  /** Whether the guidance had no solution and the body points at the target. */
  fallback: boolean;
  /** Whether the desired heading is in the body's closed sector, and the body turns to its edge instead. */
  closed: boolean;
}

/** Input of the autopilot at each step. */
export interface AutopilotInput {
  readonly target: Point;
  /** m/s. */
  readonly targetVelocity: Point;
  /** Speed that guidance assumes. m/s. */
  readonly speed: number;
  /** How far ahead of the body what has that speed starts. m. */
  readonly reach: number;
  /** Distance within which the body has arrived. m. */
  readonly near: number;
  /** Whether the body flies, or only turns where it stands. */
  readonly flies: boolean;
  /** Whether the controller is reset when the desired heading jumps. */
  readonly resetOnRetarget: boolean;
  /** Whether the error is wrapped to the short way round. */
  readonly wrap: boolean;
  /** Headings that it does not turn through; null for none. */
  readonly closed: Sector | null;
  readonly limits: Readonly<TurnLimits>;
  /** Known angular acceleration from outside in this step. rad/s². */
  readonly disturbance: number;
  /** Moment of inertia that torque is computed from. kg m² */
  readonly inertia: number;
  /** s. */
  readonly timeStep: number;
}

/** The guidance of an idle body. */
export const idleAim: AimTelemetry = {
  point: null,
  headingRate: 0,
  lineOfSightRate: 0,
  fallback: false,
  closed: false,
};

/** The terms of a controller that does nothing. */
export const noTerms = { p: 0, i: 0, d: 0, commanded: 0, applied: 0 };

/** The telemetry of a body that has not turned yet. @param limits in force on it, which may change */
export function stillTurn(limits: TurnLimits): TurnTelemetry {
  return { error: null, held: 0, rate: 0, limits, bounded: true, ...noTerms };
}

/** What a body that holds a heading holds. rad, rad/s */
export function headingOf(body: Body): Pick<TurnTelemetry, 'held' | 'rate'> {
  return { held: body.getAngle(), rate: body.getAngularVelocity() };
}

/** The default guidance: straight at the target. */
export const pursuit: GuidanceSpec = { kind: 'pursuit' };

/** What an autopilot begins with. Left out means pursuit, by torque. */
interface Pilot {
  readonly controller: ControllerSpec;
  readonly guidance?: GuidanceSpec;
  readonly drive?: DriveName;
}

/** Guidance, controller and drive of one body. Each can be exchanged. */
export class Autopilot {
  readonly turn: TurnTelemetry;
  readonly aim: AimTelemetry = { ...idleAim };
  readonly sensor: Sensor;
  private readonly _body: Body;
  private readonly _straight = createGuidance(pursuit);
  private _guidanceSpec: GuidanceSpec;
  private _guidance: Guidance;
  private _controllerSpec: ControllerSpec;
  private _controller: TurnController;
  private _driveName: DriveName;
  private _drive: Drive;
  private _desired = 0;

  /** @param limits of the body, which may change. Throws RangeError when a setting is refused. */
  constructor(
    body: Body,
    limits: TurnLimits,
    { controller, guidance = pursuit, drive = 'torque' }: Pilot,
    sensor: Sensor,
  ) {
    this._body = body;
    this.turn = stillTurn(limits);
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
    this._drive.release?.();
    drive.adopt?.();
    this._drive = drive;
    this._driveName = name;
  }

  /** Hands the body's state to its drive, after the body was placed. */
  adopt(): void {
    this._drive.adopt?.();
    this.sensor.clear();
  }

  /** Removes what its drive added to the world. */
  release(): void {
    this._drive.release?.();
  }

  /** Resets controller and guidance, on a new command. */
  reset(): void {
    this._controller.reset();
    this._guidance.reset();
  }

  /** One step's turn towards a target. */
  steer(input: AutopilotInput): void {
    const { target, limits, timeStep, near, disturbance } = input;
    const { heading: desired, headingRate: rate, aimPoint, lineOfSightRate, fallback } = this._aimAt(input);
    const closed = input.closed !== null && isClosed(desired, input.closed);
    // The edge of the sector stands still.
    const headingRate = closed ? 0 : rate;
    Object.assign(this.aim, { point: aimPoint, headingRate, lineOfSightRate, fallback, closed });
    if (input.resetOnRetarget && Math.abs(wrapAngle(desired - this._desired)) > headingJump)
      this._controller.reset();
    this._desired = desired;
    const { angularVelocity } = this._drive;
    const errorFrom = (angle: number) => {
      if (input.closed) return openTurn(desired, angle, input.closed);
      return input.wrap ? wrapAngle(desired - angle) : desired - angle;
    };
    const told = this.sensor.read(this._body.getAngle(), angularVelocity);
    const error = errorFrom(this._body.getAngle());
    const { p, i, d, output } = this._controller.update({
      error: errorFrom(told.angle),
      angularVelocity: told.angularVelocity,
      // Near the target the line of sight turns too fast for its rate to be of use.
      targetAngularVelocity: distance(this._body.getPosition(), target) > near ? headingRate : 0,
      timeStep,
      disturbance,
      limits,
      onlyWay: input.closed !== null,
    });
    const applied = saturate(output, angularVelocity, timeStep, limits);
    this._controller.limited?.(applied);
    this._drive.turn(applied, timeStep, limits.angularAcceleration, input.inertia);
    Object.assign(this.turn, headingOf(this._body), { error, bounded: input.closed === null });
    Object.assign(this.turn, { p, i, d, commanded: output, applied });
  }

  /** One step's braking towards an angular velocity of 0. */
  brake(timeStep: number, { angularAcceleration }: Readonly<TurnLimits>, inertia: number): void {
    const applied = clamp(-this._drive.angularVelocity / timeStep, -angularAcceleration, angularAcceleration);
    this._drive.turn(applied, timeStep, angularAcceleration, inertia);
    this.sensor.clear();
    Object.assign(this.aim, idleAim);
    Object.assign(this.turn, noTerms, { error: null, commanded: applied, applied });
  }

  private _aimAt({ target, targetVelocity, speed, reach, flies, timeStep }: AutopilotInput): Aim {
    const body = this._body;
    // A law that needs flight cannot guide a body that only turns.
    const straight = !flies && guidanceKinds[this._guidanceSpec.kind].needsFlight;
    return (straight ? this._straight : this._guidance).aim({
      position: body.getPosition(),
      velocity: body.getLinearVelocity(),
      heading: body.getAngle(),
      speed,
      reach,
      target,
      targetVelocity,
      timeStep,
    });
  }
}
