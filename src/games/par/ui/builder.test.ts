// What Par tells of a course that is built: how far the laws are, and what they found.
import { describe, expect, it } from 'vitest';
import { scenarioOf } from '../rules/course';
import { slalom } from '../rules/courses';
import { builder, foundOf, underWay } from './builder';

const course = scenarioOf(slalom);

describe('the laws that fly a course', () => {
  it('tell how far they are, and what is fastest so far', () => {
    const { straight, slider } = slalom.flights;
    const findings = underWay({ flown: 214, of: 300, flights: { straight, slider, law: slider } });
    expect(findings.share).toBeCloseTo(0.7133, 4);
    expect(findings.progress).toBe('flight 214 of 300');
    expect(findings.rows).toEqual([
      { label: 'the line as it is', value: '12.28', note: 'all gates' },
      { label: 'best seek distance', value: '9.12', note: '7 m' },
      { label: 'best law', value: '9.12', note: 'the same' },
    ]);
    expect([findings.medals, findings.scenario]).toEqual([[], null]);
  });

  it('give medals, and the scene that has them', () => {
    const { flights, medals } = slalom;
    const findings = foundOf(course, { flights, medals, gap: 3.587 });
    expect(findings.medals.map(({ name, words }) => `${name} ${words}`)).toEqual([
      'bronze 12.29',
      'silver 10.85',
      'gold 9.00',
      'ace 8.73',
    ]);
    expect(findings.rows[2]).toEqual({ label: 'best law', value: '8.77', note: '' });
    expect([findings.reason, findings.share]).toEqual(['', 1]);
    expect(findings.scenario).toEqual(course);
  });

  it('say why there are only two, or none and at which gate', () => {
    const { flights } = slalom;
    const two = foundOf(course, { flights, medals: { bronze: 9, ace: 8.9 }, gap: 0.1 });
    expect(two.medals.map(({ name }) => name)).toEqual(['bronze', 'ace']);
    expect(two.reason).toMatch(/^Bronze and ace only/);
    const missed = foundOf(course, { gate: 3, why: 'missed' });
    expect([missed.at, missed.scenario, missed.medals]).toEqual([3, null, []]);
    expect(missed.reason).toMatch(/^Gate\u00a04 is missed/);
  });
});

it('a scene becomes a course along its path, and none again', () => {
  const { par, ...scene } = course;
  const made = builder.make(scene)!;
  expect(made.par).toMatchObject({ gates: slalom.gates.map(({ at }) => ({ at })) });
  expect(builder.unmake(made).par).toBeUndefined();
  expect(builder.make({ ...scene, entities: [{ kind: 'missile' }] })).toBeNull();
});
