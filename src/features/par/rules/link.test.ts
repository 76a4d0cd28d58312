// Tests of links with a run: they are short, and the run gives the same time again.
import { describe, expect, it } from 'vitest';
import type { ControllerSpec } from '../../../laws/control/controllers';
import { knownLaws } from '../../../laws/language/known-laws.fixture';
import type { GuidanceSpec } from '../../../world/entities/guidance/guidance';
import type { Place } from '../../../world/simulation/place';
import type { Scenario } from '../../../world/simulation/scenario';
import { withoutUndefined } from '../../../world/simulation/without-undefined';
import type { ParRun } from '../spec';
import { type Course, type PlainCourse, planOf, scenarioOf } from './course';
import { courses } from './courses';
import { dayCourse } from './days/days';
import { flownBy } from './flight';
import { readLink } from './game';
import { flyFriend, friendGhosts } from './ghosts';
import { runWords as wordsOfRuns } from './run-words';
import { runsIn } from './runs';

/** Simulates the first run that a scenario contains. Returns it as a ghost, a run that can be drawn beside another. */
const ghostOf = (scenario: Scenario) => friendGhosts([flyFriend(runsIn(scenario)[0])])[0];

/** A flight from which this test makes a link. Settings that are left out come from the course's best flight. */
interface Flight extends Pick<ParRun, 'name'>, Pick<ParRun['inputs'], 'redraws'> {
  readonly course: PlainCourse & Pick<Course, 'flights'>;
  readonly time: number;
  readonly controller?: ControllerSpec;
  readonly guidance?: GuidanceSpec;
}

/** Returns a course's best flight. */
const best = (n: number): Flight => ({ course: courses[n], time: courses[n].flights.best.time });

/**
 * Returns the URL parameters of a link with a course's best flight. Fields of the argument replace those of this
 * flight.
 */
function wordsOf({ course, time, name, redraws, guidance, controller }: Flight): string {
  const { seekDistance, waypoints = [], controller: own } = course.flights.best;
  const command = { kind: 'follow-path', waypoints } as const;
  const inputs = {
    entity: withoutUndefined({
      kind: 'missile',
      seekDistance,
      controller: controller ?? own,
      guidance,
      command,
    }),
    ...(redraws && { redraws }),
  };
  return wordsOfRuns(course.id, [
    { id: 'a1', scene: scenarioOf(course), inputs, result: time, ...(name !== undefined && { name }) },
  ])!;
}

describe('a link with a run', () => {
  it.each(courses.map(({ name }, n) => [name, n] as const))('of %s is below 1,000 characters', (_, n) => {
    expect(wordsOf(best(n)).length).toBeLessThan(1000);
  });

  it('opens its course, and the run is flown to the time that it names', async () => {
    const opened = (await readLink(wordsOf(best(0))))!;
    expect(opened.title).toBe('par');
    expect(opened.scenario.entities).toEqual(scenarioOf(courses[0]).entities);
    const ghost = ghostOf(opened.scenario);
    expect(ghost.record.time).toBe(courses[0].flights.best.time);
    expect([ghost.name, ghost.whose]).toEqual(['A friend, 8.69\u00a0s', 'friend']);
  });

  it('that names another time only says it', async () => {
    const opened = (await readLink(wordsOf({ ...best(0), time: 8.5 })))!;
    const ghost = ghostOf(opened.scenario);
    expect(ghost.name).toBe('A friend says 8.50\u00a0s');
    expect(ghost.time).toBe(courses[0].flights.best.time);
  });

  it('keeps law, gains and guidance', async () => {
    const controller = { kind: 'spd', frequency: 2.3, damping: 1.3 } as const;
    const words = wordsOf({ ...best(0), controller, guidance: { kind: 'lead' } });
    const { par } = (await readLink(words))!.scenario;
    expect(par).toMatchObject({ rival: { entity: { controller, guidance: { kind: 'lead' } } } });
  });

  it('keeps the text of a player’s law, and its gains', async () => {
    const source = knownLaws['names that other languages keep'];
    const controller: ControllerSpec = { kind: 'own', source, end: 12.5 };
    const words = wordsOf({ ...best(0), controller });
    expect(words).toMatch(/^[\w=&%.,:;~-]+$/);
    const { par } = (await readLink(words))!.scenario;
    expect(par).toMatchObject({ rival: { entity: { controller } } });
    await expect(readLink(wordsOf({ ...best(0), controller: { kind: 'own', source: 'x' } }))).rejects.toThrow(
      'controller.source: line 1, column 1: outside of functions',
    );
  });

  it('names its pilot, whatever letters the name has', async () => {
    for (const name of ['Ann', 'Zoë & co=1', '競走']) {
      const words = wordsOf({ ...best(0), name });
      expect(words).toMatch(/^[\w=&%.,:;~-]+$/);
      const { scenario } = (await readLink(words))!;
      expect(ghostOf(scenario).name).toBe(`${name}, 8.69\u00a0s`);
    }
    const says = wordsOf({ ...best(0), name: 'Ann', time: 8.5 });
    expect(ghostOf((await readLink(says))!.scenario).name).toBe('Ann says 8.50\u00a0s');
  });

  it('with a name that is too long is refused with the field', async () => {
    const words = wordsOf({ ...best(0), name: 'x'.repeat(21) });
    await expect(readLink(words)).rejects.toThrow(/par\.rival\.name/);
  });

  it('of a day opens that day’s course', async () => {
    // Its unchanged plan is a flight, too.
    const day = dayCourse(20261122)!;
    const { seekDistance = 2, controller = { kind: 'windowed-pid' } } = scenarioOf(day).entities[0];
    const { time } = flownBy(scenarioOf(day))!;
    const plan = { time, seekDistance, controller, waypoints: planOf(day) };
    const words = wordsOf({ course: { ...day, flights: { ...courses[0].flights, best: plan } }, time });
    const { scenario } = (await readLink(words))!;
    expect(ghostOf(scenario).record.time).toBe(time);
  });

  it('of a course alone opens the course, and other words are rejected', async () => {
    expect((await readLink('par=knot'))!.scenario).toEqual(scenarioOf(courses[8]));
    expect(await readLink('par=nowhere')).toBeNull();
    expect(await readLink('par')).toBeNull();
  });

  it('with more redraws than it has room for stays short, and says its time', () => {
    const waypoints = Array.from({ length: 40 }, (_, n): Place => [n + 0.1234, n / 3]);
    const redraws = [1, 2, 3, 4].map((tick) => ({ tick, waypoints, next: 0 }));
    const words = wordsOf({ ...best(0), redraws });
    expect(words.length).toBeLessThan(1000);
    expect(words).not.toContain('&r=');
  });

  it('with a damaged redraw is refused with the field', async () => {
    const redraws = [{ tick: 60, waypoints: [[1, 2]] as const, next: 0 }];
    const words = wordsOf({ ...best(0), redraws });
    expect(words).toContain('&r=60,0:1,2');
    for (const bad of ['x,0:1,2', '60,0:1', '60', '60,0.5:1,2'])
      await expect(readLink(words.replace('60,0:1,2', bad))).rejects.toThrow(/par\.rival\.redraws/);
  });

  it('that is damaged is refused with the field', async () => {
    const words = wordsOf(best(0)).replace('-8.7', 'x');
    await expect(readLink(words)).rejects.toThrow(/par\.rival\.entity\.command/);
  });
});
