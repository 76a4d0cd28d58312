// Tests of a person's laws in files: which are read, and which are refused, with the place in the text.
import { describe, expect, it } from 'vitest';
import '../../laws/language/own-law';
import { knownLaws } from '../../laws/language/known-laws.fixture';
import { parseScenario, readScenario, ScenarioError } from './read-scenario';

const fileWith = (controller: unknown, more: object = {}) => ({
  version: 1,
  name: 'Test',
  entities: [{ kind: 'missile', controller }],
  ...more,
});

/** Returns the error message for a law in a file. */
function refusalOf(settings: object, more: object = {}): string {
  try {
    readScenario(fileWith({ kind: 'own', ...settings }, more));
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  return 'none';
}

const doubling = 'const k = gain(2, 0, 10);\nfunction turn({ error }) { return k * error; }';

describe('a file', () => {
  it.each(Object.entries(knownLaws))('holds %s to the letter', (_, source) => {
    const controller = { kind: 'own', source };
    expect(parseScenario(JSON.stringify(fileWith(controller))).entities[0].controller).toEqual(controller);
  });

  it('holds a number for each gain that its text declares, and no other', () => {
    const controller = { kind: 'own', source: doubling, k: -3.5 };
    expect(readScenario(fileWith(controller)).entities[0].controller).toEqual(controller);
    expect(refusalOf({ source: doubling, k: 1e5 })).toBe(
      'entities[0].controller.k: must be a number from -10000 to 10000, got 100000',
    );
    expect(refusalOf({ source: doubling, m: 1 })).toBe(
      'entities[0].controller.m: is not a field here; there are kind, source, k',
    );
  });

  it('is refused with the place in the text', () => {
    const source = 'function turn({ error }) { return 40 * eror; }';
    expect(refusalOf({ source })).toBe(
      'entities[0].controller.source: line 1, column 40: eror is not known here. Did you mean error?',
    );
  });

  it.each<[string, unknown, string]>([
    ['nothing', undefined, 'must be the text of a law, got nothing'],
    ['a number', 3, 'must be the text of a law, got 3'],
    ['null', null, 'must be the text of a law, got null'],
    ['an object', { length: 1 }, 'must be the text of a law, got {"length":1}'],
    ['a large object', Array.from({ length: 9999 }, () => 1), 'must be the text of a law, got [1,1,1'],
    ['no letters', '', 'line 1, column 1: there is no function turn yet'],
    ['too many', 'x'.repeat(5000), 'line 1, column 4001: a law has at most 4000 characters, this one 5000'],
    [
      'unseen letters',
      '\u202e\u0000',
      'line 1, column 1: here is a character that cannot be seen: take it out',
    ],
    ['a constant constructor', 'const constructor = 1;', 'line 1, column 7: constructor is taken'],
    ['a gain __proto__', 'const __proto__ = gain(1);', 'line 1, column 7: __proto__ is taken'],
    ['a gain kind', 'const kind = gain(1);', 'line 1, column 7: kind is taken: choose another name'],
    ['a gain source', 'const source = gain(1);', 'line 1, column 7: source is taken: choose another name'],
    ['a long name', `let ${'a'.repeat(3000)}`, 'line 1, column 5: a name has at most 40 letters'],
    [
      'a long name that stands for nothing',
      `function turn({ error }) { return ${'a'.repeat(3000)}; }`,
      `${'a'.repeat(39)}… is not known here`,
    ],
    ['a long name of other letters', `let ${'é'.repeat(3000)}`, `${'é'.repeat(39)}… a name has letters from`],
  ])('with %s for a text is refused in one line of at most 400 characters', (_, source, sentence) => {
    const refusal = refusalOf({ source });
    expect(refusal).toContain('entities[0].controller.source: ');
    expect(refusal).toContain(sentence);
    expect(refusal).toMatch(/^\P{C}{5,400}$/u);
  });

  it('may spell the kind as JSON can', () => {
    const text = JSON.stringify(fileWith({ kind: 'own', source: doubling })).replace('"own"', '"\\u006fwn"');
    expect(parseScenario(text).entities[0].controller).toMatchObject({ kind: 'own' });
  });

  it('of a moment holds a memory of the law, and is refused with another one', () => {
    const source = 'let sum = 0;\nlet past = [];\nfunction turn({ error }) { past.push(error); return sum; }';
    const moment = (controller: unknown) => ({
      moment: { entities: [{ velocity: [0, 0], angularVelocity: 0, memory: { controller } }] },
    });
    expect(refusalOf({ source }, moment([0, 1.5, 2, 0.25, 0.5]))).toBe('none');
    expect(refusalOf({ source }, moment([0, 1.5, 3, 0.25, 0.5]))).toBe(
      'moment.entities[0].memory.controller: must be the memory of this law',
    );
    expect(refusalOf({ source }, moment([0, 1.5, 2000]))).toContain('lengths of lists from 0 to 1000');
  });
});
