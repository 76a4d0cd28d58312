// Godot 4, a RigidBody2D.
import { snake } from '../print/language';
import type { Engine, Reads } from './engine';

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
    ...(hasReset ? ['Only when the target jumps, never at each step:  law.reset()'] : []),
  ],
  imports: ['extends RigidBody2D'],
  lines: (wiring) => [
    'var heading := 0.0 # rad',
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
