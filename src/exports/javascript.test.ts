import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { codeFor, targetOf } from './code';
import { targets } from './targets';
import { answersOf, type Case, cases, largestDifference, stepsOf } from './vectors.fixture';
import { moduleOf, workshop } from './workshop.fixture';

const folder = workshop();
afterAll(() => rmSync(folder, { recursive: true }));

const steps = stepsOf(2000);
const script = ['ts-planck', 'js'];

/** An exported law, which is given its parameters by the order in its file. */
interface Law {
  update(...values: number[]): number;
  saturate(...values: number[]): number;
  limited?(applied: number): void;
  reset?(): void;
}

/** Names of a method's parameters. */
const parametersOf = (text: string, method: string) =>
  new RegExp(`^ {2}${method}\\((.*?)\\)`, 'm')
    .exec(text)![1]
    .split(', ')
    .map((one) => one.split(':')[0]);

async function answersOfFile(id: string, one: Case, index: number) {
  const { text } = codeFor(targetOf(id), one);
  const exported = await moduleOf(folder, `${id}-${index}`, text);
  const name = /export class (\w+)/.exec(text)![1];
  const law = new (exported[name] as new () => Law)();
  const [update, saturate] = [parametersOf(text, 'update'), parametersOf(text, 'saturate')];
  return steps.map((step) => {
    if (step.resets) law.reset?.();
    const values = { ...step } as unknown as Record<string, number>;
    const commanded = law.update(...update.map((key) => values[key]));
    values.commanded = commanded;
    const applied = law.saturate(...saturate.map((key) => values[key]));
    law.limited?.(applied);
    return { commanded, applied };
  });
}

describe('laws as TypeScript and JavaScript', () => {
  for (const id of script) {
    it.each(cases.map((one, index) => ({ ...one, index })))(
      `${id}: $title answers as the library does`,
      async (one) => {
        const answers = await answersOfFile(id, one, one.index);
        expect(largestDifference(answers, answersOf(one, steps))).toBeLessThan(1e-9);
      },
    );
  }

  it('compile in a project as Vite sets one up, as strict as TypeScript can be', () => {
    const files = targets
      .filter(({ language }) => language === 'TypeScript')
      .flatMap((target) =>
        cases.map((one, index) => {
          const name = `${target.id}-${index}-check.ts`;
          writeFileSync(join(folder, name), codeFor(target, one).text);
          return name;
        }),
      );
    const options = {
      target: 'es2023',
      module: 'esnext',
      lib: ['ES2023', 'DOM'],
      types: [],
      skipLibCheck: true,
      moduleResolution: 'bundler',
      allowImportingTsExtensions: true,
      verbatimModuleSyntax: true,
      moduleDetection: 'force',
      noEmit: true,
      strict: true,
      noUncheckedIndexedAccess: true,
      exactOptionalPropertyTypes: true,
      noImplicitReturns: true,
      noImplicitOverride: true,
      noPropertyAccessFromIndexSignature: true,
      noUnusedLocals: true,
      noUnusedParameters: true,
      erasableSyntaxOnly: true,
      noFallthroughCasesInSwitch: true,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, files }));
    const tsc = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });
});
