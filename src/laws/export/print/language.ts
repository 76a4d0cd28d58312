// What a language says for each form of the tree, and the part of a file that knows an engine.
import type { Law, MathName, Parameter, Routine, Type } from '../tree';

/** A setting of a law, as a field with the scene's value. */
export interface Setting {
  readonly name: string;
  readonly type: 'number' | 'count';
  readonly value: number;
  /** What it is, with its unit. */
  readonly about: string;
  /** Whether it is no value of the scene, but set anew at each step by what steers. */
  readonly told?: true;
}

/** A specialised law with all that its file says of it. */
export interface PrintableLaw {
  /** Name of its class. */
  readonly name: string;
  /** Its name in the panel, and where it comes from. */
  readonly label: string;
  readonly source: string;
  /** Whether a person wrote it: then it is theirs. */
  readonly isOwn: boolean;
  readonly tree: Law;
  readonly settings: readonly Setting[];
  /** Names of the routines that use fields. */
  readonly methods: ReadonlySet<string>;
}

/** How a language prints expressions. */
export interface Words {
  /** A number; `whole` where it counts or is an index. */
  number(value: number, whole: boolean): string;
  readonly pi: string;
  readonly infinity: string;
  /** Where the usual sign differs: `==` of JavaScript is `===`, `&&` of Lua `and`. */
  readonly signs: Readonly<Record<string, string>>;
  /** Whether `not` binds looser than a comparison. */
  readonly looseNot?: true;
  math(name: MathName): string;
  /** A function of the language that does what a helper does, so that the helper is not printed. */
  readonly builtIn?: Readonly<Record<string, string>>;
  /** A local, a parameter, or a constant. */
  name(name: string): string;
  own(name: string): string;
  /** Name of a function or method where it is called. */
  call(name: string, isMethod: boolean): string;
  length(list: string): string;
  /** A whole number as any number, where a quotient of whole numbers would be whole; itself when left out. */
  real?(text: string): string;
  /** What is left of a division of whole numbers, with the sign of the first, where % gives another. */
  remainder?(left: string, right: string): string;
  /** What is added to an index where lists begin at 1. */
  readonly firstIndex?: 1;
  choice(test: string, then: string, otherwise: string): string;
  /** A choice of two that are true or false, where it differs from one of numbers; in brackets. */
  truthChoice?(test: string, then: string, otherwise: string): string;
  /** Sign after an item of a list, where a strict compiler would doubt that it is there. */
  readonly nonNull?: string;
}

/** How a language prints statements. Blocks are lines at one indent more. */
interface Forms {
  readonly indent: string;
  declare(name: string, type: Type, value: string, varies: boolean): string;
  /** @param operand the value as a side of a sum, in brackets where it needs them */
  set(target: string, op: string, value: string, operand: string): string;
  clear(list: string): string;
  push(list: string, value: string): string;
  shift(list: string): string;
  /** Ends a statement that is an expression, such as a call. */
  readonly end: string;
  return(value: string | null): string;
  /** Opens a block with a test, opens the other branch, and closes. */
  if(test: string): string;
  readonly else: string;
  /** A test with one short statement, on one line. */
  ifShort?(test: string, statement: string): string;
  readonly close: string | null;
  for(name: string, from: string, below: string, by: string): string;
  /** A loop whose end is worked out before each round, where that of `for` is worked out once: its head, and its last line. */
  loop?(name: string, from: string, below: string, by: string): { head: string[]; last: string };
}

/** A language, with the shape of a law's class in it. */
export interface Language {
  readonly words: Words;
  readonly forms: Forms;
  /** The line before a routine that tells what it is for. */
  about(text: string): string;
  open(routine: Routine, isMethod: boolean): string;
  /** A law's class and its helpers. @param wiring the engine's part, where it is a method of the class */
  file(parts: Parts): string[];
}

/** The parts of a file, each a list of lines without an indent. */
export interface Parts {
  readonly law: PrintableLaw;
  /** Comments at the top: what it is and how it is used. */
  readonly head: readonly string[];
  /** What is brought in from elsewhere. */
  readonly imports: readonly string[];
  readonly wiring: readonly string[];
  readonly constants: readonly { name: string; value: string; about: string }[];
  /** Fields: settings with their marked values, then state. */
  readonly settings: readonly { name: string; type: Type; value: string; about: string }[];
  readonly state: readonly { name: string; type: Type; value: string }[];
  /** Lines of each routine. */
  readonly methods: readonly (readonly string[])[];
  readonly helpers: readonly (readonly string[])[];
}

