// Tests of medals computed on this device: for a course from elsewhere, for a person's course, and for a date.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type SceneOrigin, Session } from '../../../app/session/session';
import { bestStore } from '../../../app/ui/best-store';
import { memoryStorage } from '../../../app/ui/kit/stored.fixture';
import { TestWorker } from '../../../app/ui/kit/work.fixture';
import { memoryDatabase } from '../../../app/ui/saved/database.fixture';
import { OwnScenes } from '../../../app/ui/saved/own-scenes';
import { readScenario } from '../../../lab/files/read-scenario';
import type { Scenario } from '../../../world/simulation/scenario';
import { scenarioOf } from '../rules/course';
import { courses } from '../rules/courses';
import { dayCourse } from '../rules/days/days';
import { parGame } from '../rules/game';
import type { Proof, ProofProgress } from '../rules/own-course';
import { parOf } from '../rules/par-rules';
import { slalom } from '../rules/slalom';
import { courseSpec } from '../spec';
import { CourseMedals, isOfPage } from './course-medals';
import { dayMedals, provenCourse } from './day-medals';
import { knownFlights } from './known-flights';
import { openStoreFor } from './own-course-store';
import { type ProofResult, Proofs } from './proofs';

const medals = { bronze: 9, silver: 8, gold: 7, ace: 6 };
const others = { ...medals, ace: 6.5 };

const proof = (of: typeof medals): Proof => ({ medals: of, gap: 3, flights: slalom.flights });

/** Scene of the built-in course Slalom: its course data (`spec`), and all other fields (`field`). */
const { par: spec, ...field } = scenarioOf(slalom);
/**
 * Slalom with gates of another width. The page treats it as a course of another author, because it equals no built-in
 * course.
 */
const foreign = {
  ...field,
  name: 'Wide',
  par: { gates: slalom.gates.map((gate) => ({ ...gate, width: 8 })), medals },
} as Scenario;

let workers: TestWorker<Scenario, ProofResult, ProofProgress>[] = [];
let said: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  workers = [];
  said = [];
});

afterEach(() => void vi.useRealTimers());

function sessionWith(scenario: Scenario, origin: SceneOrigin | null): Session {
  const session = new Session(scenarioOf(courses[0]), 'par', [parGame]);
  session.load(scenario, scenario.name, origin);
  return session;
}

/** Returns a test page with a course that was opened from a link or file. */
const pageWith = (scenario: Scenario) => pageOf(sessionWith(scenario, 'outside'));

/** Opens a session on a test page, and waits until its medal search may start. Returns this page. */
function pageOf(session: Session) {
  const changed = vi.fn();
  const page = { session, notify: (message: string) => void said.push(message) };
  const start = () => {
    const worker = new TestWorker<Scenario, ProofResult, ProofProgress>();
    workers.push(worker);
    return worker.asWorker;
  };
  const foreign = new CourseMedals(page, changed, new Proofs(start));
  const update = () => {
    foreign.update();
    vi.advanceTimersByTime(700);
  };
  update();
  return { session, foreign, changed, update };
}

/** Returns the medals of a session's course: those in its scenario file, and those that the game's rules use. */
const medalsOf = ({ scenario, simulation }: Session) => [
  courseSpec(scenario.par!).medals,
  parOf(simulation)!.spec.medals,
];

it('are checked in a worker and count as the author’s claim until then; equal results give no message', () => {
  const { foreign: watch, session } = pageWith(foreign);
  expect([watch.areAuthors, workers.map(({ asked }) => asked)]).toEqual([true, [[foreign]]]);
  workers[0].post({ answer: proof(medals) });
  expect([watch.areAuthors, said]).toEqual([false, []]);
  expect(medalsOf(session)).toEqual([medals, medals]);
});

it('are replaced by other results for this attempt and later ones, with a message', () => {
  const { session, changed, update } = pageWith(foreign);
  const { simulation } = session;
  session.step(30);
  workers[0].post({ answer: proof(others) });
  expect(medalsOf(session)).toEqual([others, others]);
  expect(session.simulation).toBe(simulation);
  expect(said).toEqual([
    'Flown for again on this page, the medals are others than the author’s: these count.',
  ]);
  expect(changed).toHaveBeenCalledTimes(1);
  session.restart();
  update();
  expect(medalsOf(session)).toEqual([others, others]);
  session.undo();
  update();
  expect(medalsOf(session)).toEqual([others, others]);
  expect([workers.length, said.length]).toEqual([1, 1]);
});

