// The interface of a target language: its text for each form of the tree, and the engine-specific part of a file.
import type { LawTree, MathName, Parameter, Routine, Type } from '../tree';

/** A setting of a law, as a field with the scene's value. */
export interface SettingField {
  readonly name: string;
  readonly type: 'number' | 'count';
  readonly value: number;
  /** Description with its unit. */
  readonly about: string;
  /** True if the steering sets the value at each step, instead of the scene. */
  readonly told?: true;
}

/** Characters around a value of the scene while a file is printed; no language has them. */
export const marks = ['\u0002', '\u0003'] as const;

/** Returns a printed value without the marks of a value of the scene. */
export const unmarked = (value: string): string => value.replaceAll(marks[0], '').replaceAll(marks[1], '');

/** A specialised law with the descriptions for its file. */
export interface PrintableLaw {
  /** Name of the law's class. */
  readonly name: string;
  /** Name in the panel, and source of the law. */
  readonly label: string;
  readonly source: string;
  /** Whether a person wrote the law. It then belongs to them. */
  readonly isOwn: boolean;
  readonly tree: LawTree;
  readonly settings: readonly SettingField[];
  /** Names of the routines that use fields. */
  readonly methods: ReadonlySet<string>;
}

/** Expressions of a language. */
export interface ExpressionForms {
  /** Prints a number; `whole` if it is a count or an index. */
  number(value: number, whole: boolean): string;
  readonly pi: string;
  readonly infinity: string;
  /** Operators that differ from the usual ones: `==` is `===` in JavaScript, `&&` is `and` in Lua. */
  readonly signs: Readonly<Record<string, string>>;
  /** True if `not` binds more loosely than a comparison. */
  readonly looseNot?: true;
  math(name: MathName): string;
  /** Functions of the language that replace helpers, which are then not printed. */
  readonly builtIn?: Readonly<Record<string, string>>;
  /** Prints a local variable, a parameter, or a constant. */
  name(name: string): string;
  own(name: string): string;
  /** Prints the name of a function or method in a call. */
  call(name: string, isMethod: boolean): string;
  length(list: string): string;
  /** Converts a whole number to a real number, if the language would give a whole quotient; unchanged when left out. */
  real?(text: string): string;
  /** Prints the remainder of a whole division, with the sign of the first number, if % differs. */
  remainder?(left: string, right: string): string;
  /** Set if lists start at index 1, so that 1 is added to indexes. */
  readonly firstIndex?: 1;
  choice(test: string, then: string, otherwise: string): string;
  /** Prints a choice of two truth values, if it differs from one of numbers; in brackets. */
  truthChoice?(test: string, then: string, otherwise: string): string;
  /** Suffix of a list item, if a strict compiler would doubt that it exists. */
  readonly nonNull?: string;
}

/** Functions that print the statements of a language. Blocks are lines with one more indent. */
interface Forms {
  readonly indent: string;
  declare(name: string, type: Type, value: string, varies: boolean): string;
  /** Prints an assignment. @param operand the value as a side of a sum, in brackets if needed */
  set(target: string, op: string, value: string, operand: string): string;
  clear(list: string): string;
  push(list: string, value: string): string;
  shift(list: string): string;
  /** End of a statement that is an expression, such as a call. */
  readonly end: string;
  return(value: string | null): string;
  /** Prints the head of an `if` statement. */
  if(test: string): string;
  readonly else: string;
  /** Prints a test with one short statement on one line. */
  ifShort?(test: string, statement: string): string;
  readonly close: string | null;
  for(name: string, from: string, below: string, by: string): string;
  /** Prints a loop whose end is evaluated before each round, if the language's `for` evaluates it only once. */
  loop?(name: string, from: string, below: string, by: string): { head: string[]; last: string };
}

/** A language, with the form of a law's class in it. */
export interface TargetLanguage {
  readonly words: ExpressionForms;
  readonly forms: Forms;
  /** Returns the comment line above a routine. */
  about(text: string): string;
  open(routine: Routine, isMethod: boolean): string;
  /** Returns a law's class and its helpers. @param wiring the engine's part, if it is a method of the class */
  file(parts: Parts): string[];
}

/** A setting as a file has it. */
export interface PrintedSetting {
  readonly name: string;
  readonly type: Type;
  /** Value of the setting, with marks around it if the scene sets it. */
  readonly value: string;
  readonly about: string;
  /** Whether the engine's part of the file sets this field at each step. */
  readonly told?: true;
}

