// The interface of a target language: its text for each node of the syntax tree, and the engine-specific code of a file.
import type { LawTree, MathName, Parameter, Routine, Type } from '../tree';

/** A numeric setting of a law, which becomes a field of its class in an exported file. */
export interface SettingField {
  readonly name: string;
  readonly type: 'number' | 'count';
  readonly value: number;
  /** Description of the setting with its unit. */
  readonly about: string;
  /**
   * True if the caller of the law sets this field at each step. Left out if the field keeps its initial
   * value.
   */
  readonly told?: true;
}

// No language uses them.
/**
 * Two invisible characters in printed code: start and end of a setting's value. The page highlights the
 * value.
 */
export const marks = ['\u0002', '\u0003'] as const;

/** Returns printed code without the two characters of `marks`, which enclose each number to highlight. */
export const unmarked = (value: string): string => value.replaceAll(marks[0], '').replaceAll(marks[1], '');

/** A control law, ready to be printed into a file. */
export interface PrintableLaw {
  /** Name of the law's class. */
  readonly name: string;
  /** Name of the law as shown to people, such as “Forward PD”. */
  readonly label: string;
  /** Source of the law: author and title of the publication. */
  readonly source: string;
  /** Whether a user wrote the law. */
  readonly isOwn: boolean;
  readonly tree: LawTree;
  readonly settings: readonly SettingField[];
  /** Names of the law's functions that become methods of its class, because they use fields of the class. */
  readonly methods: ReadonlySet<string>;
}

/** Functions that print the expressions of a language. */
export interface ExpressionForms {
  /**
   * Returns code for a number.
   * @param whole true for an integer (a count or an index), false for a real number
   */
  number(value: number, whole: boolean): string;
  readonly pi: string;
  readonly infinity: string;
  /**
   * Operators that the language does not write as JavaScript does. The key is the operator in JavaScript. In Lua, for
   * example, `&&` is `and`.
   */
  readonly signs: Readonly<Record<string, string>>;
  /** True if the language's `not` has a lower precedence than comparisons. */
  readonly looseNot?: true;
  math(name: MathName): string;
  /**
   * Built-in functions of the language that replace helper functions of the exported file. The key is the name of the
   * helper function.
   */
  readonly builtIn?: Readonly<Record<string, string>>;
  /** Returns code for a local variable, a parameter, or a constant. */
  name(name: string): string;
  own(name: string): string;
  /** Returns the name of a called function as code, for example with `this.` before a method. */
  call(name: string, isMethod: boolean): string;
  length(list: string): string;
  /** Returns code that converts a whole number to a real number. Undefined if the language needs no conversion. */
  real?(text: string): string;
  /**
   * Returns code for the remainder of a division of whole numbers, with the sign of `left`. Undefined if the
   * operator % does this.
   */
  remainder?(left: string, right: string): string;
  /** 1 if the language's lists start at index 1; undefined if they start at 0. */
  readonly firstIndex?: 1;
  choice(test: string, then: string, otherwise: string): string;
  /**
   * Returns code, in brackets, for the choice `test ? then : otherwise` of booleans. Left out if `choice`
   * also works for booleans.
   */
  truthChoice?(test: string, then: string, otherwise: string): string;
  /** Suffix that tells a strict compiler that an item of a list exists, such as !. */
  readonly nonNull?: string;
}

/** Functions that print the statements of a language. */
interface Forms {
  readonly indent: string;
  declare(name: string, type: Type, value: string, varies: boolean): string;
  /**
   * Returns code for an assignment, such as `target = value` or `target += value`.
   * @param op the operator: =, += or -=
   * @param value code of the value
   * @param operand the same code, in brackets if it is a sum. A language without += prints `target = target +
   * operand`
   */
  set(target: string, op: string, value: string, operand: string): string;
  clear(list: string): string;
  push(list: string, value: string): string;
  shift(list: string): string;
  /** Text that ends a statement such as a call: `;` in many languages. */
  readonly end: string;
  return(value: string | null): string;
  /** Returns code for the head of an `if` statement. */
  if(test: string): string;
  readonly else: string;
  /** Returns code for an `if` statement on one line. Undefined if the language has no such form. */
  ifShort?(test: string, statement: string): string;
  readonly close: string | null;
  for(name: string, from: string, below: string, by: string): string;
  /**
   * Returns code for a loop whose end value `below` may change while the loop runs. Undefined if the
   * language's own `for` loop allows this.
   * @returns `head`: lines above the loop's body. `last`: line to put at the end of the body; it increases
   * the loop variable
   */
  loop?(name: string, from: string, below: string, by: string): { head: string[]; last: string };
}

/** A language that laws can be exported to. */
export interface TargetLanguage {
  readonly words: ExpressionForms;
  readonly forms: Forms;
  /** Returns the comment line above a function. */
  about(text: string): string;
  open(routine: Routine, isMethod: boolean): string;
  /**
   * Returns the lines of a file. The language decides the order and syntax of the parts.
   * @param parts the parts of the file
   */
  file(parts: Parts): string[];
}

