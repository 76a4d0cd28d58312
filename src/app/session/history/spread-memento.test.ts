// Tests of rewinding with many bodies, whose keyframes are saved over several frames.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Missile } from '../../../world/entities/missile';
import { firstDifference, recordOf } from '../../../world/simulation/history/same-state.fixture';
import type { CommandSpec, EntitySpec, Scenario } from '../../../world/simulation/scenario';
import { noise } from '../../../world/simulation/settings';
import { Session } from '../session';
import { bodiesPerFrame } from './spread-memento';

/** Number of bodies in the tests. A session needs several frames to save so many bodies. */
const count = bodiesPerFrame + 100;

/** Number of simulated steps. */
const steps = 120;

const seek = { kind: 'seek', quarry: { target: 0 } } as const;

function crowd(
  entity: (n: number) => Partial<EntitySpec>,
  rest: Partial<Scenario> = { targets: [{ position: [0, 0], motion: { kind: 'circle' } }] },
): Scenario {
  const entities = Array.from({ length: count }, (_, n): EntitySpec => {
    const [column, row] = [n % 30, Math.floor(n / 30)];
    return { kind: 'missile', position: [12 * column, 12 * row], angle: n, ...entity(n) };
  });
  return { version: 1, name: 'Test', entities, ...rest };
}

const path: CommandSpec = {
  kind: 'follow-path',
  waypoints: [
    [0, 0],
    [40, 0],
    [20, 30],
  ],
  loop: true,
};

const crowds: Readonly<Record<string, Scenario>> = {
  'bodies after a moving target': crowd(() => ({ command: seek })),
  'bodies after others, one after the next': crowd((n) => ({
    command: n === 0 ? path : { kind: 'seek', quarry: { entity: n % 7 === 0 ? 0 : count - 1 - (n % 5) } },
  })),
  'bodies with noise, in gusts, under a timeline': crowd(
    (n) => ({ command: path, kind: n % 2 ? 'missile' : 'character', noise: 0.05, delay: n % 4 }),
    {
      windForce: 20,
      gusts: 0.5,
      seed: 7,
      targets: [{ position: [0, 0], motion: { kind: 'figure-eight' } }],
      timeline: Array.from({ length: 60 }, (_, n) => ({
        at: n / 20,
        entity: 7 * n,
        command: n % 2 ? seek : path,
      })),
    },
  ),
  'bodies of other kinds': crowd((n) => ({
    kind: (['missile-2013', 'character-2013', 'lifter', 'tug'] as const)[n % 4],
    command: n % 3 ? seek : { kind: 'seek', target: [n, 0] },
  })),
  'bodies in repeated turns': crowd(() => ({ command: { kind: 'turn-towards', target: [99, 99] } }), {
    turns: { by: 1, every: 0.2 },
  }),
  'an evader’s chasers': crowd(() => ({ command: seek }), {
    targets: [{ position: [0, 0], motion: { kind: 'evader' } }],
  }),
  'bodies on joints': crowd((n) => ({ command: seek, drive: n % 2 ? 'joint' : 'torque' })),
};

const rootsOf = ({ simulation, commands, lineUp, reducedLimit, demonstration }: Session) => {
  return { simulation, commands, lineUp, reducedLimit, demonstration };
};

/** Returns the recorded positions of all bodies, as a flat list of numbers. */
function tracksOf({ simulation, entities }: Session): number[] {
  const all: number[] = [];
  for (const entity of entities)
    simulation.measures.tracks.visit(entity, 0, 1, (x, y, share, cursor, time) =>
      all.push(x, y, share, cursor, time),
    );
  return all;
}

function expectSame(session: Session, other: Session): void {
  const { rings } = session.simulation.measures;
  const [one, two] = [rootsOf(session), rootsOf(other)];
  expect(firstDifference(one, two, [session.scenario, session.simulation.scenario, ...rings])).toBeNull();
  expect(firstDifference(recordOf(session.simulation), recordOf(other.simulation))).toBeNull();
  expect(tracksOf(session)).toEqual(tracksOf(other));
}

function backTo(session: Session, tick: number): void {
  session.lookBack((session.simulation.tick - tick) / session.simulation.stepRate);
}

/**
 * Returns a session that has simulated the first steps of a scenario, without any rewinding.
 * @param tick number of steps
 */
function stepped(scenario: Scenario, tick: number): Session {
  const session = new Session(scenario, 'test');
  session.step(tick);
  return session;
}

describe.each(Object.entries(crowds))('%s', (_, scenario) => {
  it('are rewound exactly, and continue exactly', () => {
    const session = stepped(scenario, steps);
    const other = stepped(scenario, 0);
    for (const tick of [45, 78]) {
      backTo(session, tick);
      expect(session.simulation.tick).toBe(tick);
      other.step(tick - other.simulation.tick);
      expectSame(session, other);
      session.lookBack(0);
    }
    other.step(steps - 78);
    expectSame(session, other);
    backTo(session, 78);
    session.step(steps - 78);
    expectSame(session, other);
  });
});

describe('a key state of a crowd', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  /** Returns the number of bodies that a session saves in each frame. */
  function notedPerFrame(session: Session, frames: number, frame = () => session.advance(1 / 60)): number[] {
    const keys = vi.spyOn(Object, 'keys');
    return Array.from({ length: frames }, () => {
      keys.mockClear();
      frame();
      return new Set(keys.mock.calls.map(([one]) => one).filter((one) => one instanceof Missile)).size;
    });
  }

  const scenario = crowds['bodies after a moving target'];

  it('saves a limited number of bodies each frame, and all of them after some frames', () => {
    const session = stepped(scenario, 1);
    const noted = notedPerFrame(session, steps);
    expect(Math.max(...noted)).toBe(bodiesPerFrame);
    const whole = noted.reduce((sum, bodies) => sum + bodies, 0) / count;
    expect(whole).toBeGreaterThanOrEqual(2);
    expect(whole).toBe(Math.round(whole));
  });

  it('is saved as slowly if a frame takes several steps', () => {
    const session = stepped(scenario, 1);
    const noted = notedPerFrame(session, steps / 3, () => session.advance(1 / 20));
    expect(session.simulation.tick).toBe(steps + 1);
    expect(Math.max(...noted)).toBe(bodiesPerFrame);
    backTo(session, 78);
    expectSame(session, stepped(scenario, 78));
  });

  it('is started again after an edit, which is repeated on the way back', () => {
    const edited = () => {
      const session = stepped(scenario, 1);
      return (tick: number) => {
        while (session.simulation.tick < tick) {
          const { tick: now } = session.simulation;
          if (now % 70 === 33) session.set(noise, 0.001 * now, session.entities.slice(100, 300));
          if (now % 70 === 34) session.command((commands) => commands.moveTarget({ x: now, y: 5 }));
          session.step();
        }
        return session;
      };
    };
    const session = edited()(2 * steps);
    const steppedTo = edited();
    for (const tick of [36, 90, 200]) {
      backTo(session, tick);
      expectSame(session, steppedTo(tick));
      session.lookBack(0);
    }
  });
});
