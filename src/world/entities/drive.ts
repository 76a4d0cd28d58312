// Drives. A drive turns an angular acceleration into motion: by torque, by a joint's motor, or
// by setting the body's state.

import type { Body } from 'planck';
import type { Choice } from '../../laws/control/tunable';
import { type Memory, numbersOf } from '../../laws/control/turn-controller';
import { MotorJoint } from '../planck/planck';
import { setPose } from './set-pose';

/** Name of a drive: the mechanism that turns a body, such as a torque or a joint. */
export type DriveName = 'torque' | 'joint' | 'angular-velocity' | 'angle';

/** Setting that chooses a body's drive (mechanism that turns the body). */
export const driveChoice: Choice<DriveName> = {
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

/**
 * A drive: the mechanism that turns a body in the physics engine, for example by a torque. Use a drive only for the
 * body that it was made for.
 */
export interface Drive {
  /** Returns the angular velocity that the controller reads, rad/s. */
  angularVelocityOf(body: Body): number;
  /**
   * Turns the body for one step.
   * @param applied angular acceleration. rad/s² @param timeStep s
   * @param limit largest angular acceleration of the motor. rad/s²
   * @param inertia moment of inertia from which the torque is computed. kg m²
   */
  turn(body: Body, applied: number, timeStep: number, limit: number, inertia: number): void;
  /** Updates the drive's stored state after other code has changed the body's motion. */
  adopt?(body: Body): void;
  /**
   * Prepares the body for another drive (way of turning a body), for example by removing this drive's joint.
   * @param body the driven body; keeps its motion
   */
  release?(body: Body): void;
  /** State that the drive keeps between steps; undefined for a drive without state. */
  memory?: Memory;
}

const makers: Readonly<Record<DriveName, (body: Body) => Drive>> = {
  torque: () => byTorque,
  joint: (body) => new JointDrive(body),
  'angular-velocity': (body) => new VelocityDrive(body),
  angle: (body) => new AngleDrive(body),
};

/** Returns whether a drive turns a body only by a torque. */
export function turnsByTorque(name: DriveName): boolean {
  return name === 'torque';
}

/**
 * Returns whether a drive overwrites the body's angular velocity or angle at each step, so that collisions have no
 * effect on its rotation.
 */
export function overridesCollisions(name: DriveName): boolean {
  return name === 'angular-velocity' || name === 'angle';
}

export function createDrive(name: DriveName, body: Body): Drive {
  return makers[name](body);
}

// The drive has no state, so all bodies share it.
/** Drive that turns a body by a torque: moment of inertia times angular acceleration. */
const byTorque: Drive = {
  angularVelocityOf: (body) => body.getAngularVelocity(),
  turn(body, applied, _timeStep, _limit, inertia) {
    body.applyTorque(inertia * applied, true);
  },
};

class JointDrive implements Drive {
  private readonly _ground: Body;
  private readonly _joint: MotorJoint;

  constructor(body: Body) {
    const world = body.getWorld();
    this._ground = world.createBody({ type: 'static' });
    const motor = new MotorJoint({ maxForce: 0, maxTorque: 0, correctionFactor: 1 }, this._ground, body);
    world.createJoint(motor);
    this._joint = motor;
  }

  /** Removes the drive's joint and ground body from the physics world. */
  release(body: Body): void {
    body.getWorld().destroyBody(this._ground);
  }

  angularVelocityOf(body: Body): number {
    return body.getAngularVelocity();
  }

  turn(body: Body, applied: number, timeStep: number, limit: number, inertia: number): void {
    this._joint.setMaxTorque(inertia * limit);
    const next = body.getAngularVelocity() + applied * timeStep;
    // With a correction factor of 1 the joint takes (offset - angle)/Δt as the velocity to reach.
    this._joint.setAngularOffset(body.getAngle() + next * timeStep);
  }
}

/** Base of the drives that overwrite the body's angular velocity or angle at each step. */
abstract class StateDrive implements Drive {
  protected _angularVelocity: number;

  constructor(body: Body) {
    this._angularVelocity = body.getAngularVelocity();
  }

  angularVelocityOf(): number {
    return this._angularVelocity;
  }

  adopt(body: Body): void {
    this._angularVelocity = body.getAngularVelocity();
  }

  turn(body: Body, applied: number, timeStep: number): void {
    if (body.isFixedRotation()) {
      this.adopt(body);
      return;
    }
    this._angularVelocity += applied * timeStep;
    this.set(body, timeStep);
  }

  protected abstract set(body: Body, timeStep: number): void;
}

/** Drive that sets the body's angular velocity, so that collisions do not turn the body. */
class VelocityDrive extends StateDrive {
  /** Saved state of the drive: the angular velocity that the drive gives the body at each step. rad/s */
  get memory(): Memory {
    return [this._angularVelocity];
  }

  set memory(memory: Memory) {
    [this._angularVelocity] = numbersOf(memory, 1);
  }

  protected set(body: Body): void {
    body.setAngularVelocity(this._angularVelocity);
  }
}

// The engine therefore moves crates out of the way without giving them an impulse.
/** Drive that sets the body's angle directly and its angular velocity to 0. */
class AngleDrive extends StateDrive {
  private _angle: number;

  constructor(body: Body) {
    super(body);
    this._angle = body.getAngle();
  }

  // Until now the drive only set angles, so the body itself had none.
  /** Sets the body's angular velocity to the rate at which this drive has turned the body. */
  release(body: Body): void {
    body.setAngularVelocity(this._angularVelocity);
  }

  override adopt(body: Body): void {
    super.adopt(body);
    this._angle = body.getAngle();
  }

  /** Saved state of the drive: the angular velocity (rad/s) and the angle (rad) that it gives the body. */
  get memory(): Memory {
    return [this._angularVelocity, this._angle];
  }

  set memory(memory: Memory) {
    [this._angularVelocity, this._angle] = numbersOf(memory, 2);
  }

  protected set(body: Body, timeStep: number): void {
    this._angle += this._angularVelocity * timeStep;
    setPose(body, body.getPosition(), this._angle);
    body.setAngularVelocity(0);
  }
}
