// Tests of building with every scene that can be built. Each begins, runs, is saved and is undone exactly as its file
// does.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Session } from '../app/session/session';
import {
  asKind,
  type ThingRef,
  thingsOf,
  withAdded,
  withChanged,
  withCopies,
  withoutThings,
} from '../lab/files/edit-scenario';
import { simulationOf } from '../lab/files/field';
import { parseScenario } from '../lab/files/read-scenario';
import { Mulberry32 } from '../world/entities/random';
import { stateHash } from '../world/simulation/history/state-hash';
import type { Scenario } from '../world/simulation/scenario';
import { limitSettings } from '../world/simulation/settings';
import { withMedals } from './par/rules/own-course';
import { gameFields } from './rules';
import { allScenarios } from './scenes';
import { spaceScenes } from './space/scenario';

const open = (scenario: Scenario, title = 'opened') => new Session(scenario, title, gameFields);
const hash = (session: Session) => stateHash(session.simulation);

/** Returns a session of the scenario, after it was written to a file and read again. */
const read = (scenario: Scenario) => open(parseScenario(JSON.stringify(scenario), gameFields));

/** Returns the state of a new run after some steps. */
function after(session: Session, steps = 240): string {
  if (session.building) session.build(false);
  session.step(steps);
  return hash(session);
}

const buildable = allScenarios.filter(({ id, scenario }) => open(scenario, id).canBuild);

const sceneOf = (id: string) => open(allScenarios.find((one) => one.id === id)!.scenario, id);

function built(id: string): Session {
  const session = sceneOf(id);
  session.build(true);
  return session;
}

/** Changes the scene as one step of undo. */
function change(session: Session, made: (start: Scenario) => Scenario): void {
  session.rebuild(made);
  session.settle();
}

it('all scenes can be built, except the swarm and games whose rules own the field', () => {
  const others = allScenarios.filter((one) => !buildable.includes(one)).map(({ id }) => id);
  expect(others).toEqual(['dodge', 'swarm', ...spaceScenes.map(({ id }) => id)]);
});

/** Ids of scenes that are left out of a test, because their rules generate bodies at the start. */
const begunByRules = ['dodge', 'swarm'];

it.each(allScenarios.filter(({ id }) => !begunByRules.includes(id)))(
  '$id begins as itself, whenever its start is taken',
  ({ id, scenario }) => {
    const session = open(scenario, id);
    const early = after(read(session.start));
    session.step(137);
    expect(after(read(session.start))).toBe(early);
    expect(early).toBe(after(open(scenario, id)));
  },
);

describe.each(buildable.map(({ id, scenario }) => ({ id, scenario })))('$id', ({ id, scenario }) => {
  it('stands at its start during building, and then runs from there unchanged', () => {
    const session = open(scenario, id);
    const places = () => session.entities.map(({ body }) => [{ ...body.getPosition() }, body.getAngle()]);
    const began = places();
    session.step(137);
    session.build(true);
    expect(session.simulation.time).toBe(0);
    expect(places()).toEqual(began);
    expect([session.edited, session.canUndo]).toEqual([false, false]);
    expect(after(session)).toBe(after(open(scenario, id)));
  });

  it('runs as its file with one more body, and with each thing taken out; undo and redo are right', () => {
    const session = open(scenario, id);
    session.build(true);
    const was = JSON.stringify(session.start);
    const more = (start: Scenario) => withCopies(start, [{ list: 'entities', index: 0 }], [11, -7]);
    change(session, more);
    expect(session.entities.length).toBe(scenario.entities.length + 1);
    const grown = after(read(session.start));
    session.undo();
    expect(JSON.stringify(session.start)).toBe(was);
    session.redo();
    expect(after(read(session.start))).toBe(grown);
    for (const ref of thingsOf(session.start)) {
      change(session, (start) => withoutThings(start, [ref]));
      expect(after(session, 60)).toBe(after(read(session.start), 60));
      session.undo();
      session.build(true);
    }
    expect(after(session)).toBe(grown);
  });
});

/** An action of a person in the editor. The numbers, from 0 to 1, determine its details. */
type Deed = (session: Session, numbers: readonly number[]) => void;

const pick = (share: number, count: number) => Math.min(count - 1, Math.floor(share * count));
const place = (u: number, v: number) => [Math.round(90 * u - 45), Math.round(60 * v - 30)] as const;
const some = (start: Scenario, share: number): ThingRef[] =>
  thingsOf(start).filter((_, n) => ((n + 1) * share) % 1 > 0.7);

