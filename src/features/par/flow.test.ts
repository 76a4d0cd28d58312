// Tests of the flow of Par: time waits for the plan, a run is the same for all frame lengths, and a redraw begins at
// the next gate.
import { describe, expect, it } from 'vitest';
import { Session } from '../../app/session/session';
import { lagOf } from './rules/comparison';
import { scenarioOf } from './rules/course';
import { courses } from './rules/courses';
import { parGame } from './rules/game';
import { type ParRules, parOf } from './rules/par-rules';
import { lastBody, trackOf } from './rules/record';
import { slalom } from './rules/slalom';

const opened = (scenario = scenarioOf(slalom)) => new Session(scenario, 'par', [parGame]);
const rulesOf = (session: Session): ParRules => parOf(session.simulation)!;

/**
 * Advances the session frame by frame until the run is over, for at most one minute.
 * @param frame duration of a frame, s
 */
function watch(session: Session, frame: number): void {
  for (let n = 0; n * frame < 60 && rulesOf(session).state === 'running'; n++) session.advance(frame);
}

describe('a plan', () => {
  it('waits: no real time passes before the start, nor after the end', () => {
    const session = opened();
    session.advance(1);
    expect([session.simulation.tick, rulesOf(session).state]).toEqual([0, 'ready']);
    rulesOf(session).begin();
    watch(session, 1 / 30);
    const { tick } = session.simulation;
    expect(rulesOf(session).state).toBe('over');
    session.advance(1);
    expect(session.simulation.tick).toBe(tick);
  });

  it('is kept by a restart, which is back at clock 0', () => {
    const session = opened();
    const waypoints = [
      { x: -34, y: -8 },
      { x: -19, y: 8 },
    ];
    session.edit(({ commands }) => commands.setPath(waypoints, false));
    rulesOf(session).begin();
    for (let n = 0; n < 60; n++) session.advance(1 / 30);
    expect(rulesOf(session).time).toBeGreaterThan(1);
    session.restart();
    expect([rulesOf(session).state, rulesOf(session).time]).toEqual(['ready', 0]);
    expect(session.entities[0].waypoints).toEqual(waypoints);
  });
});

describe('the line of a run that is over', () => {
  it('is the plan of the next one once it is dragged, and undo takes back first the drag, then the way back', () => {
    const session = opened();
    rulesOf(session).begin();
    watch(session, 1 / 30);
    const flown = rulesOf(session);
    expect(flown.state).toBe('over');
    for (const y of [8, 7]) session.command((commands) => commands.moveWaypoint(3, { x: 11, y }));
    session.settle();
    expect([rulesOf(session).state, rulesOf(session).time]).toEqual(['ready', 0]);
    expect(session.commands.waypoints[3]).toEqual({ x: 11, y: 7 });
    session.undo();
    expect([rulesOf(session).state, session.commands.waypoints[3]]).toEqual(['ready', { x: 11, y: 9 }]);
    session.undo();
    expect(rulesOf(session)).toBe(flown);
    expect(flown.state).toBe('over');
  });
});

describe('a run', () => {
  it('takes the same time in frames of any length, paused on the way, and again after a restart', () => {
    const times = [1 / 60, 1 / 24, 0.1].map((frame) => {
      const session = opened(scenarioOf(slalom, slalom.flights.best));
      rulesOf(session).begin();
      for (let n = 0; n < 20; n++) session.advance(frame);
      session.playback.paused = true;
      session.advance(5);
      session.playback.paused = false;
      watch(session, frame);
      session.restart();
      rulesOf(session).begin();
      watch(session, frame);
      return rulesOf(session).time;
    });
    expect(new Set(times)).toEqual(new Set([slalom.flights.best.time]));
  });

  it('is over when the path ends before the last gate, and earns nothing', () => {
    const session = opened();
    session.edit(({ commands }) =>
      commands.setPath(
        [
          { x: -34, y: -9 },
          { x: -19, y: 9 },
        ],
        false,
      ),
    );
    rulesOf(session).begin();
    watch(session, 0.1);
    expect(parGame.report!(session.simulation)).toMatchObject({ state: 'over', medal: null });
    expect(rulesOf(session).record).toBeNull();
  });

  it('continues at the next gate when its path is redrawn', () => {
    const session = opened();
    rulesOf(session).begin();
    while (rulesOf(session).course.passed < 2) session.advance(1 / 60);
    const whole = slalom.gates.map(({ at: [x, y] }) => ({ x, y: y - 0.5 }));
    session.edit(({ commands }) => commands.setPath([...whole, { x: 53, y: 9 }], false));
    session.advance(1 / 60);
    session.advance(1 / 60);
    expect(session.entities[0].cursor).toBe(2);
    watch(session, 1 / 60);
    expect(rulesOf(session).finished).toBe(true);
  });

  it('of two bodies counts when both are through, by the slower one at each gate', () => {
    const session = opened(scenarioOf(courses.find(({ id }) => id === 'pair')!));
    const rules = rulesOf(session);
    rules.begin();
    watch(session, 0.1);
    const [strong, weak] = rules.pilots.map(({ course }) => course.splits);
    expect(rules.splits).toEqual(strong.map((split, n) => Math.max(split, weak[n])));
    expect(rules.time).toBe(Math.max(strong[6], weak[6]));
    const record = rules.record!;
    expect(record.bodySplits).toEqual([strong, weak]);
    expect(lastBody(record)).toBe(1);
    expect(trackOf(record, 1).poses).toEqual(rules.pilots[1].poses);
    const { body, before, behind } = lagOf(record)!;
    expect([body, before, behind]).toEqual([1, 0, weak[6] - strong[6]]);
  });
});
