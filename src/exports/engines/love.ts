// LÖVE 11.
import type { Engine, Reads } from './engine';

const reads: Reads = {
  angularVelocity: 'body:getAngularVelocity()',
  angle: 'body:getAngle()',
  declare: (name, value) => `local ${name} = ${value.replace(/^0\.0$/, '0')}`,
  note: (text) => `-- ${text}`,
  end: '',
  name: (name) => name,
  call: (name, values) => `${name === 'wrapAngle' ? '' : 'self:'}${name}(${values})`,
};

export const love: Engine = {
  usage: ({ law, file, hasReset, hasTimeStep }) => [
    `Once for each body:  local law = require("${file.replace(/\.lua$/, '')}").new()   -- a ${law}`,
    `Before each world:update(timeStep):  law:steer(body, heading${hasTimeStep ? ', timeStep' : ''})`,
    ...(hasReset ? ['Only when the target jumps, never at each step:  law:reset()'] : []),
  ],
  imports: [],
  lines: (wiring) => [
    `-- Turns a body towards a heading (rad) by torque.${wiring.hasTimeStep ? ' timeStep: s, always the same' : ''}`,
    `function ${wiring.law}:steer(body, heading${wiring.hasTimeStep ? ', timeStep' : ''})`,
    ...[
      ...wiring.steps(reads),
      '-- About the centre of mass, which a free body turns about.',
      'local x, y = body:getLocalCenter()',
      'local inertia = body:getInertia() - body:getMass() * (x * x + y * y)',
      'body:applyTorque(applied * inertia)',
    ].map((line) => `  ${line}`),
    'end',
  ],
};
