// Tests of the curves of the plots: which ones there are, where they are marked as saturated, and how they are split.
import { describe, expect, it } from 'vitest';
import { sessionOf } from '../../session/session.fixture';
import { comparisonRunOf } from '../../view/comparison-run';
import { ViewState } from '../../view/view-state';
import { capture } from './capture';
import { curvesOf, saturationOf, segmentsOf } from './curves';
import { plots } from './plots';

const [error, motor] = plots;
const terms = plots.find(({ id }) => id === 'terms')!;

const missile = (x: number) =>
  ({ kind: 'missile', position: [x, 0], command: { kind: 'turn-towards', target: [x, 50] } }) as const;

/** Returns a session with some missiles, one second after they began to turn by 90°. */
function turning(count: number) {
  const session = sessionOf(Array.from({ length: count }, (_, n) => missile(30 * n)));
  session.step(60);
  return { session, view: new ViewState() };
}

describe('the curves of a plot', () => {
  it('are one a body, strong, with the error in degrees', () => {
    const curves = curvesOf(error, capture(turning(2)));
    expect(curves.map(({ width, opacity }) => [width, opacity])).toEqual([
      [2, 1],
      [2, 1],
    ]);
    expect(curves[0].values[0]).toBeCloseTo(90, 9);
  });

  it('of many bodies are thin and pale but for the one in focus, which lies on top', () => {
    const turned = turning(10);
    turned.view.set('focus', turned.session.entities[7]);
    const now = capture(turned);
    const curves = curvesOf(error, now);
    expect(curves).toHaveLength(10);
    expect(curves.map(({ saturated }) => saturated !== undefined).indexOf(true)).toBe(9);
    expect(now.focus.name).toBe('Missile 8');
    expect(curves[9].opacity).toBeGreaterThan(curves[0].opacity);
  });

  it('have a limit on both sides of the motor’s, once for bodies with the same', () => {
    const curves = curvesOf(motor, capture(turning(3)));
    expect(curves.slice(0, 2).map(({ colour }) => colour)).toEqual(['--heat', '--heat']);
    expect(curves[0].values[0]).toBeCloseTo(-curves[1].values[0]!, 12);
    expect(curves).toHaveLength(2 + 3);
  });

  it('have pale ones of the kept run, from which the turn begins at the same time', () => {
    const turned = turning(1);
    const { session, view } = turned;
    view.set('comparisonRun', comparisonRunOf(session));
    session.restart();
    session.step(30);
    const [kept, own] = curvesOf(error, capture(turned));
    expect(kept.dash).not.toEqual([]);
    expect(kept.opacity).toBeLessThan(own.opacity);
    expect(kept.ages[0]).toBeCloseTo(own.ages[0], 9);
    expect(kept.values.slice(0, 30)).toEqual(own.values);
  });

  it('of the terms are three, of the body in focus', () => {
    expect(curvesOf(terms, capture(turning(10)))).toHaveLength(3);
  });

  it('leave out enemies', () => {
    const session = sessionOf([missile(0), { ...missile(30), hostile: true }]);
    session.step();
    expect(capture({ session, view: new ViewState() }).tracks).toHaveLength(1);
  });
});

describe('where a curve glows', () => {
  it('is where the motor gives 99.5 % of its limit or more, on either side', () => {
    const columns: Record<string, (number | null)[]> = {
      applied: [1.98, 1.99, -2, 0, null, 2],
      alphaLimit: [2, 2, 2, 2, 2, null],
    };
    expect(saturationOf({ column: (channel) => columns[channel] })).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('the segments of a curve', () => {
  it('end at gaps, and join where the motor reaches its limit', () => {
    expect(segmentsOf([1, 2, 3, 4, null, 5, 6], [false, false, true, true, true, false, false])).toEqual([
      { from: 0, to: 2, saturated: false },
      { from: 2, to: 3, saturated: true },
      { from: 5, to: 6, saturated: false },
    ]);
  });

  it('are none without values', () => {
    expect(segmentsOf([null, null])).toEqual([]);
  });
});
