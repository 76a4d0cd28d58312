// GDScript with Godot 4 in three dimensions. The engine's part is the script of a RigidBody3D.
import { snake } from '../print/language';
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
  const { isGated, tellsShare, tellsRate, limited } = to;
  const update = `laws[n].update(${given(to, (vector) => `${vector}[n]`, snake)})`;
  const share = `maxf(${leastShare}, absf(error[n]) / size) if size > 0.0 else 1.0`;
  return [
    ...(isGated
      ? [
          'var slow := (wanted - turning).length() <= integral_rate',
          'var integrates := slow and error.length() <= integral_zone',
        ]
      : []),
    ...(tellsShare ? ['var size := error.length()'] : []),
    'var commanded := Vector3.ZERO',
    'for n in range(3):',
    ...(tellsShare ? [`\tlaws[n].angular_acceleration = angular_acceleration * (${share})`] : []),
    ...(tellsRate ? ['\tlaws[n].turn_rate = turn_rate'] : []),
    ...(limited === null
      ? [`\tcommanded[n] = ${update}`]
      : [`\tcommands[n] = ${update}`, '\tcommanded[n] = commands[n]']),
  ];
}

/** One law along the eigenaxis. */
const alongAxis = (to: Steering): string[] => [
  'var relative := turning - wanted',
  'var axis := direction(error if error.length() > 0.0 else relative)',
  `var along := law.update(${given(to, (vector) => `${vector}.dot(axis)`, snake)})`,
  `# ${aboutAside}`,
  'var stray := relative - axis * relative.dot(axis)',
  `var aside := (stray * (-1.0 / time_step)).limit_length(${asideShare} * most)`,
  'var left := sqrt(maxf(0.0, most * most - aside.length_squared()))',
  'var commanded := aside + axis * clampf(along, -left, left)',
];

/** From the body's state to the torque on it. */
function step(to: Steering): string[] {
  const { isOne, slows, limited, hasTurning, hasRate, hasTimeStep, hasDisturbance } = to;
  const owner = isOne ? 'law.' : '';
  return [
    ...(hasTimeStep ? ['var time_step := state.step'] : []),
    'var now := state.transform.basis.get_rotation_quaternion()',
    'var to_body := now.inverse()',
    'var error := rotation_vector(to_body * attitude)',
    ...(hasTurning ? ['var turning := to_body * state.angular_velocity'] : []),
    ...(hasRate ? ['var wanted := to_body * attitude_rate'] : []),
    ...(hasDisturbance ? [`var disturbance := Vector3.ZERO # ${aboutDisturbance}`] : []),
    `var most := ${owner}angular_acceleration`,
    ...(isOne ? alongAxis(to) : byComponent(to)),
    ...(slows
      ? [
          'var next := turning + commanded * time_step',
          `var slowed := (next.limit_length(${owner}turn_rate) - turning) / time_step`,
          `var applied := (slowed if next.length() > ${owner}turn_rate else commanded).limit_length(most)`,
        ]
      : ['var applied := commanded.limit_length(most)']),
    ...(limited === null
      ? []
      : [
          'for n in range(3):',
          `\tlaws[n].limited(${limited && 'commands[n] if applied[n] == commanded[n] else applied[n]'})`,
        ]),
    '# The inverse tensor is in the axes of the world already.',
    'state.apply_torque(state.inverse_inertia_tensor.inverse() * (now * applied))',
  ];
}

export const godot3d: AttitudeEngine = {
  usage: (to) => [
    'Put it on a RigidBody3D, and set attitude from other scripts:',
    '  Basis.looking_at(to - from).get_rotation_quaternion() points -z, which is ahead in Godot.',
    'Godot calls _integrate_forces at every physics step, and these have one length.',
    ...(to.hasReset ? ['Only when the target jumps, never at each step:  for law in laws: law.reset()'] : []),
    aboutLaws(to),
  ],
  imports: ['extends RigidBody3D'],
  lines: (to) => {
    const { law, isOne, hasRate, limited, settings } = to;
    const fresh = `${law}.new()`;
    return [
      'var attitude := Quaternion.IDENTITY',
      ...(hasRate ? [`var attitude_rate := Vector3.ZERO # ${aboutAttitudeRate}`] : []),
      ...settings.map(({ name, value, about }) => `var ${name} := ${value} # ${about}`),
      isOne
        ? `var law := ${fresh}`
        : `var laws: Array[${law}] = [${fresh}, ${fresh}, ${fresh}] # ${noteOnLaws}`,
      ...(limited === null
        ? []
        : ['var commands: Array[float] = [0.0, 0.0, 0.0] # whole: a Vector3 rounds what a law is told']),
      '',
      'func _ready() -> void:',
      '\tcan_sleep = false # asleep, it is not asked',
      '\tangular_damp_mode = RigidBody3D.DAMP_MODE_REPLACE',
      '\tangular_damp = 0.0',
      '',
      'func _integrate_forces(state: PhysicsDirectBodyState3D) -> void:',
      ...step(to).map((line) => `\t${line}`),
      '',
      '## Axis times angle of a turn, the short way round: rad, at most π long.',
      'static func rotation_vector(q: Quaternion) -> Vector3:',
      '\tvar way := -1.0 if q.w < 0.0 else 1.0',
      '\tvar v := Vector3(q.x, q.y, q.z) * way',
      '\tvar sine := v.length()',
      '\treturn v * (2.0 * atan2(sine, q.w * way) / sine if sine > 0.0 else 2.0)',
      ...(isOne
        ? [
            '',
            'static func direction(v: Vector3) -> Vector3:',
            '\treturn v / v.length() if v.length() > 0.0 else Vector3(1.0, 0.0, 0.0)',
          ]
        : []),
    ];
  },
};