const edits: readonly ((start: Scenario, numbers: readonly number[]) => Scenario)[] = [
  (start, [u, v]) =>
    withAdded(start, 'entities', {
      kind: 'missile',
      position: place(u, v),
      command: { kind: 'seek', target: [0, 0] },
    }),
  (start, [u, v, w]) =>
    withAdded(start, 'entities', {
      kind: 'character',
      position: place(u, v),
      command: { kind: 'seek', quarry: { entity: pick(w, start.entities.length) } },
    }),
  (start, [u, v]) => withAdded(start, 'entities', { kind: 'turret', position: place(u, v), gun: {} }),
  (start, [u, v, w]) =>
    withAdded(start, 'obstacles', { kind: 'wall', position: place(u, v), size: [12, 2], angle: w }),
  (start, [u, v]) => withAdded(start, 'obstacles', { kind: 'crate', position: place(u, v), size: [2, 2] }),
  (start, [u, v]) => withAdded(start, 'targets', { position: place(u, v), motion: { kind: 'circle' } }),
  (start, [u, v, w]) =>
    withChanged(start, { list: 'entities', index: pick(w, start.entities.length) }, (entity) => ({
      ...entity,
      position: place(u, v),
      angle: u,
    })),
  (start, [u, v]) =>
    withChanged(
      start,
      { list: 'entities', index: pick(u, start.entities.length) },
      (entity) => asKind(entity, (['missile', 'character', 'turret', 'tug'] as const)[pick(v, 4)]).spec,
    ),
  (start, [u, v]) => withCopies(start, some(start, u), place(v, u)),
  (start, [u]) => withoutThings(start, some(start, u)),
];

const deeds: readonly Deed[] = [
  ...edits.map(
    (edit): Deed =>
      (session, numbers) => {
        session.build(true);
        change(session, (start) => edit(start, numbers));
      },
  ),
  (session, [u]) => {
    session.build(false);
    session.step(pick(u, 40));
  },
  (session, [u, v]) => {
    const body = session.entities[pick(v, session.entities.length)];
    session.set(limitSettings.angularAcceleration, 1 + 9 * u, [body]);
    session.settle();
  },
  (session, [u]) => {
    session.build(u < 0.5);
    session.undo();
  },
  (session) => void session.redo(),
];

const done = fc.array(
  fc.tuple(
    fc.nat({ max: deeds.length - 1 }),
    fc.tuple(...Array.from({ length: 3 }, () => fc.double({ min: 0, max: 0.999, noNaN: true }))),
  ),
  { minLength: 12, maxLength: 24 },
);

it.each(buildable)(
  '$id, built, played, tuned and undone at random, stays a file that runs as it does',
  ({ id, scenario }) => {
    let [tried, refused] = [0, 0];
    fc.assert(
      fc.property(done, (list) => {
        const session = open(scenario, id);
        tried += list.length;
        for (const [which, numbers] of list) {
          try {
            deeds[which](session, numbers);
          } catch (error) {
            // The file is refused: too many guns, a heap of bodies, or no body.
            refused += 1;
            expect((error as Error).name).toBe('ScenarioError');
          }
        }
        session.build(true);
        const { start } = session;
        const again = read(start);
        expect(after(again, 60)).toBe(after(session, 60));
      }),
      { seed: 7, numRuns: 6 },
    );
    expect(refused).toBeLessThan(tried / 3);
  },
);

/** Scenes of different sorts: a path, a moving target with chasers, thrusters, crates and walls, a course. */
const varied = ['path-race', 'fast-target', 'hold-height', 'knocked-about', 'par'];

it.each(varied.flatMap((id) => [1, 2, 3].map((seed) => ({ id, seed }))))(
  '$id after forty edits, undone and redone among them, loads at every one and runs as its file without a session (seed $seed)',
  ({ id, seed }) => {
    const random = new Mulberry32(seed);
    const session = built(id);
    const other = sceneOf('orbit');
    let done = 0;
    while (done < 40) {
      const numbers = [random.next(), random.next(), random.next()];
      const which = pick(random.next(), edits.length + 2);
      if (which === edits.length) session.undo();
      else if (which > edits.length) session.redo();
      else
        try {
          change(session, (start) => edits[which](start, numbers));
        } catch (error) {
          expect((error as Error).name).toBe('ScenarioError');
          continue;
        }
      done++;
      other.load(parseScenario(JSON.stringify(session.start), gameFields), 'loaded');
    }
    const alone = simulationOf(parseScenario(JSON.stringify(session.start), gameFields), gameFields);
    for (let n = 0; n < 120; n++) alone.step();
    expect(after(session, 120)).toBe(stateHash(alone));
    expect(after(other, 120)).toBe(stateHash(alone));
  },
);

