// Tests of a saved comparison run: its contents, how it is aligned with the current run, and how long it is kept.
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../session/session.fixture';
import { distinct } from './bodies';
import { comparisonRunOf, shiftOf } from './comparison-run';
import { keepChoices, ViewState } from './view-state';

/** Returns a session with a missile that turns by 90°, after some seconds in steps of 1/60 s. */
function turning(seconds: number) {
  const session = sessionOf([
    { kind: 'missile', position: [3, 4], command: { kind: 'turn-towards', target: [3, 50] } },
    { kind: 'missile', position: [90, 0] },
  ]);
  session.step(60 * seconds);
  return session;
}

describe('a kept run', () => {
  it('holds times, error, place and turn of every body', () => {
    const run = comparisonRunOf(turning(2))!;
    expect(run.times).toHaveLength(120);
    expect(run.bodies.map(({ name }) => name)).toEqual(['Missile 1', 'Missile 2']);
    const [body, idle] = run.bodies;
    expect(body.columns.error[0]).toBeCloseTo(Math.PI / 2, 9);
    expect([body.columns.x[0], body.columns.y[0]]).toEqual([3, 4]);
    expect(body.turn!.step).toBeCloseTo(Math.PI / 2, 9);
    expect(body.turnBegan).toBeCloseTo(0, 9);
    expect([idle.turn, idle.turnBegan]).toEqual([null, null]);
  });

  it('does not change while the simulation continues', () => {
    const session = turning(1);
    const run = comparisonRunOf(session)!;
    const error = run.bodies[0].columns.error[30];
    session.step(900);
    expect(run.times).toHaveLength(60);
    expect(run.bodies[0].columns.error[30]).toBe(error);
  });

  it('is null before the first step', () => {
    expect(comparisonRunOf(turning(0))).toBeNull();
  });

  it('is moved so that the two turns begin together, or else the two records end together', () => {
    const run = comparisonRunOf(turning(2))!;
    const [body, idle] = run.bodies;
    expect(shiftOf(run, body, 7, 9)).toBeCloseTo(7, 9);
    // The last of 120 steps of 1/60 s was recorded at 119/60 s.
    expect(shiftOf(run, idle, 7, 9)).toBeCloseTo(9 - 119 / 60, 9);
    expect(shiftOf(run, body, null, 9)).toBeCloseTo(9 - 119 / 60, 9);
  });

  it('outlasts a restart, and not another scene', () => {
    const session = turning(1);
    const view = new ViewState();
    keepChoices(session, view);
    const run = comparisonRunOf(session);
    view.set('comparisonRun', run);
    session.restart();
    expect(view.comparisonRun).toBe(run);
    session.load({ ...session.scenario, name: 'Another' }, 'another');
    expect(view.comparisonRun).toBeNull();
  });
});

describe('the names of bodies', () => {
  it('have numbers if they would be equal', () => {
    expect(distinct(['a', 'b', 'a'])).toEqual(['a 1', 'b', 'a 2']);
  });
});
