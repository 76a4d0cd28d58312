// Mutated scenarios: the JSON of a good one, changed at random places, mildly or wildly, as a tree or as text.
import { Mulberry32 } from '../entities/random';

/** Numbers at which programs break: ends of ranges and of the format, and their neighbours. */
const sharp = [
  0,
  -0,
  1,
  -1,
  1e-6,
  0.999e-6,
  5e-324,
  1e-300,
  1e-9,
  0.5,
  3,
  60,
  240,
  1000,
  1e5,
  100_000.01,
  -1e5,
  1e4,
  -1e4,
  3600,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53,
  1e300,
  -1e300,
  Number.MAX_VALUE,
  Math.PI,
  -Math.PI,
  2 * Math.PI,
];

/** Other values that a file may hold in place of anything. */
const strange = [
  null,
  true,
  false,
  '',
  'missile',
  '__proto__',
  '\u202e\u001b[31m',
  [],
  [[]],
  {},
  [0, 0],
  { kind: 'idle' },
];

/** A seeded source of choices. */
export class Dice {
  private readonly _random: Mulberry32;

  constructor(seed: number) {
    this._random = new Mulberry32(seed);
  }

  /** A whole number below a count. */
  below(count: number): number {
    return Math.floor(this._random.next() * count);
  }

  /** One of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** @param share how often it is true. 0 to 1 */
  often(share: number): boolean {
    return this._random.next() < share;
  }
}

/** An object or a list, as what can hold other values. */
type Holder = Record<string, unknown> | unknown[];

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** All objects and lists in a value, itself included. */
function holdersIn(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

/** Another number in place of one: near it, of the other sign, or sharp. */
function otherNumber(value: number, dice: Dice): number {
  if (dice.often(0.3)) return dice.of(sharp);
  if (Number.isInteger(value) && dice.often(0.5)) return value + dice.below(5) - 2;
  return value * dice.of([0.5, 0.9, 1.1, 2, -1]);
}

/** Another value in place of one. */
function other(value: unknown, dice: Dice, wild: boolean): unknown {
  if (typeof value === 'number' && !(wild && dice.often(0.2))) return otherNumber(value, dice);
  if (typeof value === 'boolean' && !wild) return !value;
  if (Array.isArray(value) && value.length > 0 && dice.often(0.7)) {
    // Longer, by some that it has, or shorter.
    if (dice.often(0.5)) return value.slice(0, -1);
    return [...value, ...Array.from({ length: dice.of([1, 2, 30]) }, () => structuredClone(dice.of(value)))];
  }
  return wild ? structuredClone(dice.of(strange)) : value;
}

/** Changes one place in a tree of values. */
function mutateOnce(tree: Holder, dice: Dice, wild: boolean): void {
  const holder = dice.of(holdersIn(tree));
  const keys = Object.keys(holder);
  if (keys.length === 0) return;
  const key = dice.of(keys);
  if (wild && !Array.isArray(holder) && dice.often(0.2)) {
    if (dice.often(0.5)) delete holder[key];
    else holder[dice.of(['', 'a.b[0]', 'constructor', 'speed', 'target', 'steps', 'gun'])] = dice.of(strange);
    return;
  }
  Object.assign(holder, { [key]: other(Object.entries(holder)[keys.indexOf(key)][1], dice, wild) });
}

/** A copy of a scenario, changed at one to four places. Most changes are mild, so that many of the results are good. */
export function mutated(scenario: object, dice: Dice): unknown {
  const tree: unknown = JSON.parse(JSON.stringify(scenario));
  if (!isHolder(tree)) return tree;
  const wild = dice.often(0.3);
  for (let left = 1 + dice.below(4); left > 0; left--) mutateOnce(tree, dice, wild);
  return tree;
}

/** A text with some characters changed, left out or doubled, or cut. */
export function garbled(text: string, dice: Dice): string {
  if (dice.often(0.3)) return text.slice(0, dice.below(text.length));
  const letters = [...text];
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const at = dice.below(letters.length);
    letters[at] = dice.of(['', letters[at] + letters[at], '0', '9', '"', '}', 'e', '%', 'A', '\u0000']);
  }
  return letters.join('');
}