it('a hundred of a hundred and twenty changes are taken back', () => {
  const session = built('orbit');
  for (let n = 0; n < 120; n++)
    change(session, (start) => withAdded(start, 'entities', { kind: 'missile', position: [n, 40] }));
  const { length } = session.entities;
  let undone = 0;
  while (session.undo()) undone += 1;
  expect(undone).toBe(100);
  expect(session.entities.length).toBe(length - 100);
});

describe('a thing that goes', () => {
  it('sends its chasers to its last place', () => {
    const session = built('fast-target');
    const { targets, entities } = session.start;
    expect(entities.every(({ command }) => command && 'quarry' in command)).toBe(true);
    change(session, (start) => withoutThings(start, [{ list: 'targets', index: 0 }]));
    for (const { command } of session.start.entities)
      expect(command).toEqual({ kind: entities[0].command!.kind, target: targets![0].position });
  });

  it('takes its noise along: other sensors then measure as in a file without it', () => {
    const session = built('noise');
    const { entities } = session.start;
    expect(entities.some(({ sensor }) => sensor?.noise)).toBe(true);
    change(session, (start) => withoutThings(start, [{ list: 'entities', index: 0 }]));
    expect(session.start.entities.map(({ sensor }) => sensor)).toEqual(
      entities.slice(1).map(({ sensor }) => sensor),
    );
    const left = read(session.start);
    expect(after(session)).toBe(after(left));
  });

  it('takes its timeline entries along, and leaves those of others', () => {
    const session = built('hold-height');
    const { timeline = [] } = session.start;
    change(session, (start) => withoutThings(start, [{ list: 'entities', index: 0 }]));
    const left = timeline.filter(({ entity }) => entity !== 0);
    expect(left.length).toBeGreaterThan(0);
    expect(session.start.timeline).toEqual(left.map((entry) => ({ ...entry, entity: entry.entity - 1 })));
  });
});

describe('a refused change changes nothing', () => {
  const refused: readonly [string, (start: Scenario) => Scenario][] = [
    ['no body left', (start) => withoutThings(start, thingsOf(start))],
    [
      'too many bodies in one place',
      (start) => ({ ...start, bodiesCollide: true, entities: Array(60).fill(start.entities[0]) }),
    ],
    [
      'a place that is none',
      (start) => withAdded(start, 'entities', { kind: 'missile', position: [Number.NaN, 0] }),
    ],
    [
      'too many walls',
      (start) => ({
        ...start,
        obstacles: Array.from({ length: 501 }, (_, n) => ({
          kind: 'wall' as const,
          position: [20 * n, 500] as const,
          size: [2, 2] as const,
        })),
      }),
    ],
  ];

  it.each(refused)('%s', (_, made) => {
    const session = built('orbit');
    const was = JSON.stringify(session.start);
    expect(() => session.rebuild(made)).toThrow(expect.objectContaining({ name: 'ScenarioError' }));
    expect([JSON.stringify(session.start), session.canUndo, session.edited]).toEqual([was, false, false]);
  });
});

describe('time, while a scene is built', () => {
  it('stands still: no steps, no rewinding, no knocks', () => {
    const session = built('path-race');
    const began = hash(session);
    expect(() => session.step()).toThrow('Time stands');
    expect(() => session.lookBack(1)).toThrow('Time stands');
    session.playback.paused = false;
    session.advance(0.5);
    session.restart();
    session.disturb(({ simulation }) => {
      for (const { body } of simulation.entities) body.setAngularVelocity(9);
    });
    expect(hash(session)).toBe(began);
  });
});

