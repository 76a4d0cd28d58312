// Tests of links and files of a running scene. When opened, it continues as the original does.
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { parseScenario, readScenario } from '../lab/files/read-scenario';
import { scenarios } from '../lab/scenarios';
import { gameFields } from './rules';

/** The tested scenes: built-in scenes whose run can be saved to a file and continued from it. */
const under = scenarios.filter(
  ({ scenario }) => !scenario.swarm && !('par' in scenario || 'dodge' in scenario),
);

const moving = { velocity: [1, 0], angularVelocity: 0 };

/** Saves a session as a file in its present state. Returns a new session that was opened from this file. */
function opened(session: Session): Session {
  const text = JSON.stringify(session.toScenario());
  return new Session(parseScenario(text, gameFields), 'opened', gameFields);
}

/** Returns the largest present distance between the same bodies of two sessions. m */
function distanceNow(one: Session, other: Session): number {
  const distances = one.entities.map(({ body }, n) => {
    const [a, b] = [body.getPosition(), other.entities[n].body.getPosition()];
    const turned = Math.abs(body.getAngle() - other.entities[n].body.getAngle());
    return Math.max(Math.hypot(a.x - b.x, a.y - b.y), turned);
  });
  return Math.max(...distances);
}

/**
 * Runs two sessions side by side. Returns the largest distance that occurs between corresponding bodies. m
 * @param steps number of steps that each session runs
 */
function apart(one: Session, other: Session, steps: number): number {
  let most = 0;
  for (let n = 0; n < steps; n++) {
    one.step();
    other.step();
    most = Math.max(most, distanceNow(one, other));
  }
  return most;
}

/** Id of the scene whose crates lean on each other. A file does not store the forces between the crates. */
const leaning = 'knocked-about';

/** Time for which the opened scene is compared with the original. s */
const compared = 10;

it.each(under.map(({ id, scenario }) => ({ id, scenario })))(
  '$id goes on for ten seconds as it was, wherever it is opened under way',
  ({ id, scenario }) => {
    const session = new Session(scenario, id, gameFields);
    const { stepRate } = session.simulation;
    // One run serves for all moments: from each moment on, a copy takes the same steps.
    const begins = (id === leaning ? [1.2] : [1.2, 4.7, 13.3]).map((time) => Math.round(time * stepRate));
    const copies = new Map<number, Session>();
    const most = new Map<number, number>();
    for (let tick = 0; tick < Math.max(...begins) + compared * stepRate; tick++) {
      if (begins.includes(tick)) copies.set(tick, opened(session));
      session.step();
      for (const [begin, copy] of copies) {
        if (tick >= begin + compared * stepRate) continue;
        copy.step();
        most.set(begin, Math.max(most.get(begin) ?? 0, distanceNow(session, copy)));
      }
    }
    expect([...most.keys()]).toEqual(begins);
    for (const distance of most.values()) expect(distance).toBeLessThan(1e-3);
  },
);

it('a step under way is none that would stall the page', () => {
  const long = scenarios.find(({ id }) => id === 'long-frames')!.scenario;
  const session = new Session(long, 'long-frames', gameFields);
  session.step(50);
  const { moment, ...rest } = session.toScenario();
  const [first, ...others] = moment!.entities;
  const entities = [{ ...first, memory: { ...first.memory, frames: [0, 1e12, 1e12] } }, ...others];
  expect(() => readScenario({ ...rest, moment: { ...moment, entities } }, gameFields)).toThrow(
    'moment.entities[0].memory.frames: must be index, length and rest of a step',
  );
});

describe('a scene opened under way', () => {
  const underWay = () => {
    const session = new Session(
      scenarios.find(({ id }) => id === 'fast-target')!.scenario,
      'fast-target',
      gameFields,
    );
    session.step(100);
    return session;
  };

  it('restarts from the start of the scene', () => {
    const [session, other] = [underWay(), opened(underWay())];
    session.restart();
    other.restart();
    expect(apart(session, other, 60)).toBeLessThan(1e-9);
  });

  it('can be saved again, before a step and after some', () => {
    const session = underWay();
    const again = opened(opened(session));
    expect(apart(session, again, 60)).toBe(0);
    expect(apart(again, opened(again), 60)).toBe(0);
  });

  it('keeps a cut motor, its reduced limits and its full limits', () => {
    const session = underWay();
    const { angularAcceleration: whole } = session.entities[0].limits;
    session.limit((limit) => {
      limit.toggle();
      limit.set({ angularAcceleration: 1.5, turnRate: 2 });
    });
    const other = opened(session);
    expect(other.entities[0].limits).toMatchObject({ angularAcceleration: 1.5, turnRate: 2 });
    other.limit((limit) => limit.toggle());
    expect(other.entities[0].limits).toMatchObject({ angularAcceleration: whole, turnRate: Infinity });
  });

  it.each([
    [{ entities: [] }, 'moment.entities: must be a list of 1 to 5000 bodies under way, got a list of 0'],
    [{ entities: [moving, moving] }, 'moment.entities: must be a list of 1, got 2'],
    [{ entities: [{ ...moving, velocity: [0, Infinity] }] }, 'moment.entities[0].velocity[1]: must be'],
    [{ entities: [{ ...moving, memory: { miss: [1] } }] }, 'moment.entities[0].memory.miss: must be'],
    [
      { entities: [{ ...moving, memory: { controller: [null] } }] },
      'memory.controller: must be a memory of 1 numbers, got 0',
    ],
    [{ entities: [{ ...moving, memory: { frames: [0, 1, 1] } }] }, 'memory.frames: must be left out'],
    [{ entities: [{ ...moving, memory: { hold: [0, 1, 1, 0] } }] }, 'memory.hold: must be left out'],
    [{ entities: [moving], targets: [[0, 0, 0, 0]] }, 'moment.targets: must be a list of 0, got 1'],
  ])('is refused where it is not one of its bodies: %j', (moment, sentence) => {
    const file = {
      version: 1,
      name: 'Test',
      entities: [{ kind: 'missile', command: { kind: 'seek', target: [9, 0] } }],
    };
    expect(() => readScenario({ ...file, moment }, gameFields)).toThrow(sentence);
  });
});
