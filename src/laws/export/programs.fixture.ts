// Shared parts of the tests of all languages. There is a folder outside the project in which exported files are
// compiled and run. There is also a program of that language that runs each law over the same steps, and may turn
// bodies.
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

/**
 * Creates a temporary folder in which programs can import this project's npm packages. Returns the folder's
 * path.
 */
export function workshop(): string {
  const folder = mkdtempSync(join(tmpdir(), 'slew-code-'));
  symlinkSync(modules, join(folder, 'node_modules'), 'dir');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
  return folder;
}

/** Returns a TypeScript or JavaScript text as JavaScript, without types. */
export async function scriptOf(text: string): Promise<string> {
  return (await transformWithOxc(text, 'law.ts', { sourcemap: false })).code;
}

/** Writes a TypeScript or JavaScript text as a JavaScript file into a folder, and imports it as a module. */
export async function moduleOf(folder: string, name: string, text: string): Promise<Record<string, unknown>> {
  const path = join(folder, `${name}.js`);
  writeFileSync(path, await scriptOf(text));
  return import(/* @vite-ignore */ pathToFileURL(path).href);
}

/** Inputs of each test step as source text, such as `error = 0.1, timeStep = 0.02`. */
export const namedSteps = steps.map((step) =>
  Object.entries(step)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', '),
);

/** Returns whether a program is installed on this machine. @param probe argument with which the program is started */
export const isHere = (program: string, probe = '--version') => spawnSync(program, [probe]).status === 0;

/**
 * Returns a function that gives the text of a law's exported file.
 * @param id id of the engine or language to export for
 */
export const filesOf = (id: string) => (given: Parameters<typeof fileOf>[1]) => fileOf(id, given).text;

/** Line that a test program prints before the angles of its simulated turns. */
export const turnsBegin = 'turns';

/**
 * Declares tests that run a program with exported laws. Its results must equal those of the library's laws.
 * @param run a function that writes, compiles and runs the program in a folder, and returns the printed text
 * @param turns whether the program also simulates turns of bodies
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

  // Engines use numbers of 24 bits. rad
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
