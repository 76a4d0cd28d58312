// Tests of the files of guidance laws: they run in each language, and give the same results as the laws they were made
// from.
import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { planeCode } from '../code';
import { strictlyCompiled } from '../compiled.fixture';
import { scriptOf as gdscriptOf, gdscriptParser } from '../languages/gdscript.fixture';
import { isHere, moduleOf, workshop } from '../programs.fixture';
import { Lead, Navigation, Pursuit } from './flat';
import { guidanceFile, guidanceTargets, guidedCode } from './guidance';

/** A guidance law under test. `update` returns the heading (rad), `rate` the rate of the heading (rad/s). */
interface Law {
  update(...given: number[]): number;
  rate(): number;
  reset(): void;
}

const kinds: Readonly<Record<string, () => Law>> = {
  pursuit: () => new Pursuit(),
  lead: () => new Lead(),
  'proportional-navigation': () => new Navigation(3.5, false),
  'augmented-navigation': () => new Navigation(3.5, true),
};
const names = Object.keys(kinds);
const textOf = (id: string, kind: string) => guidanceFile(id, { kind, navigationConstant: 3.5 }).text;
const classOf = (text: string) => /(?:class|struct|local) (\w+)(?::| =| \{)/.exec(text)![1];

/** Returns the parameter names of the function `update` in an exported file. */
const parametersOf = (text: string) =>
  /[uU]pdate\(([^)]*)\)/
    .exec(text.replaceAll(/^\s*(?:\/\/|#|--).*$/gm, ''))![1]
    .split(',')
    .map((one) =>
      one
        .replace(/:.*|double/g, '')
        .trim()
        .replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase()),
    );

/** Input of a guidance law in one step, by name, and whether the law is reset before the step. */
interface Step {
  readonly resets: boolean;
  readonly given: Readonly<Record<string, number>>;
}

/**
 * Test input for the guidance laws: motion of a body and its target in 240 steps. Each law is reset in every 80th step.
 */
const steps: readonly Step[] = Array.from({ length: 240 }, (_, n) => {
  const wave = (times: number, most: number) => most * Math.sin(times * n + times);
  const near = n % 40 > 36;
  return {
    resets: n % 80 === 79,
    given: {
      x: near ? wave(1, 0.3) : wave(0.05, 50) + wave(0.7, 5),
      y: near ? wave(2, 0.3) : wave(0.03, 40),
      velocityX: n % 17 === 0 ? 0 : wave(0.11, 12),
      velocityY: n % 17 === 0 ? 0 : wave(0.07, 12),
      targetX: wave(0.2, 6),
      targetY: wave(0.13, 7),
      heading: wave(0.4, 4),
      speed: 10,
      timeStep: 1 / 60,
    },
  };
});

/** Returns the results that an exported file must give: heading (rad) and rate (rad/s) of each step. */
function expectedOf(kind: string): number[][] {
  const law = kinds[kind]();
  return steps.map(({ resets, given }) => {
    if (resets) law.reset();
    const { x, y, velocityX, velocityY, targetX, targetY, heading, speed, timeStep } = given;
    const last = kind === 'lead' ? speed : timeStep;
    const answer = law.update(x, y, velocityX, velocityY, targetX, targetY, heading, last);
    return [answer, law.rate()];
  });
}

/** Returns the results that a program printed, one line for each step. */
const printed = (text: string) => {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split(' ').map(Number));
  return new Map(names.map((kind, n) => [kind, rows.slice(n * steps.length, (n + 1) * steps.length)]));
};

function holdToLaws(answers: (kind: string) => readonly (readonly number[])[]): void {
  it.each(names)('%s answers as its law does', (kind) => {
    const own = answers(kind);
    for (const [n, [heading, rate]] of expectedOf(kind).entries()) {
      // A heading may differ by half a turn in either direction.
      expect(Math.abs(Math.sin((own[n][0] - heading) / 2))).toBeLessThan(1e-9);
      expect(Math.abs(own[n][1] - rate)).toBeLessThan(1e-9 * Math.max(1, Math.abs(rate)));
    }
  });
}

/**
 * Returns the statements with which a test program calls all exported laws. There is one string for each law and each
 * step.
 * @param id name of the export target, such as 'cpp-guidance'
 * @param one returns the statements of one step of the nth law: a reset if `resets` is true, then a call of `update`
 * with the arguments `given`
 */
const calls = (id: string, one: (n: number, resets: boolean, given: string) => string) =>
  names.flatMap((kind, n) => {
    const parameters = parametersOf(textOf(id, kind));
    return steps.map(({ resets, given }) =>
      one(n, resets, parameters.map((name) => given[name].toExponential(17)).join(', ')),
    );
  });

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));