it('are removed if the line misses a gate, with a message that names the gate', () => {
  const { session } = pageWith(foreign);
  workers[0].post({ answer: { gate: 4, why: 'missed' } });
  expect(medalsOf(session)).toEqual([null, null]);
  expect(said).toEqual(['Gate\u00a05 is missed by the line as it is, so the author’s medals do not count.']);
});

it('stay the author’s claim if the worker fails, with one message', () => {
  const { foreign: watch, session, update } = pageWith(foreign);
  workers[0].fail();
  session.restart();
  update();
  expect([watch.areAuthors, medalsOf(session)]).toEqual([true, [medals, medals]]);
  expect(said).toEqual([
    'The laws could not fly this course here: the medals are those that its author gives.',
  ]);
  expect(workers).toHaveLength(1);
});

it('are remembered for a course that is opened again; results for a course that was left are dropped', () => {
  const { session, update } = pageWith(foreign);
  workers[0].post({ answer: proof(others) });
  session.load(foreign, 'Wide', 'outside');
  update();
  expect([workers.length, medalsOf(session)]).toEqual([1, [others, others]]);
  const second = { ...foreign, seed: 2 };
  session.load(second, 'Wide', 'outside');
  update();
  session.load(scenarioOf(slalom), 'par');
  update();
  expect(workers[1].onmessage).toBeNull();
});

it('are not searched for scenes of this page, or for courses without medals', () => {
  pageOf(sessionWith(foreign, null));
  const { par, ...rest } = foreign;
  const { medals: _, ...course } = par!;
  pageWith({ ...rest, par: course });
  expect(workers).toEqual([]);
});

it('arrive in Build without a step of undo, unless the course has changed', () => {
  const { session } = pageWith(foreign);
  session.build(true);
  workers[0].post({ answer: proof(others) });
  expect(medalsOf(session)).toEqual([others, others]);
  expect(session.building).toBe(true);
  const again = pageWith(foreign);
  again.session.build(true);
  again.session.rebuild((start) => ({ ...start, seed: 5 }));
  again.update();
  expect(workers[1].onmessage).toBeNull();
});

it('need no check for one of the nine courses in a file, but do for a course that only claims to be one', () => {
  const all = courses.map((course) => scenarioOf(course));
  const read = all.map((scenario) => readScenario(JSON.parse(JSON.stringify(scenario)), [parGame]));
  expect(read.map(isOfPage)).toEqual(read.map(() => true));
  expect(isOfPage({ ...scenarioOf(slalom), par: { ...spec!, medals } } as Scenario)).toBe(false);
  expect(isOfPage({ ...foreign, par: { ...foreign.par!, course: 'slalom' } } as Scenario)).toBe(false);
});

let ids = 0;

/** The store of scenes on this device. */
const scenes = new OwnScenes({
  database: memoryDatabase().database,
  games: [parGame],
  channel: null,
  now: () => 0,
  newId: () => `bare${String(++ids)}`,
});

/** Saves Slalom with wider gates and without medals, as a course that the player built on this device. */
function keptBare() {
  const { par, ...rest } = foreign;
  const { medals: _, ...course } = par!;
  return kept({ ...rest, par: course });
}

/** Stores a course of the player on this device. */
async function kept(scenario: Scenario) {
  const { scene } = await scenes.add(scenario, null, { isMine: true });
  const origin: SceneOrigin = `own=${scene.id}`;
  const session = sessionWith(scenario, origin);
  await openStoreFor({ session, ownScenes: async () => scenes });
  return { ...pageOf(session), kept: () => scenes.held(scene.id)!.scenario };
}

it('of the player’s course arrive during Play and are stored with it, after a message about the search', async () => {
  const { session, foreign: watch, changed, kept } = await keptBare();
  expect([watch.areAuthors, watch.missing]).toEqual([false, 'Its medals are being flown for.']);
  workers[0].post({ progress: { flown: 120, of: 300, flights: {} } });
  expect(watch.missing).toBe('Its medals are being flown for: 120 of 300 flights.');
  workers[0].post({ answer: proof(others) });
  expect([watch.missing, said]).toEqual(['', []]);
  expect(medalsOf(session)).toEqual([others, others]);
  // Lets the store finish its writing.
  await vi.advanceTimersByTimeAsync(0);
  expect(courseSpec(kept().par!).medals).toEqual(others);
  expect(changed).toHaveBeenCalledTimes(1);
});

