// Tests of undo and redo for every kind of edit: settings are restored, while the bodies keep flying.
import { describe, expect, it } from 'vitest';
import { optionRows } from '../../world/entities/options';
import type { Scenario } from '../../world/simulation/scenario';
import {
  bodySettings,
  delay,
  density,
  limitEntity,
  noise,
  seekDistance,
  size,
  worldSettings,
} from '../../world/simulation/settings';
import { onSquare, sessionOf, stepToCursor } from './session.fixture';

type Session = ReturnType<typeof sessionOf>;

/** Returns all settings and commands of a session's bodies. */
const bodiesOf = (session: Session) => {
  const { simulation, entities } = session;
  const commands = session.toScenario().entities.map(({ command }) => command);
  return entities.map((entity, n) => [
    commands[n],
    ...bodySettings.map((setting) => structuredClone(setting.inFile({ simulation, entity }))),
  ]);
};

/** Returns everything in a session that an edit can change. */
const settingsOf = (session: Session) => {
  const { simulation, commands, reducedLimit } = session;
  const { reduced, cut } = reducedLimit;
  return [
    ...worldSettings.map((setting) => setting.inFile(simulation)),
    ...[commands.state, reduced, cut],
    ...bodiesOf(session),
  ];
};

const places = (session: Session) => session.entities.map(({ body }) => ({ ...body.getPosition() }));

const edits: readonly [string, (session: Session) => void][] = [
  [
    'a drawn path',
    (s) =>
      s.command((commands) =>
        commands.setPath(
          [
            { x: 1, y: 2 },
            { x: 30, y: 2 },
          ],
          true,
        ),
      ),
  ],
  ['a waypoint that is moved', (s) => s.command((commands) => commands.moveWaypoint(1, { x: 33, y: 3 }))],
  ['a waypoint that is added', (s) => s.command((commands) => commands.insertWaypoint(1, { x: 33, y: 3 }))],
  ['a waypoint that is removed', (s) => s.command((commands) => commands.removeWaypoint(3))],
  ['the loop', (s) => s.edit(({ commands }) => commands.setLoop(!commands.loop))],
  ['the mode', (s) => s.edit(({ commands }) => commands.setMode('seek'))],
  ['a step test', (s) => s.edit(({ commands }) => commands.stepTest(1))],
  [
    'limits',
    (s) => s.edit((_, body) => limitEntity(body, { angularAcceleration: 3, turnRate: 2, speed: 7 })),
  ],
  ['gains', (s) => s.edit((_, body) => body.configure({ kind: 'forward-pd', frequency: 2, damping: 0.5 }))],
  [
    'guidance',
    (s) =>
      s.edit((_, body) => {
        body.guided!.guidance = { kind: 'lead' };
      }),
  ],
  ['a drive', (s) => s.edit((_, body) => Object.assign(body.guided!, { drive: 'angle' }))],
  [
    'noise and delay',
    (s) => {
      s.set(noise, 0.01, [s.entities[1]]);
      s.set(delay, 3, s.entities);
    },
  ],
  ['the seek distance', (s) => s.set(seekDistance, 9, [s.entities[0]])],
  [
    'size and density',
    (s) => {
      s.set(size, 2, [s.entities[0]]);
      s.set(density, 3, [s.entities[0]]);
    },
  ],
  ['closed headings', (s) => s.edit((_, body) => Object.assign(body.guided!, { closed: [1, 2] }))],
  ...optionRows.map(({ key, initial }): [string, (session: Session) => void] => [
    `the option ${key}`,
    (s) => s.edit((_, body) => Object.assign(body.guided!.options, { [key]: !initial })),
  ]),
  ['weather', (s) => s.edit(({ simulation }) => simulation.wind.set({ windForce: 9, gusts: 0.5 }))],
  ['the step rate', (s) => s.edit(({ simulation }) => Object.assign(simulation, { stepRate: 120 }))],
  ['collisions', (s) => s.edit(({ simulation }) => Object.assign(simulation, { bodiesCollide: true }))],
  ['the reduced limit', (s) => s.edit(({ reducedLimit }) => reducedLimit.toggle())],
];

/** Returns a session with a missile and a character in flight. */
function flying(): Session {
  const session = sessionOf([
    onSquare('missile', true),
    { ...onSquare('character', true), position: [-20, 0] },
  ]);
  session.step(90);
  return session;
}

