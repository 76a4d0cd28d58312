// Tests of the table of turns: which turn a body's line shows, and the lines of a comparison run and of the best turn.
import { describe, expect, it } from 'vitest';
import type { MeasuredTurn } from '../../../world/simulation/meters/turn-meter';
import { sessionOf } from '../../session/session.fixture';
import { comparisonRunOf } from '../../view/comparison-run';
import { ViewState } from '../../view/view-state';
import { turnShown, turnTable } from './turn-table';

const measured = (seconds: number, best = 0.5) => ({ seconds, best: { settlingTime: best } }) as MeasuredTurn;

const missile = (x: number, more = {}) =>
  ({
    kind: 'missile',
    position: [x, 0],
    command: { kind: 'turn-towards', target: [x, 50] },
    ...more,
  }) as const;

/** Returns a session with missiles that turn by 90°, some seconds after the start. */
function turning(seconds: number, ...missiles: ReturnType<typeof missile>[]) {
  const session = sessionOf(missiles);
  session.step(60 * seconds);
  return { session, view: new ViewState() };
}

const column = (heading: string) => turnTable.columns.findIndex((each) => each.heading === heading);

describe('the turn that a line shows', () => {
  const [first, second] = [measured(2), measured(1)];

  it('is the current one once it has settled', () => {
    expect(turnShown({ last: second, settled: second, running: true })).toBe(second);
  });

  it('is the turn before while the current one may still settle', () => {
    expect(turnShown({ last: second, settled: first, running: true })).toBe(first);
    expect(turnShown({ last: second, settled: null, running: true })).toBe('turning…');
  });

  it('is the current one when it takes three times as long as the best, or is over', () => {
    const slow = measured(1.6);
    expect(turnShown({ last: slow, settled: first, running: true })).toBe(slow);
    expect(turnShown({ last: second, settled: null, running: false })).toBe(second);
  });

  it('is null for a body that has not turned', () => {
    expect(turnShown({ last: null, settled: null, running: false })).toBeNull();
  });
});

describe('the table of turns', () => {
  it('says that a body is turning, and has no line for one that never has', () => {
    const lines = turnTable.lines(turning(0.25, missile(0), missile(30, { command: { kind: 'idle' } })));
    expect(lines.map(({ name, remark }) => [name, remark])).toEqual([['Missile 1', 'turning…']]);
  });

  it('has the best turn once, on its last line, at 1.00 × itself', () => {
    const lines = turnTable.lines(turning(3, missile(0), missile(30)));
    expect(lines.map(({ name, mark }) => [name, mark])).toEqual([
      ['Missile 1', 'body'],
      ['Missile 2', 'body'],
      ['Best', 'best'],
    ]);
    const best = lines[2].cells;
    expect([best[column('over, %')], best[column('× best')]]).toEqual(['0', '1.00']);
    // Within a step of 0.9 × 2 √(θ/α), θ = π/2, α = 4π: 0.636 s.
    expect(Number(best[column('settled, s')])).toBeCloseTo(0.63, 1);
  });

  it('names the body of the best turn if bodies differ', () => {
    const slow = missile(30, { limits: { angularAcceleration: 2 } });
    const lines = turnTable.lines(turning(6, missile(0), slow));
    expect(lines.at(-1)!.name).toBe('Best possible for Missile 1');
  });

  it('counts the settling of a body that was held from its release', () => {
    const held = turnTable.lines(turning(4, missile(0, { heldUntil: 1 })));
    const free = turnTable.lines(turning(4, missile(0)));
    const settled = column('settled, s');
    expect(Number(held[0].cells[settled])).toBeCloseTo(Number(free[0].cells[settled]), 1);
  });

  it('has the kept turn below the present one after a change of Kp and a second step test, with the difference', () => {
    const { session, view } = turning(0, missile(0));
    const test = () => {
      session.edit(({ commands }) => commands.stepTest(Math.PI / 2));
      session.step(60 * 4);
    };
    test();
    view.set('comparisonRun', comparisonRunOf(session));
    const [body] = session.entities;
    session.edit(() => body.configure({ ...body.controller, kp: 12 }));
    test();
    const [now, kept, best] = turnTable.lines({ session, view });
    const settled = column('settled, s');
    expect([kept.mark, best.mark]).toEqual(['kept', 'best']);
    const change = Number(now.cells[settled]) - Number(kept.cells[settled]);
    expect(change).toBeGreaterThan(0);
    expect(kept.changes![settled]).toBe(`+${change.toFixed(2)}`);
  });
});
