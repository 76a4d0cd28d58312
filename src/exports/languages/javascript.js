import { aboutRate, braces, indented, listed, plainReads, plainWords, spaced } from '../print/language';
import { entryPoints } from '../specialise';

const types = {
  number: 'number',
  count: 'number',
  boolean: 'boolean',
  list: 'number[]',
  void: 'void',
};
function javascript(typed) {
  const typeOf = (type) => (typed ? `: ${types[type]}` : '');
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
      ...(typed && { nonNull: '!' }),
    },
    forms: {
      ...braces('let'),
      indent: '  ',
      declare: (name, _, value, varies) => `${varies ? 'let' : 'const'} ${name} = ${value};`,
      clear: (list) => `${list} = [];`,
      push: (list, value) => `${list}.push(${value});`,
      shift: (list) => `${list}.shift();`,
    },
    about: (text) => `/** ${text} */`,
    open: ({ name, parameters, returns }, isMethod) => {
      const list = listed(parameters, (one) => one.name + typeOf(one.type));
      const kind = isMethod ? (entryPoints.includes(name) ? '' : hidden) : 'function ';
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
        constants.map(({ name, value, about }) => `const ${name} = ${value};${about && ` // ${about}`}`),
        ...helpers,
      ]);
    },
  };
}
export const typeScript = javascript(true);
export const javaScript = javascript(false);
function engine(part, typed) {
  const reads = {
    angularVelocity: part.angularVelocity,
    angle: part.angle,
    declare: (name, value) => `const ${name} = ${value.replace(/^0\.0$/, '0')};`,
    ...plainReads,
    call: (name, values) => `${name === 'wrapAngle' ? '' : 'law.'}${name}(${values})`,
  };
  const typeOf = (type) => (typed ? `: ${type}` : '');
  const timeStep = part.timeStep ?? 'timeStep';
  const timed = (wiring) => part.needsTimeStep || wiring.hasTimeStep;
  return {
    usage: (wiring) => [
      `Once:  let left = 0;  once for each body:  const law = new ${wiring.law}();`,
      'In each frame, dt seconds after the last, as many steps of one length as fit:',
      `  for (left = Math.min(left + dt, 0.1); left >= ${timeStep}; left -= ${timeStep})`,
      `    { steer(body, law, heading${timed(wiring) ? `, ${timeStep}` : ''}); ${part.step}; }`,
      ...(wiring.hasReset ? ['Only when the target jumps, never at each step:  law.reset();'] : []),
    ],
    imports: typed ? part.imports : part.imports.filter((line) => !line.startsWith('import type')),
    lines: (wiring) => [
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
const planckPart = {
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
const rapierPart = {
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
const matterPart = {
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
