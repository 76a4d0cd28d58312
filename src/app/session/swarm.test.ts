// Tests of a swarm in a session: more and fewer bodies, undo, restart, rewinding, and saving.
import { expect, it } from 'vitest';
import { readScenario } from '../../lab/files/read-scenario';
import type { Scenario } from '../../world/simulation/scenario';
import { limitEntity } from '../../world/simulation/settings';
import { bodiesOf } from '../../world/simulation/swarm';
import { Session } from './session';

const scenario = {
  version: 1,
  name: 'Test',
  swarm: { count: 30, ring: [20, 60] },
  entities: [{ kind: 'missile' }, { kind: 'missile', label: 'other', controller: { kind: 'spd' } }].map(
    (one) => ({ ...one, kind: 'missile', command: { kind: 'seek', quarry: { target: 0 } } }) as const,
  ),
  targets: [{ position: [0, 0] }],
} as const satisfies Scenario;

const flown = () => {
  const session = new Session(scenario, 'test');
  session.step(90);
  return session;
};
const setCount = (session: Session, count: number) => session.edit(({ lineUp }) => lineUp.setCount(count));
const placesOf = ({ entities }: Session) => entities.map(({ body }) => ({ ...body.getPosition() }));

it('new bodies start on the ring, with the settings and the command of the first of their kind', () => {
  const session = flown();
  const before = placesOf(session);
  session.edit(({ commands }) => commands.moveTarget({ x: 9, y: 4 }));
  session.edit(({ simulation }) => {
    for (const entity of simulation.entities) limitEntity(entity, { speed: 7 });
  });
  setCount(session, 50);
  expect(placesOf(session).slice(0, 30)).toEqual(before);
  const starts = bodiesOf({ ...scenario, swarm: { ...scenario.swarm, count: 50 } });
  expect(placesOf(session)[40].x).toBeCloseTo(starts[40].position![0], 9);
  for (const [n, { target, limits, controller }] of session.entities.entries()) {
    expect(target).toEqual({ x: 9, y: 4 });
    expect(limits.speed).toBe(7);
    expect(controller.kind).toBe(n % 2 ? 'spd' : 'windowed-pid');
  }
});

it('the last ones leave, but never the last of a kind', () => {
  const session = flown();
  const before = placesOf(session);
  setCount(session, 12);
  expect(placesOf(session)).toEqual(before.slice(0, 12));
  setCount(session, 1);
  expect(session.entities).toHaveLength(2);
});

it('undo restores the number of bodies, and rewinding shows it', () => {
  const session = flown();
  setCount(session, 50);
  session.step(60);
  session.lookBack(1.5);
  expect(session.entities).toHaveLength(30);
  session.lookBack(0.5);
  expect(session.entities).toHaveLength(50);
  session.lookBack(0);
  session.undo();
  expect(session.entities).toHaveLength(30);
  session.redo();
  expect(session.entities).toHaveLength(50);
});

it('a restart keeps the number of bodies', () => {
  const session = flown();
  setCount(session, 50);
  session.step(30);
  session.restart();
  const starts = bodiesOf({ ...scenario, swarm: { ...scenario.swarm, count: 50 } });
  expect(session.entities).toHaveLength(50);
  expect(placesOf(session)[49].x).toBeCloseTo(starts[49].position![0], 9);
});

it('is saved in few words while only places differ, with the target at its present place', () => {
  const session = flown();
  session.edit(({ commands }) => commands.moveTarget({ x: 9, y: 4 }));
  setCount(session, 50);
  session.step(60);
  const saved = session.toScenario();
  expect(saved.swarm).toEqual({ count: 50, ring: [20, 60] });
  expect(saved.entities).toHaveLength(2);
  expect(saved.targets).toEqual([{ position: [9, 4] }]);
  expect(readScenario(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});

it('is saved body by body, with present settings, when one of them has different settings', () => {
  const session = flown();
  session.edit((_, body) => limitEntity(body, { speed: 3 }), session.entities[5]);
  const saved = session.toScenario();
  expect(saved.swarm).toBeUndefined();
  expect(saved.entities).toHaveLength(30);
  expect(saved.entities[9].position?.[0]).toBeCloseTo(placesOf(session)[9].x, 9);
  expect(readScenario(JSON.parse(JSON.stringify(saved)))).toEqual(saved);
});
