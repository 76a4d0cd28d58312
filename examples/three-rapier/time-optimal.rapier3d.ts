// Time optimal: turns a body in Rapier 3D by torque. From Slew.
// Source: Bang-bang control (Athans & Falb, “Optimal Control”, ch. 7), derived for semi-implicit Euler.
// MIT License, Copyright (c) 2026 Slew contributors.
// Once:  let left = 0;  once for each body:  const steering = new SteerAttitude();
// In each frame, dt seconds after the last, as many steps of one length as fit:
//   for (left = Math.min(left + dt, 0.1); left >= world.timestep; left -= world.timestep)
//     { steering.steer(body, attitude, world.timestep); world.step(); }
// Then, with three.js:  mesh.position.copy(body.translation()); mesh.quaternion.copy(body.rotation());
// attitude is any { x, y, z, w } of length 1, such as an object’s quaternion after its lookAt(), +z ahead.
// One law about the axis that is left to turn about; what turns aside of it is stopped first.
// Rapier knows the gyroscopic torque ω × Iω, which the file counters.
// A torque of addTorque() stays until resetTorques(), so the file applies an impulse.
// The principal axes are rotation() times principalInertiaLocalFrame().
// The other way round their tilt does not turn with the body.
// Right-handed, y up.
import type { RigidBody, Rotation, Vector } from '@dimforge/rapier3d-compat';

/** Turns a body to an attitude by torque. One for each body. */
export class SteerAttitude {
  readonly law = new TimeOptimal();

  /** attitude: to turn to. timeStep: s. attitudeRate: how fast it turns, in the world, where you know it, rad/s */
  steer(body: RigidBody, attitude: Rotation, timeStep: number, attitudeRate: Vector = zero): void {
    const now = body.rotation();
    const toBody = inverse(now);
    const error = rotationVector(product(toBody, attitude));
    const turning = rotated(body.angvel(), toBody);
    const wanted = rotated(attitudeRate, toBody);
    const most = this.law.angularAcceleration;
    const relative = sum(turning, wanted, -1);
    const axis = direction(length(error) > 0 ? error : relative);
    const along = this.law.update(dot(error, axis), dot(turning, axis), dot(wanted, axis), timeStep);
    // What turns aside is stopped first, with a share of the motor; what that leaves goes along.
    const stray = sum(relative, axis, -dot(relative, axis));
    const aside = within(scaled(stray, -1 / timeStep), 0.8 * most);
    const left = Math.sqrt(Math.max(0, most * most - dot(aside, aside)));
    const commanded = sum(aside, axis, Math.min(left, Math.max(-left, along)));
    const applied = within(commanded, most);
    // About the principal axes, with the gyroscopic torque ω × Iω that the engine knows countered. N m
    const byInertia = (vector: Vector) =>
      timesInertia(vector, body.principalInertia(), body.principalInertiaLocalFrame());
    const torque = sum(byInertia(applied), cross(turning, byInertia(turning)));
    body.applyTorqueImpulse(scaled(rotated(torque, now), timeStep), true);
  }
}

export class TimeOptimal {
  angularAcceleration = 12.57; // the most the motor gives, rad/s²

  /** Angular acceleration to command. rad/s² */
  update(error: number, angularVelocity: number, targetAngularVelocity: number, timeStep: number): number {
    const relative = angularVelocity - targetAngularVelocity;
    const toGo = this.distanceToGo(error, relative, timeStep);
    const change = this.angularAcceleration * timeStep;
    const sum = Math.abs(toGo) / timeStep;
    const steps = Math.floor((Math.sqrt(1 + 8 * sum / change) - 1) / 2);
    const rest = (sum - change * steps * (steps + 1) / 2) / (steps + 1);
    const fastest = Math.sign(toGo) * (steps * change + rest);
    const p = fastest / timeStep;
    const d = -relative / timeStep;
    return p + d;
  }

  /** Distance of the quickest way to the target. rad, signed, full turns count. */
  private distanceToGo(error: number, velocity: number, timeStep: number): number {
    const ahead = velocity * timeStep / 2;
    const stop = this.brakingDistance(velocity);
    const shorter = wrapAngle(error + ahead - stop);
    const longer = shorter < 0 ? shorter + 2 * Math.PI : shorter - 2 * Math.PI;
    const shorterTime = this.restTime(stop + shorter, velocity);
    const longerTime = this.restTime(stop + longer, velocity);
    return (longerTime < shorterTime ? stop + longer : stop + shorter) - ahead;
  }

  /** Angle covered while braking to rest at full torque: v|v|/2α. rad, signed. */
  private brakingDistance(velocity: number): number {
    return velocity * Math.abs(velocity) / (2 * this.angularAcceleration);
  }

  /** Shortest time to rest relative to the target: (2 peak - v)/α. s. */
  private restTime(distance: number, velocity: number): number {
    const side = distance < this.brakingDistance(velocity) ? -1 : 1;
    const peak = Math.sqrt(Math.max(0, side * this.angularAcceleration * distance + velocity * velocity / 2));
    return (2 * peak - side * velocity) / this.angularAcceleration;
  }
}

const turn = 2 * Math.PI;

/** The same angle in (-π, π]. rad. */
function wrapAngle(angle: number): number {
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}

const zero: Vector = { x: 0, y: 0, z: 0 };

/** Axis times angle of a turn, the short way round: rad, at most π long. */
function rotationVector({ x, y, z, w }: Rotation): Vector {
  const sine = Math.hypot(x, y, z);
  const angle = 2 * Math.atan2(sine, Math.abs(w));
  return scaled({ x, y, z }, (sine > 0 ? angle / sine : 2) * (w < 0 ? -1 : 1));
}
/** Moments of inertia along the axes of a frame, times a vector. */
function timesInertia(vector: Vector, moments: Vector, frame: Rotation): Vector {
  const { x, y, z } = rotated(vector, inverse(frame));
  return rotated({ x: moments.x * x, y: moments.y * y, z: moments.z * z }, frame);
}
/** A vector turned by a quaternion of length 1. */
function rotated(vector: Vector, by: Rotation): Vector {
  const twice = scaled(cross(by, vector), 2);
  return sum(sum(vector, twice, by.w), cross(by, twice));
}
/** The turn by b first, then by a. */
function product(a: Rotation, b: Rotation): Rotation {
  const { x, y, z } = sum(sum(cross(a, b), b, a.w), a, b.w);
  return { x, y, z, w: a.w * b.w - dot(a, b) };
}
function inverse({ x, y, z, w }: Rotation): Rotation { return { x: -x, y: -y, z: -z, w }; }
function direction(v: Vector): Vector { return length(v) > 0 ? scaled(v, 1 / length(v)) : { x: 1, y: 0, z: 0 }; }
function within(v: Vector, most: number): Vector { return length(v) > most ? scaled(v, most / length(v)) : v; }
function length({ x, y, z }: Vector): number { return Math.hypot(x, y, z); }
function cross(a: Vector, b: Vector): Vector {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}
function dot(a: Vector, b: Vector): number { return a.x * b.x + a.y * b.y + a.z * b.z; }
function scaled({ x, y, z }: Vector, by: number): Vector { return { x: by * x, y: by * y, z: by * z }; }
function sum(a: Vector, b: Vector, factor = 1): Vector {
  return { x: a.x + factor * b.x, y: a.y + factor * b.y, z: a.z + factor * b.z };
}
