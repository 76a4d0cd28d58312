// Turns a law of the library into a text that a user can edit. It is translated from the law's source, like exported files.
import { laws } from 'virtual:laws';
import {
  type ControllerSpec,
  controllerKinds,
  isControllerName,
  pdTunables,
  type Tunable,
} from '../../control';
import type { Wrap } from '../../control/angle';
import { settingsOf } from '../../control/tunable';
import { firstLaw, limitFields } from '../../language';
import { choiceWords, variantOf } from '../code';
import { braces, plainWords, printedParameters } from '../print/language';
import { ExpressionPrinter, printRoutine, type RoutinePrinter } from '../print/printer';
import { specialised } from '../specialise';
import {
  type Expression,
  expressionsOf,
  type LawTree,
  mappedAll,
  type Routine,
  type Variable,
} from '../tree';

/** Functions that print code in the language of user-written laws. */
const own: RoutinePrinter = {
  words: {
    number: String,
    pi: 'Math.PI',
    infinity: 'Infinity',
    signs: { '==': '===', '!=': '!==' },
    math: (name) => `Math.${name}`,
    ...plainWords,
    own: (name) => name,
    call: (name) => name,
    length: (list) => `${list}.length`,
    builtIn: { clamp: 'clamp', wrapAngle: 'wrapAngle' },
  },
  forms: {
    ...braces('let'),
    indent: '  ',
    declare: (name, _, value, varies) => `${varies ? 'let' : 'const'} ${name} = ${value};`,
    clear: (list) => `${list}.length = 0;`,
    push: (list, value) => `${list}.push(${value});`,
    shift: (list) => `${list}.shift();`,
  },
  about: (text) => `// ${text}`,
  open: ({ name, parameters }) => `function ${name}(${printedParameters(parameters, (one) => one.name)}) {`,
};

/**
 * Returns a law of the library as an editable text, with its current settings. The text gives the same results, to the
 * last bit.
 * @param wrap 'angle' if the law's error is an angle, 'none' for another quantity
 */
export function startingText(spec: ControllerSpec, wrap: Wrap = 'angle'): string {
  // A law without a text, such as those of the published programs, gives the text of a PD.
  const { kind, ...given } = spec;
  if (!isControllerName(kind)) return firstLaw;
  const { label, help, source, tunables } = controllerKinds[kind];
  const words = choiceWords(spec).map(({ key, word }) => [key, word]);
  const law = withoutGiven(
    specialised(laws[kind], {
      words: { wrap, ...Object.fromEntries(words) },
      truths: { onlyWay: wrap === 'none' },
      infinite: [],
      zero: spec.brake ? [] : ['brake'],
    }),
  );
  const values = new ExpressionPrinter(own.words, new Set(), new Map());
  const variable = (word: string, { name, about, type, value }: Variable) =>
    `${word} ${name} = ${type === 'list' ? '[]' : values.text(value)};${about && ` // ${about.replace(/\.$/, '')}`}`;
  const groups = [
    [
      `// ${label}`,
      `// ${help}`,
      `// Source: ${source}. From Slew, MIT License.`,
      ...variantOf(spec).map((line) => `// ${line}`),
    ],
    [...gainLines(law, tunables, given), ...law.constants.map((one) => variable('const', one))],
    law.state.map((one) => variable('let', one)),
    ...law.routines.map((one) =>
      printRoutine(one, own, { settings: [], tree: law, methods: new Set() }, false),
    ),
  ];
  return `${groups
    .filter(({ length }) => length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n')}\n`;
}

// A PD declares frequency and damping, and computes its gains from them.
/** Returns the lines that declare the gains with their ranges. */
function gainLines(
  law: LawTree,
  rows: readonly Tunable[],
  given: Readonly<Record<string, unknown>>,
): string[] {
  const set = settingsOf(rows, given);
  const used = namesOf(law, 'own');
  const gain = ({ key, label, unit, min, max, accepts }: Tunable) => {
    const value = set[key];
    // A slider cannot be limited to whole numbers.
    if (accepts.odd || accepts.whole) return `const ${key} = ${value}; // ${label}`;
    const range = [value, Math.min(min, value), Math.max(max, value)].join(', ');
    return `const ${key} = gain(${range}); // ${[label, unit].filter((text) => text !== '').join(', ')}`;
  };
  if (rows !== pdTunables) return rows.filter(({ key }) => used.has(key)).map(gain);
  return [
    ...rows.map(gain),
    'const kp = 9 * frequency ** 2; // on the error, 1/s²',
    'const kd = 4.5 * frequency * damping; // on the rate, 1/s',
  ];
}

const namesOf = ({ routines }: LawTree, sort: 'name' | 'own' | 'call'): ReadonlySet<string> =>
  new Set(
    routines.flatMap(({ body }) => expressionsOf(body).flatMap((one) => (one.is === sort ? [one.name] : []))),
  );

/** Removes the functions that the law language itself provides, such as clamp. Returns the changed law. */
function withoutGiven(law: LawTree): LawTree {
  const written = law.routines.filter(({ name }) => !/^(?:wrapAngle|clamp|saturate|reset)$/.test(name));
  const now = withLimitsHandedOn({ ...law, routines: written });
  const names = namesOf(now, 'name');
  const constants = law.constants.filter(({ name }) => names.has(name));
  return {
    ...now,
    constants,
    routines: now.routines.map((one) => (one.name === 'update' ? turnOf(one, now) : one)),
  };
}

/** Converts the function `update` of a built-in law to the function `turn` of a user-written law. */
function turnOf(update: Routine, law: LawTree): Routine {
  const own = namesOf({ ...law, routines: [update] }, 'own');
  const limits = limitFields.filter((name) => own.has(name));
  const taken = [
    ...update.parameters.map(({ name }) => name),
    ...(limits.length > 0 ? [`limits: { ${limits.join(', ')} }`] : []),
  ];
  const parameters = [{ name: `{ ${taken.join(', ')} }`, type: 'number' }] as const;
  return { ...update, name: 'turn', about: '', parameters };
}

/**
 * Adds the limits of the motor as parameters to those functions of a law that use them. Returns the changed
 * law.
 */
function withLimitsHandedOn(law: LawTree): LawTree {
  const needs = new Map<string, readonly string[]>();
  for (let before = -1, count = 0; before !== count; ) {
    before = count;
    count = 0;
    for (const one of law.routines) {
      const own = namesOf({ ...law, routines: [one] }, 'own');
      const called = [...namesOf({ ...law, routines: [one] }, 'call')].flatMap(
        (name) => needs.get(name) ?? [],
      );
      const found = limitFields.filter((name) => own.has(name) || called.includes(name));
      needs.set(one.name, found);
      count += found.length;
    }
  }
  const routines = law.routines.map((one): Routine => {
    const isTurn = one.name === 'update';
    const limit = (name: string): Expression => ({ is: isTurn ? 'own' : 'name', name });
    const body = mappedAll(one.body, (part) => {
      if (part.is === 'own' && (limitFields as readonly string[]).includes(part.name))
        return limit(part.name);
      if (part.is !== 'call') return part;
      return { ...part, of: [...part.of, ...(needs.get(part.name) ?? []).map(limit)] };
    });
    const more = isTurn ? [] : (needs.get(one.name) ?? []).map((name) => ({ name, type: 'number' as const }));
    return { ...one, body, parameters: [...one.parameters, ...more] };
  });
  return { ...law, routines };
}
