// Tests of the marks on the time bar.
import { describe, expect, it } from 'vitest';
import { Simulation } from '../simulation';

const flying = (more: object = {}) =>
  new Simulation({
    version: 1,
    name: 'Test',
    entities: [{ kind: 'character', command: { kind: 'seek', target: [40, 0] } }],
    ...more,
  });

describe('TimeBarMarks', () => {
  it('has a jump where the timeline moves a target, and none while a target stands', () => {
    const simulation = flying({ timeline: [{ at: 1, entity: 0, target: [0, 40] }] });
    for (let n = 0; n < 120; n++) simulation.step();
    const { all } = simulation.measures.timeBarMarks;
    expect(all.map(({ kind }) => kind)).toEqual(['jump']);
    expect(all[0].time).toBeCloseTo(1, 9);
  });

  it('has one hit when a body touches a wall, however long it stays in contact', () => {
    const simulation = flying({ obstacles: [{ kind: 'wall', position: [20, 0], size: [1, 20] }] });
    for (let n = 0; n < 60; n++) simulation.step();
    expect(simulation.measures.timeBarMarks.all).toEqual([]);
    for (let n = 0; n < 120; n++) simulation.step();
    expect(simulation.measures.timeBarMarks.all.map(({ kind }) => kind)).toContain('hit');
  });

  it('forgets after 20 s', () => {
    const simulation = flying({ timeline: [{ at: 0.5, entity: 0, target: [0, 40] }] });
    for (let n = 0; n < 60; n++) simulation.step();
    expect(simulation.measures.timeBarMarks.all).toHaveLength(1);
    for (let n = 0; n < 1200; n++) simulation.step();
    expect(simulation.measures.timeBarMarks.all).toHaveLength(0);
  });
});
