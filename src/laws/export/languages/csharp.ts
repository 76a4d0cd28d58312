// C#, with Unity 2D. The engine's part is a component; the law is another class.
import type { EnginePart, StatementSyntax } from '../print/language';
import {
  aboutRate,
  braces,
  decimal,
  indented,
  pascal,
  plainReads,
  plainWords,
  printedParameters,
  spaced,
  type TargetLanguage,
} from '../print/language';
import { entryRoutines } from '../specialise';
import type { Type } from '../tree';

const types: Readonly<Record<Type, string>> = {
  number: 'double',
  count: 'int',
  boolean: 'bool',
  list: 'List<double>',
  void: 'void',
};

/**
 * Returns the target language C#.
 * @param isEdited whether Unity's editor shows the settings
 */
const csharpFor = (isEdited: boolean): TargetLanguage => ({
  words: {
    number: (value, whole) => (whole ? String(value) : decimal(value)),
    pi: 'Math.PI',
    infinity: 'double.PositiveInfinity',
    signs: {},
    // Math.Round takes halves to the even number; only wrapAngle rounds, and it gives the same either way.
    // Math.Sign gives an int, whose quotients are whole.
    math: (name) => `${name === 'sign' ? '(double)' : ''}Math.${pascal(name)}`,
    ...plainWords,
    own: (name) => name,
    call: (name) => pascal(name),
    length: (list) => `${list}.Count`,
    real: (text) => `(double)${/^\w+(?:\.\w+)*$/.test(text) ? text : `(${text})`}`,
    builtIn: { tan: 'Math.Tan' },
  },
  forms: {
    ...braces('int'),
    indent: '    ',
    declare: (name, type, value) => `${types[type]} ${name} = ${value};`,
    clear: (list) => `${list}.Clear();`,
    push: (list, value) => `${list}.Add(${value});`,
    shift: (list) => `${list}.RemoveAt(0);`,
  },
  about: (text) => `// ${text}`,
  open: ({ name, parameters, returns }, isMethod) => {
    const list = printedParameters(parameters, (one) => `${types[one.type]} ${one.name}`);
    const access = entryRoutines.includes(name) ? 'public ' : '';
    return `${access}${isMethod ? '' : 'static '}${types[returns]} ${pascal(name)}(${list}) {`;
  },
  file: ({ law, head, imports, wiring, constants, settings, state, methods, helpers }) => {
    const fields = [
      // A test of a const would be code that is never reached, of which C# warns.
      ...constants.map(({ name, value }) => `static readonly double ${name} = ${value};`),
      ...settings.map(({ name, type, value, about, told }) => {
        const field = `public ${types[type]} ${name} = ${value};`;
        if (!isEdited) return `${field} // ${about}`;
        return told ? `[NonSerialized] ${field} // ${about}` : `${tooltip(about)} ${field}`;
      }),
      ...state.map(({ name, type, value }) =>
        type === 'list'
          ? `readonly ${types[type]} ${name} = new ${types[type]}();`
          : `${types[type]} ${name} = ${value};`,
      ),
    ];
    const hasList = state.some(({ type }) => type === 'list');
    return spaced([
      [...head, 'using System;', ...(hasList ? ['using System.Collections.Generic;'] : []), ...imports],
      wiring,
      [
        ...(isEdited ? ['[Serializable]'] : []),
        `public class ${law.name} {`,
        ...indented(spaced([fields, ...methods, ...helpers]), '    '),
        '}',
      ],
    ]);
  },
});

export const csharp = csharpFor(false);

/** The target language C# for Unity. In the exported code, settings are fields that Unity's editor shows. */
export const unityCsharp = csharpFor(true);

/**
 * Returns code for the tooltip of a field in Unity's editor. Removes quotes and backslashes, which could end
 * the text.
 */
export const tooltip = (about: string): string =>
  `[Tooltip("${about.replaceAll('\\', '').replaceAll('"', '”')}")]`;

/** Lines of C# that switch off a body's angular damping in Unity, for versions before and since Unity 6. */
export const unityUndamped = [
  '#if UNITY_6000_0_OR_NEWER',
  '    body.angularDamping = 0.0f;',
  '#else',
  '    body.angularDrag = 0.0f;',
  '#endif',
];

const reads = (law: string): StatementSyntax => ({
  angularVelocity: 'body.angularVelocity * Mathf.Deg2Rad',
  angle: 'body.rotation * Mathf.Deg2Rad',
  declare: (name, value) => `double ${name} = ${value};`,
  ...plainReads,
  name: (name) =>
    name === 'heading' ? 'goal' : name === 'headingRate' ? 'headingRate * Mathf.Deg2Rad' : name,
  call: (name, values) => `${name === 'wrapAngle' ? law : 'law'}.${pascal(name)}(${values})`,
});

export const unity: EnginePart = {
  usage: ({ law, hasReset }) => [
    `File: ${law}Steer.cs, on an object with a Rigidbody2D. Target and gains are in the Inspector.`,
    'Unity calls FixedUpdate before every step of its physics, and these have one length.',
    ...(hasReset ? ['Only when the target jumps, never at each step:  steer.law.Reset();'] : []),
  ],
  imports: ['using UnityEngine;'],
  lines: (wiring) => [
    '[RequireComponent(typeof(Rigidbody2D))]',
    `public class ${wiring.law}Steer : MonoBehaviour {`,
    ...[
      `${tooltip('what it points at, if anything')} public Transform target;`,
      `${tooltip('heading without a target, counter-clockwise from +x, degrees')} public double heading;`,
      ...(wiring.hasRate
        ? [`${tooltip(aboutRate.replace('rad/s', 'degrees/s'))} public double headingRate;`]
        : []),
      `public ${wiring.law} law = new ${wiring.law}();`,
      'Rigidbody2D body;',
      '',
      'void Awake() {',
      '    body = GetComponent<Rigidbody2D>();',
      ...unityUndamped,
      '}',
      '',
      'void FixedUpdate() {',
      ...[
        'double goal = heading * Mathf.Deg2Rad;',
        'if (target != null) {',
        '    Vector2 way = (Vector2)target.position - body.worldCenterOfMass;',
        '    goal = Math.Atan2(way.y, way.x);',
        '}',
        ...(wiring.hasTimeStep ? ['double timeStep = Time.fixedDeltaTime;'] : []),
        ...wiring.steps(reads(wiring.law)),
        'body.AddTorque((float)(applied * body.inertia));',
      ].map((line) => `    ${line}`),
      '}',
    ].map((line) => (/^(?:#|$)/.test(line) ? line : `    ${line}`)),
    '}',
  ],
};
