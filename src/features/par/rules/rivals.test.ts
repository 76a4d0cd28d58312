// Runs to fly against in files: one as ever, and up to four in all.
import { expect, it } from 'vitest';
import { readScenario } from '../../../lab/files/read-scenario';
import { courseSpec, type RivalSpec } from '../spec';
import { scenarioOf } from './course';
import { slalom } from './courses';
import { parGame } from './game';
import { withRivals } from './rivals';

const run = (name: string): RivalSpec => ({ entity: { kind: 'missile' }, time: 9, name });
const course = scenarioOf(slalom);

it('the first run stands where one always stood, further ones behind it', () => {
  expect(withRivals(course, [run('a')]).par).toMatchObject({ rival: { name: 'a' } });
  expect(withRivals(course, [run('a')]).par).not.toHaveProperty('rivals');
  const raced = withRivals(course, ['a', 'b', 'b', 'c', 'd', 'e'].map(run));
  expect(raced.par).toMatchObject({
    rival: { name: 'a' },
    rivals: [{ name: 'b' }, { name: 'c' }, { name: 'd' }],
  });
  expect(courseSpec(readScenario(raced, [parGame]).par!).rivals.map(({ name }) => name)).toEqual([
    ...['a', 'b', 'c', 'd'],
  ]);
  expect(withRivals(raced, [])).toEqual(course);
});

it('a file with one run, or with more than there may be, is read as it was or refused', () => {
  const { par } = course;
  const old = readScenario({ ...course, par: { ...par, rival: run('a') } }, [parGame]);
  expect(courseSpec(old.par!).rivals).toEqual([run('a')]);
  const five = ['a', 'b', 'c', 'd', 'e'].map(run);
  expect(() => readScenario({ ...course, par: { ...par, rivals: five } }, [parGame])).toThrow(
    'par.rivals: must be a list of 1 to 4 runs, got a list of 5',
  );
});
