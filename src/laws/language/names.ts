// The names that a law may use, and error sentences for those that it may not.

/**
 * Names of the numbers in the input of a law's function `turn`, in order. Units: rad, rad/s, rad/s, s,
 * rad/s².
 */
export const sampleFields = [
  'error',
  'angularVelocity',
  'targetAngularVelocity',
  'timeStep',
  'disturbance',
] as const;

/**
 * Names of the fields of `limits`, the motor's limits in the input of a law's function `turn`. Units: rad/s²,
 * rad/s.
 */
export const limitFields = ['angularAcceleration', 'turnRate'] as const;

/** Names of all fields in the input of a law's function `turn`. */
export const givenFields: readonly string[] = [...sampleFields, 'limits'];

/** Number of arguments of each Math function that laws may use. `min` and `max` also accept more. */
export const mathArity: Readonly<Record<string, number>> = {
  abs: 1,
  sqrt: 1,
  floor: 1,
  ceil: 1,
  round: 1,
  sign: 1,
  sin: 1,
  cos: 1,
  tan: 1,
  atan2: 2,
  hypot: 2,
  min: 2,
  max: 2,
};

/** Number of arguments of each built-in function besides the Math functions. */
export const givenArity: Readonly<Record<string, number>> = { clamp: 3, wrapAngle: 1 };

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const keywords = words('if else for return function const let true false');

/** Keywords of JavaScript that a law must not use as names, so that its text stays valid JavaScript. */
const javaScript = words(
  'arguments as async await break case catch class continue debugger default delete do enum eval export extends finally implements import in instanceof interface new null of package private protected public static super switch this throw try typeof undefined var void while with yield Infinity NaN',
);

/** Names with a fixed meaning in every law, which a law must not declare. */
const standing = words('Math gain clamp wrapAngle');

/** Names that every exported file uses. A law must not use them for functions, memory or gains. */
const exported = words(
  'update reset saturate steer square cube hypot tan sign round angularAcceleration turnRate limits kind source heading law body applied commanded',
);

const counts = 'a law counts and does not wait: write for (let n = 0; n < 10; n++)';
const toItsEnd = 'a loop runs to its end: use if inside it';
const noObjects = 'a law makes no objects';
const kept = 'what is to be kept from step to step is a variable above turn: let sum = 0;';
const atOnce = 'a law answers at once';
const onlyNumbers = 'everything here is a number, true or false';
const beside = 'the value of each line stands beside it';
const noClock = 'a law knows no clock: add up timeStep';
const noPage = 'a law sees nothing of the page';
const noText = 'a law runs no text';

const refused: Readonly<Record<string, string>> = {
  while: counts,
  do: counts,
  var: 'write let for what changes, const for what does not',
  switch: 'write if and else',
  break: toItsEnd,
  continue: toItsEnd,
  class: 'a law is functions and numbers: write function turn({ error }) { … }',
  this: kept,
  memory: kept,
  new: noObjects,
  delete: noObjects,
  in: noObjects,
  instanceof: noObjects,
  void: noObjects,
  with: noObjects,
  of: 'a law counts: write for (let n = 0; n < list.length; n++)',
  throw: 'a law always answers: return a number',
  try: 'nothing in a law throws',
  import: 'a law takes nothing from outside; it has Math, clamp and wrapAngle',
  export: 'leave export away: turn is found by its name',
  async: atOnce,
  await: atOnce,
  yield: atOnce,
  typeof: onlyNumbers,
  null: `${onlyNumbers}: begin with 0`,
  undefined: `${onlyNumbers}: begin with 0`,
  NaN: 'NaN is no number to turn by',
  debugger: beside,
  console: beside,
  alert: beside,
  eval: noText,
  Function: noText,
  Date: noClock,
  performance: noClock,
  setTimeout: 'a law is called at every step and waits for nothing',
  window: noPage,
  document: noPage,
  globalThis: noPage,
  self: noPage,
  fetch: noPage,
  localStorage: noPage,
};

/** Returns the error message for a word that laws cannot use, such as `while`; null for any other word. */
export const refusalOf = (word: string): string | null =>
  Object.hasOwn(refused, word) ? refused[word] : null;

/**
 * Returns an error message for a name that cannot be declared; null for an allowed name.
 * @param isOfLaw true for the name of a function, of a memory or of a gain, which belongs to the whole law
 */
export function nameRefusal(name: string, isOfLaw: boolean): string | null {
  if (keywords.has(name)) return `${name} is a word of the language: choose another name`;
  if (javaScript.has(name)) return refusalOf(name) ?? `${name} is a word of JavaScript: choose another name`;
  // Settings are keys of plain objects, which already have these inherited names.
  if (standing.has(name) || name in Object.prototype || (isOfLaw && exported.has(name)))
    return `${name} is taken: choose another name`;
  if (isOfLaw && givenFields.includes(name))
    return `${name} is what turn is given: choose another name, or write function turn({ …, ${name} })`;
  return name.length > longestName ? `a name has at most ${longestName} letters` : null;
}

const longestName = 40;

const otherMath: Readonly<Record<string, string>> = {
  random: 'a law takes no chance: the same run must come out the same',
  pow: 'write x * x, or x ** 2',
};

/** Returns the error message for a Math function that laws cannot use. */
export function mathRefusal(name: string): string {
  if (Object.hasOwn(otherMath, name)) return otherMath[name];
  return `Math.${name} is not there: a law has ${Object.keys(mathArity).join(', ')}, PI`;
}

/**
 * Returns the name that is most similar to a word. At most a third of the word's letters may differ, or one letter in a
 * short word. Null if no name is so similar.
 */
export function mostSimilarName(word: string, names: Iterable<string>): string | null {
  let best: string | null = null;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const name of names) {
    const by = distance(word.toLowerCase(), name.toLowerCase());
    if (by < least) [best, least] = [name, by];
  }
  return best;
}

/**
 * Returns the Levenshtein distance of two words. Levenshtein, "Binary codes capable of correcting deletions,
 * insertions and reversals", 1966.
 * @returns number of letters to change, add or remove; Infinity if the lengths of the words differ by more
 * than `longestName`
 */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > longestName) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      next[j] = Math.min(row[j] + 1, next[j - 1] + 1, changed);
    }
    row = next;
  }
  return row[b.length];
}
