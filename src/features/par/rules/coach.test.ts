import { describe, expect, it } from 'vitest';
import { simulationOf } from '../../../lab/files/field';
import { adviceFor, forecastOf, moved } from './coach';
import { costliestTurn } from './comparison';
import { scenarioOf } from './course';
import { courses } from './courses';
import { parGame } from './game';
import { medalGhost, paceOf, proven } from './ghosts';
import { medalFor, nextMedal } from './medals';
import { parOf } from './par-rules';
import { slalom } from './slalom';

/** Returns a generator of numbers from 0 to 1 for a seed: mulberry32. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Number of random paths to simulate. The environment variable SLEW_LINES sets another number. */
const lines = Number(process.env.SLEW_LINES ?? 27);

describe('a forecast', () => {
  it('of lines with every point moved at random is the run, to the tick', () => {
    const chance = random(7);
    for (let n = 0; n < lines; n++) {
      const course = courses[n % courses.length];
      let plan = scenarioOf(course);
      const { command } = plan.entities[0];
      if (command?.kind !== 'follow-path') throw new Error('a course has a path');
      command.waypoints.forEach(([x, y], point) => {
        plan = moved(plan, point, { x: x + 3 * (chance() - 0.5), y: y + 3 * (chance() - 0.5) });
      });
      // As on the page, the run takes single steps until it is over.
      const simulation = simulationOf(plan, [parGame]);
      const rules = parOf(simulation)!;
      rules.begin();
      while (rules.state !== 'over' && simulation.time < 60) simulation.step();
      const { record, passed } = forecastOf(plan)!;
      expect(record?.time ?? null).toBe(rules.record?.time ?? null);
      expect(passed).toBe(rules.course.passed);
      const { medals } = rules.spec;
      expect(record && medalFor(record.time, medals)).toBe(
        rules.finished ? medalFor(rules.time, medals) : null,
      );
    }
  });
});

describe('advice', () => {
  it('followed to the letter on Slalom, a point a try, earns silver within five tries', () => {
    let plan = scenarioOf(slalom);
    const { medals } = parOf(simulationOf(plan, [parGame]))!.spec;
    const times: number[] = [];
    for (let attempt = 0; attempt < 5; attempt++) {
      const rules = parOf(simulationOf(plan, [parGame]))!;
      const { record } = forecastOf(plan)!;
      times.push(record!.time);
      const next = nextMedal(record!.time, medals)!;
      const ghost = medalGhost(proven(slalom), next)!;
      const turn = costliestTurn(record!, { record: ghost.record, pace: paceOf(ghost) }, rules.limits);
      if (!turn) break;
      const advice = adviceFor(plan, turn.gate, record!.time)!;
      plan = moved(plan, advice.point, advice.to);
      // The next try takes the predicted time.
      expect(forecastOf(plan)!.record!.time).toBeCloseTo(record!.time - advice.saves, 9);
    }
    expect(Math.min(...times)).toBeLessThanOrEqual(slalom.medals.silver);
  });

  it('is null for a gate that does not exist', () => {
    expect(adviceFor(scenarioOf(slalom), 99, 12)).toBeNull();
  });
});
