// Tests of the parser of laws: error messages with their places, and the tree of a text.
import { describe, expect, it } from 'vitest';
import { readLaw } from './program';
import { LawError } from './words';

/** Returns the text of a function `turn` with the given statements as its body. */
const turn = (body: string, head = '{ error, angularVelocity, timeStep, limits }') =>
  `function turn(${head}) {\n  ${body}\n}`;

/** Text of functions for test laws. `add` and `again` change the memory variable `sum`, and `mean` reads it. */
const summing = `
function add(by) { sum += by; return sum; }
function again(by) { return 2 * add(by); }
function mean() { return sum / 2; }
function both(a, b, c) { return a + b + c; }`;

/**
 * Texts of laws with a mistake, marked by « ». Each item has the text, the error message, and the corrected text if
 * there is a fix.
 */
const slips: readonly (readonly [marked: string, sentence: string, mended?: string])[] = [
  ['«»', 'there is no function turn yet'],
  [
    turn('«43 * error»;'),
    'this does nothing: is return missing before it, or = ?',
    turn('return 43 * error;'),
  ],
  [
    turn('return 43 * error - 30 * «angularVelocity»;', '{ error }'),
    'angularVelocity is given, but not taken yet: write function turn({ …, angularVelocity })',
    turn('return 43 * error - 30 * angularVelocity;', '{ error, angularVelocity }'),
  ],
  [
    turn('return 43 * error - 30 * «angularVelosity»;'),
    'angularVelosity is not known here. Did you mean angularVelocity?',
    turn('return 43 * error - 30 * angularVelocity;'),
  ],
  [
    turn('«retrun» 43 * error;'),
    'retrun is not known here. Did you mean return?',
    turn('return 43 * error;'),
  ],
  [turn('«cnst» a = 1;\n  return a;'), 'Did you mean const?', turn('const a = 1;\n  return a;')],
  [turn('«fr» (let n = 0; n < 3; n++) {}'), 'Did you mean for?', turn('for (let n = 0; n < 3; n++) {}')],
  [
    '«fucntion» turn({ error }) {\n  return error;\n}',
    'Did you mean function?',
    'function turn({ error }) {\n  return error;\n}',
  ],
  [
    turn('return error - «limited»(error);'),
    'limited is yours to write, and the body calls it after each step: function limited(applied) { gave = applied; }',
  ],
  [
    turn('return error;', '{ «eror» }'),
    'turn is given no eror. Did you mean error?',
    turn('return error;', '{ error }'),
  ],
  [
    turn('«while» (true) {}\n  return 1;'),
    'a law counts and does not wait: write for (let n = 0; n < 10; n++)',
  ],
  [turn('«while» ('), 'a law counts and does not wait'],
  [turn('for («;»;) {}\n  return 1;'), 'a loop counts up: for (let n = 0; n < 10; n++)'],
  [turn('for («const» e of past) {}'), 'a loop counts up'],
  [turn('for (let e «of» past) {}'), 'a law counts: write for (let n = 0; n < list.length; n++)'],
  [turn('for (let n = 0; n < 3; n«--») {}'), 'a loop counts up'],
  [turn('for (let n = «error»; n < 3; n++) {}'), 'a loop counts up'],
  [turn('for (let n = 0; n < 3; n++) «n» = 1;'), 'the loop counts n itself'],
  [turn('for (let n = 0; n < 3; n++) «break»;'), 'a loop runs to its end: use if inside it'],
  [
    turn('return 43 * (error - 1«;»'),
    ') should stand here to close (, not ;',
    turn('return 43 * (error - 1);'),
  ],
  [
    turn('return 43 «error»;'),
    '43 and error stand together: is * missing between them',
    turn('return 43 * error;'),
  ],
  [turn('return «43error»;'), '43 and error stand together', turn('return 43 * error;')],
  [turn('return 43«(»error);'), 'this is no function: is * missing before (', turn('return 43 * (error);')],
  [
    'function turn({ error }) «{»\n  return 43 * error;\n',
    'this { is never closed: } is missing',
    'function turn({ error }) {\n  return 43 * error;\n}\n',
  ],
  [
    turn('const a = 1 «const» b = 2;\n  return a;'),
    '1 and const stand together',
    turn('const a = 1; const b = 2;\n  return a;'),
  ],
  [turn('return 43 * error «−» 11;'), '− is no sign of a program: write -', turn('return 43 * error - 11;')],
  [turn('return 43 * error«²»;'), '² is no sign of a program: write ** 2', turn('return 43 * error ** 2;')],
  [
    `let sum = 0«,» asked = 0;\n${turn('return sum;')}`,
    'one let for each name: end this one with ;',
    `let sum = 0; let asked = 0;\n${turn('return sum;')}`,
  ],
  [
    `let past = []«,» sum = 0;\n${turn('return sum;')}`,
    'one let for each name: end this one with ;',
    `let past = []; let sum = 0;\n${turn('return sum;')}`,
  ],
  [
    `const kp = gain(43)«,» kd = 12;\n${turn('return kp;')}`,
    'one const for each name: end this one with ;',
    `const kp = gain(43); const kd = 12;\n${turn('return kp;')}`,
  ],
  [
    turn('let a = 1«,» b = 2;\n  return a;'),
    'one let for each name: end this one with ;',
    turn('let a = 1; let b = 2;\n  return a;'),
  ],
  [turn('let a = 0«,»5;\n  return a;'), 'a comma has no place here', turn('let a = 0.5;\n  return a;')],
  [turn('return 0«,»5 * error;'), 'a comma has no place here', turn('return 0.5 * error;')],
  [turn('return 43 * «ω»;'), 'ω: a name has letters from a to z, digits and _'],
  [turn('return «010» * error;'), 'write 10', turn('return 10 * error;')],
  [turn('return «0x10» * error;'), 'write it as a decimal number'],
  [turn('return «1e999» * error;'), 'this number is too large'],
  [
    turn('if (error «==» 0) return 0;\n  return 1;'),
    'write === to compare',
    turn('if (error === 0) return 0;\n  return 1;'),
  ],
  [
    turn('if (error «=» 0) return 0;\n  return 1;'),
    '= sets a value; to compare, write ===',
    turn('if (error === 0) return 0;\n  return 1;'),
  ],
  [turn('if («error») return 1;\n  return 0;'), 'if wants true or false: compare, such as error > 0'],
  [turn('return 43 * «(error > 0)»;'), 'this is true or false, and a number is needed'],
  [turn('if (0 < error «<» 1) return 1;\n  return 0;'), 'two comparisons are joined by &&'],
  [turn('if (error > 0 «&» timeStep > 0) return 1;\n  return 0;'), 'a law has no &: write && or ||'],
  [turn('return «Math.random»();'), 'a law takes no chance'],
  [turn('return «Math.pow»(error, 2);'), 'write x * x, or x ** 2'],
  [turn('return «Math.sine»(error);'), 'Did you mean Math.sin?', turn('return Math.sin(error);')],
  [turn('return «Math.exp»(error);'), 'Math.exp is not there: a law has abs, sqrt,'],
  [turn('return «sqrt»(error);'), 'write Math.sqrt', turn('return Math.sqrt(error);')],
  [turn('return «Math.atan2(error)»;'), 'Math.atan2 takes 2 numbers, got 1'],
  [turn('return «clam»(error, -1, 1);'), 'Did you mean clamp?', turn('return clamp(error, -1, 1);')],
  [turn('return error ** «error»;'), 'only ** 2, ** 3 and ** 4 are there'],
  [turn('return -error «**» 2;'), 'write brackets: (-x) ** 2 or -(x ** 2)'],
  [turn('«console».log(error);\n  return 1;'), 'the value of each line stands beside it'],
  [turn('fetch(«"»https://example.org");\n  return 1;'), 'a law has numbers, true and false, and no text'],
  [turn('return error.«constructor»;'), 'a number has no fields'],
  [
    `let past = [];\n${turn('return past.«constructor».constructor;')}`,
    'a list has length, push and shift, and no constructor',
  ],
  [turn('«__proto__» = 1;\n  return 1;'), '__proto__ is taken'],
  [`let «toString» = 1;\n${turn('return 1;')}`, 'toString is taken'],
  [turn('return «globalThis».x;'), 'a law sees nothing of the page'],
  [turn('return «Date».now();'), 'a law knows no clock: add up timeStep'],
  [turn('return «"»43";'), 'a law has numbers, true and false, and no text'],
  ['const turn = ({ error }) «=>» 43 * error;', 'write function turn(…) { … } in place of =>'],
  ['«class» Law { turn() {} }', 'a law is functions and numbers'],
  [turn('return 1;', '{ error }«,» memory'), 'turn takes one thing'],
  [turn('«memory».sum = 1;\n  return 1;'), 'what is to be kept from step to step is a variable above turn'],
  [
    turn('«this».sum += error;\n  return 1;'),
    'what is to be kept from step to step is a variable above turn',
  ],
  [
    turn('const a = 1;\n  «a» = 2;\n  return a;'),
    'a is const, from line 2: write let there to change it',
    turn('let a = 1;\n  a = 2;\n  return a;'),
  ],
  [`const kp = gain(43);\n${turn('«kp» = 2;\n  return kp;')}`, 'kp is a gain, set by its slider'],
  [turn('«error» = 2;\n  return error;'), 'error is what turn is given: it stays as it is'],
  [turn('«var» a = 1;\n  return a;'), 'write let for what changes', turn('let a = 1;\n  return a;')],
  [turn('let «a»;\n  return a;'), 'a needs a value: write let a = 0', turn('let a = 0;\n  return a;')],
  [`let sum = 0;\n${turn('let «sum» = 1;\n  return sum;')}`, 'sum is there already, from line 1'],
  [turn('let past = «[»];\n  return 1;'), 'a list is kept from step to step: declare it above turn'],
  [`let past = [];\n${turn('«past[0]» = error;\n  return 1;')}`, 'a list is changed by push and shift only'],
  [`let past = [];\n${turn('return «past»;')}`, 'this is a list, and a number is needed'],
  [`let past = [];\n${turn('return past[«error»];')}`, 'a place in a list is counted'],
  [
    `function «a»(x) { return b(x); }\nfunction b(x) { return a(x); }\n${turn('return a(error);')}`,
    'a calls itself, and would never come to an end',
  ],
  [turn('if (error > 0) return 1;').replace(/\}$/, '«}»'), 'turn can come to its end without return'],
  [turn('«return»\n    43 * error;'), 'return and its value stand on one line'],
  [turn('return «{» output: 1 };'), 'return a number, the angular acceleration in rad/s²'],
  [turn('return «limits»;'), 'limits holds two numbers: write limits.angularAcceleration or limits.turnRate'],
  [
    turn('return «angularAcceleration»;'),
    'write limits.angularAcceleration, and take limits',
    turn('return limits.angularAcceleration;'),
  ],
  [turn('return limits.«turnrate»;'), 'Did you mean turnRate?', turn('return limits.turnRate;')],
  [turn('return «turn»(error);'), 'turn is called once a step, by the body'],
  [turn('return error «%» 3;'), 'differs from language to language: for angles take wrapAngle(x)'],
  [turn('const kp = «gain»(43);\n  return kp;'), 'gains stand above the functions'],
  [`const kp = «gain(43, 0, 10)»;\n${turn('return kp;')}`, 'the value should lie from the least to the most'],
  [`«sum» = 0;\n${turn('return 1;')}`, 'outside of functions a law has const, let and function only'],
  [
    `${turn('return 1;')}\nfunction «turn»({ error }) { return 2; }`,
    'there are two functions turn: the other one is on line 1',
  ],
  [turn('const «$a» = 1;\n  return $a;'), 'a name has letters from a to z, digits and _'],
  [`«/*» hello\n${turn('return 1;')}`, 'this comment has no end'],
  [turn('return 43 «*»'), 'a value is missing after *'],
  [turn('return 43 * error«)»;'), ') closes nothing: is ( missing before?'],
  [turn('return 43 * «*» error;'), 'a value should stand here after *, not *'],
  [turn('return limits«?.»turnRate;'), 'write . here', turn('return limits.turnRate;')],
  [
    turn('return 43 * error;', '«error»'),
    'turn takes one thing with all in it: write turn({ error }), with { and }',
    turn('return 43 * error;', '{ error }'),
  ],
  [turn('«else» return 1;'), 'this else has no if before it'],
  [
    `const «error» = 1;\n${turn('return 1;', '{ timeStep }')}`,
    'error is what turn is given: choose another name',
  ],
  [`const c = 0 «»/ 0;\n${turn('return c;')}`.replace('0 «»/ 0', '«0» / 0'), '0 divided by 0 is no number'],
  [`function f(x) { }\n${turn('return «f»(1);')}`, 'f returns nothing: end it with return and a number'],
  ...[
    'return sum + «add(error)»;',
    'return «add(error)» * sum;',
    'return «add(1)» - add(error);',
    'return 1 + «add(error)» * mean();',
    'return clamp(sum, error, 1) + «add(2)»;',
    'return Math.min(«add(2)», sum);',
    'return both(1, «add(2)», sum);',
    'sum += «add(error)»;\n  return sum;',
    'sum *= «add(error)»;\n  return sum;',
    'const isFar = error > 1 && sum > «add(1)»;\n  return isFar ? 1 : 0;',
    'if (error > 0) { for (let n = 0; n < 3; n++) { sum = -sum / «add(n)»; } }\n  return sum;',
    'return sum > 0 ? 1 : -(sum + «again(1)»);',
  ].map(
    (inside) =>
      [
        `let sum = 0;\nlet past = [];\n${turn(inside)}${summing}`,
        `${/«(\w+)/.exec(inside)![1]} changes sum, which is used beside it: write const value =`,
      ] as const,
  ),
  [
    `let past = [];\n${turn('past.push(«keep(1)»);\n  return 1;')}\nfunction keep(x) { past.push(x); return x; }`,
    'keep changes past, which is used beside it',
  ],
  [
    `let past = [];\n${turn('return past.length - «clear()»;')}\nfunction clear() { past.length = 0; return 1; }`,
    'clear changes past, which is used beside it',
  ],
];

