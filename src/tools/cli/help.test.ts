// The help of the commands.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { scripts } from '../../../package.json';
import { helps, helpText } from './help';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Names and files of the scripts that run a file of this repository. Tests as a whole only chain others. */
const commands = Object.entries(scripts).flatMap(([name, script]) => {
  const file = /(?:tsx|--import tsx)(?: e2e\/after-build\.ts)? ((?:src|e2e)\/\S+\.ts)/.exec(script)?.[1];
  return file && name !== 'test' ? [[name, file] as const] : [];
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
    expect(texts.join('\n')).toMatch(new RegExp(`(answerHelp|helpText)\\('${name}'\\)`));
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
  }, 60_000);
});
