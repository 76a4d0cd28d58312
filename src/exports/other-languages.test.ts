// C#, GDScript and Lua: no tool is at hand that runs them, so their structure is held, and the targets say "not run here".
import { describe, expect, it } from 'vitest';
import { codeFor, targetOf } from './code';
import { targets } from './targets';
import { cases } from './vectors.fixture';

const textOf = (id: string, index: number) => codeFor(targetOf(id), cases[index]).text;
const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
/** A file without its comments and texts. */
const codeOf = (text: string, comment: RegExp) => text.replaceAll(comment, '').replaceAll(/"[^"]*"/g, '""');
const indexes = cases.map(({ title }, index) => ({ title, index }));

it('targets that no test compiles or runs say so', () => {
  expect(targets.filter(({ check }) => check === 'read').map(({ id }) => id)).toEqual([
    'cs-unity',
    'gd-godot',
    'lua-love',
  ]);
});

describe('Lua', () => {
  it.each(indexes)('$title ends every block that it opens', ({ index }) => {
    const code = codeOf(textOf('lua-love', index), /--.*$/gm);
    expect(count(code, /\b(?:function|then|do)\b/g)).toBe(count(code, /\bend\b/g));
    expect(code).not.toMatch(/[+*-]=|!|&&|\|\||\?|===|\[0\]/);
  });

  it.each(indexes)(
    '$title declares every function and constant before a function can use it',
    ({ index }) => {
      const code = codeOf(textOf('lua-love', index), /--.*$/gm);
      const declared = new Set(/^local ([a-z]\w*(?:, \w+)*)$/m.exec(code)![1].split(', '));
      const called = [...code.matchAll(/(?<![.:\w]|function )([a-z]\w*)\(/g)].map(([, name]) => name);
      const known = new Set([...declared, 'setmetatable', 'function']);
      expect(called.filter((name) => !known.has(name))).toEqual([]);
      const top = code.slice(0, code.indexOf('function'));
      for (const constant of ['turn', 'leak'])
        if (new RegExp(`\\b${constant}\\b`).test(code))
          expect(top).toMatch(new RegExp(`^local ${constant} = `, 'm'));
    },
  );

  it('counts from 1, up to and with the end', () => {
    const text = textOf('lua-love', 0);
    expect(text).toContain('self.errors[1] + self.errors[2]');
    expect(text).toContain('self.errors[#self.errors]');
    expect(text).toContain('for n = first, count - 2 - 1, 2 do');
  });
});

describe('C#', () => {
  it.each(indexes)('$title has a decimal point in every number that is divided', ({ index }) => {
    const code = codeOf(textOf('cs-unity', index), /\/\/.*$/gm);
    expect(code).not.toMatch(/\/ \d+(?![.\d])|(?<![\w.])\d+ \/|===|std::/);
    expect(code).toMatch(/^public class Steer : MonoBehaviour \{/m);
  });
});

describe('GDScript', () => {
  it.each(indexes)('$title goes in by one tab after a colon and nowhere else', ({ index }) => {
    const lines = textOf('gd-godot', index)
      .split('\n')
      .map((line) => line.replace(/#.*$/, '').trimEnd())
      .filter((line) => line !== '');
    const depths = lines.map((line) => /^\t*/.exec(line)![0].length);
    for (const [n, line] of lines.entries()) {
      if (line.endsWith(':')) expect(depths[n + 1]).toBe(depths[n] + 1);
      else expect(depths[n + 1] ?? 0).toBeLessThanOrEqual(depths[n]);
    }
    const code = lines.join('\n');
    expect(code).not.toMatch(/[;{}?]|&&|\|\||\bclamp\(|\/ \d+(?![.\d])/);
  });
});