/** Function bodies that must be accepted, because the order of their memory accesses does not matter. */
const taken: readonly string[] = [
  'return error + 2 * add(error);',
  'return add(add(error));',
  'return mean() - sum * sum;',
  'return other * add(error);',
  'sum = add(error);\n  return sum;',
  'other += add(error);\n  return other;',
  'past.push(add(error));\n  return sum;',
  'return sum > 0 ? add(1) : -add(2);',
  'return sum > 0 && add(1) > 0 || add(2) > 3 ? sum : 1;',
  'const value = add(error);\n  return sum + value;',
];

function errorOf(text: string): LawError {
  try {
    readLaw(text);
  } catch (error) {
    if (error instanceof LawError) return error;
    throw error;
  }
  throw new Error(`it was taken: ${text}`);
}

describe('a slip', () => {
  it.each(slips.map((slip) => [slip[1], slip] as const))('%s', (sentence, [marked, , mended]) => {
    const text = marked.replace(/[«»]/g, '');
    const at = marked.indexOf('«');
    const length = Math.max(1, marked.indexOf('»') - at - 1);
    const lines = text.slice(0, at).split('\n');
    const error = errorOf(text);
    expect(error.sentence).toContain(sentence);
    expect(error).toMatchObject({ at, length, line: lines.length, column: lines.at(-1)!.length + 1 });
    expect(error.message).toBe(`line ${error.line}, column ${error.column}: ${error.sentence}`);
    const { fix } = error;
    expect(fix && text.slice(0, fix.at) + fix.text + text.slice(fix.at + fix.length)).toBe(mended ?? null);
  });

  it.each(taken)('is none: %s', (inside) => {
    const text = `let sum = 0;\nlet other = 0;\nlet past = [];\n${turn(inside)}${summing}`;
    expect(() => readLaw(text)).not.toThrow();
  });

  it('is one of seventy-four or more', () => {
    expect(slips.length).toBeGreaterThanOrEqual(74);
  });
});

