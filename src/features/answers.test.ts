import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import { sentenceText } from '../lab/answers/answer';
import { answerMeterOf, pageOrderOf } from '../lab/answers/answers';
import { scenarios } from '../lab/scenarios';
import { knockedAbout } from '../lab/scenarios/knocked-about';
import { firstLines, ownLaw } from '../lab/scenarios/lab/own-law';

const pathRace = scenarios.find(({ id }) => id === 'path-race')!.scenario;

describe('how wide bodies swing', () => {
  it('is said once each has reached five waypoints, and forgotten when one is moved', () => {
    const session = new Session(pathRace, 'path-race');
    const { entities } = session;
    const reached = entities.map(() => 0);
    const cursors = entities.map(({ cursor }) => cursor);
    while (reached.some((count) => count < 5) && session.simulation.time < 60) {
      expect(session.answer).toBeNull();
      session.step();
      entities.forEach(({ cursor }, n) => {
        if (cursor !== cursors[n]) reached[n] += 1;
        cursors[n] = cursor;
      });
    }
    expect(Math.min(...reached)).toBe(5);
    expect(sentenceText(session.answer!.phrases)).toMatch(
      /^Missile \d+\.\d m wide, character \d+\.\d m on the same torque\.$/,
    );
    session.command((commands) => commands.moveWaypoint(0, { x: 22, y: -4 }));
    expect(session.answer).toBeNull();
  });
});

describe('the order of bodies on several pages', () => {
  const turn90 = () => new Session(scenarios.find(({ id }) => id === 'turn-90')!.scenario, 'turn-90');

  it('begins with the bodies that are choices of the guess', () => {
    const { simulation, entities } = turn90();
    const order = pageOrderOf(simulation);
    expect(order.slice(0, 3).map((n) => entities[n].controller.kind)).toEqual([
      'time-optimal',
      'one-step',
      'pid',
    ]);
    expect(order.toSorted((a, b) => a - b)).toEqual([...entities.keys()]);
  });

  it('begins with the bodies that the answer names', () => {
    const session = new Session(scenarios.find(({ id }) => id === 'masses')!.scenario, 'masses');
    while (!session.answer) session.step();
    const { simulation, entities, answer } = session;
    const said = sentenceText(answer.phrases);
    const named = entities.filter((entity) => said.includes(session.labelOf(entity).split(' ')[0]));
    expect(named).toHaveLength(3);
    expect(pageOrderOf(simulation).slice(0, 3)).toEqual(named.map((entity) => entities.indexOf(entity)));
  });

  it('stays when a law is changed', () => {
    const { simulation, entities } = turn90();
    const before = pageOrderOf(simulation);
    entities[before[0]].configure({ kind: 'forward-pd' });
    expect(pageOrderOf(simulation)).toEqual(before);
  });
});

it('in a chase each target has one way, however many chase it', () => {
  const marksOf = (id: string) => {
    const session = new Session(scenarios.find((scene) => scene.id === id)!.scenario, id);
    while (!session.answer) session.step();
    return session.answer.marks.filter((mark) => mark.kind === 'way' && mark.isTarget);
  };
  expect(marksOf('fast-target')).toHaveLength(1);
  expect(marksOf('evader')).toHaveLength(4);
});

it('in a chase a ring marks the catch of each body', () => {
  const session = new Session(scenarios.find(({ id }) => id === 'evader')!.scenario, 'evader');
  while (!session.answer) session.step();
  const rings = session.answer.marks.flatMap((mark) => (mark.kind === 'place' ? [mark] : []));
  expect(rings.map(({ of, text }) => [of, text])).toEqual(
    session.entities.map((entity) => [entity, 'caught']),
  );
  for (const { at, of } of rings) {
    // The first pair has flown on since.
    const { x, y } = of.body.getWorldCenter();
    if (session.entities.indexOf(of) < 2) expect(Math.hypot(x - at.x, y - at.y)).toBeGreaterThan(2);
    const way = session.answer.marks.find((mark) => mark.kind === 'way' && mark.of === of)!;
    const [endX, endY] = 'places' in way ? way.places.slice(-2).map(Number) : [];
    // A place is recorded every tenth of a second.
    expect(Math.hypot(endX - at.x, endY - at.y)).toBeLessThan(3);
  }
});

it('“Knocked about” shows the way of each body to its first waypoint until the body is there', () => {
  const session = new Session(knockedAbout, 'knocked-about');
  const { simulation, entities } = session;
  const shown = () =>
    (answerMeterOf(simulation)?.outlook ?? []).flatMap((mark) => (mark.kind === 'way' ? [mark] : []));
  const starts = entities.map(({ body }) => body.getWorldCenter().clone());
  session.step();
  expect(shown().map(({ of }) => of)).toEqual([...entities]);
  for (const [n, { places }] of shown().entries()) {
    expect(Math.hypot(places[0] - starts[n].x, places[1] - starts[n].y)).toBeLessThan(0.5);
    expect(places.slice(2)).toEqual([-38, -18]);
  }
  while (entities[0].cursor === 0) session.step();
  session.step();
  expect(shown().map(({ of }) => of)).toEqual([entities[1]]);
});

it('the first own law brakes as soon as the // of its fourth line are gone', () => {
  const overshootOf = (source: string) => {
    const session = new Session(
      { ...ownLaw, entities: [{ ...ownLaw.entities[0], controller: { kind: 'own', source } }] },
      'own-law',
    );
    // A quarter turn began at 0 s and lasts 3 s.
    session.step(170);
    return session.simulation.measures.of(session.entities[0])!.turn.last!.response.overshoot;
  };
  const lines = firstLines.split('\n');
  const braking = lines.map((line, n) => (n === 3 ? line.replace('//', '') : line)).join('\n');
  expect(overshootOf(firstLines)).toBeGreaterThan(0.9);
  expect(overshootOf(braking)).toBeLessThan(0.05);
});
