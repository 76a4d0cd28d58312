// Tests the readers of files and links with mutated scenes: each is read, run, saved and read again. Each must work or be refused.

import '../../laws/language/own-law';
import { isDeepStrictEqual } from 'node:util';
import { Session } from '../../app/session/session';
import { addressOf, scenarioOfAddress } from '../../app/ui/sharing/address';
import { gameFields } from '../../features/rules';
import { allScenarios } from '../../features/scenes';
import { parseScenario, ScenarioError } from '../../lab/files/read-scenario';
import { knownLaws } from '../../laws/language/known-laws.fixture';
import { nearlyLaw } from '../../laws/language/random-law.fixture';
import { Mulberry32 } from '../../world/entities/random';
import type { Scenario } from '../../world/simulation/scenario';

/** Numbers that are likely to break programs, such as the ends of accepted ranges */
const sharp = [
  ...[0, -0, 1, -1, 1e-6, 0.999e-6, 5e-324, 1e-300, 1e-9, 0.5, 3, 60, 240, 1000, 1e5, 100_000.01, -1e5, 1e4],
  ...[
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
  ],
];

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

/** A random generator with a seed. */
class Dice extends Mulberry32 {
  /** Returns a random whole number from 0 to below `count`. */
  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  /** Returns a random item of a list that is not empty. */
  of<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Returns true or false at random. @param share probability of true. 0 to 1 */
  often(share: number): boolean {
    return this.next() < share;
  }
}

/** An object or a list: a value that contains other values. */
type Holder = Record<string, unknown> | unknown[];

function isHolder(value: unknown): value is Holder {
  return typeof value === 'object' && value !== null;
}

/** Returns all objects and lists in a value, including the value itself. */
function holdersIn(value: unknown): Holder[] {
  return isHolder(value) ? [value, ...Object.values(value).flatMap(holdersIn)] : [];
}

/** Returns a changed number: near the given one, of the opposite sign, or one that is likely to break programs. */
function otherNumber(value: number, dice: Dice): number {
  if (dice.often(0.3)) return dice.of(sharp);
  if (Number.isInteger(value) && dice.often(0.5)) return value + dice.below(5) - 2;
  return value * dice.of([0.5, 0.9, 1.1, 2, -1]);
}

/**
 * Returns a random value that replaces a given value.
 * @param wild whether the random value may have another type than the given value
 */
function other(value: unknown, dice: Dice, wild: boolean): unknown {
  if (typeof value === 'number' && !(wild && dice.often(0.2))) return otherNumber(value, dice);
  if (typeof value === 'boolean' && !wild) return !value;
  if (Array.isArray(value) && value.length > 0 && dice.often(0.7)) {
    // Shorter, or longer by copies of its items.
    if (dice.often(0.5)) return value.slice(0, -1);
    return [...value, ...Array.from({ length: dice.of([1, 2, 30]) }, () => structuredClone(dice.of(value)))];
  }
  return wild ? structuredClone(dice.of(strange)) : value;
}

/** Changes one random value in an object or list. @param wild whether the new value may have another type */
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

/** Returns a copy of a scenario with one to four random changes. */
function mutated(scenario: object, dice: Dice): unknown {
  const tree: unknown = JSON.parse(JSON.stringify(scenario));
  if (!isHolder(tree)) return tree;
  const wild = dice.often(0.3);
  for (let left = 1 + dice.below(4); left > 0; left--) mutateOnce(tree, dice, wild);
  return tree;
}

/** Returns a text that is cut off, or has a few characters changed, left out or doubled. */
function garbled(text: string, dice: Dice): string {
  if (dice.often(0.3)) return text.slice(0, dice.below(text.length));
  const letters = [...text];
  for (let left = 1 + dice.below(3); left > 0; left--) {
    const at = dice.below(letters.length);
    letters[at] = dice.of(['', letters[at] + letters[at], '0', '9', '"', '}', 'e', '%', 'A', '\u0000']);
  }
  return letters.join('');
}

/**
 * Numbers of steps in a test. `each`: usual steps of a scenario. `ofBodies`: largest product of steps and bodies, so
 * that many bodies get fewer steps.
 */
