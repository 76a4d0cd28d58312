// TypeScript, and JavaScript, which is the same without types.
import { doors } from '../specialise/specialise';
import type { Type } from '../tree';
import { braces } from './braces';
import { indented, type Language, listed, spaced } from './language';

const types: Readonly<Record<Type, string>> = {
  number: 'number',
  count: 'number',
  boolean: 'boolean',
  list: 'number[]',
  void: 'void',
};

function javascript(typed: boolean): Language {
  const typeOf = (type: Type) => (typed ? `: ${types[type]}` : '');
  const hidden = typed ? 'private ' : '';
  return {
    words: {
      number: String,
      pi: 'Math.PI',
      infinity: 'Infinity',
      signs: { '==': '===', '!=': '!==' },
      math: {
        abs: 'Math.abs',
        min: 'Math.min',
        max: 'Math.max',
        sqrt: 'Math.sqrt',
        floor: 'Math.floor',
        round: 'Math.round',
        sign: 'Math.sign',
      },
      name: (name) => name,
      own: (name) => `this.${name}`,
      call: (name, isMethod) => (isMethod ? `this.${name}` : name),
      length: (list) => `${list}.length`,
      firstIndex: 0,
      choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
      ...(typed && { certain: '!' }),
    },
    forms: {
      ...braces,
      indent: '  ',
      declare: (name, _, value, varies) => `${varies ? 'let' : 'const'} ${name} = ${value};`,
      clear: (list) => `${list} = [];`,
      push: (list, value) => `${list}.push(${value});`,
      shift: (list) => `${list}.shift();`,
      for: (name, from, below, by) => `for (let ${name} = ${from}; ${name} < ${below}; ${name} += ${by}) {`,
    },
    about: (text) => `/** ${text} */`,
    open: ({ name, parameters, returns }, isMethod) => {
      const list = listed(parameters, (one) => one.name + typeOf(one.type));
      const kind = isMethod ? (doors.includes(name) ? '' : hidden) : 'function ';
      return `${kind}${name}(${list})${typeOf(returns)} {`;
    },
    file: ({ told, head, imports, wiring, constants, settings, state, methods, helpers }) => {
      const fields = [
        ...settings.map(({ name, value, about }) => `${name} = ${value}; // ${about}`),
        ...state.map(
          ({ name, type, value }) =>
            `${hidden}${name}${type === 'list' ? typeOf(type) : ''} = ${value || '[]'};`,
        ),
      ];
      return spaced([
        [...head, ...imports],
        wiring,
        [`export class ${told.name} {`, ...indented(spaced([fields, ...methods]), '  '), '}'],
        constants.map(({ name, value, about }) => `const ${name} = ${value};${about && ` // ${about}`}`),
        ...helpers,
      ]);
    },
  };
}

export const typeScript = javascript(true);
export const javaScript = javascript(false);
