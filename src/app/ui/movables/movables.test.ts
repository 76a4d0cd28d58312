// Tests of the things that can be moved by keyboard, and of where they move.
import { expect, it } from 'vitest';
import { poseOf } from '../../../world/simulation/pose';
import { onSquare, sessionOf } from '../../session/session.fixture';
import { Modes } from '../../view/mode';
import { ViewState } from '../../view/view-state';
import { Movables } from './movables';

const view = () => new ViewState(new Modes());
type Session = ReturnType<typeof sessionOf>;
const movablesOf = (session: Session, chosen = view()) => new Movables(session, chosen);
const namesIn = (session: Session) => {
  const movables = movablesOf(session);
  return movables.all.map((_, n) => movables.nameAt(n));
};

it('on a path there are its waypoints and the bodies that travel', () => {
  const session = sessionOf([onSquare('missile'), { kind: 'turret', position: [50, 0] }]);
  expect(namesIn(session)).toEqual(['Waypoint 1', 'Waypoint 2', 'Waypoint 3', 'Waypoint 4', 'Missile']);
});

it('elsewhere there are the target and the bodies', () => {
  const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [30, 0] } }]);
  expect(namesIn(session)).toEqual(['Target', 'Missile']);
});

it('a waypoint, a target and a body are moved as an edit, which can be undone', () => {
  const session = sessionOf([onSquare('missile')]);
  const movables = movablesOf(session);
  movables.moveBy(0, { x: 1, y: -5 });
  expect(session.commands.waypoints[0]).toEqual({ x: 21, y: -5 });
  session.settle();
  movables.moveBy(4, { x: 0, y: 5 });
  expect(poseOf(session.entities[0])).toMatchObject({ x: 10, y: 5 });
  session.undo();
  expect(poseOf(session.entities[0])).toMatchObject({ x: 10, y: 0 });
  session.undo();
  expect(session.commands.waypoints[0]).toEqual({ x: 20, y: 0 });

  session.edit(({ commands }) => commands.setMode('seek'));
  session.edit(({ commands }) => commands.moveTarget({ x: 3, y: 4 }));
  movablesOf(session).moveBy(0, { x: 1, y: 0 });
  expect(session.commands.target).toEqual({ x: 4, y: 4 });
});

it('choosing one selects its waypoint, or puts its body in focus', () => {
  const session = sessionOf([onSquare('missile'), onSquare('character')]);
  const chosen = view();
  const movables = movablesOf(session, chosen);
  movables.choose(2);
  expect(chosen.selectedWaypoint).toBe(2);
  movables.choose(5);
  expect(chosen.selectedWaypoint).toBeNull();
  expect(chosen.focus).toBe(session.entities[1]);
});

it('in a scene of cards the bodies cannot be moved', () => {
  const session = sessionOf([{ kind: 'missile', command: { kind: 'turn-towards', target: [30, 0] } }], {
    cards: {},
  });
  expect(namesIn(session)).toEqual([]);
});

it('every body of a crowd is listed, with its number', () => {
  const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [30, 0] } }], {
    swarm: { count: 300, ring: [20, 60] },
  });
  const chosen = view();
  const movables = movablesOf(session, chosen);
  expect(movables.all.length).toBe(301);
  expect(movables.nameAt(300)).toBe('300. Missile');
  movables.choose(300);
  expect(chosen.focus).toBe(session.entities[299]);
  expect(movables.all.indexOf(session.entities[299])).toBe(300);
});