describe('a text', () => {
  it('of 4,001 characters is refused, one of 4,000 is not', () => {
    const law = turn('return error;');
    const long = (length: number) => `${law}${' '.repeat(length - law.length)}`;
    expect(() => readLaw(long(4000))).not.toThrow();
    expect(() => readLaw(long(4001))).toThrow('a law has at most 4000 characters, this one 4001');
  });

  it('of brackets in brackets is refused before it fills the stack', () => {
    expect(() => readLaw(turn(`return ${'('.repeat(1500)}1;`))).toThrow('at most 40 brackets or blocks');
    expect(() => readLaw(turn(`return ${'-'.repeat(2)}1;`))).toThrow('stands in a line of its own');
    expect(() => readLaw(turn(`return ${'- '.repeat(500)}1;`))).toThrow('at most 40 brackets or blocks');
  });

  it('of a sum of a thousand terms is read', () => {
    expect(readLaw(turn(`return error${' + 1'.repeat(900)};`)).law.routines[0].name).toBe('update');
  });

  it('that doubles a value again and again is read in no time', () => {
    const doubled = Array.from({ length: 60 }, (_, n) => `const c${n + 1} = c${n} + c${n};`).join('\n');
    const read = () => readLaw(`const c0 = gain(1);\n${doubled}\n${turn('return c60;')}`);
    expect(read().gains).toHaveLength(1);
  });

  it('has the name that its first comment says', () => {
    expect(readLaw(`// Mean of seven\n${turn('return 1;')}`).name).toBe('Mean of seven');
    expect(readLaw(`/* Mean\n of seven */ ${turn('return 1;')}`).name).toBe('Mean of seven');
    expect(readLaw(`${turn('return 1; // one')}`).name).toBe('');
  });

  it('has no name that turns a line round, ends a comment or joins the next line', () => {
    const name = (comment: string) => readLaw(`//${comment}\n${turn('return 1;')}`).name;
    expect(name(' safe \u202e\u0002\u0003\u001b[31mlaw')).toBe('safe [31mlaw');
    expect(name(' law */ x */')).toBe('law * x *');
    expect(name(' law \\\\ \\')).toBe('law');
    expect(name(' law ??/')).toBe('law');
    expect(name(` ${'é'.repeat(90)}`)).toBe('é'.repeat(60));
    expect(name(' a\u2028')).toBe('a');
  });
});

