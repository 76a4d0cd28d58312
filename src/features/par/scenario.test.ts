// Par can be played: the path it comes with finishes over par, and a better one beats par.

import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../lab/files/game';
import { readScenario } from '../../lab/files/read-scenario';
import { type Place, placeOf } from '../../world/simulation/place';
import type { EntitySpec } from '../../world/simulation/scenario';
import { shortestWay } from './rules/figures';
import { parGame } from './rules/game';
import { type ParRules, parOf } from './rules/par-rules';
import { oldPar as par } from './scenario';

const [missile] = par.entities;

/** A run with some of the missile's settings changed, to its end or for a minute. */
function fly(change: Partial<EntitySpec> = {}): ParRules {
  const simulation = simulationOf({ ...par, entities: [{ ...missile, ...change }] }, [parGame]);
  const rules = parOf(simulation);
  if (!rules) throw new Error('no rules of Par');
  while (!rules.course.finished && simulation.time < 60) simulation.step();
  return rules;
}

const along = (waypoints: readonly Place[]) => ({ kind: 'follow-path', waypoints }) as const;

describe('Par by the old rules', () => {
  it('is valid', () => {
    expect(readScenario(par, [parGame])).toEqual(par);
  });

  it('is finished by the path it comes with, 1 to 5 s over par, within the seconds it runs for', () => {
    const { course, par: figure } = fly();
    expect(course.finished).toBe(true);
    expect(course.time - figure).toBeGreaterThan(1);
    expect(course.time - figure).toBeLessThan(5);
    expect(course.time).toBeLessThan(par.seconds);
  });

  it('is beaten by a path from gate to gate, and more so by one that cuts the corners', () => {
    const tidy = fly({ command: along(par.par.gates) });
    expect(tidy.course.finished).toBe(true);
    expect(tidy.course.time).toBeLessThan(tidy.par - 1);
    const { start, gates } = tidy.course;
    const inside = shortestWay(
      start,
      gates.map(({ at }) => at),
      par.par.radius - 0.2,
    ).map(placeOf);
    const tight = fly({ command: along(inside), seekDistance: 0.5 });
    expect(tight.course.finished).toBe(true);
    expect(tight.course.time).toBeLessThan(tidy.course.time - 0.5);
    expect(tight.course.time).toBeGreaterThan(tight.bound!);
  });

  it('is flown faster on the same path by a better tuned missile', () => {
    const slow = fly({ controller: { kind: 'leaky-pid' } });
    const quick = fly({ controller: { kind: 'time-optimal' } });
    expect(quick.course.time).toBeLessThan(slow.course.time);
  });

  it('lets a missile that turns too early miss a gate', () => {
    const { course } = fly({ command: along(par.par.gates), seekDistance: 6 });
    expect(course.finished).toBe(false);
  });
});
