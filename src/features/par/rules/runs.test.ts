// Tests of runs to race against in files: the form with one run, and the form with up to four.
import { expect, it } from 'vitest';
import { readScenario } from '../../../lab/files/read-scenario';
import type { ParRun, RivalSpec } from '../spec';
import { scenarioOf } from './course';
import { parGame } from './game';
import { runsIn, withRuns } from './runs';
import { slalom } from './slalom';

const course = scenarioOf(slalom);

const run = (name: string): ParRun => ({
  ...{ id: `id-${name}`, scene: course, inputs: { entity: { kind: 'missile' } }, result: 9, name },
});

it('the first run keeps the old place in the file, further ones follow', () => {
  expect(withRuns(course, [run('a')]).par).toMatchObject({ rival: { name: 'a' } });
  expect(withRuns(course, [run('a')]).par).not.toHaveProperty('rivals');
  const raced = withRuns(course, ['a', 'b', 'b', 'c', 'd', 'e'].map(run));
  expect(raced.par).toMatchObject({
    rival: { name: 'a' },
    rivals: [{ name: 'b' }, { name: 'c' }, { name: 'd' }],
  });
  expect(runsIn(readScenario(raced, [parGame])).map(({ name }) => name)).toEqual([...['a', 'b', 'c', 'd']]);
  expect(withRuns(raced, [])).toEqual(course);
});

it('a file with one run is read, with too many runs refused', () => {
  const { par } = course;
  const rival = (name: string): RivalSpec => ({ entity: { kind: 'missile' }, time: 9, name });
  const old = readScenario({ ...course, par: { ...par, rival: rival('a') } }, [parGame]);
  expect(runsIn(old)).toMatchObject([{ inputs: { entity: { kind: 'missile' } }, result: 9, name: 'a' }]);
  const five = ['a', 'b', 'c', 'd', 'e'].map(rival);
  expect(() => readScenario({ ...course, par: { ...par, rivals: five } }, [parGame])).toThrow(
    'par.rivals: must be a list of 1 to 4 runs, got a list of 5',
  );
});

it('a run keeps its id from file to file; one without gets that of its contents', () => {
  const raced = readScenario(withRuns(course, [run('a')]), [parGame]);
  expect(runsIn(raced)).toEqual([run('a')]);
  const byHand = (time: number) => {
    const rival: RivalSpec = { entity: { kind: 'missile' }, time };
    return runsIn({ ...course, par: { ...course.par!, rival } })[0].id;
  };
  expect(byHand(9)).toBe(byHand(9));
  expect(byHand(9)).not.toBe(byHand(8));
});
