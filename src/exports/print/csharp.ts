// C#. The engine's part is a component; the law is a class of its own.
import { doors } from '../specialise/specialise';
import type { Type } from '../tree';
import { braces } from './braces';
import { decimal, indented, type Language, listed, pascal, spaced } from './language';

const types: Readonly<Record<Type, string>> = {
  number: 'double',
  count: 'int',
  boolean: 'bool',
  list: 'List<double>',
  void: 'void',
};

export const csharp: Language = {
  words: {
    number: (value, whole) => (whole ? String(value) : decimal(value)),
    pi: 'Math.PI',
    infinity: 'double.PositiveInfinity',
    signs: {},
    // Math.Round takes halves to the even number; only wrapAngle rounds, and it gives the same either way.
    math: {
      abs: 'Math.Abs',
      min: 'Math.Min',
      max: 'Math.Max',
      sqrt: 'Math.Sqrt',
      floor: 'Math.Floor',
      round: 'Math.Round',
      sign: 'Math.Sign',
    },
    name: (name) => name,
    own: (name) => name,
    call: (name) => pascal(name),
    length: (list) => `${list}.Count`,
    firstIndex: 0,
    choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
  },
  forms: {
    ...braces,
    indent: '    ',
    declare: (name, type, value) => `${types[type]} ${name} = ${value};`,
    clear: (list) => `${list}.Clear();`,
    push: (list, value) => `${list}.Add(${value});`,
    shift: (list) => `${list}.RemoveAt(0);`,
    for: (name, from, below, by) => `for (int ${name} = ${from}; ${name} < ${below}; ${name} += ${by}) {`,
  },
  about: (text) => `// ${text}`,
  open: ({ name, parameters, returns }, isMethod) => {
    const list = listed(parameters, (one) => `${types[one.type]} ${one.name}`);
    const access = doors.includes(name) ? 'public ' : '';
    return `${access}${isMethod ? '' : 'static '}${types[returns]} ${pascal(name)}(${list}) {`;
  },
  file: ({ told, head, imports, wiring, constants, settings, state, methods, helpers }) => {
    const fields = [
      ...constants.map(({ name, value }) => `const double ${name} = ${value};`),
      ...settings.map(
        ({ name, type, value, about }) => `public ${types[type]} ${name} = ${value}; // ${about}`,
      ),
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
      [`public class ${told.name} {`, ...indented(spaced([fields, ...methods, ...helpers]), '    '), '}'],
    ]);
  },
};
