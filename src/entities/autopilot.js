import { wrapAngle } from '../control/angle';
import { clamp } from '../control/clamp';
import { controllerOf, reconfigure } from '../control/controllers';
import { saturate } from '../control/steer';
import { recall } from './body-memory';
import { isClosed, openTurn } from './closed-sector';
import { distance, still } from './command';
import { createDrive } from './drive';
import { createGuidance, guidanceKinds, pursuit } from './guidance/guidance';
import { defaultLimits } from './motion-limits';
import { idle, idleAim, noTerms, TurnTelemetry } from './telemetry';
/** Change of the desired heading in one step beyond which it counts as a jump to another target. rad. */
export const headingJump = (5 * Math.PI) / 180;
// The step, and what guidance and controller are told in it: one object each for all bodies, whose steps come one after
// the other. A thousand of their own would leave a megabyte a step behind, or be fetched from far memory.
const now = { target: still, timeStep: 1, disturbance: 0, inertia: 0 };
const engagement = {
  position: still,
  velocity: still,
  heading: 0,
  speed: 0,
  reach: 0,
  target: still,
  targetVelocity: still,
  timeStep: 1,
};
const sample = {
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
  turn;
  aim = idleAim();
  sensor;
  _piloted;
  _body;
  _straight = createGuidance(pursuit);
  _guidanceSpec;
  _guidance;
  _controllerSpec;
  _controller;
  _driveName;
  _drive;
  /** Throws RangeError when a setting is refused. */
  constructor(piloted, { controller, guidance = pursuit, drive = 'torque' }, sensor) {
    this._piloted = piloted;
    const { body, limits } = piloted;
    this._body = body;
    this.turn = new TurnTelemetry(limits);
    this.sensor = sensor;
    this._controllerSpec = controller;
    this._controller = controllerOf(controller);
    this._guidanceSpec = guidance;
    this._guidance = createGuidance(guidance);
    this._driveName = drive;
    this._drive = createDrive(drive, body);
  }
  get controller() {
    return this._controllerSpec;
  }
  /** While the kind stays, the controller keeps its integral. Throws RangeError and changes nothing when it is refused. */
  set controller(spec) {
    this._controller = reconfigure(this._controller, this._controllerSpec, spec);
    this._controllerSpec = spec;
  }
  get guidance() {
    return this._guidanceSpec;
  }
  set guidance(spec) {
    this._guidance = createGuidance(spec);
    this._guidanceSpec = spec;
  }
  get drive() {
    return this._driveName;
  }
  set drive(name) {
    const drive = createDrive(name, this._body);
    this._drive.release?.(this._body);
    drive.adopt?.(this._body);
    this._drive = drive;
    this._driveName = name;
  }
  /** Hands the body's state to its drive, after the body was placed. */
  adopt() {
    this._drive.adopt?.(this._body);
    this.sensor.clear();
  }
  /** Removes what its drive added to the world. */
  release() {
    this._drive.release?.(this._body);
  }
  /** Resets controller and guidance, on a new command. */
  reset() {
    this._controller.reset();
    this._guidance.reset();
  }
  /** What its parts keep from step to step. */
  get memory() {
    const { _controller: controller, _law: law, _drive: drive, sensor } = this;
    return {
      controller: controller.memory ?? [],
      guidance: law.memory,
      sensor: sensor.memory,
      drive: drive.memory ?? [],
    };
  }
  set memory({ controller, guidance, sensor, drive }) {
    recall(this._controller, 'controller', controller);
    recall(this._law, 'guidance', guidance);
    recall(this.sensor, 'sensor', sensor);
    recall(this._drive, 'drive', drive);
    // What it aimed at last is what its law keeps first.
    this.aim.heading = guidance?.[0] ?? this.aim.heading;
  }
  /**
   * One step's turn towards a target. m
   * @param timeStep s @param disturbance known angular acceleration from outside in this step. rad/s²
   * @param inertia that torque is computed from. kg m²
   */
  steer(target, timeStep, disturbance, inertia) {
    now.target = target;
    now.timeStep = timeStep;
    now.disturbance = disturbance;
    now.inertia = inertia;
    for (const part of Autopilot._parts) part(this);
  }
  /** The parts of a step. Split so that V8 optimises each part: in one piece they are too long for it. */
  static _parts = [(pilot) => pilot._look(), (pilot) => pilot._measure(), (pilot) => pilot._act()];
  /** Guidance says where to point. */
  _look() {
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
  /** The sensor says how far the heading is off. */
  _measure() {
    const { turn, aim, _body: body, _piloted: piloted } = this;
    const { closed } = piloted;
    const angle = body.getAngle();
    const told = this.sensor.read(angle, this._drive.angularVelocityOf(body));
    sample.error = errorFrom(told.angle, aim.heading, piloted);
    sample.angularVelocity = told.angularVelocity;
    // Near the target the line of sight turns too fast for its rate to be of use.
    sample.targetAngularVelocity =
      distance(body.getPosition(), now.target) > piloted.seekDistance ? aim.headingRate : 0;
    sample.timeStep = now.timeStep;
    sample.disturbance = now.disturbance;
    sample.limits = piloted.limits;
    sample.onlyWay = closed !== null;
    turn.error = errorFrom(angle, aim.heading, piloted);
    turn.bounded = closed === null;
  }
  /** The controller says how to turn, and the drive turns within the limits. */
  _act() {
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
  /** One step's braking towards an angular velocity of 0. */
  brake(timeStep, inertia) {
    const { _body: body, _drive: drive } = this;
    const { angularAcceleration } = this._piloted.limits;
    const stop = -drive.angularVelocityOf(body) / timeStep;
    const applied = clamp(stop, -angularAcceleration, angularAcceleration);
    drive.turn(body, applied, timeStep, angularAcceleration, inertia);
    this.sensor.clear();
    Object.assign(this.aim, idle);
    Object.assign(this.turn, noTerms, { error: null, commanded: applied, applied });
  }
  _aimAt(aim) {
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
  /** The law of guidance in use: one that needs flight cannot guide a body that only turns. */
  get _law() {
    const straight = !this._piloted.flies && guidanceKinds[this._guidanceSpec.kind].needsFlight;
    return straight ? this._straight : this._guidance;
  }
}
/** The error of a heading: the short way round, the difference, or the way that is not closed. rad */
function errorFrom(angle, desired, { closed, options }) {
  if (closed) return openTurn(desired, angle, closed);
  return options.wrap ? wrapAngle(desired - angle) : desired - angle;
}
