// Random laws, random texts that are nearly laws, and a comparison with the JavaScript engine's compiler.
import { wrapAngle } from '../control/angle';
import { clamp } from '../control/clamp';
import { atan2, cos, hypot, sin } from '../exact/exact';
import { LawFault } from './faults';
import { knownLaws } from './known-laws.fixture';
import { type OwnProgram, readLaw } from './program';
import { LawError } from './words';

/** A generator of random numbers that starts from a seed. */
export interface RandomNumbers {
  /** Returns a number from 0 to below 1. */
  next(): number;
}

/** Returns a random item of a list. */
const oneOf = <T>(chance: RandomNumbers, list: readonly T[]): T =>
  list[Math.floor(chance.next() * list.length)];

/** Generator of the text of one random law. */
class Writer {
  private readonly _chance: RandomNumbers;
  private readonly _lists: readonly string[];
  private readonly _memory = ['m1', 'm2'];
  /** Names of numbers that an expression may use at the current point of the generated text. */
  private _numbers: string[] = [];
  private _locals: string[] = [];
  private _counters: string[] = [];
  private _functions: string[] = [];
  private readonly _readers: string[] = [];
  private _fresh = 0;

  constructor(chance: RandomNumbers) {
    this._chance = chance;
    this._lists = this._often(0.6) ? ['past'] : [];
  }

  law(): string {
    const head = [
      `const g1 = gain(${this._digits(50)}, -10, 100);`,
      'const c1 = 2 * Math.PI / 3;',
      'const c2 = c1 * g1;',
      'let m1 = 0;',
      `let m2 = ${this._digits(10)};`,
      'let b1 = true;',
      ...this._lists.map((name) => `let ${name} = [];`),
    ];
    const functions = [this._reader(), ...[0, 1].map((n) => this._function(`f${n}`))];
    this._locals = [];
    this._numbers = ['error', 'angularVelocity', 'timeStep', 'g1', 'c1', 'c2', 'm1', 'm2', 'limits.turnRate'];
    const early = this._often(0.3) ? [`  if (${this._truth(2)}) return ${this._number(2)};`] : [];
    const turn = [
      'function turn({ error, angularVelocity, timeStep, limits }) {',
      ...early,
      ...this._statements(2 + Math.floor(this._chance.next() * 5), 2),
      `  return ${this._value(3)};`,
      '}',
    ];
    const limited = this._often(0.4) ? ['function limited(applied) {', '  m2 = 0.5 * applied;', '}'] : [];
    return [...head, ...functions, ...turn, ...limited].join('\n');
  }

  /** Returns the text of a random function that reads the law's variables, but changes none. */
  private _reader(): string {
    this._numbers = ['a', 'g1', 'c1', 'm1', 'm2'];
    const text = `function r0(a) {\n  return ${this._number(2)};\n}`;
    this._readers.push('r0');
    return text;
  }

  private _function(name: string): string {
    this._numbers = ['a', 'b', 'g1', 'c1', 'm1'];
    this._locals = [];
    const body = this._statements(1 + Math.floor(this._chance.next() * 2), 1);
    const text = [`function ${name}(a, b) {`, ...body, `  return ${this._value(2)};`, '}'].join('\n');
    this._functions.push(name);
    return text;
  }

  private _often(share: number): boolean {
    return this._chance.next() < share;
  }

  private _of<T>(list: readonly T[]): T {
    return oneOf(this._chance, list);
  }

  private _digits(most: number): string {
    return String(Math.round(this._chance.next() * most * 10) / 10);
  }

  /** Returns a random numeric expression as text. @param depth largest depth of nested expressions */
  private _number(depth: number): string {
    const next = () => this._number(depth - 1);
    const leaves = [...this._numbers, ...this._numbers, this._digits(10), '2', 'Math.PI', ...this._counters];
    if (depth <= 0 || this._often(0.15))
      return this._of([...leaves, ...this._lists.map((list) => `${list}.length`)]);
    const forms: (() => string)[] = [
      () => `(${next()} ${this._of(['+', '-', '*', '/'])} ${next()})`,
      () => `(${next()} ${this._of(['+', '-', '*'])} ${next()})`,
      () => `${next()} ${this._of(['+', '-'])} ${next()} * ${next()}`,
      () => `Math.${this._of(['abs', 'floor', 'ceil', 'round', 'sign', 'sin', 'cos', 'tan'])}(${next()})`,
      () => `Math.sqrt(Math.abs(${next()}))`,
      () => `Math.${this._of(['min', 'max'])}(${next()}, ${next()}${this._often(0.3) ? `, ${next()}` : ''})`,
      () => `Math.${this._of(['atan2', 'hypot'])}(${next()}, ${next()})`,
      () => `clamp(${next()}, -3, 4.5)`,
      () => `wrapAngle(${next()})`,
      () => `-${this._of(this._numbers)}`,
      () => `(${this._truth(depth - 1)} ? ${next()} : ${next()})`,
      () => `(${next()}) ** 2`,
      ...this._readers.map((name) => () => `${name}(${next()})`),
    ];
    return this._of(forms)();
  }

