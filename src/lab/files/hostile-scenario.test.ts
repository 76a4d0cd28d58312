// Tests of hostile texts and objects: each one gives a printable error message.
import { describe, expect, it } from 'vitest';
import { parseScenario, readScenario, ScenarioError } from './read-scenario';

const entity = (fields: object) => ({ version: 1, name: 'n', entities: [{ kind: 'missile', ...fields }] });
const top = (fields: object) => ({ version: 1, name: 'n', entities: [{ kind: 'missile' }], ...fields });

/** Returns the error message of a refusal. */
function refused(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof ScenarioError) return error.message;
    throw error;
  }
  throw new Error('it was taken');
}

describe('hostile text is refused with one printable line', () => {
  const evil = '\u0000\u0007\n\r\u001b[31m\u007f\u0085\u009b\u2028\u2029\u202e\u200b\uFEFF\ud800';
  const json = (value: unknown) => JSON.stringify(value);
  const inside = (text: string) => json(top({})).replace('"kind"', () => `${text},"kind"`);

  it.each<[string, string]>([
    ['nothing', ''],
    ['a byte order mark alone', '\uFEFF'],
    ['blanks', ' \n '],
    ['no JSON', `${evil}{`],
    ['an unfinished string', `{"name":"${evil}`],
    ['controls in a key', json(top({ [evil]: 1 }))],
    ['controls in a deep key', json(entity({ limits: { [`x${evil}`]: 1 } }))],
    ['controls in a string', json(entity({ kind: evil }))],
    ['controls where a number is due', json(top({ stepRate: evil }))],
    ['half a character where the message is cut', json(top({ stepRate: `a${'🚀'.repeat(40)}` }))],
    ['a long key', json(top({ ['x'.repeat(1e6)]: 1 }))],
    ['a million levels of lists', '['.repeat(1e6)],
    ['a million levels of lists, closed', `${'['.repeat(1e6)}${']'.repeat(1e6)}`],
    ['a million levels of objects', `${'{"entities":'.repeat(5e5)}1${'}'.repeat(5e5)}`],
    ['a number beyond all numbers', json(top({})).replace('1', '1e400')],
    ['__proto__ at the top', json(top({})).replace('{', '{"__proto__":{"version":1},')],
    ['__proto__ in an entity', inside('"__proto__":{"kind":"missile"}')],
    ['__proto__ in limits', inside('"limits":{"__proto__":{"speed":1}}')],
    ['__proto__ as a kind', inside('"command":{"kind":"__proto__"}')],
    ['constructor as a kind', inside('"controller":{"kind":"constructor"}')],
    ['toString as an entity', json(entity({ kind: 'toString' }))],
    ['a scenario inside __proto__', `{"__proto__":${json(top({}))}}`],
    ['millions of entities', json(top({})).replace('[', () => `[${'0,'.repeat(3.9e6)}`)],
    ['millions of entries', json(top({})).replace(/}$/, () => `,"timeline":[${'0,'.repeat(3.9e6)}0]}`)],
    [
      'many long lists of wrong waypoints',
      json(
        top({
          entities: Array(700).fill({
            kind: 'missile',
            command: { kind: 'follow-path', waypoints: Array(5000).fill(0) },
          }),
        }),
      ),
    ],
    ['more than 8 million characters', ' '.repeat(8e6 + 1)],
  ])('%s', (_, text) => {
    const message = refused(() => parseScenario(text));
    expect(message).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]{10,400}$/u);
  });

  it('also when it is a key or a value of an object', () => {
    expect(refused(() => readScenario(top({ 'a\n\u001b[31mb': 1 })))).toMatch(
      /^\["a\\n\\u001b\[31mb"\]: is not a field here/,
    );
    expect(refused(() => readScenario(top({ version: Symbol('a\nb') })))).toBe(
      'version: must be 1, got Symbol(a b)',
    );
    expect(refused(() => readScenario(top({ version: 1n << 300n })))).toMatch(
      /^version: must be 1, got 2037.*…$/,
    );
  });

  it.each([
    ['', '[""]: is not a field here'],
    ['a.b[0]: must be fine', '["a.b[0]: must be fine"]: is not a field here'],
    ['__proto__x', '["__proto__x"]: is not a field here'],
  ])('a key %j is quoted, so that it can neither vanish nor pass for a path', (key, start) => {
    expect(refused(() => readScenario(top({ [key]: 1 }))).slice(0, start.length)).toBe(start);
  });

  it('and leaves no trace in other objects', () => {
    refused(() => parseScenario(inside('"__proto__":{"polluted":1}')));
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
  });
});
