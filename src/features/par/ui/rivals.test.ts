// The runs that one races against on the page: a second link of a course joins the first, at most four are kept.
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { withRivals } from '../rules/rivals';
import type { RivalSpec } from '../spec';
import { addRivals, meetRivals, rivalsOf } from './rivals';

// Each test has a course of its own: what was met stays for the page.
const [slalom, , spiral, box, wind, doors] = courses;

const run = (name: string, time: number): RivalSpec => ({ entity: { kind: 'missile' }, time, name });

const namesOf = (scenario: Scenario) => rivalsOf(scenario).map(({ name }) => name);

describe('the runs of a course', () => {
  it('are those of its link; a second link of it joins the first, in front', () => {
    const first = withRivals(scenarioOf(box), [run('Ann', 9)]);
    const second = withRivals(scenarioOf(box), [run('Bo', 9.5)]);
    for (const scenario of [first, second]) meetRivals(scenario);
    expect(namesOf(second)).toEqual(['Bo', 'Ann']);
  });

  it('go with their course: a link that is opened after another scene brings its own only', () => {
    const first = withRivals(scenarioOf(slalom), [run('Ann', 9)]);
    const second = withRivals(scenarioOf(slalom), [run('Bo', 9.5)]);
    const { par: _, ...other } = scenarioOf(spiral);
    for (const scenario of [first, other, second]) meetRivals(scenario);
    expect(namesOf(second)).toEqual(['Bo']);
    // Undo leads back.
    meetRivals(first);
    expect(namesOf(first)).toEqual(['Ann']);
  });

  it('are there once, even where links write their time with other digits', () => {
    const course = withRivals(scenarioOf(wind), [run('Ann', 19.041)]);
    meetRivals(course);
    expect(addRivals(course, [run('Ann', 19.04)])).toBe(false);
    expect(addRivals(course, [run('Ann', 19.05)])).toBe(true);
    expect(rivalsOf(course).map(({ time }) => time)).toEqual([19.05, 19.041]);
  });

  it('are four at most: the oldest goes', () => {
    const course = scenarioOf(spiral);
    meetRivals(course);
    for (const name of ['a', 'b', 'c', 'd', 'e']) addRivals(course, [run(name, 20)]);
    expect(namesOf(course)).toEqual(['e', 'd', 'c', 'b']);
  });

  it('stay while the course does, and are gone when it is chosen anew without any', () => {
    const course = scenarioOf(doors);
    meetRivals(course);
    addRivals(course, [run('Ann', 15)]);
    meetRivals(course);
    expect(namesOf(course)).toEqual(['Ann']);
    // The same course is chosen again after another scene.
    meetRivals(scenarioOf(spiral));
    meetRivals(course);
    expect(namesOf(course)).toEqual([]);
  });

  it('are none in a scene without a course', () => {
    const { par: _, ...scene } = scenarioOf(box);
    meetRivals(scene);
    expect(rivalsOf(scene)).toEqual([]);
  });
});