  /**
   * Returns a random numeric expression as text, with at most one call of a function that changes the law's
   * memory.
   */
  private _value(depth: number): string {
    if (this._functions.length === 0 || this._often(0.7)) return this._number(depth);
    const next = () => this._number(depth - 1);
    const call = `${this._of(this._functions)}(${next()}, ${next()})`;
    const forms: (() => string)[] = [
      () => call,
      () => `(${this._digits(9)} ${this._of(['+', '-', '*', '/'])} ${call})`,
      () => `Math.${this._of(['abs', 'floor', 'sign', 'sin'])}(${call})`,
      () => `clamp(${call}, -3, 4.5)`,
      () => `(${call}) ** 2`,
      () => `(${this._truth(depth - 1)} ? ${call} : ${next()})`,
      () => `(${this._truth(depth - 1)} && ${call} > 0 ? 1 : ${next()})`,
    ];
    return this._of(forms)();
  }

  private _truth(depth: number): string {
    if (depth <= 0 || this._often(0.2))
      return this._of(['b1', 'true', `${this._of(this._numbers)} > ${this._digits(1)}`]);
    const forms: (() => string)[] = [
      () =>
        `${this._number(depth - 1)} ${this._of(['<', '<=', '>', '>=', '===', '!=='])} ${this._number(depth - 1)}`,
      () => `(${this._truth(depth - 1)} ${this._of(['&&', '||'])} ${this._truth(depth - 1)})`,
      () => `!(${this._truth(depth - 1)})`,
    ];
    return this._of(forms)();
  }

  private _statements(count: number, depth: number): string[] {
    return Array.from({ length: count }, () => this._statement(depth, '  '));
  }

  private _statement(depth: number, indent: string): string {
    const settable = () => this._of([...this._memory, ...this._locals]);
    const forms: (() => string)[] = [
      () => this._local(indent),
      () => this._local(indent),
      () => `${indent}${settable()} ${this._of(['+=', '-=', '*='])} ${this._number(2)};`,
      () => `${indent}${settable()} = ${this._value(2)};`,
      () => `${indent}${settable()} ${this._of(['=', '/='])} ${this._number(2)};`,
      () => `${indent}${settable()}${this._of(['++', '--'])};`,
      () => `${indent}b1 = ${this._truth(2)};`,
      ...this._lists.flatMap((list) => [
        () => `${indent}${list}.push(${this._number(2)});\n${indent}if (${list}.length > 4) ${list}.shift();`,
        () =>
          `${indent}if (${list}.length > 2) { ${settable()} += ${list}[0] - ${list}[${list}.length - 1] * ${list}[1]; }`,
      ]),
      ...(depth > 0 ? [() => this._if(depth, indent), () => this._for(depth, indent)] : []),
    ];
    return this._of(forms)();
  }

  private _local(indent: string): string {
    const name = `v${this._fresh++}`;
    const varies = this._often(0.5);
    const text = `${indent}${varies ? 'let' : 'const'} ${name} = ${this._value(2)};`;
    this._numbers.push(name);
    if (varies) this._locals.push(name);
    return text;
  }

  /** Returns the text of a block `{ … }` with one random statement, for an `if` or a loop. */
  private _block(depth: number, indent: string): string {
    const [numbers, locals] = [[...this._numbers], [...this._locals]];
    const text = `{\n${this._statement(depth - 1, `${indent}  `)}\n${indent}}`;
    this._numbers = numbers;
    this._locals = locals;
    return text;
  }

  private _if(depth: number, indent: string): string {
    const test = this._truth(2);
    const yes = this._block(depth, indent);
    return `${indent}if (${test}) ${yes}${this._often(0.5) ? ` else ${this._block(depth, indent)}` : ''}`;
  }

  private _for(depth: number, indent: string): string {
    const name = `n${this._fresh++}`;
    const end = this._of(['3', '5', ...this._lists.map((list) => `${list}.length`)]);
    const step = this._of([`${name}++`, `${name} += 2`]);
    this._counters.push(name);
    const body = this._block(depth, indent);
    this._counters.pop();
    return `${indent}for (let ${name} = 0; ${name} < ${end}; ${step}) ${body}`;
  }
}

/** Returns the text of a random law. */
export const randomLaw = (chance: RandomNumbers): string => new Writer(chance).law();

/** Fragments to insert into texts: parts of laws, and characters that break parsers. */
const splinters = [
  ...'(){}[];,.=+*/<>!&|?:0-"`\\ \n',
  ...['1e999', 'for', 'if', 'return', 'let', 'const', 'function', 'turn', 'error', 'past', 'length', 'push'],
  ...[
    '\u0000',
    '\u2028',
    '\u202e',
    '😀',
    '\ud800',
    '__proto__',
    'constructor',
    'gain(',
    '/*',
    '//',
    'Infinity',
    'NaN',
  ],
  ...['limits', '{'.repeat(50), '('.repeat(2000), '-'.repeat(500), '!'.repeat(900), '1+'.repeat(1500)],
  ...['f(', 'Math.tan('.repeat(90), 'function f(a) { return f0(a) + f0(a); }'],
];

