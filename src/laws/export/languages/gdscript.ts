// GDScript, with Godot 4. The engine's part is the script of a RigidBody2D; the law is a class inside it, away from the node's names.
import type { Engine, Reads } from '../print/language';
import { aboutRate, decimal, indented, type Language, listed, snake, spaced } from '../print/language';
import type { Type } from '../tree';

const types: Readonly<Record<Type, string>> = {
  number: 'float',
  count: 'int',
  boolean: 'bool',
  list: 'Array[float]',
  void: 'void',
};

/** A function by its name. One's own named clamp loses to the built-in one, which has no type. */
const named = (name: string) => (name === 'clamp' ? 'clamped' : snake(name));

export const gdscript: Language = {
  words: {
    number: (value, whole) => (whole ? String(value) : decimal(value)),
    pi: 'PI',
    infinity: 'INF',
    signs: { '&&': 'and', '||': 'or', '!': 'not ' },
    looseNot: true,
    math: (name) => (/^(?:sqrt|sin|cos|atan2)$/.test(name) ? name : `${name}f`),
    // clampf gives the lower end where the ends are the wrong way round, the laws' clamp the upper one.
    builtIn: { tan: 'tan' },
    name: snake,
    own: snake,
    call: named,
    length: (list) => `${list}.size()`,
    real: (text) => `float(${text})`,
    choice: (test, then, otherwise) => `${then} if ${test} else ${otherwise}`,
  },
  forms: {
    indent: '\t',
    declare: (name, type, value) => `var ${name}: ${types[type]} = ${value}`,
    set: (target, op, value) => `${target} ${op} ${value}`,
    clear: (list) => `${list}.clear()`,
    push: (list, value) => `${list}.append(${value})`,
    shift: (list) => `${list}.pop_front()`,
    end: '',
    return: (value) => (value === null ? 'return' : `return ${value}`),
    if: (test) => `if ${test}:`,
    ifShort: (test, statement) => `if ${test}: ${statement}`,
    else: 'else:',
    close: null,
    for: (name, from, below, by) => `for ${name} in range(${from}, ${below}, ${by}):`,
    loop: (name, from, below, by) => ({
      head: [`var ${name}: int = ${from}`, `while ${name} < ${below}:`],
      last: `${name} += ${by}`,
    }),
  },
  about: (text) => `## ${text}`,
  open: ({ name, parameters, returns }, isMethod) => {
    const list = listed(parameters, (one) => `${snake(one.name)}: ${types[one.type]}`);
    return `${isMethod ? '' : 'static '}func ${named(name)}(${list}) -> ${types[returns]}:`;
  },
  file: ({ law, head, imports, wiring, constants, settings, state, methods, helpers }) => {
    const fields = [
      ...constants.map(({ name, value }) => `const ${name} := ${value}`),
      ...settings.map(({ name, value, about }) => `var ${name} := ${value} # ${about}`),
      ...state.map(({ name, type, value }) =>
        type === 'list' ? `var ${name}: ${types[type]} = []` : `var ${name} := ${value}`,
      ),
    ];
    return spaced([
      [...head, ...imports],
      wiring,
      [`class ${law.name}:`, ...indented(spaced([fields, ...methods, ...helpers]), '\t')],
    ]);
  },
};

const reads = (law: string): Reads => ({
  angularVelocity: 'state.angular_velocity',
  angle: 'state.transform.get_rotation()',
  declare: (name, value) => `var ${name} := ${value}`,
  note: (text) => `# ${text}`,
  end: '',
  name: (name) => (name === 'angularVelocity' ? 'turning' : snake(name)),
  call: (name, values) => `${name === 'wrapAngle' ? law : 'law'}.${snake(name)}(${values})`,
});

export const godot: Engine = {
  usage: ({ hasReset }) => [
    'Put it on a RigidBody2D, and set heading (rad, clockwise from +x) from other scripts.',
    'Godot calls _integrate_forces at every physics step, and these have one length.',
    ...(hasReset ? ['Only when the target jumps, never at each step:  law.reset()'] : []),
  ],
  imports: ['extends RigidBody2D'],
  lines: (wiring) => [
    'var heading := 0.0 # rad',
    ...(wiring.hasRate ? [`var heading_rate := 0.0 # ${aboutRate}`] : []),
    `var law := ${wiring.law}.new()`,
    '',
    'func _ready() -> void:',
    '\tcan_sleep = false # asleep, it is not asked',
    '\tangular_damp_mode = RigidBody2D.DAMP_MODE_REPLACE',
    '\tangular_damp = 0.0',
    '',
    'func _integrate_forces(state: PhysicsDirectBodyState2D) -> void:',
    ...[
      ...(wiring.hasTimeStep ? ['var time_step := state.step'] : []),
      ...wiring.steps(reads(wiring.law)),
      'state.apply_torque(applied / state.inverse_inertia)',
    ].map((line) => `\t${line}`),
  ],
};