describe('TypeScript', () => {
  const laws = new Map<string, new () => Law>();
  beforeAll(async () => {
    for (const kind of names) {
      const text = textOf('ts-guidance', kind);
      laws.set(kind, (await moduleOf(folder, kind, text))[classOf(text)] as new () => Law);
    }
  });

  holdToLaws((kind) => {
    const law = new (laws.get(kind)!)();
    const parameters = parametersOf(textOf('ts-guidance', kind));
    return steps.map(({ resets, given }) => {
      if (resets) law.reset();
      return [law.update(...parameters.map((name) => given[name])), law.rate()];
    });
  });

  it('compiles as strictly as TypeScript can be', () => {
    expect(
      strictlyCompiled(
        folder,
        names.map((kind) => textOf('ts-guidance', kind)),
      ),
    ).toBe('');
  });
});

const parse = await gdscriptParser();
describe('GDScript', () => {
  holdToLaws((kind) => {
    const text = textOf('gd-guidance', kind);
    const script = gdscriptOf(parse(`${text}\nvar law := ${classOf(text)}.new()\n`)!, {});
    const law = script.fields.get('law') as ReturnType<typeof gdscriptOf>;
    const parameters = parametersOf(text);
    return steps.map(({ resets, given }) => {
      if (resets) law.call('reset');
      return [law.call('update', ...parameters.map((name) => given[name])), law.call('rate')] as number[];
    });
  });
});

describe.skipIf(!isHere('g++'))('C++, where g++ is there (skipped without it)', () => {
  let answers: ReturnType<typeof printed>;
  beforeAll(() => {
    for (const kind of names) writeFileSync(join(folder, `${kind}.h`), textOf('cpp-guidance', kind));
    const lines = [
      '#include <cstdio>',
      ...names.map((kind) => `#include "${kind}.h"`),
      'int main() {',
      ...names.map((kind, n) => `${classOf(textOf('cpp-guidance', kind))} law${n};`),
      ...calls('cpp-guidance', (n, resets, given) => {
        const reset = resets ? `law${n}.reset(); ` : '';
        return `${reset}{ const double a = law${n}.update(${given}); std::printf("%.17g %.17g\\n", a, law${n}.rate()); }`;
      }),
      '}',
    ];
    writeFileSync(join(folder, 'guidance.cpp'), lines.join('\n'));
    const flags = ['-std=c++17', '-O0', '-ffp-contract=off', '-Wall', '-Wextra', '-Wshadow', '-Werror'];
    execFileSync('g++', [...flags, 'guidance.cpp', '-o', 'guidance'], { cwd: folder });
    answers = printed(execFileSync(join(folder, 'guidance'), { encoding: 'utf8', maxBuffer: 1e8 }));
  });
  holdToLaws((kind) => answers.get(kind)!);
});

