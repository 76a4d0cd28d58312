// C++ with Unreal Engine 5. What steers a body is a struct of its own, after that of the law.
import { cpp } from '../languages/cpp';
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
  const share = `size > 0.0 ? FMath::Max(${leastShare}, FMath::Abs(error[n]) / size) : 1.0`;
  return [
    ...(isGated
      ? [
          'const bool slow = (wanted - turning).Size() <= integralRate;',
          'const bool integrates = slow && error.Size() <= integralZone;',
        ]
      : []),
    ...(tellsShare ? ['const double size = error.Size();'] : []),
    'FVector commanded = FVector::ZeroVector;',
    'for (int32 n = 0; n < 3; n++) {',
    ...(tellsShare ? [`    laws[n].angularAcceleration = angularAcceleration * (${share});`] : []),
    ...(tellsRate ? ['    laws[n].turnRate = turnRate;'] : []),
    `    commanded[n] = laws[n].update(${given(to, (vector) => `${vector}[n]`)});`,
    '}',
  ];
}

/** One law along the eigenaxis. */
const alongAxis = (to: Steering): string[] => [
  'const FVector relative = turning - wanted;',
  'const FVector axis = direction(error.Size() > 0.0 ? error : relative);',
  'const double along = law.update(',
  `    ${given(to, (vector) => `FVector::DotProduct(${vector}, axis)`)});`,
  `// ${aboutAside}`,
  'const FVector stray = relative - axis * FVector::DotProduct(relative, axis);',
  `const FVector aside = (stray * (-1.0 / timeStep)).GetClampedToMaxSize(${asideShare} * most);`,
  'const double left = FMath::Sqrt(FMath::Max(0.0, most * most - aside.SizeSquared()));',
  'const FVector commanded = aside + axis * FMath::Clamp(along, -left, left);',
];

/** From the body's state to the torque on it. */
function step(to: Steering): string[] {
  const { isOne, slows, limited, hasTurning, hasRate, hasDisturbance } = to;
  const owner = isOne ? 'law.' : '';
  return [
    'const FQuat now = body.GetComponentQuat();',
    'const FQuat toBody = now.Inverse();',
    'const FVector error = rotationVector(toBody * attitude);',
    ...(hasTurning
      ? ['const FVector turning = toBody.RotateVector(body.GetPhysicsAngularVelocityInRadians());']
      : []),
    ...(hasRate ? ['const FVector wanted = toBody.RotateVector(attitudeRate);'] : []),
    ...(hasDisturbance ? [`const FVector disturbance = FVector::ZeroVector; // ${aboutDisturbance}`] : []),
    `const double most = ${owner}angularAcceleration;`,
    ...(isOne ? alongAxis(to) : byComponent(to)),
    ...(slows
      ? [
          'const FVector next = turning + commanded * timeStep;',
          `const double fastest = ${owner}turnRate;`,
          'const FVector slowed = (next.GetClampedToMaxSize(fastest) - turning) * (1.0 / timeStep);',
          'const FVector applied = (next.Size() > fastest ? slowed : commanded).GetClampedToMaxSize(most);',
        ]
      : ['const FVector applied = commanded.GetClampedToMaxSize(most);']),
    ...(limited === null
      ? []
      : [`for (int32 n = 0; n < 3; n++) laws[n].limited(${limited && 'applied[n]'});`]),
    '// As an angular acceleration: Unreal multiplies by the inertia, however it is turned.',
    'body.AddTorqueInRadians(now.RotateVector(applied), NAME_None, true);',
  ];
}

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
        ...step(to).map((line) => `    ${line}`),
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
