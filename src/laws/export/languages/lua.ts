// Lua 5.1 and later, also LuaJIT, with LÖVE 11. Indexes start at 1, loops include their end, and ? :, sign and round are missing.
import type { EnginePart, StatementSyntax } from '../print/language';
import { aboutRate, indented, printedParameters, spaced, type TargetLanguage } from '../print/language';

export const lua: TargetLanguage = {
  words: {
    number: String,
    pi: 'math.pi',
    infinity: 'math.huge',
    signs: { '!=': '~=', '&&': 'and', '||': 'or', '!': 'not ' },
    math: (name) => (/^(?:round|sign|atan2)$/.test(name) ? name : `math.${name}`),
    builtIn: { tan: 'math.tan' },
    name: (name) => name,
    own: (name) => `self.${name}`,
    call: (name, isMethod) => (isMethod ? `self:${name}` : name),
    length: (list) => `#${list}`,
    firstIndex: 1,
    // In Lua % of a negative number is positive.
    remainder: (left, right) => `math.fmod(${left}, ${right})`,
    // Correct for numbers, which are never false.
    choice: (test, then, otherwise) => `${test} and ${then} or ${otherwise}`,
    truthChoice: (test, then, otherwise) =>
      `((${test} and (${then} and 1 or 0) or (${otherwise} and 1 or 0)) == 1)`,
  },
  forms: {
    indent: '  ',
    declare: (name, _, value) => `local ${name} = ${value}`,
    set: (target, op, value, operand) =>
      op === '=' ? `${target} = ${value}` : `${target} = ${target} ${op[0]} ${operand}`,
    clear: (list) => `${list} = {}`,
    push: (list, value) => `table.insert(${list}, ${value})`,
    shift: (list) => `table.remove(${list}, 1)`,
    end: '',
    return: (value) => (value === null ? 'return' : `return ${value}`),
    if: (test) => `if ${test} then`,
    ifShort: (test, statement) => `if ${test} then ${statement} end`,
    else: 'else',
    close: 'end',
    for: (name, from, below, by) => `for ${name} = ${from}, ${below} - 1, ${by} do`,
    loop: (name, from, below, by) => ({
      head: [`local ${name} = ${from}`, `while ${name} < ${below} do`],
      last: `${name} = ${name} + ${by}`,
    }),
  },
  about: (text) => `-- ${text}`,
  open: ({ name, parameters }, isMethod) => {
    const list = printedParameters(parameters, (one) => one.name);
    // The class is named where the file is put together.
    return `function ${isMethod ? 'CLASS:' : ''}${name}(${list})`;
  },
  file: ({ law, head, imports, wiring, constants, settings, state, methods, helpers }) => {
    const { name } = law;
    const fields = [
      ...settings.map(({ name: key, value, about }) => `${key} = ${value}, -- ${about}`),
      ...state.map(({ name: key, value }) => `${key} = ${value || '{}'},`),
    ];
    const named = (lines: readonly string[]) =>
      lines.map((line) => line.replace('function CLASS:', `function ${name}:`));
    const text = [...methods, ...helpers].flat().join('\n');
    const extra = [
      ...(text.includes('round(') ? [['function round(value) return math.floor(value + 0.5) end']] : []),
      ...(text.includes('sign(')
        ? [['function sign(value) return value > 0 and 1 or value < 0 and -1 or 0 end']]
        : []),
      // Since Lua 5.3 atan takes both.
      ...(text.includes('atan2(')
        ? [['function atan2(y, x) return (math.atan2 or math.atan)(y, x) end']]
        : []),
    ];
    const locals = [...helpers, ...extra].flatMap((lines) =>
      lines.flatMap((line) => /^function (\w+)/.exec(line)?.[1] ?? []),
    );
    return spaced([
      [
        ...head,
        ...imports,
        `local ${name} = {}`,
        `${name}.__index = ${name}`,
        `local ${locals.join(', ')}`,
        // Before the functions that use them.
        ...constants.map(({ name: key, value }) => `local ${key} = ${value}`),
      ],
      wiring,
      [
        `function ${name}.new()`,
        '  return setmetatable({',
        ...indented(fields, '    '),
        `  }, ${name})`,
        'end',
      ],
      ...methods.map(named),
      ...helpers,
      [...extra.flat(), `return ${name}`],
    ]);
  },
};

const reads: StatementSyntax = {
  angularVelocity: 'body:getAngularVelocity()',
  angle: 'body:getAngle()',
  declare: (name, value) => `local ${name} = ${value.replace(/^0\.0$/, '0')}`,
  note: (text) => `-- ${text}`,
  end: '',
  name: (name) => name,
  call: (name, values) => `${name === 'wrapAngle' ? '' : 'self:'}${name}(${values})`,
};

export const love: EnginePart = {
  usage: ({ law, file, hasReset, hasTimeStep }) => [
    `Once for each body:  local law = require("${file.replace(/\.lua$/, '')}").new()   -- ${law}`,
    'In love.update(dt), as many steps of one length as fit; left is 0 at first:',
    '  left = math.min(left + dt, 0.1)',
    '  while left >= timeStep do left = left - timeStep',
    `    law:steer(body, heading${hasTimeStep ? ', timeStep' : ''}) world:update(timeStep) end`,
    ...(hasReset ? ['Only when the target jumps, never at each step:  law:reset()'] : []),
  ],
  imports: [],
  lines: (wiring) => [
    `-- Turns a body towards a heading (rad) by torque.${wiring.hasTimeStep ? ' timeStep: s, always the same' : ''}`,
    ...(wiring.hasRate ? [`-- headingRate: ${aboutRate}`] : []),
    `function ${wiring.law}:steer(body, heading${wiring.hasTimeStep ? ', timeStep' : ''}${wiring.hasRate ? ', headingRate' : ''})`,
    ...[
      ...(wiring.hasRate ? ['headingRate = headingRate or 0'] : []),
      ...wiring.steps(reads),
      '-- About the centre of mass, which a free body turns about.',
      'local x, y = body:getLocalCenter()',
      'local inertia = body:getInertia() - body:getMass() * (x * x + y * y)',
      'body:applyTorque(applied * inertia)',
    ].map((line) => `  ${line}`),
    'end',
  ],
};
