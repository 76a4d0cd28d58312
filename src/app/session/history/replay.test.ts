// Tests of replays of the last seconds: they leave the session unchanged, and keep an edit between two visits.
import { expect, it } from 'vitest';
import { scenarios } from '../../../lab/scenarios';
import { stateHash } from '../../../world/simulation/history/state-hash';
import { limitEntity } from '../../../world/simulation/settings';
import { Session } from '../session';
import { ReplayOutdated } from './replay';

const raced = (steps: number) => {
  const session = new Session(scenarios.find(({ id }) => id === 'path-race')!.scenario, 'path-race');
  session.step(steps);
  return session;
};

/** Returns the hash of a session's state after some steps from the start. */
const hashAt = (steps: number) => stateHash(raced(steps).simulation);

it('goes through the last seconds, and shows nothing of it outside', () => {
  const session = raced(600);
  const replay = session.replay(2);
  expect(replay.seconds).toBeCloseTo(2, 9);
  const seen: string[] = [];
  for (const time of [0, 0.5, 2]) {
    replay.visit((goTo) => {
      expect(goTo(time)).toBe(1);
      seen.push(stateHash(session.simulation));
    });
    expect(stateHash(session.simulation)).toBe(hashAt(600));
  }
  expect(seen).toEqual([hashAt(480), hashAt(510), hashAt(600)]);
});

it('draws between two steps at times between them', () => {
  const session = raced(300);
  session.replay(1).visit((goTo) => expect(goTo(0.5 + 0.25 / 60)).toBeCloseTo(0.25, 6));
});

it('is as long as the run, and at most ten seconds', () => {
  expect(raced(30).replay(5).seconds).toBeCloseTo(0.5, 9);
  expect(raced(900).replay(60).seconds).toBeCloseTo(10, 9);
});

it('shows the edits that were made then', () => {
  const session = raced(300);
  session.edit(({ simulation }) => simulation.entities[0].body.setAngularVelocity(1));
  session.step(60);
  const after = stateHash(session.simulation);
  const replay = session.replay(2);
  let shown = '';
  replay.visit((goTo) => {
    goTo(2);
    shown = stateHash(session.simulation);
  });
  expect(shown).toBe(after);
});

it('keeps an edit that was made between two visits, also while paused, and refuses to go on', () => {
  const session = raced(300);
  session.playback.paused = true;
  const replay = session.replay(2);
  replay.visit((goTo) => goTo(1));
  session.edit(({ simulation }) => {
    simulation.entities[0].body.setAngularVelocity(1);
    limitEntity(simulation.entities[0], { speed: 3 });
  });
  const edited = stateHash(session.simulation);
  expect(edited).not.toBe(hashAt(300));
  expect(() => replay.visit((goTo) => goTo(1.5))).toThrow(ReplayOutdated);
  expect(stateHash(session.simulation)).toBe(edited);
  expect(session.entities[0].limits.speed).toBe(3);
});

it('ends at the shown moment of a session that is rewound', () => {
  const session = raced(600);
  session.lookBack(3);
  const shown = stateHash(session.simulation);
  session.replay(1).visit((goTo) => goTo(1));
  expect(stateHash(session.simulation)).toBe(shown);
  session.lookBack(0);
  expect(stateHash(session.simulation)).toBe(hashAt(600));
});

it('refuses to go on after a step, or in another scene, and leaves both alone', () => {
  const session = raced(300);
  const replay = session.replay(2);
  replay.visit((goTo) => goTo(1));
  session.step();
  expect(() => replay.visit(() => {})).toThrow(ReplayOutdated);
  expect(stateHash(session.simulation)).toBe(hashAt(301));
});

it('restores the present if drawing throws', () => {
  const session = raced(300);
  const fails = () =>
    session.replay(2).visit((goTo) => {
      goTo(1);
      throw new Error('no picture');
    });
  expect(fails).toThrow('no picture');
  expect(stateHash(session.simulation)).toBe(hashAt(300));
});
