// A thruster: engines push it along the axes of the world, and the laws that turn other bodies hold it at its place.
import { wrapAngle } from '../../control/angle';
import { createController } from '../../control/controllers';
import { saturate } from '../../control/steer';
import { numbersIn } from '../body-memory';
import { still } from '../command';
import { CommandedBody } from '../commanded-body';
import { createBody, inertiaAboutCentre, rebuild } from '../hull';
import { defaultLimits } from '../motion-limits';
import { calm } from '../outside';
import { setPose } from '../set-pose';
import { idleAim } from '../telemetry';
import { PlaceHold } from './place-hold';

/** Default limits: engines that gravity matters to. */
const thrusterLimits = { ...defaultLimits, linearAcceleration: 20 };
/** A body that holds places. It keeps the heading it was placed at by a backward PD. */
export class Thruster extends CommandedBody {
  kind;
  body;
  limits;
  seekDistance;
  turn;
  aim = idleAim();
  thrust;
  /** It points nowhere. */
  guided = null;
  _hull;
  _hold;
  _heading = createController({ kind: 'backward-pd' });
  _build;
  _angle;
  constructor(world, rig, start) {
    super();
    this.kind = rig.kind;
    this._hull = rig.hull;
    this._build = { size: 1, density: 1, ...start.build };
    this.body = createBody(world, rig.hull, start.position, start.angle, this._build);
    this.limits = { ...thrusterLimits, ...start.limits };
    this.seekDistance = start.seekDistance ?? 1;
    this._angle = start.angle;
    this._hold = new PlaceHold(this.body, rig, start.controller ?? { kind: 'pid' });
    this.turn = this._hold.turn;
    this.thrust = this._hold.thrust;
  }
  get controller() {
    return this._hold.controller;
  }
  /** Exchanges the law or its settings, for every axis. Throws RangeError and changes nothing when they are refused. */
  configure(spec) {
    this._hold.controller = spec;
  }
  get build() {
    return this._build;
  }
  set build(build) {
    this._build = build;
    rebuild(this.body, this._hull, build);
  }
  /** Puts it somewhere, at rest; it keeps that heading. @param angle rad */
  place(position, angle) {
    setPose(this.body, position, angle);
    this.body.setLinearVelocity(still);
    this.body.setAngularVelocity(0);
    this._angle = angle;
  }
  get memory() {
    return { ...this._hold.memory, heading: [this._angle] };
  }
  set memory(memory) {
    this._hold.memory = memory;
    if (memory.heading) [this._angle] = numbersIn(memory, 'heading', 1);
  }
  /** Takes it out of its world. */
  dispose() {
    this.body.getWorld().destroyBody(this.body);
  }
  /** One step's thrust and the torque that keeps its heading, before the world's step. @param timeStep s */
  update(timeStep, outside = calm) {
    const last = this.waypoints.at(-1);
    // A path ends in holding its last waypoint: an engine that is off would let it fall.
    if (last && this.passWaypoints(this.seekDistance)) this.give({ kind: 'seek', target: last });
    this._keepHeading(timeStep, outside.turning);
    const { target, targetVelocity, limits } = this;
    this._hold.steer({ target, targetVelocity, limits, outside, timeStep });
  }
  reset() {
    this._hold.reset();
  }
  _keepHeading(timeStep, disturbance) {
    const { body, limits } = this;
    const angularVelocity = body.getAngularVelocity();
    const { output } = this._heading.update({
      error: wrapAngle(this._angle - body.getAngle()),
      angularVelocity,
      targetAngularVelocity: 0,
      timeStep,
      disturbance,
      limits,
    });
    const applied = saturate(output, angularVelocity, timeStep, limits);
    body.applyTorque(inertiaAboutCentre(body) * applied, true);
  }
}
