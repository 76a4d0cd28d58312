// Tests of the runs to race against on the page: a second link to a course adds its run to the first; at most four
// remain.
import { beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { withRuns } from '../rules/runs';
import type { ParRun } from '../spec';
import { Rivals } from './rivals';

const [slalom, , spiral, box, wind, doors] = courses;

const run = (name: string, result: number): ParRun => ({
  ...{ id: `id-${name}`, scene: scenarioOf(slalom), inputs: { entity: { kind: 'missile' } }, result, name },
});

let rivals = new Rivals();
beforeEach(() => {
  rivals = new Rivals();
});

const namesOf = (scenario: Scenario) => rivals.all(scenario).map(({ name }) => name);

describe('the runs of a course', () => {
  it('are those of its link; a second link of it joins the first, in front', () => {
    const first = withRuns(scenarioOf(box), [run('Ann', 9)]);
    const second = withRuns(scenarioOf(box), [run('Bo', 9.5)]);
    for (const scenario of [first, second]) rivals.meet(scenario);
    expect(namesOf(second)).toEqual(['Bo', 'Ann']);
  });

  it('go with their course: a link that is opened after another scene brings its own only', () => {
    const first = withRuns(scenarioOf(slalom), [run('Ann', 9)]);
    const second = withRuns(scenarioOf(slalom), [run('Bo', 9.5)]);
    const { par: _, ...other } = scenarioOf(spiral);
    for (const scenario of [first, other, second]) rivals.meet(scenario);
    expect(namesOf(second)).toEqual(['Bo']);
    // Undo restores the earlier course.
    rivals.meet(first);
    expect(namesOf(first)).toEqual(['Ann']);
  });

  it('are there once, even where links write their time with other digits', () => {
    const course = withRuns(scenarioOf(wind), [run('Ann', 19.041)]);
    rivals.meet(course);
    expect(rivals.add(course, [run('Ann', 19.04)])).toBe(false);
    expect(rivals.add(course, [{ ...run('Ann', 19.05), id: 'another' }])).toBe(true);
    expect(rivals.all(course).map(({ result }) => result)).toEqual([19.05, 19.041]);
  });

  it('are four at most: the oldest goes', () => {
    const course = scenarioOf(spiral);
    rivals.meet(course);
    for (const name of ['a', 'b', 'c', 'd', 'e']) rivals.add(course, [run(name, 20)]);
    expect(namesOf(course)).toEqual(['e', 'd', 'c', 'b']);
  });

  it('stay with their course, and are removed when it is opened again without runs', () => {
    const course = scenarioOf(doors);
    rivals.meet(course);
    rivals.add(course, [run('Ann', 15)]);
    rivals.meet(course);
    expect(namesOf(course)).toEqual(['Ann']);
    // Another course is opened, and then the first one again.
    rivals.meet(scenarioOf(spiral));
    rivals.meet(course);
    expect(namesOf(course)).toEqual([]);
  });

  it('do not exist in a scene without a course', () => {
    const { par: _, ...scene } = scenarioOf(box);
    rivals.meet(scene);
    expect(rivals.all(scene)).toEqual([]);
  });
});
