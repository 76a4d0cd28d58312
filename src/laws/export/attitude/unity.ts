// C# with Unity in three dimensions. The engine's part is a component of an object with a Rigidbody.
import { csharp } from '../languages/csharp';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { atom, stepOf, type VectorWords } from './step';

const types = { vector: 'Vector3', quaternion: 'Quaternion', number: 'double', truth: 'bool' };

/** A number as Unity's vectors take it. */
const single = (number: string): string => `(float)${atom(number)}`;

const words: VectorWords = {
  words: csharp.words,
  forms: csharp.forms,
  comment: '//',
  declare: (type, name, value) => `${types[type]} ${name} = ${value};`,
  zero: 'Vector3.zero',
  sum: (a, b) => `${a} + ${b}`,
  difference: (a, b) => `${a} - ${b}`,
  scaled: (vector, factor) => `${atom(vector)} * ${single(factor)}`,
  dot: (a, b) => `Vector3.Dot(${a}, ${b})`,
  length: (vector) => `${atom(vector)}.magnitude`,
  clamped: (vector, most) => `Vector3.ClampMagnitude(${vector}, ${single(most)})`,
  rotated: (vector, by) => `${by} * ${vector}`,
  composed: (a, b) => `${a} * ${b}`,
  inverse: (quaternion) => `Quaternion.Inverse(${quaternion})`,
  law: 'laws[n]',
  component: (vector) => `${vector}[n]`,
  setComponent: (vector, value) => `${vector}[n] = (float)${value}`,
  loop: () => 'for (int n = 0; n < 3; n++) {',
  isSingle: true,
  attitude: 'body.rotation',
  angularVelocity: 'body.angularVelocity',
  timeStep: 'Time.fixedDeltaTime',
  apply: [
    '// As an angular acceleration: Unity multiplies by the inertia, however it is turned.',
    'body.AddTorque(now * applied, ForceMode.Acceleration);',
  ],
};

export const unity3d: AttitudeEngine = {
  usage: (to) => [
    'Put it on an object with a Rigidbody whose Angular Damping (Drag) is 0; the file is SteerAttitude.cs.',
    'Set attitude from other scripts: Quaternion.LookRotation(to - from) points +z.',
    'Unity calls FixedUpdate before every step of its physics, and these have one length.',
    ...(to.hasReset
      ? ['Only when the target jumps, never at each step:  foreach (var law in steer.laws) law.Reset();']
      : []),
    aboutLaws(to),
  ],
  imports: ['using UnityEngine;'],
  lines: (to) => {
    const { law, isOne, hasRate, limited, settings } = to;
    const fresh = `new ${law}()`;
    return [
      '[RequireComponent(typeof(Rigidbody))]',
      'public class SteerAttitude : MonoBehaviour {',
      ...[
        'public Quaternion attitude = Quaternion.identity;',
        ...(hasRate ? [`public Vector3 attitudeRate; // ${aboutAttitudeRate}`] : []),
        ...settings.map(({ name, value, about }) => `public double ${name} = ${value}; // ${about}`),
        isOne
          ? `public readonly ${law} law = ${fresh};`
          : `public readonly ${law}[] laws = { ${fresh}, ${fresh}, ${fresh} }; // ${noteOnLaws}`,
        ...(limited === null
          ? []
          : ['readonly double[] commands = new double[3]; // whole: a Vector3 rounds what a law is told']),
        'Rigidbody body;',
        '',
        'void Awake() {',
        '    body = GetComponent<Rigidbody>();',
        '    body.maxAngularVelocity = 1000.0f;',
        '}',
        '',
        'void FixedUpdate() {',
        ...stepOf(to, words).map((line) => `    ${line}`),
        '}',
        '',
        '// Axis times angle of a turn, the short way round: rad, at most π long.',
        'static Vector3 RotationVector(Quaternion q) {',
        '    float way = q.w < 0.0f ? -1.0f : 1.0f;',
        '    Vector3 v = new Vector3(q.x, q.y, q.z) * way;',
        '    double sine = v.magnitude;',
        '    return v * (float)(sine > 0.0 ? 2.0 * Math.Atan2(sine, q.w * way) / sine : 2.0);',
        '}',
        ...(isOne
          ? [
              '',
              'static Vector3 Direction(Vector3 v) {',
              '    return v.magnitude > 0.0f ? v * (1.0f / v.magnitude) : Vector3.right;',
              '}',
            ]
          : []),
      ].map((line) => (line ? `    ${line}` : '')),
      '}',
    ];
  },
};
