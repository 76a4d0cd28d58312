// Time optimal: turns a body in Rapier 3D by torque. From Slew.
// Source: Bang-bang control (Athans & Falb, “Optimal Control”, ch. 7), derived for semi-implicit Euler.
// MIT License, Copyright (c) 2026 Slew contributors.
// A noisy heading keeps it at full torque, to and fro: filter the heading, or take a PD.
// Once:  let left = 0;  once for each body:  const steering = new SteerAttitude();
// In each frame, dt seconds after the last, as many steps of one length as fit:
//   for (left = Math.min(left + dt, 0.1); left >= world.timestep; left -= world.timestep)
//     { steering.steer(body, attitude, world.timestep); world.step(); }
// Then:  mesh.position.copy(body.translation()); mesh.quaternion.copy(body.rotation());
// attitude is the quaternion to turn to, such as an object’s after its lookAt(), +z ahead.
// One law about the axis that is left to turn about; what turns aside of it is stopped first.
// Rapier knows the gyroscopic torque ω × Iω since 0.20, and a part of the motor counters it.
// With an older Rapier set counter to 0.
// A torque of addTorque() stays until resetTorques(), so the file applies an impulse.
// The principal axes are rotation() times principalInertiaLocalFrame().
// The other way round their tilt does not turn with the body.
// Right-handed, y up.
import type { RigidBody } from '@dimforge/rapier3d-compat';
import { Quaternion, Vector3 } from 'three';

/** Turns a body to an attitude by torque. One for each body. */
export class SteerAttitude {
  readonly law = new TimeOptimal3D();

  /** attitude: to turn to. timeStep: s. attitudeRate: how fast it turns, in the world, where you know it, rad/s */
  steer(body: RigidBody, attitude: Quaternion, timeStep: number, attitudeRate = new Vector3()): void {
    const now = new Quaternion().copy(body.rotation());
    const toBody = now.clone().invert();
    const error = rotationVector(toBody.clone().multiply(attitude));
    const turning = new Vector3().copy(body.angvel()).applyQuaternion(toBody);
    const wanted = attitudeRate.clone().applyQuaternion(toBody);
    const most = this.law.angularAcceleration;
    const relative = turning.clone().sub(wanted);
    const axis = direction(error.length() > 0 ? error : relative);
    const along = this.law.update(error.dot(axis), turning.dot(axis), wanted.dot(axis), timeStep);
    // What turns aside is stopped first, with a share of the motor; what that leaves goes along.
    const stray = relative.clone().sub(axis.clone().multiplyScalar(relative.dot(axis)));
    const aside = within(stray.clone().multiplyScalar(-1 / timeStep), 0.8 * most);
    const left = Math.sqrt(Math.max(0, most * most - aside.dot(aside)));
    const held = Math.min(left, Math.max(-left, along));
    const commanded = aside.clone().add(axis.clone().multiplyScalar(held));
    // Part of the motor counters the gyroscopic torque ω × Iω, which Rapier knows since 0.20. rad/s²
    // With an older one:  const counter = new Vector3();
    const frame = new Quaternion().copy(body.principalInertiaLocalFrame());
    const moments = new Vector3().copy(body.principalInertia());
    if (moments.x === 0) return; // without colliders a body has no inertia before its first step
    const times = (vector: Vector3, factors: Vector3) =>
      vector.clone().applyQuaternion(frame.clone().invert()).multiply(factors).applyQuaternion(frame);
    const gyroscopic = turning.clone().cross(times(turning, moments));
    const counter = times(gyroscopic, new Vector3(1, 1, 1).divide(moments));
    const motor = within(commanded.clone().add(counter), most);
    const torque = times(motor, moments); // N m
    body.applyTorqueImpulse(torque.applyQuaternion(now).multiplyScalar(timeStep), true);
  }
}

/** Axis times angle of a rotation, the short way round: rad, at most π long. */
function rotationVector({ x, y, z, w }: Quaternion): Vector3 {
  const v = new Vector3(x, y, z).multiplyScalar(w < 0 ? -1 : 1);
  const sine = v.length();
  return v.multiplyScalar(sine > 0 ? (2 * Math.atan2(sine, Math.abs(w))) / sine : 2);
}

function within(v: Vector3, most: number): Vector3 {
  return v.length() > most ? v.clone().setLength(most) : v.clone();
}

function direction(v: Vector3): Vector3 {
  return v.length() > 0 ? v.clone().normalize() : new Vector3(1, 0, 0);
}

export class TimeOptimal3D {
  angularAcceleration = 12.57; // the most the motor gives, rad/s²

  /** Angular acceleration to command. rad/s² */
  update(error: number, angularVelocity: number, targetAngularVelocity: number, timeStep: number): number {
    const relative = angularVelocity - targetAngularVelocity;
    const toGo = this.distanceToGo(error, relative, timeStep);
    const change = this.angularAcceleration * timeStep;
    const sum = Math.abs(toGo) / timeStep;
    const steps = Math.floor((Math.sqrt(1 + 8 * sum / change) - 1) / 2);
    const braked = steps === 0 ? 0 : change * steps;
    const rest = (sum - braked * (steps + 1) / 2) / (steps + 1);
    const fastest = Math.sign(toGo) * (braked + rest);
    const p = fastest / timeStep;
    const d = -relative / timeStep;
    return p + d;
  }

  /** Returns the signed angle of the quickest turn to the target. rad; may exceed a full turn. */
  private distanceToGo(error: number, velocity: number, timeStep: number): number {
    const ahead = velocity * timeStep / 2;
    const stop = this.brakingDistance(velocity);
    const shorter = wrapAngle(error + ahead - stop);
    const longer = shorter < 0 ? shorter + 2 * Math.PI : shorter - 2 * Math.PI;
    const shorterTime = this.restTime(stop + shorter, velocity);
    const longerTime = this.restTime(stop + longer, velocity);
    return (longerTime < shorterTime ? stop + longer : stop + shorter) - ahead;
  }

  /** Returns the angle that a body covers while it brakes to rest: v|v|/2α. rad, signed. */
  private brakingDistance(velocity: number): number {
    return velocity * Math.abs(velocity) / (2 * this.angularAcceleration);
  }

  /** Returns the shortest time in which a body reaches the heading and the angular velocity of a target. */
  private restTime(distance: number, velocity: number): number {
    const side = distance < this.brakingDistance(velocity) ? -1 : 1;
    const peak = Math.sqrt(Math.max(0, side * this.angularAcceleration * distance + velocity * velocity / 2));
    return (2 * peak - side * velocity) / this.angularAcceleration;
  }
}

const turn = 2 * Math.PI;

/** Returns an angle wrapped to (-π, π]. rad. */
function wrapAngle(angle: number): number {
  const wrapped = angle - turn * Math.round(angle / turn);
  return wrapped <= -Math.PI ? wrapped + turn : wrapped;
}
