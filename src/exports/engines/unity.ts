// Unity 2D.
import { pascal } from '../print/language';
import type { Engine, Reads } from './engine';

const reads = (law: string): Reads => ({
  angularVelocity: 'body.angularVelocity * Mathf.Deg2Rad',
  angle: 'body.rotation * Mathf.Deg2Rad',
  declare: (name, value) => `double ${name} = ${value};`,
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
  call: (name, values) => `${name === 'wrapAngle' ? law : 'law'}.${pascal(name)}(${values})`,
});

export const unity: Engine = {
  usage: ({ hasReset }) => [
    'Put it on an object with a Rigidbody2D whose Angular Damping (Drag) is 0; the file is Steer.cs.',
    'Set heading (rad, counter-clockwise from +x) from other scripts.',
    ...(hasReset ? ['Only when the target jumps, never at each step:  steer.law.Reset();'] : []),
  ],
  imports: ['using UnityEngine;'],
  lines: (wiring) => [
    '[RequireComponent(typeof(Rigidbody2D))]',
    'public class Steer : MonoBehaviour {',
    ...[
      'public double heading; // rad',
      `public readonly ${wiring.law} law = new ${wiring.law}();`,
      'Rigidbody2D body;',
      '',
      'void Awake() { body = GetComponent<Rigidbody2D>(); }',
      '',
      'void FixedUpdate() {',
      ...[
        ...(wiring.hasTimeStep ? ['double timeStep = Time.fixedDeltaTime;'] : []),
        ...wiring.steps(reads(wiring.law)),
        '// About the centre of mass, if inertia is about the local origin. kg m²',
        'double inertia = body.inertia - body.mass * body.centerOfMass.sqrMagnitude;',
        'body.AddTorque((float)(applied * inertia));',
      ].map((line) => `    ${line}`),
      '}',
    ].map((line) => (line ? `    ${line}` : '')),
    '}',
  ],
};
