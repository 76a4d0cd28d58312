import { describe, expect, it } from 'vitest';
import { Session } from '../session/session';
import { Faces } from '../view/game-face';
import type { PlayedGame } from '.';
import { Coming } from './coming';
import { dodgeFace } from './dodge/face';
import { parFace } from './par/face';
import { allScenarios, games as rules } from './rules';

const dodgeScene = allScenarios.find(({ id }) => id === 'dodge')!.scenario;

const page = { layers: [], mount: () => ({}) } as unknown as Awaited<ReturnType<PlayedGame['load']>>;

/** A promise, and what settles it. */
function later<T>() {
  let resolve: (value: T) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const promise = new Promise<T>((...settle) => {
    [resolve, reject] = settle;
  });
  return { promise, resolve, reject };
}

/** A page whose games come when they are told to. */
function slowPage() {
  const [first] = allScenarios;
  const session = new Session(first.scenario, first.id, rules);
  const arrivals = [dodgeFace, parFace].map((face) => ({ face, ...later<typeof page>() }));
  let come = 0;
  let failed = 0;
  const coming = new Coming(
    session,
    new Faces([dodgeFace, parFace]),
    arrivals.map(({ face, promise }) => ({ face, load: () => promise })),
    () => come++,
    () => failed++,
  );
  const ticksIn = (seconds: number) => {
    const { tick } = session.simulation;
    session.advance(seconds);
    return session.simulation.tick - tick;
  };
  return { session, coming, dodge: arrivals[0], ticksIn, told: () => ({ come, failed }) };
}

describe('a game whose page comes late', () => {
  it('begins with its page: time waits for it', async () => {
    const { session, coming, dodge, ticksIn, told } = slowPage();
    expect(ticksIn(0.1)).toBeGreaterThan(0);
    session.load(dodgeScene, 'dodge');
    expect(ticksIn(0.1)).toBe(0);
    expect(session.playback.paused).toBe(false);
    const there = coming.now();
    dodge.resolve(page);
    await there;
    expect(told()).toEqual({ come: 1, failed: 0 });
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('goes on without it where it cannot be had, and says so', async () => {
    const { session, coming, dodge, ticksIn, told } = slowPage();
    session.load(dodgeScene, 'dodge');
    const there = coming.now();
    dodge.reject(new Error('no line'));
    await there;
    expect(told().come).toBe(0);
    expect(told().failed).toBeGreaterThan(0);
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });

  it('holds no other scene up', () => {
    const { session, ticksIn } = slowPage();
    session.load(dodgeScene, 'dodge');
    const [first] = allScenarios;
    session.load(first.scenario, first.id);
    expect(ticksIn(0.1)).toBeGreaterThan(0);
  });
});