/** Lines with an indent before each that is not empty. */
export function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

/** Groups of lines with an empty line between them. */
export function spaced(groups: readonly (readonly string[])[]): string[] {
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

/** 'targetAngularVelocity' as 'target_angular_velocity'. */
export const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** 'wrapAngle' as 'WrapAngle'. */
export const pascal = (name: string): string => name[0].toUpperCase() + name.slice(1);

/** Parameters with their types after them, or before. */
export function listed(parameters: readonly Parameter[], one: (parameter: Parameter) => string): string {
  return parameters.map(one).join(', ');
}

/** A number with a decimal point, for languages where 3 / 8 is 0. */
export const decimal = (value: number): string =>
  Number.isInteger(value) && !String(value).includes('e') ? `${value}.0` : String(value);

/** The expressions that JavaScript, C++ and C# say alike. */
export const plainWords = {
  name: (name) => name,
  choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
} satisfies Partial<Words>;

/** The statements that they say alike. @param counter how a loop declares what it counts with */
export const braces = (counter: 'int' | 'let') =>
  ({
    set: (target, op, value) => `${target} ${op} ${value};`,
    end: ';',
    return: (value) => (value === null ? 'return;' : `return ${value};`),
    if: (test) => `if (${test}) {`,
    ifShort: (test, statement) => `if (${test}) ${statement}`,
    else: '} else {',
    close: '}',
    for: (name, from, below, by) =>
      `for (${counter} ${name} = ${from}; ${name} < ${below}; ${name} += ${by}) {`,
  }) satisfies Partial<Forms>;

/** What an engine's part is told of the law. */
export interface Wiring {
  /** Name of the law's class, and of its file. */
  readonly law: string;
  readonly file: string;
  readonly hasReset: boolean;
  /** Whether the law or its limit needs the length of the step. */
  readonly hasTimeStep: boolean;
  /** Whether the law uses how fast the heading turns: `headingRate`, rad/s. */
  readonly hasRate: boolean;
  /** The statements from the body's state to the angular acceleration `applied`, the same in every engine. */
  steps(reads: Reads): string[];
}

/** How an engine's part writes the common statements. */
export interface Reads {
  /** Angular velocity of the body, rad/s, and its angle, rad. */
  readonly angularVelocity: string;
  readonly angle: string;
  /** A constant: 'const error = …;'. */
  declare(name: string, value: string): string;
  /** A comment at a line's end. */
  note(text: string): string;
  readonly end: string;
  /** A name as the language writes it. */
  name(name: string): string;
  /** A call of one of the law's routines. */
  call(name: string, values: string): string;
}

/** What JavaScript, C++ and C# write alike of it. */
export const plainReads = {
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
} satisfies Partial<Reads>;

/** What a heading's rate is, for those who call. */
export const aboutRate = 'how fast the heading turns, where you know it, rad/s';

export interface Engine {
  /** Comments after the first line: how it is used. Without the language's comment sign. */
  usage(wiring: Wiring): string[];
  readonly imports: readonly string[];
  lines(wiring: Wiring): string[];
}

/** Whether a law, or its limit, takes this parameter. */
export const takes = (law: Law, parameter: string): boolean =>
  law.routines.some(
    ({ name, parameters }) =>
      (name === 'update' || name === 'saturate') && parameters.some((one) => one.name === parameter),
  );

/** The common statements, in the one order that is right: wrap, update, limit, tell the law of the limit. */
export function stepsOf(law: Law, reads: Reads): string[] {
  const { declare, name, call, end, note } = reads;
  const routine = (wanted: string) => law.routines.find((one) => one.name === wanted);
  const made = (wanted: string) =>
    call(
      wanted,
      routine(wanted)!
        .parameters.map((one) => name(one.name === 'targetAngularVelocity' ? 'headingRate' : one.name))
        .join(', '),
    );
  const limited = routine('limited');
  return [
    ...(takes(law, 'angularVelocity') ? [declare(name('angularVelocity'), reads.angularVelocity)] : []),
    declare(name('error'), call('wrapAngle', `${name('heading')} - ${reads.angle}`)),
    ...(takes(law, 'disturbance')
      ? [`${declare(name('disturbance'), '0.0')} ${note('known from outside, such as wind, rad/s²')}`]
      : []),
    declare(name('commanded'), made('update')),
    declare(name('applied'), made('saturate')),
    ...(limited ? [`${call('limited', limited.parameters.length > 0 ? name('applied') : '')}${end}`] : []),
  ];
}
