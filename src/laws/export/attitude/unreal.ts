// C++ with Unreal Engine 5. A component of an actor steers its root; the law is a struct before it.
import { cpp } from '../languages/cpp';
import { pascal, spaced, type TargetLanguage, unmarked } from '../print/language';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { atom, stepOf, type VectorWords } from './step';

const types = { vector: 'FVector', quaternion: 'FQuat', number: 'double', truth: 'bool' };

/** Returns the name of the field that stores a gain of the control law in the Unreal component. */
const lawField = (name: string): string => `law${pascal(name)}`;

/**
 * Returns code for a field that the Unreal editor shows.
 * @param about comment before the field, which becomes its tooltip
 * @param field declaration of the field
 */
const edited = (about: string, field: string): string[] => [
  `// ${about}`,
  `UPROPERTY(EditAnywhere, Category = "Slew") ${field};`,
];

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
  gain: lawField,
  handsOver: true,
  attitude: 'body.GetComponentQuat()',
  angularVelocity: 'body.GetPhysicsAngularVelocityInRadians()',
  apply: [
    '// As an angular acceleration: Unreal multiplies by the inertia, however it is turned.',
    'body.AddTorqueInRadians(now.RotateVector(applied), NAME_None, true);',
  ],
};

/** The target language C++ for Unreal: the law, and a component that has the law's gains as fields. */
export const unrealCpp: TargetLanguage = {
  ...cpp,
  file: (parts) =>
    spaced([
      cpp.file({
        ...parts,
        wiring: [],
        settings: parts.settings.map((one) => ({ ...one, value: unmarked(one.value) })),
      }),
      parts.wiring,
    ]),
};

export const unreal: AttitudeEngine = {
  usage: (to) => [
    'Read only: this file was never built, nor run, in Unreal.',
    `Save it as ${to.file} and add the component to an actor whose root simulates physics.`,
    'Target and gains are in the Details panel. Without a target set attitude from other code:',
    '  FRotationMatrix::MakeFromX(to - from).ToQuat() points +x, which is ahead in Unreal.',
    ...(to.hasReset ? ['Only when the target jumps, never at each step:  forget();'] : []),
    aboutLaws(to),
  ],
  imports: [
    '#include "CoreMinimal.h"',
    '#include "Components/ActorComponent.h"',
    '#include "Components/PrimitiveComponent.h"',
    '#include "GameFramework/Actor.h"',
  ],
  lines: (to) => {
    const { law, file, isOne, hasRate, hasReset, hasTimeStep, settings, gains } = to;
    const parameters = ['UPrimitiveComponent& body', ...(hasTimeStep ? ['double timeStep'] : [])];
    return [
      // Unreal asks for it as the last of all.
      `#include "${file.replace(/\.h$/, '.generated.h')}"`,
      '',
      'UCLASS(ClassGroup = (Slew), meta = (BlueprintSpawnableComponent))',
      `class U${to.stem} : public UActorComponent {`,
      '    GENERATED_BODY()',
      'public:',
      ...[
        ...edited('What it points at, +x ahead, if anything.', 'TObjectPtr<AActor> target'),
        ...edited('Attitude to turn to without a target.', 'FQuat attitude = FQuat::Identity'),
        ...(hasRate ? edited(aboutAttitudeRate, 'FVector attitudeRate = FVector::ZeroVector') : []),
        ...settings.flatMap(({ name, value, about }) => edited(about, `double ${name} = ${value}`)),
        ...gains.flatMap(({ name, value, about }) =>
          edited(about, `${/\./.test(value) ? 'double' : 'int32'} ${lawField(name)} = ${value}`),
        ),
        '',
        `U${to.stem}() {`,
        '    PrimaryComponentTick.bCanEverTick = true;',
        '    PrimaryComponentTick.TickGroup = TG_PrePhysics;',
        '}',
        '',
        'void TickComponent(float DeltaTime, ELevelTick TickType, FActorComponentTickFunction* Function) override {',
        '    Super::TickComponent(DeltaTime, TickType, Function);',
        '    UPrimitiveComponent* body = Cast<UPrimitiveComponent>(GetOwner()->GetRootComponent());',
        '    if (!body) return;',
        '    const FVector way = target ? target->GetActorLocation() - body->GetCenterOfMass() : FVector::ZeroVector;',
        '    if (target) attitude = FRotationMatrix::MakeFromX(way).ToQuat();',
        `    steer(*body${hasTimeStep ? ', DeltaTime' : ''});`,
        '}',
        '',
        `// Turns a body to the attitude by torque, for one step.${hasTimeStep ? ' timeStep: s' : ''}`,
        `void steer(${parameters.join(', ')}) {`,
        ...stepOf(to, words).map((line) => `    ${line}`),
        '}',
        ...(hasReset ? ['', 'void forget() {', '    for (auto& one : laws) one.reset();', '}'] : []),
      ].map((line) => (line ? `    ${line}` : '')),
      '',
      'private:',
      ...[
        isOne ? `${law} law;` : `${law} laws[3]; // ${noteOnLaws}`,
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