describe('undo', () => {
  it.each(edits)('puts back %s, redo makes it again, and bodies stay where they are', (_, edit) => {
    const session = flying();
    const before = settingsOf(session);
    edit(session);
    session.settle();
    const after = settingsOf(session);
    expect(after).not.toEqual(before);
    const where = places(session);
    expect(session.undo()).toBe(true);
    expect(settingsOf(session)).toEqual(before);
    expect(session.redo()).toBe(true);
    expect(settingsOf(session)).toEqual(after);
    expect(places(session)).toEqual(where);
  });

  it('has nothing to do at first, nor after an edit that changed nothing', () => {
    const session = flying();
    expect(session.canUndo).toBe(false);
    expect(session.undo()).toBe(false);
    session.edit(({ commands }) => commands.setLoop(commands.loop));
    const given = bodiesOf(session);
    session.settle();
    session.undo();
    expect(bodiesOf(session)).toEqual(given);
  });

  it('undoes all edits of a gesture together', () => {
    const session = flying();
    const { waypoints } = session.commands;
    for (let x = 21; x < 30; x++) {
      session.command((commands) => commands.moveWaypoint(0, { x, y: 0 }));
      session.step();
    }
    session.settle();
    session.command((commands) => commands.moveWaypoint(0, { x: 50, y: 0 }));
    session.undo();
    expect(session.commands.waypoints[0]).toEqual({ x: 29, y: 0 });
    session.undo();
    expect(session.commands.waypoints).toEqual(waypoints);
    expect(session.canUndo).toBe(false);
  });

  it('undoes a drag and a change of the line-up separately, although the pointer was not released between them', () => {
    const session = flying();
    const { waypoints } = session.commands;
    const bodies = [...session.entities];
    session.command((commands) => commands.moveWaypoint(0, { x: 21, y: 0 }));
    session.edit(({ simulation }) => simulation.remove(bodies[1]));
    session.undo();
    expect(session.entities).toEqual(bodies);
    expect(session.commands.waypoints[0]).toEqual({ x: 21, y: 0 });
    session.undo();
    expect(session.commands.waypoints).toEqual(waypoints);
  });

  it('goes through many edits and back', () => {
    const session = flying();
    const before = settingsOf(session);
    for (const [, edit] of edits) {
      edit(session);
      session.settle();
    }
    const after = settingsOf(session);
    while (session.undo());
    expect(settingsOf(session)).toEqual(before);
    while (session.redo());
    expect(settingsOf(session)).toEqual(after);
  });

  it('leaves a body on its way: after a moved waypoint it heads for its present waypoint', () => {
    const session = sessionOf([onSquare('missile')]);
    session.edit(({ commands }) => commands.moveWaypoint(3, { x: -5, y: -5 }));
    stepToCursor(session, 2);
    session.undo();
    expect(session.entities[0].cursor).toBe(2);
    expect(session.entities[0].waypoints).toEqual(session.commands.waypoints);
  });

  it('lets a body continue along the path that it left for a drawn one', () => {
    const session = sessionOf([onSquare('missile')]);
    stepToCursor(session, 2);
    session.edit(({ commands }) =>
      commands.setPath(
        [
          { x: 50, y: 50 },
          { x: 60, y: 50 },
        ],
        false,
      ),
    );
    session.step(60);
    session.undo();
    expect(session.entities[0].cursor).toBe(2);
  });

  it('drops the steps to redo after another edit', () => {
    const session = flying();
    session.edit(({ commands }) => commands.setMode('seek'));
    session.undo();
    expect(session.canRedo).toBe(true);
    session.edit(({ commands }) => commands.setMode('track'));
    expect(session.canRedo).toBe(false);
  });
});

describe('undo of changes that are no settings', () => {
  it('does not return to a scene in which nothing was changed', () => {
    const session = flying();
    session.load({ version: 1, name: 'Other', entities: [{ kind: 'missile' }] }, 'other');
    expect(session.canUndo).toBe(false);
  });

  it('returns to a scene that cannot be chosen again, although nothing was changed', () => {
    const session = flying();
    const other: Scenario = { version: 1, name: 'Other', entities: [{ kind: 'missile' }] };
    session.load(other, 'Other', 'outside');
    session.step(30);
    session.load(other, 'other');
    expect(session.undo()).toBe(true);
    expect([session.title, session.simulation.tick]).toEqual(['Other', 30]);
    // The scene that was open before is opened again.
    expect(session.canUndo).toBe(false);
  });

  it('returns to the scene before, with its bodies in place, and redo returns to the other', () => {
    const session = flying();
    session.edit(({ commands }) => commands.setMode('seek'));
    const where = places(session);
    const { simulation, scenario } = session;
    session.load({ version: 1, name: 'Other', entities: [{ kind: 'missile' }] }, 'other');
    session.step(30);
    session.undo();
    expect(session.simulation).toBe(simulation);
    expect(session.scenario).toBe(scenario);
    expect(session.title).toBe('test');
    expect(places(session)).toEqual(where);
    session.redo();
    expect(session.title).toBe('other');
    expect(session.simulation.tick).toBe(30);
  });

  it('returns to the run before a restart, and edits before it can still be undone', () => {
    const session = flying();
    session.edit(({ commands }) => commands.setMode('seek'));
    const where = places(session);
    session.restart();
    expect(session.simulation.tick).toBe(0);
    session.step(40);
    session.undo();
    expect(places(session)).toEqual(where);
    expect(session.simulation.tick).toBe(90);
    session.undo();
    expect(session.commands.mode).toBe('path');
    session.step();
    session.restart();
    expect(session.entities).toHaveLength(2);
  });

  it('brings back the bodies of another line-up', () => {
    const session = flying();
    const bodies = [...session.entities];
    session.edit(({ lineUp }) => lineUp.next());
    expect(session.entities).toHaveLength(1);
    session.step(10);
    session.undo();
    expect(session.entities).toEqual(bodies);
    expect(session.lineUp.name).toBe('both');
    session.redo();
    expect(session.entities).toHaveLength(1);
  });

  it('removes a target’s motion again', () => {
    const session = sessionOf([{ kind: 'missile', command: { kind: 'seek', target: [50, 0] } }]);
    session.edit(({ commands }) => commands.moveTargetBy({ kind: 'circle' }));
    expect(session.simulation.targets).toHaveLength(1);
    session.undo();
    expect(session.simulation.targets).toHaveLength(0);
    expect(session.entities[0].target).toEqual({ x: 50, y: 0 });
  });
});

it('the last step is a new one after each change, and null while a gesture has changed something', () => {
  const session = flying();
  expect(session.lastStep).toBeNull();
  session.command((commands) => commands.removeWaypoint(0));
  expect(session.lastStep).toBeNull();
  session.settle();
  const removed = session.lastStep;
  expect(removed).not.toBeNull();
  session.command((commands) => commands.removeWaypoint(0));
  session.settle();
  expect(session.lastStep).not.toBe(removed);
  session.undo();
  expect(session.lastStep).toBe(removed);
});
