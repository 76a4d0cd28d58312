// Tests of rewinding and continuing, for every scene and edits of every kind. They compare with a run that was only
// stepped.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { Mulberry32 } from '../world/entities/random';
import { applyImpulse } from '../world/simulation/entity-edits';
import { firstDifference, recordOf } from '../world/simulation/history/same-state.fixture';
import { delay, limitEntity, noise } from '../world/simulation/settings';
import { isOfMany, lighter } from './lighter.fixture';
import { gameFields } from './rules';
import { allScenarios } from './scenes';

/**
 * Functions that each make one edit in a session. There is one for every kind of edit. `u` is a random number from 0 to
 * 1 from which the function computes the edit's values, such as a coordinate.
 */
const kinds: readonly ((session: Session, u: number) => void)[] = [
  (session, u) => session.edit(({ commands }) => commands.moveTarget({ x: 40 * u - 20, y: 10 })),
  (session, u) =>
    session.edit(({ commands }) => commands.setMode(u < 0.4 ? 'seek' : u < 0.6 ? 'track' : 'path')),
  (session, u) =>
    session.edit(({ commands }) =>
      commands.setPath(
        [
          { x: 20 * u, y: -10 },
          { x: 20, y: 20 * u },
          { x: -20, y: 5 },
        ],
        true,
      ),
    ),
  (session, u) => session.edit(({ commands }) => commands.moveWaypoint(1, { x: 30 * u, y: 5 })),
  (session, u) => session.edit(({ commands }) => commands.insertWaypoint(1, { x: 5, y: 30 * u })),
  (session) => session.edit(({ commands }) => commands.removeWaypoint(0)),
  (session) => session.edit(({ commands }) => commands.setLoop(!commands.loop)),
  (session, u) => session.edit(({ commands }) => commands.stepTest(u + 0.2)),
  (session) => session.edit(({ commands }) => commands.moveTargetBy({ kind: 'circle' })),
  (session, u) => session.edit(({ simulation }) => simulation.wind.set({ windForce: 20 * u, gusts: u })),
  (session, u) =>
    session.edit((_, body) => limitEntity(body, { angularAcceleration: 2 + 10 * u, speed: 5 + 5 * u })),
  (session, u) =>
    session.edit((_, body) => body.configure({ kind: 'forward-pd', frequency: 1 + u, damping: 1 })),
  (session, u) =>
    session.edit((_, { guided }) => {
      guided!.guidance = { kind: u < 0.5 ? 'lead' : 'pursuit' };
    }),
  (session, u) => {
    session.set(noise, 0.02 * u, [session.entities[0]]);
    session.set(delay, 3, [session.entities[0]]);
  },
  (session, u) =>
    session.edit((_, body) => applyImpulse(body, { x: 50 * u, y: -50 }, 30 * u), session.entities.at(-1)),
  (session) => session.edit(({ reducedLimit }) => reducedLimit.toggle()),
  (session) => session.edit(({ lineUp }) => lineUp.next()),
  (session, u) =>
    session.edit(({ simulation }) => {
      simulation.stepRate = u < 0.5 ? 60 : 120;
    }),
];

interface PlannedChange {
  readonly tick: number;
  readonly kind: number;
  readonly u: number;
}

/** Returns random edits for a run of `ticks` steps, two for each second. */
function planOf(seed: number, ticks: number): PlannedChange[] {
  const random = new Mulberry32(seed);
  return Array.from({ length: Math.floor(ticks / 30) }, () => {
    return {
      tick: Math.floor(random.next() * ticks),
      kind: Math.floor(random.next() * kinds.length),
      u: random.next(),
    };
  }).toSorted((a, b) => a.tick - b.tick);
}

/** Steps to a tick, and makes the edits that are planned until then. */
function runTo(session: Session, tick: number, plan: readonly PlannedChange[]): void {
  for (;;) {
    const now = session.simulation.tick;
    for (const { tick: at, kind, u } of plan)
      if (at === now) {
        try {
          kinds[kind](session, u);
        } catch {
          // Some scenes refuse some edits. A refused edit changes nothing.
        }
      }
    if (now >= tick) return;
    session.step();
  }
}

function expectSame(session: Session, other: Session): void {
  const rootsOf = ({ simulation, commands, lineUp, reducedLimit, demonstration }: Session) => {
    return { simulation, commands, lineUp, reducedLimit, demonstration };
  };
  const { rings } = session.simulation.measures;
  const [one, two] = [rootsOf(session), rootsOf(other)];
  expect(firstDifference(one, two, [session.scenario, session.simulation.scenario, ...rings])).toBeNull();
  expect(firstDifference(recordOf(session.simulation), recordOf(other.simulation))).toBeNull();
}

/** Time limit of a test. ms */
const longest = 60_000;

/** Test runs with few and with many steps: number of the last step, and the steps to which the run is rewound. */
const stretches = {
  few: { last: 420, instants: [133, 287, 402] },
  many: { last: 140, instants: [44, 96, 134] },
};

describe.each(allScenarios)('$id', ({ id, scenario }) => {
  const { last, instants } = stretches[isOfMany(scenario) ? 'many' : 'few'];
  const sessionNow = () => new Session(lighter(scenario), id, gameFields);

  it(
    'looks back to exactly what was, with its edits, and goes on from there',
    () => {
      const plan = planOf(id.length + scenario.entities.length, last);
      const session = sessionNow();
      const times: number[] = [];
      for (let tick = 0; tick <= last; tick++) {
        runTo(
          session,
          tick,
          plan.filter((one) => one.tick === tick),
        );
        times.push(session.simulation.time);
      }
      const now = session.simulation.time;
      const fresh = sessionNow();
      for (const tick of instants) {
        runTo(
          fresh,
          tick,
          plan.filter((one) => one.tick > (fresh.simulation.tick || -1)),
        );
        session.lookBack(now - times[tick]);
        expect(session.simulation.tick).toBe(tick);
        expectSame(session, fresh);
      }
      runTo(
        fresh,
        last,
        plan.filter((one) => one.tick > fresh.simulation.tick),
      );
      session.lookBack(0);
      expectSame(session, fresh);
      const [, tick] = instants;
      const other = sessionNow();
      runTo(other, tick, plan);
      other.step(60);
      session.lookBack(now - times[tick]);
      session.step(60);
      expectSame(session, other);
    },
    longest,
  );
});
