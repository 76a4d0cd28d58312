// What the tests of every language share: a folder outside the project in which exported files are compiled and run, as a stranger's
// project would, and a program of that language that runs each law over the same steps, and may turn bodies by them.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { transformWithOxc } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  answersIn,
  answersOf,
  cases,
  expectedAngles,
  fileOf,
  kinds,
  type LawOutput,
  largest,
  largestDifference,
  steps,
  turnSteps,
} from './vectors.fixture';

const modules = realpathSync(fileURLToPath(new URL('../../../node_modules', import.meta.url)));

/** A fresh folder with the project's packages. */
export function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slew-code-'));
  symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

/** A file as JavaScript: without its types, where it has any. */
export async function scriptOf(text: string): Promise<string> {
  return (await transformWithOxc(text, 'law.ts', { sourcemap: false })).code;
}

/** A module from the text of a TypeScript or JavaScript file. */
export async function moduleOf(folder: string, name: string, text: string): Promise<Record<string, unknown>> {
  const path = join(folder, `${name}.js`);
  writeFileSync(path, await scriptOf(text));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** Each step as `name = value`, with commas between. */
export const namedSteps = steps.map((step) =>
  Object.entries(step)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', '),
);

/** Whether a program is on this machine. @param probe what it is asked with */
export const isHere = (program: string, probe = '--version') => spawnSync(program, [probe]).status === 0;

/** Gives the files of a target. */
export const filesOf = (id: string) => (given: Parameters<typeof fileOf>[1]) => fileOf(id, given).text;

/** The line after which a program prints the angles of its turns: two for each law, with the centre of mass on the origin and beside it. */
export const turnsBegin = 'turns';

/**
 * Holds a program to the library's laws.
 * @param run writes, compiles and runs it in a folder; returns what it printed @param turns whether it turns bodies too
 */
export function holdToLibrary(run: (folder: string) => string, turns: boolean): void {
  const folder = workshop();
  afterAll(() => rmSync(folder, { recursive: true }));
  let answers: LawOutput[] = [];
  let angles: number[] = [];

  beforeAll(() => {
    const [ofVectors, ofTurns = ''] = run(folder).split(`${turnsBegin}\n`);
    answers = answersIn(ofVectors);
    angles = ofTurns.trim().split('\n').map(Number);
  });

  it.each(cases.map((one, index) => ({ ...one, index })))('$title answers as the library does', (one) => {
    const own = answers.slice(one.index * steps.length, (one.index + 1) * steps.length);
    expect(largestDifference(own, answersOf(one, steps))).toBeLessThan(1e-9);
  });

  // Engines count in 24 bits. rad
  if (turns)
    it.each(kinds.map((kind, index) => ({ kind, index })))(
      '$kind turns a body step for step as the library does, with its centre of mass beside its origin too',
      ({ kind, index }) => {
        for (const place of [2 * index, 2 * index + 1]) {
          const own = angles.slice(place * turnSteps, (place + 1) * turnSteps);
          expect(largest(own, expectedAngles(kind))).toBeLessThan(1e-3);
        }
      },
    );
}