const steps = { each: 300, ofBodies: 60_000 };

/** Result of testing one file: refused as invalid (`refused`), run without a fault (`ran`), or a fault. */
type Outcome = 'refused' | 'ran' | { readonly fault: string; readonly file: string };

const known = { scenarios: allScenarios, games: gameFields };

/** Scenes whose scenarios are mutated. */
type Scenes = readonly { readonly scenario: Scenario }[];

/** Returns the scenario; with a probability of 0.2, the first body gets a user-written law */
function withOwnLaw(scenario: Scenario, dice: Dice): Scenario {
  if (!dice.often(0.2)) return scenario;
  const source = dice.often(0.8) ? dice.of(Object.values(knownLaws)) : nearlyLaw(dice);
  const [first, ...others] = scenario.entities;
  return { ...scenario, entities: [{ ...first, controller: { kind: 'own', source } }, ...others] };
}

/**
 * Makes a randomly changed scenario, writes it as a file or a link, and reads it again.
 * @returns the scenario that was read, and the text of the file
 * @throws an error if reading fails
 */
async function read(dice: Dice, scenes: Scenes): Promise<{ scenario: Scenario; file: string }> {
  const value = mutated(withOwnLaw(dice.of(scenes).scenario, dice), dice);
  const text = JSON.stringify(value);
  const way = dice.below(10);
  if (way === 0) {
    const broken = garbled(text, dice);
    return { scenario: parseScenario(broken, gameFields), file: broken };
  }
  const scenario = parseScenario(text, gameFields);
  if (way > 3) return { scenario, file: text };
  const hash = await addressOf(scenario);
  const link = way === 1 ? `#s${garbled(hash.slice(2), dice)}` : hash;
  return { scenario: (await scenarioOfAddress(link, known)).scenario, file: text };
}

/** Makes a mutated file from a seed, reads it and runs it. Returns whether it was refused, ran, or had a fault. */
async function fuzzOnce(seed: number, scenes: Scenes): Promise<Outcome> {
  const dice = new Dice(seed);
  let found: { scenario: Scenario; file: string };
  try {
    found = await read(dice, scenes);
  } catch (error) {
    if (error instanceof ScenarioError && /^\P{C}{5,400}$/u.test(error.message)) return 'refused';
    return { fault: `reading: ${error instanceof Error ? error.stack : error}`, file: `seed ${seed}` };
  }
  try {
    await live(found.scenario);
    return 'ran';
  } catch (error) {
    return { fault: error instanceof Error ? String(error.stack) : String(error), file: found.file };
  }
}

/** Runs a scenario, saves it, and reads it again from a file and from a link. Throws an error if something fails. */
async function live(scenario: Scenario): Promise<void> {
  const session = new Session(scenario, scenario.name, gameFields);
  session.step(Math.min(steps.each, Math.ceil(steps.ofBodies / session.entities.length)));
  const saved = JSON.stringify(session.toScenario());
  const again = parseScenario(saved, gameFields);
  if (!isDeepStrictEqual(again, JSON.parse(saved)))
    throw new Error('a saved file says something else when it is read');
  const { scenario: linked } = await scenarioOfAddress(await addressOf(again), known);
  new Session(linked, linked.name, gameFields).step();
}

/**
 * Tests many mutated files. Returns how many were refused, ran, or had faults.
 * @param seed seed of the first file
 * @param tell called with each fault
 * @param scenes scenes to mutate
 */
export async function fuzz(
  count: number,
  seed: number,
  tell: (fault: string) => void,
  scenes: Scenes = allScenarios,
): Promise<{ refused: number; ran: number; faults: number }> {
  const counts = { refused: 0, ran: 0, faults: 0 };
  for (let n = 0; n < count; n++) {
    const outcome = await fuzzOnce(seed + n, scenes);
    if (typeof outcome === 'string') counts[outcome] += 1;
    else {
      counts.faults += 1;
      tell(`seed ${seed + n}: ${outcome.fault}\n  ${outcome.file.slice(0, 2000)}`);
    }
  }
  return counts;
}
