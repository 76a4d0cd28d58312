// C# with Unity in three dimensions. The engine's part is a component of an object with a Rigidbody.
import { csharp, tooltip, unityUndamped } from '../languages/csharp';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { atom, stepOf, type VectorWords } from './step';

const types = { vector: 'Vector3', quaternion: 'Quaternion', number: 'double', truth: 'bool' };

/**
 * Returns C# code that converts a number to single precision, because the components of Unity's vectors are
 * single-precision numbers.
 */
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
  gain: (name) => `law.${name}`,
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
    `File: ${to.file}, on an object with a Rigidbody. Target and gains are in the Inspector.`,
    'Without a target set attitude from other scripts: Quaternion.LookRotation(to - from) points +z.',
    'Unity calls FixedUpdate before every step of its physics, and these have one length.',
    ...(to.hasReset ? ['Only when the target jumps, never at each step:  steer.Forget();'] : []),
    aboutLaws(to),
  ],
  imports: ['using UnityEngine;'],
  lines: (to) => {
    const { law, isOne, hasRate, hasReset, limited, settings } = to;
    const fresh = `new ${law}()`;
    return [
      '[RequireComponent(typeof(Rigidbody))]',
      `public class ${to.stem} : MonoBehaviour {`,
      ...[
        `${tooltip('what it points at, +z ahead, if anything')} public Transform target;`,
        'public Quaternion attitude = Quaternion.identity;',
        ...(hasRate ? [`${tooltip(aboutAttitudeRate)} public Vector3 attitudeRate;`] : []),
        ...settings.map(({ name, value, about }) => `${tooltip(about)} public double ${name} = ${value};`),
        `public ${law} law = ${fresh};`,
        ...(isOne ? [] : [`readonly ${law}[] laws = { ${fresh}, ${fresh}, ${fresh} }; // ${noteOnLaws}`]),
        ...(limited === null
          ? []
          : ['readonly double[] commands = new double[3]; // whole: a Vector3 rounds what a law is told']),
        'Rigidbody body;',
        '',
        'void Awake() {',
        '    body = GetComponent<Rigidbody>();',
        '    body.maxAngularVelocity = 1000.0f;',
        ...unityUndamped,
        '}',
        ...(hasReset
          ? ['', 'public void Forget() {', '    foreach (var one in laws) one.Reset();', '}']
          : []),
        '',
        'void FixedUpdate() {',
        '    if (target != null) attitude = Quaternion.LookRotation(target.position - body.worldCenterOfMass);',
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
      ].map((line) => (/^(?:#|$)/.test(line) ? line : `    ${line}`)),
      '}',
    ];
  },
};
