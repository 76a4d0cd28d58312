// C# with Unity in three dimensions. The engine's part is a component of an object with a Rigidbody.
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
  const { isGated, tellsShare, tellsRate, limited } = to;
  const update = `laws[n].Update(${given(to, (vector) => `${vector}[n]`)})`;
  const share = `size > 0.0 ? Math.Max(${leastShare}, Math.Abs(error[n]) / size) : 1.0`;
  return [
    ...(isGated
      ? [
          'bool slow = (wanted - turning).magnitude <= integralRate;',
          'bool integrates = slow && error.magnitude <= integralZone;',
        ]
      : []),
    ...(tellsShare ? ['double size = error.magnitude;'] : []),
    'Vector3 commanded = Vector3.zero;',
    'for (int n = 0; n < 3; n++) {',
    ...(tellsShare ? [`    laws[n].angularAcceleration = angularAcceleration * (${share});`] : []),
    ...(tellsRate ? ['    laws[n].turnRate = turnRate;'] : []),
    ...(limited === null
      ? [`    commanded[n] = (float)${update};`]
      : [`    commands[n] = ${update};`, '    commanded[n] = (float)commands[n];']),
    '}',
  ];
}

/** One law along the eigenaxis. */
const alongAxis = (to: Steering): string[] => [
  'Vector3 relative = turning - wanted;',
  'Vector3 axis = Direction(error.magnitude > 0.0f ? error : relative);',
  `float along = (float)law.Update(${given(to, (vector) => `Vector3.Dot(${vector}, axis)`)});`,
  `// ${aboutAside}`,
  'Vector3 stray = relative - axis * Vector3.Dot(relative, axis);',
  `Vector3 aside = Vector3.ClampMagnitude(stray * (float)(-1.0 / timeStep), ${asideShare}f * most);`,
  'float left = Mathf.Sqrt(Mathf.Max(0.0f, most * most - aside.sqrMagnitude));',
  'Vector3 commanded = aside + axis * Mathf.Clamp(along, -left, left);',
];

/** From the body's state to the torque on it. */
function step(to: Steering): string[] {
  const { isOne, slows, limited, hasTurning, hasRate, hasTimeStep, hasDisturbance } = to;
  const owner = isOne ? 'law.' : '';
  return [
    ...(hasTimeStep ? ['double timeStep = Time.fixedDeltaTime;'] : []),
    'Quaternion toBody = Quaternion.Inverse(body.rotation);',
    'Vector3 error = RotationVector(toBody * attitude);',
    ...(hasTurning ? ['Vector3 turning = toBody * body.angularVelocity;'] : []),
    ...(hasRate ? ['Vector3 wanted = toBody * attitudeRate;'] : []),
    ...(hasDisturbance ? [`Vector3 disturbance = Vector3.zero; // ${aboutDisturbance}`] : []),
    `float most = (float)${owner}angularAcceleration;`,
    ...(isOne ? alongAxis(to) : byComponent(to)),
    ...(slows
      ? [
          'Vector3 next = turning + commanded * (float)timeStep;',
          `float fastest = (float)${owner}turnRate;`,
          'Vector3 slowed = (Vector3.ClampMagnitude(next, fastest) - turning) * (float)(1.0 / timeStep);',
          'Vector3 applied = Vector3.ClampMagnitude(next.magnitude > fastest ? slowed : commanded, most);',
        ]
      : ['Vector3 applied = Vector3.ClampMagnitude(commanded, most);']),
    ...(limited === null
      ? []
      : [
          'for (int n = 0; n < 3; n++)',
          `    laws[n].Limited(${limited && 'applied[n] == commanded[n] ? commands[n] : applied[n]'});`,
        ]),
    '// As an angular acceleration: Unity multiplies by the inertia, however it is turned.',
    'body.AddTorque(body.rotation * applied, ForceMode.Acceleration);',
  ];
}

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
        ...step(to).map((line) => `    ${line}`),
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