it('of the player’s course stay as they are; only the flights are searched again, without a message', async () => {
  const mine = { ...foreign, seed: 3 };
  const { session, foreign: watch, changed, update } = await kept(mine);
  expect([watch.areAuthors, watch.missing, workers.map(({ asked }) => asked)]).toEqual([false, '', [[mine]]]);
  expect(knownFlights(mine)).toBeNull();
  workers[0].post({ answer: proof(others) });
  expect(knownFlights(mine)?.flights).toEqual(slalom.flights);
  expect([medalsOf(session), said, changed.mock.calls.length]).toEqual([[medals, medals], [], 1]);
  session.restart();
  update();
  expect(workers).toHaveLength(1);
});

it('are missing for a course of the player whose line misses a gate, and the gate is named', async () => {
  const { foreign: watch, session } = await keptBare();
  workers[0].post({ answer: { gate: 4, why: 'missed' } });
  expect(watch.missing).toBe('Gate\u00a05 is missed by the line as it is, so there are no medals yet.');
  expect([medalsOf(session), said]).toEqual([[null, null], []]);
});

it('of the player’s course are searched by Build while the course is edited', async () => {
  const { session, foreign: watch, update } = await keptBare();
  session.build(true);
  update();
  expect([watch.missing, workers[0].onmessage]).toEqual(['', null]);
});

describe('of a date', () => {
  const date = 20261121;
  const day = scenarioOf(dayCourse(date)!);
  beforeEach(() => void vi.stubGlobal('localStorage', memoryStorage()));
  afterEach(() => void vi.unstubAllGlobals());

  it('arrive while its course is on the page, after a message about the search', () => {
    const { session, foreign: watch, changed } = pageOf(sessionWith(day, null));
    expect([watch.missing, workers.map(({ asked }) => asked)]).toEqual([
      'Its medals are being flown for.',
      [[day]],
    ]);
    workers[0].post({ progress: { flown: 120, of: 300, flights: {} } });
    expect(watch.missing).toBe('Its medals are being flown for: 120 of 300 flights.');
    workers[0].post({ answer: proof(medals) });
    expect([watch.missing, said, medalsOf(session)]).toEqual(['', [], [medals, medals]]);
    expect(changed).toHaveBeenCalledTimes(1);
  });

  it('are stored with their flights, and shown immediately when the course is opened again', () => {
    expect([dayMedals(date), provenCourse(String(date))]).toEqual([null, null]);
    pageOf(sessionWith(day, null));
    workers[0].post({ answer: proof(medals) });
    expect(dayMedals(date)).toEqual(medals);
    expect(provenCourse(String(date))).toMatchObject({ id: String(date), flights: slalom.flights });
    const { session, foreign: watch } = pageOf(sessionWith({ ...day }, null));
    expect([workers.length, watch.missing, medalsOf(session)]).toEqual([1, '', [medals, medals]]);
  });

  it('are searched again if the stored ones are invalid', () => {
    for (const rubbish of [7, [[date]], [[date, { bronze: 'x' }, {}]], [[date, null, null]]]) {
      bestStore.write('par-day-medals', rubbish);
      expect([dayMedals(date), provenCourse(String(date))]).toEqual([null, null]);
    }
    pageOf(sessionWith(day, null));
    expect(workers).toHaveLength(1);
  });

  it('are not searched for another course with the same id, nor for a course in Build', () => {
    pageOf(sessionWith({ ...day, seed: 9 }, null));
    expect(workers).toEqual([]);
    const session = sessionWith({ ...day }, null);
    session.build(true);
    pageOf(session);
    expect(workers).toEqual([]);
  });

  it('are checked like any others if they come with the course from a link or file', () => {
    const given = { ...day, par: { ...day.par!, medals: others } };
    const { session, foreign: watch } = pageWith(given);
    expect(watch.areAuthors).toBe(true);
    workers[0].post({ answer: proof(medals) });
    expect(medalsOf(session)).toEqual([medals, medals]);
    expect(said).toHaveLength(1);
  });
});
