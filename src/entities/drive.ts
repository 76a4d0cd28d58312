// How the turn a controller asks for becomes motion: by torque, by a joint's motor, or by setting state over the engine's head.
import { type Body, MotorJoint } from 'planck';
import type { Choice } from '../control/tunable';
import { inertiaAboutCentre } from './hull';

/** A way to turn a body. DigitalOpus, "Controlling Objects With Forces and Torques", tells all four. */
export type DriveName = 'torque' | 'joint' | 'angular-velocity' | 'angle';

/** The ways, as a choice for the panel and files. */
export const driveChoice: Choice<DriveName> = {
  key: 'drive',
  label: 'Turned by',
  options: [
    { value: 'torque', label: 'torque' },
    { value: 'joint', label: 'a joint’s motor' },
    { value: 'angular-velocity', label: 'setting the angular velocity' },
    { value: 'angle', label: 'setting the angle' },
  ],
  help: 'Torque and joint leave the engine its collisions; setting the state erases what they did.',
};

/** The state a controller steers by, and how its answer reaches the body. */
export interface Drive {
  /** rad/s. The body's own, or the one this drive believes in. */
  readonly angularVelocity: number;
  /** Angular momentum of collisions that this drive put back in the last step. N m s, 0 or more. */
  readonly momentumOverridden: number;
  /** Turns the body by an angular acceleration (rad/s²) for one step (s). @param most the motor's limit, rad/s² */
  turn(alpha: number, timeStep: number, most: number): void;
  /** Takes the body's state as its own, after somebody else has set it. */
  adopt?(): void;
  /** Lets go of what it put into the world, before another drive takes over. */
  release?(): void;
}

const makers: Readonly<Record<DriveName, (body: Body) => Drive>> = {
  torque: (body) => new TorqueDrive(body),
  joint: (body) => new JointDrive(body),
  'angular-velocity': (body) => new VelocityDrive(body),
  angle: (body) => new AngleDrive(body),
};

/** Makes the drive of that name for a body. */
export function createDrive(name: DriveName, body: Body): Drive {
  return makers[name](body);
}

/** T = I α about the centre of mass: the engine adds collisions to it. */
class TorqueDrive implements Drive {
  readonly momentumOverridden = 0;
  private readonly _body: Body;

  constructor(body: Body) {
    this._body = body;
  }

  get angularVelocity(): number {
    return this._body.getAngularVelocity();
  }

  turn(alpha: number): void {
    this._body.applyTorque(inertiaAboutCentre(this._body) * alpha, true);
  }
}

/**
 * A motor joint to the ground: the solver itself reaches for the angular velocity asked for, with the motor's torque
 * at most, and weighs it against collisions in the same step.
 */
class JointDrive implements Drive {
  readonly momentumOverridden = 0;
  private readonly _body: Body;
  private readonly _ground: Body;
  private readonly _joint: MotorJoint;

  constructor(body: Body) {
    this._body = body;
    const world = body.getWorld();
    this._ground = world.createBody({ type: 'static' });
    const motor = new MotorJoint({ maxForce: 0, maxTorque: 0, correctionFactor: 1 }, this._ground, body);
    world.createJoint(motor);
    this._joint = motor;
  }

  /** Its joint goes with the ground it hangs on. */
  release(): void {
    this._body.getWorld().destroyBody(this._ground);
  }

  get angularVelocity(): number {
    return this._body.getAngularVelocity();
  }

  turn(alpha: number, timeStep: number, most: number): void {
    const body = this._body;
    this._joint.setMaxTorque(inertiaAboutCentre(body) * most);
    const wanted = body.getAngularVelocity() + alpha * timeStep;
    // With a correction factor of 1 the joint takes (offset - angle)/Δt for the velocity to reach.
    this._joint.setAngularOffset(body.getAngle() + wanted * timeStep);
  }
}

/** Sets the angular velocity to the one of its plan, whatever the last step's collisions made of it. */
class VelocityDrive implements Drive {
  momentumOverridden = 0;
  angularVelocity: number;
  private readonly _body: Body;

  constructor(body: Body) {
    this._body = body;
    this.angularVelocity = body.getAngularVelocity();
  }

  adopt(): void {
    this.momentumOverridden = 0;
    this.angularVelocity = this._body.getAngularVelocity();
  }

  turn(alpha: number, timeStep: number): void {
    const body = this._body;
    if (body.isFixedRotation()) {
      this.adopt();
      return;
    }
    this.momentumOverridden =
      inertiaAboutCentre(body) * Math.abs(this.angularVelocity - body.getAngularVelocity());
    this.angularVelocity += alpha * timeStep;
    body.setAngularVelocity(this.angularVelocity);
  }
}

/** Sets the angle itself. To the engine the body stands still each time, so crates are pushed out, never hit. */
class AngleDrive implements Drive {
  momentumOverridden = 0;
  angularVelocity = 0;
  private readonly _body: Body;
  private _angle: number;

  constructor(body: Body) {
    this._body = body;
    this._angle = body.getAngle();
  }

  adopt(): void {
    this.momentumOverridden = 0;
    this.angularVelocity = this._body.getAngularVelocity();
    this._angle = this._body.getAngle();
  }

  turn(alpha: number, timeStep: number): void {
    const body = this._body;
    if (body.isFixedRotation()) {
      this.adopt();
      return;
    }
    this.momentumOverridden = (inertiaAboutCentre(body) * Math.abs(this._angle - body.getAngle())) / timeStep;
    this.angularVelocity += alpha * timeStep;
    this._angle += this.angularVelocity * timeStep;
    body.setTransform(body.getPosition(), this._angle);
    body.setAngularVelocity(0);
  }
}
