// Tests of the GDScript files of a body in space: parsed by Godot's grammar, and run from the syntax tree on a stand-in
// for Godot's classes. The stand-in is an engine without gyroscopic torque, with vectors in single precision.
import { describe, expect } from 'vitest';
import { bodyOf, engineBody, plate } from '../../control/attitude/free-body.fixture';
import { torqueFor } from '../../control/attitude/inertia';
import { inverse, multiply, type Quaternion, rotate } from '../../control/attitude/quaternion';
import { type Vector, zero } from '../../control/attitude/vector';
import { type EngineValue, gdscriptParser, scriptOf } from '../languages/gdscript.fixture';
import { type AttitudeFlight, attitudeFileOf, holdToTurns, timeStep, turnedFrame } from './flights.fixture';

const parse = await gdscriptParser();

/** Stand-in for Godot's Vector3, with single precision. */
class Vector3 implements EngineValue {
  readonly parts: number[];

  constructor(...parts: number[]) {
    // A script may set one component.
    this.parts = new Proxy(parts.map(Math.fround), {
      set: (all, key, value: number) => Reflect.set(all, key, Math.fround(value)),
    });
  }

  operate(op: string, right: unknown): Vector3 {
    if (op === '+' && right instanceof Vector3) return this._each(right, (a, b) => a + b);
    if (op === '-' && right instanceof Vector3) return this._each(right, (a, b) => a - b);
    if (op === '*' && typeof right === 'number') return this._each(this, (a) => a * right);
    if (op === '/' && typeof right === 'number') return this._each(this, (a) => a / right);
    throw new Error(`a Vector3 has no ${op} with ${String(right)}`);
  }

  private _each(other: Vector3, of: (a: number, b: number) => number): Vector3 {
    return new Vector3(...this.parts.map((part, n) => of(part, other.parts[n])));
  }

  dot = (other: Vector3) => this.parts.reduce((sum, part, n) => sum + part * other.parts[n], 0);
  length = () => Math.sqrt(this.length_squared());
  length_squared = () => this.dot(this);
  limit_length = (most: number) => (this.length() > most ? this.operate('*', most / this.length()) : this);
}

const plain = ({ parts: [x, y, z] }: Vector3): Vector => ({ x, y, z });
const vector = ({ x, y, z }: Vector) => new Vector3(x, y, z);

/** Stand-in for Godot's Quaternion. */
class Rotation implements EngineValue {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly w: number;

  constructor({ x, y, z, w }: Quaternion) {
    [this.x, this.y, this.z, this.w] = [x, y, z, w].map(Math.fround);
  }

  operate(op: string, right: unknown): Rotation | Vector3 {
    if (op === '*' && right instanceof Rotation) return new Rotation(multiply(this, right));
    if (op === '*' && right instanceof Vector3) return vector(rotate(plain(right), this));
    throw new Error(`a Quaternion has no ${op} with ${String(right)}`);
  }

  inverse = () => new Rotation(inverse(this));
}

/** Returns a stand-in for a RigidBody3D, with the properties that the exported files use. */
const node = () => ({
  can_sleep: true,
  angular_damp: 1,
  angular_damp_mode: 0n,
  RigidBody3D: { DAMP_MODE_REPLACE: 1n },
  Quaternion: { IDENTITY: new Rotation({ x: 0, y: 0, z: 0, w: 1 }) },
  // A vector may be changed, so each call returns a new one.
  Vector3: Object.defineProperty((x: number, y: number, z: number) => new Vector3(x, y, z), 'ZERO', {
    get: () => new Vector3(0, 0, 0),
  }),
});

/** Simulates a turn of a plate under an exported Godot script, and returns the attitude at each step. */
function flown({ given, desired, spin, steps }: AttitudeFlight): Quaternion[] {
  const engine = node();
  const script = scriptOf(parse(attitudeFileOf('gd-godot3d', given))!, engine);
  script.call('_ready');
  expect([engine.can_sleep, engine.angular_damp, engine.angular_damp_mode]).toEqual([false, 0, 1n]);
  script.fields.set('attitude', new Rotation(desired));
  const body = bodyOf({ angularVelocity: spin, moments: plate, frame: turnedFrame });
  const inertia = { moments: body.moments, frame: body.frame, gyroscopic: false };
  return Array.from({ length: steps }, () => {
    const { attitude, angularVelocity } = body;
    let torque = zero;
    script.call('_integrate_forces', {
      step: timeStep,
      angular_velocity: vector(angularVelocity),
      transform: { basis: { get_rotation_quaternion: () => new Rotation(attitude) } },
      inverse_inertia_tensor: {
        inverse: (): EngineValue => ({
          operate: (_, acceleration) =>
            vector(torqueFor(plain(acceleration as Vector3), zero, attitude, inertia)),
        }),
      },
      apply_torque: (given: Vector3) => {
        torque = plain(given);
      },
    });
    engineBody(body, torque, timeStep);
    return body.attitude;
  });
}

describe('GDScript for Godot 4', () => {
  holdToTurns(flown);
});
