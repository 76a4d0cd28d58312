// Languages and engines for which laws of bodies that turn in space can be exported.
import { unityCsharp } from '../languages/csharp';
import { godotScript } from '../languages/gdscript';
import { typeScript } from '../languages/javascript';
import { pascal } from '../print/language';
import { godot3d } from './godot';
import { rapier3d } from './rapier';
import type { AttitudeTarget } from './steering';
import { unity3d } from './unity';
import { unreal, unrealCpp } from './unreal';

/**
 * Largest number of lines of an exported file in normal form. A longer file gets the compact form, with fewer
 * lines.
 */
const mostLines = 165;

export const attitudeTargets: readonly AttitudeTarget[] = [
  {
    id: 'cs-unity3d',
    language: 'C#',
    engine: 'Unity 3D',
    check: 'apart',
    pitfalls:
      'As it comes, Unity knows no gyroscopic torque, so none is countered. It caps `maxAngularVelocity`, at 7 rad/s by default, which the file lifts. Left-handed, y up. Euler angles and `ToAngleAxis()` are in degrees, so the file uses neither. Principal axes, which it needs none of, are `transform.rotation * inertiaTensorRotation`. The other way round their tilt does not turn with the body.',
    printer: unityCsharp,
    steers: unity3d,
    comment: '//',
    longest: mostLines,
    fileOf: (kind) => `${kind.split('-').map(pascal).join('')}Attitude.cs`,
  },
  {
    id: 'gd-godot3d',
    language: 'GDScript',
    engine: 'Godot 4 3D',
    check: 'apart',
    pitfalls:
      'Neither Godot Physics nor Godot’s Jolt knows the gyroscopic torque, so none is countered. The default `angular_damp` slows every turn, so the file switches it off. Right-handed, y up, −z ahead. `angular_velocity` and `inverse_inertia_tensor` are the world’s.',
    printer: godotScript,
    steers: godot3d,
    comment: '#',
    longest: mostLines,
    fileOf: (kind) => `${kind.replaceAll('-', '_')}_3d.gd`,
  },
  {
    id: 'ts-rapier3d',
    language: 'TypeScript',
    engine: 'Rapier 3D',
    beside: 'three.js',
    check: 'run',
    pitfalls:
      'Rapier knows the gyroscopic torque ω × Iω since 0.20, and a part of the motor counters it. With an older Rapier set `counter` to 0. A torque of `addTorque()` stays until `resetTorques()`, so the file applies an impulse. The principal axes are `rotation()` times `principalInertiaLocalFrame()`. The other way round their tilt does not turn with the body. Right-handed, y up.',
    printer: typeScript,
    steers: rapier3d,
    comment: '//',
    longest: mostLines,
    fileOf: (kind) => `${kind}.rapier3d.ts`,
  },
  {
    id: 'cpp-unreal',
    language: 'C++',
    engine: 'Unreal',
    check: 'read',
    pitfalls:
      'Leave `bGyroscopicTorqueEnabled`, which newer versions have, off: the file counters no such torque. Steps must have one length, which frames have not: set a fixed frame rate. With `Tick Physics Async` on, `AsyncPhysicsTickComponent` has such steps, and a handle for the body. Left-handed, z up, cm. Angular damping must be 0.',
    printer: unrealCpp,
    steers: unreal,
    comment: '//',
    longest: mostLines,
    fileOf: (kind) => `${kind.split('-').map(pascal).join('')}Attitude.h`,
  },
];
