// Tests of the help texts of the commands.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { helps, helpText, noSuchName, wrongArgument } from './help';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names and files of the npm scripts that run a file of this repository. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /(?:tsx|--import tsx)(?: e2e\/after-build\.ts)? ((?:src|e2e)\/\S+\.ts)/.exec(script)?.[1];
  return file ? [[name, file] as const] : [];
});

describe('the help', () => {
  it('is there for every command', () => {
    expect(Object.keys(helps).sort()).toEqual(commands.map(([name]) => name).sort());
  });

  it.each(commands)('of %s is answered by %s', (name, file) => {
    const main = file.replace('.ts', '-main.ts');
    const texts = [file, ...(name === 'simulate' || name === 'judge' ? [main] : [])].map((path) =>
      readFileSync(`${root}${path}`, 'utf8'),
    );
    expect(texts.join('\n')).toMatch(new RegExp(`(answerHelp|checkCall|helpText)\\('${name}'\\)`));
  });

  it.each(Object.keys(helps) as (keyof typeof helps)[])('of %s has use, options and an example', (name) => {
    const text = helpText(name);
    expect(text).toContain(`\nUsage: npm run --silent ${name}`);
    expect(text).toContain(`\nExample: npm run --silent ${name}`);
    for (const [option, means] of helps[name].options) {
      expect(text).toContain(option);
      expect(text).toContain(means);
    }
  });

  it('is printed in place of a run, with status 0', async () => {
    const run = promisify(execFile);
    const { stdout } = await run(
      process.execPath,
      ['--import', 'tsx', 'src/tools/cli/courses.ts', '--help'],
      {
        cwd: root,
      },
    );
    expect(stdout).toBe(helpText('courses'));
  });
});

describe('a command', () => {
  it.each([
    ['fuzz', ['--cuont', '3'], '--cuont: there is no such option. Did you mean --count?'],
    ['fuzz', ['--count', '3', 'more'], 'more: fuzz takes no names.'],
    ['courses', ['knot'], 'knot: courses takes no names.'],
    ['clip', ['path-race', '--widht=9'], '--widht: there is no such option. Did you mean --width?'],
    ['soak', ['browser', '--tuoch'], '--tuoch: there is no such option. Did you mean --touch?'],
    ['bench', ['--all'], '--all: there is no such option.'],
    ['judge', ['--hepl'], '--hepl: there is no such option. Did you mean --help?'],
    ['fuzz', ['--count', '-3'], '--count: must be followed by N, got -3'],
    ['simulate', ['path-race', '--seconds'], '--seconds: must be followed by S, got nothing'],
    ['simulate', ['path-race', '--last=2'], '--last: takes no value.'],
  ] as const)('%s refuses %j', (name, argv, sentence) => {
    expect(wrongArgument(name, argv)).toBe(sentence);
  });

  it('takes options with values, and names where it has some', () => {
    expect(wrongArgument('clip', ['path-race', '--seconds=-1', '--height', '20'])).toBe(null);
    expect(wrongArgument('soak', ['browser', '--seconds', '5', '--build'])).toBe(null);
    expect(wrongArgument('fuzz', ['--from', '7'])).toBe(null);
    expect(wrongArgument('bench', [])).toBe(null);
  });

  it('gives the nearest name, or none', () => {
    expect(noSuchName('path-rase', 'scene', ['orbit', 'path-race'])).toBe(
      'path-rase: there is no such scene. Did you mean path-race?',
    );
    expect(noSuchName('zzzzzz', 'scene', ['orbit'])).toBe('zzzzzz: there is no such scene.');
  });

  it('refuses with status 2', async () => {
    const run = promisify(execFile);
    const courses = ['--import', 'tsx', 'src/tools/cli/courses.ts', '--fast'];
    await expect(run(process.execPath, courses, { cwd: root })).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('--fast: there is no such option.\nUsage: npm run --silent courses'),
    });
  });
});
