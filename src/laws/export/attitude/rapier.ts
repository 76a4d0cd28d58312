// TypeScript with Rapier 3D: what steers a body is a class, its vectors are plain objects, as those of three.js.
import { typeScript } from '../languages/javascript';
import { type Language, spaced } from '../print/language';
import {
  type AttitudeEngine,
  aboutAside,
  aboutAttitudeRate,
  aboutDisturbance,
  aboutLaws,
  asideShare,
  given,
  leastShare,
  noteOnLaws,
  type Steering,
} from './steering';

/** Three laws, each told its components. */
function byComponent(to: Steering): string[] {
  const { isGated, tellsShare, tellsRate } = to;
  const share = `size > 0 ? Math.max(${leastShare}, Math.abs(error[axis]) / size) : 1`;
  return [
    ...(isGated
      ? [
          'const slow = length(sum(wanted, turning, -1)) <= this.integralRate;',
          'const integrates = slow && length(error) <= this.integralZone;',
        ]
      : []),
    ...(tellsShare ? ['const size = length(error);'] : []),
    'const commanded = { ...zero };',
    'for (const axis of axes) {',
    '  const law = this.laws[axis];',
    ...(tellsShare ? [`  law.angularAcceleration = most * (${share});`] : []),
    ...(tellsRate ? ['  law.turnRate = this.turnRate;'] : []),
    `  commanded[axis] = law.update(${given(to, (vector) => `${vector}[axis]`)});`,
    '}',
  ];
}

/** One law along the eigenaxis. */
const alongAxis = (to: Steering): string[] => [
  'const relative = sum(turning, wanted, -1);',
  'const axis = direction(length(error) > 0 ? error : relative);',
  `const along = this.law.update(${given(to, (vector) => `dot(${vector}, axis)`)});`,
  `// ${aboutAside}`,
  'const stray = sum(relative, axis, -dot(relative, axis));',
  `const aside = within(scaled(stray, -1 / timeStep), ${asideShare} * most);`,
  'const left = Math.sqrt(Math.max(0, most * most - dot(aside, aside)));',
  'const commanded = sum(aside, axis, Math.min(left, Math.max(-left, along)));',
];

/** From the body's state to the torque on it. */
function step(to: Steering): string[] {
  const { isOne, slows, limited, hasRate, hasDisturbance } = to;
  const owner = isOne ? 'this.law' : 'this';
  return [
    'const now = body.rotation();',
    'const toBody = inverse(now);',
    'const error = rotationVector(product(toBody, attitude));',
    'const turning = rotated(body.angvel(), toBody);',
    ...(hasRate ? ['const wanted = rotated(attitudeRate, toBody);'] : []),
    ...(hasDisturbance ? [`const disturbance = zero; // ${aboutDisturbance}`] : []),
    `const most = ${owner}.angularAcceleration;`,
    ...(isOne ? alongAxis(to) : byComponent(to)),
    ...(slows
      ? [
          'const next = sum(turning, commanded, timeStep);',
          `const slowed = sum(within(next, ${owner}.turnRate), turning, -1);`,
          `const isFast = length(next) > ${owner}.turnRate;`,
          'const applied = within(isFast ? scaled(slowed, 1 / timeStep) : commanded, most);',
        ]
      : ['const applied = within(commanded, most);']),
    ...(limited === null
      ? []
      : [`for (const axis of axes) this.laws[axis].limited(${limited && 'applied[axis]'});`]),
    '// About the principal axes, with the gyroscopic torque ω × Iω that the engine knows countered. N m',
    'const byInertia = (vector: Vector) =>',
    '  timesInertia(vector, body.principalInertia(), body.principalInertiaLocalFrame());',
    'const torque = sum(byInertia(applied), cross(turning, byInertia(turning)));',
    'body.applyTorqueImpulse(scaled(rotated(torque, now), timeStep), true);',
  ];
}

