// Box2D v3.
import type { Engine, Reads } from './engine';

const reads: Reads = {
  angularVelocity: 'b2Body_GetAngularVelocity(body)',
  angle: 'b2Rot_GetAngle(b2Body_GetRotation(body))',
  declare: (name, value) => `const double ${name} = ${value};`,
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
  call: (name, values) => `${name}(${values})`,
};

export const box2d: Engine = {
  usage: ({ law, file, hasReset, hasTimeStep }) => [
    `#include "${file}"; once for each body:  ${law} law;`,
    `Before each b2World_Step(world, timeStep, 4):  law.steer(body, heading${hasTimeStep ? ', timeStep' : ''});`,
    ...(hasReset ? ['Only when the target jumps, never at each step:  law.reset();'] : []),
  ],
  imports: ['#include <box2d/box2d.h>'],
  lines: (wiring) => [
    `// Turns a body towards a heading (rad) by torque.${wiring.hasTimeStep ? ' timeStep: s' : ''}`,
    `void steer(b2BodyId body, double heading${wiring.hasTimeStep ? ', double timeStep' : ''}) {`,
    ...[
      ...wiring.steps(reads),
      '// About the centre of mass. kg m²',
      'const double inertia = b2Body_GetRotationalInertia(body);',
      'b2Body_ApplyTorque(body, static_cast<float>(applied * inertia), true);',
    ].map((line) => `    ${line}`),
    '}',
  ],
};
