// A steered body: under a command it turns by torque under feedback and travels by thrust.
import { Autopilot } from './autopilot';
import { still } from './command';
import { CommandedBody } from './commanded-body';
import { bodyAndHull } from './entity-start';
import { inertiaFor, rebuild } from './hull';
import { defaultLimits } from './motion-limits';
import { optionsOf } from './options';
import { calm } from './outside';
import { Sensor } from './sensor';
import { setPose } from './set-pose';

/** The force that pushes a body in this step, one object for all. N */
const force = { x: 0, y: 0 };
/**
 * A steered body. Each step: route → guidance → sensor → controller → limits → drive, then thrust.
 * What differs between kinds: hull, controller, seek distance, how it travels and rests, and what guidance assumes of it.
 */
export class MovingEntity extends CommandedBody {
  body;
  limits;
  options;
  sensor;
  /** Distance within which a target or waypoint counts as reached. m. */
  seekDistance;
  closed;
  /** Telemetry of the last step's turn. */
  turn;
  /** Telemetry of the last step's guidance. */
  aim;
  /** The last thrust as an acceleration. m/s². */
  thrust = { x: 0, y: 0 };
  /** Null for a body of one's own. */
  _hull;
  _build;
  _autopilot;
  constructor(world, hull, start) {
    super();
    this._build = { size: 1, density: 1, ...('body' in start ? null : start.build) };
    [this.body, this._hull] = bodyAndHull(world, hull, start);
    this.limits = { ...defaultLimits, ...start.limits };
    this.seekDistance = start.seekDistance;
    this.options = optionsOf(start);
    this.closed = start.closed ?? null;
    const sensor = new Sensor(start.sensor, start.seed);
    this.sensor = sensor;
    this._autopilot = new Autopilot(this, start, sensor);
    this.turn = this._autopilot.turn;
    this.aim = this._autopilot.aim;
  }
  /** What can be chosen of its steering: itself. */
  get guided() {
    return this;
  }
  get sustainedTurnRate() {
    return Infinity;
  }
  get missed() {
    return false;
  }
  get controller() {
    return this._autopilot.controller;
  }
  /** Exchanges the turn controller or its settings. Throws RangeError and changes nothing when they are refused. */
  configure(spec) {
    this._autopilot.controller = spec;
  }
  get guidance() {
    return this._autopilot.guidance;
  }
  set guidance(spec) {
    this._autopilot.guidance = spec;
  }
  /** Its size and density. */
  get build() {
    return this._build;
  }
  set build(build) {
    rebuild(this.body, this._hull, build);
    this._build = build;
  }
  get drive() {
    return this._autopilot.drive;
  }
  set drive(name) {
    this._autopilot.drive = name;
  }
  /** Puts it somewhere, at rest. @param angle rad */
  place(position, angle) {
    const { body } = this;
    setPose(body, position, angle);
    body.setLinearVelocity(still);
    body.setAngularVelocity(0);
    this._autopilot.adopt();
  }
  get memory() {
    return this._autopilot.memory;
  }
  set memory(memory) {
    this._autopilot.memory = memory;
  }
  /** Takes it out of its world, with everything it put there. */
  dispose() {
    this._autopilot.release();
    this.body.getWorld().destroyBody(this.body);
  }
  /**
   * One step's turn and thrust, before the world's step.
   * @param timeStep s @param outside what is known to act on it in this step
   */
  update(timeStep, outside = calm) {
    if (this.passWaypoints(this.seekDistance)) this.give({ kind: 'idle' });
    const { target } = this;
    const inertia = inertiaFor(this.body, this._build, this.options.torqueByInertia);
    if (!target) {
      this._autopilot.brake(timeStep, inertia);
      this.rest(timeStep);
      return;
    }
    this._autopilot.steer(target, timeStep, outside.turning, inertia);
    if (!this.flies) this.rest(timeStep);
    else this.travel(target, this.targetIsEnd, timeStep);
  }
  reset() {
    this._autopilot.reset();
  }
  /** Speed that guidance assumes. m/s; a turret's is that of its shells. */
  get assumedSpeed() {
    return this.limits.speed;
  }
  /** How far ahead of it what has that speed starts. m; a gun's is its muzzle. */
  get assumedReach() {
    return 0;
  }
  /** Pushes at the centre of mass. m/s². */
  push(x, y) {
    const mass = this.body.getMass();
    force.x = x * mass;
    force.y = y * mass;
    this.body.applyForceToCenter(force, true);
    this.thrust.x = x;
    this.thrust.y = y;
  }
}