/** Vectors and quaternions, by name, each before those that it calls. */
const helpers: Readonly<Record<string, readonly string[]>> = {
  rotationVector: [
    '/** Axis times angle of a turn, the short way round: rad, at most π long. */',
    'function rotationVector({ x, y, z, w }: Rotation): Vector {',
    '  const sine = Math.hypot(x, y, z);',
    '  const angle = 2 * Math.atan2(sine, Math.abs(w));',
    '  return scaled({ x, y, z }, (sine > 0 ? angle / sine : 2) * (w < 0 ? -1 : 1));',
    '}',
  ],
  timesInertia: [
    '/** Moments of inertia along the axes of a frame, times a vector. */',
    'function timesInertia(vector: Vector, moments: Vector, frame: Rotation): Vector {',
    '  const { x, y, z } = rotated(vector, inverse(frame));',
    '  return rotated({ x: moments.x * x, y: moments.y * y, z: moments.z * z }, frame);',
    '}',
  ],
  rotated: [
    '/** A vector turned by a quaternion of length 1. */',
    'function rotated(vector: Vector, by: Rotation): Vector {',
    '  const twice = scaled(cross(by, vector), 2);',
    '  return sum(sum(vector, twice, by.w), cross(by, twice));',
    '}',
  ],
  product: [
    '/** The turn by b first, then by a. */',
    'function product(a: Rotation, b: Rotation): Rotation {',
    '  const { x, y, z } = sum(sum(cross(a, b), b, a.w), a, b.w);',
    '  return { x, y, z, w: a.w * b.w - dot(a, b) };',
    '}',
  ],
  inverse: ['function inverse({ x, y, z, w }: Rotation): Rotation { return { x: -x, y: -y, z: -z, w }; }'],
  direction: [
    'function direction(v: Vector): Vector { return length(v) > 0 ? scaled(v, 1 / length(v)) : { x: 1, y: 0, z: 0 }; }',
  ],
  within: [
    'function within(v: Vector, most: number): Vector { return length(v) > most ? scaled(v, most / length(v)) : v; }',
  ],
  length: ['function length({ x, y, z }: Vector): number { return Math.hypot(x, y, z); }'],
  cross: [
    'function cross(a: Vector, b: Vector): Vector {',
    '  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };',
    '}',
  ],
  dot: ['function dot(a: Vector, b: Vector): number { return a.x * b.x + a.y * b.y + a.z * b.z; }'],
  scaled: [
    'function scaled({ x, y, z }: Vector, by: number): Vector { return { x: by * x, y: by * y, z: by * z }; }',
  ],
  sum: [
    'function sum(a: Vector, b: Vector, factor = 1): Vector {',
    '  return { x: a.x + factor * b.x, y: a.y + factor * b.y, z: a.z + factor * b.z };',
    '}',
  ],
};

/** Names beside those of the law. */
export const takenByRapier: readonly string[] = [
  ...Object.keys(helpers),
  ...['axes', 'zero', 'rotation', 'vector', 'steerAttitude'],
];

/** The constants and helpers that lines use, and those that these call. */
function helpersOf(lines: readonly string[]): string[] {
  let text = lines.join('\n');
  const used = Object.entries(helpers).flatMap(([name, helper]) => {
    if (!new RegExp(`\\b${name}\\(`).test(text)) return [];
    text += helper.join('\n');
    return helper;
  });
  const code = text.replaceAll(/\/\/.*|\/\*\*.*/g, '');
  const read = Object.entries(constants).filter(([name]) => new RegExp(`\\b${name}\\b`).test(code));
  return [...read.map(([, line]) => line), '', ...used];
}

const constants: Readonly<Record<string, string>> = {
  axes: "const axes = ['x', 'y', 'z'] as const;",
  zero: 'const zero: Vector = { x: 0, y: 0, z: 0 };',
};

/** TypeScript with the vectors that a file uses at its end. */
export const vectorScript: Language = {
  ...typeScript,
  file: (parts) => spaced([typeScript.file(parts), helpersOf(parts.wiring)]),
};

export const rapier3d: AttitudeEngine = {
  usage: (to) => [
    'Once:  let left = 0;  once for each body:  const steering = new SteerAttitude();',
    'In each frame, dt seconds after the last, as many steps of one length as fit:',
    '  for (left = Math.min(left + dt, 0.1); left >= world.timestep; left -= world.timestep)',
    '    { steering.steer(body, attitude, world.timestep); world.step(); }',
    'Then, with three.js:  mesh.position.copy(body.translation()); mesh.quaternion.copy(body.rotation());',
    'attitude is any { x, y, z, w } of length 1, such as an object’s quaternion after its lookAt(), +z ahead.',
    ...(to.hasReset
      ? ['When the target jumps, and only then:  Object.values(steering.laws).forEach((law) => law.reset());']
      : []),
    aboutLaws(to),
  ],
  imports: ["import type { RigidBody, Rotation, Vector } from '@dimforge/rapier3d-compat';"],
  lines: (to) => {
    const { law, settings, hasRate, isOne } = to;
    return [
      '/** Turns a body to an attitude by torque. One for each body. */',
      'export class SteerAttitude {',
      ...[
        isOne
          ? `readonly law = new ${law}();`
          : `readonly laws = { x: new ${law}(), y: new ${law}(), z: new ${law}() }; // ${noteOnLaws}`,
        ...settings.map(({ name, value, about }) => `${name} = ${value}; // ${about}`),
        '',
        `/** attitude: to turn to. timeStep: s.${hasRate ? ` attitudeRate: ${aboutAttitudeRate}` : ''} */`,
        `steer(body: RigidBody, attitude: Rotation, timeStep: number${hasRate ? ', attitudeRate: Vector = zero' : ''}): void {`,
        ...step(to).map((line) => `  ${line}`),
        '}',
      ].map((line) => (line ? `  ${line}` : '')),
      '}',
    ];
  },
};