describe.skipIf(!isHere('mcs') || !isHere('mono'))(
  'C#, where mcs and mono are there (skipped without them)',
  () => {
    let answers: ReturnType<typeof printed>;
    beforeAll(() => {
      const file = (kind: string) => guidanceFile('cs-guidance', { kind }).name;
      for (const kind of names) writeFileSync(join(folder, file(kind)), textOf('cs-guidance', kind));
      const lines = [
        'using System; using System.Globalization;',
        'static class Program {',
        'static void Say(double a, double b) { Console.WriteLine(string.Format(CultureInfo.InvariantCulture, "{0:R} {1:R}", a, b)); }',
        'static void Main() {',
        ...names.map((kind, n) => `var law${n} = new ${classOf(textOf('cs-guidance', kind))}();`),
        ...calls('cs-guidance', (n, resets, given) => {
          const reset = resets ? `law${n}.Reset(); ` : '';
          return `${reset}{ double a = law${n}.Update(${given}); Say(a, law${n}.Rate()); }`;
        }),
        '} }',
      ];
      writeFileSync(join(folder, 'Guidance.cs'), lines.join('\n'));
      const sources = [...names.map(file), 'Guidance.cs'];
      execFileSync('mcs', ['-warn:4', '-warnaserror', '-out:guidance.exe', ...sources], { cwd: folder });
      answers = printed(
        execFileSync('mono', ['guidance.exe'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }),
      );
    });
    holdToLaws((kind) => answers.get(kind)!);
  },
);

describe.skipIf(!isHere('lua5.4', '-v'))('Lua, where lua5.4 is there (skipped without it)', () => {
  let answers: ReturnType<typeof printed>;
  beforeAll(() => {
    for (const kind of names) writeFileSync(join(folder, `${kind}.lua`), textOf('lua-guidance', kind));
    const lines = [
      'local laws = {}',
      ...names.map((kind, n) => `laws[${n}] = require("${kind}").new()`),
      'local function say(law, a) io.write(string.format("%.17g %.17g\\n", a, law:rate())) end',
      // A function has a limited number of constants.
      ...names.map(
        (_, n) =>
          `local function run${n}(law, s) if s[1] then law:reset() end table.remove(s, 1) say(law, law:update(table.unpack(s))) end`,
      ),
      ...calls('lua-guidance', (n, resets, given) => `run${n}(laws[${n}], { ${resets}, ${given} })`),
    ];
    writeFileSync(join(folder, 'guidance.lua'), lines.join('\n'));
    answers = printed(
      execFileSync('lua5.4', ['guidance.lua'], { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 }),
    );
  });
  holdToLaws((kind) => answers.get(kind)!);
});

describe.each(guidanceTargets)('$id', ({ id, comment }) => {
  it.each(names)('%s states its purpose, licence and use', (kind) => {
    const file = guidanceFile(id, { kind });
    const [first, , licence] = file.text.split('\n');
    expect(first).toMatch(/: says where a missile should point\. From Slew\.$/);
    expect(licence).toContain('MIT License, Copyright (c) 2026 Slew contributors.');
    const comments = file.text.split('\n').filter((line) => line.startsWith(comment));
    expect(comments.filter((line) => line.length > 110)).toEqual([]);
    const camel = comments.join(' ').replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const words = camel.split(/\W+/);
    expect(parametersOf(file.text).filter((name) => !words.includes(name))).toEqual([]);
    // The word belongs to a warning about laws that turn.
    expect(comments.join(' ')).not.toContain('torque');
  });

  it('marks N, and nothing else', () => {
    const set = (kind: string) =>
      guidanceFile(id, { kind, navigationConstant: 3.5 })
        .lines.flat()
        .filter((piece) => piece.set)
        .map(({ text }) => Number(text));
    expect(names.map(set)).toEqual([[], [], [3.5], [3.5]]);
  });
});

it('comes with the files of the law that turns the body', () => {
  const offer = guidedCode({ kind: 'lead' });
  const given = { controller: { kind: 'pid' }, limits: { angularAcceleration: 12, turnRate: Infinity } };
  expect(offer.targets.map(({ id }) => id)).toEqual(
    [...planeCode.targets, ...guidanceTargets].map(({ id }) => id),
  );
  expect(offer.file('js', given)).toEqual(planeCode.file('js', given));
  expect(offer.file('lua-guidance', given).name).toBe('lead.lua');
});

it('refuses an unknown law and an unknown target', () => {
  expect(() => guidanceFile('ts-guidance', { kind: 'hunch' })).toThrow('guidance: must be one of pursuit');
  expect(() => guidanceFile('ts-planck', { kind: 'lead' })).toThrow('must be one of ts-guidance');
});
