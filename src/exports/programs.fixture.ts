// What the tests of every language share: a program of that language runs each law over the same steps, and may turn bodies by them.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { codeFor, targetOf } from './code';
import { expectedAngles, kinds, largest, steps as turnSteps } from './turns.fixture';
import { type Answer, answersIn, answersOf, cases, largestDifference, stepsOf } from './vectors.fixture';
import { workshop } from './workshop.fixture';

/** The steps over which every law is run. */
export const steps = stepsOf(500);

/** Each step as `name = value`, with commas between. */
export const namedSteps = steps.map((step) =>
  Object.entries(step)
    .map(([name, value]) => `${name} = ${value}`)
    .join(', '),
);

/** Whether a program is on this machine. @param probe what it is asked with */
export const isHere = (program: string, probe = '--version') => spawnSync(program, [probe]).status === 0;

/** Gives the files of a target. */
export const filesOf = (id: string) => (given: Parameters<typeof codeFor>[1]) =>
  codeFor(targetOf(id), given).text;

/** The line after which a program prints the angles of its turns: two for each law, with the centre of mass on the origin and beside it. */
export const turnsBegin = 'turns';

/**
 * Holds a program to the library's laws.
 * @param run writes, compiles and runs it in a folder; returns what it printed @param turns whether it turns bodies too
 */
export function holdToLibrary(run: (folder: string) => string, turns: boolean): void {
  const folder = workshop();
  afterAll(() => rmSync(folder, { recursive: true }));
  let answers: Answer[] = [];
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