/** A setting of a law as a field of the exported class, with its value as code. */
export interface PrintedSetting {
  readonly name: string;
  readonly type: Type;
  /**
   * Value of the setting as code. Two invisible characters (`marks`) enclose a value that the page
   * highlights.
   */
  readonly value: string;
  readonly about: string;
  /** True if the code that calls the law assigns this setting at each step. */
  readonly told?: true;
}

/** Parts of an exported file, as lists of lines without indent. */
export interface Parts {
  readonly law: PrintableLaw;
  /** Comments at the top of the file: description and use. */
  readonly head: readonly string[];
  /** Import lines of the file. */
  readonly imports: readonly string[];
  readonly wiring: readonly string[];
  readonly constants: readonly { name: string; value: string; about: string }[];
  /** Settings of the law, as fields of its class. */
  readonly settings: readonly PrintedSetting[];
  readonly state: readonly { name: string; type: Type; value: string }[];
  /** Lines of each method of the class. */
  readonly methods: readonly (readonly string[])[];
  readonly helpers: readonly (readonly string[])[];
}

/** Returns lines with an indent. Empty lines stay empty. */
export function indented(lines: readonly string[], indent: string): string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}

/** Joins groups of lines, with an empty line between two groups. Returns all lines. */
export function spaced(groups: readonly (readonly string[])[]): string[] {
  return groups
    .filter(({ length }) => length > 0)
    .flatMap((lines, index) => (index > 0 ? ['', ...lines] : lines));
}

/** Returns a name in snake case: 'targetAngularVelocity' as 'target_angular_velocity'. */
export const snake = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
/** Returns a name in Pascal case: 'wrapAngle' as 'WrapAngle'. */
export const pascal = (name: string): string => name[0].toUpperCase() + name.slice(1);

/** Returns code for a list of parameters. The function `one` returns the code for a single parameter. */
export function printedParameters(
  parameters: readonly Parameter[],
  one: (parameter: Parameter) => string,
): string {
  return parameters.map(one).join(', ');
}

/** Returns code for a number with a decimal point, for languages in which 3 / 8 is 0. */
export const decimal = (value: number): string =>
  Number.isInteger(value) && !String(value).includes('e') ? `${value}.0` : String(value);

/** Functions that print expressions which are the same in JavaScript, C++ and C#. */
export const plainWords = {
  name: (name) => name,
  choice: (test, then, otherwise) => `${test} ? ${then} : ${otherwise}`,
} satisfies Partial<ExpressionForms>;

/**
 * Returns functions that print statements which C++, C# and JavaScript write the same way.
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

/** Data about a control law for 2D turns, used to print code that connects the law to a game engine. */
export interface Wiring {
  /** Name of the law's class. */
  readonly law: string;
  /** Name of the exported file. */
  readonly file: string;
  readonly hasReset: boolean;
  /** Whether the law's function `update` or `saturate` needs the length of a step. */
  readonly hasTimeStep: boolean;
  /** Whether the law uses `headingRate`, the angular velocity of the desired heading. rad/s */
  readonly hasRate: boolean;
  /** Settings of the law, as fields of its class. */
  readonly settings: readonly PrintedSetting[];
  /**
   * Returns lines of code that set the variable `applied`, the angular acceleration for the body in one step,
   * rad/s².
   * @param reads syntax of the language, and code that reads the body's motion from the engine
   */
  steps(reads: StatementSyntax): string[];
}

/** Parts of the printed steering code that differ between languages and engines. */
export interface StatementSyntax {
  /** Expression that reads the angular velocity of the body in the engine, rad/s. */
  readonly angularVelocity: string;
  /** Expression that reads the angle of the body in the engine, rad. */
  readonly angle: string;
  /** Returns code that declares a constant: 'const error = …;'. */
  declare(name: string, value: string): string;
  /** Returns a comment for the end of a line. */
  note(text: string): string;
  readonly end: string;
  /** Returns a variable's name as the language writes names, for example in snake case. */
  name(name: string): string;
  /** Returns code for a call of one of the law's functions. @param values its arguments, as code */
  call(name: string, values: string): string;
}

/** Syntax of comments, statement ends and names that is the same in JavaScript, C++ and C#. */
export const plainReads = {
  note: (text) => `// ${text}`,
  end: ';',
  name: (name) => name,
} satisfies Partial<StatementSyntax>;

/**
 * Comment in exported files that explains the parameter `headingRate`: the angular velocity of the desired
 * heading.
 */
export const aboutRate = 'how fast the heading turns, where you know it, rad/s';

export interface EnginePart {
  /** Returns the lines of a comment on how to use the exported file, without the comment sign. */
  usage(wiring: Wiring): string[];
  readonly imports: readonly string[];
  lines(wiring: Wiring): string[];
}

/** Returns whether the law's function `update` or `saturate` has a parameter with this name. */
export const takesParameter = (law: LawTree, parameter: string): boolean =>
  law.routines.some(
    ({ name, parameters }) =>
      (name === 'update' || name === 'saturate') && parameters.some((one) => one.name === parameter),
  );

/**
 * Returns the lines of code for one step of control. They compute the error, call the law, limit its output, and pass
 * the limited output back to the law.
 */
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