/** Patterns of tokens: numbers, operators and names. Tokens that match the same pattern can replace each other. */
const alike = [/[\d.]+/g, /[-+*/]|[<>]=?/g, /\b(?:error|angularVelocity|timeStep|sum|past|n|0)\b/g];

/** Returns the text of one of the test laws (`knownLaws`) with one to four random changes. */
export function nearlyLaw(chance: RandomNumbers): string {
  let text = oneOf(chance, Object.values(knownLaws));
  const isMild = chance.next() < 0.5;
  for (let left = 1 + Math.floor(chance.next() * 4); left > 0; left--) {
    const found = [...text.matchAll(oneOf(chance, alike))];
    const { index, 0: old } = oneOf(chance, found.length > 0 ? found : [...text.matchAll(/$/g)]);
    const at = isMild ? index : Math.floor(chance.next() * text.length);
    const cut = isMild ? old.length : Math.floor(chance.next() * 8);
    const piece = isMild ? (oneOf(chance, found)?.[0] ?? '') : oneOf(chance, splinters);
    text = text.slice(0, at) + piece + text.slice(at + cut);
  }
  return text;
}

const limits = { angularAcceleration: 4 * Math.PI, turnRate: 6 };

/** Returns random input for a law's function `turn`: as an object, and as an array for the virtual machine. */
function sampleOf(chance: RandomNumbers) {
  const sample = {
    error: (chance.next() - 0.5) * 2 * Math.PI,
    angularVelocity: (chance.next() - 0.5) * 10,
    targetAngularVelocity: chance.next() < 0.5 ? 0 : chance.next(),
    timeStep: 1 / 60,
    disturbance: chance.next() < 0.5 ? 0 : chance.next(),
    limits,
  };
  const { error, angularVelocity, targetAngularVelocity, timeStep, disturbance } = sample;
  return {
    sample,
    told: Float64Array.of(error, angularVelocity, targetAngularVelocity, timeStep, disturbance),
  };
}

/** Math functions for laws, with equal results in every JavaScript engine. */
const exactMath = {
  ...{ PI: Math.PI, abs: Math.abs, sqrt: Math.sqrt, floor: Math.floor, ceil: Math.ceil, round: Math.round },
  ...{ sign: Math.sign, min: Math.min, max: Math.max, sin, cos, atan2, hypot },
  tan: (angle: number) => sin(angle) / cos(angle),
};

type Turn = (sample: object) => number;

/** Compiles a law's text as JavaScript. `limited` is null if the law has no such function. */
function compiledByEngine(text: string): { turn: Turn; limited: ((applied: number) => void) | null } {
  const make = new Function(
    ...['gain', 'clamp', 'wrapAngle', 'Math'],
    `'use strict';\n${text}\nreturn { turn, limited: typeof limited === 'function' ? limited : null };`,
  );
  return make((value: number) => value, clamp, wrapAngle, exactMath);
}

/** Returns settings for the virtual machine: the default gains of a law, then the motor's limits. */
const settingsOf = ({ gains }: OwnProgram) =>
  Float64Array.of(...gains.map(({ initial }) => initial), limits.angularAcceleration, limits.turnRate);

/**
 * Runs a law with random input. Compares its results with those of the JavaScript engine, to the last bit.
 * Returns 'same', 'stops' if the law stops at a runtime fault, or otherwise a description of the difference.
 */
export function compared(text: string, steps: number, chance: RandomNumbers): string {
  const program = readLaw(text);
  const { machine } = program;
  const memory = machine.begin();
  const engine = compiledByEngine(text);
  const settings = settingsOf(program);
  for (let step = 0; step < steps; step++) {
    const { sample, told } = sampleOf(chance);
    let ours: number;
    try {
      ours = machine.update(memory, settings, told);
    } catch (error) {
      if (error instanceof LawFault) return 'stops';
      throw error;
    }
    const theirs = engine.turn(sample);
    if (!Object.is(ours, theirs)) return `step ${step}: ${ours} here, ${theirs} there\n${text}`;
    const applied = clamp(ours, -limits.angularAcceleration, limits.angularAcceleration);
    machine.limited?.(memory, settings, applied);
    engine.limited?.(applied);
  }
  return 'same';
}

/**
 * Parses a text as a law and runs it for some steps. Returns 'refused' if the text is not a law, 'stopped'
 * after a runtime fault, otherwise 'ran'. Throws any other error.
 */
export function lived(text: string, steps: number, chance: RandomNumbers): 'refused' | 'ran' | 'stopped' {
  try {
    const program = readLaw(text);
    const memory = program.machine.begin();
    const settings = settingsOf(program);
    for (let step = 0; step < steps; step++) {
      const answer = program.machine.update(memory, settings, sampleOf(chance).told);
      if (!Number.isFinite(answer)) throw new Error(`it answers ${answer}`);
      program.machine.limited?.(memory, settings, 1);
    }
    return 'ran';
  } catch (error) {
    if (error instanceof LawError) return 'refused';
    if (error instanceof LawFault) return 'stopped';
    throw new Error(`${error}\n${text}`);
  }
}