/** Parts of a file, each a list of lines without indent. */
export interface Parts {
  readonly law: PrintableLaw;
  /** Comments at the top: description and use. */
  readonly head: readonly string[];
  /** Import lines of the file. */
  readonly imports: readonly string[];
  readonly wiring: readonly string[];
  readonly constants: readonly { name: string; value: string; about: string }[];
  /** Fields: settings with their marked values, then state. */
  readonly settings: readonly PrintedSetting[];
  readonly state: readonly { name: string; type: Type; value: string }[];
  /** Lines of each routine. */
  readonly methods: readonly (readonly string[])[];
  readonly helpers: readonly (readonly string[])[];
}

/** Returns lines with an indent, except empty ones. */
export function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

/** Returns groups of lines with an empty line between them. */
export function spaced(groups: readonly (readonly string[])[]): string[] {
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

/** Returns 'targetAngularVelocity' as 'target_angular_velocity'. */
export const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Returns 'wrapAngle' as 'WrapAngle'. */
export const pascal = (name: string): string => name[0].toUpperCase() + name.slice(1);

/** Returns a list of parameters, each printed by a function. */
export function printedParameters(
  parameters: readonly Parameter[],
  one: (parameter: Parameter) => string,
): string {
  return parameters.map(one).join(', ');
}

/** Returns a number with a decimal point, for languages in which 3 / 8 is 0. */
export const decimal = (value: number): string =>
  Number.isInteger(value) && !String(value).includes('e') ? `${value}.0` : String(value);

/** Expressions that are equal in JavaScript, C++ and C#. */
export const plainWords = {
  name: (name) => name,
  choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
} satisfies Partial<ExpressionForms>;

/**
 * Statements that C++, C# and JavaScript write the same way.
 * @param counter type of a loop's counter
 */
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

/** Input of the engine-specific part of a file. */
export interface Wiring {
  /** Name of the law's class, and of its file. */
  readonly law: string;
  readonly file: string;
  readonly hasReset: boolean;
  /** Whether the law or its limit needs the length of the step. */
  readonly hasTimeStep: boolean;
  /** Whether the law uses how fast the heading turns: `headingRate`, rad/s. */
  readonly hasRate: boolean;
  /** Settings of the law. */
  readonly settings: readonly PrintedSetting[];
  /** Returns the statements from the body's state to the angular acceleration `applied`, the same in every engine. */
  steps(reads: StatementSyntax): string[];
}

/** Syntax of the common statements in an engine's part. */
export interface StatementSyntax {
  /** Angular velocity of the body, rad/s, and its angle, rad. */
  readonly angularVelocity: string;
  readonly angle: string;
  /** Prints a constant: 'const error = …;'. */
  declare(name: string, value: string): string;
  /** Prints a comment at a line's end. */
  note(text: string): string;
  readonly end: string;
  /** Prints a name. */
  name(name: string): string;
  /** Prints a call of one of the law's routines. */
  call(name: string, values: string): string;
}

/** Parts of this syntax that are equal in JavaScript, C++ and C#. */
export const plainReads = {
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
} satisfies Partial<StatementSyntax>;

/** Description of the parameter with a heading's rate. */
export const aboutRate = 'how fast the heading turns, where you know it, rad/s';

export interface EnginePart {
  /** Returns comments after the first line: how to use the file. Without the language's comment sign. */
  usage(wiring: Wiring): string[];
  readonly imports: readonly string[];
  lines(wiring: Wiring): string[];
}

/** Returns whether a law, or its limit, takes a parameter. */
export const takesParameter = (law: LawTree, parameter: string): boolean =>
  law.routines.some(
    ({ name, parameters }) =>
      (name === 'update' || name === 'saturate') && parameters.some((one) => one.name === parameter),
  );

/** Returns the common statements in the only right order: wrap, update, limit, pass the applied output to the law. */
export function stepsOf(law: LawTree, reads: StatementSyntax): string[] {
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
    ...(takesParameter(law, 'angularVelocity')
      ? [declare(name('angularVelocity'), reads.angularVelocity)]
      : []),
    declare(name('error'), call('wrapAngle', `${name('heading')} - ${reads.angle}`)),
    ...(takesParameter(law, 'disturbance')
      ? [`${declare(name('disturbance'), '0.0')} ${note('known from outside, such as wind, rad/s²')}`]
      : []),
    declare(name('commanded'), made('update')),
    declare(name('applied'), made('saturate')),
    ...(limited ? [`${call('limited', limited.parameters.length > 0 ? name('applied') : '')}${end}`] : []),
  ];
}
