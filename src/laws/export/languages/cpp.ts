// C++, with Box2D v3. The engine's part is a method of the law's struct, where later members are known.
import {
  aboutRate,
  braces,
  decimal,
  type EnginePart,
  indented,
  plainReads,
  plainWords,
  printedParameters,
  type StatementSyntax,
  spaced,
  type TargetLanguage,
} from '../print/language';
import type { Type } from '../tree';

const types: Readonly<Record<Type, string>> = {
  number: 'double',
  count: 'int',
  boolean: 'bool',
  list: 'std::vector<double>',
  void: 'void',
};

export const cpp: TargetLanguage = {
  words: {
    number: (value, whole) => (whole ? String(value) : decimal(value)),
    pi: 'pi',
    infinity: 'std::numeric_limits<double>::infinity()',
    signs: {},
    // windows.h makes min and max macros.
    math: (name) => (name === 'sign' ? name : `std::${/^(abs|min|max)$/.test(name) ? 'f' : ''}${name}`),
    ...plainWords,
    own: (name) => name,
    call: (name) => name,
    length: (list) => `int(${list}.size())`,
    real: (text) => `double(${text})`,
    builtIn: { hypot: 'std::hypot', tan: 'std::tan' },
  },
  forms: {
    ...braces('int'),
    indent: '    ',
    declare: (name, type, value, varies) => `${varies ? '' : 'const '}${types[type]} ${name} = ${value};`,
    clear: (list) => `${list}.clear();`,
    push: (list, value) => `${list}.push_back(${value});`,
    shift: (list) => `${list}.erase(${list}.begin());`,
  },
  about: (text) => `// ${text}`,
  open: ({ name, parameters, returns }, isMethod) => {
    const list = printedParameters(parameters, (one) => `${types[one.type]} ${one.name}`);
    return `${isMethod ? '' : 'static '}${types[returns]} ${name}(${list}) {`;
  },
  file: ({ law, head, imports, wiring, constants, settings, state, methods, helpers }) => {
    const fields = [
      ...settings.map(({ name, type, value, about }) => `${types[type]} ${name} = ${value}; // ${about}`),
      ...state.map(({ name, type, value }) => `${types[type]} ${name}${value && ` = ${value}`};`),
    ];
    const inside = [...methods, ...helpers];
    const text = inside.flat().join('\n');
    const signs = text.includes('sign(')
      ? ['static double sign(double value) { return (value > 0.0) - (value < 0.0); }']
      : [];
    const members = spaced([fields, wiring, ...inside, signs]);
    return spaced([
      [
        ...head,
        '#pragma once',
        ...imports,
        '#include <cmath>',
        ...(text.includes('numeric_limits') ? ['#include <limits>'] : []),
        ...(state.some(({ type }) => type === 'list') ? ['#include <vector>'] : []),
      ],
      [
        `struct ${law.name} {`,
        ...indented(
          [
            'static constexpr double pi = 3.14159265358979323846;',
            ...constants.map(({ name, value }) => `static constexpr double ${name} = ${value};`),
            ...members,
          ],
          '    ',
        ),
        '};',
      ],
    ]);
  },
};

const reads: StatementSyntax = {
  angularVelocity: 'b2Body_GetAngularVelocity(body)',
  angle: 'b2Rot_GetAngle(b2Body_GetRotation(body))',
  declare: (name, value) => `const double ${name} = ${value};`,
  ...plainReads,
  call: (name, values) => `${name}(${values})`,
};

export const box2d: EnginePart = {
  usage: ({ law, file, hasReset, hasTimeStep }) => [
    `#include "${file}"; once for each body:  ${law} law;`,
    'In each frame, dt seconds after the last, as many steps of one length as fit; left is 0 at first:',
    '  for (left = std::fmin(left + dt, 0.1); left >= timeStep; left -= timeStep)',
    `    { law.steer(body, heading${hasTimeStep ? ', timeStep' : ''}); b2World_Step(world, timeStep, 4); }`,
    ...(hasReset ? ['Only when the target jumps, never at each step:  law.reset();'] : []),
  ],
  imports: ['#include <box2d/box2d.h>'],
  lines: (wiring) => [
    `// Turns a body towards a heading (rad) by torque.${wiring.hasTimeStep ? ' timeStep: s' : ''}`,
    ...(wiring.hasRate ? [`// headingRate: ${aboutRate}`] : []),
    `void steer(b2BodyId body, double heading${wiring.hasTimeStep ? ', double timeStep' : ''}${wiring.hasRate ? ', double headingRate = 0.0' : ''}) {`,
    ...[
      ...wiring.steps(reads),
      '// About the centre of mass. kg m²',
      'const double inertia = b2Body_GetRotationalInertia(body);',
      'b2Body_ApplyTorque(body, static_cast<float>(applied * inertia), true);',
    ].map((line) => `    ${line}`),
    '}',
  ],
};
