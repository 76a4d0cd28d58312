// TypeScript, and JavaScript, which is the same without types; with planck, Rapier and Matter.
import type { EnginePart, StatementSyntax, Wiring } from '../print/language';
import {
  aboutRate,
  braces,
  indented,
  plainReads,
  plainWords,
  printedParameters,
  spaced,
  type TargetLanguage,
} from '../print/language';
import { entryRoutines } from '../specialise';
import type { Type } from '../tree';

const types: Readonly<Record<Type, string>> = {
  number: 'number',
  count: 'number',
  boolean: 'boolean',
  list: 'number[]',
  void: 'void',
};

function javascript(typed: boolean): TargetLanguage {
  const typeOf = (type: Type) => (typed ? `: ${types[type]}` : '');
  // TypeScript gives a constant with a written number that number as its type, and refuses to compare it with others.
  const constantType = (value: string) => (/^-?[\d.]+(?:e[-+]?\d+)?$/.test(value) ? typeOf('number') : '');
  const hidden = typed ? 'private ' : '';
  return {
    words: {
      number: String,
      pi: 'Math.PI',
      infinity: 'Infinity',
      signs: { '==': '===', '!=': '!==' },
      math: (name) => `Math.${name}`,
      ...plainWords,
      own: (name) => `this.${name}`,
      call: (name, isMethod) => (isMethod ? `this.${name}` : name),
      length: (list) => `${list}.length`,
      builtIn: { hypot: 'Math.hypot', tan: 'Math.tan' },
      ...(typed && { nonNull: '!' }),
    },
    forms: {
      ...braces('let'),
      indent: '  ',
      declare: (name, _, value, varies) =>
        varies ? `let ${name} = ${value};` : `const ${name}${constantType(value)} = ${value};`,
      clear: (list) => `${list} = [];`,
      push: (list, value) => `${list}.push(${value});`,
      shift: (list) => `${list}.shift();`,
    },
    about: (text) => `/** ${text} */`,
    open: ({ name, parameters, returns }, isMethod) => {
      const list = printedParameters(parameters, (one) => one.name + typeOf(one.type));
      const kind = isMethod ? (entryRoutines.includes(name) ? '' : hidden) : 'function ';
      return `${kind}${name}(${list})${typeOf(returns)} {`;
    },
    file: ({ law, head, imports, wiring, constants, settings, state, methods, helpers }) => {
      const fields = [
        ...settings.map(({ name, value, about }) => `${name} = ${value}; // ${about}`),
        ...state.map(
          ({ name, type, value }) =>
            `${hidden}${name}${type === 'list' ? typeOf(type) : ''} = ${value || '[]'};`,
        ),
      ];
      return spaced([
        [...head, ...imports],
        wiring,
        [`export class ${law.name} {`, ...indented(spaced([fields, ...methods]), '  '), '}'],
        constants.map(
          ({ name, value, about }) =>
            `const ${name}${constantType(value)} = ${value};${about && ` // ${about}`}`,
        ),
        ...helpers,
      ]);
    },
  };
}

export const typeScript = javascript(true);
export const javaScript = javascript(false);

type Part = {
  readonly imports: readonly string[];
  readonly body: string;
  readonly step: string;
  /** True if the exported function `steer` must always have the step length as a parameter. */
  readonly needsTimeStep?: true;
  /** Code that reads the length of the step from the engine, s; undefined if the engine does not store it. */
  readonly timeStep?: string;
  readonly angularVelocity: string;
  readonly angle: string;
  readonly inertia: readonly string[];
  readonly apply: string;
};

function engine(part: Part, typed: boolean): EnginePart {
  const reads: StatementSyntax = {
    angularVelocity: part.angularVelocity,
    angle: part.angle,
    declare: (name, value) => `const ${name} = ${value.replace(/^0\.0$/, '0')};`,
    ...plainReads,
    call: (name, values) => `${name === 'wrapAngle' ? '' : 'law.'}${name}(${values})`,
  };
  const typeOf = (type: string) => (typed ? `: ${type}` : '');
  const timeStep = part.timeStep ?? 'timeStep';
  const timed = (wiring: Wiring) => part.needsTimeStep || wiring.hasTimeStep;
  return {
    usage: (wiring: Wiring) => [
      `Once:  let left = 0;  once for each body:  const law = new ${wiring.law}();`,
      'In each frame, dt seconds after the last, as many steps of one length as fit:',
      `  for (left = Math.min(left + dt, 0.1); left >= ${timeStep}; left -= ${timeStep})`,
      `    { steer(body, law, heading${timed(wiring) ? `, ${timeStep}` : ''}); ${part.step}; }`,
      ...(wiring.hasReset ? ['Only when the target jumps, never at each step:  law.reset();'] : []),
    ],
    imports: typed ? part.imports : part.imports.filter((line) => !line.startsWith('import type')),
    lines: (wiring: Wiring) => [
      `/** heading: where its +x is to point, Math.atan2(dy, dx) to a target, rad.${timed(wiring) ? ' timeStep: s' : ''}${wiring.hasRate ? '' : ' */'}`,
      ...(wiring.hasRate ? [` * headingRate: ${aboutRate} */`] : []),
      `export function steer(${[
        `body${typeOf(part.body)}`,
        `law${typeOf(wiring.law)}`,
        `heading${typeOf('number')}`,
        ...(timed(wiring) ? [`timeStep${typeOf('number')}`] : []),
        ...(wiring.hasRate ? ['headingRate = 0'] : []),
      ].join(', ')})${typeOf('void')} {`,
      ...[...wiring.steps(reads), ...part.inertia, part.apply].map((line) => `  ${line}`),
      '}',
    ],
  };
}

const planckPart: Part = {
  imports: ["import type { Body } from 'planck';"],
  body: 'Body',
  step: 'world.step(timeStep)',
  angularVelocity: 'body.getAngularVelocity()',
  angle: 'body.getAngle()',
  inertia: [
    '// About the centre of mass, which a free body turns about. kg m²',
    'const inertia = body.getInertia() - body.getMass() * body.getLocalCenter().lengthSquared();',
  ],
  apply: 'body.applyTorque(applied * inertia, true);',
};

const rapierPart: Part = {
  imports: ["import type { RigidBody } from '@dimforge/rapier2d-compat';"],
  needsTimeStep: true,
  timeStep: 'world.timestep',
  body: 'RigidBody',
  step: 'world.step()',
  angularVelocity: 'body.angvel()',
  angle: 'body.rotation()',
  inertia: [],
  apply: 'body.applyTorqueImpulse(applied * body.principalInertia() * timeStep, true);',
};

const matterPart: Part = {
  imports: ["import Matter from 'matter-js';"],
  body: 'Matter.Body',
  step: 'Matter.Engine.update(engine, 1000 * timeStep)',
  // Matter gives it for a step of 1/60 s, whatever the step is.
  angularVelocity: 'Matter.Body.getAngularVelocity(body) * 60',
  angle: 'body.angle',
  inertia: ["// Matter's time is in ms, so its torque is a millionth."],
  apply: 'body.torque += applied * body.inertia * 1e-6;',
};

export const planck = engine(planckPart, true);
export const planckPlain = engine(planckPart, false);
export const rapier = engine(rapierPart, true);
export const matter = engine(matterPart, true);
