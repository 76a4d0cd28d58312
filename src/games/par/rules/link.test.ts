// Links with a run: short, and flown again to the same time.
import { describe, expect, it } from 'vitest';
import { courses, scenarioOf } from './courses';
import { parGame } from './game';
import { rivalGhost } from './ghosts';
import { wordsOf } from './link';

const guidance = { kind: 'pursuit' } as const;

/** The words of a course's best flight. */
const best = (n: number) => {
  const { id, flights } = courses[n];
  const { time, seekDistance, controller, waypoints } = flights.best;
  return {
    course: id,
    time,
    seekDistance: seekDistance!,
    controller: controller!,
    guidance,
    waypoints: waypoints!,
  };
};

describe('a link with a run', () => {
  it.each(courses.map(({ name }, n) => [name, n] as const))('of %s is below 1,000 characters', (_, n) => {
    expect(wordsOf(best(n)).length).toBeLessThan(1000);
  });

  it('opens its course, and the run is flown to the time that it names', () => {
    const opened = parGame.fromAddress!(wordsOf(best(0)))!;
    expect(opened.title).toBe('par');
    expect(opened.scenario.entities).toEqual(scenarioOf(courses[0]).entities);
    const ghost = rivalGhost(opened.scenario)!;
    expect(ghost.record.time).toBe(courses[0].flights.best.time);
    expect([ghost.name, ghost.whose]).toEqual(['link 8.69', 'link']);
  });

  it('that names another time only says it', () => {
    const opened = parGame.fromAddress!(wordsOf({ ...best(0), time: 8.5 }))!;
    const ghost = rivalGhost(opened.scenario)!;
    expect(ghost.name).toBe('says 8.50');
    expect(ghost.time).toBe(courses[0].flights.best.time);
  });

  it('keeps law, gains and guidance', () => {
    const controller = { kind: 'spd', frequency: 2.3, damping: 1.3 } as const;
    const words = wordsOf({ ...best(0), controller, guidance: { kind: 'lead' } });
    const { par } = parGame.fromAddress!(words)!.scenario;
    expect(par).toMatchObject({ rival: { entity: { controller, guidance: { kind: 'lead' } } } });
  });

  it('of a course alone opens the course, and other words are none', () => {
    expect(parGame.fromAddress!('par=knot')!.scenario).toEqual(scenarioOf(courses[8]));
    expect(parGame.fromAddress!('par=nowhere')).toBeNull();
    expect(parGame.fromAddress!('par')).toBeNull();
  });

  it('that is damaged is refused with the field', () => {
    const words = wordsOf(best(0)).replace('-8.7', 'x');
    expect(() => parGame.fromAddress!(words)).toThrow(/par\.rival\.entity\.command/);
  });
});
