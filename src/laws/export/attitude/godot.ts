// GDScript with Godot 4 in three dimensions. The engine's part is the script of a RigidBody3D.
import { exported, gain, gdscript } from '../languages/gdscript';
import { type AttitudeEngine, aboutAttitudeRate, aboutLaws, noteOnLaws } from './steering';
import { atom, stepOf, type VectorWords } from './step';

const words: VectorWords = {
  words: gdscript.words,
  forms: gdscript.forms,
  comment: '#',
  declare: (_, name, value) => `var ${name} := ${value}`,
  zero: 'Vector3.ZERO',
  sum: (a, b) => `${a} + ${b}`,
  difference: (a, b) => `${a} - ${b}`,
  scaled: (vector, factor) => `${atom(vector)} * ${atom(factor)}`,
  dot: (a, b) => `${a}.dot(${b})`,
  length: (vector) => `${atom(vector)}.length()`,
  clamped: (vector, most) => `${atom(vector)}.limit_length(${most})`,
  rotated: (vector, by) => `${by} * ${vector}`,
  composed: (a, b) => `${a} * ${b}`,
  inverse: (quaternion) => `${quaternion}.inverse()`,
  law: 'laws[n]',
  component: (vector) => `${vector}[n]`,
  setComponent: (vector, value) => `${vector}[n] = ${value}`,
  loop: () => 'for n in range(3):',
  isSingle: true,
  gain,
  handsOver: true,
  attitude: 'state.transform.basis.get_rotation_quaternion()',
  angularVelocity: 'state.angular_velocity',
  timeStep: 'state.step',
  apply: [
    '# The inverse tensor is in the axes of the world already.',
    'state.apply_torque(state.inverse_inertia_tensor.inverse() * (now * applied))',
  ],
};

export const godot3d: AttitudeEngine = {
  usage: (to) => [
    'Put it on a RigidBody3D. Target and gains are in the Inspector; without a target set attitude:',
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
      '@export var target: Node3D = null ## what it points at, -z ahead, if anything',
      '@export var attitude := Quaternion.IDENTITY ## without a target',
      ...(hasRate ? [exported('attitude_rate', 'Vector3.ZERO', aboutAttitudeRate)] : []),
      ...settings.map(({ name, value, about }) => exported(name, value, about)),
      ...to.gains.map(({ name, value, about }) => exported(gain(name), value, about)),
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
      '\tif target != null:',
      '\t\tvar way := target.global_position - state.transform.origin',
      '\t\tattitude = Basis.looking_at(way).get_rotation_quaternion()',
      ...stepOf(to, words).map((line) => `\t${line}`),
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
