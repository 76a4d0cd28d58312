// Tests of repeated turns, worked out by hand: jumps of 90° every 4 s. Bodies start at rest, held, or in motion.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../scenario';
import { Simulation } from '../simulation';
import { turnsOf } from './turns';
import type { TurnsSpec } from './turns-spec';

const quarter = Math.PI / 2;

const turner: EntitySpec = {
  kind: 'missile',
  position: [3, 2],
  controller: { kind: 'one-step' },
  command: { kind: 'turn-towards', target: [103, 2] },
};

function started(turns: TurnsSpec, entities: readonly EntitySpec[] = [turner]) {
  const simulation = new Simulation({ version: 1, name: 'turns', stepRate: 60, turns, entities });
  const runTo = (seconds: number) => {
    while (simulation.time < seconds - 1e-9) simulation.step();
  };
  /** Returns the direction of the first body's target, seen from the body's start. rad */
  const direction = () => {
    const { x, y } = simulation.entities[0].target!;
    return Math.atan2(y - 2, x - 3);
  };
  return { simulation, turns: turnsOf(simulation)!, runTo, direction };
}

describe('turns that repeat', () => {
  it('make the target jump at 0 s, back at 4 s and there again at 8 s', () => {
    const { runTo, direction } = started({ every: 4, by: quarter });
    for (const [from, to, where] of [
      [0, 4, quarter],
      [4, 8, 0],
      [8, 12, quarter],
    ]) {
      runTo(from + 1 / 60);
      expect(direction()).toBeCloseTo(where, 9);
      runTo(to);
      expect(direction()).toBeCloseTo(where, 9);
    }
  });

  it('keep the distance of the target, 100 m', () => {
    const { simulation, runTo } = started({ every: 4, by: quarter });
    runTo(1);
    const { x, y } = simulation.entities[0].target!;
    expect(Math.hypot(x - 3, y - 2)).toBeCloseTo(100, 9);
  });

  it('begin at the time of the first jump', () => {
    const { turns, runTo, direction } = started({ every: 4, by: quarter, first: 0.5 });
    runTo(0.5);
    expect(direction()).toBe(0);
    expect(turns.sinceJump).toBeNull();
    runTo(0.5 + 1 / 60);
    expect(direction()).toBeCloseTo(quarter, 9);
    expect(turns.left).toBeCloseTo(4 - 1 / 60, 9);
  });

  it('put a body that still swings to rest where it should point, at its start', () => {
    const { simulation, runTo } = started({ every: 4, by: quarter, fromRest: true });
    runTo(4);
    const [{ body }] = simulation.entities;
    expect(Math.abs(body.getAngularVelocity()) + Math.abs(body.getAngle() - quarter)).toBeGreaterThan(0.1);
    turnsOf(simulation)!.before();
    expect(body.getAngularVelocity()).toBe(0);
    expect(body.getAngle()).toBeCloseTo(quarter, 9);
    expect(body.getPosition()).toMatchObject({ x: 3, y: 2 });
  });

  it('make every turn from rest the same, from jump to jump', () => {
    const { simulation, runTo } = started({ every: 4, by: quarter, fromRest: true }, [
      { ...turner, controller: { kind: 'pid' } },
    ]);
    const measured = [4, 8].map((end) => {
      runTo(end);
      return simulation.measures.of(simulation.entities[0])!.turn.last!;
    });
    expect(measured[0].step).toBeCloseTo(quarter, 9);
    expect(measured[1].step).toBeCloseTo(-quarter, 9);
    expect(measured[1].response.settlingTime).toBeCloseTo(measured[0].response.settlingTime!, 9);
  });

  it('hold the headings for 1 s after each jump', () => {
    const { simulation, turns, runTo } = started({ every: 4, by: quarter, fromRest: true, held: 1 });
    const [{ body }] = simulation.entities;
    for (const jump of [0, 4]) {
      const from = jump === 0 ? 0 : quarter;
      runTo(jump + 1);
      expect(body.getAngle()).toBeCloseTo(from, 9);
      expect(turns.holdLeft).toBeCloseTo(0, 9);
      runTo(jump + 1.5);
      expect(Math.abs(body.getAngle() - from)).toBeGreaterThan(0.1);
      expect(body.isFixedRotation()).toBe(false);
    }
  });

  it('say how much of the period has gone: 1 of 4 s is a quarter', () => {
    const { turns, runTo } = started({ every: 4, by: quarter });
    runTo(1);
    expect(turns.fraction).toBeCloseTo(0.25, 9);
    expect(turns.left).toBeCloseTo(3, 9);
  });

  it('begin immediately on request, and count the period from then', () => {
    const { turns, runTo, direction } = started({ every: 4, by: quarter });
    runTo(1);
    turns.beginNow();
    runTo(1 + 1 / 60);
    expect(direction()).toBeCloseTo(0, 9);
    expect(turns.left).toBeCloseTo(4 - 1 / 60, 9);
  });

  it('take another angle from the next jump on, in the direction that is next', () => {
    const { turns, runTo, direction } = started({ every: 4, by: quarter });
    runTo(1);
    turns.by = 1;
    runTo(5);
    expect(direction()).toBeCloseTo(quarter - 1, 9);
    expect(() => {
      turns.by = 4;
    }).toThrow('Turn by: must be a number from 0.1 to 3.14');
  });

  it('leave bodies alone that keep their own command, fly or are idle', () => {
    const others: EntitySpec[] = [
      { ...turner, autonomous: true },
      { kind: 'missile', command: { kind: 'seek', target: [50, 0] } },
      { kind: 'missile' },
    ];
    const { simulation, runTo } = started({ every: 4, by: quarter }, [turner, ...others]);
    runTo(1);
    expect(simulation.entities.slice(1).map(({ target }) => target)).toEqual([
      { x: 103, y: 2 },
      { x: 50, y: 0 },
      null,
    ]);
  });

  it('continue from a saved moment: 3 s to the jump back', () => {
    const { turns, runTo } = started({ every: 4, by: quarter });
    runTo(1);
    expect(turns.specAtMoment).toMatchObject({ every: 4, by: -quarter });
    expect(turns.specAtMoment.first).toBeCloseTo(3, 9);
  });

  it('are not there in a scenario without them', () => {
    expect(turnsOf(new Simulation({ version: 1, name: 'none', entities: [turner] }))).toBeNull();
  });
});
