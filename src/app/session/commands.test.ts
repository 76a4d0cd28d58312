// Tests of drag modes, the shared target and the shared path, as a session gives them to its bodies.
import { describe, expect, it } from 'vitest';
import type { EntitySpec } from '../../world/simulation/scenario';
import { onSquare, sessionOf, square, stepToCursor } from './session.fixture';

const kinds = ['missile', 'character', 'missile-2013', 'character-2013'] as const;
const points = square.map(([x, y]) => ({ x, y }));
const here = { x: 7, y: -8 };
const seeking = (kind: EntitySpec['kind']): EntitySpec => ({
  kind,
  command: { kind: 'seek', target: [30, 0] },
});
const commands = (session: ReturnType<typeof sessionOf>) =>
  session.entities.map(({ command }) => command.kind);

describe('setMode', () => {
  it('gives every body the command of the mode', () => {
    const session = sessionOf(kinds.map((kind) => onSquare(kind)));
    session.edit(({ commands }) => commands.setMode('track'));
    expect(commands(session)).toEqual(kinds.map(() => 'turn-towards'));
    session.edit(({ commands }) => commands.setMode('seek'));
    expect(commands(session)).toEqual(kinds.map(() => 'seek'));
    session.edit(({ commands }) => commands.setMode('path'));
    expect(commands(session)).toEqual(kinds.map(() => 'follow-path'));
  });

  it('makes the waypoint that the first body heads for the target', () => {
    const session = sessionOf([onSquare('missile')]);
    stepToCursor(session, 1);
    session.edit(({ commands }) => commands.setMode('seek'));
    expect(session.commands.target).toEqual(points[1]);
    expect(session.entities[0].target).toEqual(points[1]);
  });

  it('keeps the target between Track and Seek', () => {
    const session = sessionOf([seeking('missile')]);
    session.edit(({ commands }) => commands.setMode('track'));
    expect(session.commands.target).toEqual({ x: 30, y: 0 });
  });

  it('lets bodies stop in Path without a path', () => {
    const session = sessionOf([seeking('missile')]);
    session.edit(({ commands }) => commands.setMode('path'));
    expect(commands(session)).toEqual(['idle']);
  });
});

describe('moveTarget', () => {
  it.each([
    { x: NaN, y: 0 },
    { x: 0, y: Infinity },
  ])('refuses the place ($x, $y) and changes nothing', (place) => {
    const session = sessionOf([seeking('missile')]);
    const { target } = session.entities[0];
    const refusal = new RangeError(`a place must be two numbers, got ${place.x}, ${place.y}`);
    expect(() => session.edit(({ commands }) => commands.moveTarget(place))).toThrow(refusal);
    expect(session.entities[0].target).toEqual(target);
    expect(session.commands.target).toEqual(target);
  });

  it('moves the target of the running command, without a new one', () => {
    const session = sessionOf(kinds.map(seeking));
    const before = session.entities.map(({ command }) => command);
    session.edit(({ commands }) => commands.moveTarget(here));
    expect(session.commands.target).toEqual(here);
    session.entities.forEach((entity, n) => {
      expect(entity.target).toEqual(here);
      expect(entity.command).toBe(before[n]);
    });
  });

  it('gives idle bodies a command to seek it', () => {
    const session = sessionOf([{ kind: 'missile' }]);
    session.edit(({ commands }) => commands.moveTarget(here));
    expect(session.entities[0].command).toEqual({ kind: 'seek', target: here });
  });

  it('does nothing in Path', () => {
    const session = sessionOf([onSquare('missile')]);
    session.edit(({ commands }) => commands.moveTarget(here));
    expect(session.entities[0].waypoints).toEqual(points);
    expect(session.commands.target).toEqual(points[0]);
  });

  it('refuses a place that is no number and changes nothing', () => {
    const session = sessionOf([seeking('missile')]);
    expect(() => session.edit(({ commands }) => commands.moveTarget({ x: NaN, y: 0 }))).toThrow(RangeError);
    expect(session.commands.target).toEqual({ x: 30, y: 0 });
  });
});

describe('stepTest', () => {
  it('stops every body and points it 15 m aside of where it points', () => {
    const session = sessionOf([onSquare('character'), { kind: 'missile', position: [5, 5], angle: Math.PI }]);
    session.step(60);
    session.restart();
    session.step(20);
    const { x, y } = session.entities[0].body.getPosition();
    session.edit(({ commands }) => commands.stepTest(Math.PI / 2));
    const [first, second] = session.entities;
    expect(session.commands.mode).toBe('track');
    expect(first.body.getLinearVelocity().length()).toBe(0);
    expect(first.body.getAngularVelocity()).toBe(0);
    const angle = first.body.getAngle() + Math.PI / 2;
    expect(first.target?.x).toBeCloseTo(x + 15 * Math.cos(angle), 9);
    expect(first.target?.y).toBeCloseTo(y + 15 * Math.sin(angle), 9);
    expect(second.target?.x).toBeCloseTo(5, 9);
    expect(second.target?.y).toBeCloseTo(-10, 9);
  });

  it('is the same again after a restart: each body has its own target', () => {
    const session = sessionOf([{ kind: 'missile' }, { kind: 'missile', position: [30, 0] }]);
    session.edit(({ commands }) => commands.stepTest(1));
    const targets = session.entities.map(({ target }) => target);
    session.restart();
    expect(session.entities.map(({ target }) => target)).toEqual(targets);
  });
});