describe('a gain', () => {
  const gainOf = (line: string) => readLaw(`${line}\n${turn('return 1;')}`).gains[0];

  it('has the range, the label and the unit that are written', () => {
    expect(gainOf('const kp = gain(36, -5, 100); // on the error, 1/s²')).toMatchObject({
      key: 'kp',
      initial: 36,
      min: -5,
      max: 100,
      step: 1,
      label: 'on the error',
      unit: '1/s²',
    });
  });

  it('has a slider from 0 to twice its value by default', () => {
    expect(gainOf('const kp = gain(36);')).toMatchObject({ min: 0, max: 72, label: 'kp', unit: '' });
    expect(gainOf('const kp = gain(-3);')).toMatchObject({ min: -6, max: 1 });
    expect(gainOf('const kp = gain(9000);')).toMatchObject({ min: 0, max: 10000 });
  });

  it('is refused if a file could not hold it', () => {
    expect(() => gainOf('const kp = gain(1, 0, 20000);')).toThrow('from -10000 to 10000 at most');
    expect(() => gainOf('const kp = gain(0, 0, 1e-9);')).toThrow('0.000001 apart or more');
    const many = Array.from({ length: 9 }, (_, n) => `const k${n} = gain(1);`).join('\n');
    expect(() => gainOf(many)).toThrow('a law has at most 8 gains');
  });

  it('takes nothing into its label that a comment of another language would end at', () => {
    expect(gainOf('const kp = gain(1); // stiff \u0003*/ \\').label).toBe('stiff *');
  });
});
