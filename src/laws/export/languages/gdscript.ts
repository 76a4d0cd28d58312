// GDScript, with Godot 4. The engine's part is the script of a RigidBody2D; the law is a class inside it, so that its names differ from the node's.
import type { EnginePart, StatementSyntax } from '../print/language';
import {
  aboutRate,
  decimal,
  indented,
  printedParameters,
  snake,
  spaced,
  type TargetLanguage,
  unmarked,
} from '../print/language';
import type { Type } from '../tree';

const types: Readonly<Record<Type, string>> = {
  number: 'float',
  count: 'int',
  boolean: 'bool',
  list: 'Array[float]',
  void: 'void',
};

/**
 * Returns the name of the script variable for a gain. The prefix `law_` prevents clashes with properties of
 * the Godot node.
 */
export const gain = (name: string): string => `law_${snake(name)}`;

/**
 * Returns the code of a script variable that the Godot editor shows. The comment `about` becomes the variable's
 * tooltip.
 */
export const exported = (name: string, value: string, about: string): string =>
  `@export var ${name} := ${value} ## ${about}`;

/**
 * Returns the name of a function in GDScript. `clamp` becomes `clamped`, because GDScript has its own clamp.
 */
const named = (name: string) => (name === 'clamp' ? 'clamped' : snake(name));

export const gdscript: TargetLanguage = {
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
    const list = printedParameters(parameters, (one) => `${snake(one.name)}: ${types[one.type]}`);
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

/** The target language GDScript, for a script whose settings the Godot editor shows. */
export const godotScript: TargetLanguage = {
  ...gdscript,
  file: (parts) =>
    gdscript.file({
      ...parts,
      settings: parts.settings.map((one) => ({ ...one, value: unmarked(one.value) })),
    }),
};

const reads = (law: string): StatementSyntax => ({
  angularVelocity: 'state.angular_velocity',
  angle: 'state.transform.get_rotation()',
  declare: (name, value) => `var ${name} := ${value}`,
  note: (text) => `# ${text}`,
  end: '',
  name: (name) => (name === 'angularVelocity' ? 'turning' : snake(name)),
  call: (name, values) => `${name === 'wrapAngle' ? law : 'law'}.${snake(name)}(${values})`,
});

export const godot: EnginePart = {
  usage: ({ hasReset }) => [
    'Put it on a RigidBody2D. Target, heading and gains are in the Inspector.',
    'Godot calls _integrate_forces at every physics step, and these have one length.',
    ...(hasReset ? ['Only when the target jumps, never at each step:  law.reset()'] : []),
  ],
  imports: ['extends RigidBody2D'],
  lines: (wiring) => [
    '@export var target: Node2D = null ## what it points at, if anything',
    '## heading without a target, clockwise from +x',
    '@export_range(-180, 180, 0.001, "radians_as_degrees") var heading := 0.0',
    ...(wiring.hasRate ? [exported('heading_rate', '0.0', aboutRate)] : []),
    ...wiring.settings.map(({ name, value, about }) => exported(gain(name), value, about)),
    `var law := ${wiring.law}.new()`,
    '',
    'func _ready() -> void:',
    '\tcan_sleep = false # asleep, it is not asked',
    '\tangular_damp_mode = RigidBody2D.DAMP_MODE_REPLACE',
    '\tangular_damp = 0.0',
    '',
    'func _integrate_forces(state: PhysicsDirectBodyState2D) -> void:',
    ...[
      ...wiring.settings.map(({ name }) => `law.${name} = ${gain(name)}`),
      'if target != null:',
      '\theading = (target.global_position - state.transform.origin).angle()',
      ...(wiring.hasTimeStep ? ['var time_step := state.step'] : []),
      ...wiring.steps(reads(wiring.law)),
      'state.apply_torque(applied / state.inverse_inertia)',
    ].map((line) => `\t${line}`),
  ],
};