describe('setPath', () => {
  it('is a new path in Path, followed from its start', () => {
    const session = sessionOf(kinds.map(seeking));
    session.edit(({ commands }) => commands.setPath(points, true));
    expect(session.commands).toMatchObject({ mode: 'path', waypoints: points, loop: true });
    expect(session.entities.map(({ command }) => 'loop' in command && command.loop)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    for (const { cursor } of session.entities.slice(0, 2)) expect(cursor).toBe(0);
  });

  it('stops the bodies if it is empty', () => {
    const session = sessionOf([onSquare('missile')]);
    session.edit(({ commands }) => commands.setPath([], false));
    expect(commands(session)).toEqual(['idle']);
    expect(session.commands.waypoints).toEqual([]);
  });

  it('refuses places that are no numbers and changes nothing', () => {
    const session = sessionOf([onSquare('missile')]);
    expect(() =>
      session.edit(({ commands }) => commands.setPath([here, { x: 0, y: Infinity }], false)),
    ).toThrow(RangeError);
    expect(session.commands.waypoints).toEqual(points);
    expect(session.entities[0].waypoints).toEqual(points);
  });
});

/** Body kinds, each with the index of the waypoint that the body flies to in these tests. */
describe.each([
  ['missile', 2],
  ['character', 2],
  ['missile-2013', 1],
  ['character-2013', 2],
] as const)('a path under way, %s', (kind, next) => {
  const underWay = () => {
    const session = sessionOf([onSquare(kind)]);
    stepToCursor(session, next);
    return session;
  };

  it('keeps its waypoint when others are inserted before and after it', () => {
    const session = underWay();
    const [entity] = session.entities;
    session.edit(({ commands }) => commands.insertWaypoint(next, here));
    expect(session.commands.waypoints).toEqual(points.toSpliced(next, 0, here));
    expect(entity.waypoints).toEqual(session.commands.waypoints);
    expect(entity.cursor).toBe(next + 1);
    session.edit(({ commands }) => commands.insertWaypoint(5, here));
    expect(session.commands.waypoints.at(-1)).toEqual(here);
    expect(entity.cursor).toBe(next + 1);
    session.step();
    expect(entity.target).toEqual(points[next]);
  });

  it('keeps its waypoint when others before and after it are removed', () => {
    const session = underWay();
    const [entity] = session.entities;
    session.edit(({ commands }) => commands.removeWaypoint(0));
    expect(session.commands.waypoints).toEqual(points.slice(1));
    expect(entity.cursor).toBe(next - 1);
    session.edit(({ commands }) => commands.removeWaypoint(2));
    expect(session.commands.waypoints).toEqual(points.slice(1, 3));
    expect(entity.cursor).toBe(next - 1);
    session.step();
    expect(entity.target).toEqual(points[next]);
  });

  it('heads for the next waypoint when its own is removed', () => {
    const session = underWay();
    session.edit(({ commands }) => commands.removeWaypoint(next));
    session.step();
    expect(session.entities[0].target).toEqual(points[next + 1]);
  });

  it('follows a waypoint that is dragged', () => {
    const session = underWay();
    session.edit(({ commands }) => commands.moveWaypoint(next, { x: -30, y: -30 }));
    session.edit(({ commands }) => commands.moveWaypoint(next, { x: -40, y: -40 }));
    session.step();
    expect(session.entities[0].target).toEqual({ x: -40, y: -40 });
    expect(session.commands.waypoints[next]).toEqual({ x: -40, y: -40 });
  });
});

describe('a path', () => {
  it('keeps its last waypoint', () => {
    const session = sessionOf([onSquare('missile')]);
    for (let n = 0; n < 5; n++) session.edit(({ commands }) => commands.removeWaypoint(0));
    expect(session.commands.waypoints).toEqual([points[3]]);
    expect(session.entities[0].waypoints).toEqual([points[3]]);
  });

  it('continues as a loop when its last waypoint is removed in flight', () => {
    const session = sessionOf([onSquare('character', true)]);
    stepToCursor(session, 3);
    session.edit(({ commands }) => commands.removeWaypoint(3));
    expect(session.entities[0].cursor).toBe(0);
  });

  it('is edited for the bodies that share it, not for a body on a separate path', () => {
    const own: EntitySpec = {
      kind: 'missile',
      command: { kind: 'follow-path', waypoints: square.map(([x, y]) => [x + 50, y] as const) },
    };
    const session = sessionOf([onSquare('missile'), own, onSquare('character')]);
    session.edit(({ commands }) => commands.moveWaypoint(0, here));
    const [shared, apart, too] = session.entities.map(({ waypoints }) => waypoints[0]);
    expect([shared, too]).toEqual([here, here]);
    expect(apart).toEqual({ x: 70, y: 0 });
  });

  it('loops or not without going back to the start', () => {
    const session = sessionOf([onSquare('missile'), onSquare('missile-2013')]);
    stepToCursor(session, 2);
    const [today, published] = session.entities;
    const before = published.command;
    session.edit(({ commands }) => commands.setLoop(true));
    expect(today.command).toMatchObject({ loop: true });
    expect(today.cursor).toBe(2);
    expect(published.command).toBe(before);
    session.edit(({ commands }) => commands.setLoop(false));
    expect(today.command).toMatchObject({ loop: false });
    expect(today.cursor).toBe(2);
    expect(session.commands.loop).toBe(false);
  });

  it('looping it outside of Path changes no command', () => {
    const session = sessionOf([seeking('missile')]);
    const [{ command }] = session.entities;
    session.edit(({ commands }) => commands.setLoop(true));
    expect(session.entities[0].command).toBe(command);
    expect(session.commands.loop).toBe(true);
  });
});