describe('settings made during play', () => {
  const gains = { kind: 'spd', frequency: 2, damping: 1.1 } as const;

  it('is in the scene that is built, and one undo takes it out', () => {
    const session = sceneOf('orbit');
    session.step(50);
    session.edit((_, body) => body.configure(gains));
    session.settle();
    session.step(50);
    session.edit((_, body) => body.configure({ ...gains, frequency: 3 }));
    session.restart();
    session.build(true);
    expect(session.start.entities[0].controller).toEqual({ ...gains, frequency: 3 });
    expect(session.undo()).toBe(true);
    expect(session.start.entities[0].controller).toEqual(built('orbit').start.entities[0].controller);
    expect([session.canUndo, session.building]).toEqual([false, true]);
    session.redo();
    expect(session.start.entities[0].controller).toEqual({ ...gains, frequency: 3 });
  });

  it('is undone change by change if set during building', () => {
    const session = built('orbit');
    session.edit((_, body) => body.configure(gains));
    session.settle();
    change(session, (start) => withCopies(start, [{ list: 'entities', index: 0 }], [5, 5]));
    expect(session.start.entities.at(-1)!.controller).toEqual(gains);
    session.undo();
    expect(session.start.entities[0].controller).toEqual(gains);
    session.undo();
    expect(session.start.entities[0].controller).not.toEqual(gains);
    expect(session.canUndo).toBe(false);
  });

  it('leaves all bodies of the scene there, whichever fly', () => {
    const session = sceneOf('path-race');
    session.edit(({ lineUp }) => lineUp.next());
    session.command((commands) =>
      commands.setPath(
        [
          { x: 1, y: 2 },
          { x: 30, y: 2 },
        ],
        false,
      ),
    );
    expect(session.entities.length).toBe(1);
    session.build(true);
    expect(session.entities.map(({ kind }) => kind)).toEqual(['missile', 'character']);
    for (const { command } of session.start.entities)
      expect(command).toMatchObject({
        kind: 'follow-path',
        waypoints: [
          [1, 2],
          [30, 2],
        ],
      });
  });

  it('leaves the crates of the scene there, and its motor whole', () => {
    const session = sceneOf('why-torque');
    const { obstacles } = session.scenario;
    session.edit(({ simulation }) => simulation.placeObstacles([]));
    expect(session.start.obstacles).toEqual(obstacles);
    const race = sceneOf('path-race');
    const { angularAcceleration } = race.scenario.entities[0].limits!;
    race.touch();
    race.limit((limit) => {
      if (!limit.reduced) limit.toggle();
    });
    expect(race.entities[0].limits.angularAcceleration).toBeLessThan(angularAcceleration!);
    expect(race.start.entities[0].limits).toMatchObject({ angularAcceleration });
    expect(race.start.motor).toBeUndefined();
  });

  it('stops changing by itself after a change, and continues without one', () => {
    const session = built('path-race');
    session.build(false);
    expect(session.demonstration.running).toBe(true);
    session.build(true);
    change(session, (start) =>
      withAdded(start, 'obstacles', { kind: 'crate', position: [0, 0], size: [2, 2] }),
    );
    session.build(false);
    expect([session.demonstration.running, session.reducedLimit.reduced]).toEqual([false, false]);
  });
});

it('a course that is changed is none of those with known times', () => {
  const session = built('par');
  expect(session.start.par).toMatchObject({ course: 'slalom' });
  change(session, (start) =>
    withChanged(start, { list: 'entities', index: 0 }, (entity) => ({ ...entity, position: [-40, 3] })),
  );
  const { par } = session.start;
  expect(par).toHaveProperty('gates');
  expect(par).not.toHaveProperty('course');
  expect(par).not.toHaveProperty('medals');
});

it('medals that were found for a course stay while only they, or its words, are changed', () => {
  const session = built('par');
  change(session, (start) =>
    withChanged(start, { list: 'entities', index: 0 }, (entity) => ({ ...entity, position: [-40, 3] })),
  );
  change(session, (start) => withMedals(start, { bronze: 12, ace: 9 }));
  expect(session.start.par).toMatchObject({ medals: { bronze: 12, ace: 9 } });
  change(session, (start) => ({ ...start, name: 'Mine' }));
  expect(session.start.par).toMatchObject({ medals: { bronze: 12, ace: 9 } });
  change(session, (start) => withCopies(start, [{ list: 'entities', index: 0 }], [5, 5]));
  expect(session.start.par).not.toHaveProperty('medals');
});

it('another scene ends building, and undo restores the built scene', () => {
  const session = built('orbit');
  change(session, (start) => withCopies(start, [{ list: 'entities', index: 0 }], [5, 5]));
  const { length } = session.entities;
  session.load(allScenarios[0].scenario, allScenarios[0].id);
  expect(session.building).toBe(false);
  session.undo();
  expect([session.entities.length, session.building]).toEqual([length, false]);
});
