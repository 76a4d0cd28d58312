// C++ with Unreal Engine 5. What steers a body is a struct of its own, after that of the law.
import { cpp } from '../languages/cpp';
import { type Language, spaced } from '../print/language';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { atom, stepOf, type VectorWords } from './step';

const types = { vector: 'FVector', quaternion: 'FQuat', number: 'double', truth: 'bool' };

const words: VectorWords = {
  words: cpp.words,
  forms: cpp.forms,
  comment: '//',
  declare: (type, name, value, varies) => `${varies ? '' : 'const '}${types[type]} ${name} = ${value};`,
  zero: 'FVector::ZeroVector',
  sum: (a, b) => `${a} + ${b}`,
  difference: (a, b) => `${a} - ${b}`,
  scaled: (vector, factor) => `${atom(vector)} * ${atom(factor)}`,
  dot: (a, b) => `FVector::DotProduct(${a}, ${b})`,
  length: (vector) => `${atom(vector)}.Size()`,
  clamped: (vector, most) => `${atom(vector)}.GetClampedToMaxSize(${most})`,
  rotated: (vector, by) => `${by}.RotateVector(${vector})`,
  composed: (a, b) => `${a} * ${b}`,
  inverse: (quaternion) => `${quaternion}.Inverse()`,
  law: 'laws[n]',
  component: (vector) => `${vector}[n]`,
  setComponent: (vector, value) => `${vector}[n] = ${value}`,
  loop: () => 'for (int32 n = 0; n < 3; n++) {',
  attitude: 'body.GetComponentQuat()',
  angularVelocity: 'body.GetPhysicsAngularVelocityInRadians()',
  apply: [
    '// As an angular acceleration: Unreal multiplies by the inertia, however it is turned.',
    'body.AddTorqueInRadians(now.RotateVector(applied), NAME_None, true);',
  ],
};

/** C++ with what steers after the law, which it has as members. */
export const unrealCpp: Language = {
  ...cpp,
  file: (parts) => spaced([cpp.file({ ...parts, wiring: [] }), parts.wiring]),
};

export const unreal: AttitudeEngine = {
  usage: (to) => {
    const { file, hasTimeStep } = to;
    return [
      'Read only: this file was never built, nor run, in Unreal.',
      `#include "${file}"; once for each body:  SteerAttitude steering;`,
      'Before every step of the physics, once, such as in TG_PrePhysics without sub-steps:',
      `  steering.steer(*Body, attitude${hasTimeStep ? ', timeStep' : ''});`,
      'attitude is an FQuat: FRotationMatrix::MakeFromX(to - from).ToQuat() points +x, which is ahead in Unreal.',
      ...(to.hasReset
        ? ['Only when the target jumps, never at each step:  for (auto& law : steering.laws) law.reset();']
        : []),
      aboutLaws(to),
    ];
  },
  imports: ['#include "CoreMinimal.h"', '#include "Components/PrimitiveComponent.h"'],
  lines: (to) => {
    const { law, isOne, hasRate, hasTimeStep, settings } = to;
    const parameters = [
      'UPrimitiveComponent& body',
      'const FQuat& attitude',
      ...(hasTimeStep ? ['double timeStep'] : []),
      ...(hasRate ? ['const FVector& attitudeRate = FVector::ZeroVector'] : []),
    ];
    return [
      'struct SteerAttitude {',
      ...[
        isOne ? `${law} law;` : `${law} laws[3]; // ${noteOnLaws}`,
        ...settings.map(({ name, value, about }) => `double ${name} = ${value}; // ${about}`),
        '',
        `// Turns a body to an attitude by torque.${hasTimeStep ? ' timeStep: s' : ''}`,
        ...(hasRate ? [`// attitudeRate: ${aboutAttitudeRate}`] : []),
        `void steer(${parameters.join(', ')}) {`,
        ...stepOf(to, words).map((line) => `    ${line}`),
        '}',
        '',
        '// Axis times angle of a turn, the short way round: rad, at most π long.',
        'static FVector rotationVector(const FQuat& q) {',
        '    const double way = q.W < 0.0 ? -1.0 : 1.0;',
        '    const FVector v = FVector(q.X, q.Y, q.Z) * way;',
        '    const double sine = v.Size();',
        '    return v * (sine > 0.0 ? 2.0 * std::atan2(sine, q.W * way) / sine : 2.0);',
        '}',
        ...(isOne
          ? [
              '',
              'static FVector direction(const FVector& v) {',
              '    return v.Size() > 0.0 ? v * (1.0 / v.Size()) : FVector(1.0, 0.0, 0.0);',
              '}',
            ]
          : []),
      ].map((line) => (line ? `    ${line}` : '')),
      '};',
    ];
  },
};
