// How an applied angular acceleration becomes motion: by torque, by a joint's motor, or by setting the body's state.
import { numbersOf } from '../control/turn-controller';
import { MotorJoint } from '../exact/planck';
import { setPose } from './set-pose';
/** The drives, as a choice for the panel and files. */
export const driveChoice = {
  key: 'drive',
  label: 'Turned by',
  options: [
    { value: 'torque', label: 'torque' },
    { value: 'joint', label: 'a joint’s motor' },
    { value: 'angular-velocity', label: 'setting the angular velocity' },
    { value: 'angle', label: 'setting the angle' },
  ],
  help: 'Torque and joint leave the engine its collisions; setting the state overrides them.',
};
const makers = {
  torque: () => byTorque,
  joint: (body) => new JointDrive(body),
  'angular-velocity': (body) => new VelocityDrive(body),
  angle: (body) => new AngleDrive(body),
};
/** Whether this drive turns a body by a free torque, with nothing outside to push against. */
export function turnsByTorque(name) {
  return name === 'torque';
}
/** Whether this drive sets the state anew at each step, and so takes away what collisions gave the body. */
export function overridesCollisions(name) {
  return name === 'angular-velocity' || name === 'angle';
}
/** Makes the drive of that name for a body. */
export function createDrive(name, body) {
  return makers[name](body);
}
/** Applies T = I α about the centre of mass; the engine adds collisions. It keeps nothing: one for all bodies. */
const byTorque = {
  angularVelocityOf: (body) => body.getAngularVelocity(),
  turn(body, applied, _timeStep, _limit, inertia) {
    body.applyTorque(inertia * applied, true);
  },
};
/**
 * A motor joint to the ground: the solver drives the body to the next step's angular velocity with the motor's torque at
 * most, and solves collisions in the same step.
 */
class JointDrive {
  _ground;
  _joint;
  constructor(body) {
    const world = body.getWorld();
    this._ground = world.createBody({ type: 'static' });
    const motor = new MotorJoint({ maxForce: 0, maxTorque: 0, correctionFactor: 1 }, this._ground, body);
    world.createJoint(motor);
    this._joint = motor;
  }
  /** Destroying the ground body destroys the joint too. */
  release(body) {
    body.getWorld().destroyBody(this._ground);
  }
  angularVelocityOf(body) {
    return body.getAngularVelocity();
  }
  turn(body, applied, timeStep, limit, inertia) {
    this._joint.setMaxTorque(inertia * limit);
    const next = body.getAngularVelocity() + applied * timeStep;
    // With a correction factor of 1 the joint takes (offset - angle)/Δt as the velocity to reach.
    this._joint.setAngularOffset(body.getAngle() + next * timeStep);
  }
}
/** Sets the state of a body by an angular velocity of its own. */
class StateDrive {
  _angularVelocity;
  constructor(body) {
    this._angularVelocity = body.getAngularVelocity();
  }
  angularVelocityOf() {
    return this._angularVelocity;
  }
  adopt(body) {
    this._angularVelocity = body.getAngularVelocity();
  }
  turn(body, applied, timeStep) {
    if (body.isFixedRotation()) {
      this.adopt(body);
      return;
    }
    this._angularVelocity += applied * timeStep;
    this.set(body, timeStep);
  }
}
/** Sets the angular velocity to its own, over what collisions changed in the last step. */
class VelocityDrive extends StateDrive {
  /** rad/s */
  get memory() {
    return [this._angularVelocity];
  }
  set memory(memory) {
    [this._angularVelocity] = numbersOf(memory, 1);
  }
  set(body) {
    body.setAngularVelocity(this._angularVelocity);
  }
}
/** Sets the angle itself. The engine sees a body at rest, so crates are pushed out without an impulse. */
class AngleDrive extends StateDrive {
  _angle;
  constructor(body) {
    super(body);
    this._angle = body.getAngle();
  }
  /** The engine saw a body at rest: it gives back what it turns by. */
  release(body) {
    body.setAngularVelocity(this._angularVelocity);
  }
  adopt(body) {
    super.adopt(body);
    this._angle = body.getAngle();
  }
  /** rad/s, rad */
  get memory() {
    return [this._angularVelocity, this._angle];
  }
  set memory(memory) {
    [this._angularVelocity, this._angle] = numbersOf(memory, 2);
  }
  set(body, timeStep) {
    this._angle += this._angularVelocity * timeStep;
    setPose(body, body.getPosition(), this._angle);
    body.setAngularVelocity(0);
  }
}
