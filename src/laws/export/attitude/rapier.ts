// TypeScript with Rapier 3D and the vectors of three.js. A class steers a body.
import { typeScript } from '../languages/javascript';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { stepOf, type VectorWords } from './step';

// Methods of three.js vectors change the vector itself.
/**
 * Returns code for a copy of a three.js vector.
 * @param vector code for the vector
 * @returns code for the copy; the given code if it already makes a new vector
 */
const fresh = (vector: string): string =>
  /^new |^within|\.clone\(\)/.test(vector)
    ? vector
    : `${/^\w+$/.test(vector) ? vector : `(${vector})`}.clone()`;

const types = { vector: 'Vector3', quaternion: 'Quaternion' };

/** Returns code that converts a vector or quaternion of Rapier to the type of three.js. */
const taken = (type: keyof typeof types, from: string) => `new ${types[type]}().copy(${from})`;

const words: VectorWords = {
  words: typeScript.words,
  forms: typeScript.forms,
  comment: '//',
  declare: (_, name, value) => `const ${name} = ${value};`,
  zero: 'new Vector3()',
  sum: (a, b) => `${fresh(a)}.add(${b})`,
  difference: (a, b) => `${fresh(a)}.sub(${b})`,
  scaled: (vector, factor) => `${fresh(vector)}.multiplyScalar(${factor})`,
  dot: (a, b) => `${a}.dot(${b})`,
  length: (vector) => `${vector}.length()`,
  clamped: (vector, most) => `within(${vector}, ${most})`,
  rotated: (vector, by) => `${fresh(vector)}.applyQuaternion(${by})`,
  composed: (a, b) => `${fresh(a)}.multiply(${b})`,
  inverse: (quaternion) => `${fresh(quaternion)}.invert()`,
  law: 'law',
  component: (vector) => `${vector}.getComponent(n)`,
  setComponent: (vector, value) => `${vector}.setComponent(n, ${value})`,
  loop: (body) =>
    `for (const ${/\bn\b/.test(body) ? '[n, law] of this.laws.entries()' : 'law of this.laws'}) {`,
  attitude: taken('quaternion', 'body.rotation()'),
  angularVelocity: taken('vector', 'body.angvel()'),
  usesTurning: true,
  counter: [
    '// Part of the motor counters the gyroscopic torque ω × Iω, which Rapier knows since 0.20. rad/s²',
    '// With an older one:  const counter = new Vector3();',
    `const frame = ${taken('quaternion', 'body.principalInertiaLocalFrame()')};`,
    `const moments = ${taken('vector', 'body.principalInertia()')};`,
    'if (moments.x === 0) return; // without colliders a body has no inertia before its first step',
    'const times = (vector: Vector3, factors: Vector3) =>',
    '  vector.clone().applyQuaternion(frame.clone().invert()).multiply(factors).applyQuaternion(frame);',
    'const gyroscopic = turning.clone().cross(times(turning, moments));',
    'const counter = times(gyroscopic, new Vector3(1, 1, 1).divide(moments));',
  ],
  apply: [
    'const torque = times(motor, moments); // N m',
    'body.applyTorqueImpulse(torque.applyQuaternion(now).multiplyScalar(timeStep), true);',
  ],
};

/** Names of classes and functions in the exported Rapier files. An exported law must not use these names. */
export const takenByRapier: readonly string[] = [
  'rotationVector',
  'within',
  'direction',
  'Vector3',
  'Quaternion',
];

export const rapier3d: AttitudeEngine = {
  usage: (to) => [
    'Once:  let left = 0;  once for each body:  const steering = new SteerAttitude();',
    'In each frame, dt seconds after the last, as many steps of one length as fit:',
    '  for (left = Math.min(left + dt, 0.1); left >= world.timestep; left -= world.timestep)',
    '    { steering.steer(body, attitude, world.timestep); world.step(); }',
    'Then:  mesh.position.copy(body.translation()); mesh.quaternion.copy(body.rotation());',
    'attitude is the quaternion to turn to, such as an object’s after its lookAt(), +z ahead.',
    ...(to.hasReset
      ? ['When the target jumps, and only then:  for (const law of steering.laws) law.reset();']
      : []),
    aboutLaws(to),
  ],
  imports: [
    "import type { RigidBody } from '@dimforge/rapier3d-compat';",
    "import { Quaternion, Vector3 } from 'three';",
  ],
  lines: (to) => {
    const { law, settings, hasRate, isOne } = to;
    return [
      '/** Turns a body to an attitude by torque. One for each body. */',
      'export class SteerAttitude {',
      ...[
        isOne
          ? `readonly law = new ${law}();`
          : `readonly laws = [new ${law}(), new ${law}(), new ${law}()]; // ${noteOnLaws}`,
        ...settings.map(({ name, value, about }) => `${name} = ${value}; // ${about}`),
        '',
        `/** attitude: to turn to. timeStep: s.${hasRate ? ` attitudeRate: ${aboutAttitudeRate}` : ''} */`,
        `steer(body: RigidBody, attitude: Quaternion, timeStep: number${hasRate ? ', attitudeRate = new Vector3()' : ''}): void {`,
        ...stepOf(to, words).map((line) => `  ${line}`),
        '}',
      ].map((line) => (line ? `  ${line}` : '')),
      '}',
      '',
      '/** Axis times angle of a rotation, the short way round: rad, at most π long. */',
      'function rotationVector({ x, y, z, w }: Quaternion): Vector3 {',
      '  const v = new Vector3(x, y, z).multiplyScalar(w < 0 ? -1 : 1);',
      '  const sine = v.length();',
      '  return v.multiplyScalar(sine > 0 ? (2 * Math.atan2(sine, Math.abs(w))) / sine : 2);',
      '}',
      '',
      'function within(v: Vector3, most: number): Vector3 {',
      '  return v.length() > most ? v.clone().setLength(most) : v.clone();',
      '}',
      ...(isOne
        ? [
            '',
            'function direction(v: Vector3): Vector3 {',
            '  return v.length() > 0 ? v.clone().normalize() : new Vector3(1, 0, 0);',
            '}',
          ]
        : []),
    ];
  },
};
